Feature: Kodama's Reach
  @chk:kodamas-reach.1 @cr26:110.5b.3
  Scenario: Kodama's Reach that finds two basic land cards puts one onto the battlefield tapped and the other into hand
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Forest" as "the near", "Island" as "the far" and "Boseiju, Who Shelters All" on top of library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    Then Alice may choose "the near" and "the far"
    And Alice may not choose "the near" and "Boseiju, Who Shelters All"
    When as it resolves, Alice chooses "the near" and "the far" for "Kodama's Reach"
    Then it happened at once that "the near" was revealed and "the far" was revealed
    When as it resolves, Alice chooses "the far" for "Kodama's Reach"
    Then "the far" is in play under Alice's control
    And "the far" is tapped
    And "the near" is in Alice's hand
    And it happened once that Alice shuffled

  @chk:kodamas-reach.1
  Scenario: Kodama's Reach that finds one basic land card puts it onto the battlefield tapped
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Forest" as "the near" and "Island" as "the far" on top of library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And as it resolves, Alice chooses "the far" for "Kodama's Reach"
    Then "the far" is in play under Alice's control
    And "the far" is tapped
    And it happened once that "the far" was revealed
    And it happened once that Alice shuffled
    And "the near" is in Alice's library
    And Alice has 0 cards in hand

  @chk:kodamas-reach.1
  Scenario: Kodama's Reach may find no basic land card although the library has some
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Forest" as "the near" and "Island" as "the far" on top of library
    When Alice plays "Kodama's Reach"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Kodama's Reach"
    Then "Kodama's Reach" has resolved
    And it happened once that Alice searched
    And it happened once that Alice shuffled
    And "the near" and "the far" are in Alice's library
    And Alice has 0 cards in hand

  @chk:kodamas-reach.1
  Scenario: Kodama's Reach finds at most two basic land cards, in its controller's library
    Given Alice has "Kodama's Reach" in hand and can pay {2}{G}
    And Alice has "Forest", "Island" and "Swamp" on top of library
    And Bob has "Plains" on top of library
    When Alice plays "Kodama's Reach"
    Then the total cost of "Kodama's Reach" is {2}{G}
    When the stack resolves
    Then Alice may choose "Forest" and "Island"
    And Alice may not choose "Forest", "Island" and "Swamp"
    And Alice may not choose "Plains"
    When Alice chooses "Forest"
    Then "Forest" is in play under Alice's control
    And "Forest" is tapped
    And it happened never that Bob shuffled
