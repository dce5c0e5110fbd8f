//! Special actions (116): playing a land, turning a permanent face up, and actions that abilities such as suspend permit.

use crate::{
    acting::Cx,
    cards::{
        ability::Activated,
        effect::Place,
        keyword::Builtin,
        values::{CardType, Zone},
    },
    change::{CardChange, Change, Enter, Move, TurnChange},
    continuous::RuleInForce,
    decision::Moment,
    error::Flow,
    eval::{
        proposed::{Choices, Part, Proposed},
        timing,
    },
    event::Why,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    rules::{
        activation,
        casting::{
            costs_more, may_play, part, prohibited_land, turn_up, use_up,
            value_of_x::{self, Priced},
        },
        costs, land_plays, priority,
        replacement::happen,
        resolution::{self, kept},
    },
    state::{binding::Value, characteristics::HeldAbility, turn::AdditionalLand},
};

/// Plays a land (305.1): with priority, in a main phase of the player's own turn, with an empty stack, once each turn.
///
/// # Errors
///
/// The rule that forbids it.
pub fn play_land(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow {
    priority::require(cx, player)?;
    turn_up(cx, player, card, false);
    let part = part::to_play(cx, player, card)?;
    let allowed = may_play_land(cx, player, card, &part)?;
    use_up(cx, allowed.as_ref());
    let given = kept::with_permission(cx.game(), card, allowed.as_ref())?;
    let before = cx.at(Moment::Announcement);
    let by = land_plays::announced(cx, player, card)?;
    cx.at(before);
    let land = put_played(cx, player, card, part, by)?;
    if let Some(given) = given {
        given.to(cx, land);
    }
    priority::keep(cx, player)
}

/// Plays a land because a resolving effect says so. This is only possible in the player's own turn and if the player may play another land this turn;
/// otherwise that part of the effect is ignored (305.2b, 305.3). Returns the land, if it was played.
///
/// # Errors
///
/// Unanswered decisions.
pub fn play_land_in_resolution(cx: &mut Cx<'_>, player: PlayerId, card: ObjectId) -> Flow<Option<ObjectId>> {
    if cx.game().heeds((Rule::PlayLand, card), !can_play_land_in_resolution(cx.game(), player)) {
        return Ok(None);
    }
    let part = part::to_play(cx, player, card)?;
    let by = land_plays::announced(cx, player, card)?;
    put_played(cx, player, card, part, by).map(Some)
}

/// Whether a player could play a land during a resolution (305.2b, 305.3).
#[must_use]
pub fn can_play_land_in_resolution(game: Game<'_>, player: PlayerId) -> bool {
    game.state.turn.active == player && land_plays::has_land_left(game, player)
}

/// The land enters the battlefield, and counts as a land played this turn.
fn put_played(
    cx: &mut Cx<'_>,
    player: PlayerId,
    card: ObjectId,
    part: Part,
    by: Option<AdditionalLand>,
) -> Flow<ObjectId> {
    let enter = Enter { controller: Some(player), part, ..Enter::default() };
    let played = Change::Card(CardChange::Move(Move { enter, ..Move::new(card, Place::Battlefield, Why::Played) }));
    happen(cx, [played])?;
    let land = cx.state().newest(card);
    cx.commit(TurnChange::PlayLand { player, card: land, by }.by((Rule::PlayLand, land)));
    Ok(land)
}

/// Whether the player may play the land, or the part of a card that is a land (305.1, 601.3e, 712.12), and the effect that permits it, if one is needed.
fn may_play_land(cx: &Cx<'_>, player: PlayerId, card: ObjectId, part: &Part) -> Flow<Option<RuleInForce>> {
    let proposed = Proposed::new(cx.game(), player, card, part, &Choices::default());
    let game = proposed.game(cx.game());
    let object = game.object(card);
    let mut by = None;
    if !object.exists() || !(part.is_some() || game.characteristics(card).is(CardType::Land)) {
        return cx.cannot((Rule::PlayLand, card), "this isn't a land card");
    }
    // Its Adventure has put the card into exile, and the player may play it from there (715.3d).
    let comes_back = part.is_none() && part::comes_back(game, player, card);
    if (object.zone != Zone::Hand || object.owner != player) && !comes_back {
        let rule = super::casting::zone_rule(object.zone);
        // These costs belong to casting: an effect that states costs permits no land to be played.
        let allowed = may_play(game, player, card).filter(|rule| !costs_more(rule));
        let Some(allowed) = allowed.filter(|allowed| cx.stands((rule, &allowed.scope))) else {
            let reason = "no rule or effect allows this player to play the card from its zone";
            return cx.cannot((Rule::LandFromHand, card), reason);
        };
        by = Some(allowed.clone());
    }
    if game.state.turn.active != player {
        cx.forbid((Rule::LandTurn, card), "a land can be played only in its player's own turn")?;
    // A land with flash is played whenever its player could cast an instant (702.8a), though only in that player's turn (305.3).
    } else if !timing::sorcery_timing(game.state, player) && !game.keyword(Rule::Flash, card, Builtin::Flash) {
        cx.forbid(
            (Rule::LandTiming, card),
            "a land can be played only in its player's own main phase while the stack is empty",
        )?;
    }
    if !land_plays::has_land_left(game, player) {
        cx.forbid((Rule::PlayLand, card), "the player may not play another land this turn")?;
    }
    prohibited_land(cx, game, player, card)?;
    Ok(by)
}

/// Takes a special action that an ability permits: its costs are paid, and its instructions are carried out at once (116.2, 702.62a).
///
/// # Errors
///
/// Its costs can't be paid; unanswered decisions.
pub(super) fn take(
    cx: &mut Cx<'_>,
    player: PlayerId,
    source: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
) -> Flow {
    let mut scope = activation::ability_scope(cx.game(), player, source, held);
    if let Some(x) = value_of_x::for_costs(cx, player, source, Priced::new(&[(ability.costs.as_slice(), &scope)]))? {
        scope.bindings.bind("x".into(), Value::Number(i32::try_from(x).unwrap_or(i32::MAX)));
    }
    costs::pay(cx, player, &ability.costs, &mut scope)?;
    resolution::run(cx, &ability.instructions, &mut scope)
}
