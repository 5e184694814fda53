"""Looking at what is shown as a ruler does: no word broken inside, no word cut off, nothing wider than the screen."""

from __future__ import annotations

from playwright.sync_api import Page

WIDTHS = ((320, 568), (390, 844), (1024, 768), (1280, 800))
SHOWN = """
    const isShown = (node) => {  // to the eyes
        const parent = node.parentElement;
        if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) return false;
        if (parent.closest("svg, script, textarea, option, .grab")) return false;  // the last: goes on in the log
        for (let up = parent; up; up = up.parentElement)
            if (getComputedStyle(up).clipPath === "inset(50%)") return false;
        return true;
    };
    const shown = (root) => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
        while (walk.nextNode()) if (isShown(walk.currentNode)) found.push(walk.currentNode);
        return found;
    };
    const boxes = (node, first, last) => {
        const range = document.createRange();
        range.setStart(node, first);
        range.setEnd(node, last);
        return [...range.getClientRects()].filter((box) => box.width > 0);
    };
"""
BROKEN = f"""(place) => {{
    {SHOWN}
    const found = new Set();
    for (const node of shown(document.querySelector(place)))
        for (const match of node.data.matchAll(/[\\p{{L}}\\u2019']{{3,}}/gu)) {{
            const tops = boxes(node, match.index, match.index + match[0].length).map((box) => box.top);
            if (Math.max(...tops) - Math.min(...tops) > 4) found.add(match[0]);
        }}
    return [...found];
}}"""
CUT = f"""(place) => {{
    {SHOWN}
    const found = new Set(), goesOn = /auto|scroll/, ends = /hidden|clip/;
    for (const node of shown(document.querySelector(place))) for (const box of boxes(node, 0, node.length)) {{
        let isMoved = false, isRolled = false;  // something within which it lies can be scrolled sideways, or down
        for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {{
            const {{ overflowX, overflowY, display }} = getComputedStyle(up), edge = up.getBoundingClientRect();
            if (/contents|inline$/.test(display)) continue;
            const isBeside = box.right > edge.right + 1 || box.left < edge.left - 1;
            if (ends.test(overflowX) && !isMoved && isBeside) found.add(node.data.trim());
            const isBelow = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
            if (ends.test(overflowY) && !isRolled && isBelow) found.add(node.data.trim());
            [isMoved, isRolled] = [isMoved || goesOn.test(overflowX), isRolled || goesOn.test(overflowY)];
        }}
        if (!isMoved && (box.right > innerWidth + 1 || box.left < -1)) found.add(node.data.trim());
    }}
    return [...found].map((text) => text.slice(0, 40));
}}"""


def broken_words(page: Page, place: str = "body") -> list[str]:
    """Return the words that begin on one line and end on another, hyphen or none."""
    found: list[str] = page.evaluate(BROKEN, place)
    return found


def cut_texts(page: Page, place: str = "body") -> list[str]:
    """Return the texts of which something lies where it can be neither seen nor scrolled to."""
    found: list[str] = page.evaluate(CUT, place)
    return found
