//! Playing spells, abilities and lands.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Doing, Named, Player, Rest},
};
use crate::{
    case::{Action, ScriptOp, Seat},
    phrase::{Cursor, Read, action_phrase, activate_phrase, ninjutsu_phrase, tap_phrase},
};
use gherkin::Step;

rows! { "casting":
    /// Plays a card as a spell, with options in any order; or plays a land.
    /// - `Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Devoted Retainer"`
    /// - `Bob in response casts "Boomerang" targeting "Devoted Retainer"`
    /// - `Alice plays "Patron of the Kitsune" offering "Fox of Brass"`
    /// - `Alice plays "Shining Shoal" with X = 2 removing "Silent-Chant Zubera" instead of its mana cost targeting "Pearl-Ear"`
    /// - `Alice plays "Vampiric Tutor" paying {1} with "Boseiju, Who Shelters All"`
    /// - `Alice plays "Urza's Rage" kicked targeting Bob`
    /// - `Alice plays "Ley Line" from exile`
    /// - `Alice plays "Bounty of the Hunt" targeting "Grizzly Bears" and "Hill Giant" dividing 1 to "Grizzly Bears" and 2 to "Hill Giant"`
    /// - `Alice plays "Healing Salve" choosing "prevent" targeting "Grizzly Bears"`
    /// - `Alice plays the land "Hall of the Bandit Lord"`
    /// - `Alice plays the land "Island" from exile`
    /// - `Alice plays the land "Forest" with "Exploration"`
    /// - `Alice plays the land "Bala Ged Recovery" as "Bala Ged Sanctuary"`
    When "{player}( in response) plays/casts {named}" => plays(Player, Named);

    /// Tries an action that may be illegal: then the game isn't changed, and goes on.
    /// - `Alice tries to play "Patron of the Kitsune" offering "Kitsune Palliator" and "Sensei Golden-Tail"`
    When "{player} tries to {doing}" => tries(Player, Doing);

    /// Activates an ability: the only one of an object, or the named one.
    /// - `Bob activates "Frostwielder" targeting "Devoted Retainer"`
    /// - `Bob in response activates the second printed ability of "Umezawa's Jitte"`
    /// - `Bob in response activates "pump" of "Umezawa's Jitte"`
    /// - `Alice activates "Food Chain" removing "Grizzly Bears" making {G}{G}{G}`
    When "{player}( in response) activates {named}" => activates(Player, Named);

    /// Activates the ninjutsu ability of a card in hand.
    /// - `Alice uses ninjutsu with "Ninja of the Deep Hours" returning "Grizzly Bears"`
    When "{player}( in response) uses ninjutsu {rest}" => uses_ninjutsu(Player, Rest);

    /// Activates an equip ability.
    /// - `Alice equips "Isamaru, Hound of Konda" with "Konda's Banner"`
    When "{player} equips {named}" => equips(Player, Named);

    /// Activates a mana ability alone: the only one of an object, the only one that makes this mana, or the one with this id. `making` names all mana
    /// that the ability makes.
    /// - `Alice taps "Boseiju, Who Shelters All" for mana`
    /// - `Alice taps "Savannah" for mana making {G}`
    /// - `Alice taps "mana.forest" of "Savannah" for mana`
    When "{player} taps {named}" => taps(Player, Named);

    /// Turns a face-down permanent face up, or looks at a card that the player may look at any time.
    /// - `Alice turns "Battering Craghorn" face up`
    /// - `Alice looks at "Island"`
    When "{player} {turns|looks at} {rest}" => special(Player, String, Rest);
}

/// Adds the action that the words after a verb describe.
fn act(
    sheet: &mut Sheet,
    step: &Step,
    player: &Player,
    words: &Rest,
    how: impl FnOnce(&mut Cursor, &mut Sheet, &Seat) -> Read<Action>,
) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let action = words.read(sheet, |cursor, sheet| how(cursor, sheet, &player))?;
        sheet.act(ScriptOp::Act(action));
        Ok(())
    })
}

fn plays(sheet: &mut Sheet, player: Player, card: Named, step: &Step) -> Outcome {
    act(sheet, step, &player, &Rest(format!("play {}", card.0)), action_phrase)
}

fn tries(sheet: &mut Sheet, player: Player, action: Doing, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let action = action.read(sheet, |cursor, sheet| action_phrase(cursor, sheet, &player))?;
        sheet.act(ScriptOp::Try(action));
        Ok(())
    })
}

fn activates(sheet: &mut Sheet, player: Player, ability: Named, step: &Step) -> Outcome {
    act(sheet, step, &player, &Rest(ability.0), |cursor, sheet, player| {
        activate_phrase(cursor, sheet, player).map(Action::Activate)
    })
}

fn uses_ninjutsu(sheet: &mut Sheet, player: Player, cards: Rest, step: &Step) -> Outcome {
    act(sheet, step, &player, &cards, |cursor, sheet, player| {
        ninjutsu_phrase(cursor, sheet, player).map(Action::Activate)
    })
}

fn equips(sheet: &mut Sheet, player: Player, pair: Named, step: &Step) -> Outcome {
    act(sheet, step, &player, &Rest(format!("equip {}", pair.0)), action_phrase)
}

fn taps(sheet: &mut Sheet, player: Player, source: Named, step: &Step) -> Outcome {
    act(sheet, step, &player, &Rest(source.0), |cursor, sheet, player| {
        tap_phrase(cursor, sheet, player).map(Action::Activate)
    })
}

fn special(sheet: &mut Sheet, player: Player, verb: String, rest: Rest, step: &Step) -> Outcome {
    act(sheet, step, &player, &Rest(format!("{} {}", verb.replacen('s', "", 1), rest.0)), action_phrase)
}
