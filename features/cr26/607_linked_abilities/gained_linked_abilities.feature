Feature: Linked abilities that an object gains

  @cr26:607.5
  Scenario: Quicksilver Elemental, which gains Sisters of Stone Death's abilities again, does not return a creature that it exiled with the earlier ones
    Given Alice controls "Quicksilver Elemental" and "Sisters of Stone Death"
    And Alice can pay {U}{U}{U}{U}{U}{U}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice attacks with "Quicksilver Elemental"
    And Bob blocks "Quicksilver Elemental" with "Hill Giant" and "Grizzly Bears"
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in play under Alice's control
    And "Hill Giant" is removed from the game
    When the game goes on to Alice's next main phase
    And Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    Then "Hill Giant" is removed from the game

  @cr26:607.5.before
  Scenario: Until 2005, Quicksilver Elemental, which gains Sisters of Stone Death's abilities again, returns a creature that it exiled with the earlier ones
    Given Alice controls "Quicksilver Elemental" and "Sisters of Stone Death"
    And Alice can pay {U}{U}{U}{U}{U}{U}{U}{U}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice attacks with "Quicksilver Elemental"
    And Bob blocks "Quicksilver Elemental" with "Hill Giant" and "Grizzly Bears"
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Hill Giant"
    And the stack resolves
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Grizzly Bears"
    And the stack resolves
    And Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in play under Alice's control
    And "Hill Giant" is removed from the game
    When the game goes on to Alice's next main phase
    And Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control

  @cr26:113.10.2
  Scenario: Quicksilver Elemental, which didn't have the abilities of Sisters of Stone Death, exiles Hill Giant with one of them and returns it with another
    Given Alice controls "Quicksilver Elemental" and "Sisters of Stone Death"
    And Alice can pay {U}{U}{U}{U}{U}{U}
    And Bob controls "Hill Giant"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice attacks with "Quicksilver Elemental"
    And Bob blocks "Quicksilver Elemental" with "Hill Giant"
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    When Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control

  @cr26:607.5.ex1
  Scenario: Quicksilver Elemental, which gains Sisters of Stone Death's abilities once, returns a creature that it exiled with them
    Given Alice controls "Quicksilver Elemental" and "Sisters of Stone Death"
    And Alice can pay {U}{U}{U}{U}{U}{U}
    And Bob controls "Hill Giant"
    When Alice activates "mimic" of "Quicksilver Elemental" targeting "Sisters of Stone Death"
    And the stack resolves
    And Alice attacks with "Quicksilver Elemental"
    And Bob blocks "Quicksilver Elemental" with "Hill Giant"
    And Alice activates "petrify" of "Quicksilver Elemental" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is removed from the game
    When Alice activates "rouse" of "Quicksilver Elemental"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
