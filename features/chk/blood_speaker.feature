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
