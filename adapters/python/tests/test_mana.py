"""Mana: one form for equal amounts, and the lands of `can_pay`."""

import unittest

from casebook_adapter import mana


class Mana(unittest.TestCase):
    def test_equal_amounts_have_one_form(self) -> None:
        for given, form in {
            "": "{0}",
            "{0}": "{0}",
            "{G}{1}{1}": "{2}{G}",
            "{G}{W}{X}": "{X}{W}{G}",
            "{W/G}{2}": "{2}{G/W}",
            "{C}{3}": "{3}{C}",
        }.items():
            self.assertEqual(mana.canonical(given), form)

    def test_an_amount_may_be_a_list_of_symbols(self) -> None:
        self.assertEqual(mana.canonical(["G", "G", "2"]), "{2}{G}{G}")
        self.assertEqual(mana.canonical([]), "{0}")

    def test_text_that_is_no_mana_is_an_error(self) -> None:
        for text in ("2G", "{Q}", "{2", "{W/Q}"):
            with self.assertRaises(ValueError, msg=text):
                mana.canonical(text)

    def test_lands_produce_exactly_the_mana(self) -> None:
        self.assertEqual(mana.lands("{2}{U}{R}"), ["Wastes", "Wastes", "Island", "Mountain"])
        self.assertEqual(mana.lands("{W/U}{2/B}{G/P}"), ["Plains", "Swamp", "Forest"])
        self.assertEqual(mana.lands("{0}"), [])

    def test_a_number_in_a_pool_is_colourless_mana(self) -> None:
        self.assertEqual(mana.pool("{2}{G}"), ["C", "C", "G"])
        with self.assertRaises(ValueError):
            mana.pool("{W/U}")
