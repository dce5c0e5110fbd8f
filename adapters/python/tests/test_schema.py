"""The names that the kit knows are those of the protocol. Outside the repository there is no schema to compare with."""

import io
import json
import unittest
from pathlib import Path
from typing import Any

from casebook_adapter import handlers, serve
from casebook_adapter.values import KINDS
from tests.bench import Bench

SCHEMA = Path(__file__).resolve().parents[3] / "docs" / "schemas" / "request.json"


PAGE = SCHEMA.parents[1] / "protocol.md"


class Page(unittest.TestCase):
    @unittest.skipUnless(PAGE.exists(), "docs/protocol.md is not there")
    def test_every_request_of_the_page_gets_its_answer(self) -> None:
        requests = [line[2:] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("> {")]
        answers = io.StringIO()
        serve(Bench, requests, answers)
        asked, answered = (
            [json.loads(line) for line in lines] for lines in (requests, answers.getvalue().splitlines())
        )
        self.assertEqual([one["op"] for one in answered], [one["op"] for one in asked])
        self.assertEqual([one.get("seq") for one in answered], [one.get("seq") for one in asked])
        self.assertGreater(len(asked), 8)


@unittest.skipUnless(SCHEMA.exists(), "docs/schemas/request.json is not there")
class Schema(unittest.TestCase):
    def names(self, kind: str) -> set[str]:
        """Return the names of the variants of a type."""
        found: set[str] = set()
        for variant in json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"][kind]["oneOf"]:
            constant: list[Any] = [variant["const"]] if "const" in variant else []
            found.update(variant.get("enum", constant) or variant["properties"])
        return found

    def test_the_kit_knows_every_name(self) -> None:
        queries = {name.split(".")[0] for name in KINDS}
        aspects = {name.removeprefix("object.") for name in KINDS if name.startswith("object.")}
        self.assertEqual(queries, self.names("Query"))
        self.assertEqual(aspects, self.names("Aspect"))
        self.assertEqual(set(handlers.SETUP), self.names("SetupOp"))
        self.assertEqual(set(handlers.ACTIONS), self.names("Action"))
        self.assertEqual(set(handlers.DECISIONS), self.names("Choice"))
        self.assertEqual({*handlers.ORIGINS, "card", "placed_token"}, self.names("Origin"))
