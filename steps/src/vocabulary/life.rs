//! Players: life, cards drawn, mana, the result of the game.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Count, Player, Pool, Whole},
};
use crate::{
    case::{Mana, Query, Standing, Value},
    expectation::Want,
};
use gherkin::Step;

rows! { "life":
    /// A life total.
    /// - `Bob is at 18 life`
    Then "{player} is at {whole} life" => life_total(Player, Whole);

    /// The number of cards that a player has drawn. Cards put into a hand in another way don't count.
    /// - `Alice has drawn 2 cards`
    /// - `Alice has drawn no cards`
    Then "{player} has drawn {count} card(s)" => drawn(Player, Count);

    /// The mana in a pool: colourless mana is `{C}`, or a number for that much of it.
    /// - `Alice has {R}{R} in the mana pool`
    /// - `Alice has {C} in the mana pool`
    /// - `Alice has no mana in the mana pool`
    Then "{player} has {pool} in the mana pool" => pool(Player, Pool);

    /// Whether a player has won, has lost, or is still in the game.
    /// - `Bob has lost the game`
    /// - `Alice has won the game`
    /// - `Alice is still in the game`
    /// - `Alice has drawn the game`
    Then "{player} {has won the game|has lost the game|has drawn the game|is still in the game}" => standing(Player, String);
}

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

fn drawn(sheet: &mut Sheet, player: Player, count: Count, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let count = count.number(sheet)?;
        sheet.claim(Query::CardsDrawn(player), Want::Is(Value::Number(count.into())));
        Ok(())
    })
}

fn pool(sheet: &mut Sheet, player: Player, mana: Pool, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let mana = if mana.0 == "no mana" { Mana::none() } else { mana.read(sheet, |cursor, _| cursor.mana())? };
        sheet.claim(Query::ManaPool(player), Want::InPool(mana));
        Ok(())
    })
}

fn standing(sheet: &mut Sheet, player: Player, how: String, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let standing = match how.as_str() {
            "has won the game" => Standing::Won,
            "has lost the game" => Standing::Lost,
            "has drawn the game" => Standing::Drew,
            _ => Standing::Playing,
        };
        sheet.claim(Query::Standing(player), Want::Is(standing.into()));
        Ok(())
    })
}
