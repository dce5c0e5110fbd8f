"""Tests of the adapter: `python3 -m unittest`. casebook runs the smoke set, too, if the environment variable CASEBOOK has its command."""

import os
import shlex
import subprocess
import sys
import unittest
from pathlib import Path

from adapter import MyAdapter
from casebook_adapter import run

ADAPTER = Path(__file__).resolve().parent / "adapter.py"
CASEBOOK = shlex.split(os.environ.get("CASEBOOK", ""))

#: A position with a tapped creature, as casebook sends it.
CASE = {
    "players": ["Alice", "Bob"],
    "objects": [
        {"handle": "Hill Giant", "origin": {"card": {"name": "Hill Giant", "owner": "Bob"}}, "follows": "card"},
    ],
    "setup": [
        {"in_play": {"object": "Hill Giant", "controller": "Alice"}},
        {"tapped": {"object": "Hill Giant"}},
    ],
    "script": [],
    "probes": [
        {"after": 0, "query": {"object": {"object": "Hill Giant", "aspect": "controller"}}},
        {"after": 0, "query": {"object": {"object": "Hill Giant", "aspect": "tapped"}}},
        {"after": 0, "query": {"life": "Bob"}},
    ],
}


class AdapterTest(unittest.TestCase):
    def test_a_position_is_observed(self) -> None:
        ran = run(MyAdapter, CASE, "2026-01")
        self.assertEqual(ran["end"], "completed")
        seen = [one["seen"]["value"] for one in ran["observations"]]
        self.assertEqual(seen, [{"player": "Alice"}, {"word": "tapped"}, {"number": 20}])

    def test_an_unknown_card_is_unsupported(self) -> None:
        origin = {"card": {"name": "No Such Card", "owner": "Bob"}}
        case = {**CASE, "objects": [{**CASE["objects"][0], "origin": origin}]}
        self.assertEqual(run(MyAdapter, case, "2026-01")["end"], {"unsupported": {"kind": "card", "what": "No Such Card"}})

    @unittest.skipUnless(CASEBOOK, "CASEBOOK is not set")
    def test_no_smoke_case_fails(self) -> None:
        engine = shlex.join([sys.executable, str(ADAPTER)])
        done = subprocess.run([*CASEBOOK, "run", "--smoke", "--engine", engine], text=True, capture_output=True)
        self.assertIn("smoke cases pass", done.stdout, done.stderr)
        for line in done.stdout.splitlines():
            # A case that is unsupported is not wrong, only not done yet.
            self.assertFalse(line.startswith(("FAILED", "ERROR", "CRASH", "TIMEOUT", "PROTOCOL")), done.stdout)


if __name__ == "__main__":
    unittest.main()
