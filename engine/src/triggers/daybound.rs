//! Daybound and nightbound (702.145), which act at any time and without using the stack.

use crate::{
    acting::Cx,
    cards::{keyword::Builtin, values::Daytime},
    catalog::Mentions,
    change::{PermanentChange, TurnChange},
    game::Game,
    ground::{Act, Because, Ground},
    ids::ObjectId,
    rule::Rule,
};

/// It becomes day or night, if it is not already (730.1).
pub(crate) fn become_time(cx: &mut Cx<'_>, to: Daytime, because: impl Because) {
    if cx.state().turn.daytime != Some(to) {
        cx.commit(Act::from(TurnChange::BecomeTime { to }).by(Rule::DayAndNight).by(because));
    }
}

/// Permanents with daybound or nightbound make it day or night if it is neither (702.145d, 702.145g), and transform if the other face is up than the
/// one of that time (702.145c, 702.145f).
pub(crate) fn look(cx: &mut Cx<'_>) {
    if !cx.state().mentions.has(Mentions::DAYBOUND) {
        return;
    }
    let game = cx.game();
    if !game.state.permanents().iter().any(|id| bound(game, *id).is_some()) {
        return;
    }
    if game.state.turn.daytime.is_none() {
        let first = |keyword| game.state.permanents().iter().copied().find(|id| game.characteristics(*id).has(keyword));
        let begins = match (first(Builtin::Daybound), first(Builtin::Nightbound)) {
            (Some(id), _) => Some((Daytime::Day, id)),
            (None, Some(id)) => Some((Daytime::Night, id)),
            (None, None) => None,
        };
        if let Some((time, id)) = begins {
            become_time(cx, time, (Rule::Daybound, id));
        }
    }
    let game = cx.game();
    let wrong = game.state.permanents().iter().copied().filter(|id| is_wrong(game, *id));
    let turned = wrong.map(|object| {
        let ground = Ground::of(Rule::Daybound, object);
        Act::from(PermanentChange::Transform { object }).by(ground.also(Rule::Transform)).by(ground)
    });
    let turned: Vec<Act> = cx.lawful(turned.collect());
    if !turned.is_empty() {
        cx.commit_all(turned);
    }
}

/// Which of the keywords the permanent has.
fn bound(game: Game<'_>, id: ObjectId) -> Option<Builtin> {
    let seen = game.characteristics(id);
    [Builtin::Daybound, Builtin::Nightbound].into_iter().find(|keyword| seen.has(*keyword))
}

/// Whether a double-faced permanent has its front face up with daybound at night, or its back face up with nightbound by day.
fn is_wrong(game: Game<'_>, id: ObjectId) -> bool {
    let (object, seen) = (game.object(id), game.characteristics(id));
    let double_faced = object.face.back.is_some() && !object.status.face_down;
    let wrong = match (object.status.transformed, game.state.turn.daytime) {
        (false, Some(Daytime::Night)) => seen.has(Builtin::Daybound),
        (true, Some(Daytime::Day)) => seen.has(Builtin::Nightbound),
        _ => false,
    };
    double_faced && wrong
}

/// Whether the permanent transforms by nothing else than these keywords (702.145b, 702.145e).
pub(crate) fn keeps_from_transforming(game: Game<'_>, id: ObjectId) -> bool {
    game.heeds((Rule::DayboundOnly, id), bound(game, id).is_some())
}
