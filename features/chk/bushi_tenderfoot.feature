Feature: Bushi Tenderfoot
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Bushi Tenderfoot flips when a creature that it damaged this turn dies
    Given Alice controls "Bushi Tenderfoot"
    And Bob controls "Steel Wall"
    And "Steel Wall" has 3 damage
    When Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" is in Bob's graveyard
    And "Bushi Tenderfoot" is named "Bushi Tenderfoot"
    And "Bushi Tenderfoot" is 1/1
    And "Bushi Tenderfoot" has exactly the types "creature", "Human" and "Soldier"
    When the stack resolves
    Then "Bushi Tenderfoot" is flipped
    And "Bushi Tenderfoot" is named "Kenzo the Hardhearted"
    And "Bushi Tenderfoot" is 3/4
    And "Bushi Tenderfoot" has exactly the types "legendary", "creature", "Human" and "Samurai"

  @chk:508.1a
  Scenario: Bushi Tenderfoot flips when another source kills a creature that Bushi Tenderfoot damaged earlier in the turn
    Given Alice controls "Bushi Tenderfoot" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Steel Wall"
    And "Steel Wall" has 1 damage
    When Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 2 damage marked
    And "Bushi Tenderfoot" is unflipped
    When Alice plays "Glacial Ray" targeting "Steel Wall"
    And the stack resolves
    Then "Steel Wall" is in Bob's graveyard
    And "Bushi Tenderfoot" is flipped

  @chk:508.1a
  Scenario: Bushi Tenderfoot flips when a creature that it damaged dies, but not for a creature that it didn't damage
    Given Alice controls "Bushi Tenderfoot" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Grizzly Bears" and "Steel Wall"
    And "Steel Wall" has 3 damage
    When Alice plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Bushi Tenderfoot" has triggered never
    And "Bushi Tenderfoot" is unflipped
    When Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "Steel Wall"
    And combat damage is dealt
    And the stack resolves
    Then "Steel Wall" is in Bob's graveyard
    And "Bushi Tenderfoot" is flipped

  @chk:508.1b
  Scenario: Bushi Tenderfoot has double strike and bushido 2 only after it has flipped into Kenzo the Hardhearted
    Given Alice controls "Bushi Tenderfoot"
    And Bob controls "Steel Wall"
    And "Steel Wall" has 3 damage
    When Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "Steel Wall"
    And combat damage is dealt
    Then "Bushi Tenderfoot" doesn't have "double strike"
    And "Bushi Tenderfoot" doesn't have "bushido 2"
    When the stack resolves
    Then "Bushi Tenderfoot" has exactly "double strike" and "bushido 2"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Bushi Tenderfoot"
    And first-strike damage is dealt
    Then Bob is at 17 life
    When combat damage is dealt
    Then Bob is at 14 life

  @chk:508.1b
  Scenario: A blocked Bushi Tenderfoot gets +2/+2 from bushido 2 only after it has flipped into Kenzo the Hardhearted
    Given Alice controls "Bushi Tenderfoot"
    And Bob controls "Steel Wall" and "Hill Giant"
    And "Steel Wall" has 3 damage
    When Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "Steel Wall"
    Then "Bushi Tenderfoot" has triggered never
    When combat damage is dealt
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice attacks with "Bushi Tenderfoot"
    And Bob blocks "Bushi Tenderfoot" with "Hill Giant"
    Then "Bushi Tenderfoot" is 3/4
    When the stack resolves
    Then "Bushi Tenderfoot" is 5/6
    When first-strike damage is dealt
    Then "Hill Giant" is in Bob's graveyard
    And "Bushi Tenderfoot" has 0 damage marked

  @chk:508.1a
  Scenario: Bushi Tenderfoot doesn't flip if the creature that it damaged has stopped being a creature before it is destroyed
    Given Alice controls 2 "Bushi Tenderfoot" as "squire" and "Soul Sculptor" and has "Naturalize" and "Terror" in hand
    And Alice can pay {1}{W} and can pay {1}{G} and can pay {1}{B}
    And Bob controls "Hill Giant" and "Craw Wurm"
    And "Hill Giant" has 1 damage from "squire 1"
    And "Craw Wurm" has 1 damage from "squire 2"
    When Alice activates "Soul Sculptor" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Naturalize" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "squire 1" is unflipped
    When Alice plays "Terror" targeting "Craw Wurm"
    And the stack resolves
    Then "squire 2" is flipped
