"""Texts that try to become markup, script, style or a link wherever they are shown."""

PAYLOADS = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<svg/onload=alert(1)//",
    "<iframe src=javascript:alert(1)>", "<body onload=alert(1)>", "<a href=javascript:alert(1)>x</a>",
    "<style>*{display:none}</style>", "<link rel=stylesheet href=//evil.example/x.css>", "<meta http-equiv=refresh>",
    "<foreignObject><script>1</script></foreignObject>", "<use href=data:image/svg+xml,x#y>", "<base href=//evil>",
    "<math><mi xlink:href=javascript:alert(1)>", "<details open ontoggle=alert(1)>", "<object data=javascript:1>",
    "<embed src=javascript:alert(1)>", "<form action=javascript:alert(1)><input type=submit>", "<!--", "-->",
    "<![CDATA[",
    "]]>", "<?xml version='1.0'?>", "<!DOCTYPE x [<!ENTITY y 'z'>]>", "&lt;script&gt;", "&#60;script&#62;", "&quot;",
    "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "\x00<script\x00>alert(1)</script>",
    "\u202egnp.js",
    "\ufffe\uffff", "\ud800", "{{7*7}}", "${7*7}", "%3Cscript%3E", "\\x3cscript\\x3e", "\u2028\u2029", "expression(1)",
    "url(javascript:1)", "x\tonmouseover=alert(1)", "x\nonmouseover=alert(1)", "\x1b[31m",
)
WRAPPERS = ("{}", "\">{}", "'>{}", "</text></svg>{}", "\" onfocus=\"{}\" x=\"", "' style='{}' x='")
FEW = tuple(
    wrapper.replace("{}", payload) for number, payload in enumerate(PAYLOADS)
    for wrapper in (WRAPPERS[0], WRAPPERS[1 + number % (len(WRAPPERS) - 1)])
)
"""Each alone and in one of the wrappers, each of which is there with many."""
INJECTIONS = tuple(wrapper.replace("{}", payload) for payload in PAYLOADS for wrapper in WRAPPERS)
