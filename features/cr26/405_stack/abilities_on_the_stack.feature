Feature: Abilities on the stack

  @cr26:405.4 @cr26:405.4.9
  Scenario: Since 2004, the ability of a red creature is colourless on the stack
    Given Alice controls "Frostwielder"
    And Bob controls "Serra Angel"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "chill" of "Frostwielder" targeting "Serra Angel"
    Then the ability of "Frostwielder" is colorless
    And "Frostwielder" is red
    And the ability of "Frostwielder" doesn't have the type "creature"
    And the ability of "Frostwielder" isn't named "Frostwielder"
    And the ability of "Frostwielder" has no power
    And the mana value of the ability of "Frostwielder" is 0
    When Bob plays "Stifle" targeting the ability of "Frostwielder"
    And the stack resolves
    Then the ability of "Frostwielder" was countered
    And "Serra Angel" has no damage marked

  @cr26:405.4.before
  Scenario: In 2001, the ability of a red creature is red on the stack
    Given Alice controls "Frostwielder"
    And Bob controls "Serra Angel"
    And Bob has "Stifle" in hand and can pay {U}
    When Alice activates "chill" of "Frostwielder" targeting "Serra Angel"
    Then the ability of "Frostwielder" is red
    And the ability of "Frostwielder" doesn't have the ability "chill"
    When Bob plays "Stifle" targeting the ability of "Frostwielder"
    Then "Stifle" is blue
    When the stack resolves
    Then the ability of "Frostwielder" was countered

  @cr26:405.4.2 @cr26:400.3.3
  Scenario: Alice controls an ability that she activated even after its source, which Bob owns, has returned to Bob's hand
    Given Alice controls "Frostwielder" owned by Bob
    And Bob controls "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "chill" of "Frostwielder" targeting "Grizzly Bears"
    And Bob in response plays "Boomerang" targeting "Frostwielder"
    And the top of the stack resolves
    Then "Frostwielder" is in Bob's hand
    And Alice controls the ability of "Frostwielder"
    When the stack resolves
    Then "Grizzly Bears" has 1 damage marked

  @cr26:405.4.6
  Scenario: The ability of white Soul Warden that has triggered is colourless on the stack
    Given Alice controls "Soul Warden"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Soul Warden" is white
    And the stack holds the ability of "Soul Warden"
    And the ability of "Soul Warden" is colorless
    When the stack resolves
    Then Alice is at 21 life

  @cr26:405.4.11
  Scenario: Honden of Cleansing Fire is a white spell with the supertype legendary, and Bad Moon is one without it
    Given Alice has "Honden of Cleansing Fire" and "Bad Moon" in hand and can pay {3}{W}{1}{B}
    When Alice plays "Honden of Cleansing Fire"
    Then the stack holds "Honden of Cleansing Fire"
    And "Honden of Cleansing Fire" has the type "legendary"
    And "Honden of Cleansing Fire" is white
    When the stack resolves
    And Alice plays "Bad Moon"
    Then "Bad Moon" doesn't have the type "legendary"

  @cr26:405.4.9
  Scenario: The ability of Selenia, Dark Angel is on the stack without Selenia's keyword, supertype and subtype
    Given Alice controls "Selenia, Dark Angel"
    When Alice activates "Selenia, Dark Angel"
    Then the stack holds the ability of "Selenia, Dark Angel"
    And the ability of "Selenia, Dark Angel" doesn't have "flying"
    And the ability of "Selenia, Dark Angel" doesn't have the type "legendary"
    And the ability of "Selenia, Dark Angel" doesn't have the type "Angel"
    And "Selenia, Dark Angel" has "flying"
    And "Selenia, Dark Angel" has exactly the types "legendary", "creature" and "Angel"
