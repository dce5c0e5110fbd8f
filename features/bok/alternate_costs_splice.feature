Feature: Splice for something other than mana

  @bok:alternate-costs-splice.n2
  Scenario: A splice cost can't be paid in part, and while it can't be paid in full nothing is announced
    Given Alice controls "Swamp"
    And Alice has "Reach Through Mists" as "the first thought" and "Reach Through Mists" as "the second thought" in hand
    And Alice has "Horobi's Whisper" in hand and can pay {U}{U}
    And Alice has 3 "Wastes" in graveyard
    And Bob controls "Grizzly Bears"
    Then Alice can't play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "Wastes 1", "Wastes 2" and "Wastes 3" for "Horobi's Whisper"
    And Alice can't play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "Wastes 1", "Wastes 2", "Wastes 3" and "the first thought" for "Horobi's Whisper"
    And Alice can play "the second thought"
    When Alice plays "the first thought"
    And the stack resolves
    Then Alice can play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "Wastes 1", "Wastes 2", "Wastes 3" and "the first thought" for "Horobi's Whisper"
    And Alice can't play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "Wastes 1", "Wastes 2" and "Wastes 3" for "Horobi's Whisper"
    When Alice plays "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "Wastes 1", "Wastes 2", "Wastes 3" and "the first thought" for "Horobi's Whisper"
    Then "Wastes 1", "Wastes 2", "Wastes 3" and "the first thought" are removed from the game
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Horobi's Whisper" is in Alice's hand
