Feature: Marrow-Gnawer
  @chk:marrow-gnawer.1
  Scenario: Marrow-Gnawer counts neither the Rat sacrificed for its ability nor an opponent's Rat
    Given Alice controls "Marrow-Gnawer" and 2 1/1 black "Rat" creature tokens as "rat"
    And Bob controls a 1/1 black "Rat" creature token as "the stranger"
    Then Alice controls 3 "Rat" permanents
    When Alice activates "Marrow-Gnawer" sacrificing "rat 1"
    Then "rat 1" is gone
    When the stack resolves
    Then Alice controls 4 "Rat" permanents
    And Alice controls 3 1/1 black "Rat" creature tokens

  @chk:marrow-gnawer.1
  Scenario: Marrow-Gnawer counts Rats as its ability resolves, so it doesn't count a Rat that died in response
    Given Alice controls "Marrow-Gnawer" and 3 1/1 black "Rat" creature tokens as "rat"
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice activates "Marrow-Gnawer" sacrificing "rat 1"
    And Bob plays "Glacial Ray" targeting "rat 2"
    And the top of the stack resolves
    Then Alice controls 2 "Rat" permanents
    When the stack resolves
    Then Alice controls 4 "Rat" permanents

  @chk:marrow-gnawer.1
  Scenario: Marrow-Gnawer sacrificed for its own ability isn't counted as a Rat
    Given Alice controls "Marrow-Gnawer" and a 1/1 black "Rat" creature token as "rat"
    Then "rat" has "fear"
    When Alice activates "Marrow-Gnawer" sacrificing "Marrow-Gnawer"
    And the stack resolves
    Then "Marrow-Gnawer" is in Alice's graveyard
    And Alice controls 2 "Rat" permanents
    And "rat" doesn't have "fear"

  @chk:marrow-gnawer.1
  Scenario: Marrow-Gnawer gives fear to the Rats that it creates and to other players' Rats
    Given Alice controls "Marrow-Gnawer" and 2 1/1 black "Rat" creature tokens as "rat"
    And Bob controls "Nezumi Graverobber", "Grizzly Bears" and "Steel Wall"
    When Alice activates "Marrow-Gnawer" sacrificing "rat 1"
    And the stack resolves
    Then the "Rat" token has "fear"
    And "Nezumi Graverobber" has "fear"
    And "Grizzly Bears" doesn't have "fear"
    When Alice attacks with "rat 2"
    Then Bob can't block "rat 2" with "Grizzly Bears" by rule 502.25 because of the first printed ability of "Marrow-Gnawer"
    And Bob can block "rat 2" with "Nezumi Graverobber"
    And Bob can block "rat 2" with "Steel Wall"

  @chk:marrow-gnawer.1
  Scenario: Only a Rat that Marrow-Gnawer's controller controls can be sacrificed for its ability, and only such Rats are counted
    Given Alice controls "Marrow-Gnawer", "Grizzly Bears" and 2 1/1 black "Rat" creature tokens as "rat"
    And Bob controls a 1/1 black "Rat" creature token as "the stranger"
    Then "Marrow-Gnawer" is 2/3
    And Alice can activate "Marrow-Gnawer" sacrificing "rat 1"
    And Alice can't activate "Marrow-Gnawer" sacrificing "the stranger" by rule 409.1h
    And Alice can't activate "Marrow-Gnawer" sacrificing "Grizzly Bears" by rule 409.1h
    When Alice activates "Marrow-Gnawer" sacrificing "rat 1"
    Then "Marrow-Gnawer" is tapped
    When the stack resolves
    Then Alice controls 4 "Rat" permanents

  @chk:marrow-gnawer.1
  Scenario: Marrow-Gnawer's ability also counts Rats that its controller controls and another player owns
    Given Alice controls "Marrow-Gnawer", "Nezumi Graverobber" as "the hired" owned by Bob and 2 "Nezumi Shortfang" as "lodger" owned by Bob
    And Bob controls "Nezumi Shortfang" as "the lent" owned by Alice
    Then Alice can't activate "Marrow-Gnawer" sacrificing "the lent" by rule 409.1h
    And Alice can activate "Marrow-Gnawer" sacrificing "the hired"
    When Alice activates "Marrow-Gnawer" sacrificing "the hired"
    And the stack resolves
    Then Alice controls 6 "Rat" permanents
