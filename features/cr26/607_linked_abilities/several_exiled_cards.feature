Feature: Several cards exiled for one linked ability

  @cr26:607.3.3
  Scenario: Urn of Likenesses, whose first ability triggered twice with Panharmonicon and exiled two cards, creates a token copy of each
    Given Alice controls "Panharmonicon"
    And Alice has "Urn of Likenesses", "Hill Giant" and "Grizzly Bears" in hand and can pay {2}{3}
    When Alice plays "Urn of Likenesses"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant"
    And the top of the stack resolves
    And Alice says yes
    Then "Hill Giant" and "Grizzly Bears" are exiled
    When Alice activates "likeness" of "Urn of Likenesses"
    And the stack resolves
    Then the "Hill Giant" token is 3/3
    And the "Grizzly Bears" token is 2/2
    And Alice controls 2 "token" permanents
    And Alice controls 1 "Hill Giant" permanent
    And Alice controls 1 "Grizzly Bears" permanent

  @cr26:607.3.4
  Scenario: In Bob's upkeep, Alice chooses which of the two cards that Urn of Likenesses exiled she returns to her hand
    Given Alice controls "Panharmonicon"
    And Alice has "Urn of Likenesses", "Hill Giant" and "Grizzly Bears" in hand and can pay {2}{1}
    When Alice plays "Urn of Likenesses"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant"
    And the top of the stack resolves
    And Alice says yes
    And the game goes on to Bob's upkeep
    And Alice activates "release" of "Urn of Likenesses"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And "Hill Giant" is exiled

  @cr26:607.3.4
  Scenario: Alice, who activated Urn of Likenesses, chooses the card that returns although Bob has gained control of the Urn, and Bob chooses for the ability that he activates
    Given Alice controls 2 "Panharmonicon" as "chime"
    And Alice has "Urn of Likenesses", "Hill Giant", "Grizzly Bears" and "Craw Wurm" in hand and can pay {2}{1}
    And Bob controls "Aladdin" and can pay {1}{R}{R}{1}
    When Alice plays "Urn of Likenesses"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant"
    And the top of the stack resolves
    And Alice says yes
    And Alice chooses "Grizzly Bears"
    And the top of the stack resolves
    And Alice says yes
    Then "Hill Giant", "Grizzly Bears" and "Craw Wurm" are exiled
    When Alice activates "release" of "Urn of Likenesses"
    And Bob activates "Aladdin" targeting "Urn of Likenesses"
    And the top of the stack resolves
    Then Bob controls "Urn of Likenesses"
    When the top of the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    When Bob activates "release" of "Urn of Likenesses"
    And the stack resolves
    And Bob chooses "Craw Wurm"
    Then "Craw Wurm" is in Alice's hand
    And "Hill Giant" is exiled

  @cr26:607.3.3 @cr26:607.3.4
  Scenario: Urn of Likenesses that exiled one card copies and returns that card
    Given Alice has "Urn of Likenesses" and "Hill Giant" in hand and can pay {2}{3}{1}
    When Alice plays "Urn of Likenesses"
    And the stack resolves
    And Alice says yes
    And Alice activates "likeness" of "Urn of Likenesses"
    And the stack resolves
    Then the "Hill Giant" token is 3/3
    When Alice activates "release" of "Urn of Likenesses"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice controls 1 "token" permanent

  @cr26:607.3
  Scenario: Fiend Hunter, whose first ability triggered twice with Panharmonicon and exiled a creature of each player, returns both of them to their owners as it dies
    Given Alice controls "Panharmonicon" and "Craw Wurm"
    And Alice has "Fiend Hunter" in hand and can pay {1}{W}{W}
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Fiend Hunter"
    And the top of the stack resolves
    And Alice targets "Hill Giant" for "Fiend Hunter"
    And Alice targets "Craw Wurm" for "Fiend Hunter"
    And the stack resolves
    And Alice says yes
    And Alice says yes
    Then "Hill Giant" and "Craw Wurm" are exiled
    When Bob plays "Lightning Bolt" targeting "Fiend Hunter"
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    And "Craw Wurm" is in play under Alice's control

  @cr26:607.3.5
  Scenario: Urn of Hues, whose first ability triggered twice with Panharmonicon and exiled a red and a green card, gives +1/+1 to red and to green creatures
    Given Alice controls "Panharmonicon", "Gray Ogre", "Elvish Mystic" and "White Knight"
    And Alice has "Urn of Hues", "Hill Giant" and "Grizzly Bears" in hand and can pay {2}
    When Alice plays "Urn of Hues"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses "Hill Giant"
    Then "Gray Ogre" is 3/3
    And "Elvish Mystic" is 1/1
    When the stack resolves
    Then "Hill Giant" and "Grizzly Bears" are exiled
    And "Gray Ogre" is 3/3
    And "Elvish Mystic" is 2/2
    And "White Knight" is 2/2

  @cr26:607.3.5
  Scenario: Urn of Hues that exiled only a red card gives +1/+1 to red creatures, and not to a green one
    Given Alice controls "Gray Ogre" and "Elvish Mystic"
    And Alice has "Urn of Hues" and "Hill Giant" in hand and can pay {2}
    When Alice plays "Urn of Hues"
    And the stack resolves
    Then "Hill Giant" is exiled
    And "Gray Ogre" is 3/3
    And "Elvish Mystic" is 1/1
