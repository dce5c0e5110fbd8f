//! The answers of lying engines: of the right kind, but guessed.

use crate::case::{
    Action, Aspect, CameBy, Case, CombatSeen, DecisionSeen, EventSeen, Fate, Handle, Knowledge, Legality, Mana,
    MomentSeen, Origin, Phase, PlaceSeen, Probe, Query, ScriptOp, Seat, SetupOp, Standing, Status, Target, Value, Zone,
};

const REFUSED: Value = Value::Legality(Legality::Refused { rule: None, reason: None });

/// An answer of the right kind with nothing in it.
pub(super) fn nothing(query: &Query) -> Value {
    match query {
        Query::Object { aspect, .. } => empty_aspect(*aspect),
        Query::Counters { .. } | Query::Life(_) | Query::CardsDrawn(_) | Query::Size { .. } => Value::Number(0),
        Query::TimesTriggered { .. } | Query::DamageDealt { .. } => Value::Number(0),
        Query::ManaPool(_) => Value::Mana(Mana::none()),
        Query::Standing(_) => Standing::Lost.into(),
        Query::Contents { .. } => Value::Objects(Vec::new()),
        Query::Tokens(_) => Value::Tokens(Vec::new()),
        Query::Stack => Value::Stack(Vec::new()),
        Query::Now | Query::Priority | Query::Decision => Value::Nothing,
        Query::CanDo(_) | Query::WouldAccept(_) | Query::Tried => REFUSED,
        Query::LegalTargets { .. } => Value::Targets(Vec::new()),
        Query::Knows { .. } => Knowledge::Unknown.into(),
        Query::History(_) => Value::Events(Vec::new()),
        Query::Fingerprint => Value::Word("0".to_owned()),
    }
}

fn empty_aspect(aspect: Aspect) -> Value {
    match aspect {
        Aspect::Zone => Value::Place(PlaceSeen { zone: Zone::Nowhere, player: None }),
        Aspect::Types | Aspect::Colors | Aspect::Keywords | Aspect::Abilities | Aspect::TextWords | Aspect::Modes => {
            Value::Words(Vec::new())
        }
        Aspect::ManaValue | Aspect::DamageMarked | Aspect::Spliced => Value::Number(0),
        Aspect::TotalCost => Value::Mana(Mana::none()),
        Aspect::AttachedTo | Aspect::Attachments => Value::Objects(Vec::new()),
        Aspect::Combat => Value::Combat(CombatSeen::default()),
        Aspect::Fate => Value::Fate(Fate::NeverThere),
        Aspect::Targets => Value::Targets(Vec::new()),
        Aspect::ManaSpent => Value::Spent(Vec::new()),
        Aspect::Tapped => Status::Untapped.into(),
        Aspect::Flipped => Status::Unflipped.into(),
        Aspect::Transformed => Status::Untransformed.into(),
        Aspect::Phased => Status::PhasedIn.into(),
        Aspect::Face => Status::FaceUp.into(),
        Aspect::Revealed => Status::Hidden.into(),
        Aspect::HowItCameThere => CameBy::Setup.into(),
        Aspect::Name | Aspect::Identity => Value::Word(String::new()),
        Aspect::PowerToughness
        | Aspect::ManaCost
        | Aspect::Controller
        | Aspect::Owner
        | Aspect::KilledBy
        | Aspect::AttachedToPlayer => Value::Nothing,
    }
}

fn owner(case: &Case, handle: &Handle) -> Option<Seat> {
    match &case.object(handle)?.origin {
        Origin::Card { owner, .. } | Origin::PlacedToken { owner } => Some(owner.clone()),
        _ => None,
    }
}

/// An answer of the right kind with one of everything in it.
pub(super) fn plenty(case: &Case, query: &Query) -> Value {
    match query {
        Query::Object { object, aspect } => full_aspect(case, object, *aspect),
        Query::CanDo(_) | Query::WouldAccept(_) => Value::Legality(Legality::Legal),
        Query::Knows { .. } => Knowledge::Known.into(),
        Query::Standing(_) => Standing::Playing.into(),
        Query::Priority => first_player(case),
        Query::Contents { .. } => Value::Objects(case.objects.iter().map(|declared| declared.handle.clone()).collect()),
        Query::LegalTargets { .. } => {
            Value::Targets(case.objects.iter().map(|declared| Target::Object(declared.handle.clone())).collect())
        }
        Query::Decision => Value::Decision(DecisionSeen {
            player: case.players.first().cloned().unwrap_or(Seat(String::new())),
            kind: "objects".to_owned(),
            source: None,
            when: "resolve".to_owned(),
            options: Vec::new(),
            at_least: None,
            at_most: None,
        }),
        Query::Now => moment(case, Phase::PrecombatMain),
        Query::History(patterns) => Value::Events(
            patterns
                .iter()
                .map(|pattern| EventSeen {
                    kind: pattern.kind,
                    player: pattern.player.clone(),
                    object: pattern.object.clone(),
                    source: pattern.source.clone(),
                    amount: pattern.amount,
                    word: pattern.word.clone(),
                    moment: 0,
                })
                .collect(),
        ),
        other => match nothing(other) {
            Value::Number(_) => Value::Number(1),
            value => value,
        },
    }
}

fn first_player(case: &Case) -> Value {
    case.players.first().map_or(Value::Nothing, |player| Value::Player(player.clone()))
}

fn moment(case: &Case, phase: Phase) -> Value {
    let player = case.players.first().cloned().unwrap_or(Seat(String::new()));
    Value::Moment(MomentSeen { player, turn: 1, phase })
}

fn full_aspect(case: &Case, object: &Handle, aspect: Aspect) -> Value {
    match aspect {
        Aspect::Zone => Value::Place(PlaceSeen { zone: Zone::Graveyard, player: owner(case, object) }),
        Aspect::PowerToughness => Value::Pair(1, 1),
        Aspect::Controller | Aspect::Owner | Aspect::KilledBy | Aspect::AttachedToPlayer => {
            owner(case, object).map_or(Value::Nothing, Value::Player)
        }
        Aspect::Fate => Value::Fate(Fate::Resolved),
        Aspect::Tapped => Status::Tapped.into(),
        Aspect::Flipped => Status::Flipped.into(),
        Aspect::Transformed => Status::Transformed.into(),
        Aspect::Phased => Status::PhasedOut.into(),
        Aspect::Face => Status::FaceDown.into(),
        Aspect::Revealed => Status::Revealed.into(),
        Aspect::HowItCameThere => CameBy::Destroyed.into(),
        Aspect::Combat => {
            let attacking = case.players.get(1).cloned();
            Value::Combat(CombatSeen { attacking, blocked: Some(true), ..CombatSeen::default() })
        }
        Aspect::Name => Value::Word(object.0.clone()),
        other => match empty_aspect(other) {
            Value::Number(_) => Value::Number(1),
            value => value,
        },
    }
}

/// The answer that the setup alone gives.
pub(super) fn from_setup(case: &Case, query: &Query) -> Value {
    let placed = |handle: &Handle| {
        case.setup.iter().find_map(|op| {
            let (zone, objects) = op.placed()?;
            let player = match op {
                SetupOp::InPlay { controller, .. } | SetupOp::Token { controller, .. } => Some(controller.clone()),
                _ => owner(case, handle),
            };
            objects.contains(handle).then_some(PlaceSeen { zone, player })
        })
    };
    let has = |wanted: &dyn Fn(&SetupOp) -> bool| case.setup.iter().any(wanted);
    match query {
        Query::Object { object, aspect: Aspect::Zone } => placed(object).map_or(nothing(query), Value::Place),
        Query::Object { object, aspect: Aspect::Controller | Aspect::Owner } => {
            placed(object).and_then(|place| place.player).map_or(Value::Nothing, Value::Player)
        }
        Query::Object { object, aspect: Aspect::Tapped } => {
            let tapped = has(&|op| matches!(op, SetupOp::Tapped { object: tapped } if tapped == object));
            if tapped { Status::Tapped } else { Status::Untapped }.into()
        }
        Query::Object { object, aspect: Aspect::Flipped } => {
            let flipped = has(&|op| matches!(op, SetupOp::Flipped { object: flipped } if flipped == object));
            if flipped { Status::Flipped } else { Status::Unflipped }.into()
        }
        Query::Object { object, aspect: Aspect::Transformed } => {
            let so = has(&|op| matches!(op, SetupOp::Transformed { object: transformed } if transformed == object));
            if so { Status::Transformed } else { Status::Untransformed }.into()
        }
        Query::Object { object, aspect: Aspect::Name } => {
            Value::Word(match case.object(object).map(|declared| &declared.origin) {
                Some(Origin::Card { name, .. }) => name.clone(),
                _ => object.0.clone(),
            })
        }
        Query::Object { object, aspect: Aspect::AttachedTo } => {
            let hosts = case.setup.iter().filter_map(|op| match op {
                SetupOp::Attached { object: attached, to } if attached == object => Some(to.clone()),
                _ => None,
            });
            Value::Objects(hosts.collect())
        }
        Query::Life(player) => Value::Number(setup_life(case, player)),
        Query::Counters { on, kind } => Value::Number(setup_counters(case, on, kind)),
        Query::Contents { zone, player } => Value::Objects(contents(case, *zone, player.as_ref())),
        Query::Size { zone, player, kind: None } => {
            Value::Number(i64::try_from(contents(case, *zone, player.as_ref()).len()).unwrap_or(i64::MAX))
        }
        Query::Standing(_) => Standing::Playing.into(),
        Query::Priority => first_player(case),
        Query::Now => moment(case, Phase::PrecombatMain),
        Query::CanDo(_) => Value::Legality(Legality::Legal),
        _ => nothing(query),
    }
}

fn setup_life(case: &Case, whose: &Seat) -> i64 {
    let placed = case.setup.iter().find_map(|op| match op {
        SetupOp::Life { player, life } if player == whose => Some(i64::from(*life)),
        _ => None,
    });
    placed.unwrap_or(20)
}

fn setup_counters(case: &Case, on: &Target, kind: &str) -> i64 {
    let counts = case.setup.iter().map(|op| match (op, on) {
        (SetupOp::Counters { object, kind: placed, count }, Target::Object(wanted))
            if object == wanted && placed == kind =>
        {
            i64::from(*count)
        }
        (SetupOp::PlayerCounters { player, kind: placed, count }, Target::Player(wanted))
            if player == wanted && placed == kind =>
        {
            i64::from(*count)
        }
        _ => 0,
    });
    counts.sum()
}

fn contents(case: &Case, zone: Zone, player: Option<&Seat>) -> Vec<Handle> {
    let placed = case.setup.iter().filter_map(SetupOp::placed).filter(|(placed, _)| *placed == zone);
    let objects = placed.flat_map(|(_, objects)| objects.iter());
    objects.filter(|object| player.is_none() || owner(case, object).as_ref() == player).cloned().collect()
}

/// The answer that the script up to the probe suggests.
pub(super) fn from_script(case: &Case, probe: &Probe) -> Value {
    let script = &case.script[..probe.after.min(case.script.len())];
    let played = |handle: &Handle| {
        script.iter().any(|op| match op {
            ScriptOp::Act(Action::Play(play)) => &play.card == handle || play.splice.contains(handle),
            _ => false,
        })
    };
    let targeted: Vec<Target> = script.iter().flat_map(targets).collect();
    match &probe.query {
        Query::Object { object, aspect: Aspect::Zone }
            if played(object) || targeted.contains(&Target::Object(object.clone())) =>
        {
            Value::Place(PlaceSeen { zone: Zone::Graveyard, player: owner(case, object) })
        }
        Query::Object { object, aspect: Aspect::Fate } if played(object) => Value::Fate(Fate::Resolved),
        Query::Object { aspect: Aspect::Targets, .. } => Value::Targets(targeted),
        Query::Object { object, aspect: Aspect::Spliced } => Value::Number(spliced(script, object)),
        Query::LegalTargets { .. } => Value::Targets(targeted),
        Query::Stack => Value::Stack(Vec::new()),
        Query::Life(player) => {
            let hit = targeted.contains(&Target::Player(player.clone()));
            Value::Number(setup_life(case, player) - if hit { 2 } else { 0 })
        }
        Query::TimesTriggered { .. } | Query::CardsDrawn(_) => Value::Number(1),
        Query::History(_) => plenty(case, &probe.query),
        _ => from_setup(case, &probe.query),
    }
}

fn targets(op: &ScriptOp) -> Vec<Target> {
    let choices = match op {
        ScriptOp::Act(Action::Play(play)) => &play.targets,
        ScriptOp::Act(Action::Activate(activate)) => &activate.targets,
        _ => return Vec::new(),
    };
    choices.iter().flat_map(|choice| choice.targets.clone()).collect()
}

fn spliced(script: &[ScriptOp], object: &Handle) -> i64 {
    let counts = script.iter().map(|op| match op {
        ScriptOp::Act(Action::Play(play)) if &play.card == object => play.splice.len(),
        _ => 0,
    });
    i64::try_from(counts.sum::<usize>()).unwrap_or(i64::MAX)
}
