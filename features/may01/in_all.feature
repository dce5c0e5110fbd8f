Feature: What several come to together

  @may01:ours.256
  Scenario: Creatures of twelve power or more in all keep the Dreadnought
    Given Alice has {1} in the mana pool and has "Phyrexian Dreadnought" in hand
    And Alice controls "Craw Wurm" as "one", "Craw Wurm" as "two", "Grizzly Bears" and "Hill Giant"
    Then the mana cost of "Phyrexian Dreadnought" is {1}
    And "Phyrexian Dreadnought" has exactly the types "artifact", "creature", "Phyrexian" and "Dreadnought"
    And "Phyrexian Dreadnought" is 12/12
    And "Phyrexian Dreadnought" has "trample"
    When Alice plays "Phyrexian Dreadnought"
    And the stack resolves
    And Alice pays
    Then Alice may not choose "one", "Grizzly Bears" and "Hill Giant"
    And Alice may choose "one", "two" and "Grizzly Bears"
    When Alice chooses "one" and "two"
    Then "Phyrexian Dreadnought" is in play
    And "Grizzly Bears" and "Hill Giant" are in play
    And "one" and "two" are in Alice's graveyard

  @may01:ours.256
  Scenario: A Dreadnought alone comes to twelve, and who doesn't pay gives it up as well
    Given Alice has {1}{1} in the mana pool and has 2 "Phyrexian Dreadnought" as "wreck" in hand
    And Alice controls "Grizzly Bears"
    When Alice plays "wreck 1"
    And the stack resolves
    And Alice doesn't pay
    Then "wreck 1" is in Alice's graveyard
    When Alice plays "wreck 2"
    And the stack resolves
    And Alice pays
    Then Alice may not choose "Grizzly Bears"
    And Alice may choose "wreck 2"
    When Alice chooses "wreck 2"
    Then "wreck 2" is in Alice's graveyard
    And "Grizzly Bears" is in play
