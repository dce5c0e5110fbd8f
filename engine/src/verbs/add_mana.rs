//! Adding mana (106.4).

use std::{fmt, sync::Arc};

use serde::{
    Deserializer,
    de::{Error, SeqAccess, Visitor, value::SeqAccessDeserializer},
};

use super::prelude::*;
use crate::{
    cards::{
        effect::ManaRider,
        english::{and, color_word, or, sentence},
        values::{Color, ManaCost, ManaKind},
    },
    decision::{Answer, DecisionKind, Options},
    game::Game,
    ids::{ObjectId, PlayerId},
    rules::{
        mana::{SETTLED_COLOR, TAPPED, abilities, solver::Units, spending},
    },
    unsupported,
    state::stack::Mana,
};

/// Players add mana to their mana pools.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddMana {
    /// The players who get the mana. Left out: the controller.
    #[serde(default)]
    pub(crate) who: Option<Ref>,
    /// The mana, as symbols. A generic number is colourless mana.
    #[serde(default)]
    pub(crate) mana: Option<ManaCost>,
    /// Mana of one of these colours. The player chooses the colour.
    #[serde(default, deserialize_with = "colors")]
    pub(crate) one_color_of: Vec<Color>,
    /// Mana of one of the colours of these objects. The player chooses the colour. If the objects have no colour, no mana is added (106.5).
    #[serde(default)]
    pub(crate) one_color_among: Option<Ref>,
    /// Mana of one colour that these permanents could produce. The player chooses the colour (106.7).
    #[serde(default)]
    pub(crate) one_color_made_by: Option<Selector>,
    /// Mana of one of the kinds that are bound to this name. The player chooses the kind. `mana` is the kinds of mana that a permanent tapped for
    /// mana produced. The name of a chosen colour gives mana of that colour.
    #[serde(default)]
    pub(crate) one_kind_of: Option<Name>,
    /// The amount of mana of the chosen colour or kind, or the number of times that `mana` is added. Left out: 1.
    #[serde(default)]
    amount: Option<Amount>,
    /// The mana can be spent only on these spells. Left out: no restriction.
    #[serde(default)]
    pub(crate) only_for: Option<Selector>,
    /// The mana stays in the pool as steps and phases end, until end of turn, and causes no mana burn.
    #[serde(default)]
    lasts_this_turn: bool,
    /// Modifications of spells on whose costs the mana is spent. They apply to the spells that match, and to the permanents that those become, for as
    /// long as these exist. Left out: none.
    #[serde(default)]
    rider: Option<ManaRider>,
}

/// Reads a list of colours. A chosen colour is not a list.
fn colors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Color>, D::Error> {
    struct Colors;
    impl<'de> Visitor<'de> for Colors {
        type Value = Vec<Color>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of colours")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Vec<Color>, A::Error> {
            Vec::deserialize(SeqAccessDeserializer::new(list))
        }
        fn visit_str<E: Error>(self, word: &str) -> Result<Vec<Color>, E> {
            Err(E::custom(match word.strip_prefix('$') {
                Some(name) => format!("write `one_kind_of: {name}` for mana of a colour that was chosen"),
                None => format!("`{word}` isn't a list of colours: for one colour, write its symbol in `mana`"),
            }))
        }
    }
    deserializer.deserialize_any(Colors)
}

impl Verb for AddMana {
    fn perform(&self, cx: &mut Cx<'_>, scope: &mut Scope) -> Flow {
        let game = cx.game();
        let who = self.who.as_ref().map_or_else(|| vec![scope.controller], |who| game.players(who, scope).into_vec());
        let times = self.times(game, scope);
        let count = usize::try_from(times).unwrap_or(0);
        for player in who {
            let colors = match (&self.mana, &self.one_kind_of) {
                (Some(mana), _) => Units::of_cost(mana).times(times).each(),
                (None, Some(name)) => match self.choose_kind(cx, player, name, scope)? {
                    Some(kind) => vec![kind.color(); count],
                    // Mana of an undefined kind is not added (106.5; 406.6 since 2004).
                    None => Vec::new(),
                },
                (None, None) if !self.offers_colors() => vec![None; count],
                (None, None) => match self.colors(cx.game(), scope).as_slice() {
                    [] => Vec::new(),
                    of => vec![Some(self.choose_color(cx, player, scope, of.to_vec())?); count],
                },
            };
            let tapped = scope.bindings.get(TAPPED).is_some().then_some(scope.source);
            let made = spending::Made::by(cx.game(), scope.controller, tapped);
            let units = colors.into_iter().fold(Units::default(), |sum, color| sum.plus(&Units::one(color)));
            let unit = self.unit(scope);
            let mana = made.of(units).each().into_iter().map(|color| Mana { color, ..unit.clone() }).collect();
            cx.commit(StackChange::AddMana { player, mana });
        }
        Ok(())
    }

    fn makes(&self) -> Vec<Made> {
        vec![Made::ManaAdded]
    }

    fn english(&self, speech: &Speech<'_>) -> String {
        let Self { who, mana, one_color_of, one_kind_of, amount, only_for, lasts_this_turn, rider, .. } = self;
        let colors: Vec<String> = one_color_of.iter().map(|color| color_word(*color).to_owned()).collect();
        let mut what: Vec<String> = mana.iter().map(ToString::to_string).collect();
        if !colors.is_empty() {
            what.push(format!("mana of one colour of your choice ({})", or(&colors)));
        }
        if let Some(among) = &self.one_color_among {
            what.push(format!("mana of one of the colours of {}, of your choice", speech.who(among)));
        }
        if let Some(by) = &self.one_color_made_by {
            what.push(format!("mana of one colour of your choice that {} could produce", speech.one(by)));
        }
        if let Some(name) = one_kind_of {
            let whose = if who.is_some() { "their" } else { "your" };
            what.push(match name.as_str() {
                "mana" => format!("mana of one of the kinds that were made, of {whose} choice"),
                name => format!("mana of {}", bound(name)),
            });
        }
        let mut text = does(&speech.by(who.as_ref()), &format!("add {}", and(&what)));
        text += &amount.as_ref().map(|amount| so_often(speech, amount, mana.is_some())).unwrap_or_default();
        text += &only_for.as_ref().map(|on| format!(", to spend only on {}", speech.many(on))).unwrap_or_default();
        text += if *lasts_this_turn { ", which stays until end of turn" } else { "" };
        if let Some(ManaRider { spells, apply }) = rider {
            let so = sentence(&speech.changes(apply, "that spell"));
            text += &format!("; if it is spent on {}: {}", speech.one(spells), so.trim_end_matches('.'));
        }
        text
    }
}

/// The amount of mana, or the number of times that the symbols are added.
fn so_often(speech: &Speech<'_>, amount: &Amount, symbols: bool) -> String {
    match amount {
        Amount::Bound(name) if name == "amount" && symbols => ", that many times".to_owned(),
        amount if symbols => format!(", as often as {}", speech.number(amount)),
        amount => format!(", as much as {}", speech.number(amount)),
    }
}

/// The kinds of mana that are bound to a name.
fn kinds(game: Game<'_>, name: &str, scope: &Scope) -> Vec<ManaKind> {
    match game.bound(name, scope) {
        Some(Value::Mana(kinds)) => kinds.clone(),
        Some(Value::Color(color)) => vec![ManaKind::from(Some(*color))],
        _ => Vec::new(),
    }
}

impl AddMana {
    /// Mana of a fixed kind, without other arguments.
    pub(crate) fn plain(mana: ManaCost) -> Self {
        Self { mana: Some(mana), ..Self::default() }
    }

    /// The amount of mana of the chosen colour, or the number of times that `mana` is added.
    pub(crate) fn times(&self, game: Game<'_>, scope: &Scope) -> u32 {
        let amount = self.amount.as_ref().map_or(1, |amount| game.amount(amount, scope));
        u32::try_from(amount).unwrap_or(0)
    }

    /// The kind of mana that is bound to a name, if it is a single kind.
    pub(crate) fn settled_kind(&self, game: Game<'_>, scope: &Scope) -> Option<ManaKind> {
        match kinds(game, self.one_kind_of.as_ref()?, scope).as_slice() {
            [kind] => Some(*kind),
            _ => None,
        }
    }

    /// Every combination of mana that the instruction can add, over all choices of colours.
    pub(crate) fn made(&self, game: Game<'_>, scope: &Scope) -> Vec<Units> {
        let times = self.times(game, scope);
        let once: Vec<Units> = match (&self.mana, &self.one_kind_of) {
            (Some(mana), _) => vec![Units::of_cost(mana)],
            (None, Some(name)) => kinds(game, name, scope).iter().map(|kind| Units::one(kind.color())).collect(),
            (None, None) if !self.offers_colors() => vec![Units::one(None)],
            (None, None) => self.colors(game, scope).into_iter().map(|color| Units::one(Some(color))).collect(),
        };
        let once = if once.is_empty() { vec![Units::default()] } else { once };
        let made = spending::Made::by(game, scope.controller, None);
        once.into_iter().map(|units| made.of(units.times(times))).collect()
    }

    /// Whether the player chooses among colours.
    pub(crate) fn offers_colors(&self) -> bool {
        !self.one_color_of.is_empty() || self.one_color_among.is_some() || self.one_color_made_by.is_some()
    }

    /// The colours among which the player chooses in the current position.
    pub(crate) fn colors(&self, game: Game<'_>, scope: &Scope) -> Vec<Color> {
        self.colors_beside(game, scope, &[])
    }

    /// The same while the colours that those permanents could produce are already being determined. A permanent in `asked` adds no colours of its own
    /// then (106.7).
    pub(crate) fn colors_beside(&self, game: Game<'_>, scope: &Scope, asked: &[ObjectId]) -> Vec<Color> {
        let of = |objects: &Ref| {
            let objects = game.objects(objects, scope);
            let has = |color: &Color| objects.iter().any(|id| game.characteristics(*id).colors.has(*color));
            Color::ALL.iter().copied().filter(has).collect()
        };
        match (&self.one_color_among, &self.one_color_made_by) {
            (Some(objects), _) => of(objects),
            (None, Some(by)) => abilities::colors_made_by(game, by, scope, asked),
            (None, None) => self.one_color_of.clone(),
        }
    }

    fn choose_color(&self, cx: &mut Cx<'_>, player: PlayerId, scope: &Scope, of: Vec<Color>) -> Flow<Color> {
        if let Some(Value::Color(color)) = scope.bindings.get(SETTLED_COLOR) {
            return Ok(*color);
        }
        let first = of[0];
        match cx.ask(player, DecisionKind::ManaColor, Some(scope.source), None, Options::Color(of))? {
            Answer::Color(color) => Ok(color),
            _ => Ok(first),
        }
    }

    /// One of the kinds that are bound to a name, as the player chooses (411.3a until 2009).
    fn choose_kind(&self, cx: &mut Cx<'_>, player: PlayerId, name: &str, scope: &Scope) -> Flow<Option<ManaKind>> {
        let kinds = kinds(cx.game(), name, scope);
        let colors: Vec<Color> = kinds.iter().filter_map(|kind| kind.color()).collect();
        match (kinds.as_slice(), colors.as_slice()) {
            ([] | [_], _) => Ok(kinds.first().copied()),
            (kinds, colors) if kinds.len() > colors.len() => {
                unsupported::refuse("a choice between coloured and colourless mana")
            }
            _ => self.choose_color(cx, player, scope, colors).map(|color| Some(ManaKind::from(Some(color)))),
        }
    }

    /// One mana as the instruction adds it, without a colour yet.
    fn unit(&self, scope: &Scope) -> Mana {
        Mana {
            color: None,
            source: Some(scope.source),
            only_for: self.only_for.clone().map(Arc::new),
            lasts_this_turn: self.lasts_this_turn,
            rider: self.rider.clone().map(Arc::new),
            maker: scope.controller,
        }
    }
}
