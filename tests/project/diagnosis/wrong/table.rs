//! Twenty engines that were made by hand. The table states for each what is wrong with it, and the only things that may be said.

use casebook_engine::{document::Document, rule::Rule};
use casebook_steps::{
    ablation::Piece, clauses::Misreading, engines::reference::Manner, library::Library, suite::Suite,
};

use super::{
    drawn::Drawer,
    engine::{Change, Made},
};

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
fn rows() -> Vec<Row> {
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

fn change<'s>(library: &'s Library, wrong: &Wrong) -> Option<Change<'s>> {
    Some(match wrong {
        Wrong::Changed(written) => {
            let change: Misreading = Document { file: "wrong.yaml", text: written }.read().unwrap();
            // The table is as long as the test.
            let overlay = &Box::leak(Box::new(change)).overlay;
            Change { overlaid: library.overlaid(overlay).unwrap(), only_with: library.speaking_of(overlay) }
        }
        Wrong::Lacks(piece) => {
            Change { overlaid: library.taken(piece).unwrap(), only_with: library.speaking_of_piece(piece) }
        }
        Wrong::Manner(_) => return None,
    })
}

/// The engines. That an engine lacks what it lacks may always be said.
pub(super) fn engines<'s>(suite: &'s Suite, drawer: &Drawer<'s>) -> Vec<Made<'s>> {
    let made = |(what, wrong, words): Row| {
        let lack = if let Wrong::Lacks(piece) = &wrong { drawer.of_lack(piece) } else { None };
        let lack = lack.map(|fault| fault.may_be_said).unwrap_or_default();
        Made {
            what: what.to_owned(),
            changes: change(&suite.library, &wrong).into_iter().collect(),
            manner: if let Wrong::Manner(manner) = &wrong { Some(*manner) } else { None },
            lacks_cards: false,
            may_be_said: words.iter().map(|words| (*words).to_owned()).chain(lack).collect(),
        }
    };
    rows().into_iter().map(made).collect()
}
