Feature: Uyo, Silent Prophet
  @chk:uyo-silent-prophet.1
  Scenario: A copy of a spell with a card spliced onto it has the spliced text too
    Given Alice controls "Uyo, Silent Prophet" and 2 "Island" as "land"
    And Alice has "Reach Through Mists" and "Glacial Ray" in hand
    And Alice can pay {1}{U}{R} and can pay {2}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And Alice activates "Uyo, Silent Prophet" targeting "Reach Through Mists" returning "land 1" and "land 2"
    And the top of the stack resolves
    And as it resolves, Alice keeps the targets
    Then the copy of "Reach Through Mists" targets Bob
    When the top of the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 18 life
    When the stack resolves
    Then Alice has drawn 2 cards
    And Bob is at 16 life

  @chk:uyo-silent-prophet.1
  Scenario: The copy of a spell with a card spliced onto it can have a new target for the spliced text
    Given Alice controls "Uyo, Silent Prophet" and 2 "Island" as "land"
    And Alice has "Reach Through Mists" and "Glacial Ray" in hand
    And Alice can pay {1}{U}{R} and can pay {2}
    And Bob controls "Devoted Retainer"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    And Alice activates "Uyo, Silent Prophet" targeting "Reach Through Mists" returning "land 1" and "land 2"
    And the top of the stack resolves
    And as it resolves, Alice targets "Devoted Retainer" for "Uyo, Silent Prophet"
    Then the copy of "Reach Through Mists" targets "Devoted Retainer"
    When the top of the stack resolves
    Then "Devoted Retainer" is in Bob's graveyard
    And Bob is at 20 life
    When the stack resolves
    Then Bob is at 18 life

  @chk:uyo-silent-prophet.1
  Scenario: Uyo can copy a spell with spliced text during combat, and the copy can have a new target
    Given Alice controls "Uyo, Silent Prophet", "Grizzly Bears" and 2 "Island" as "land"
    And Alice has "Reach Through Mists" and "Kodama's Might" in hand
    And Alice can pay {U}{G} and can pay {2}
    And Bob controls "Hill Giant"
    When Alice attacks with "Uyo, Silent Prophet" and "Grizzly Bears"
    Then Bob can't block "Uyo, Silent Prophet" with "Hill Giant" by rule 502.4 because "Uyo, Silent Prophet" has "flying"
    And Bob can block "Grizzly Bears" with "Hill Giant"
    When Alice plays "Reach Through Mists" splicing "Kodama's Might" targeting "Uyo, Silent Prophet"
    And Alice activates "Uyo, Silent Prophet" targeting "Reach Through Mists" returning "land 1" and "land 2"
    Then "land 1" and "land 2" are in Alice's hand
    When the top of the stack resolves
    And as it resolves, Alice targets "Grizzly Bears" for the copy of "Reach Through Mists"
    And the top of the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Uyo, Silent Prophet" is 4/4
    And Alice has drawn 1 card
    When the stack resolves
    Then "Uyo, Silent Prophet" is 6/6
    And Alice has drawn 2 cards
    And "Kodama's Might" is in Alice's hand

  @chk:uyo-silent-prophet.1
  Scenario: Uyo's ability copies an instant or sorcery spell, and costs {2} and the return of two lands that her controller controls
    Given Alice controls "Uyo, Silent Prophet", "Grizzly Bears" and 2 "Island" as "land"
    And Alice has "Lava Spike", "Glacial Ray" and "Kami of Ancient Law" in hand
    And Alice can pay {1}{R}{R} and can pay {2} and can pay {1}{W}
    And Bob controls "Island" as "the strange land"
    When Alice plays "Kami of Ancient Law"
    Then Alice can target only nothing with "Uyo, Silent Prophet"
    When the stack resolves
    And Alice plays "Lava Spike" splicing "Glacial Ray" targeting Bob then Bob
    Then Alice can target only "Lava Spike" with "Uyo, Silent Prophet"
    And Alice can activate "Uyo, Silent Prophet" targeting "Lava Spike" returning "land 1" and "land 2"
    And Alice can't activate "Uyo, Silent Prophet" targeting "Lava Spike" returning "land 1" and "the strange land" by rule 409.1h
    And Alice can't activate "Uyo, Silent Prophet" targeting "Lava Spike" returning "land 1" and "Grizzly Bears" by rule 409.1h
    When Alice activates "Uyo, Silent Prophet" targeting "Lava Spike" returning "land 1" and "land 2"
    Then the total cost of the ability of "Uyo, Silent Prophet" is {2}
    When the top of the stack resolves
    And Alice keeps the targets
    And the top of the stack resolves
    Then Bob is at 15 life
    When the stack resolves
    Then Bob is at 10 life
