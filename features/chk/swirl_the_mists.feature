Feature: Swirl the Mists

  @chk:swirl-the-mists.2
  Scenario: A spell played after the Mists came has the new colour word
    Given Alice has "Swirl the Mists" and "Terror" in hand and can pay {2}{U}{U} and can pay {1}{B}
    And Bob controls "Grizzly Bears" and "Nezumi Graverobber"
    Then Alice can target only "Grizzly Bears" with "Terror"
    When Alice plays "Swirl the Mists"
    And the stack resolves
    And Alice chooses the color "green"
    Then Alice can target only "Nezumi Graverobber" with "Terror"
    When Alice plays "Terror" targeting "Nezumi Graverobber"
    Then the text of "Terror" says "green"
    And the text of "Terror" doesn't say "black"
    When the stack resolves
    Then "Nezumi Graverobber" is in Bob's graveyard

  @chk:swirl-the-mists.2
  Scenario: A permanent that comes into play under the Mists has the new colour word
    Given Alice controls "Swirl the Mists" and has "White Knight" in hand and can pay {W}{W}
    And "Swirl the Mists" has the chosen color "red"
    And Bob has "Glacial Ray" and "Terror" in hand and can pay {1}{B}{R}
    When Alice plays "White Knight"
    And the stack resolves
    Then the text of "White Knight" says "red"
    And the text of "White Knight" doesn't say "black"
    And Bob can't play "Glacial Ray" targeting "White Knight"
    And Bob can play "Terror" targeting "White Knight"
