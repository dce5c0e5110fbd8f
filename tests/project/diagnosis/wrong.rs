//! Twenty engines that are wrong on purpose. Each plays a part of the suite, as most engines do; the rest it reports as unsupported. The table states
//! for each engine what is wrong with it, and the only misreadings that may be named.

use std::fmt::Write;

use crate::common;
use casebook_engine::{document::Document, rule::Rule};
use casebook_steps::{
    ablation::Piece,
    case::Case,
    clauses::Misreading,
    deviations::Deviations,
    engines::reference::{Manner, ReferenceEngine},
    port::{EditionAnswer, EngineUnderTest, Hello, Planned, Ran, Unsupported, UnsupportedKind},
    record::Record,
    run::{Selection, run},
    suite::{EditionChoice, Suite},
    verdict::Verdict,
};
use expect_test::expect;

/// The edition in which all of them play.
const EDITION: &str = "2026-01";

/// One case in so many is carried out.
const ONE_IN: u32 = 2;

/// What is wrong with an engine.
enum Wrong {
    /// It plays by the library with this change, which is written like a misreading.
    Changed(&'static str),
    /// It lacks a piece.
    Lacks(Piece),
    /// It is wrong in this manner.
    Manner(Manner),
}

/// What is wrong with an engine, in words; the change; and what may be said about it, by words of the misreading: nothing if there are none.
type Row = (&'static str, Wrong, &'static [&'static str]);

fn without(rule: Rule) -> Wrong {
    Wrong::Lacks(Piece::Rule { rule })
}

fn meaningless(keyword: &str) -> Wrong {
    Wrong::Lacks(Piece::Keyword { keyword: keyword.to_owned() })
}

/// The engines. What may be said was decided from the text of the misreadings, before it was seen what is said.
fn engines() -> Vec<Row> {
    use Wrong::{Changed, Manner as Acts};
    let soulshift = "{ says: any Spirit, keyword: soulshift, as: { return: { triggered: { when: { dies: self }, \
        targets: { spirit: { zone: graveyard, owner: you, subtype: Spirit } }, \
        do: [ { may: { do: [ { move: { what: $spirit, to: hand } } ] } } ] } } } }";
    let hall = "{ says: no haste, card: Hall of the Bandit Lord, as: { recruit: { activated: { \
        costs: [ { tap: self }, { pay_life: 3 } ], do: [ { add_mana: { mana: '{C}' } } ] } } } }";
    vec![
        (
            "players lose life for unspent mana",
            Changed("{ says: it, edition: { mana_burn: burns } }"),
            &["a player loses life for unspent mana"],
        ),
        (
            "combat damage uses the stack",
            Changed("{ says: it, edition: { combat_damage: on_the_stack } }"),
            &["combat damage waits on the stack"],
        ),
        (
            "a creature that must attack attacks in every combat phase",
            Changed("{ says: it, edition: { must_attack: each_combat } }"),
            &["must attack in each combat phase"],
        ),
        (
            "a token is owned by the controller of the effect",
            Changed("{ says: it, edition: { token_owner: controller_of_effect } }"),
            &["the token is owned by the controller"],
        ),
        (
            "only abilities that trigger on leaving the battlefield look back",
            Changed("{ says: it, edition: { looks_back: leaving_play } }"),
            &["only leaves-the-battlefield triggers look back"],
        ),
        (
            "the draw of the draw step uses the stack",
            Changed("{ says: it, edition: { draw_step: on_the_stack_uncontrolled } }"),
            &["the draw still uses the stack"],
        ),
        ("attacking creatures stay untapped", without(Rule::AttackTaps), &["attacking doesn't tap a creature"]),
        ("lethal damage destroys nothing", without(Rule::LethalDamage), &["with lethal damage stays"]),
        ("there is one combat damage step", without(Rule::FirstStrikeStep), &["one combat damage step"]),
        (
            "damage and effects stay after the turn",
            without(Rule::CleanupWearsOff),
            &["until the next turn", "wear off"],
        ),
        ("creatures attack and tap at once", without(Rule::SummoningSickness), &["summoning sickness"]),
        ("effects that switch power and toughness do nothing", without(Rule::LayerPtSwitched), &[]),
        ("the \"if\" of a trigger is not checked", without(Rule::InterveningIf), &["the condition is not checked"]),
        ("flying means nothing", meaningless("flying"), &[]),
        ("bushido means nothing", meaningless("bushido"), &[]),
        ("ninjutsu means nothing", meaningless("ninjutsu"), &[]),
        ("deathtouch means nothing", meaningless("deathtouch"), &[]),
        ("soulshift returns a Spirit of any mana value", Changed(soulshift), &[]),
        ("nobody is asked for anything", Acts(Manner::NeverAsks), &[]),
        ("mana from Hall of the Bandit Lord gives no haste", Changed(hall), &[]),
    ]
}

/// An engine that carries out a part of the cases.
struct InPart(ReferenceEngine);

impl EngineUnderTest for InPart {
    fn hello(&mut self) -> Hello {
        Hello { engine: "wrong on purpose".to_owned(), editions: vec![EDITION.to_owned()], ..Hello::default() }
    }

    fn edition(&mut self, edition: &str) -> EditionAnswer {
        self.0.edition(edition)
    }

    fn plan(&mut self, cases: &[&Case]) -> Vec<Planned> {
        // The same part in every run.
        let sum = |id: &str| id.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
        let left_out = cases.iter().filter(|case| sum(&case.id) / 7 % ONE_IN != 0);
        let unsupported = || Unsupported { kind: UnsupportedKind::Mechanic, what: "what it leaves out".to_owned() };
        left_out.map(|case| Planned { id: case.id.clone(), unsupported: unsupported() }).collect()
    }

    fn run(&mut self, case: &Case) -> Ran {
        self.0.run(case)
    }

    fn run_all(&mut self, cases: &[&Case], done: &mut dyn FnMut(usize, Ran, std::time::Duration)) {
        self.0.run_all(cases, done);
    }
}

fn played(suite: &Suite, wrong: &Wrong) -> Record {
    let library = &*suite.library;
    let settings = library.settings();
    let own = settings.iter().find(|(edition, _)| edition.0 == EDITION).map(|(_, own)| own).unwrap();
    let engine = match wrong {
        Wrong::Changed(written) => {
            let change: Misreading = Document { file: "wrong.yaml", text: written }.read().unwrap();
            ReferenceEngine::changed(&library.overlaid(&change.overlay).unwrap(), own)
        }
        Wrong::Lacks(piece) => ReferenceEngine::changed(&library.taken(piece).unwrap(), own),
        Wrong::Manner(manner) => ReferenceEngine::of(own).without_notes().lying(*manner),
    };
    let selection = Selection { editions: EditionChoice::All, ..Selection::default() };
    run(suite, &mut InPart(engine), &selection, &Deviations::default(), &mut ())
}

#[test]
fn of_twenty_wrong_engines_the_diagnosis_is_right_in_at_least_four_of_five() {
    let suite = common::whole();
    let (mut table, mut said, mut right) = (String::new(), 0, 0);
    for (what, wrong, may_be_said) in engines() {
        let record = played(suite, &wrong);
        let failed = record.results.iter().filter(|result| result.verdict == Verdict::Failed).count();
        let _ = writeln!(table, "{what}: {failed} cases fail");
        for it in &record.footer.explained {
            let misread = &it.misread_as;
            let is_right = may_be_said.iter().any(|words| misread.says.contains(words));
            said += 1;
            right += usize::from(is_right);
            let judged = if is_right { "right" } else { "WRONG" };
            let (clause, says, decided) = (&misread.clause, &misread.says, misread.decided);
            let _ = writeln!(table, "    {judged}: {clause} ({} of {decided} cases): {says}", it.cases.len());
        }
    }
    expect![[r#"
        players lose life for unspent mana: 5 cases fail
        combat damage uses the stack: 0 cases fail
        a creature that must attack attacks in every combat phase: 0 cases fail
        a token is owned by the controller of the effect: 1 cases fail
            right: htg:drops-grist.1 (1 of 2 cases): the token is owned by the controller of the creature that dropped it
        only abilities that trigger on leaving the battlefield look back: 3 cases fail
        the draw of the draw step uses the stack: 7 cases fail
            right: may01:general.7.today (1 of 1 cases): the draw still uses the stack, above the triggered abilities
        attacking creatures stay untapped: 16 cases fail
            right: cr26:508.1f (1 of 1 cases): attacking doesn't tap a creature
        lethal damage destroys nothing: 160 cases fail
        there is one combat damage step: 20 cases fail
            right: cr26:506.1 (2 of 3 cases): a combat phase has one combat damage step, in which all creatures deal their damage
        damage and effects stay after the turn: 80 cases fail
        creatures attack and tap at once: 11 cases fail
        effects that switch power and toughness do nothing: 2 cases fail
        the "if" of a trigger is not checked: 35 cases fail
            WRONG: cr26:702.21a (1 of 2 cases): ward also counters spells of the permanent's own controller
        flying means nothing: 16 cases fail
        bushido means nothing: 20 cases fail
        ninjutsu means nothing: 30 cases fail
        deathtouch means nothing: 7 cases fail
        soulshift returns a Spirit of any mana value: 9 cases fail
        nobody is asked for anything: 408 cases fail
        mana from Hall of the Bandit Lord gives no haste: 2 cases fail
    "#]].assert_eq(&table);
    assert!(said >= 5 && right * 5 >= said * 4, "{right} of {said}\n{table}");
}
