//! The parts of a turn. The turn in which a case begins is played step by step, from the step of the position; each later one as a whole, by the
//! engine's own sequence.

use forge_foundation::PhaseType;
use manabrew_engine::{
    agent::PlayerAgent,
    event::RunParams,
    game::GameState,
    game_loop::GameLoop,
    replacement::{
        ReplacementResult,
        replacement_handler::{ReplacementEvent, apply_replacements},
    },
    trigger::TriggerType,
};
use rand::rngs::mock::StepRng;

type Agents = [Box<dyn PlayerAgent>];

/// A part of a turn.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    /// A step that has begun already, at its first priority.
    Begun(PhaseType),
    /// A step from its beginning; combat is one.
    Step(PhaseType),
    /// A whole turn.
    Turn,
}

impl Default for Stage {
    fn default() -> Self {
        Stage::Begun(PhaseType::Main1)
    }
}

fn is_main(phase: PhaseType) -> bool {
    matches!(phase, PhaseType::Main1 | PhaseType::Main2)
}

impl Stage {
    /// Plays it.
    pub(crate) fn play(&self, table: &mut GameLoop, game: &mut GameState, agents: &mut Agents) {
        match *self {
            Stage::Begun(PhaseType::CombatBegin) | Stage::Step(PhaseType::CombatBegin) => {
                let active = game.active_player();
                if game.player(active).skip_next_combat {
                    game.player_clear_skip_combat(active);
                    return;
                }
                table.step_combat(game, agents);
                while game.extra_combat_phases > 0 && !game.game_over {
                    game.extra_combat_phases -= 1;
                    table.step_combat(game, agents);
                }
            }
            Stage::Begun(phase) => table.step_with_priority(game, agents, is_main(phase)),
            Stage::Step(PhaseType::Cleanup) => {
                enter(table, game, PhaseType::Cleanup, false);
                table.step_cleanup(game, agents);
            }
            Stage::Step(phase) => {
                if !enter(table, game, phase, true) {
                    return;
                }
                if phase == PhaseType::Draw {
                    table.step_draw(game, agents);
                }
                table.step_with_priority(game, agents, is_main(phase));
            }
            Stage::Turn => table.run_turn(game, agents, &mut StepRng::new(0, 1)),
        }
    }

    /// The part after it. At the end of the first turn the next one begins.
    pub(crate) fn next(&self, game: &mut GameState, table: &mut GameLoop) -> Self {
        let (Stage::Begun(phase) | Stage::Step(phase)) = *self else { return Stage::Turn };
        if game.end_turn_requested && phase != PhaseType::Cleanup {
            game.end_turn_requested = false;
            table.combat.clear_with_cards(&mut game.cards);
            return Stage::Step(PhaseType::Cleanup);
        }
        match phase {
            PhaseType::Untap => Stage::Step(PhaseType::Upkeep),
            PhaseType::Upkeep => Stage::Step(PhaseType::Draw),
            PhaseType::Draw => Stage::Step(PhaseType::Main1),
            PhaseType::Main1 => Stage::Step(PhaseType::CombatBegin),
            PhaseType::Main2 => Stage::Step(PhaseType::EndOfTurn),
            PhaseType::EndOfTurn => Stage::Step(PhaseType::Cleanup),
            PhaseType::Cleanup => {
                end_turn(game);
                Stage::Turn
            }
            _ => Stage::Step(PhaseType::Main2),
        }
    }
}

/// Begins a step as the engine does; false if it is skipped.
fn enter(table: &mut GameLoop, game: &mut GameState, phase: PhaseType, triggers: bool) -> bool {
    game.stack.clear_undo_stack();
    let player = game.active_player();
    let replaced = apply_replacements(game, &mut ReplacementEvent::BeginPhase { player, phase });
    if matches!(replaced, ReplacementResult::Skipped | ReplacementResult::Replaced) {
        return false;
    }
    game.copy_last_state();
    table.mana_pools.iter_mut().for_each(|pool| {
        pool.clear_pool(phase);
    });
    game.turn.phase = phase;
    if triggers {
        let params = || RunParams { phase: Some(phase), player: Some(player), ..RunParams::default() };
        table.trigger_handler.run_trigger(TriggerType::Phase, params(), false);
        table.trigger_handler.run_trigger(TriggerType::Always, params(), false);
    }
    true
}

fn end_turn(game: &mut GameState) {
    game.stack.on_next_turn();
    game.reset_zone_turn_tracking();
    game.reset_card_turn_tracking();
    let order = game.player_order.clone();
    if let Some((player, _)) = game.turn.advance_turn(&mut game.extra_turns, &order) {
        game.player_set_skip_untap(player);
    }
}
