//! Mana abilities (605): recognising them, the mana they produce, and activating them without the stack.

use crate::{
    acting::Cx,
    cards::{
        Name,
        ability::{Ability, Activated},
        cost::Cost,
        effect::{AddMana, Effect, If},
        mana_ability::add_mana,
        reference::Ref,
        selector::Selector,
        values::{CardType, Color, ManaCost, ManaKind},
    },
    change::{Change, StackChange},
    error::Flow,
    event::Event,
    game::Game,
    ids::{Entity, ObjectId, PlayerId},
    rule::Rule,
    rules::{
        activation,
        casting::value_of_x::{self, Priced},
        costs::{self, Payer, Total},
        modes, resolution,
    },
    state::{binding::Value, characteristics::HeldAbility, effects::Scope},
    unsupported,
    verbs::add_mana,
};

use super::{
    SETTLED_KIND, TAPPED,
    solver::Units,
    spending,
    triggered::{self, Since},
    ways,
};

/// Whether a mana ability could add mana of that colour, or colourless mana, with its present text.
#[must_use]
pub fn could_make(
    game: Game<'_>,
    player: PlayerId,
    object: ObjectId,
    held: &HeldAbility,
    color: Option<Color>,
) -> bool {
    could_make_beside(game, player, (object, held), color, &[])
}

/// Whether the text of a mana ability determines its mana, so that no player chooses it.
#[must_use]
pub fn asks_for_no_mana(held: &HeldAbility) -> bool {
    let Ability::Activated(ability) = &*held.ability else { return false };
    let asks = |effect: &Effect| effect.any(&|one| matches!(one, Effect::AddMana(effect) if effect.mana.is_none()));
    let of_modes = ability.modes().flat_map(|mode| &mode.instructions);
    !ability.instructions.iter().chain(of_modes).any(asks)
}

/// The same question, while those permanents are already being examined.
fn could_make_beside(
    game: Game<'_>,
    player: PlayerId,
    (object, held): (ObjectId, &HeldAbility),
    color: Option<Color>,
    asked: &[ObjectId],
) -> bool {
    let Ability::Activated(ability) = &*held.ability else { return false };
    let scope = scope(game, player, object, held);
    let made = spending::Made::by(game, scope.controller, taps(ability).then_some(object));
    let has = |units: Units| made.of(units).has(color);
    // What a permanent could produce is what its ability would produce now: nothing if the amount is 0 (106.7).
    let some = |effect: &AddMana| asked.is_empty() || add_mana::times(effect, game, &scope) > 0;
    let makes = |effect: &AddMana| {
        if let Some(name) = effect.one_kind_of.as_ref().filter(|name| game.bound(name, &scope).is_none()) {
            return asked.is_empty() || makes_chosen(game, (effect, name), &scope, &has);
        }
        if !some(effect) {
            return false;
        }
        let fixed = effect.mana.as_ref().is_some_and(|mana| has(Units::of_cost(mana)));
        let settled = add_mana::settled_kinds(effect, game, &scope).into_iter();
        let mut offered = settled.chain(add_mana::offered_beside(effect, game, &scope, asked));
        fixed || offered.any(|one| has(Units::one(one.color())))
    };
    let of_modes = ability.modes().flat_map(|mode| &mode.instructions);
    let mut instructions = ability.instructions.iter().chain(of_modes);
    instructions.any(|effect| would_make(game, effect, &scope, &makes))
}

/// Whether an instruction would add such mana after one of the colours has been chosen under that name. The amount may depend on the colour.
fn makes_chosen(game: Game<'_>, (effect, name): (&AddMana, &Name), scope: &Scope, has: &dyn Fn(Units) -> bool) -> bool {
    Color::ALL.iter().any(|color| {
        let mut scope = scope.clone();
        scope.bindings.bind(name.clone(), Value::Color(*color));
        has(Units::one(Some(*color))) && add_mana::times(effect, game, &scope) > 0
    })
}

/// Whether an instruction would make such mana if it were carried out now. Of an instruction with a condition, that is the part that the condition
/// selects.
fn would_make(game: Game<'_>, effect: &Effect, scope: &Scope, makes: &dyn Fn(&AddMana) -> bool) -> bool {
    match effect {
        Effect::If(If { condition, then, otherwise }) => {
            let part = if game.holds(condition, scope) { then } else { otherwise };
            part.iter().any(|effect| would_make(game, effect, scope, makes))
        }
        effect => effect.any(&|one| matches!(one, Effect::AddMana(effect) if makes(effect))),
    }
}

/// The kinds of mana that such permanents could produce by their abilities, whether or not these can be activated now (106.7). A permanent that is
/// already being examined adds nothing, so that a circular dependency ends.
pub(crate) fn kinds_made_by(game: Game<'_>, by: &Selector, scope: &Scope, asked: &[ObjectId]) -> Vec<ManaKind> {
    let permanents = game.matching(by, scope).into_iter().filter_map(Entity::object);
    let permanents: Vec<ObjectId> = permanents.filter(|id| !asked.contains(id)).collect();
    let asked: Vec<ObjectId> = asked.iter().chain(&permanents).copied().collect();
    let makes = |id: ObjectId, kind: ManaKind| {
        let mut abilities = game.characteristics(id).abilities.iter();
        abilities.any(|held| could_make_beside(game, game.controller(id), (id, held), kind.color(), &asked))
    };
    let made = |kind: &ManaKind| permanents.iter().any(|id| makes(*id, *kind));
    let kinds = ManaKind::ALL.iter().copied().filter(made).collect();
    game.fact((Rule::CouldProduce, scope), kinds, Vec::new)
}

/// A mana ability that a player could activate now.
#[derive(Debug, Clone)]
pub struct ManaSource {
    /// The object that has the ability.
    pub object: ObjectId,
    /// The ability.
    pub held: HeldAbility,
    /// The mana of each way to use it, with the kind of mana that the way chooses.
    pub ways: Vec<(Units, Option<ManaKind>)>,
    /// Whether it costs no more than {T} and only adds mana. The engine may then activate it automatically.
    pub plain: bool,
    /// Whether the player gets the mana and may spend it on the object that is to be paid for.
    pub serves: bool,
    /// The mana in its own cost.
    pub costs: ManaCost,
    /// The order in which sources are used, lowest first: whether it is a creature, how many kinds of mana it produces, whether it is not a land.
    pub rank: (bool, usize, bool),
}

/// Every mana ability of permanents that a player could activate now. The caller checks mana in the abilities' own costs later. `on` is the object to
/// be paid for; it decides whether restricted mana is of use.
#[must_use]
pub fn sources(game: Game<'_>, player: PlayerId, reserved: &[ObjectId], on: ObjectId) -> Vec<ManaSource> {
    let mut found = Vec::new();
    for object in game.state.permanents() {
        let usable = of(game, player, *object, reserved);
        found.extend(usable.map(|(held, ability)| source(game, player, *object, held, ability, on)));
    }
    found
}

/// The permanents that have mana abilities.
pub fn permanents<'a>(
    game: Game<'a>,
    player: PlayerId,
    reserved: &'a [ObjectId],
) -> impl Iterator<Item = ObjectId> + 'a {
    let all = game.state.permanents().iter().copied();
    all.filter(move |object| of(game, player, *object, reserved).next().is_some())
}

/// The mana abilities of one permanent.
fn of<'a>(
    game: Game<'a>,
    player: PlayerId,
    object: ObjectId,
    reserved: &'a [ObjectId],
) -> impl Iterator<Item = (&'a HeldAbility, &'a Activated)> {
    game.characteristics(object).abilities.iter().filter_map(move |held| {
        let Ability::Activated(ability) = &*held.ability else { return None };
        let so = ability.is_mana_ability() && usable(game, player, object, held, ability, reserved);
        so.then_some((held, ability))
    })
}

fn usable(
    game: Game<'_>,
    player: PlayerId,
    object: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
    reserved: &[ObjectId],
) -> bool {
    let tapping = ability.costs.iter().any(|cost| matches!(cost, Cost::Tap(_)));
    !(tapping && reserved.contains(&object))
        && activation::forbidden(game, player, object, held, ability).is_none()
        && ability.costs.iter().all(|cost| match cost {
            Cost::Mana(_) | Cost::GenericMana(_) => true,
            cost => costs::can_pay(game, player, std::slice::from_ref(cost), &scope(game, player, object, held)),
        })
}

fn scope(game: Game<'_>, player: PlayerId, object: ObjectId, held: &HeldAbility) -> Scope {
    activation::ability_scope(game, player, object, held)
}

fn source(
    game: Game<'_>,
    player: PlayerId,
    object: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
    on: ObjectId,
) -> ManaSource {
    let scope = scope(game, player, object, held);
    let effects = ways::added(game, &ability.instructions, &scope);
    let made = spending::Made::by(game, scope.controller, taps(ability).then_some(object));
    let ways = ways::of(game, &effects, &scope, &made);
    let just_tapped = ability.costs.iter().all(|cost| matches!(cost, Cost::Tap(Ref::This)));
    let serves = effects.iter().all(|effect| serves(game, effect, &scope, on));
    let only_adds = ability.instructions.iter().all(|effect| matches!(effect, Effect::AddMana(_)));
    let own = ways.len();
    let ways = if taps(ability) { with_more(game, player, object, ways) } else { ways };
    // If triggered mana abilities leave a choice, the player names the source.
    let settled = ways.len() == own;
    let mut total = Total::default();
    total.add(game, &ability.costs, &scope, object);
    // 605.3, 602.2b: the cost of a mana ability is changed like that of any activated ability.
    activation::change_cost(game, &mut total, (player, object), (object, held));
    let characteristics = game.characteristics(object);
    // A source of colourless mana only has the fewest uses, so it is used first.
    let colors = Color::ALL.iter().copied().filter(|c| ways.iter().any(|(units, _)| units.has(Some(*c)))).count();
    ManaSource {
        object,
        held: held.clone(),
        serves,
        costs: total.mana,
        plain: just_tapped && total.mana.is_zero() && serves && settled && only_adds,
        rank: (characteristics.is(CardType::Creature), colors, !characteristics.is(CardType::Land)),
        ways,
    }
}

/// Whether activating the ability taps its permanent.
pub(super) fn taps(ability: &Activated) -> bool {
    ability.costs.iter().any(|cost| matches!(cost, Cost::Tap(Ref::This)))
}

/// Each way together with the mana of abilities that trigger when the permanent is tapped for that mana.
fn with_more(
    game: Game<'_>,
    player: PlayerId,
    object: ObjectId,
    ways: Vec<(Units, Option<ManaKind>)>,
) -> Vec<(Units, Option<ManaKind>)> {
    let with = |(units, kind): (Units, Option<ManaKind>)| {
        triggered::more(game, player, object, units).into_iter().map(move |more| (units.plus(&more), kind))
    };
    ways.into_iter().flat_map(with).collect()
}

/// Whether that player gets the mana and may spend it on everything.
pub(super) fn serves_all(game: Game<'_>, effect: &AddMana, scope: &Scope, player: PlayerId) -> bool {
    let theirs = match &effect.who {
        Some(who) => game.players(who, scope)[..] == [player],
        None => scope.controller == player,
    };
    theirs && effect.only_for.is_none()
}

/// Whether the controller gets the mana and may spend it on that object.
fn serves(game: Game<'_>, effect: &AddMana, scope: &Scope, on: ObjectId) -> bool {
    let mine = effect.who.as_ref().is_none_or(|who| game.players(who, scope)[..] == [scope.controller]);
    mine && effect.only_for.as_ref().is_none_or(|which| game.matches(on.into(), which, scope))
}

/// What a mana ability is activated for.
#[derive(Debug, Clone, Copy)]
pub enum Use<'a> {
    /// For the mana that a plan of the engine needs; of the kind that the plan has chosen, if there are several.
    ByPlan(Option<ManaKind>),
    /// For all its mana. The player chooses its kind, and keeps those sources for something else.
    ForAll {
        /// Sources that pay for the cost of the ability only if it can't be paid otherwise.
        kept: &'a [ObjectId],
    },
}

/// Whether a player is activating that mana ability, so that it has not resolved yet (605.3c).
pub(in crate::rules) fn under_way(game: Game<'_>, object: ObjectId, ability: &Name) -> bool {
    game.state.mana_abilities.iter().any(|(of, id)| *of == object && id == ability)
}

/// Activates a mana ability and resolves it at once, without the stack (605.3b).
///
/// # Errors
///
/// The rule that forbids it; unanswered decisions.
pub fn activate(cx: &mut Cx<'_>, player: PlayerId, object: ObjectId, held: &HeldAbility, usage: Use<'_>) -> Flow {
    let Ability::Activated(ability) = &*held.ability else { return Ok(()) };
    cx.commit(StackChange::BeginManaAbility { object, ability: held.id.clone() });
    let mut scope = scope(cx.game(), player, object, held);
    if let Use::ByPlan(Some(kind)) = usage {
        scope.bindings.bind(SETTLED_KIND.into(), Value::Mana(vec![kind]));
    }
    let instructions = instructions(cx, player, object, held, ability)?;
    if taps(ability) {
        refuse_unclear(cx.game(), player, object, &instructions)?;
        scope.bindings.bind(TAPPED.into(), Value::Done);
    }
    // 602.2b: X is announced as for any activated ability.
    let costs = costs::ways::choose(cx, (player, object), &ability.costs, &scope, &mut Vec::new())?;
    let x = value_of_x::for_costs(cx, player, object, Priced::new(&[(costs.as_slice(), &scope)]))?;
    if let Some(x) = x.filter(|_| cx.stands((Rule::ChooseX, object))) {
        scope.bindings.bind("x".into(), Value::Number(i32::try_from(x).unwrap_or(i32::MAX)));
    }
    let mut total = Total::default();
    total.add(cx.game(), &costs, &scope, object);
    activation::change_cost(cx.game(), &mut total, (player, object), (object, held));
    if let Use::ForAll { kept } = usage {
        total.keep(cx.game(), player, object, kept);
    }
    let payer = Payer { player, object, rule: Rule::UnpayableCost };
    let mut bindings = scope.bindings.clone();
    costs::pay_total(cx, payer, &total, &mut bindings)?;
    scope.bindings = bindings;
    let (since, waiting) = (Since::now(cx, ability), triggered::waiting(cx));
    let activated = Event::Activated { object, source: object, ability: held.id.clone(), player, mana: true };
    cx.commit(Change::Note(activated).by((Rule::ManaAbilityNoStack, object)));
    resolution::run(cx, &instructions, &mut scope)?;
    cx.commit(StackChange::EndManaAbility);
    since.say(cx, player, object);
    triggered::resolve(cx, &waiting)
}

/// Refuses cases in which the result of several effects on a permanent's mana depends on their order, or on how many events there are.
fn refuse_unclear(game: Game<'_>, player: PlayerId, object: ObjectId, instructions: &[Effect]) -> Flow {
    let made = spending::Made::by(game, player, Some(object));
    if made.depends_on_order() {
        return unsupported::refuse("several effects that replace the mana that a permanent produces");
    }
    let adding = instructions.iter().filter(|one| add_mana(std::slice::from_ref(*one))).count();
    if made.is_fixed() && adding > 1 {
        return unsupported::refuse("an effect that replaces mana which an ability adds in several instructions");
    }
    Ok(())
}

/// The instructions of the ability, with a mode chosen if it is modal.
fn instructions(
    cx: &mut Cx<'_>,
    player: PlayerId,
    object: ObjectId,
    held: &HeldAbility,
    ability: &Activated,
) -> Flow<Vec<Effect>> {
    let Some(choose) = &ability.choose else { return Ok(ability.instructions.clone()) };
    let from: Vec<Name> = choose.modes.iter().map(|(id, _)| id.clone()).collect();
    let chosen = modes::choose(cx, player, (object, Some(&held.id)), choose, (from, modes::count(choose)))?;
    let of_modes = choose.modes.iter().filter(|(id, _)| chosen.contains(id));
    let of_modes = of_modes.flat_map(|(_, mode)| mode.instructions.iter().cloned());
    Ok(ability.instructions.iter().cloned().chain(of_modes).collect())
}
