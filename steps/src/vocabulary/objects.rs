//! What objects are like.

use super::{
    Outcome, Sheet,
    params::{
        Cause, ColorsText, Count, FateText, Has, Is, Kind, ManaText, Object, Objects, Pair, Player, Quoted, Someone,
        Status, Targets, Was,
    },
};
use crate::{
    case::{Aspect, Color, Fate, Handle, Query, Target, Value},
    expectation::Want,
    phrase::{Cursor, Problem, Read, colors, pair_word},
};
use cucumber::{gherkin::Step, then};

/// Claims something about one aspect of an object.
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

/// Claims the same of one aspect of each of several objects.
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

/// Power and toughness.
/// - `"Devoted Retainer" is 2/2`
/// - `"Devoted Retainer" is not 1/1`
#[then(expr = "{objects} {is} {pair}")]
fn size(sheet: &mut Sheet, objects: Objects, is: Is, pair: Pair, step: &Step) -> Outcome {
    aspects(sheet, step, &objects, Aspect::PowerToughness, |_| {
        let (power, toughness) =
            pair_word(&pair.0).ok_or_else(|| Problem::new("expected power/toughness", 0..step.value.len()))?;
        Ok(is_value(is.affirmed(), Value::Pair(power.into(), toughness.into())))
    })
}

/// It has neither power nor toughness: it isn't a creature.
/// - `"Forest" has no power`
#[then(expr = "{object} has no power")]
fn powerless(sheet: &mut Sheet, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::PowerToughness, |_| Ok(Want::Is(Value::Nothing)))
}

/// Whether it is tapped, flipped, face up or down, revealed.
/// - `"Devoted Retainer" is tapped`
/// - `"Forest" and "Island" are untapped`
/// - `"Nezumi Graverobber" isn't flipped`
/// - `"Ninja of the Deep Hours" is revealed`
#[then(expr = "{objects} {is} {status}")]
fn has_status(sheet: &mut Sheet, objects: Objects, is: Is, status: Status, step: &Step) -> Outcome {
    let of = match status.0.as_str() {
        "tapped" | "untapped" => Aspect::Tapped,
        "flipped" | "unflipped" => Aspect::Flipped,
        "face up" | "face down" => Aspect::Face,
        _ => Aspect::Revealed,
    };
    aspects(sheet, step, &objects, of, |_| Ok(is_value(is.affirmed(), Value::Word(status.0.clone()))))
}

/// Its colours: exactly these; or, denied, none of these.
/// - `"Reach Through Mists" is blue`
/// - `"Alloy Golem" is white and blue`
/// - `"Alloy Golem" isn't red`
/// - `"Genju of the Fens" is colorless`
#[then(expr = "{objects} {is} {colors}")]
fn coloured(sheet: &mut Sheet, objects: Objects, is: Is, named: ColorsText, step: &Step) -> Outcome {
    aspects(sheet, step, &objects, Aspect::Colors, |sheet| {
        let named: Vec<Color> = named.read(sheet, |cursor: &mut Cursor, _| colors(cursor))?;
        let value = Value::Words(named.iter().map(|color| format!("{color:?}").to_lowercase()).collect());
        Ok(match (is.affirmed(), named.is_empty()) {
            (true, _) => Want::IsInAnyOrder(value),
            (false, true) => Want::IsNot(value),
            (false, false) => Want::Lacks(value),
        })
    })
}

/// Supertypes, types and subtypes: these at least, exactly these, or none of these.
/// - `"Konda, Lord of Eiganjo" has the types "legendary", "creature" and "Samurai"`
/// - `"Genju of the Fens" doesn't have the type "creature"`
#[then(expr = "{object} {has} the type(s) {quoted}")]
fn types(sheet: &mut Sheet, object: Object, has: Has, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Types, |sheet| {
        let value = Value::Words(words(&named, sheet)?.iter().map(|word| word.to_lowercase()).collect());
        Ok(has.want(value))
    })
}

/// Keyword abilities with their numbers: at least so many instances, exactly these, or none of these.
/// - `"Devoted Retainer" has "bushido 1" and "bushido 1"`
/// - `"Kami of Old Stone" has exactly "defender"`
/// - `"Devoted Retainer" doesn't have "flying"`
#[then(expr = "{object} {has} {quoted}")]
fn keywords(sheet: &mut Sheet, object: Object, has: Has, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Keywords, |sheet| Ok(has.want(Value::Words(words(&named, sheet)?))))
}

/// Abilities by their ids in the card file.
/// - `"Reach Through Mists" has the ability "ray"`
/// - `"Nezumi Graverobber" doesn't have the ability "exile"`
#[then(expr = "{object} {has} the ability {quoted}")]
fn abilities(sheet: &mut Sheet, object: Object, has: Has, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Abilities, |sheet| Ok(has.want(Value::Words(words(&named, sheet)?))))
}

/// Its name.
/// - `"Nezumi Graverobber" is named "Nighteyes the Desecrator"`
/// - `"Nezumi Graverobber" isn't named "Nezumi Graverobber"`
#[then(expr = "{object} {is} named {quoted}")]
fn named(sheet: &mut Sheet, object: Object, is: Is, name: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Name, |sheet| {
        Ok(is_value(is.affirmed(), Value::Word(name.read(sheet, |cursor, _| cursor.quoted("a name"))?)))
    })
}

/// Counters on an object or of a player.
/// - `"Umezawa's Jitte" has 2 charge counters`
/// - `Bob has no Gambit counters`
/// - `"Hikari, Twilight Guardian" has 1 +1/+1 counter`
#[then(expr = "{someone} has {count} {kind} counter(s)")]
fn counters(sheet: &mut Sheet, on: Someone, count: Count, kind: Kind, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let on = on.target(sheet)?;
        let count = count.number(sheet)?;
        let kind = kind.0.trim_matches('"').to_owned();
        sheet.claim(Query::Counters { on, kind }, Want::Is(Value::Number(count.into())));
        Ok(())
    })
}

/// Damage marked on a permanent.
/// - `"Kami of Old Stone" has 2 damage marked`
#[then(expr = "{object} has {count} damage marked")]
fn damaged(sheet: &mut Sheet, object: Object, count: Count, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::DamageMarked, |sheet| Ok(Want::Is(Value::Number(count.number(sheet)?.into()))))
}

/// Its mana cost, or the total cost locked in for a spell or ability on the stack.
/// - `the mana cost of "Budoka Gardener" is {1}{G}`
/// - `the total cost of "Patron of the Kitsune" is {W}`
#[then(regex = r#"^the (mana|total) cost of (.+) is ((?:\{[^}]+\})+)$"#)]
fn costs(sheet: &mut Sheet, which: String, object: Object, mana: ManaText, step: &Step) -> Outcome {
    let of = if which == "mana" { Aspect::ManaCost } else { Aspect::TotalCost };
    aspect(sheet, step, &object, of, |sheet| Ok(Want::Is(Value::Mana(mana.read(sheet, |cursor, _| cursor.mana())?))))
}

/// Its converted mana cost, today its mana value.
/// - `the converted mana cost of "Blazing Shoal" is 4`
/// - `the mana value of "Blazing Shoal" is 2`
#[then(regex = r"^the (?:converted mana cost|mana value) of (.+) is (\d+)$")]
fn mana_value(sheet: &mut Sheet, object: Object, number: Count, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::ManaValue, |sheet| Ok(Want::Is(Value::Number(number.number(sheet)?.into()))))
}

/// What it is attached to.
/// - `"Konda's Banner" is attached to "Isamaru, Hound of Konda"`
/// - `"Konda's Banner" is attached to nothing`
#[then(regex = r"^(.+) is attached to (.+)$")]
fn attached(sheet: &mut Sheet, object: Object, to: Targets, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::AttachedTo, |sheet| {
        let hosts = to.targets(sheet)?.into_iter().filter_map(|host| match host {
            Target::Object(object) => Some(object),
            Target::Player(_) => None,
        });
        Ok(Want::Is(Value::Objects(hosts.collect())))
    })
}

/// How a spell or ability left the stack.
/// - `"Glacial Ray" has resolved`
/// - `"Glacial Ray" was countered`
/// - `"Reach Through Mists" was countered on resolution`
/// - `"Reach Through Mists" did not resolve`
/// - `the ability of "Frostwielder" was removed from the stack`
#[then(expr = "{object} {fate}")]
fn has_fate(sheet: &mut Sheet, object: Object, fate: FateText, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Fate, |_| {
        Ok(match fate.0.as_str() {
            "has resolved" => Want::Is(Value::Fate(Fate::Resolved)),
            "was countered" => Want::Is(Value::Fate(Fate::CounteredByEffect)),
            "wasn't countered" => Want::IsNot(Value::Fate(Fate::CounteredByEffect)),
            "was removed from the stack" => Want::Is(Value::Fate(Fate::Removed)),
            _ => Want::Is(Value::Fate(Fate::CounteredOnResolution)),
        })
    })
}

/// How objects came to where they are.
/// - `"Grizzly Bears" was destroyed`
/// - `"elder" and "younger" were put there by the legend rule`
/// - `"Devoted Retainer" wasn't sacrificed`
#[then(expr = "{objects} {was} {cause}")]
fn had_cause(sheet: &mut Sheet, objects: Objects, was: Was, cause: Cause, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let word = match cause.0.as_str() {
            "put there by the legend rule" => "legend rule",
            "put there by a state-based action" => "state based",
            "put there for lack of toughness" => "toughness",
            plain => plain,
        };
        for object in objects.handles(sheet)? {
            let want = is_value(was.affirmed(), Value::Word(word.to_owned()));
            sheet.claim(Query::Object { object, aspect: Aspect::HowItCameThere }, want);
        }
        Ok(())
    })
}

/// The modes chosen for a spell or ability on the stack.
/// - `the ability of "Umezawa's Jitte" has the modes "pump"`
#[then(expr = "{object} has the mode(s) {quoted}")]
fn modes(sheet: &mut Sheet, object: Object, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Modes, |sheet| Ok(Want::Is(Value::Words(words(&named, sheet)?))))
}

/// The mana spent on a spell or ability, from all sources.
/// - `{1}{U} was spent on "Tinker"`
#[then(expr = "{mana} was spent on {object}")]
fn spent(sheet: &mut Sheet, mana: ManaText, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::ManaSpent, |sheet| {
        Ok(Want::SpentInAll(mana.read(sheet, |cursor, _| cursor.mana())?))
    })
}

/// Whether mana from a source was spent on a spell or ability.
/// - `mana from "Boseiju, Who Shelters All" was spent on "Reach Through Mists"`
#[then(expr = "mana from {object} {was} spent on {object}")]
fn spent_from(sheet: &mut Sheet, source: Object, was: Was, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::ManaSpent, |sheet| {
        Ok(Want::SpentFrom { source: source.handle(sheet)?, spent: was.affirmed() })
    })
}

/// Whether it is the object it was at the start.
/// - `"Hikari, Twilight Guardian" is a new object`
/// - `"Hikari, Twilight Guardian" is the same object`
#[then(regex = r"^(.+) is (a new|the same) object$")]
fn identity(sheet: &mut Sheet, object: Object, which: String, step: &Step) -> Outcome {
    sheet.line(step, |sheet| {
        let object = object.handle(sheet)?;
        sheet.claim_same(Query::Object { object, aspect: Aspect::Identity }, 0, which == "the same");
        Ok(())
    })
}

/// Who killed a creature, in packs in which players do.
/// - `Bob killed "Grizzly Bears"`
/// - `nobody killed "Grizzly Bears"`
#[then(regex = r"^(Alice|Bob|Carol|Dave|nobody) killed (.+)$")]
fn killed(sheet: &mut Sheet, player: Player, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::KilledBy, |sheet| {
        Ok(Want::Is(if player.0 == "nobody" { Value::Nothing } else { Value::Player(player.seat(sheet)) }))
    })
}

/// Colour words and land types in its text as it reads now.
/// - `the text of "Terror" says "blue"`
/// - `the text of "Terror" doesn't say "black"`
#[then(regex = r#"^the text of (.+) (says|doesn't say) ("[^"]+")$"#)]
fn text(sheet: &mut Sheet, object: Object, verb: String, named: Quoted, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::TextWords, |sheet| {
        let value = Value::Words(words(&named, sheet)?);
        Ok(if verb == "says" { Want::Contains(value) } else { Want::Lacks(value) })
    })
}

/// How many cards are spliced onto a spell.
/// - `2 cards are spliced onto "Reach Through Mists"`
#[then(regex = r"^(\d+|no|one|two|three) cards? (?:is|are) spliced onto (.+)$")]
fn spliced(sheet: &mut Sheet, count: Count, object: Object, step: &Step) -> Outcome {
    aspect(sheet, step, &object, Aspect::Spliced, |sheet| Ok(Want::Is(Value::Number(count.number(sheet)?.into()))))
}

/// Who controls objects, on the stack too.
/// - `Bob controls "Devoted Retainer"`
/// - `Alice doesn't control the ability of "Pandemonium"`
#[then(expr = "{player} {controls} {objects}")]
fn controls(
    sheet: &mut Sheet,
    player: Player,
    verb: super::params::Controls,
    objects: Objects,
    step: &Step,
) -> Outcome {
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
