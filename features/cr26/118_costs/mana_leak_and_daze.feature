Feature: Counterspells that a payment stops, and counterspells for another cost

  @cr26:118.12a.3 @cr26:118.3c.3 @cr26:118.12a.2
  Scenario Outline: <counterspell> asks the spell's controller for <payment>, and the spell is <fate>
    Given Alice controls "Wall of Stone" and has "Hill Giant" in hand and can pay {3}{R} and can pay <spare>
    And Bob has "<counterspell>" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    And Bob plays "<counterspell>" targeting "Hill Giant"
    And the stack resolves
    And Alice <answer> for "<counterspell>"
    Then "Hill Giant" is <place>
    And "Wall of Stone" is 0/8
    And Alice controls <creatures> "creature" permanents

    Examples:
      | counterspell | payment | spare     | answer      | fate      | place                | creatures |
      | Mana Leak    | {3}     | {1}{1}{1} | pays        | saved     | in play              | 2         |
      | Mana Leak    | {3}     | {1}{1}{1} | doesn't pay | countered | in Alice's graveyard | 1         |
      | Daze         | {1}     | {1}       | pays        | saved     | in play              | 2         |
      | Daze         | {1}     | {1}       | doesn't pay | countered | in Alice's graveyard | 1         |

  @cr26:118.12a.3
  Scenario: A player who can't pay the whole {3} for Mana Leak isn't asked
    Given Alice has "Hill Giant" in hand and can pay {3}{R} and can pay {1}{1}
    And Bob has "Mana Leak" in hand and can pay {1}{U}
    When Alice plays "Hill Giant"
    And Bob plays "Mana Leak" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was countered
    And Alice was asked for a payment never
    And Bob's graveyard holds "Mana Leak"

  @cr26:118.9c.2 @cr26:406.2.5
  Scenario: Force of Will exiles another blue card and 1 life is paid, and its mana value is still 5
    Given Bob has "Force of Will", "Counterspell" and "Shock" in hand
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    Then Bob can't play "Force of Will" removing "Shock" instead of its mana cost targeting "Hill Giant" by rule 118.3
    And Bob can't play "Force of Will" removing "Force of Will" instead of its mana cost targeting "Hill Giant" by rule 118.3
    And Bob can play "Force of Will" removing "Counterspell" instead of its mana cost targeting "Hill Giant"
    When Bob plays "Force of Will" removing "Counterspell" instead of its mana cost targeting "Hill Giant"
    Then the mana value of "Force of Will" is 5
    And Bob is at 19 life
    When the stack resolves
    Then "Hill Giant" was countered
    And "Counterspell" is exiled
    And Bob's hand holds "Shock"

  @cr26:118.9c.2
  Scenario: Chalice of the Void with five charge counters counters Force of Will that was cast for its alternative cost, and Hill Giant enters
    Given Alice controls "Chalice of the Void" with 5 charge counters
    And Bob has "Force of Will" and "Counterspell" in hand
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    And Bob plays "Force of Will" removing "Counterspell" instead of its mana cost targeting "Hill Giant"
    Then the stack holds the ability of "Chalice of the Void", "Force of Will" and "Hill Giant"
    And "Counterspell" is exiled
    When the stack resolves
    Then "Force of Will" was countered
    And "Hill Giant" is in play
    And Bob is at 19 life

  @cr26:118.9c.2
  Scenario: Daze is paid for by returning a nonbasic Island
    Given Bob controls "Tundra" and "Forest" and has "Daze" in hand
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Hill Giant"
    Then Bob can't play "Daze" returning "Forest" instead of its mana cost targeting "Hill Giant" by rule 118.3
    And Bob can play "Daze" returning "Tundra" instead of its mana cost targeting "Hill Giant"
    When Bob plays "Daze" returning "Tundra" instead of its mana cost targeting "Hill Giant"
    Then the mana value of "Daze" is 2
    When the stack resolves
    Then "Hill Giant" was countered
    And Bob's hand holds "Tundra"

  @cr26:118.10.7
  Scenario: The {3} that Alice pays for one Mana Leak pays for nothing else, so a second Mana Leak counters her spell
    Given Alice has "Hill Giant" in hand and can pay {3}{R} and can pay {1}{1}{1}
    And Bob has 2 "Mana Leak" as "leak" in hand and can pay {1}{U}{1}{U}
    When Alice plays "Hill Giant"
    And Bob plays "leak 1" targeting "Hill Giant"
    And Bob plays "leak 2" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice pays for "leak 2"
    Then the stack holds "leak 1" and "Hill Giant"
    When the stack resolves
    Then "Hill Giant" was countered
    And Alice was asked for a payment once
    And Bob's graveyard holds "leak 1" and "leak 2"
