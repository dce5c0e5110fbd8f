Feature: Controllers of cards

  @cr26:108.4 @cr26:109.4
  Scenario: A card in hand has no controller, and the spell and the permanent that it becomes have one
    Given Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Alice has "Craw Wurm" as library
    And Bob has "Gray Ogre" exiled
    And Bob has "Hill Giant" in graveyard
    Then Alice doesn't control "Grizzly Bears"
    And Alice doesn't control "Craw Wurm"
    And Bob doesn't control "Gray Ogre"
    And Bob doesn't control "Hill Giant"
    When Alice plays "Grizzly Bears"
    Then Alice controls "Grizzly Bears"
    When the stack resolves
    Then Alice controls "Grizzly Bears"
    And "Grizzly Bears" is in play

  @cr26:108.4
  Scenario: Grizzly Bears in Alice's hand has no controller, so that Glorious Anthem, which she controls, makes only Hill Giant larger
    Given Alice controls "Glorious Anthem" and "Hill Giant"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    Then Alice doesn't control "Grizzly Bears"
    And "Grizzly Bears" is 2/2
    And "Hill Giant" is 4/4
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice controls "Grizzly Bears"
    And "Grizzly Bears" is 3/3

  @cr26:108.4a @cr26:108.4 @cr26:109.4 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Grave Levy makes the owner of the exiled card lose life, because a card in exile has no controller
    Given Alice has "Grave Levy" in hand and can pay {B}
    And Bob has "Grizzly Bears" in graveyard
    When Alice plays "Grave Levy" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is exiled
    And Bob is at 17 life
    And Alice is at 20 life

  @cr26:108.4a
  Scenario: Grave Levy on a card that its own player owns makes that player lose life
    Given Alice has "Grave Levy" in hand and can pay {B}
    And Alice has "Grizzly Bears" in graveyard
    When Alice plays "Grave Levy" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is at 17 life
    And Bob is at 20 life

  @cr26:108.4 @cr26:108.4a @cr26:109.4 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Hill Giant that died under Alice's control has no controller in Bob's graveyard, so Grave Levy makes Bob, its owner, lose life
    Given Alice controls "Hill Giant" owned by Bob and has "Grave Levy" and "Lightning Bolt" in hand and can pay {B}{R}
    When Alice plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice doesn't control "Hill Giant"
    And Bob doesn't control "Hill Giant"
    When Alice plays "Grave Levy" targeting "Hill Giant"
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life
