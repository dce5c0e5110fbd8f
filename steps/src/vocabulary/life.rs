//! How players stand: life, cards drawn, mana, the game.

use super::{
    Outcome, Sheet,
    params::{Count, ManaText, Player, Whole},
};
use crate::{
    case::{Mana, Query, Value},
    expectation::Want,
};
use cucumber::{gherkin::Step, then};

/// A life total.
/// - `Bob is at 18 life`
#[then(expr = "{player} is at {whole} life")]
fn life_total(sheet: &mut Sheet, player: Player, life: Whole, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let life = life.read(sheet, |cursor, _| {
            let word = cursor.word("a life total")?;
            word.parse().map_err(|_| crate::phrase::Problem::new("expected a life total", cursor.last()))
        })?;
        sheet.claim(Query::Life(player), Want::Is(Value::Number(life)));
        Ok(())
    })
}

/// How many cards a player has drawn. Cards put into a hand otherwise don't count.
/// - `Alice has drawn 2 cards`
/// - `Alice has drawn no cards`
#[then(expr = "{player} has drawn {count} card(s)")]
fn drawn(sheet: &mut Sheet, player: Player, count: Count, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let count = count.number(sheet)?;
        sheet.claim(Query::CardsDrawn(player), Want::Is(Value::Number(count.into())));
        Ok(())
    })
}

/// The mana in a pool.
/// - `Alice has {R}{R} in the mana pool`
/// - `Alice has no mana in the mana pool`
#[then(regex = r"^(Alice|Bob|Carol|Dave) has (no mana|(?:\{[^}]+\})+) in the mana pool$")]
fn pool(sheet: &mut Sheet, player: Player, mana: ManaText, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let mana = if mana.0 == "no mana" { Mana::none() } else { mana.read(sheet, |cursor, _| cursor.mana())? };
        sheet.claim(Query::ManaPool(player), Want::Is(Value::Mana(mana)));
        Ok(())
    })
}

/// Whether a player has won, has lost, or still plays.
/// - `Bob has lost the game`
/// - `Alice has won the game`
/// - `Alice is still in the game`
/// - `Alice has drawn the game`
#[then(
    regex = r"^(Alice|Bob|Carol|Dave) (has won the game|has lost the game|has drawn the game|is still in the game)$"
)]
fn standing(sheet: &mut Sheet, player: Player, how: String, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let word = match how.as_str() {
            "has won the game" => "won",
            "has lost the game" => "lost",
            "has drawn the game" => "drew",
            _ => "playing",
        };
        sheet.claim(Query::Standing(player), Want::Is(Value::Word(word.to_owned())));
        Ok(())
    })
}
