Feature: Blood Speaker

  @chk:blood-speaker.1
  Scenario: Blood Speaker given up for a Demon comes back to hand as that Demon comes into play
    Given Bob controls "Blood Speaker" and "Swamp" as "the meal" and can pay {3}{R}
    And Bob has "Shimatsu the Bloodcloaked" on top of library
    When the game goes on to Bob's upkeep
    Then the stack holds the first printed ability of "Blood Speaker"
    When the stack resolves
    And as it resolves, Bob says yes to "Blood Speaker"
    And as it resolves, Bob chooses "Shimatsu the Bloodcloaked" for "Blood Speaker"
    Then "Blood Speaker" is in Bob's graveyard
    And "Blood Speaker" was sacrificed
    And "Shimatsu the Bloodcloaked" is in Bob's hand
    And Alice knows "Shimatsu the Bloodcloaked"
    And it happened once that Bob shuffled
    When the game goes on to Bob's main phase
    And Bob plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And as it resolves, Bob chooses "the meal" for "Shimatsu the Bloodcloaked"
    Then "Shimatsu the Bloodcloaked" is in play
    And "Blood Speaker" is in Bob's hand

  @chk:blood-speaker.1
  Scenario: A Blood Speaker that was destroyed comes back to hand for a Demon
    Given Alice has "Shimatsu the Bloodcloaked" and "Glacial Ray" in hand and can pay {3}{R} and can pay {1}{R}
    And Alice controls "Blood Speaker" and "Swamp" as "the meal"
    When Alice plays "Glacial Ray" targeting "Blood Speaker"
    And the stack resolves
    Then "Blood Speaker" was destroyed
    When Alice plays "Shimatsu the Bloodcloaked"
    And the top of the stack resolves
    And as it resolves, Alice chooses "the meal" for "Shimatsu the Bloodcloaked"
    Then the stack holds the second printed ability of "Blood Speaker"
    And "Blood Speaker" is in Alice's graveyard
    When the stack resolves
    Then "Blood Speaker" is in Alice's hand

  @chk:blood-speaker.1
  Scenario: A discarded Blood Speaker comes back to hand for a Demon
    Given Alice has "Shimatsu the Bloodcloaked", "Hanabi Blast" and "Blood Speaker" in hand
    And Alice can pay {3}{R} and can pay {1}{R}{R}
    And Alice controls "Swamp" as "the meal"
    When Alice plays "Hanabi Blast" targeting Bob
    And the stack resolves
    And as it resolves, Alice picks "Blood Speaker" at random for "Hanabi Blast"
    Then "Blood Speaker" was discarded
    When Alice plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And as it resolves, Alice chooses "the meal" for "Shimatsu the Bloodcloaked"
    Then "Blood Speaker" is in Alice's hand

  @chk:blood-speaker.1
  Scenario: A Blood Speaker sacrificed to the very Demon that is coming into play is in the graveyard in time
    Given Alice controls "Blood Speaker" and has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    When Alice plays "Shimatsu the Bloodcloaked"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Blood Speaker" for "Shimatsu the Bloodcloaked"
    Then "Shimatsu the Bloodcloaked" is 1/1
    And "Blood Speaker" is in Alice's graveyard
    When the stack resolves
    Then "Blood Speaker" is in Alice's hand

  @chk:blood-speaker.1
  Scenario: Blood Speaker stays in the graveyard for a Demon of another player
    Given Alice controls "Swamp" as "the meal" and has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    And Alice has "Blood Speaker" as "the servant" in graveyard
    And Bob has "Blood Speaker" as "the stranger" in graveyard
    When Alice plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And as it resolves, Alice chooses "the meal" for "Shimatsu the Bloodcloaked"
    Then "the servant" is in Alice's hand
    And "the stranger" is in Bob's graveyard
    And "the stranger" has triggered never

  @chk:blood-speaker.1
  Scenario: Only the Blood Speaker in the graveyard answers a Demon, not one in play, in hand or removed from the game
    Given Alice has "Blood Speaker" as "the dead" in graveyard and controls "Blood Speaker" as "the living"
    And Alice has "Blood Speaker" as "the removed" removed from the game
    And Alice has "Blood Speaker" as "the held" and "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    And Alice controls "Swamp" as "the meal"
    When Alice plays "Shimatsu the Bloodcloaked"
    And the top of the stack resolves
    And as it resolves, Alice chooses "the meal" for "Shimatsu the Bloodcloaked"
    Then the stack holds the ability of "the dead"
    When the stack resolves
    Then "the dead" is in Alice's hand
    And "the living" is in play
    And "the removed" is removed from the game
    And "the living" has triggered never
    And "the held" has triggered never

  @chk:blood-speaker.1
  Scenario: A Speaker killed before its rite resolves finds no Demon, and returns for one from hand, not for a Bear
    Given Bob controls "Blood Speaker" and "Swamp" as "the meal"
    And Bob has "Shimatsu the Bloodcloaked" and "Grizzly Bears" in hand and can pay {3}{R} and can pay {1}{G}
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    Then "Blood Speaker" is 3/2
    When the game goes on to Bob's upkeep
    And Alice plays "Glacial Ray" targeting "Blood Speaker"
    And the stack resolves
    And Bob says yes to "Blood Speaker"
    Then it happened never that Bob searched
    When the game goes on to Bob's main phase
    And Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Blood Speaker" is in Bob's graveyard
    When Bob plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And Bob chooses "the meal"
    Then "Blood Speaker" is in Bob's hand

  @chk:blood-speaker.1
  Scenario: The rite is for its controller's own upkeep and finds one Demon in that player's library
    Given it is Bob's end step
    And Bob controls "Blood Speaker" and "Swamp" as "the meal" and can pay {3}{R}
    And Bob has 2 "Shimatsu the Bloodcloaked" as "demon" and "Hill Giant" on top of library
    And Alice has "Mountain" and "Shimatsu the Bloodcloaked" as "the stranger" on top of library
    When the game goes on to Alice's upkeep
    Then "Blood Speaker" has triggered never
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob says yes to "Blood Speaker"
    Then Bob may choose "demon 1"
    And Bob may not choose "demon 1" and "demon 2"
    And Bob may not choose "Hill Giant"
    And Bob may not choose "the stranger"
    When Bob chooses "demon 1"
    Then it happened in this order that "Blood Speaker" was sacrificed, then Bob searched
    And Bob doesn't know "the stranger"
    And it happened never that Alice shuffled
    When the game goes on to Bob's main phase
    And Bob plays "demon 1"
    Then the total cost of "demon 1" is {3}{R}
    When the stack resolves
    And Bob chooses "the meal"
    Then "Blood Speaker" is in Bob's hand

  @chk:blood-speaker.1
  Scenario: A Speaker that was spared is there to be given to the Demon itself
    Given Bob controls "Blood Speaker" and has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    When the game goes on to Bob's upkeep
    And the stack resolves
    And Bob says no to "Blood Speaker"
    Then "Blood Speaker" is in play
    When the game goes on to Bob's main phase
    And Bob plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And Bob chooses "Blood Speaker"
    Then "Blood Speaker" is in Bob's hand

  @chk:blood-speaker.1
  Scenario: A Speaker stolen from its rite isn't given up, and returns to its owner's hand for a Demon later
    Given Bob controls "Blood Speaker" and "Swamp" as "the meal"
    And Bob has "Shimatsu the Bloodcloaked" and "Wrath of God" in hand and can pay {3}{R} and can pay {2}{W}{W}
    And Alice controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When the game goes on to Bob's upkeep
    And Alice plays "Threaten" targeting "Blood Speaker"
    And the stack resolves
    And Bob says yes to "Blood Speaker"
    Then Alice controls "Blood Speaker"
    And it happened never that Bob searched
    When the game goes on to Bob's main phase
    And Bob plays "Wrath of God"
    And the stack resolves
    Then "Blood Speaker" is in Bob's graveyard
    When Bob plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And Bob chooses "the meal"
    Then "Blood Speaker" is in Bob's hand
