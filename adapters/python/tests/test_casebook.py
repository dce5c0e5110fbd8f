"""casebook itself runs the example. Set the environment variable CASEBOOK to the program: `CASEBOOK=casebook`."""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CASEBOOK = shlex.split(os.environ.get("CASEBOOK", ""))
ADAPTER = Path(__file__).resolve().parent.parent / "examples" / "toy_adapter.py"
ENGINE = shlex.join([sys.executable, str(ADAPTER)])


def setUpModule() -> None:
    """Say that casebook is not there, so that nobody takes the skipped tests for passed ones."""
    if not CASEBOOK:
        print("\nSKIPPED: casebook does not run the toy; set CASEBOOK to the program", file=sys.stderr)


@unittest.skipUnless(CASEBOOK, "CASEBOOK is not set")
class Casebook(unittest.TestCase):
    def casebook(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*CASEBOOK, "run", "--engine", ENGINE, *arguments], text=True, capture_output=True)

    def test_the_toy_passes_the_smoke_set(self) -> None:
        done = self.casebook("--smoke")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_the_toy_decides_cases_of_the_suite_and_fails_none(self) -> None:
        with tempfile.TemporaryDirectory() as report:
            done = self.casebook("--json", "--report", report)
        totals = {verdict: count for verdict, count in json.loads(done.stdout)["totals"].items() if count}
        self.assertEqual(done.returncode, 0, done.stdout[:2000] + done.stderr)
        self.assertGreaterEqual(totals["passed"], 30)
        self.assertLessEqual(set(totals), {"passed", "unsupported", "not_applicable"})
