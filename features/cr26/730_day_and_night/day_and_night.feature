Feature: Day and night

  @cr26:730.1
  Scenario: It becomes day as The Celestus enters, and The Celestus triggers as it becomes night afterwards
    Given Alice has "The Celestus" in hand and can pay {6}
    And Alice has 6 "Plains" as "page" as library
    When Alice casts "The Celestus"
    And the top of the stack resolves
    Then "The Celestus" has triggered never
    When Alice activates "turn" of "The Celestus"
    And the top of the stack resolves
    Then "The Celestus" has triggered once
    When the stack resolves
    And Alice says no
    Then Alice is at 21 life

  @cr26:730.1 @cr26:730.1a @cr26:730.1.2
  Scenario: The Celestus doesn't trigger as the first night of the game begins, because it wasn't day before
    Given Alice controls "The Celestus"
    And Alice has "Tavern Ruffian" in hand and can pay {3}{3}{R}
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice casts "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    And "The Celestus" has triggered never

  @cr26:730.1a
  Scenario: The Celestus triggers as day becomes night and as night becomes day again
    Given Alice has "The Celestus" in hand and can pay {6}
    And Alice has 6 "Plains" as "page" as library
    And Bob has 6 "Swamp" as "leaf" as library
    When Alice casts "The Celestus"
    And the stack resolves
    Then "The Celestus" has triggered never
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice says no
    Then Alice is at 21 life
    When the game goes on to Alice's next main phase
    And Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Alice says no
    Then Alice is at 22 life
    And "The Celestus" has triggered twice

  @cr26:502.2 @cr26:730.2a @cr26:730.2 @cr26:703.4b
  Scenario: Day becomes night in the untap step after a turn in which the active player cast no spell, whatever another player cast
    Given Alice controls "Tavern Ruffian"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice casts "Counsel of the Soratami"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Tavern Ruffian" is 2/5
    When Bob passes
    And Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 6/5
    And "Tavern Ruffian" is named "Tavern Smasher"
    And the stack is empty
    And Alice has priority

  @cr26:730.2b @cr26:502.2 @cr26:703.4b @cr26:730.2
  Scenario: Night becomes day in the untap step after a turn in which the active player cast two spells
    Given Alice controls transformed "Tavern Ruffian"
    And Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    When the game goes on to Bob's upkeep
    Then "Tavern Ruffian" is 2/5

  @cr26:730.2b @cr26:502.2 @cr26:703.4b
  Scenario: Night stays night after a turn in which the active player cast one spell and another player one, and becomes day after a turn with two of the active player
    Given Alice controls transformed "Tavern Ruffian"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Lightning Bolt" as "first", "Lightning Bolt" as "second" and "Lightning Bolt" as "third" in hand and can pay {R}{R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lightning Bolt" targeting Bob
    And Bob in response plays "first" targeting Alice
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Tavern Ruffian" is 6/5
    When Bob plays "second" targeting Alice
    And the stack resolves
    And Bob plays "third" targeting Alice
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 2/5

  @cr26:730.2c @cr26:502.2 @cr26:703.4b
  Scenario: A turn without spells makes no night while it is neither day nor night, and makes night once it is day
    Given Alice has "The Celestus" in hand and can pay {3}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    And it is Bob's main phase
    When the game goes on to Alice's main phase
    And Alice casts "The Celestus"
    And the stack resolves
    Then "The Celestus" has triggered never
    When the game goes on to Bob's upkeep
    Then "The Celestus" has triggered never
    When the game goes on to Alice's next upkeep
    Then "The Celestus" has triggered once

  @cr26:502.2
  Scenario: In Alice's extra turn, the spell that she cast in the turn before keeps it day, and a turn in which she casts none makes it night
    Given Alice controls "Tavern Ruffian"
    And Alice has "Time Walk" in hand and can pay {1}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Time Walk"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 2/5
    And it happened never that Bob began a turn
    When the game goes on to Bob's upkeep
    Then "Tavern Ruffian" is 6/5

  @cr26:502.2
  Scenario: A copy of a spell isn't cast, so night stays night after one spell and a copy of it, and becomes day after a turn with two spells
    Given Alice controls transformed "Tavern Ruffian"
    And Alice controls "Lithoform Engine" and can pay {3}
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice activates "spell" of "Lithoform Engine" targeting "Lightning Bolt"
    And the top of the stack resolves
    And Alice keeps the targets
    And the stack resolves
    Then Bob is at 14 life
    When the game goes on to Bob's main phase
    Then "Tavern Ruffian" is 6/5
    When Bob plays "bolt 1" targeting Alice
    And Bob plays "bolt 2" targeting Alice
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 2/5

  @cr26:703.4c.2 @cr26:502.3.9 @cr26:502.2
  Scenario: In Alice's untap step it becomes night, so that Tavern Ruffian transforms, and only then her tapped permanents untap
    Given Alice controls "Tavern Ruffian", tapped "Forest" and tapped "Sol Ring"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Tavern Ruffian" is 2/5
    When the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 6/5
    And it happened in this order that "Tavern Ruffian" transformed, then "Forest" was untapped
    And it happened in this order that "Tavern Ruffian" transformed, then "Sol Ring" was untapped

  @cr26:730.2.2 @cr26:703.4b @cr26:502.2 @cr26:730.2
  Scenario: The Celestus, which phases in in Alice's untap step, triggers as it becomes night in that step, and untaps after that
    Given Alice controls tapped "The Celestus" and "Tavern Ruffian"
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice casts "Reality Ripple" targeting "The Celestus"
    And the stack resolves
    Then "The Celestus" is phased out
    When the game goes on to Bob's main phase
    Then "The Celestus" has triggered never
    When the game goes on to Alice's next upkeep
    Then "The Celestus" has triggered once
    And "Tavern Ruffian" is 6/5
    And it happened in this order that "The Celestus" triggered, then "The Celestus" was untapped

  @cr26:730.1.3 @cr26:702.145g
  Scenario: Tavern Smasher with nightbound makes it night if it is neither day nor night, so that Tavern Ruffian enters transformed
    Given Alice controls transformed "Tavern Ruffian" as "smasher" and "The Celestus"
    And Alice has "Tavern Ruffian" as "ruffian" in hand and can pay {3}{R}
    When Alice casts "ruffian"
    And the stack resolves
    Then "ruffian" is 6/5
    And "ruffian" is named "Tavern Smasher"
    And "The Celestus" has triggered never

  @cr26:730.2b @cr26:502.2
  Scenario: Night stays night after Bob has cast one spell in Alice's turn and one in his own, and becomes day after her turn with two spells
    Given Alice controls transformed "Tavern Ruffian"
    And Alice has 2 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}
    And Bob has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Bob in response plays "first" targeting Alice
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Tavern Ruffian" is 6/5
    When Bob plays "second" targeting Alice
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Tavern Ruffian" is 6/5
    And Alice is at 14 life
    When Alice plays "bolt 1" targeting Bob
    And Alice plays "bolt 2" targeting Bob
    And the stack resolves
    And the game goes on to Bob's upkeep
    Then "Tavern Ruffian" is 2/5

  @cr26:730.2b @cr26:502.2
  Scenario: Night becomes day in the untap step after a turn in which the active player cast three spells
    Given Alice controls transformed "Tavern Ruffian"
    And Alice has 3 "Lightning Bolt" as "bolt" in hand and can pay {R}{R}{R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "bolt 1" targeting Bob
    And Alice plays "bolt 2" targeting Bob
    And Alice plays "bolt 3" targeting Bob
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    When the game goes on to Bob's upkeep
    Then "Tavern Ruffian" is 2/5

  @cr26:502.2
  Scenario: A spell that was countered counts as cast, so day stays day
    Given Alice controls "Tavern Ruffian"
    And Alice has "Counsel of the Soratami" in hand and can pay {2}{U}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice casts "Counsel of the Soratami"
    And Bob plays "Counterspell" targeting "Counsel of the Soratami"
    And the stack resolves
    And the game goes on to Bob's main phase
    Then "Tavern Ruffian" is 2/5
    When the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 6/5

  @cr26:702.145f.2 @cr26:702.145g
  Scenario: Tavern Smasher, which phases in with its back face up after it has become day, transforms at once, before Alice's permanents untap
    Given Alice controls transformed "Tavern Ruffian" and tapped "Forest"
    And Alice has "Reality Ripple" and "Lightning Bolt" as "first" in hand and can pay {1}{U}{R}
    And Bob has "Lightning Bolt" as "second" in hand and can pay {R}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice casts "Reality Ripple" targeting "Tavern Ruffian"
    And the stack resolves
    And Alice plays "first" targeting Bob
    And the stack resolves
    And the game goes on to Bob's main phase
    And Bob plays "second" targeting Alice
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "Tavern Ruffian" is 2/5
    And it happened in this order that "Tavern Ruffian" transformed, then "Forest" was untapped

  @cr26:730.1.4
  Scenario: After The Celestus has made it day and was destroyed, a turn without spells makes it night, and Tavern Ruffian enters transformed
    Given Alice has "The Celestus" and "Tavern Ruffian" in hand and can pay {6}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "The Celestus"
    And the stack resolves
    And Bob plays "Naturalize" targeting "The Celestus"
    And the stack resolves
    Then "The Celestus" is in Alice's graveyard
    When the game goes on to Alice's next main phase
    And Alice plays "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    And "Tavern Ruffian" is named "Tavern Smasher"

  @cr26:502.2 @cr26:730.2c
  Scenario: A turn with two spells makes no day while it is neither day nor night, so The Celestus makes it day as it enters
    Given Alice has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    And Alice has "The Celestus" in hand and can pay {3}
    And Alice has 9 "Plains" as "page" as library
    And Bob has 9 "Swamp" as "leaf" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    And Alice plays "two" targeting Bob
    And the stack resolves
    Then Bob is at 14 life
    When the game goes on to Alice's next main phase
    And Alice casts "The Celestus"
    And the stack resolves
    And the game goes on to Alice's next upkeep
    Then "The Celestus" has triggered once

  @cr26:730.1.4
  Scenario: After The Celestus has made it night and was destroyed, it is still night, so Tavern Ruffian enters transformed
    Given Alice controls "The Celestus" and can pay {3}{3}{R}
    And Alice has "Tavern Ruffian" in hand
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "turn" of "The Celestus"
    And the stack resolves
    And Bob plays "Naturalize" targeting "The Celestus"
    And the stack resolves
    Then "The Celestus" is in Alice's graveyard
    When Alice plays "Tavern Ruffian"
    And the stack resolves
    Then "Tavern Ruffian" is 6/5
    And "Tavern Ruffian" is named "Tavern Smasher"
