Feature: Cloudshift and Momentary Blink

  @cr26:400.7.2
  Scenario Outline: <spell> returns Wall of Omens without its counters, and its ability draws a card
    Given Alice controls "Wall of Omens" and has "<spell>" in hand and can pay <cost>
    And "Wall of Omens" has 2 +1/+1 counters
    And Alice has "Forest" and "Island" as library
    And Bob controls "Hill Giant"
    Then "Wall of Omens" is 2/6
    And Alice can target only "Wall of Omens" with "<spell>"
    When Alice plays "<spell>" targeting "Wall of Omens"
    And the stack resolves
    Then "Wall of Omens" is 0/4
    And "Wall of Omens" is a new object
    And Alice's hand holds "Forest"

    Examples:
      | spell           | cost   |
      | Cloudshift      | {W}    |
      | Momentary Blink | {1}{W} |

  @cr26:702.34a.3
  Scenario: Momentary Blink is cast from the graveyard for {3}{U}, and is exiled
    Given Alice controls "Flametongue Kavu" and has "Momentary Blink" in graveyard and can pay {3}{U}
    And Bob controls "Serra Angel"
    When Alice plays "Momentary Blink" from graveyard targeting "Flametongue Kavu"
    Then the total cost of "Momentary Blink" is {3}{U}
    When the top of the stack resolves
    And Alice targets "Serra Angel" for "Flametongue Kavu"
    And the stack resolves
    Then "Momentary Blink" is exiled
    And "Serra Angel" was destroyed

  @cr26:702.34a.3
  Scenario: Lingering Souls creates two 1/1 Spirits from hand and two more with flashback
    Given Alice has "Lingering Souls" in hand and can pay {2}{W} and can pay {1}{B}
    And Bob controls "Hill Giant"
    When Alice plays "Lingering Souls"
    And the stack resolves
    Then Alice controls two 1/1 white "Spirit" creature tokens
    And the second "Spirit" token has "flying"
    When Alice plays "Lingering Souls" from graveyard
    Then the total cost of "Lingering Souls" is {1}{B}
    When the stack resolves
    Then Alice controls 4 "token" permanents
    And "Lingering Souls" is exiled
