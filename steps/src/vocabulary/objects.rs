//! The characteristics and states of objects.

use super::{
    Outcome, Sheet,
    grammar::rows,
    params::{
        Cause, ColorsText, Controls, Count, FateText, Has, Is, Killer, Kind, ManaText, Object, Objects, Pair, Player,
        Quoted, Rest, Someone, Status, Targets, Was,
    },
};
use crate::{
    case::{Aspect, CameBy, Color, Fate, Handle, Query, Target, Value},
    expectation::Want,
    phrase::{Cursor, Problem, Read, color_name, colors, pair_word},
};
use gherkin::Step;

rows! { "objects":
    /// Power and toughness.
    /// - `"Devoted Retainer" is 2/2`
    /// - `"Devoted Retainer" is not 1/1`
    Then "{objects} {is} {pair}" => size(Objects, Is, Pair);

    /// The object has neither power nor toughness, because it isn't a creature.
    /// - `"Forest" has no power`
    Then "{object} has no power" => powerless(Object);

    /// Whether an object is tapped, flipped, face up or down, revealed.
    /// - `"Devoted Retainer" is tapped`
    /// - `"Forest" and "Island" are untapped`
    /// - `"Nezumi Graverobber" isn't flipped`
    /// - `"Ninja of the Deep Hours" is revealed`
    Then "{objects} {is} {status}" => has_status(Objects, Is, Status);

    /// The colours of an object: exactly these; with a denial, none of these.
    /// - `"Reach Through Mists" is blue`
    /// - `"Alloy Golem" is white and blue`
    /// - `"Alloy Golem" isn't red`
    /// - `"Genju of the Fens" is colorless`
    Then "{objects} {is} {colors}" => coloured(Objects, Is, ColorsText);

    /// Supertypes, types and subtypes: at least these, exactly these, or none of these.
    /// - `"Brothers Yamazaki" has the types "legendary", "creature" and "Samurai"`
    /// - `"Genju of the Fens" doesn't have the type "creature"`
    Then "{object} {has} the type(s) {quoted}" => types(Object, Has, Quoted);

    /// Keyword abilities with their numbers: at least this number of instances, exactly these, or none of these.
    /// - `"Devoted Retainer" has "bushido 1" and "bushido 1"`
    /// - `"Wall of Stone" has exactly "defender"`
    /// - `"Devoted Retainer" doesn't have "flying"`
    Then "{object} {has} {quoted}" => keywords(Object, Has, Quoted);

    /// Abilities by their ids in the card file.
    /// - `"Reach Through Mists" has the ability "ray"`
    /// - `"Nezumi Graverobber" doesn't have the ability "exile"`
    Then "{object} {has} the ability {quoted}" => abilities(Object, Has, Quoted);

    /// The name of an object.
    /// - `"Nezumi Graverobber" is named "Nighteyes the Desecrator"`
    /// - `"Nezumi Graverobber" isn't named "Nezumi Graverobber"`
    Then "{object} {is} named {quoted}" => named(Object, Is, Quoted);

    /// Counters on an object or of a player.
    /// - `"Umezawa's Jitte" has 2 charge counters`
    /// - `Bob has no Gambit counters`
    /// - `"Hikari, Twilight Guardian" has 1 +1/+1 counter`
    Then "{someone} has {count} {kind} counter(s)" => counters(Someone, Count, Kind);

    /// Damage marked on a permanent.
    /// - `"Wall of Stone" has 2 damage marked`
    Then "{object} has {count} damage marked" => damaged(Object, Count);

    /// The mana cost of an object, or the total cost locked in for a spell or ability on the stack.
    /// - `the mana cost of "Budoka Gardener" is {1}{G}`
    /// - `the total cost of "Patron of the Kitsune" is {W}`
    Then "the {mana|total} cost of {rest} is {mana}" => costs(String, Rest, ManaText);

    /// The mana value of an object; in older documents, its converted mana cost.
    /// - `the converted mana cost of "Blazing Shoal" is 4`
    /// - `the mana value of "Blazing Shoal" is 2`
    Then "the {converted mana cost|mana value} of {rest} is {count}" => mana_value(String, Rest, Count);

    /// The object or player to which an object is attached. `nothing` is no object; it says nothing about players.
    /// - `"Konda's Banner" is attached to "Isamaru, Hound of Konda"`
    /// - `"Curse of the Bloody Tome" is attached to Bob`
    /// - `"Konda's Banner" is attached to nothing`
    Then "{rest} is attached to {rest}" => attached(Rest, Rest);

    /// How a spell or ability left the stack. `did not resolve` means that all its targets were illegal; a triggered ability whose "if" is false
    /// as it would resolve `was removed from the stack`.
    /// - `"Glacial Ray" has resolved`
    /// - `"Glacial Ray" was countered`
    /// - `"Reach Through Mists" was countered on resolution`
    /// - `"Reach Through Mists" did not resolve`
    /// - `the ability of "Frostwielder" was removed from the stack`
    Then "{object} {fate}" => has_fate(Object, FateText);

    /// How objects came to their zone.
    /// - `"Grizzly Bears" was destroyed`
    /// - `"elder" and "younger" were put there by the legend rule`
    /// - `"Devoted Retainer" wasn't sacrificed`
    Then "{objects} {was} {cause}" => had_cause(Objects, Was, Cause);

    /// The modes chosen for a spell or ability on the stack.
    /// - `the ability of "Umezawa's Jitte" has the modes "pump"`
    Then "{object} has the mode(s) {quoted}" => modes(Object, Quoted);

    /// The mana spent on a spell or ability, from all sources. Mana that a `Given` puts into a mana pool has no source and is left out.
    /// - `{1}{U} was spent on "Tinker"`
    Then "{mana} was spent on {object}" => spent(ManaText, Object);

    /// Whether mana from a source was spent on a spell or ability.
    /// - `mana from "Boseiju, Who Shelters All" was spent on "Reach Through Mists"`
    Then "mana from {object} {was} spent on {object}" => spent_from(Object, Was, Object);

    /// Whether it is the same object as at the start.
    /// - `"Hikari, Twilight Guardian" is a new object`
    /// - `"Hikari, Twilight Guardian" is the same object`
    Then "{rest} is {a new|the same} object" => identity(Rest, String);

    /// The player who killed a creature, in packs with that rule.
    /// - `Bob killed "Grizzly Bears"`
    /// - `nobody killed "Grizzly Bears"`
    Then "{killer} killed {rest}" => killed(Killer, Rest);

    /// Colour words and land types in the text of an object as it reads now.
    /// - `the text of "Terror" says "blue"`
    /// - `the text of "Terror" doesn't say "black"`
    /// - `the text of "Bog Wraith" says "forest"`
    Then "the text of {rest} {says|doesn't say} {quoted}" => text(Rest, String, Quoted);

    /// The number of cards spliced onto a spell.
    /// - `2 cards are spliced onto "Reach Through Mists"`
    Then "{count} card(s) is/are spliced onto {rest}" => spliced(Count, Rest);

    /// The controller of objects, also on the stack.
    /// - `Bob controls "Devoted Retainer"`
    /// - `Alice doesn't control the ability of "Pandemonium"`
    Then "{player} {controls} {objects}" => controls(Player, Controls, Objects);
}

/// Adds a claim about one aspect of an object.
fn aspect(
    sheet: &mut Sheet,
    step: &Step,
    object: &Object,
    aspect: Aspect,
    want: impl FnOnce(&mut Sheet) -> Read<Want>,
) -> Outcome {
    sheet.line(step, |sheet| {
        let object = object.handle(sheet)?;
        let want = want(sheet)?;
        sheet.claim(Query::Object { object, aspect }, want);
        Ok(())
    })
}

/// Adds the same claim about one aspect of each of several objects.
fn aspects(
    sheet: &mut Sheet,
    step: &Step,
    objects: &Objects,
    aspect: Aspect,
    want: impl FnOnce(&mut Sheet) -> Read<Want>,
) -> Outcome {
    sheet.line(step, |sheet| {
        let objects = objects.handles(sheet)?;
        let want = want(sheet)?;
        for object in objects {
            sheet.claim(Query::Object { object, aspect }, want.clone());
        }
        Ok(())
    })
}

/// It is this value, or another one.
fn is_value(so: bool, value: Value) -> Want {
    if so { Want::Is(value) } else { Want::IsNot(value) }
}

/// Reads quoted words.
fn words(quoted: &Quoted, sheet: &mut Sheet) -> Read<Vec<String>> {
    quoted.read(sheet, |cursor, _| cursor.quoted_list("a word"))
}

fn size(sheet: &mut Sheet, objects: Objects, is: Is, pair: Pair, step: &Step) -> Outcome {
    aspects(sheet, step, &objects, Aspect::PowerToughness, |_| {
        let (power, toughness) =
            pair_word(&pair.0).ok_or_else(|| Problem::new("expected power/toughness", 0..step.value.len()))?;
        Ok(is_value(is.affirmed(), Value::Pair(power.into(), toughness.into())))
    })
}

fn powerless(sheet: &mut Sheet, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::PowerToughness, |_| Ok(Want::Is(Value::Nothing)))
}

fn has_status(sheet: &mut Sheet, objects: Objects, is: Is, status: Status, step: &Step) -> Outcome {
    let Some(status) = crate::case::Status::of(&status.0) else {
        return Err(format!("there is no status `{}`", status.0));
    };
    aspects(sheet, step, &objects, status.aspect(), |_| Ok(is_value(is.affirmed(), status.into())))
}

fn coloured(sheet: &mut Sheet, objects: Objects, is: Is, named: ColorsText, step: &Step) -> Outcome {
    aspects(sheet, step, &objects, Aspect::Colors, |sheet| {
        let named: Vec<Color> = named.read(sheet, |cursor: &mut Cursor, _| colors(cursor))?;
        let value = Value::Words(named.iter().map(|color| color_name(*color).to_owned()).collect());
        Ok(match (is.affirmed(), named.is_empty()) {
            (true, _) => Want::IsInAnyOrder(value),
            (false, true) => Want::IsNot(value),
            (false, false) => Want::Lacks(value),
        })
    })
}

fn types(sheet: &mut Sheet, object: Object, has: Has, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Types, |sheet| {
        let value = Value::Words(words(&named, sheet)?.iter().map(|word| word.to_lowercase()).collect());
        Ok(has.want(value))
    })
}

fn keywords(sheet: &mut Sheet, object: Object, has: Has, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Keywords, |sheet| Ok(has.want(Value::Words(words(&named, sheet)?))))
}

fn abilities(sheet: &mut Sheet, object: Object, has: Has, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Abilities, |sheet| Ok(has.want(Value::Words(words(&named, sheet)?))))
}

fn named(sheet: &mut Sheet, object: Object, is: Is, name: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Name, |sheet| {
        Ok(is_value(is.affirmed(), Value::Word(name.read(sheet, |cursor, _| cursor.quoted("a name"))?)))
    })
}

fn counters(sheet: &mut Sheet, on: Someone, count: Count, kind: Kind, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let on = on.target(sheet)?;
        let count = count.number(sheet)?;
        let kind = kind.0.trim_matches('"').to_owned();
        sheet.claim(Query::Counters { on, kind }, Want::Is(Value::Number(count.into())));
        Ok(())
    })
}

fn damaged(sheet: &mut Sheet, object: Object, count: Count, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::DamageMarked, |sheet| Ok(Want::Is(Value::Number(count.number(sheet)?.into()))))
}

fn costs(sheet: &mut Sheet, which: String, object: Rest, mana: ManaText, step: &Step) -> Outcome {
    let of = if which == "mana" { Aspect::ManaCost } else { Aspect::TotalCost };
    aspect(sheet, step, &Object(object.0), of, |sheet| {
        Ok(Want::Is(Value::Mana(mana.read(sheet, |cursor, _| cursor.mana())?)))
    })
}

fn mana_value(sheet: &mut Sheet, _: String, object: Rest, number: Count, step: &Step) -> Outcome {
    aspect(sheet, step, &Object(object.0), Aspect::ManaValue, |sheet| {
        Ok(Want::Is(Value::Number(number.number(sheet)?.into())))
    })
}

fn attached(sheet: &mut Sheet, object: Rest, to: Rest, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let object = Object(object.0).handle(sheet)?;
        let hosts = Targets(to.0).targets(sheet)?;
        let (aspect, host) = match hosts.as_slice() {
            [Target::Player(player)] => (Aspect::AttachedToPlayer, Value::Player(player.clone())),
            hosts => {
                let is_object = |host: &Target| match host {
                    Target::Object(object) => Ok(object.clone()),
                    Target::Player(_) => {
                        Err(Problem::new("an object is attached to one object or one player", 0..step.value.len()))
                    }
                };
                (Aspect::AttachedTo, Value::Objects(hosts.iter().map(is_object).collect::<Read<_>>()?))
            }
        };
        if hosts.is_empty() {
            let query = Query::Object { object: object.clone(), aspect: Aspect::AttachedToPlayer };
            sheet.claim(query, Want::Is(Value::Nothing));
        }
        sheet.claim(Query::Object { object, aspect }, Want::Is(host));
        Ok(())
    })
}

fn has_fate(sheet: &mut Sheet, object: Object, fate: FateText, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Fate, |_| {
        let is = |fate| Ok(Want::Is(Value::Fate(fate)));
        match fate.0.as_str() {
            "has resolved" => is(Fate::Resolved),
            "was countered" => is(Fate::CounteredByEffect),
            "wasn't countered" => Ok(Want::IsNot(Value::Fate(Fate::CounteredByEffect))),
            "was countered on resolution" | "did not resolve" => is(Fate::CounteredOnResolution),
            "was removed from the stack" => is(Fate::Removed),
            _ => Err(Problem::new("expected how the object left the stack", 0..step.value.len())),
        }
    })
}

fn had_cause(sheet: &mut Sheet, objects: Objects, was: Was, cause: Cause, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let came = match cause.0.as_str() {
            "put there by the legend rule" => Some(CameBy::LegendRule),
            "put there by a state-based action" => Some(CameBy::StateBased),
            "put there for lack of toughness" => Some(CameBy::Toughness),
            plain => CameBy::of(plain),
        };
        let Some(came) = came else {
            return Err(Problem::new("expected how the object came there", 0..step.value.len()));
        };
        for object in objects.handles(sheet)? {
            let want = is_value(was.affirmed(), came.into());
            sheet.claim(Query::Object { object, aspect: Aspect::HowItCameThere }, want);
        }
        Ok(())
    })
}

fn modes(sheet: &mut Sheet, object: Object, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Modes, |sheet| Ok(Want::Is(Value::Words(words(&named, sheet)?))))
}

fn spent(sheet: &mut Sheet, mana: ManaText, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::ManaSpent, |sheet| {
        Ok(Want::SpentInAll(mana.read(sheet, |cursor, _| cursor.mana())?))
    })
}

fn spent_from(sheet: &mut Sheet, source: Object, was: Was, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::ManaSpent, |sheet| {
        Ok(Want::SpentFrom { source: source.handle(sheet)?, spent: was.affirmed() })
    })
}

fn identity(sheet: &mut Sheet, object: Rest, which: String, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let object = Object(object.0).handle(sheet)?;
        sheet.claim_same(Query::Object { object, aspect: Aspect::Identity }, 0, which == "the same");
        Ok(())
    })
}

fn killed(sheet: &mut Sheet, player: Killer, object: Rest, step: &Step) -> Outcome {
    aspect(sheet, step, &Object(object.0), Aspect::KilledBy, |sheet| {
        Ok(Want::Is(if player.0 == "nobody" { Value::Nothing } else { Value::Player(Player(player.0).seat(sheet)) }))
    })
}

fn text(sheet: &mut Sheet, object: Rest, verb: String, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &Object(object.0), Aspect::TextWords, |sheet| {
        let value = Value::Words(words(&named, sheet)?.iter().map(|word| word.to_lowercase()).collect());
        Ok(if verb == "says" { Want::Contains(value) } else { Want::Lacks(value) })
    })
}

fn spliced(sheet: &mut Sheet, count: Count, object: Rest, step: &Step) -> Outcome {
    aspect(sheet, step, &Object(object.0), Aspect::Spliced, |sheet| {
        Ok(Want::Is(Value::Number(count.number(sheet)?.into())))
    })
}

fn controls(sheet: &mut Sheet, player: Player, verb: Controls, objects: Objects, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let player = player.seat(sheet);
        let (of, so) = match verb.0.as_str() {
            "controls" => (Aspect::Controller, true),
            "owns" => (Aspect::Owner, true),
            "doesn't control" => (Aspect::Controller, false),
            _ => (Aspect::Owner, false),
        };
        let objects: Vec<Handle> = objects.handles(sheet)?;
        for object in objects {
            sheet.claim(Query::Object { object, aspect: of }, is_value(so, Value::Player(player.clone())));
        }
        Ok(())
    })
}
