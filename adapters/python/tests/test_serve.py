"""The conversation: requests, answers, bad input, and an engine that prints."""

import io
import json
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

from casebook_adapter import AdapterError, serve
from tests.bench import Bench, Card, case, play

HERE = Path(__file__).resolve().parent.parent


def talk(*requests: Any, adapter: type[Bench] = Bench) -> list[dict[str, Any]]:
    """Send requests, or lines as they are, and return the answers."""
    lines = [one if isinstance(one, str) else json.dumps(one) for one in requests]
    answers = io.StringIO()
    serve(adapter, lines, answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


class Counted(io.StringIO):
    """Counts how often it is flushed."""

    flushes = 0

    def flush(self) -> None:
        self.flushes += 1
        super().flush()


class Conversation(unittest.TestCase):
    def test_each_request_gets_an_answer_until_shutdown(self) -> None:
        hello = {"op": "hello", "protocol": [1, 3], "suite": "9", "deadline_ms": 5, "later": True}
        answers = talk(hello, "", {"op": "plan", "cases": []}, {"op": "shutdown"}, {"op": "shutdown"})
        self.assertEqual([one["op"] for one in answers], ["hello", "plan", "shutdown"])
        self.assertEqual((answers[0]["protocol"], answers[0]["engine"]), (1, "bench"))

    def test_every_answer_is_flushed(self) -> None:
        answers = Counted()
        serve(Bench, ['{"op":"plan","cases":[]}'] * 3, answers)
        self.assertGreaterEqual(answers.flushes, 3)

    def test_the_edition_that_is_used_is_reported_and_not_the_one_asked_for(self) -> None:
        asked = [{"op": "edition", "edition": one} for one in ("no-such-edition", "2004-10", "2031-01")]
        self.assertEqual([one["using"] for one in talk(*asked)], ["2026-01", "2004-10", "2004-10"])

    def test_a_case_is_played_in_the_edition(self) -> None:
        class Dated(Bench):
            def see_life(self, player: str) -> int:
                return int((self.edition or "0")[:4])

        run = {"op": "run", "seq": 7, "case": case([], (0, {"life": "Bob"}))}
        answers = talk({"op": "edition", "edition": "2004-10"}, run, adapter=Dated)
        self.assertEqual(answers[1]["observations"][0]["seen"], {"value": {"number": 2004}})
        self.assertEqual((answers[1]["op"], answers[1]["seq"], answers[1]["end"]), ("run", 7, "completed"))

    def test_the_plan_lists_what_is_lacking(self) -> None:
        cases = [case(id="good"), case([play("A", moon=1)], id="bad")]
        unsupported = talk({"op": "plan", "cases": cases})[0]["unsupported"]
        self.assertEqual(unsupported, [{"id": "bad", "unsupported": {"kind": "op", "what": "play.moon"}}])

    def test_definitions_reach_the_adapter(self) -> None:
        class Reader(Bench):
            reads_definitions = True

            def begin(self, players: list[str]) -> None:
                super().begin(players)
                self.life["Bob"] = self.definitions["A"]["number"]

        run = {"op": "run", "seq": 1, "case": case([], (0, {"life": "Bob"})), "definitions": {"A": {"number": 5}}}
        self.assertEqual(talk(run, adapter=Reader)[0]["observations"][0]["seen"], {"value": {"number": 5}})


class BadInput(unittest.TestCase):
    def setUp(self) -> None:
        self.stderr, self.printed = sys.stderr, io.StringIO()
        sys.stderr = self.printed

    def tearDown(self) -> None:
        sys.stderr = self.stderr

    def test_what_is_no_request_gets_an_error_and_the_next_one_an_answer(self) -> None:
        bad = [
            "{",
            "[]",
            "null",
            '"hello"',
            "7",
            "{}",
            '{"op":"dance"}',
            '{"op":7}',
            '{"op":["run"]}',
            '{"op":"hello"}',
        ]
        bad += [
            '{"op":"hello","protocol":3}',
            '{"op":"edition"}',
            '{"op":"plan"}',
            '{"op":"run","seq":1}',
            '{"op":"run"}',
        ]
        bad += ['{"op":"plan","cases":[{"id":"x"}]}']
        answers = talk(*bad, {"op": "shutdown"})
        self.assertEqual([one["op"] for one in answers], ["error"] * len(bad) + ["shutdown"])
        self.assertTrue(all(one["message"] for one in answers[:-1]))

    def test_another_version_of_the_protocol_is_an_error(self) -> None:
        self.assertEqual(talk({"op": "hello", "protocol": [2, 3]})[0]["op"], "error")

    def test_a_case_that_can_not_be_read_is_an_error_of_the_case(self) -> None:
        broken = [{}, [], 3, case(players=[]), case([{"act": {"play": {"player": "Zoe", "card": "A"}}}])]
        broken += [case([play("nobody")]), case(setup=[{"in_play": {"object": "nobody", "controller": "Bob"}}])]
        for one in broken:
            with self.subTest(one):
                answer = talk({"op": "run", "seq": 2, "case": one})[0]
                self.assertEqual((answer["op"], answer["seq"]), ("run", 2))
                self.assertRegex(next(iter(answer["end"])), "error|inconclusive")

    def test_an_error_of_the_engine_costs_one_case(self) -> None:
        class Broken(Bench):
            def do_play(self, player: str, card: Card) -> None:
                raise ZeroDivisionError("the engine broke")

        run = {"op": "run", "seq": 1, "case": case([play("A")], (0, {"life": "Bob"}))}
        answer, _ = talk(run, {"op": "shutdown"}, adapter=Broken)
        message = answer["end"]["error"]["message"]
        self.assertRegex(message, r"^ZeroDivisionError: the engine broke \(test_serve\.py:\d+, in do_play\)$")
        self.assertEqual(len(answer["observations"]), 1)
        self.assertIn("do_play", self.printed.getvalue())

    def test_a_wrong_adapter_does_not_start(self) -> None:
        class Typo(Bench):
            def do_atack(self) -> None:
                pass

        with self.assertRaises(AdapterError):
            serve(Typo, [], io.StringIO())


class Process(unittest.TestCase):
    def test_prints_of_the_engine_do_not_reach_standard_output(self) -> None:
        code = (
            "import os\nfrom casebook_adapter import main\nfrom tests.bench import Bench\n"
            "class Loud(Bench):\n"
            "    def begin(self, players):\n"
            "        print('hello')\n        os.write(1, b'from C\\n')\n        super().begin(players)\n"
            "main(Loud)\n"
        )
        run = json.dumps({"op": "run", "seq": 1, "case": case([], (0, {"life": "Bob"}))})
        done = subprocess.run(
            [sys.executable, "-c", code], input=run + '\n{"op":"shutdown"}\n', cwd=HERE, text=True, capture_output=True
        )
        self.assertEqual([json.loads(line)["op"] for line in done.stdout.splitlines()], ["run", "shutdown"])
        self.assertIn("from C", done.stderr)
        self.assertEqual(done.returncode, 0)
