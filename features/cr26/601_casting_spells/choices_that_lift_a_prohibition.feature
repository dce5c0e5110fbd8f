Feature: Choices that lift a prohibition

  @cr26:601.3a @cr26:601.2e @cr26:601.5.3
  Scenario: Today, Blaze with X = 2, which has mana value 3, can be cast although spells with mana value 1 or less are prohibited
    Given Bob controls "Threshold of Worth"
    And Alice has "Blaze" in hand and can pay {2}{R}
    Then Alice can't play "Blaze" with X = 0 targeting Bob because of "worth" of "Threshold of Worth"
    When Alice tries to play "Blaze" with X = 0 targeting Bob
    Then "Blaze" is in Alice's hand
    And Alice has priority
    And Alice can play "Blaze" with X = 2 targeting Bob
    When Alice plays "Blaze" with X = 2 targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Blaze" is in Alice's graveyard

  @cr26:601.3a.before
  Scenario: Until 2013, Blaze can't be cast even with X = 2 while spells with mana value 1 or less are prohibited
    Given Bob controls "Threshold of Worth"
    And Alice has "Blaze" and "Arc Lightning" in hand and can pay {2}{R}
    Then Alice can't play "Blaze" with X = 2 targeting Bob because of "worth" of "Threshold of Worth"
    When Alice plays "Arc Lightning" targeting Bob dividing 3 to Bob
    And the stack resolves
    Then Bob is at 17 life

  @cr26:601.3a
  Scenario: Under Steel Golem, which forbids creature spells, Leafcrown Dryad can be cast for its bestow cost as an Aura spell
    Given Alice controls "Steel Golem" and "Grizzly Bears"
    And Alice has "Leafcrown Dryad" in hand and can pay {3}{G}
    Then Alice can't play "Leafcrown Dryad" because of "solitude" of "Steel Golem"
    And Alice can play "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    When Alice plays "Leafcrown Dryad" instead of its mana cost targeting "Grizzly Bears"
    And the stack resolves
    Then "Leafcrown Dryad" is attached to "Grizzly Bears"

  @cr26:601.5.3
  Scenario: Today, Blaze, whose card has mana value 1, can't be cast with X = 1 while Void Winnower prohibits spells with even mana values
    Given Bob controls "Void Winnower"
    And Alice has "Blaze" in hand and can pay {2}{R}
    Then Alice can't play "Blaze" with X = 1 targeting Bob because of "silence" of "Void Winnower"
    When Alice tries to play "Blaze" with X = 1 targeting Bob
    Then "Blaze" is in Alice's hand
    And Alice has priority
    When Alice plays "Blaze" with X = 2 targeting Bob
    And the stack resolves
    Then Bob is at 18 life
