//! The answers of players when the game asks, and the questions.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{Chance, Object, Player, Rest, Settled, Targets, Times},
};
use crate::{
    case::{Answer, Choice, EventKind, EventPattern, Handle, Query, ScriptOp, Seat, TargetChoice, Value},
    expectation::Want,
    phrase::{
        Cursor, Problem, Read, choice_phrase, decision_kind, eligible_phrase, handle, handles, play_phrase,
        settled_phrase, targets,
    },
};
use gherkin::Step;

rows! { "choices":
    /// Does, or doesn't do, something optional; or pays, or doesn't pay, a cost that the game asks for.
    /// - `Alice says yes to "Teller of Tales"`
    /// - `as it resolves, Alice says yes to "Hikari, Twilight Guardian"`
    /// - `Bob says no`
    When "(as it resolves, ){player} says {rest}" => says(Player, Rest);

    /// Chooses objects, a player, a number, a mode, a word, a source, an ability or a pile.
    /// - `Alice chooses "Island" and "Forest" for "Kodama's Reach"`
    /// - `Bob chooses nothing for "Gifts Ungiven"`
    /// - `Alice chooses "Grizzly Bears" and Bob for "Contentious Plan"`
    /// - `Alice chooses the color "red" for "Swirl the Mists"`
    /// - `Alice chooses the option "untap" for "Toils of Night and Day"`
    /// - `Alice chooses the source "Glacial Ray" for "Shining Shoal"`
    /// - `Bob chooses the pile 2 for "Fact or Fiction"`
    When "(as it resolves, ){player} chooses {rest}" => chooses(Player, Rest);

    /// Chooses the targets of a triggered ability, or new targets of a copy: `and` joins the targets of one word "target", `then` goes on to the
    /// next word.
    /// - `Alice targets "Devoted Retainer" for "Teller of Tales"`
    /// - `Alice targets "Devoted Retainer" then Bob`
    When "(as it resolves, ){player} targets {rest}" => aims(Player, Rest);

    /// Keeps the targets of a copy, or states which of several legends stays.
    /// - `Alice keeps the targets for "Uyo, Silent Prophet"`
    /// - `Alice keeps "elder"`
    When "(as it resolves, ){player} keeps {rest}" => keeps(Player, Rest);

    /// Puts objects in an order: the first is the topmost card, or the trigger that is put onto the stack first. The name of its source means a
    /// trigger; of several triggers of one source each is named by its ability, as `the ability "pump" of "Bear"`.
    /// - `Alice puts "Island", "Forest" and "Swamp" in this order for "Tomorrow, Azami's Familiar"`
    When "(as it resolves, ){player} puts {rest}" => orders(Player, Rest);

    /// Divides damage, counters, or the redirected part of damage.
    /// - `Alice divides 1 to "Grizzly Bears" and 2 to Bob for "Shining Shoal"`
    When "(as it resolves, ){player} divides {rest}" => divides(Player, Rest);

    /// Makes a choice with its own verb: divides cards into piles, sets life totals, applies one of several replacement effects first, pays or
    /// doesn't pay.
    /// - `Bob makes piles "Island" and "Forest" | "Swamp" for "Fact or Fiction"`
    /// - `Alice sets life totals to Alice 5 and Bob 20 for "Reverse the Sands"`
    /// - `Alice applies "Uba Mask" first`
    /// - `Bob pays for "Jaraku the Interloper"`
    /// - `Bob doesn't pay for "Jaraku the Interloper"`
    When "(as it resolves, ){player} {settled}" => settles(Player, Settled);

    /// States the result of chance: how a coin falls for the player who flips it, or which cards are picked at random.
    /// - `Alice wins the flip for "Tide of War"`
    /// - `Alice loses the flip`
    /// - `Bob picks "Island" at random for "Hanabi Blast"`
    When "(as it resolves, ){player} {chance}" => chance(Player, Chance);

    /// Plays a card while something resolves.
    /// - `while "Toshiro Umezawa" resolves, Alice plays "Glacial Ray" targeting Bob`
    When "while {object} resolves, {player} plays/casts {rest}" => plays_within(Object, Player, Rest);

    /// The question that a player is asked at this point, while the line above waits for the answer.
    /// - `Alice is asked for objects by "Gifts Ungiven" among "Island", "Forest" and "Swamp"`
    /// - `Bob is asked for yes or no by "Hikari, Twilight Guardian"`
    Then "{player} is asked for {rest}" => is_asked(Player, Rest);

    /// No question is asked at this point; or the whole game is the same as before the line above, which proves nothing by itself.
    /// - `nobody is asked anything`
    /// - `nothing has changed`
    Then "{nobody is asked anything|nothing has changed}" => nothing(String);

    /// How often a player has been asked for a kind of decision.
    /// - `Bob was asked for yes or no by "Hikari, Twilight Guardian" once`
    /// - `Alice was asked for objects never`
    Then "{player} was asked for {rest} {times}" => was_asked(Player, Rest, Times);

    /// Whether the waiting decision accepts an answer.
    /// - `Alice may choose the creature type "Fox" for "Conspiracy"`
    /// - `Alice may not choose "Island" and "Second Island" for "Gifts Ungiven"`
    /// - `Alice may not choose life totals Alice 20 and Bob 0 for "Reverse the Sands"`
    /// - `Alice may target "Plains" and "Island" for "Skullsnatcher"`
    Then "{player} {may|may not} {choose|target} {rest}" => may_choose(Player, String, String, Rest);

    /// The targets of a spell or ability on the stack, in order.
    /// - `"Glacial Ray" targets "Devoted Retainer"`
    /// - `the copy of "Glacial Ray" targets Bob`
    /// - `"Stream of Consciousness" targets nothing`
    Then "{object} targets {targets}" => has_targets(Object, Targets);
}

/// Reads `for "X"` at the end of an answer.
fn asked_by(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Option<Handle>> {
    if cursor.take_any(&["for", "to"]).is_some() { handle(cursor, sheet).map(Some) } else { Ok(None) }
}

/// Adds the answer that the words after a verb describe, with its source.
fn answer(
    sheet: &mut Sheet,
    step: &Step,
    player: &Player,
    words: &str,
    how: impl FnOnce(&mut Cursor, &mut Sheet) -> Read<Choice>,
) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let (choice, source) =
            Rest(words.to_owned()).read(sheet, |cursor, sheet| Ok((how(cursor, sheet)?, asked_by(cursor, sheet)?)))?;
        give(sheet, step, Answer { player, source, choice })
    })
}

/// The beginning of an answer that is given while something resolves.
const RESOLVING: &str = "as it resolves, ";

/// Adds an answer to the script, which must have an operation before it.
fn give(sheet: &mut Sheet, step: &Step, answer: Answer) -> Read<()> {
    if sheet.point() == 0 {
        return Err(Problem::new("no earlier line can ask for this answer", 0..step.value.len())
            .help("put the answer after the line that asks for it"));
    }
    if step.value.starts_with(RESOLVING) && !sheet.resolves() {
        return Err(Problem::new("nothing resolves in the line above", 0..RESOLVING.len())
            .help("`as it resolves` must follow a line such as `the stack resolves`"));
    }
    sheet.act(ScriptOp::Answer(answer));
    Ok(())
}

fn says(sheet: &mut Sheet, player: Player, words: Rest, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, |cursor, _| match cursor.take_any(&["yes", "no"]) {
        Some(0) => Ok(Choice::May(true)),
        Some(_) => Ok(Choice::May(false)),
        None => Err(cursor.expected("`yes` or `no`")),
    })
}

fn chooses(sheet: &mut Sheet, player: Player, choice: Rest, step: &Step) -> Outcome {
    answer(sheet, step, &player, &choice.0, choice_phrase)
}

fn aims(sheet: &mut Sheet, player: Player, words: Rest, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, aimed_phrase)
}

/// Reads targets, instance by instance: `"A" and "B" then Bob`.
fn aimed_phrase(cursor: &mut Cursor, sheet: &mut Sheet) -> Read<Choice> {
    let mut choices = Vec::new();
    loop {
        choices.push(TargetChoice { text: None, targets: targets(cursor, sheet)? });
        if !cursor.take("then") {
            return Ok(Choice::Targets(choices));
        }
    }
}

fn keeps(sheet: &mut Sheet, player: Player, words: Rest, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, |cursor, sheet| {
        if cursor.take("the targets") { Ok(Choice::KeepTargets) } else { handle(cursor, sheet).map(Choice::Keep) }
    })
}

fn orders(sheet: &mut Sheet, player: Player, words: Rest, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, |cursor, sheet| {
        let order = handles(cursor, sheet)?;
        cursor.need("in this order")?;
        Ok(Choice::Order(order))
    })
}

fn divides(sheet: &mut Sheet, player: Player, words: Rest, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, |cursor, sheet| crate::phrase::division(cursor, sheet).map(Choice::Division))
}

fn settles(sheet: &mut Sheet, player: Player, words: Settled, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, settled_phrase)
}

fn chance(sheet: &mut Sheet, player: Player, words: Chance, step: &Step) -> Outcome {
    answer(sheet, step, &player, &words.0, |cursor, sheet| {
        match cursor.take_any(&["wins the flip", "loses the flip"]) {
            Some(place) => Ok(Choice::Coin(place == 0)),
            None => {
                cursor.need("picks")?;
                let picked = handles(cursor, sheet)?;
                cursor.need("at random")?;
                Ok(Choice::Random(picked))
            }
        }
    })
}

fn plays_within(sheet: &mut Sheet, source: Object, player: Player, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let source = Some(source.handle(sheet)?);
        let player = player.seat(sheet);
        let play = words.read(sheet, |cursor, sheet| play_phrase(cursor, sheet, &player))?;
        give(sheet, step, Answer { player, source, choice: Choice::Play(Box::new(play)) })
    })
}

fn is_asked(sheet: &mut Sheet, player: Player, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let mut want = words.read(sheet, decision_kind)?;
        want.player = Some(player);
        sheet.claim(Query::Decision, Want::Decision(want));
        Ok(())
    })
}

fn nothing(sheet: &mut Sheet, what: String, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        if what == "nobody is asked anything" {
            sheet.claim(Query::Decision, Want::Is(Value::Nothing));
            return Ok(());
        }
        let Some(before) = sheet.point().checked_sub(1) else {
            return Err(Problem::new("nothing has happened yet", 0..step.value.len()));
        };
        sheet.claim_same(Query::Fingerprint, before, true);
        Ok(())
    })
}

fn was_asked(sheet: &mut Sheet, player: Player, words: Rest, times: Times, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let want = words.read(sheet, decision_kind)?;
        let times = times.read(sheet, |cursor, _| crate::phrase::times(cursor))?;
        let pattern = EventPattern {
            player: Some(player),
            source: want.source,
            word: want.kind,
            ..EventPattern::of(EventKind::Asked)
        };
        sheet.claim(Query::History(vec![pattern]), Want::Length(times));
        Ok(())
    })
}

fn may_choose(sheet: &mut Sheet, player: Player, may: String, verb: String, words: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player: Seat = player.seat(sheet);
        let eligible = if verb == "target" { aimed_phrase } else { eligible_phrase };
        let (choice, source) =
            words.read(sheet, |cursor, sheet| Ok((eligible(cursor, sheet)?, asked_by(cursor, sheet)?)))?;
        let want = if may == "may" { Want::Legal } else { Want::Refused(Vec::new()) };
        sheet.claim(Query::WouldAccept(Answer { player, source, choice }), want);
        Ok(())
    })
}

fn has_targets(sheet: &mut Sheet, object: Object, aimed: Targets, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let object = object.handle(sheet)?;
        let aimed = aimed.targets(sheet)?;
        let query = Query::Object { object, aspect: crate::case::Aspect::Targets };
        sheet.claim(query, Want::Is(Value::Targets(aimed)));
        Ok(())
    })
}
