//! Sets up the position of a case: cards first, then facts about them, whatever their order in the case.

use casebook_protocol::case::{Case, Handle, Origin, SetupOp, Zone};

use crate::{Adapter, Handlers, Result, Stop, names::Names, needs::facts, part::Reading};

/// The card of a library that the case doesn't list, and how many.
const FILLER: (&str, u32) = ("Wastes", 20);

/// A new game in the position of a case.
pub(crate) fn position<A: Adapter>(handlers: &Handlers<A>, case: &Case, edition: &str) -> Result<(A, Names<A>)> {
    let players: Vec<&str> = case.players.iter().map(|seat| seat.0.as_str()).collect();
    let (mut adapter, own) = A::begin(&players, edition)?;
    let mut names = Names::new(case, own)?;
    for op in &case.setup {
        place(&mut adapter, &mut names, handlers, case, op)?;
    }
    let listed =
        |name: &str| case.setup.iter().any(|op| matches!(op, SetupOp::Library { player, .. } if player.0 == name));
    for (name, player) in names.players.iter().filter(|(name, _)| !listed(name)) {
        // The filler of a library that nobody lists need not be in the engine: it is known to be there or not.
        if !A::knows(FILLER.0) {
            return Err(Stop::Inconclusive(format!("the library of {name} needs {}", FILLER.0)));
        }
        fill(&mut adapter, player, FILLER.1)?;
    }
    for op in &case.setup {
        let (name, fields) = facts(op);
        if let Some(handler) = handlers.facts.get(name.as_str()) {
            (handler.run)(&mut adapter, &Reading::new(&names, fields))?;
        }
    }
    adapter.ready()?;
    Ok((adapter, names))
}

fn fill<A: Adapter>(adapter: &mut A, player: &A::Player, count: u32) -> Result {
    (0..count).try_for_each(|_| adapter.place(FILLER.0, player, Zone::Library, player).map(|_| ()))
}

/// Places the cards of a setup operation.
fn place<A: Adapter>(
    adapter: &mut A,
    names: &mut Names<A>,
    handlers: &Handlers<A>,
    case: &Case,
    op: &SetupOp,
) -> Result {
    match op {
        SetupOp::InPlay { object, controller } => {
            let controller = names.player(&controller.0)?;
            card(adapter, names, case, object, Zone::Battlefield, Some(controller))
        }
        SetupOp::Token { object, controller, token } => {
            let Some(Origin::PlacedToken { owner }) = case.object(object).map(|declared| &declared.origin) else {
                return Err(Stop::Inconclusive(format!("the case does not declare the token `{object}`")));
            };
            let Some(run) = &handlers.token else { return Ok(()) };
            let own = run(adapter, &names.player(&owner.0)?, &names.player(&controller.0)?, token)?;
            names.bind(object, own);
            Ok(())
        }
        SetupOp::CanPay { player, mana } => {
            let player = names.player(&player.0)?;
            let lands = mana.lands();
            lands.into_iter().try_for_each(|land| adapter.place(land, &player, Zone::Battlefield, &player).map(|_| ()))
        }
        SetupOp::Library { player, objects, filler } => {
            objects.iter().try_for_each(|object| card(adapter, names, case, object, Zone::Library, None))?;
            fill(adapter, &names.player(&player.0)?, *filler)
        }
        other => {
            let Some((zone, objects)) = other.placed() else { return Ok(()) };
            objects.iter().try_for_each(|object| card(adapter, names, case, object, zone, None))
        }
    }
}

fn card<A: Adapter>(
    adapter: &mut A,
    names: &mut Names<A>,
    case: &Case,
    handle: &Handle,
    zone: Zone,
    controller: Option<A::Player>,
) -> Result {
    let Some(Origin::Card { name, owner, .. }) = case.object(handle).map(|declared| &declared.origin) else {
        return Err(Stop::Inconclusive(format!("the case does not declare the card `{handle}`")));
    };
    let owner = names.player(&owner.0)?;
    let own = adapter.place(name, &owner, zone, controller.as_ref().unwrap_or(&owner))?;
    names.bind(handle, own);
    Ok(())
}
