Feature: Squelch

  @chk:squelch.2
  Scenario: A mana ability is never on the stack for Squelch to find
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
