//! The objects and players that an action names.

use super::{Action, Activate, CostPayment, Defender, Handle, ManaPayment, Seat, Target, TargetChoice};

impl Action {
    /// Every object that the action names: each must exist for the action to be legal or illegal.
    #[must_use]
    pub fn objects(&self) -> Vec<&Handle> {
        match self {
            Action::Play(play) => {
                let own = [&play.card].into_iter().chain(&play.splice).chain(&play.offering);
                own.chain(announced(&play.targets, &play.division, &play.costs, &play.mana)).collect()
            }
            Action::Activate(activate) => {
                let Activate { targets, division, costs, mana, .. } = activate;
                [&activate.source].into_iter().chain(announced(targets, division, costs, mana)).collect()
            }
            Action::PlayLand { card, by, .. } => [card].into_iter().chain(by).collect(),
            Action::TurnFaceUp { object, .. } | Action::Look { object, .. } => vec![object],
            Action::Attack { attackers, defender, .. } => {
                attackers.iter().chain(defender.iter().filter_map(Defender::permanent)).collect()
            }
            Action::AttackSeveral { attacks, .. } => {
                attacks.iter().flat_map(|attack| attack.attackers.iter().chain(attack.defender.permanent())).collect()
            }
            Action::Block { blocks, costs, .. } => {
                let pairs = blocks.iter().flat_map(|block| [&block.blocker, &block.attacker]);
                pairs.chain(costs.iter().flat_map(|cost| &cost.objects)).collect()
            }
            Action::Pass { .. } => Vec::new(),
        }
    }

    /// Every player whom the action names as a target.
    #[must_use]
    pub fn players(&self) -> Vec<&Seat> {
        let (targets, division) = match self {
            Action::Play(play) => (&play.targets, &play.division),
            Action::Activate(activate) => (&activate.targets, &activate.division),
            _ => return Vec::new(),
        };
        aimed_at(targets, division).filter_map(Target::player).collect()
    }
}

impl Defender {
    /// The planeswalker, if it is one.
    #[must_use]
    pub fn permanent(&self) -> Option<&Handle> {
        match self {
            Defender::Permanent(handle) => Some(handle),
            Defender::Player(_) => None,
        }
    }
}

impl Target {
    /// The object, if it is one.
    #[must_use]
    pub fn object(&self) -> Option<&Handle> {
        match self {
            Target::Object(handle) => Some(handle),
            Target::Player(_) => None,
        }
    }

    /// The player, if it is one.
    #[must_use]
    pub fn player(&self) -> Option<&Seat> {
        match self {
            Target::Player(seat) => Some(seat),
            Target::Object(_) => None,
        }
    }
}

fn aimed_at<'a>(targets: &'a [TargetChoice], division: &'a [(Target, u32)]) -> impl Iterator<Item = &'a Target> {
    targets.iter().flat_map(|choice| &choice.targets).chain(division.iter().map(|(target, _)| target))
}

fn announced<'a>(
    targets: &'a [TargetChoice],
    division: &'a [(Target, u32)],
    costs: &'a [CostPayment],
    mana: &'a [ManaPayment],
) -> impl Iterator<Item = &'a Handle> {
    let aimed = aimed_at(targets, division).filter_map(Target::object);
    aimed.chain(costs.iter().flat_map(|cost| &cost.objects)).chain(mana.iter().map(|paid| &paid.source))
}
