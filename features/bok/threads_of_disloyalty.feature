Feature: Threads of Disloyalty

  @bok:threads-of-disloyalty.1
  Scenario: Threads of Disloyalty can target a creature with mana value 2, and not one with mana value 3
    Given Bob controls "Grizzly Bears" and "Trained Armodon"
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    Then Alice can target only "Grizzly Bears" with "Threads of Disloyalty"
    And Alice can't play "Threads of Disloyalty" targeting "Trained Armodon"
    And Alice can play "Threads of Disloyalty" targeting "Grizzly Bears"
    When Alice plays "Threads of Disloyalty" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And "Threads of Disloyalty" is attached to "Grizzly Bears"
    And "Threads of Disloyalty" has the type "enchantment"

  @bok:threads-of-disloyalty.1
  Scenario: Threads of Disloyalty goes to the graveyard when the enchanted face-down creature is turned face up with mana value 4
    Given Bob controls a face-down "Battering Craghorn"
    And Alice controls "Threads of Disloyalty" attached to "Battering Craghorn" and can pay {1}{R}{R}
    Then Alice controls "Battering Craghorn"
    And "Threads of Disloyalty" is attached to "Battering Craghorn"
    When Alice turns "Battering Craghorn" face up
    Then the converted mana cost of "Battering Craghorn" is 4
    And "Threads of Disloyalty" is in Alice's graveyard
    And "Threads of Disloyalty" was put there by a state-based action
    And Bob controls "Battering Craghorn"

  @bok:threads-of-disloyalty.2
  Scenario: Ivy Elemental cast with X = 5 has mana value 1 on the battlefield, so Threads of Disloyalty can target it
    Given Bob controls "Trained Armodon"
    And Bob has "Ivy Elemental" in hand and can pay {5}{G}
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    And it is Bob's precombat main phase
    Then "Ivy Elemental" is green
    When Bob plays "Ivy Elemental" with X = 5
    Then the converted mana cost of "Ivy Elemental" is 6
    When the stack resolves
    Then "Ivy Elemental" is 5/5
    And "Ivy Elemental" has exactly the types "creature" and "Elemental"
    And the converted mana cost of "Ivy Elemental" is 1
    When the game goes on to Alice's precombat main phase
    Then Alice can target only "Ivy Elemental" with "Threads of Disloyalty"
    When Alice plays "Threads of Disloyalty" targeting "Ivy Elemental"
    And the stack resolves
    Then Alice controls "Ivy Elemental"
    And "Threads of Disloyalty" is attached to "Ivy Elemental"

  @bok:threads-of-disloyalty.3
  Scenario: A 5/5 token that isn't a copy has mana value 0, so Threads of Disloyalty can target it
    Given Bob controls a 5/5 green "Elemental" creature token as "the giant" and "Trained Armodon"
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    Then the converted mana cost of "the giant" is 0
    And Alice can target only "the giant" with "Threads of Disloyalty"
    When Alice plays "Threads of Disloyalty" targeting "the giant"
    And the stack resolves
    Then Alice controls "the giant"

  @bok:threads-of-disloyalty.3
  Scenario: A token copy of Trained Armodon has mana value 3, so Threads of Disloyalty can't target it
    Given it is Bob's precombat main phase
    And Bob controls "Kiki-Jiki, Mirror Breaker", "Trained Armodon" and "Grizzly Bears"
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    And Alice controls "Vedalken Orrery"
    When Bob activates "Kiki-Jiki, Mirror Breaker" targeting "Trained Armodon"
    And the stack resolves
    Then the converted mana cost of the "Trained Armodon" token is 3
    And Alice can target only "Grizzly Bears" with "Threads of Disloyalty"
    When Alice plays "Threads of Disloyalty" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And Bob controls the "Trained Armodon" token

  @bok:threads-of-disloyalty.3
  Scenario: A token copy of Grizzly Bears has mana value 2, so Threads of Disloyalty can target it
    Given it is Bob's precombat main phase
    And Bob controls "Kiki-Jiki, Mirror Breaker", "Trained Armodon" and "Grizzly Bears"
    And Alice has "Threads of Disloyalty" in hand and can pay {1}{U}{U}
    And Alice controls "Vedalken Orrery"
    When Bob activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the stack resolves
    Then the converted mana cost of the "Grizzly Bears" token is 2
    When Alice plays "Threads of Disloyalty" targeting the "Grizzly Bears" token
    And the stack resolves
    Then Alice controls the "Grizzly Bears" token
    And Bob controls "Grizzly Bears"

  @bok:threads-of-disloyalty.1
  Scenario: A face-down creature enchanted by Threads of Disloyalty is revealed as it leaves the battlefield
    Given Bob controls a face-down "Battering Craghorn"
    And Alice controls "Threads of Disloyalty" attached to "Battering Craghorn"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then Alice controls "Battering Craghorn"
    When Alice plays "Boomerang" targeting "Battering Craghorn"
    And the stack resolves
    Then "Battering Craghorn" is in Bob's hand
    And Alice knows "Battering Craghorn"
    And it happened once that "Battering Craghorn" was revealed
    And "Threads of Disloyalty" is in Alice's graveyard

  @bok:threads-of-disloyalty.1
  Scenario: Alice may turn face up a face-down creature that she took with Threads of Disloyalty, and not one that Bob controls
    Given Bob controls a face-down "Battering Craghorn" and can pay {1}{R}{R}
    And Alice controls "Threads of Disloyalty" attached to "Battering Craghorn" and can pay {1}{R}{R}
    And Bob controls a face-down "Battering Craghorn" as "the other"
    Then Alice can't turn "the other" face up by rule 504.3
    And Alice can turn "Battering Craghorn" face up
    When Alice turns "Battering Craghorn" face up
    Then "Threads of Disloyalty" is in Alice's graveyard
