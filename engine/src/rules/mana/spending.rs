//! Mana that is produced or spent as another kind: "instead of" (614.1a) and "as though" (609.4b).

use crate::{
    acting::Cx,
    cards::{
        modification::Modification,
        values::{Color, ManaCost, ManaKind},
    },
    continuous::RuleInForce,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::effects::Scope,
};

use super::solver::Units;

/// The colour that replaces any colour of mana that a player's spells and abilities produce, if effects say so: that of the newest effect.
fn made_instead(game: Game<'_>, controller: PlayerId) -> Option<Color> {
    let mut saying = game.seen.rules.iter().rev();
    saying.find_map(|rule| match &*rule.modification {
        Modification::ManaBecomes { of, color } if game.is_player(controller, of, &rule.scope) => {
            let color = Some(game.reads(*color, &rule.scope));
            game.fact((Rule::Replacement, &rule.scope), color, || None)
        }
        _ => None,
    })
}

/// The replacement effects on the mana that a spell or ability produces (614.1a).
#[derive(Debug, Clone, Default)]
pub struct Made {
    color: Option<Color>,
    tapped: Vec<Produced>,
}

/// The mana that a permanent tapped for mana produces instead (106.12b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Produced {
    That(ManaCost),
    Kind(ManaKind),
    Times(u32),
}

impl Made {
    /// For a spell or ability of that player, and for the permanent that is tapped for it, if any.
    #[must_use]
    pub fn by(game: Game<'_>, controller: PlayerId, tapped: Option<ObjectId>) -> Self {
        let of_it = tapped.map(|object| produced(game, controller, object)).unwrap_or_default();
        Self { color: made_instead(game, controller), tapped: of_it }
    }

    /// Whether the result depends on the order of the effects. The player would then choose it (616.1).
    #[must_use]
    pub fn depends_on_order(&self) -> bool {
        let multiplies = |one: &Produced| matches!(one, Produced::Times(_));
        let alike = self.tapped.windows(2).all(|two| two[0] == two[1] || two.iter().all(multiplies));
        !alike || self.color.is_some() && !self.tapped.iter().all(multiplies)
    }

    /// Whether a fixed amount is produced in any case. It is then produced once, however often the ability says that it adds mana.
    #[must_use]
    pub fn is_fixed(&self) -> bool {
        self.tapped.iter().any(|one| matches!(one, Produced::That(_)))
    }

    /// The mana after replacement. Producing no mana is not an event, and is not replaced.
    #[must_use]
    pub fn of(&self, units: Units) -> Units {
        let produced = self.tapped.iter().fold(units, |units, instead| match instead {
            _ if units.total() == 0 => units,
            Produced::That(mana) => Units::of_cost(mana),
            Produced::Kind(kind) => Units::one(kind.color()).times(units.total()),
            Produced::Times(times) => units.times(*times),
        });
        produced.made_instead(self.color)
    }
}

/// The mana that effects make the permanent produce instead if that player taps it for mana.
fn produced(game: Game<'_>, player: PlayerId, object: ObjectId) -> Vec<Produced> {
    let said = game.seen.rules.iter().filter_map(|rule| {
        let Modification::TappedMakes { what, who, mana, kind, times } = &*rule.modification else { return None };
        let fits = who.as_ref().is_none_or(|who| game.is_player(player, who, &rule.scope))
            && game.matches(object.into(), what, &rule.scope);
        let produced = mana.map(Produced::That).or(kind.map(Produced::Kind)).or(times.map(Produced::Times));
        let produced = produced.filter(|_| fits)?;
        game.fact((Rule::Replacement, &rule.scope), Some(produced), || None)
    });
    said.collect()
}

/// A set of kinds of mana, as bits.
pub type Kinds = u8;

/// The symbols that each kind of mana pays for. All mana pays for generic mana.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spending([Kinds; ManaKind::ALL.len()]);

impl Default for Spending {
    /// Each kind of mana pays for its own symbols.
    fn default() -> Self {
        let mut pays = [0; ManaKind::ALL.len()];
        pays.iter_mut().enumerate().for_each(|(kind, for_what)| *for_what = 1 << kind);
        Self(pays)
    }
}

impl Spending {
    /// The symbols that a player's mana pays for on that spell or ability. "Only as though" overrides every permission (101.2).
    #[must_use]
    pub fn of(game: Game<'_>, player: PlayerId, on: ObjectId) -> Self {
        let (mut pays, mut only) = (Self::default().0, [Kinds::MAX; ManaKind::ALL.len()]);
        for (said, scope) in said(game, player, on) {
            let as_though = bits(game, said.as_though, scope);
            for kind in of_bits(if said.mana.is_empty() { Kinds::MAX } else { bits(game, said.mana, scope) }) {
                pays[kind] |= as_though;
                if said.only {
                    only[kind] &= as_though;
                }
            }
        }
        pays.iter_mut().zip(only).for_each(|(pays, only)| *pays &= only);
        Self(pays)
    }

    /// Each kind of mana pays for its own symbols, except for the given ones: the index of a kind, and a bit for each kind whose symbols it pays for.
    #[must_use]
    pub fn paying<const N: usize>(otherwise: [(usize, Kinds); N]) -> Self {
        let mut pays = Self::default();
        otherwise.into_iter().for_each(|(kind, for_what)| pays.0[kind] = for_what);
        pays
    }

    /// The groups of symbols that must be checked, by the kinds of mana that pay for them. If no kind of mana pays for two sorts of symbols, it is
    /// enough to check each sort separately.
    #[must_use]
    pub(super) fn groups(&self, symbols: &[(Kinds, u32)]) -> Vec<Group> {
        let helping = |kinds: Kinds| -> Kinds {
            let helping = self.0.iter().enumerate().filter(|(_, pays)| **pays & kinds != 0);
            helping.map(|(kind, _)| 1 << kind).sum()
        };
        let each: Vec<Kinds> = symbols.iter().map(|(kinds, _)| helping(*kinds)).collect();
        let apart = each.iter().enumerate().all(|(at, kinds)| each[..at].iter().all(|other| other & kinds == 0));
        let sets = 1..(1_u32 << symbols.len());
        let mut sets: Vec<u32> = sets.filter(|set| !apart || set.is_power_of_two()).collect();
        sets.sort_by_key(|set| set.count_ones());
        let group = |set: u32| {
            let of_it = || (0..symbols.len()).filter(move |at| set & 1 << at != 0);
            Group {
                wanted: of_it().map(|at| symbols[at].1).sum(),
                helping: of_it().map(|at| each[at]).fold(0, |all, kinds| all | kinds),
            }
        };
        sets.into_iter().map(group).collect()
    }
}

/// A group of symbols: their number, and the kinds of mana that pay for any of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group {
    pub(super) wanted: u32,
    helping: Kinds,
}

impl Group {
    /// The part of an amount of mana that pays for a symbol of the group.
    pub(super) fn helped(&self, by: &[u32; ManaKind::ALL.len()]) -> u32 {
        of_bits(self.helping).map(|kind| by[kind]).sum()
    }
}

/// An effect on the spending of mana.
struct Said<'a> {
    mana: &'a [ManaKind],
    as_though: &'a [ManaKind],
    only: bool,
}

/// The effects on a player's mana that is spent on that spell or ability.
fn said<'a>(game: Game<'a>, player: PlayerId, on: ObjectId) -> impl Iterator<Item = (Said<'a>, &'a Scope)> {
    let applies = move |rule: &'a RuleInForce| match &*rule.modification {
        Modification::SpendAsThough { who, mana, as_though, on: what, only }
            if game.is_player(player, who, &rule.scope)
                && what.as_ref().is_none_or(|what| game.matches(on.into(), what, &rule.scope)) =>
        {
            Some((Said { mana, as_though, only: *only }, &rule.scope))
        }
        _ => None,
    };
    let stands = !game.table.is_off(Rule::ManaAsThough);
    game.seen.rules.iter().filter(move |_| stands).filter_map(applies)
}

/// Records that mana was spent as though it were other mana, on account of the effect that permits it.
pub(super) fn note(cx: &Cx<'_>, player: PlayerId, on: ObjectId) {
    let game = cx.game();
    said(game, player, on).for_each(|(_, scope)| {
        let _ = game.heeds((Rule::ManaAsThough, scope), true);
    });
}

/// The kinds as bits. Colour words have their current meaning in the text.
fn bits(game: Game<'_>, kinds: &[ManaKind], scope: &Scope) -> Kinds {
    let words: Vec<Color> = kinds.iter().filter_map(|kind| kind.color()).collect();
    let colors = game.reads_colors(&words, scope).into_iter().map(|color| ManaKind::from(Some(color)));
    let others = kinds.iter().copied().filter(|kind| kind.color().is_none());
    colors.chain(others).fold(0, |bits, kind| bits | 1 << (kind as u8))
}

fn of_bits(kinds: Kinds) -> impl Iterator<Item = usize> {
    (0..ManaKind::ALL.len()).filter(move |kind| kinds & 1 << kind != 0)
}
