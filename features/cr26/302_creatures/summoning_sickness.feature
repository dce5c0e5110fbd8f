Feature: Summoning sickness

  @cr26:302.6
  Scenario: Llanowar Elves that came under Alice's control this turn can't attack or be tapped for mana; older Llanowar Elves can
    Given Alice controls new "Llanowar Elves" as "new", "Llanowar Elves" as "old" and new "Grizzly Bears"
    Then Alice can't tap "new" for mana by rule 302.6
    And Alice can tap "old" for mana
    And Alice can't attack with "new" by rule 302.6
    And Alice can attack with "old"
    When Alice taps "old" for mana
    Then Alice has {G} in the mana pool

  @cr26:302.6 @cr26:107.5.3 @cr26:602.5a
  Scenario: Bob's Prodigal Sorcerer, of which Alice gains control, can't be tapped for its ability in that turn, and can in her next turn
    Given Bob controls "Prodigal Sorcerer"
    And Alice has "Sudden Claim" in hand and can pay {U}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Sudden Claim" targeting "Prodigal Sorcerer"
    And the stack resolves
    Then Alice controls "Prodigal Sorcerer"
    And Alice can't activate "Prodigal Sorcerer" targeting Bob by rule 302.6
    When the game goes on to Bob's main phase
    And Bob passes
    Then Alice can't activate "Prodigal Sorcerer" targeting Bob by rule 302.6
    When the game goes on to Alice's next main phase
    Then Alice can activate "Prodigal Sorcerer" targeting Bob
    When Alice activates "Prodigal Sorcerer" targeting Bob
    And the stack resolves
    Then Bob is at 19 life

  @cr26:302.6.3
  Scenario: A new Prodigal Sorcerer can't use its {T} ability, and the ability of Azami, whose cost has no {T}, can tap it and new Azami
    Given Alice controls new "Azami, Lady of Scrolls" and new "Prodigal Sorcerer"
    And Alice has "Island" and "Forest" as library
    Then Alice can't activate "Prodigal Sorcerer" targeting Bob by rule 302.6
    And Alice can activate "Azami, Lady of Scrolls" tapping "Prodigal Sorcerer"
    When Alice activates "Azami, Lady of Scrolls" tapping "Prodigal Sorcerer"
    And the stack resolves
    Then "Island" is in Alice's hand
    When Alice activates "Azami, Lady of Scrolls" tapping "Azami, Lady of Scrolls"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And "Azami, Lady of Scrolls" and "Prodigal Sorcerer" are tapped

  @cr26:107.5.3 @cr26:302.6 @cr26:508.1a
  Scenario: Prodigal Sorcerer, which Bob takes from Alice and she takes back in the same turn, can't be tapped for its ability before her next turn
    Given Alice controls "Prodigal Sorcerer" and has "Sudden Claim" as "hers" in hand and can pay {U}
    And Bob has "Sudden Claim" as "his" in hand and can pay {U}
    And Alice has 4 "Plains" as "dune" as library
    And Bob has 4 "Swamp" as "leaf" as library
    Then Alice can activate "Prodigal Sorcerer" targeting Bob
    And Alice can attack with "Prodigal Sorcerer"
    When Bob plays "his" targeting "Prodigal Sorcerer"
    And the stack resolves
    Then Bob controls "Prodigal Sorcerer"
    When Alice plays "hers" targeting "Prodigal Sorcerer"
    And the stack resolves
    Then Alice controls "Prodigal Sorcerer"
    And Alice can't activate "Prodigal Sorcerer" targeting Bob by rule 302.6
    And Alice can't attack with "Prodigal Sorcerer" by rule 302.6
    When the game goes on to Alice's next main phase
    And Alice activates "Prodigal Sorcerer" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
