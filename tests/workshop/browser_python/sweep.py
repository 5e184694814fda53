"""Call every function of every built-in module, and every method of every built-in type, with all kinds of arguments.

Says of each in a few characters what kinds of results and which exceptions came: a function of C that was taken out by
mistake would end the interpreter. Left alone is what would end or stop it by right.
"""

import hashlib
import importlib
import json
import os
import re
import sys
import types
import warnings

warnings.simplefilter("ignore")
ENDING = set("""
_debugmallocstats field_size_limit __subclasses__ __init__ __setattr__ __delattr__ __sizeof__ _exit abort kill killpg
pause sleep input exit quit breakpoint breakpointhook _clear _run_exitfuncs raise_signal interrupt_main sigwait
pthread_kill setitimer alarm select poll _shutdown excepthook unraisablehook displayhook execv execve fork system
close closerange dup dup2 read readv write chdir fchdir chroot remove unlink rmdir rename replace truncate ftruncate
set_blocking umask settrace setprofile _setprofileallthreads _settraceallthreads setrecursionlimit setdlopenflags
set_threshold set_debug activate_stack_trampoline remote_exec get_objects set_asyncgen_hooks
set_coroutine_origin_tracking_depth setswitchinterval _clear_internal_caches _clear_type_cache _clear_type_descriptors
unregister start_new_thread start_joinable_thread start_new set_int_max_str_digits acquire acquire_lock wait join get
put repeat count cycle iter freeze setlocale exec_builtin exec_dynamic create_builtin create_dynamic _fix_co_filename
init_frozen register tzset clock_settime utime lseek open_code set_wakeup_fd signal siginterrupt enable disable
set_inheritable release_lock lockf flock ioctl fcntl audit addaudithook _jit call_tracing intern __build_class__
accept recv connect _getframe _current_frames _current_exceptions waitpid wait3 wait4 waitid login_tty posix_spawn
posix_spawnp mkfifo mknod mkdir symlink link openpty forkpty setsid nice sched_yield unshare __import__ eval exec
compile print open help copyright credits license _override_frozen_modules_for_tests
_override_multi_interp_extensions_check
""".split())
MADE = "_collections _csv _datetime _decimal _functools _io _operator _random _struct zlib".split()
ARGUMENTS = [
    (), (0,), (1, 2), (-1.5,), ("a b",), (b"ab",), ([3, 1],), ({"a": 1},), (None,), ((1, 2), "x"), ("ab", "b"),
    (b"ab", b"b"), (len, [1]), ("a", "b", "c"), (5, 3, 2), ({1, 2}, {2}), (bytearray(b"xyz"), 1), (int, "7"),
    (str.upper, ["q"]), (1j,),
]
SAMPLES = [
    0, 7, True, -2.5, 1e300, 3 + 4j, "Grüße ß Straße", "", b"bytes", bytearray(b"array"), memoryview(b"view"), [3, 1,
    2], (1, 2), {"k": 1}, {1, 2}, frozenset({1}), range(5), slice(1, 2), None, ..., NotImplemented, type, object(),
    len, [].append, str.join, ValueError("v"), types.SimpleNamespace(a=1), types.MappingProxyType({"a": 1}),
    property(len), classmethod(len), staticmethod(len), (n for n in "ab"), iter([1]), iter("a"), iter({}),
    iter({1: 2}.items()), zip("a", "b", strict=True), map(str, [1]), filter(None, [1]), enumerate("a"), reversed([1]),
    super(int, 1), (lambda: 0), (lambda: 0).__code__, {}.keys(), {1: 2}.values(), 10**40,
]
answers = {}


def call(name, function):
    """Note its signature and what comes of a call with each of the arguments."""
    said = [str(getattr(function, "__text_signature__", None))]
    for arguments in ARGUMENTS:
        try:
            said.append(type(function(*arguments)).__name__)
        except RecursionError:
            said.append("RecursionError")
        except BaseException as error:
            said.append(f"{type(error).__name__}: {error}")
    without_places = re.sub("0x[0-9a-f]+", "", "\n".join(said))
    answers[name] = hashlib.sha256(without_places.encode("utf-8", "replace")).hexdigest()[:8]


def public(thing):
    """Yield names and callables of a module, type or instance."""
    for name in sorted(dir(thing)):
        if name in ENDING:
            continue
        try:
            value = getattr(thing, name)
        except Exception:
            continue
        if callable(value):
            yield name, value


def call_methods(name, sample):
    """Call all methods of an instance."""
    for method, inner in public(sample):
        call(f"{name}.{method}", inner)


for module in sorted(sys.builtin_module_names):
    if module in ("_pyodide_core", "faulthandler", *os.environ["LEFT_OUT"].split()):
        continue
    try:
        found = importlib.import_module(module)
    except ImportError as error:
        answers[module] = str(type(error).__name__)
        continue
    for name, function in public(found):
        call(f"{module}.{name}", function)
        if isinstance(function, type) and module != "builtins":
            for method, inner in public(function):
                call(f"{module}.{name}.{method}", inner)
            for arguments in ARGUMENTS if module in MADE else ():
                try:
                    sample = function(*arguments)
                except Exception:
                    continue
                call_methods(f"{module}.{name}{arguments}", sample)
                break
for number, sample in enumerate(SAMPLES):
    call_methods(f"{number} {type(sample).__name__}", sample)
json.dumps(answers)
