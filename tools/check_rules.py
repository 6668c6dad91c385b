"""Check what no linter checks: the rules of this house.

In engine/, rules/ and words/ a season must follow from its answers and draws alone: no clock, no randomness, no hash,
no order that Python doesn't promise, nothing imported but the standard library and mypy_extensions.
Everywhere: files and functions keep their size, no blanket ignores, no address of a package index in the repository.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PURE = ("engine", "rules", "words")
CODE = ("src", "tests", "tools")

BANNED_MODULES = frozenset({"datetime", "os", "random", "secrets", "time", "uuid"})
ALLOWED_PACKAGES = frozenset({"mypy_extensions", "touchline"})
BANNED_CALLS = {
    "hash": "the hash of a text changes with each process",
    "id": "an address changes with each process",
}

SET_MAKERS = frozenset({"frozenset", "set"})
SET_METHODS = frozenset({"copy", "difference", "intersection", "symmetric_difference", "union"})
SET_OPERATORS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)
SET_TYPES = frozenset({"AbstractSet", "FrozenSet", "MutableSet", "Set", "frozenset", "set"})
IN_ORDER = frozenset({"dict", "enumerate", "filter", "iter", "list", "map", "reversed", "tuple", "zip"})
IN_ORDER_METHODS = frozenset({"extend", "fromkeys", "join"})
ORDERED_BY_KEY = frozenset({"max", "min", "sorted"})

LONGEST_FILE = 600
LONGEST_FUNCTION = 40
SHARE_WITHIN = 0.95

TYPE_IGNORE = re.compile(r"#\s*type:\s*ignore(?!\[[\w, -]+\])")
NOQA = re.compile(r"#\s*(?:ruff:\s*)?noqa(?!:\s*[A-Z]+[0-9]+)", re.IGNORECASE)

# In pieces, so that this file holds none of them.
INDEX_HOSTS = tuple(
    b".".join(pieces)
    for pieces in (
        (b"pypi", b"org"),
        (b"pythonhosted", b"org"),
        (b"npmjs", b"org"),
        (b"npmjs", b"com"),
        (b"yarnpkg", b"com"),
    )
)

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef


class Slip(NamedTuple):
    """Something that breaks a rule of the house: where, and what would be right."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{self.line}: {self.message}"


def import_slips(path: Path, tree: ast.Module) -> Iterator[Slip]:
    """Imports of what could make two runs of a season differ, and of what must not be needed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        else:
            continue
        for name in names:
            package = name.partition(".")[0]
            if package in BANNED_MODULES:
                yield Slip(path, node.lineno, f"imports {name}: rules know no clock, chance or system")
            elif package not in sys.stdlib_module_names and package not in ALLOWED_PACKAGES:
                yield Slip(path, node.lineno, f"imports {name}: rules need the standard library only")


def call_slips(path: Path, tree: ast.Module) -> Iterator[Slip]:
    """Calls whose result differs from process to process."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            name = node.func.id
            yield Slip(path, node.lineno, f"calls {name}(): {BANNED_CALLS[name]}; use a number of ours")


def scope_nodes(scope: Scope) -> Iterator[ast.AST]:
    """What stands in a scope itself, and not in a function or class inside it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, Scope):
            waiting.extend(ast.iter_child_nodes(node))


def is_set_type(annotation: ast.expr | None) -> bool:
    """Whether an annotation says `set`, `frozenset` or the like, also inside `Final[...]`."""
    if isinstance(annotation, ast.Subscript):
        if isinstance(annotation.value, ast.Name) and annotation.value.id in {"ClassVar", "Final"}:
            return is_set_type(annotation.slice)
        return is_set_type(annotation.value)
    return isinstance(annotation, ast.Name) and annotation.id in SET_TYPES


def is_set(node: ast.expr, names: frozenset[str]) -> bool:
    """Whether an expression is plainly a set; `names` are the variables known to hold one."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.IfExp):
        return is_set(node.body, names) or is_set(node.orelse, names)
    if isinstance(node, ast.BinOp) and isinstance(node.op, SET_OPERATORS):
        return any(is_set(side, names) or is_keys(side) for side in (node.left, node.right))
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return node.func.id in SET_MAKERS
        return (
            isinstance(node.func, ast.Attribute)
            and node.func.attr in SET_METHODS
            and is_set(node.func.value, names)
        )
    return False


def is_keys(node: ast.expr) -> bool:
    """Whether an expression is `something.keys()`, from which operators make sets."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def set_names(scope: Scope, outer: frozenset[str]) -> frozenset[str]:
    """The variables that hold a set in this scope, by annotation or by what is assigned to them."""
    sets = set(outer)
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        arguments = scope.args
        for parameter in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            sets.discard(parameter.arg)
            if is_set_type(parameter.annotation):
                sets.add(parameter.arg)
    for node in scope_nodes(scope):
        if isinstance(node, ast.Assign):
            held = is_set(node.value, frozenset(sets))
            targets = [target for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value_is_set = node.value is not None and is_set(node.value, frozenset(sets))
            held = is_set_type(node.annotation) or value_is_set
            targets = [node.target]
        else:
            continue
        for target in targets:
            (sets.add if held else sets.discard)(target.id)
    return frozenset(sets)


def unpacks(node: ast.Assign) -> bool:
    """Whether an assignment is `a, b = something`."""
    return any(isinstance(target, ast.Tuple | ast.List) for target in node.targets)


def iterated(node: ast.AST) -> list[ast.expr]:
    """What a node goes through in order."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Starred | ast.YieldFrom):
        return [node.value]
    if isinstance(node, ast.Assign) and unpacks(node):
        return [node.value]
    if isinstance(node, ast.Call):
        return iterated_by_call(node)
    return []


def iterated_by_call(call: ast.Call) -> list[ast.expr]:
    """What a call goes through in order; with a key, equals stay in the order in which they came."""
    if isinstance(call.func, ast.Name):
        by_key = any(keyword.arg == "key" for keyword in call.keywords)
        in_order = call.func.id in IN_ORDER or (call.func.id in ORDERED_BY_KEY and by_key)
        return call.args if in_order else []
    if isinstance(call.func, ast.Attribute):
        if call.func.attr in IN_ORDER_METHODS:
            return call.args
        if call.func.attr == "pop" and not call.args:
            return [call.func.value]
    return []


def set_slips(path: Path, scope: Scope, outer: frozenset[str] = frozenset()) -> Iterator[Slip]:
    """Sets that are gone through in the order in which they happen to lie."""
    names = set_names(scope, outer)
    inner_names = outer if isinstance(scope, ast.ClassDef) else names
    for node in scope_nodes(scope):
        for expression in iterated(node):
            if is_set(expression, names):
                yield Slip(path, expression.lineno, "goes through a set, which has no order: use sorted()")
        if isinstance(node, Scope):
            yield from set_slips(path, node, inner_names)


def purity_slips(path: Path, text: str) -> Iterator[Slip]:
    """Everything in a file of the rules that could make two runs of a season differ."""
    tree = ast.parse(text, str(path))
    yield from import_slips(path, tree)
    yield from call_slips(path, tree)
    yield from set_slips(path, tree)


def file_slips(path: Path, text: str) -> Iterator[Slip]:
    """A file that is too long, and comments that silence more than they name."""
    count = len(text.splitlines())
    if count > LONGEST_FILE:
        yield Slip(path, LONGEST_FILE + 1, f"has {count} lines: at most {LONGEST_FILE}; make it two modules")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        if TYPE_IGNORE.search(token.string):
            yield Slip(path, token.start[0], "type comment ignores everything: name the code in brackets")
        if NOQA.search(token.string):
            yield Slip(path, token.start[0], "lint comment silences everything: name the code after a colon")


def long_functions(path: Path, text: str) -> tuple[int, list[Slip]]:
    """How many functions a file has, and those that don't fit in view."""
    count = 0
    slips = []
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, Function):
            count += 1
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                message = f"{node.name} has {lines} lines: at most {LONGEST_FUNCTION}"
                slips.append(Slip(path, node.lineno, message))
    return count, slips


def function_slips(files: dict[Path, str]) -> list[Slip]:
    """The functions that are too long, if they are more than the few that may be."""
    total = 0
    slips: list[Slip] = []
    for path, text in files.items():
        count, found = long_functions(path, text)
        total += count
        slips += found
    return slips if total - len(slips) < SHARE_WITHIN * total else []


def address_slips(path: Path, content: bytes) -> Iterator[Slip]:
    """Addresses of package indexes; in the list of pins, anything that is no pin."""
    for number, line in enumerate(content.lower().split(b"\n"), start=1):
        for host in INDEX_HOSTS:
            if host in line:
                yield Slip(path, number, f"names {host.decode()}: each machine knows its own package index")
        if path.name == "constraints.txt" and not re.fullmatch(rb"(#.*|[\w.-]+==[\w.+!]+)?", line.strip()):
            yield Slip(path, number, "is no pin: write name==version, and nothing else")


def tracked_files() -> list[Path]:
    """All files of the repository, new ones that are not ignored included; without git, the folders of code."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
        found = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        found = [*ROOT.glob("*"), *(path for folder in CODE for path in (ROOT / folder).rglob("*"))]
        found = [path for path in found if "__pycache__" not in path.parts]
    return sorted(path for path in found if path.is_file())


def slips_of(paths: list[Path]) -> list[Slip]:
    """Everything that is wrong with these files."""
    slips: list[Slip] = []
    code: dict[Path, str] = {}
    for path in paths:
        content = path.read_bytes()
        slips += address_slips(path, content)
        parts = path.relative_to(ROOT).parts
        if path.suffix != ".py" or parts[0] not in CODE:
            continue
        code[path] = content.decode()
        slips += file_slips(path, code[path])
        if parts[:2] == ("src", "touchline") and parts[2] in PURE:
            slips += purity_slips(path, code[path])
    product = {path: text for path, text in code.items() if path.relative_to(ROOT).parts[0] == "src"}
    slips += function_slips(product) or function_slips(code)
    return slips


def main() -> int:
    """Print all slips, a line each; 1 if there are any."""
    paths = tracked_files()
    slips = slips_of(paths)
    for slip in slips:
        print(slip)
    result = f"{len(slips)} slips" if slips else "they keep the rules of the house"
    print(f"{len(paths)} files: {result}")
    return 1 if slips else 0


if __name__ == "__main__":
    sys.exit(main())
