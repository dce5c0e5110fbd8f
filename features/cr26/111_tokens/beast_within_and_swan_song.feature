Feature: Beast Within and Swan Song

  @cr26:111.2.2
  Scenario: Beast Within destroys Bob's Forest, and Bob creates a 3/3 green Beast
    Given Bob controls "Forest" and "Hill Giant"
    And Alice has "Beast Within" in hand and can pay {2}{G}
    When Alice plays "Beast Within" targeting "Forest"
    And the stack resolves
    Then "Forest" was destroyed
    And Bob controls one 3/3 green "Beast" creature token
    And Alice controls no "token" permanents

  @cr26:111.2.2 @cr26:113.1a.3 @cr26:111.3.3
  Scenario: Swan Song counters an enchantment spell, can't target a creature spell, and the spell's controller creates a 2/2 Bird with flying
    Given Alice has "Hill Giant" and "Glorious Anthem" in hand and can pay {3}{R} and can pay {1}{W}{W}
    And Bob has "Swan Song" in hand and can pay {U}
    When Alice plays "Hill Giant"
    Then Bob can't target "Hill Giant" with "Swan Song"
    When the stack resolves
    And Alice plays "Glorious Anthem"
    Then Bob can target only "Glorious Anthem" with "Swan Song"
    When Bob plays "Swan Song" targeting "Glorious Anthem"
    And the stack resolves
    Then "Glorious Anthem" was countered
    And Alice controls one 2/2 blue "Bird" creature token
    And the first "Bird" token has "flying"
    And Bob controls no "token" permanents

  @cr26:111.3.3
  Scenario: Swan Song counters Lightning Bolt, and its controller Alice creates a 2/2 blue Bird creature token
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Swan Song" in hand and can pay {U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Bob plays "Swan Song" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" was countered
    And Alice controls one 2/2 blue "Bird" creature token
    And Bob controls no "token" permanents
    And Bob is at 20 life

  @cr26:111.2.2
  Scenario: Alice's Beast Within destroys her own Forest, so that she creates the Beast, and after Bob's Threaten her Brand gives her back the Beast
    Given it is Bob's main phase
    And Alice controls "Forest"
    And Alice has "Beast Within" and "Brand" in hand and can pay {2}{G}{R}
    And Bob has "Threaten" in hand and can pay {2}{R}
    When Bob passes
    And Alice plays "Beast Within" targeting "Forest"
    And the stack resolves
    Then Alice controls one 3/3 green "Beast" creature token
    When Bob plays "Threaten" targeting the first "Beast" token
    And the stack resolves
    Then Bob controls the first "Beast" token
    When Bob passes
    And Alice plays "Brand"
    And the stack resolves
    Then Alice controls one 3/3 green "Beast" creature token
    And Bob controls no "token" permanents

  @cr26:111.2.3
  Scenario: Bob creates and so owns the Beast of Alice's Beast Within, and after Alice's Threaten his Brand gives him back the Beast
    Given Bob controls "Forest"
    And Bob has "Brand" in hand and can pay {R}
    And Alice has "Beast Within" and "Threaten" in hand and can pay {2}{G}{2}{R}
    When Alice plays "Beast Within" targeting "Forest"
    And the stack resolves
    And Alice plays "Threaten" targeting the first "Beast" token
    And the stack resolves
    Then Alice controls the first "Beast" token
    When Bob plays "Brand"
    And the stack resolves
    Then Bob controls one 3/3 green "Beast" creature token
    And Alice controls no "token" permanents
