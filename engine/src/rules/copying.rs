//! Copying objects (707).

use std::sync::Arc;

use crate::{
    acting::Cx,
    cards::{
        Name,
        ability::Ability,
        amount::Amount,
        modification::{Modification, deeds, rules, sizes},
        subtypes::written_out,
        values::{CardType, Zone},
    },
    change::{CardChange, Change, Create, Enter},
    continuous::held_keyword,
    edition::CopiedDefinitions,
    error::Flow,
    event::Event,
    game::Game,
    ids::{ObjectId, PlayerId},
    rule::Rule,
    state::{
        characteristics::{Characteristics, Face, HeldAbility},
        effects::Scope,
        face_down,
        object::ObjectKind,
        stack::{ItemKind, StackItem, StackText},
    },
    unsupported,
};

/// The copiable values of an object, or its last-known ones (707.2): its printed values and the values it has as a copy; not its status, counters or
/// other effects. A copy of a flipped permanent is not flipped (710.1c).
#[must_use]
pub fn copiable(cx: &Cx<'_>, original: ObjectId) -> Arc<Face> {
    let object = cx.state().object(original);
    let face = without_front(Arc::clone(of(cx.game(), original)));
    let now = || Face::new(Arc::clone(cx.game().characteristics(original)), face.flip.clone());
    let values = cx.game().fact((Rule::CopiableValues, original), Arc::clone(&face), || Arc::new(now()));
    let Some(half) = face.flip.as_ref().filter(|_| object.status.flipped) else { return values };
    // Being flipped is a status (110.5), which is not copied.
    let flipped = || Arc::new(Face::new(Arc::clone(&half.characteristics), None));
    let values = cx.game().fact((Rule::PermanentStatus, original), values, flipped);
    cx.game().fact((Rule::FlipCopy, original), values, flipped)
}

/// A copy of a back face has no front face that determines its mana value (202.3b).
fn without_front(face: Arc<Face>) -> Arc<Face> {
    if face.characteristics.value_of.is_none() {
        return face;
    }
    let alone = Characteristics { value_of: None, ..(*face.characteristics).clone() };
    Arc::new(Face::new(Arc::new(alone), face.flip.clone()))
}

/// The values an object is printed or created with, changed by copy effects and by being face down (613.2). A face-down object has only the copiable
/// values of that status (708.2; 504.2 until 2009).
fn of<'a>(game: Game<'a>, id: ObjectId) -> &'a Arc<Face> {
    match face_down::is_hidden(game.object(id)) {
        true => game.object(id).hidden.as_ref().unwrap_or_else(|| face_down::face(&game.table.edition)),
        false => game.state.face_up(id),
    }
}

/// The copiable values of both faces for a token copy of a double-faced object, and whether its back face is up (707.8a). Another copy
/// effect on the object applies to both faces. For any other object, its copiable values alone: it has no other face, even if it is a copy of a
/// double-faced object.
#[must_use]
pub fn for_token(cx: &Cx<'_>, original: ObjectId) -> (Arc<Face>, bool) {
    let object = cx.state().object(original);
    let up = copiable(cx, original);
    let alone = |face: &Face| Face::new(Arc::clone(&face.characteristics), face.flip.clone());
    let Some(back) = object.face.back.as_ref().filter(|_| object.part.is_none()) else {
        return (if up.back.is_some() { Arc::new(alone(&up)) } else { up }, false);
    };
    let turned = object.status.transformed;
    let printed = if turned { back } else { &object.face };
    if !Arc::ptr_eq(of(cx.game(), original), printed) {
        return (Arc::new(alone(&up).with_back(Some(Arc::new(alone(&up))))), turned);
    }
    match turned {
        true if up == without_front(Arc::clone(back)) => (Arc::clone(&object.face), true),
        true => (Arc::new(alone(&object.face).with_back(Some(up))), true),
        false => (up, false),
    }
}

/// Copiable values with the exceptions of the copy effect (707.9), which become copiable values, too. They apply to each half of a flip card and to
/// each face (110.5c, 707.8a). The scope is that of the ability whose effect makes the copy.
///
/// # Errors
///
/// [`Stop::Unsupported`](crate::error::Stop) for an exception whose value must be read from the game, or that does not change copiable values.
pub fn with_exceptions(
    game: Game<'_>,
    face: Arc<Face>,
    (exceptions, scope): (&[Modification], &Scope),
) -> Flow<Arc<Face>> {
    if exceptions.is_empty() {
        return Ok(face);
    }
    let mut characteristics = (*face.characteristics).clone();
    match game.table.edition.copied_definitions {
        CopiedDefinitions::AreCopied => {}
        CopiedDefinitions::AreLeftOut => {
            exceptions.iter().for_each(|exception| leave_out_defining(&mut characteristics, exception));
        }
    }
    for exception in exceptions {
        match exception {
            Modification::AddThisAbility(_) => {
                let this = scope.ability.as_deref();
                characteristics.abilities.extend(this.map(|held| HeldAbility { granted: false, ..held.clone() }));
            }
            exception => except(game, &mut characteristics, exception, scope)?,
        }
    }
    // A creature without a value for its power has power 0, and so for its toughness (208.5).
    let without = characteristics.is(CardType::Creature) && characteristics.pt.is_none();
    if without && game.heeds((Rule::SizeOfCreature, scope), true) {
        characteristics.pt = Some((0, 0));
    }
    let other = |half: &Option<Arc<Face>>| {
        half.as_ref().map(|half| with_exceptions(game, Arc::clone(half), (exceptions, scope))).transpose()
    };
    Ok(Arc::new(Face::new(Arc::new(characteristics), other(&face.flip)?).with_back(other(&face.back)?)))
}

/// Leaves out the abilities that define a characteristic for which the exception has values of its own (707.9d). Together with such an ability goes
/// the keyword that it belongs to. Types that are added to the copied ones are no such values.
fn leave_out_defining(of: &mut Characteristics, exception: &Modification) {
    use Modification as M;
    let defines = |said: &M| match exception {
        M::SetPt(..) => matches!(said, M::SetPt(..)),
        M::SetColors(_) => matches!(said, M::SetColors(_) | M::AddColors(_)),
        M::SetTypes(_) => matches!(said, M::SetTypes(_) | M::AddTypes(_)),
        M::SetSubtypes(_) => matches!(said, M::SetSubtypes(_) | M::AddSubtypes(_)),
        _ => false,
    };
    let defining = |held: &HeldAbility| match &*held.ability {
        Ability::Static(said) => said.defining && said.apply.iter().any(defines),
        _ => false,
    };
    let keywords: Vec<Name> =
        of.abilities.iter().filter(|held| defining(held)).filter_map(|h| h.part_of.clone()).collect();
    let of_keyword = |held: &HeldAbility| {
        keywords.iter().any(|keyword| *keyword == held.id || held.part_of.as_ref() == Some(keyword))
    };
    of.abilities.retain(|held| !defining(held) && !of_keyword(held));
}

fn except(game: Game<'_>, of: &mut Characteristics, exception: &Modification, scope: &Scope) -> Flow {
    use Modification as M;
    let catalog = &game.table.catalog;
    let own = |held: HeldAbility| HeldAbility { granted: false, ..held };
    match exception {
        M::AddTypes(types) => types.iter().for_each(|t| of.types.insert(*t)),
        M::SetTypes(types) => of.types = types.iter().copied().collect(),
        M::RemoveTypes(types) => types.iter().for_each(|t| of.types.remove(*t)),
        M::AddSubtypes(subtypes) => {
            let new = written_out(catalog, subtypes).into_iter().filter(|subtype| !of.has_subtype(subtype));
            let new: Vec<_> = new.collect();
            of.subtypes.extend(new);
        }
        M::SetSubtypes(subtypes) => of.subtypes = written_out(catalog, subtypes),
        M::RemoveSubtypes(subtypes) => {
            let lost = written_out(catalog, subtypes);
            of.subtypes.retain(|subtype| !lost.contains(subtype));
        }
        M::AddSupertypes(supertypes) => supertypes.iter().for_each(|t| of.supertypes.insert(*t)),
        M::RemoveSupertypes(supertypes) => supertypes.iter().for_each(|t| of.supertypes.remove(*t)),
        M::SetColors(colors) => of.colors = colors.iter().copied().collect(),
        M::AddColors(colors) => colors.iter().for_each(|c| of.colors.insert(*c)),
        M::AddKeyword(keyword) => of.abilities.extend(held_keyword(&game, keyword, scope).into_iter().map(own)),
        M::AddAbilities(abilities) => {
            let held = abilities.iter().flat_map(|(id, ability)| catalog.held(id, ability, false));
            of.abilities.extend(held.map(|held| game.giving(held, scope)));
        }
        M::LoseKeyword(name) => of.abilities.retain(|held| held.keyword.as_ref().is_none_or(|k| k.name != *name)),
        M::LoseAllAbilities(_) => of.abilities.clear(),
        M::SetPt(Amount::Fixed(power), Amount::Fixed(toughness)) => {
            of.pt = of.is(CardType::Creature).then_some((*power, *toughness)).or(of.pt);
        }
        M::NoManaCost(_) => of.cost = None,
        M::AddThisAbility(_)
        | M::Control(_)
        | M::ColorWords(_)
        | M::ChangeWord { .. }
        | M::AddChosenSubtype(_)
        | M::SetChosenSubtype(_)
        | M::SetChosenColor(_)
        | M::AddChosenColor(_)
        | M::AddChosenAbility(_)
        | M::AddKeywordsOf { .. }
        | M::AddActivatedAbilitiesOf(_)
        | sizes!()
        | deeds!()
        | rules!() => return unsupported::refuse("an exception of a copy of this kind"),
    }
    Ok(())
}

/// Creates a copy of a card in the card's zone, to be cast from there (707.12). A copy that is not cast ceases to exist. Returns the copy, if it was
/// created.
#[must_use]
pub fn copy_card(cx: &mut Cx<'_>, original: ObjectId, controller: PlayerId) -> Option<ObjectId> {
    let object = cx.state().object(original);
    let (def, zone) = (object.def, object.zone);
    let copy = cx.state().next_id();
    let create = Change::Card(CardChange::Create(Create {
        kind: ObjectKind::SpellCopy,
        face: copiable(cx, original),
        def,
        owner: controller,
        controller,
        zone,
        enter: Enter::default(),
        item: None,
        link: None,
        reserved: None,
    }));
    let copied = Change::Note(Event::SpellCopied { original, copy });
    let made = cx.commit_all([create, copied].map(|change| change.by((Rule::CastCopy, original))));
    (!made.is_empty()).then_some(copy)
}

/// Puts a copy of a spell or ability onto the stack (707.10). The copy is not cast or activated. It has all choices made for the original, including
/// spliced texts, modes, targets and X. Mana spent on the original was not spent on the copy. Returns the copy, if it was created.
///
/// # Errors
///
/// The errors of [`with_exceptions`].
pub fn copy_on_stack(
    cx: &mut Cx<'_>,
    original: ObjectId,
    controller: PlayerId,
    (exceptions, scope): (&[Modification], &Scope),
) -> Flow<Option<ObjectId>> {
    let object = cx.state().object(original);
    let Some(item) = object.stack.clone().filter(|_| object.zone == Zone::Stack) else { return Ok(None) };
    let spell = item.kind == ItemKind::Spell;
    let def = object.def;
    // A copy of a double-faced spell with its back face up has both faces, and its back face up, too (707.10g).
    let (face, transformed) = match spell && object.status.transformed {
        true => for_token(cx, original),
        false => (Arc::clone(of(cx.game(), original)), false),
    };
    let face = with_exceptions(cx.game(), face, (exceptions, scope))?;
    let copy = cx.state().next_id();
    let source = if spell { copy } else { item.source };
    let item = StackItem { source, mana_spent: Vec::new(), played: false, ..(*item).clone() };
    let item = with_choices(cx.game(), original, item);
    let cast = Change::Note(Event::Cast { spell: copy, player: controller, from: Zone::Nowhere });
    let played = cx.game().fact((Rule::CopySpellNotCast, original), None, || Some(cast));
    let create = Change::Card(CardChange::Create(Create {
        kind: if spell { ObjectKind::SpellCopy } else { ObjectKind::Ability },
        face,
        def,
        owner: controller,
        controller,
        zone: Zone::Stack,
        enter: Enter { transformed, ..Enter::default() },
        item: Some(Arc::new(item)),
        link: None,
        reserved: None,
    }));
    let copied = Change::Note(Event::SpellCopied { original, copy });
    let made = cx.commit_all([Some(create), Some(copied), played].into_iter().flatten());
    Ok((!made.is_empty()).then_some(copy))
}

/// The choices made for the original, which its copy has (707.10), and the texts it had gained (702.47c).
fn with_choices(game: Game<'_>, original: ObjectId, item: StackItem) -> StackItem {
    let none = || StackItem {
        x: None,
        paid: Vec::new(),
        texts: item.texts.iter().map(|text| StackText { targets: Vec::new(), ..text.clone() }).collect(),
        ..item.clone()
    };
    let chosen = game.fact((Rule::CopySpellChoices, original), item.clone(), none);
    if chosen.spliced.is_empty() {
        return chosen;
    }
    let own = || StackItem {
        texts: chosen.texts.iter().filter(|text| text.from_card.is_none()).cloned().collect(),
        ..chosen.clone()
    };
    game.fact((Rule::SpliceText, original), chosen.clone(), own)
}
