Feature: Kodama of the Center Tree

  @bok:kodama-of-the-center-tree.1
  Scenario: Kodama of the Center Tree counts itself as its only Spirit and returns a Spirit with mana value 1
    Given Alice controls "Kodama of the Center Tree"
    And Alice has "Kami of Ancient Law" and "Wandering Ones" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then the ability of "Kodama of the Center Tree" targets "Wandering Ones"
    When the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Wandering Ones" is in Alice's hand
    And "Kami of Ancient Law" is in Alice's graveyard

  @bok:kodama-of-the-center-tree.1
  Scenario: Kodama of the Center Tree counts a Spirit that dies at the same time
    Given Alice controls "Kodama of the Center Tree" and "River Kaijin"
    And Alice has "Kami of Ancient Law" in graveyard
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "River Kaijin" is in Alice's graveyard
    And the ability of "Kodama of the Center Tree" targets "Kami of Ancient Law"
    When the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Kami of Ancient Law" is in Alice's hand

  @bok:kodama-of-the-center-tree.1
  Scenario: Kodama of the Center Tree doesn't count a Spirit that left the battlefield earlier
    Given Alice controls "Kodama of the Center Tree" and "River Kaijin"
    And Alice has "Kami of Ancient Law" and "Wandering Ones" in graveyard
    And Bob has "Terror" and "Boomerang" in hand
    And Bob can pay {1}{U}{U}{B}
    When Bob plays "Boomerang" targeting "River Kaijin"
    And the stack resolves
    And Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then "Kodama of the Center Tree" is in Alice's graveyard
    And the ability of "Kodama of the Center Tree" targets "Wandering Ones"

  @bok:kodama-of-the-center-tree.2
  Scenario: With five Spirits, Kodama of the Center Tree can return itself
    Given Alice controls "Kodama of the Center Tree" and 4 "River Kaijin"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Kodama of the Center Tree" is 5/5
    When Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then the ability of "Kodama of the Center Tree" targets "Kodama of the Center Tree"
    When the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Kodama of the Center Tree" is in Alice's hand

  @bok:kodama-of-the-center-tree.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Today, with four Spirits, Kodama of the Center Tree can't return itself; in the graveyard it counts the other three
    Given Alice controls "Kodama of the Center Tree", 2 "River Kaijin" as "spirit", "River Kaijin" as "the guest" owned by Bob and "Grizzly Bears"
    And Alice has "Kami of Ancient Law" in graveyard
    And Bob controls "River Kaijin" as "Bob's spirit"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Kodama of the Center Tree" is 4/4
    And "the guest" is 1/4
    When Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then the ability of "Kodama of the Center Tree" targets "Kami of Ancient Law"
    When the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Kami of Ancient Law" is in Alice's hand
    And "Kodama of the Center Tree" is in Alice's graveyard
    And "Kodama of the Center Tree" is 3/3

  @bok:kodama-of-the-center-tree.2 @edition:2005-02 @edition:2006-10
  Scenario: Until 2006, with four Spirits, Kodama of the Center Tree can't return itself; in the graveyard it counts no Spirits
    Given Alice controls "Kodama of the Center Tree", 2 "River Kaijin" as "spirit", "River Kaijin" as "the guest" owned by Bob and "Grizzly Bears"
    And Alice has "Kami of Ancient Law" in graveyard
    And Bob controls "River Kaijin" as "Bob's spirit"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Kodama of the Center Tree" is 4/4
    And "the guest" is 1/4
    When Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then the ability of "Kodama of the Center Tree" targets "Kami of Ancient Law"
    When the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Kami of Ancient Law" is in Alice's hand
    And "Kodama of the Center Tree" is in Alice's graveyard
    And "Kodama of the Center Tree" is 0/0

  @bok:kodama-of-the-center-tree.2
  Scenario: Kodama of the Center Tree can return itself when five Spirits die together
    Given Alice controls "Kodama of the Center Tree" and 4 "River Kaijin"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    And Alice targets "Kodama of the Center Tree" for "Kodama of the Center Tree"
    And the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Kodama of the Center Tree" is in Alice's hand
    And Alice has 5 cards in graveyard

  @bok:kodama-of-the-center-tree.2
  Scenario: Kodama of the Center Tree counts a Spirit that its controller controls and another player owns
    Given Alice controls "Kodama of the Center Tree", 2 "River Kaijin" and "River Kaijin" as "the guest" owned by Bob
    And Alice has "Feral Deceiver" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Kodama of the Center Tree" is 4/4
    When Bob plays "Terror" targeting "Kodama of the Center Tree"
    And the top of the stack resolves
    Then the ability of "Kodama of the Center Tree" targets "Feral Deceiver"
    When the stack resolves
    And as it resolves, Alice says yes to "Kodama of the Center Tree"
    Then "Feral Deceiver" is in Alice's hand
    And "Kodama of the Center Tree" is in Alice's graveyard
