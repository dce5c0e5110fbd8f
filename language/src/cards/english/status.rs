//! The text of states, before and after the noun.

use super::Speech;
use crate::cards::selector::Status;

impl Speech<'_> {
    /// The adjective for a state, which stands before the noun.
    pub(super) fn adjective(&self, status: Status) -> Option<&'static str> {
        match status {
            Status::Tapped => Some("tapped"),
            Status::Untapped => Some("untapped"),
            Status::Flipped => Some("flipped"),
            Status::Transformed => Some("transformed"),
            Status::FaceDown => Some("face-down"),
            Status::FaceUp => Some("face-up"),
            Status::Attacking => Some("attacking"),
            Status::Blocking => Some("blocking"),
            Status::Blocked => Some("blocked"),
            Status::Unblocked => Some("unblocked"),
            Status::Enchanted => Some("enchanted"),
            Status::Basic => Some("basic"),
            Status::Colorless => Some("colorless"),
            Status::Monocolored => Some("monocolored"),
            Status::Multicolored => Some("multicolored"),
            Status::Revealed => Some("revealed"),
            Status::AttackedThisTurn
            | Status::DamagedThisTurn
            | Status::New
            | Status::NewSinceUpkeep
            | Status::PutThereThisTurn
            | Status::XInCost
            | Status::DrawnThisTurn
            | Status::WasCast
            | Status::Linked => None,
        }
    }

    /// The phrase for a state, which stands after the noun.
    pub(super) fn relative(&self, status: Status, all: &[Status]) -> Option<String> {
        let so_this_turn = all.contains(&Status::Linked) && all.contains(&Status::PutThereThisTurn);
        match status {
            Status::AttackedThisTurn => Some("that attacked this turn".to_owned()),
            Status::DamagedThisTurn => Some("that was dealt damage this turn".to_owned()),
            Status::New => Some("that came under its controller's control this turn".to_owned()),
            Status::NewSinceUpkeep => Some(
                "that came under its controller's control since the beginning of that player's last upkeep".to_owned(),
            ),
            Status::Linked if so_this_turn => Some(format!("put there with {} this turn", self.name)),
            Status::PutThereThisTurn => (!so_this_turn).then(|| "put there this turn".to_owned()),
            Status::WasCast => Some("that was cast".to_owned()),
            Status::DrawnThisTurn => Some("drawn this turn".to_owned()),
            Status::Linked => Some(format!("put there with {}", self.name)),
            Status::XInCost => Some("with an {X} in its mana cost".to_owned()),
            Status::Colorless
            | Status::Monocolored
            | Status::Multicolored
            | Status::Tapped
            | Status::Untapped
            | Status::Flipped
            | Status::Transformed
            | Status::FaceDown
            | Status::FaceUp
            | Status::Attacking
            | Status::Blocking
            | Status::Blocked
            | Status::Unblocked
            | Status::Enchanted
            | Status::Basic
            | Status::Revealed => None,
        }
    }
}
