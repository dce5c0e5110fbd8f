"""The smoke set can be trusted: it notices faults of adapters, and docs/adapters.md says what it needs.

Set the environment variable CASEBOOK to the program: `CASEBOOK=casebook`.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from casebook_adapter.mana import lands
from casebook_adapter.observe import query_name
from casebook_adapter.operations import named
from tests.faulty import FAULTS
from tests.test_casebook import CASEBOOK

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent.parent
SMOKE = PROJECT / "steps" / "src" / "smoke" / "adapter.feature"
PAGE = PROJECT / "docs" / "adapters.md"


def failed(fault: str) -> list[str]:
    """Return the smoke cases that a faulty adapter fails, in their order."""
    engine = shlex.join([sys.executable, str(HERE / "faulty.py"), fault])
    done = subprocess.run(
        [*CASEBOOK, "run", "--smoke", "--engine", engine], text=True, capture_output=True, check=False
    )
    lines = [line.split("  ") for line in done.stdout.splitlines()]
    return [words[1] for words in lines if words[0] == "FAILED"]


def needed(cases: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Return the names that cases use, by the rows of the page."""
    needs: dict[str, set[str]] = {"operations": set(), "answers": set(), "probes": set(), "setup": set()}
    cards = {one["origin"]["card"]["name"] for case in cases for one in case["objects"]}
    for name, said in (named(op) for case in cases for op in case["script"]):
        if name != "act":
            needs["operations"].add(name)
        if name == "answer":
            needs["answers"].add(named(said["choice"])[0])
        elif name in ("act", "try"):
            needs["operations"].add(named(said)[0])
    needs["probes"] = {query_name(probe["query"]) for case in cases for probe in case["probes"]}
    for name, said in (named(op) for case in cases for op in case["setup"]):
        needs["setup"].add(name)
        if name == "can_pay":
            cards.update(lands(said["mana"]))
    return {**needs, "cards": cards}


class Described(unittest.TestCase):
    def test_each_fault_is_described_and_leads_to_a_case(self) -> None:
        titles = set(re.findall(r"Scenario: (.*)", SMOKE.read_text(encoding="utf-8")))
        self.assertEqual(titles, {fault.fails for fault in FAULTS.values()})
        for name, fault in FAULTS.items():
            self.assertEqual(len((fault.__doc__ or "").splitlines()), 1, name)


@unittest.skipUnless(CASEBOOK, "CASEBOOK is not set")
class Smoke(unittest.TestCase):
    def test_each_fault_fails_first_in_the_case_that_leads_to_it(self) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            failing = dict(zip(FAULTS, pool.map(failed, FAULTS)))
        for name, fault in FAULTS.items():
            with self.subTest(name, fault=fault.__doc__):
                self.assertEqual(failing[name][:1], [fault.fails])

    def test_the_page_says_what_the_set_needs(self) -> None:
        with tempfile.TemporaryDirectory() as out:
            subprocess.run([*CASEBOOK, "compile", out, str(SMOKE)], check=True, capture_output=True)
            compiled = json.loads((Path(out) / "cases.json").read_text(encoding="utf-8"))
        section = PAGE.read_text(encoding="utf-8").split("## What the smoke set needs")[1].split("\n## ")[0]
        rows = [line.split("|") for line in section.splitlines() if line.startswith("| ") and "`" in line]
        told = {row[1].strip(): set(re.findall(r"`([^`]+)`", row[2])) for row in rows}
        self.assertEqual(told, needed([one["case"] for one in compiled["cases"]]))
