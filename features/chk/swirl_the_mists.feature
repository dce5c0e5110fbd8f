Feature: Swirl the Mists
  @chk:swirl-the-mists.2
  Scenario: A spell cast after Swirl the Mists has entered has its colour word changed to the chosen colour
    Given Alice has "Swirl the Mists" and "Terror" in hand and can pay {2}{U}{U} and can pay {1}{B}
    And Bob controls "Grizzly Bears" and "Nezumi Graverobber"
    Then Alice can target only "Grizzly Bears" with "Terror"
    When Alice plays "Swirl the Mists"
    And the stack resolves
    And as it resolves, Alice chooses the color "green" for "Swirl the Mists"
    Then Alice can target only "Nezumi Graverobber" with "Terror"
    When Alice plays "Terror" targeting "Nezumi Graverobber"
    Then the text of "Terror" says "green"
    And the text of "Terror" doesn't say "black"
    When the stack resolves
    Then "Nezumi Graverobber" is in Bob's graveyard

  @chk:swirl-the-mists.2
  Scenario: A permanent that enters after Swirl the Mists has its colour word changed to the chosen colour
    Given Alice controls "Swirl the Mists" and has "White Knight" in hand and can pay {W}{W}
    And "Swirl the Mists" has the chosen color "red"
    And Bob has "Glacial Ray" and "Terror" in hand and can pay {1}{B}{R}
    When Alice plays "White Knight"
    And the stack resolves
    Then the text of "White Knight" says "red"
    And the text of "White Knight" doesn't say "black"
    And Bob can't play "Glacial Ray" targeting "White Knight" by rule 502.7b
    And Bob can play "Terror" targeting "White Knight"

  @chk:swirl-the-mists.1
  Scenario: A spell has its printed colour word again after Swirl the Mists has left, and the target of the spell becomes illegal
    Given Alice controls "Swirl the Mists" and has "Terror" in hand and can pay {1}{B}
    And "Swirl the Mists" has the chosen color "green"
    And Bob controls "Nezumi Graverobber" and has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Terror" targeting "Nezumi Graverobber"
    Then the text of "Terror" says "green"
    And the text of "Terror" doesn't say "black"
    When Bob plays "Naturalize" targeting "Swirl the Mists"
    And the top of the stack resolves
    Then "Swirl the Mists" is in Alice's graveyard
    And the text of "Terror" says "black"
    And the text of "Terror" doesn't say "green"
    When the stack resolves
    Then "Terror" was countered on resolution
    And "Nezumi Graverobber" is in play

  @chk:swirl-the-mists.1
  Scenario: Swirl the Mists also changes the colour word of a spell on the stack, and the target of the spell becomes illegal
    Given Alice has "Terror" in hand and can pay {1}{B}
    And Bob controls "Grizzly Bears" and has "Swirl the Mists" in hand
    And Bob controls "Vedalken Orrery"
    And Bob can pay {2}{U}{U}
    When Alice plays "Terror" targeting "Grizzly Bears"
    Then the text of "Terror" says "black"
    When Bob plays "Swirl the Mists"
    And the top of the stack resolves
    And as it resolves, Bob chooses the color "green" for "Swirl the Mists"
    Then the text of "Terror" says "green"
    When the stack resolves
    Then "Terror" was countered on resolution
    And "Grizzly Bears" is in play

  @chk:swirl-the-mists.1
  Scenario: A permanent has its printed colour word again after Swirl the Mists has left the battlefield
    Given Alice controls "Swirl the Mists" and "White Knight"
    And "Swirl the Mists" has the chosen color "red"
    And Bob has "Boomerang", "Glacial Ray" and "Terror" in hand
    And Bob can pay {U}{U} and can pay {1}{R} and can pay {1}{B}
    Then Bob can't play "Glacial Ray" targeting "White Knight" by rule 502.7b
    And Bob can play "Terror" targeting "White Knight"
    And the text of "White Knight" says "red"
    When Bob plays "Boomerang" targeting "Swirl the Mists"
    And the stack resolves
    Then "Swirl the Mists" is in Alice's hand
    And the text of "White Knight" says "black"
    And the text of "White Knight" doesn't say "red"
    And Bob can play "Glacial Ray" targeting "White Knight"
    And Bob can't play "Terror" targeting "White Knight" by rule 409.1c

  @chk:swirl-the-mists.1
  Scenario: Swirl the Mists changes the colour words in a permanent's text, but not the permanent's colour
    Given Alice controls "White Knight" and has "Swirl the Mists" in hand and can pay {2}{U}{U}
    Then the text of "White Knight" says "black"
    When Alice plays "Swirl the Mists"
    And the stack resolves
    And as it resolves, Alice chooses the color "red" for "Swirl the Mists"
    Then the text of "White Knight" says "red"
    And "White Knight" is white
    And "Swirl the Mists" is blue
    And the mana cost of "Swirl the Mists" is {2}{U}{U}

  @chk:swirl-the-mists.2
  Scenario: Swirl the Mists changes the colour word of a spell on the stack, but not of a card in hand or in a graveyard
    Given Alice controls "Swirl the Mists" and has "Terror" in hand and can pay {1}{B}
    And "Swirl the Mists" has the chosen color "green"
    And Bob controls "Nezumi Graverobber"
    Then the text of "Terror" says "black"
    When Alice plays "Terror" targeting "Nezumi Graverobber"
    Then the text of "Terror" says "green"
    When the stack resolves
    Then the text of "Terror" says "black"
    And "Nezumi Graverobber" is in Bob's graveyard
