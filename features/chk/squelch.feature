Feature: Squelch
  @chk:squelch.2
  Scenario: Squelch can target an activated ability on the stack but not a mana ability, which doesn't use the stack
    Given Alice controls "Llanowar Elves" and "Frostwielder"
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice taps "Llanowar Elves" for mana
    Then Alice has {G} in the mana pool
    And the stack is empty
    And Bob can target only nothing with "Squelch"
    When Alice activates "Frostwielder" targeting Bob
    Then Bob can target only the ability of "Frostwielder" with "Squelch"
    When Bob plays "Squelch" targeting the ability of "Frostwielder"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And Bob is at 20 life
    And Bob has drawn 1 card
    And Alice has drawn no cards
    And the mana cost of "Squelch" is {1}{U}

  @chk:squelch.1
  Scenario: Squelch can target an activated ability but not a triggered ability or a spell
    Given Alice controls "Hikari, Twilight Guardian" and "Frostwielder" and has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Squelch" in hand and can pay {1}{U}
    When Alice plays "Reach Through Mists"
    Then the stack holds the ability of "Hikari, Twilight Guardian" and "Reach Through Mists"
    And Bob can't play "Squelch" targeting the ability of "Hikari, Twilight Guardian" by rule 409.1c
    And Bob can't play "Squelch" targeting "Reach Through Mists" by rule 409.1c
    When Alice activates "Frostwielder" targeting Bob
    Then Bob can target only the ability of "Frostwielder" with "Squelch"
    And Bob can play "Squelch" targeting the ability of "Frostwielder"
    When Bob plays "Squelch" targeting the ability of "Frostwielder"
    And the top of the stack resolves
    Then the ability of "Frostwielder" was countered
    And the stack holds the ability of "Hikari, Twilight Guardian" and "Reach Through Mists"
    And Bob has drawn 1 card
    And "Frostwielder" is tapped

  @chk:squelch.1
  Scenario: Squelch can target an equip ability but not a bushido trigger
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Devoted Retainer" and can pay {2}
    And Bob controls "Steel Wall" and has 2 "Squelch" as "squelch" in hand and can pay {2}{U}{U}
    When Alice equips "Devoted Retainer" with "Oathkeeper, Takeno's Daisho"
    Then Bob can target only the ability of "Oathkeeper, Takeno's Daisho" with "squelch 1"
    When Bob plays "squelch 1" targeting the ability of "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" is attached to nothing
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    Then the stack holds the ability of "Devoted Retainer"
    And Bob can target only nothing with "squelch 2"
