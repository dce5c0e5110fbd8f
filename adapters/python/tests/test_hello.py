"""The hello is derived from the handlers that the author wrote."""

import unittest

from casebook_adapter import Adapter, handlers
from tests.bench import Bench


class Hello(unittest.TestCase):
    def test_it_lists_the_handlers(self) -> None:
        hello = handlers.hello(Bench)
        self.assertEqual(hello["engine"], "bench")
        self.assertEqual(hello["editions"], ["2004-10", "2026-01"])
        self.assertIn("tapped", hello["setup"])
        self.assertIn("object.zone", hello["probes"])
        self.assertLessEqual({"play", "attack", "pass", "resolve_all", "answer", "try"}, set(hello["ops"]))

    def test_what_is_derived_needs_what_it_is_derived_from(self) -> None:
        hello = handlers.hello(Bench)
        self.assertIn("in_play", hello["setup"], "place is written")
        self.assertNotIn("token", hello["setup"], "place_token is not")
        self.assertIn("stack", hello["probes"], "stack is written")
        self.assertNotIn("contents", hello["probes"], "cards_in is not")
        self.assertNotIn("object.types", hello["probes"])

    def test_an_empty_adapter_promises_nothing_about_the_engine(self) -> None:
        class Empty(Adapter):
            pass

        hello = handlers.hello(Empty)
        self.assertEqual(hello["engine"], "Empty")
        self.assertEqual(hello["setup"], [])
        self.assertNotIn("play", hello["ops"])
        self.assertNotIn("answer", hello["ops"])
        self.assertNotIn("would_accept", hello["probes"])
