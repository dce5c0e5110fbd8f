#!/usr/bin/env python3
"""Says which mutants of some source files no test notices.

cargo-mutants says what the mutants are. It builds and tests each for itself, which takes a minute for each; here all of them are built
at once, each behind a number that a run is told in its environment, so that a mutant costs no more than the tests that it takes to
notice it. Needs cargo-mutants, and the packages tree_sitter and tree_sitter_rust for Python.

What no test notices is listed in FILE (--known), by its name without the line, with the reason after a tab; a mutant that is missing there,
or that stands there though it is noticed, makes the exit code 1.

What can't be noticed, since it makes no difference that anybody is told of, is listed in another such FILE (--equivalent) and doesn't count
either way: it is tried all the same, and one that is noticed makes the exit code 1. Of several alike in one function the name says which
one is meant: (#2 of 3).
"""

import argparse
import concurrent.futures
import contextlib
import json
import os
import pathlib
import queue
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import tree_sitter
import tree_sitter_rust

RUST = tree_sitter.Parser(tree_sitter.Language(tree_sitter_rust.language()))
SWITCH = '''//! Which mutant is switched on, and which are reached.
#![allow(missing_docs, dead_code, reason = "it is here for the tests of mutants only")]

use std::{
    fs::File,
    io::Write,
    sync::{
        Mutex, OnceLock,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
};

/// The largest number of a mutant.
pub const MOST: usize = @MOST@;
/// What isn't known yet: the environment says it.
const UNKNOWN: u32 = u32::MAX;
static ON: AtomicU32 = AtomicU32::new(UNKNOWN);
static NOTING: AtomicBool = AtomicBool::new(true);
static REACHED: [AtomicBool; MOST + 1] = [const { AtomicBool::new(false) }; MOST + 1];
/// The file to which each place is written as it is reached first, if the environment names one: by a test, and by the programs that it starts.
static TOLD: OnceLock<Option<Mutex<File>>> = OnceLock::new();

fn tell(one: u32) {
    let open = || std::env::var_os("MUTANT_REACHED").and_then(|path| File::options().append(true).create(true).open(path).ok()).map(Mutex::new);
    if let Some(mut file) = TOLD.get_or_init(open).as_ref().and_then(|file| file.lock().ok()) {
        let _ = file.write_all(format!("{one}\n").as_bytes());
    }
}

/// The number of the mutant that is switched on; 0 if none is. It is noted that a place was reached: its number is that of the first of its mutants.
pub(crate) fn at(one: u32) -> u32 {
    if NOTING.load(Ordering::Relaxed) && !REACHED[one as usize].load(Ordering::Relaxed) && !REACHED[one as usize].swap(true, Ordering::Relaxed) {
        tell(one);
    }
    match ON.load(Ordering::Relaxed) {
        UNKNOWN => {
            let said = std::env::var("MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
            switch_on(said);
            said
        }
        on => on,
    }
}

/// Switches a mutant on, and all others off.
pub fn switch_on(one: u32) {
    ON.store(one, Ordering::Relaxed);
}

/// Whether it is noted what is reached.
pub fn note(noting: bool) {
    NOTING.store(noting, Ordering::Relaxed);
}

/// The places that were reached since this was asked last.
pub fn noted() -> Vec<usize> {
    (0..=MOST).filter(|one| REACHED[*one].swap(false, Ordering::Relaxed)).collect()
}
'''


MEMORY = 6 << 30


class Source:
    """A source file with its mutants built in, each behind its number."""

    def __init__(self, path, text, mutants):
        self.path, self.text, self.lines = path, text, text.split(b"\n")
        self.tree = RUST.parse(text)
        self.at = {}
        # The number by which the place of a mutant is noted as it is reached.
        self.places = {}
        self.untried = {}
        for mutant in mutants:
            node, reason = self.node(mutant)
            if node is None:
                self.untried[mutant["id"]] = reason
            else:
                self.at.setdefault(node.id, []).append(mutant)
        self.holding = set()
        self.mark(self.tree.root_node)

    def mark(self, node):
        holds = node.id in self.at
        for child in node.children:
            holds |= self.mark(child)
        if holds:
            self.holding.add(node.id)
        return holds

    def offset(self, place):
        line = self.lines[place["line"] - 1].decode()
        before = sum(len(other) + 1 for other in self.lines[: place["line"] - 1])
        return before + len(line[: place["column"] - 1].encode())

    def node(self, mutant):
        """The node that a mutant changes."""
        start, end = self.offset(mutant["span"]["start"]), self.offset(mutant["span"]["end"])
        node = self.tree.root_node.descendant_for_byte_range(start, max(start, end - 1))
        kinds = {
            "BinaryOperator": ("binary_expression", "compound_assignment_expr"),
            "UnaryOperator": ("unary_expression",),
            "MatchArm": ("match_arm",),
            "StructField": ("field_initializer", "shorthand_field_initializer"),
            "FnValue": ("function_item",),
        }
        if mutant["genre"] == "FnValue":
            if "impl " in mutant["function"]["return_type"]:
                return None, "returns what has no name"
        if mutant["genre"] == "MatchArmGuard":
            while node is not None and node.type != "match_pattern":
                node = node.parent
            guard = node and node.child_by_field_name("condition")
            return (node, None) if guard and guard.type not in ("let_chain", "let_condition") else (None, "a chain of lets")
        while node is not None and node.type not in kinds[mutant["genre"]]:
            if node.type in ("token_tree", "let_chain"):
                return None, f"in a {node.type}"
            node = node.parent
        return (node, None) if node is not None else (None, "not found")

    def raw(self, start, end):
        return self.text[start:end].decode()

    def whole(self, node):
        return self.raw(node.start_byte, node.end_byte)

    def inner(self, node):
        """The text of a node with what is within it changed, but not itself."""
        if node.id not in self.holding:
            return self.whole(node)
        parts, at = [], node.start_byte
        for child in node.children:
            parts.append(self.raw(at, child.start_byte))
            parts.append(self.render(child))
            at = child.end_byte
        return "".join(parts) + self.raw(at, node.end_byte)

    def render(self, node):
        if node.id not in self.holding:
            return self.whole(node)
        mutants = self.at.get(node.id)
        if not mutants:
            return self.inner(node)
        how = {"match_arm": self.arm, "match_pattern": self.inner_guard, "function_item": self.function}
        if node.type in how:
            return how[node.type](node, mutants)
        if node.type in ("field_initializer", "shorthand_field_initializer"):
            return self.field(node, mutants)
        return self.choice({m["id"]: self.operator(node, m) for m in mutants}, self.inner(node))

    def choice(self, variants, base):
        self.places |= {one: min(variants) for one in variants}
        arms = "".join(f"{one}u32 => /*M{one}<*/{{ {text} }}/*>M{one}*/, " for one, text in variants.items())
        names = "_".join(str(one) for one in variants)
        return f"/*B{names}<*/(match crate::mutant::at({min(variants)}) {{ {arms} _ => {base} }})/*>B{names}*/"

    def operator(self, node, mutant):
        start, end = self.offset(mutant["span"]["start"]), self.offset(mutant["span"]["end"])
        return self.raw(node.start_byte, start) + mutant["replacement"] + self.raw(end, node.end_byte)

    def inner_guard(self, node, mutants):
        guard = node.child_by_field_name("condition")
        chosen = self.choice({m["id"]: m["replacement"] for m in mutants}, self.render(guard))
        return self.raw(node.start_byte, guard.start_byte) + chosen

    def arm(self, node, mutants):
        pattern = node.child_by_field_name("pattern")
        guard = pattern.child_by_field_name("condition")
        text = self.render(pattern)
        (one,) = [m["id"] for m in mutants]
        if guard is None:
            text += f" if /*M{one}<*/crate::mutant::at({one}) != {one}/*>M{one}*/"
        elif guard.type not in ("let_chain", "let_condition"):
            cut = text.index(" if ") + 4
            text = f"{text[:cut]}/*M{one}<*/crate::mutant::at({one}) != {one}/*>M{one}*/ && ({text[cut:]})"
        else:
            text += f" && /*M{one}<*/crate::mutant::at({one}) != {one}/*>M{one}*/"
        rest = [child for child in node.children if child.start_byte >= pattern.end_byte]
        parts, at = [], pattern.end_byte
        for child in rest:
            parts += [self.raw(at, child.start_byte), self.render(child)]
            at = child.end_byte
        return self.raw(node.start_byte, pattern.start_byte) + text + "".join(parts)

    def field(self, node, mutants):
        (one,) = [m["id"] for m in mutants]
        name = self.whole(node.children[0] if node.type != "field_initializer" else node.child_by_field_name("field"))
        value = name if node.type != "field_initializer" else self.render(node.child_by_field_name("value"))
        base = next(child for child in node.parent.children if child.type == "base_field_initializer")
        base = self.whole(base)[2:].strip()
        if base == "Default::default()":
            struct = self.whole(node.parent.parent.child_by_field_name("name"))
            base = f"<{struct} as Default>::default()"
        return f"{name}: " + self.choice({one: f"({base}).{name}"}, value)

    def function(self, node, mutants):
        body = node.child_by_field_name("body")
        tries = "".join(
            f" /*M{m['id']}<*/ if crate::mutant::at({m['id']}) == {m['id']} {{ return {m['replacement']}; }} /*>M{m['id']}*/" for m in mutants
        )
        rest = self.inner(body)
        return self.raw(node.start_byte, body.start_byte) + "{" + tries + rest[1:]


def mutants_of(tree, patterns):
    call = ["cargo", "mutants", "--list", "--json", "--workspace"]
    for pattern in patterns:
        call += ["-f", pattern]
    found = json.loads(subprocess.run(call, cwd=tree, check=True, capture_output=True, text=True).stdout)
    for place, mutant in enumerate(found):
        mutant["id"] = place + 1
        mutant.pop("diff", None)
        # A name that stays when lines are added above it.
        mutant["known_as"] = re.sub(r":\d+:\d+: ", ": ", mutant["name"])
    alike = {}
    for mutant in found:
        alike.setdefault(mutant["known_as"], []).append(mutant)
    for several in alike.values():
        for place, mutant in enumerate(several):
            which = f" (#{place + 1} of {len(several)})" if len(several) > 1 else ""
            mutant["one_of"] = mutant["known_as"] + which
    return found


def put(path, text):
    """Writes a file that isn't so already: what isn't written needs no building."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def write(tree, originals, mutants, dropped):
    """Writes the sources with the mutants that are left; what can't be built in, with the reason, and where the others are noted."""
    untried, places = {}, {}
    for path, text in originals.items():
        own = [m for m in mutants if m["file"] == path and m["id"] not in dropped]
        source = Source(path, text, own)
        untried |= source.untried
        put(tree / path, source.render(source.tree.root_node))
        places |= source.places
    for crate in {re.sub(r"src/.*", "src/", path) for path in originals}:
        root = next(tree / crate / name for name in ("lib.rs", "main.rs") if (tree / crate / name).exists())
        put(tree / crate / "mutant.rs", SWITCH.replace("@MOST@", str(max(m["id"] for m in mutants))))
        text = root.read_text()
        if "mod mutant;" not in text:
            cut = re.search(r"^(pub )?(mod|use) ", text, re.M).start()
            put(root, text[:cut] + "pub mod mutant;\n" + text[cut:])
    return untried, places


MARK = re.compile(r"/\*(?:([MB])([\d_]+)<|>([MB])([\d_]+))\*/")


def blamed(text, start, end):
    """The mutants in whose text an error stands: the innermost."""
    open_marks = []
    for mark in MARK.finditer(text):
        if mark.start() > start:
            break
        if mark[1]:
            open_marks.append(mark[2])
        elif open_marks:
            open_marks.pop()
    return {int(one) for one in open_marks[-1].split("_")} if open_marks else set()


def arms(data, start, end, of_arms):
    """The mutants that take away an arm of the match there: without one of them it has too few."""
    node = RUST.parse(data).root_node.descendant_for_byte_range(start, end)
    while node is not None and node.type != "match_expression":
        node = node.parent
    text = data[node.start_byte : node.end_byte].decode() if node is not None else ""
    return {int(mark[2]) for mark in MARK.finditer(text) if mark[1] == "M" and int(mark[2]) in of_arms}


def build(tree, mutants, originals, tests, flags):
    """Builds the tests with as many mutants as can be built; the test programs, the mutants that couldn't be built, and where the others are noted."""
    cache = tree / "unbuildable.json"
    known = set(json.loads(cache.read_text())) if cache.exists() else set()
    dropped = {m["id"]: "can't be built" for m in mutants if m["name"] in known}
    of_arms = {m["id"] for m in mutants if m["genre"] == "MatchArm"}
    while True:
        untried, places = write(tree, originals, mutants, dropped)
        call = ["cargo", "test", "--no-run", "--message-format=json", *flags, *tests]
        done = subprocess.run(call, cwd=tree, capture_output=True, text=True)
        programs, blame = [], set()
        for line in done.stdout.splitlines():
            message = json.loads(line)
            if message["reason"] == "compiler-artifact" and message["profile"]["test"] and message.get("executable"):
                programs.append((message["target"]["name"], message["executable"], str(pathlib.Path(message["manifest_path"]).parent)))
            if message["reason"] != "compiler-message" or message["message"]["level"] != "error":
                continue
            for span in message["message"]["spans"]:
                path = tree / span["file_name"]
                if str(path.relative_to(tree)) in originals:
                    data = path.read_bytes()
                    start = len(data[: span["byte_start"]].decode(errors="replace"))
                    end = len(data[: span["byte_end"]].decode(errors="replace"))
                    blame |= blamed(data.decode(), start, end)
                    if (message["message"].get("code") or {}).get("code") == "E0004":
                        blame |= arms(data, span["byte_start"], span["byte_end"], of_arms)
        if done.returncode == 0:
            cache.write_text(json.dumps([m["name"] for m in mutants if m["id"] in dropped]))
            return programs, dropped | untried, places
        fresh = blame - dropped.keys()
        if not fresh:
            sys.exit(done.stderr[-4000:] + "\nnone of the mutants is to blame")
        print(f"  {len(fresh)} can't be built", file=sys.stderr)
        dropped |= {one: "can't be built" for one in fresh}


def bounded():
    """A mutant that would eat all memory there is fails by it, and takes nobody else's."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(program, mutant, limit, **more):
    name, path, folder, *chosen = program
    began = time.monotonic()
    environment = os.environ | {"MUTANT": str(mutant), "CARGO_MANIFEST_DIR": folder} | more
    folder_of_own = pathlib.Path(tempfile.mkdtemp(prefix=f"scratch-{mutant}-{name}-", dir=pathlib.Path(path).parent))
    environment["TMPDIR"] = str(folder_of_own)
    try:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        done = subprocess.run([path, *chosen], cwd=folder, env=environment, timeout=limit, preexec_fn=bounded, **quiet)
        noticed = done.returncode != 0
    except subprocess.TimeoutExpired:
        noticed = True
    shutil.rmtree(folder_of_own, ignore_errors=True)
    return noticed, time.monotonic() - began


class Tests:
    """The tests of some programs, each with the places that it reaches and the seconds that it takes: a mutant needs only the tests that reach it."""

    # A test that takes longer is left out: the mutants that only it would notice count as unnoticed.
    LONGEST = 60
    # Tests are run together until they take so many seconds, alone, for each further try.
    TOGETHER = (3, 10, 30)

    def __init__(self, programs, cache, jobs):
        self.took, self.reach = {}, {}
        self.free = queue.SimpleQueue()
        for job in range(jobs):
            self.free.put({program[0]: self.apart(program, job) for program in programs})
        # The numbers of the places are those of a build.
        built = max(pathlib.Path(path).stat().st_mtime for _, path, *_ in programs)
        known = json.loads(cache.read_text()) if cache.exists() and cache.stat().st_mtime > built else {}
        tests = [(program, name) for program in programs for name in self.names(program)]
        left_out = []
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for place, (key, took, places) in enumerate(pool.map(lambda test: self.alone(*test, known), tests)):
                if took is not None and took <= self.LONGEST:
                    self.took[key] = took
                    for one in places:
                        self.reach.setdefault(one, []).append(key)
                else:
                    left_out.append(" ".join(key))
                if sys.stderr.isatty() or place % 100 == 99:
                    print(f"  {place + 1} of {len(tests)} tests run alone", file=sys.stderr)
        for test in sorted(left_out):
            print(f"  left out, because it fails alone or takes over {self.LONGEST} s: {test}", file=sys.stderr)
        cache.write_text(json.dumps({"\t".join(key): [took, [one for one in self.reach if key in self.reach[one]]] for key, took in self.took.items()}))

    @staticmethod
    def apart(program, job):
        """A copy of a program whose tests write to a folder of their own: the same test never runs twice in one folder."""
        name, path, *rest = program
        folder = pathlib.Path(path).parents[2] / "tmp"
        own = folder.with_name(f"tm{job}")
        own.mkdir(exist_ok=True)
        data = pathlib.Path(path).read_bytes().replace(bytes(folder), bytes(own))
        copy = pathlib.Path(f"{path}-{job}")
        copy.unlink(missing_ok=True)
        copy.write_bytes(data)
        copy.chmod(0o755)
        return (name, str(copy), *rest)

    def run(self, name, tests, mutant, limit, **more):
        own = self.free.get()
        try:
            return run((*own[name], "--exact", *tests), mutant, limit, **more)
        finally:
            self.free.put(own)

    @staticmethod
    def names(program):
        _, path, folder, *_ = program
        said = subprocess.run([path, "--list", "--format", "terse"], cwd=folder, capture_output=True, text=True, check=True).stdout
        return [line.removesuffix(": test") for line in said.splitlines() if line.endswith(": test")]

    def alone(self, program, name, known):
        key = (program[0], name)
        if "\t".join(key) in known:
            return key, *known["\t".join(key)]
        with tempfile.NamedTemporaryFile("r") as file:
            failed, took = self.run(program[0], [name], 0, self.LONGEST, MUTANT_REACHED=file.name)
            return key, None if failed else took, sorted({int(line) for line in file})

    def notices(self, mutant, place):
        """The test program that notices a mutant; None if no test does."""
        left = sorted(self.reach.get(place, []), key=self.took.get)
        for most in (*self.TOGETHER, None):
            chosen, seconds = {}, 0
            while left and (most is None or not chosen or seconds + self.took[left[0]] <= most):
                seconds += self.took[left[0]]
                program, name = left.pop(0)
                chosen.setdefault(program, []).append(name)
            for program, names in chosen.items():
                limit = 10 + 4 * sum(self.took[program, name] for name in names)
                if self.run(program, names, mutant, limit)[0]:
                    return program
        return None


def reaching(program, mutants, places, told):
    """Plays, for each of some mutants, only the cases that reach it, in one process for many: another one if a mutant ends it."""
    _, path, folder = program
    waiting = list(mutants)
    environment = os.environ | {"CARGO_MANIFEST_DIR": folder, "REACHED": str(pathlib.Path(path).with_suffix(".reached"))}
    while waiting:
        quiet = {"stderr": subprocess.DEVNULL, "text": True, "bufsize": 1, "preexec_fn": bounded}
        call = [path, "--include-ignored", "--nocapture"]
        with subprocess.Popen(call, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **quiet) as child:
            said = (line.split(" ", 2)[1:] for line in child.stdout if line.startswith("=== "))
            while waiting:
                with contextlib.suppress(BrokenPipeError):
                    print(waiting[0]["id"], places.get(waiting[0]["id"], waiting[0]["id"]), file=child.stdin, flush=True)
                word = next((words[0].strip() for words in said if words[0].strip() != "begin"), "ended")
                told(waiting.pop(0), {"unnoticed": None, "noticed": "cases", "start": "start"}.get(word, word))
                if word in ("hangs", "ended"):
                    break
            child.kill()


def reached(given, program, mutants, places):
    """What the cases that reach them notice: the mutants by their names. The others are left to the tests."""
    noticed, lock = {}, threading.Lock()

    def told(mutant, by):
        with lock:
            noticed[mutant["name"]] = by
            if sys.stderr.isatty() or len(noticed) % 100 == 0:
                print(f"  {len(noticed)} of {len(mutants)}, {sum(by not in (None, 'start') for by in noticed.values())} noticed by cases", file=sys.stderr)

    # The first process writes what each case reaches, which the others read. The scenarios may be others than those of an earlier call.
    pathlib.Path(program[1]).with_suffix(".reached").unlink(missing_ok=True)
    reaching(program, mutants[:1], places, told)
    if not pathlib.Path(program[1]).with_suffix(".reached").exists():
        sys.exit("the cases fail without a mutant")
    jobs = [mutants[1 + job :: given.jobs] for job in range(given.jobs)]
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(lambda some: reaching(program, some, places, told), jobs))
    return {name: by for name, by in noticed.items() if by not in (None, "start")}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patterns", nargs="+", help="files whose mutants are tried: steps/src/judge.rs 'steps/src/prove/**'")
    parser.add_argument("--tests", default="--workspace", help="what cargo test is to build: '-p casebook --test proofs'")
    parser.add_argument("--flags", default="--release", help="how: --release")
    parser.add_argument("--order", default="", help="the test programs in the order in which they are tried; others come after. Of PROGRAM=TEST "
                        "only that test is run, even if it is ignored")
    parser.add_argument("--free", default="", help="the test programs that write nothing, and may run beside themselves")
    parser.add_argument("--only", default="", help="no other test programs than these")
    parser.add_argument("--known", type=pathlib.Path, help="the mutants that no test notices, each with its reason")
    parser.add_argument("--equivalent", type=pathlib.Path, help="the mutants that can't be noticed, each with its reason: they don't count")
    parser.add_argument("--reach", action="store_true", help="first play the cases that reach a mutant of the engine, many mutants in one process")
    parser.add_argument("--alone", action="store_true", help="first run each test alone, and for a mutant only the tests that reach it, the quickest "
                        "ones first")
    parser.add_argument("--sample", type=int, help="so many by chance, and not all")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--least", type=float, default=95.0, help="the share in per cent that has to be noticed")
    parser.add_argument("--out", type=pathlib.Path, help="a file for what came of each mutant; those it has already aren't tried again")
    given = parser.parse_args()

    here = pathlib.Path(__file__).resolve().parent.parent
    tree = here / "target" / "mutants"
    tree.mkdir(parents=True, exist_ok=True)
    files = subprocess.run(["git", "ls-files"], cwd=here, check=True, capture_output=True, text=True).stdout.split("\n")
    mutants = mutants_of(here, given.patterns)
    originals = {path: (here / path).read_bytes() for path in sorted({m["file"] for m in mutants})}
    for name in filter(None, files):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        old, new = tree / name, here / name
        switched = name.endswith(("src/lib.rs", "src/main.rs")) and old.exists() and b"mod mutant;" in old.read_bytes()
        if switched and old.read_bytes().replace(b"pub mod mutant;\n", b"") == new.read_bytes():
            continue
        if name not in originals and (not old.exists() or old.read_bytes() != new.read_bytes()):
            shutil.copy2(new, old)
    if given.reach:
        shutil.copy2(here / ".ci/reach.rs", tree / "steps/tests/reach.rs")
    print(f"{len(mutants)} mutants in {len(originals)} files", file=sys.stderr)
    programs, untried, places = build(tree, mutants, originals, given.tests.split(), given.flags.split())
    order = given.order.split()
    rank = {name: place for place, name in enumerate(order)}
    singles = [tuple(name.split("=")) for name in order if "=" in name]
    for name, test in singles:
        programs += [(f"{name}={test}", *it[1:], test, "--include-ignored") for it in programs if it[0] == name]
    programs = [it for it in programs if it[0] not in dict(singles)]
    programs.sort(key=lambda it: rank.get(it[0], len(rank)))
    if given.only:
        programs = [it for it in programs if it[0] in [*given.only.split(), "reach"]]
    reach = next((it for it in programs if it[0] == "reach"), None)
    programs = [it for it in programs if it is not reach]
    tests = Tests(programs, tree / "alone.json", given.jobs) if given.alone else None
    limits = []
    for program in programs if tests is None else []:
        noticed, took = run(program, 0, 600)
        if noticed:
            sys.exit(f"{program[0]} fails without a mutant")
        limits.append(took * 4 + 10)
        print(f"  {program[0]}: {took:.1f} s", file=sys.stderr)

    # A test program writes where it always does: no two of the same at once.
    free = given.free.split()
    alone = [contextlib.nullcontext() if it[0].split("=")[0] in free else threading.Lock() for it in programs]

    def tried(mutant):
        if mutant["name"] in before:
            return mutant, before[mutant["name"]]
        if tests is not None:
            return mutant, tests.notices(mutant["id"], places.get(mutant["id"], mutant["id"]))
        for program, limit, lock in zip(programs, limits, alone):
            with lock:
                if run(program, mutant["id"], limit)[0]:
                    return mutant, program[0]
        return mutant, None

    chosen = [m for m in mutants if m["id"] not in untried]
    if given.alone:
        # In an order by chance, so that a run that is ended early has tried a sample.
        random.Random(given.out and given.out.name).shuffle(chosen)
    if given.sample:
        chosen = random.sample(chosen, min(given.sample, len(chosen)))
    before = {}
    if given.out and given.out.exists():
        before = {row["name"]: row["by"] for row in map(json.loads, given.out.read_text().splitlines())}
    known = set(before)
    if given.reach:
        before |= reached(given, reach, [m for m in chosen if m["name"] not in before], places)
    caught, missed, first = 0, [], {}
    out = given.out.open("a") if given.out else None
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for place, (mutant, by) in enumerate(pool.map(tried, chosen)):
            if out and mutant["name"] not in known:
                print(json.dumps({"name": mutant["name"], "by": by}), file=out, flush=True)
            caught += by is not None
            first[by] = first.get(by, 0) + 1
            if by is None:
                missed.append(mutant)
            if sys.stderr.isatty() or place % 50 == 49:
                print(f"  {place + 1} of {len(chosen)}, {caught} noticed", file=sys.stderr)
    print("noticed first by: " + ", ".join(f"{by} {first[by]}" for by in sorted(filter(None, first))))
    return told(given, mutants, chosen, caught, missed, untried)


def listed(path):
    """The mutants of a list, each with its reason."""
    if not path or not path.exists():
        return {}
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("\t", 1) for line in lines)


def apart(given, chosen, missed):
    """Those missed that count, how many do not, and whether one that shouldn't be noticed is."""
    equivalent = listed(given.equivalent)
    alike = [m for m in missed if m["one_of"] in equivalent]
    for mutant in sorted(alike, key=lambda m: m["name"]):
        print(f"{mutant['name']}\tequivalent: {equivalent[mutant['one_of']]}")
    noticed = {m["one_of"] for m in chosen} & equivalent.keys() - {m["one_of"] for m in alike}
    for name in sorted(noticed):
        print(f"{name}: is noticed, and stands in {given.equivalent}")
    return [m for m in missed if m["one_of"] not in equivalent], len(alike), bool(noticed)


def told(given, mutants, chosen, caught, missed, untried):
    known = listed(given.known)
    missed, alike, wrong = apart(given, chosen, missed)
    names = {m["known_as"] for m in missed}
    fresh = sorted(names - known.keys())
    stale = sorted(known.keys() & {m["known_as"] for m in chosen} - names)
    for mutant in sorted(missed, key=lambda m: m["name"]):
        print(f"{mutant['name']}\t{known.get(mutant['known_as'], 'UNKNOWN')}")
    for name in stale:
        print(f"{name}: is noticed, and stands in {given.known}")
    share = 100.0 * caught / max(1, len(chosen) - alike)
    why = {}
    for reason in untried.values():
        why[reason] = why.get(reason, 0) + 1
    print(f"{len(mutants)} mutants, {len(chosen)} tried, {alike} equivalent, {caught} noticed: {share:.1f} %; not tried: {why}")
    return 1 if wrong or share < given.least or (given.known and (fresh or stale)) else 0


if __name__ == "__main__":
    sys.exit(main())
