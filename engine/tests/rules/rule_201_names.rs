//! Naming cards (201.4), and the halves of flip cards (710), with invented cards.

use crate::common::{ALICE, BOB, Bench, table};
use casebook_engine::{
    action::Action,
    cards::values::{Color, Zone},
    continuous::project,
    decision::{Answer, DecisionKind},
    error::Stop,
    game::Table,
    rule::{MarkUse, Rule},
    setup::Position,
};

const PUPA: &str = "
name: Pupa
cost: '{U}'
types: [creature]
pt: [1, 1]
flip: { name: Imago, supertypes: [legendary], types: [creature], pt: [3, 3] }
";
const GUESS: &str = "
name: Guess
cost: '{0}'
types: [sorcery]
abilities:
  guess:
    spell:
      do:
        - choose_value: { kind: card_name, as: named }
        - move: { what: { top_of_library: { of: you, count: 1 } }, to: graveyard, as: shown }
        - if: { if: { is: { what: $shown, matches: { chosen_name: named } } }, then: [ { gain_life: { who: you, amount: 1 } } ] }
";

fn guess<'t>(table: &'t Table, name: &str) -> (Bench<'t>, Result<(), Stop>) {
    let mut bench = Bench::begin(table, |p| {
        for (card, zone) in [("Pupa", Zone::Library), ("Guess", Zone::Hand)] {
            let def = p.find(card).unwrap();
            p.card(def, ALICE, zone, ALICE);
        }
    });
    bench.cast("Guess", &[]);
    bench.act(Action::Pass { player: ALICE }, &[]);
    let named = (DecisionKind::CardName, Answer::Words(vec![name.into()]));
    let done = bench.try_act(&Action::Pass { player: BOB }, &[named]);
    (bench, done.map_err(|not_done| not_done.stop))
}

#[test]
fn a_card_answers_to_its_upper_name_where_it_is_not_a_flipped_permanent() {
    let table = table("2004-10", &[], &[PUPA, GUESS]);
    let (bench, done) = guess(&table, "Pupa");
    assert_eq!((done, bench.state.player(ALICE).life), (Ok(()), 21));
    assert_eq!(bench.used(Rule::FlipEitherName), []);
    let (bench, done) = guess(&table, "Imago");
    assert_eq!((done, bench.state.player(ALICE).life), (Ok(()), 20));
    assert_eq!(bench.used(Rule::FlipEitherName), [MarkUse::Applied]);
    assert!(bench.applied(Rule::FlipNormalElsewhere));
}

#[test]
fn what_is_no_name_of_a_card_can_not_be_named() {
    let table = table("2004-10", &[], &[PUPA, GUESS]);
    let (_, done) = guess(&table, "Larva");
    assert!(matches!(done, Err(Stop::BadAnswer { .. })), "{done:?}");
}

/// 201.4a: the named card must have the qualities that the text requires.
#[test]
fn a_card_of_no_such_type_is_named() {
    let mine = "{ name: Mine, types: [land] }";
    let (no_land, no_creature) = (
        GUESS.replace("as: named", "of_no: [land], as: named"),
        GUESS.replace("as: named", "of_no: [creature], as: named"),
    );
    for (guess_of, name, may) in [(&no_land, "Mine", false), (&no_land, "Pupa", true), (&no_creature, "Pupa", false)] {
        let table = table("2026-01", &[], &[PUPA, mine, guess_of]);
        let (_, done) = guess(&table, name);
        assert_eq!(done.is_ok(), may, "{name}: {done:?}");
    }
}

#[test]
fn a_flipped_permanent_has_its_other_half_and_a_face_down_one_nothing() {
    let table = table("2004-10", &[], &[PUPA]);
    let mut position = Position::new(&table, 2);
    let def = position.find("Pupa").unwrap();
    let [flipped, hidden] = [(); 2].map(|()| position.card(def, ALICE, Zone::Battlefield, ALICE));
    position.flip(flipped).unwrap();
    position.face_down(hidden);
    let seen = project(&table, position.state());
    let now = seen.characteristics(flipped);
    assert_eq!((now.name.clone(), now.pt), (Some("Imago".into()), Some((3, 3))));
    assert!(now.colors.has(Color::Blue));
    let now = seen.characteristics(hidden);
    assert_eq!((now.name.clone(), now.pt, now.colors.is_empty(), now.cost), (None, Some((2, 2)), true, None));
}
