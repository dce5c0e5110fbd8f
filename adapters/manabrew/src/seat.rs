//! A player of the engine: each of its calls becomes a question at the desk.

use forge_foundation::ZoneType;
use manabrew_engine::{
    ability::api_type::ApiType,
    agent::{
        BinaryChoiceKind, CombatCostAction, GameEntity, ManaAbilityOption, ManaCostAction, PlayerAgent,
        PriorityActionSpace, TargetChoice, notification::GameNotification,
    },
    card::CounterType,
    combat::DefenderId,
    game::GameState,
    ids::{CardId, PlayerId},
    mana::ManaPool,
    player::actions::player_action::PlayerAction,
    spellability::{SpellAbility, choose_targets_by_kind},
};

use crate::{
    asking::{Seat, card, entity, items, source},
    desk::Item,
};

impl PlayerAgent for Seat {
    fn snapshot_state(&mut self, game: &GameState, _mana_pools: &[ManaPool]) {
        self.desk.borrow_mut().look(game);
    }

    fn notify(&mut self, event: GameNotification) {
        self.desk.borrow_mut().hear(&event);
    }

    fn mulligan_decision(&mut self, _player: PlayerId, _hand: &[CardId], _count: u32) -> bool {
        true
    }

    // Priority and combat.

    fn choose_action(
        &mut self,
        player: PlayerId,
        _space: Option<&PriorityActionSpace>,
        _request: &mut dyn FnMut() -> PriorityActionSpace,
    ) -> PlayerAction {
        self.act(player)
    }

    fn choose_attackers(
        &mut self,
        player: PlayerId,
        available: &[CardId],
        defenders: &[DefenderId],
    ) -> Vec<(CardId, DefenderId)> {
        self.attack(player, available, defenders)
    }

    fn exert_attackers(&mut self, player: PlayerId, attackers: &[CardId]) -> Vec<CardId> {
        attackers.iter().copied().filter(|id| self.yes(player, "may", Some(*id))).collect()
    }

    fn enlist_attackers(&mut self, player: PlayerId, attackers: &[CardId]) -> Vec<CardId> {
        attackers.iter().copied().filter(|id| self.yes(player, "pay", Some(*id))).collect()
    }

    fn choose_blockers(
        &mut self,
        player: PlayerId,
        _attackers: &[CardId],
        available: &[CardId],
        _max: Option<usize>,
    ) -> Vec<(CardId, CardId)> {
        self.block(player, available)
    }

    fn assign_combat_damage(
        &mut self,
        game: &GameState,
        player: PlayerId,
        attacker: CardId,
        blockers: &[CardId],
        defender: Option<DefenderId>,
        amount: i32,
    ) -> Vec<(Option<CardId>, i32)> {
        self.desk.borrow_mut().look(game);
        let there: Vec<CardId> =
            blockers.iter().copied().filter(|id| game.card_is_in_zone(*id, ZoneType::Battlefield)).collect();
        self.assign(player, attacker, &there, defender, amount)
    }

    fn pay_combat_cost(
        &mut self,
        _player: PlayerId,
        _attacker: CardId,
        cost: i32,
        _description: &str,
        _options: &[ManaAbilityOption],
        tappable: &[CardId],
        _untappable: &[CardId],
        pool: i32,
    ) -> CombatCostAction {
        let mut desk = self.desk.borrow_mut();
        desk.payments += 1;
        match tappable.first() {
            _ if pool >= cost => CombatCostAction::Pay,
            Some(&card_id) if desk.payments < 30 => {
                CombatCostAction::TapLand { card_id, mana_ability_index: None, express_choice: None }
            }
            _ => CombatCostAction::Decline,
        }
    }

    fn choose_legend_keep(&mut self, player: PlayerId, duplicates: &[CardId]) -> CardId {
        let options = items(&[], duplicates);
        let kept = self.pick(player, "keep", options, (1, 1), None).into_iter().find_map(card);
        kept.unwrap_or(duplicates[0])
    }

    // Announcements.

    fn choose_targets_for(&mut self, sa: &mut SpellAbility, game: &GameState, pools: &[ManaPool]) -> bool {
        let least = sa.target_restrictions.as_ref().map_or(1, |tr| tr.get_min_targets(game, sa));
        self.targeting = Some(usize::try_from(least).unwrap_or_default());
        let done = choose_targets_by_kind(self, sa, game, pools);
        self.targeting = None;
        done
    }

    fn choose_target_player(
        &mut self,
        player: PlayerId,
        valid: &[PlayerId],
        sa: Option<&SpellAbility>,
    ) -> Option<PlayerId> {
        // The engine asks in the same words who chooses the targets.
        if let (None, [only]) = (sa, valid) {
            return Some(*only);
        }
        let picked = self.pick(player, "targets", items(valid, &[]), self.target_bounds(), source(sa));
        picked.into_iter().find_map(|item| if let Item::Player(id) = item { Some(id) } else { None })
    }

    fn choose_target_card(&mut self, player: PlayerId, valid: &[CardId], sa: Option<&SpellAbility>) -> Option<CardId> {
        let picked = self.pick(player, "targets", items(&[], valid), self.target_bounds(), source(sa));
        picked.into_iter().find_map(card)
    }

    fn choose_target_any(
        &mut self,
        player: PlayerId,
        players: &[PlayerId],
        cards: &[CardId],
        sa: Option<&SpellAbility>,
    ) -> TargetChoice {
        let picked = self.pick(player, "targets", items(players, cards), self.target_bounds(), source(sa));
        match picked.first() {
            Some(Item::Player(id)) => TargetChoice::Player(*id),
            Some(Item::Card(id)) => TargetChoice::Card(*id),
            _ => TargetChoice::None,
        }
    }

    fn choose_target_spell(&mut self, player: PlayerId, valid: &[u32], source: Option<CardId>) -> Option<u32> {
        let options = valid.iter().copied().map(Item::Stack).collect();
        let picked = self.pick(player, "targets", options, self.target_bounds(), source);
        picked.into_iter().find_map(|item| if let Item::Stack(id) = item { Some(id) } else { None })
    }

    fn choose_mode(
        &mut self,
        player: PlayerId,
        descriptions: &[String],
        min: usize,
        max: usize,
        source: Option<CardId>,
    ) -> Vec<usize> {
        // The choice of riot is a yes or no for casebook.
        if let ([counter, haste], (1, 1)) = (descriptions, (min, max))
            && counter.contains("+1/+1 counter")
            && haste.contains("haste")
        {
            return vec![usize::from(!self.yes(player, "may", source))];
        }
        // The descriptions of modes are their ids in casebook.
        let options: Vec<Item> = descriptions.iter().cloned().map(Item::Word).collect();
        let picked = self.pick(player, "modes", options.clone(), (min, max), source);
        picked.iter().filter_map(|item| options.iter().position(|option| option == item)).collect()
    }

    fn choose_number(
        &mut self,
        player: PlayerId,
        source: Option<CardId>,
        _title: &str,
        _description: Option<&str>,
        min: i32,
        max: i32,
    ) -> Option<i32> {
        Some(self.number(player, source, min, max))
    }

    fn choose_number_from_list(
        &mut self,
        player: PlayerId,
        choices: &[i32],
        _message: &str,
        source: Option<CardId>,
    ) -> Option<i32> {
        Some(self.number(player, source, choices.iter().copied().min()?, choices.iter().copied().max()?))
    }

    /// First with the lands that can pay for nothing else, as casebook asks for; the engine pays the rest.
    fn pay_mana_cost(
        &mut self,
        _player: PlayerId,
        _card: CardId,
        _name: &str,
        cost: &str,
        _display: &str,
        _checkpoint: &str,
        _from_pool: bool,
        _reuse: bool,
        _reserved: &[CardId],
        _options: &[ManaAbilityOption],
        tappable: &[CardId],
        _untappable: &[CardId],
        pool: &ManaPool,
    ) -> ManaCostAction {
        let mut desk = self.desk.borrow_mut();
        desk.payments += 1;
        let symbols = cost.split(|letter: char| !letter.is_ascii_alphanumeric());
        let generic: i32 = symbols.filter_map(|symbol| symbol.parse::<i32>().ok()).sum();
        let filler = tappable.iter().copied().find(|id| desk.memory.fillers.contains(id));
        match filler.filter(|_| pool.colorless() < generic) {
            _ if desk.payments > 60 => ManaCostAction::AttemptedAndFailed,
            Some(card_id) => ManaCostAction::TapForMana { card_id, mana_ability_index: None, express_choice: None },
            None => ManaCostAction::Pay { auto: true },
        }
    }

    fn confirm_payment(
        &mut self,
        player: PlayerId,
        _kind: &str,
        _message: &str,
        source: Option<CardId>,
        _api: Option<ApiType>,
    ) -> bool {
        // A payment that the engine divides is one decision for casebook.
        let mine = Some((player, source));
        if self.announcing() || self.desk.borrow().paid == mine {
            return true;
        }
        let yes = self.yes(player, "pay", source);
        self.desk.borrow_mut().paid = mine.filter(|_| yes);
        yes
    }

    fn choose_phyrexian_pay_life(&mut self, _player: PlayerId, _color: &str, _source: Option<CardId>) -> bool {
        let mut desk = self.desk.borrow_mut();
        let Some(announced) = &mut desk.announced else { return false };
        let place = announced.optional.iter().position(|paid| paid == "2 life");
        place.map(|place| announced.optional.remove(place)).is_some()
    }
    fn choose_kicker(&mut self, _player: PlayerId, _cost: &str, _source: Option<CardId>) -> bool {
        self.paid("kicker") > 0
    }
    fn choose_buyback(&mut self, _player: PlayerId, _cost: &str, _source: Option<CardId>) -> bool {
        self.paid("buyback") > 0
    }
    fn choose_multikicker(&mut self, _player: PlayerId, _cost: &str, max: u32, _source: Option<CardId>) -> u32 {
        self.paid("multikicker").min(max)
    }
    fn choose_replicate(&mut self, _player: PlayerId, _cost: &str, max: u32, _source: Option<CardId>) -> u32 {
        self.paid("replicate").min(max)
    }

    fn choose_number_for_keyword_cost(
        &mut self,
        _player: PlayerId,
        max: i32,
        _prompt: &str,
        _source: Option<CardId>,
    ) -> i32 {
        let desk = self.desk.borrow();
        let paid = desk.announced.as_ref().map_or(0, |announced| announced.optional.len());
        i32::try_from(paid).unwrap_or(0).min(max)
    }

    fn choose_convoke(
        &mut self,
        _player: PlayerId,
        creatures: &[CardId],
        _cost: &forge_foundation::ManaCost,
        _source: Option<CardId>,
    ) -> Vec<CardId> {
        self.paying(creatures, usize::MAX)
    }

    fn choose_improvise(
        &mut self,
        player: PlayerId,
        artifacts: &[CardId],
        cost: &forge_foundation::ManaCost,
        source: Option<CardId>,
    ) -> Vec<CardId> {
        self.choose_convoke(player, artifacts, cost, source)
    }

    fn choose_delve(
        &mut self,
        _player: PlayerId,
        valid: &[CardId],
        max: usize,
        _source: Option<CardId>,
    ) -> Vec<CardId> {
        self.paying(valid, max)
    }

    // Decisions.

    fn choose_optional_trigger(
        &mut self,
        player: PlayerId,
        _description: &str,
        source: Option<CardId>,
        _api: Option<ApiType>,
    ) -> bool {
        self.yes(player, "may", source)
    }

    fn confirm_replacement_effect(
        &mut self,
        player: PlayerId,
        _question: &str,
        _description: &str,
        source: Option<CardId>,
    ) -> bool {
        self.yes(player, "may", source)
    }

    fn confirm_action(
        &mut self,
        player: PlayerId,
        _mode: Option<&str>,
        _message: &str,
        _options: &[String],
        source: Option<CardId>,
        _api: Option<ApiType>,
    ) -> bool {
        self.yes(player, "may", source)
    }

    fn choose_binary(
        &mut self,
        player: PlayerId,
        _question: &str,
        kind: BinaryChoiceKind,
        _default: Option<bool>,
        source: Option<CardId>,
        _api: Option<ApiType>,
    ) -> bool {
        if kind == BinaryChoiceKind::UntapOrLeaveTapped {
            return self.yes(player, "may", source);
        }
        let (left, right) = kind.labels();
        let words = vec![Item::Word(left.to_lowercase()), Item::Word(right.to_lowercase())];
        self.pick(player, "option", words.clone(), (1, 1), source).first() == words.first()
    }

    fn choose_sacrifice(&mut self, player: PlayerId, valid: &[CardId], source: Option<CardId>) -> Option<CardId> {
        self.card(player, valid, false, source)
    }

    fn choose_discard(&mut self, player: PlayerId, hand: &[CardId], num: usize) -> Vec<CardId> {
        self.cards(player, hand, (num.min(hand.len()), num), None)
    }

    fn choose_discard_any_number(&mut self, player: PlayerId, hand: &[CardId], min: usize, max: usize) -> Vec<CardId> {
        self.cards(player, hand, (min, max), None)
    }

    fn choose_dig(
        &mut self,
        game: &GameState,
        player: PlayerId,
        valid: &[CardId],
        max: usize,
        optional: bool,
    ) -> Vec<CardId> {
        self.desk.borrow_mut().look(game);
        self.cards(player, valid, (if optional { 0 } else { max.min(valid.len()) }, max), None)
    }

    fn choose_scry(
        &mut self,
        game: &GameState,
        player: PlayerId,
        source: Option<CardId>,
        cards: &[CardId],
    ) -> Vec<Vec<CardId>> {
        self.desk.borrow_mut().look(game);
        let bottom = self.cards(player, cards, (0, cards.len()), source);
        vec![cards.iter().copied().filter(|id| !bottom.contains(id)).collect(), bottom]
    }

    fn choose_surveil(
        &mut self,
        game: &GameState,
        player: PlayerId,
        source: Option<CardId>,
        cards: &[CardId],
    ) -> Vec<Vec<CardId>> {
        self.choose_scry(game, player, source, cards)
    }

    /// The engine asks for the order of cards that are milled or discarded, too; no card of this adapter lets a player order a library.
    fn choose_reorder_library(&mut self, game: &GameState, _player: PlayerId, cards: &[CardId]) -> Vec<CardId> {
        self.desk.borrow_mut().look(game);
        cards.to_vec()
    }

    fn choose_cards_for_effect(&mut self, player: PlayerId, valid: &[CardId], min: usize, max: usize) -> Vec<CardId> {
        let least = self.targeting.unwrap_or(min).min(max);
        self.cards(player, valid, (least, max), None)
    }

    fn choose_single_card_for_zone_change(
        &mut self,
        game: &GameState,
        player: PlayerId,
        valid: &[CardId],
        _prompt: &str,
        optional: bool,
    ) -> Option<CardId> {
        self.desk.borrow_mut().look(game);
        self.card(player, valid, optional, None)
    }

    fn choose_single_entity_for_effect(
        &mut self,
        player: PlayerId,
        valid: &[GameEntity],
        optional: bool,
    ) -> Option<GameEntity> {
        self.choose_entities_for_effect(player, valid, usize::from(!optional), 1).first().copied()
    }

    fn choose_entities_for_effect(
        &mut self,
        player: PlayerId,
        candidates: &[GameEntity],
        min: usize,
        max: usize,
    ) -> Vec<GameEntity> {
        let options = candidates.iter().map(|entity| match entity {
            GameEntity::Card(id) => Item::Card(*id),
            GameEntity::Player(id) => Item::Player(*id),
        });
        let kind = if candidates.iter().all(|one| matches!(one, GameEntity::Player(_))) {
            "player"
        } else {
            "objects_and_players"
        };
        self.pick(player, kind, options.collect(), (min, max), None).into_iter().filter_map(entity).collect()
    }

    fn choose_color(&mut self, player: PlayerId, valid: &[String]) -> Option<String> {
        let making = self.desk.borrow_mut().announced.as_mut().and_then(|announced| announced.making.pop());
        if let Some(color) = making {
            return valid.iter().find(|word| word.eq_ignore_ascii_case(&color)).cloned();
        }
        self.words(player, "word", valid, (1, 1)).into_iter().next()
    }

    fn choose_colors(&mut self, player: PlayerId, valid: &[String], min: usize, max: usize) -> Vec<String> {
        self.words(player, "word", valid, (min, max))
    }

    fn choose_type(&mut self, player: PlayerId, _category: &str, valid: &[String]) -> Option<String> {
        self.words(player, "word", valid, (1, 1)).into_iter().next()
    }

    fn choose_card_name(&mut self, player: PlayerId, valid: &[String]) -> Option<String> {
        self.words(player, "word", valid, (1, 1)).into_iter().next()
    }

    fn choose_counter_type(
        &mut self,
        _player: PlayerId,
        options: &[CounterType],
        _prompt: &str,
    ) -> Option<CounterType> {
        options.first().cloned()
    }

    fn choose_land_or_spell(&mut self, _player: PlayerId) -> Option<bool> {
        None
    }
}
