Feature: Blood Speaker
  @chk:blood-speaker.1
  Scenario: Blood Speaker sacrificed to search for a Demon returns to hand when that Demon enters
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
  Scenario: A destroyed Blood Speaker returns to hand when a Demon enters
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
  Scenario: A discarded Blood Speaker returns to hand when a Demon enters
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
  Scenario: Blood Speaker sacrificed for Shimatsu, a Demon that is entering, returns to hand
    Given Alice controls "Blood Speaker" and has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    When Alice plays "Shimatsu the Bloodcloaked"
    And the top of the stack resolves
    And as it resolves, Alice chooses "Blood Speaker" for "Shimatsu the Bloodcloaked"
    Then "Shimatsu the Bloodcloaked" is 1/1
    And "Blood Speaker" is in Alice's graveyard
    When the stack resolves
    Then "Blood Speaker" is in Alice's hand

  @chk:blood-speaker.1
  Scenario: Blood Speaker in a graveyard doesn't trigger when another player's Demon enters
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
  Scenario: Blood Speaker returns from the graveyard when a Demon enters, but doesn't trigger on the battlefield, in hand or in exile
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
  Scenario: Blood Speaker killed in response to its upkeep trigger finds no Demon, but returns to hand when a Demon enters later
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
  Scenario: Blood Speaker triggers in its controller's upkeep only and searches that player's library for one Demon
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
  Scenario: Blood Speaker that isn't sacrificed at upkeep returns to hand when it is later sacrificed for the Demon Shimatsu
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
  Scenario: Blood Speaker stolen in response to its upkeep trigger isn't sacrificed, and returns to its owner's hand for a later Demon
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

  @chk:blood-speaker.1
  Scenario: Blood Speaker in a graveyard returns when a Demon enters under its owner's control, whoever owns the Demon
    Given Alice has "Reanimate" in hand and can pay {B}
    And Bob has "Shimatsu the Bloodcloaked" in graveyard
    And Alice has "Blood Speaker" as "the servant" in graveyard
    And Bob has "Blood Speaker" as "the stranger" in graveyard
    And Alice controls "Swamp" as "the meal"
    When Alice plays "Reanimate" targeting "Shimatsu the Bloodcloaked"
    And the stack resolves
    And Alice chooses "the meal"
    Then Alice controls "Shimatsu the Bloodcloaked"
    And "the servant" is in Alice's hand
    And "the stranger" is in Bob's graveyard
    And "the stranger" has triggered never

  @chk:blood-speaker.1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Blood Speaker phased out in response to its upkeep trigger isn't sacrificed, and returns to hand when it is sacrificed for a later Demon
    Given Bob controls "Blood Speaker" and has "Shimatsu the Bloodcloaked" in hand and can pay {3}{R}
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    When the game goes on to Bob's upkeep
    And Alice plays "Reality Ripple" targeting "Blood Speaker"
    And the stack resolves
    And Bob says yes to "Blood Speaker"
    Then it happened never that Bob searched
    When the game goes on to Bob's next upkeep
    And the stack resolves
    And Bob says no to "Blood Speaker"
    And the game goes on to Bob's main phase
    And Bob plays "Shimatsu the Bloodcloaked"
    And the stack resolves
    And Bob chooses "Blood Speaker"
    Then "Blood Speaker" is in Bob's hand
