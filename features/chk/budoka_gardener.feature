Feature: Budoka Gardener
  @chk:budoka-gardener.3
  Scenario: From 2004 to 2009, Budoka Gardener flips with ten lands before the legend rule puts two of them into the graveyard
    Given Alice controls "Budoka Gardener", "Boseiju, Who Shelters All" as "the first Boseiju" and 8 "Forest"
    And Alice has "Boseiju, Who Shelters All" as "the second Boseiju" in hand
    Then Alice controls 9 "land" permanents
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Gardener"
    Then "Budoka Gardener" is flipped
    And "Budoka Gardener" is named "Dokai, Weaver of Life"
    And "the first Boseiju" and "the second Boseiju" are in Alice's graveyard
    And "the first Boseiju" and "the second Boseiju" were put there by the legend rule
    And it happened in this order that "Budoka Gardener" flipped, then "the second Boseiju" left play
    And Alice controls 8 "land" permanents

  @chk:budoka-gardener.3
  Scenario: From 2004 to 2009, Budoka Gardener doesn't flip with nine lands, two of which the legend rule puts into the graveyard
    Given Alice controls "Budoka Gardener", "Boseiju, Who Shelters All" as "the first Boseiju" and 7 "Forest"
    And Alice has "Boseiju, Who Shelters All" as "the second Boseiju" in hand
    And Bob has "Swamp" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Gardener"
    Then "the first Boseiju" and "the second Boseiju" are in Alice's graveyard
    And "the first Boseiju" and "the second Boseiju" were put there by the legend rule
    And "Budoka Gardener" is unflipped

  @chk:budoka-gardener.3.today
  Scenario: Today, Budoka Gardener flips with ten lands before its controller keeps one of two legendary lands with the same name
    Given Alice controls "Budoka Gardener", "Boseiju, Who Shelters All" as "the first Boseiju" and 8 "Forest"
    And Alice has "Boseiju, Who Shelters All" as "the second Boseiju" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Gardener"
    And Alice keeps "the second Boseiju"
    Then "Budoka Gardener" is flipped
    And "the second Boseiju" is in play
    And "the first Boseiju" is in Alice's graveyard
    And "the first Boseiju" was put there by the legend rule
    And it happened in this order that "Budoka Gardener" flipped, then "the first Boseiju" left play
    And Alice controls 9 "land" permanents

  @chk:budoka-gardener.3.today
  Scenario: Today, Budoka Gardener doesn't flip with nine lands, and its controller keeps one of two legendary lands with the same name
    Given Alice controls "Budoka Gardener", "Boseiju, Who Shelters All" as "the first Boseiju" and 7 "Forest"
    And Alice has "Boseiju, Who Shelters All" as "the second Boseiju" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Gardener"
    And Alice keeps "the second Boseiju"
    Then "the first Boseiju" is in Alice's graveyard
    And "the second Boseiju" is in play
    And Alice controls 8 "land" permanents
    And "Budoka Gardener" is unflipped

  @chk:budoka-gardener.2
  Scenario: Budoka Gardener flips with ten lands although its ability puts no land onto the battlefield
    Given Alice controls "Budoka Gardener" and 10 "Forest" and has "Island" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says no to "Budoka Gardener"
    Then "Island" is in Alice's hand
    And Alice controls 10 "land" permanents
    And "Budoka Gardener" is flipped
    And "Budoka Gardener" is named "Dokai, Weaver of Life"

  @chk:budoka-gardener.2
  Scenario: If Budoka Gardener's ability puts no land onto the battlefield, the Gardener doesn't flip with nine lands, but flips with ten
    Given Alice controls "Budoka Gardener" and 9 "Forest" and has "Island" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says no to "Budoka Gardener"
    Then "Budoka Gardener" is tapped
    And "Budoka Gardener" is unflipped
    And "Budoka Gardener" is named "Budoka Gardener"
    When the game goes on to Alice's next main phase
    And Alice plays the land "Island"
    And Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says no to "Budoka Gardener"
    Then "Budoka Gardener" is flipped

  @chk:budoka-gardener.2
  Scenario: Budoka Gardener counts lands as its ability resolves: it doesn't flip if the tenth land has left in response
    Given Alice controls "Budoka Gardener", "Island" and 9 "Forest"
    And Bob controls "Mountain" and has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Budoka Gardener"
    And Bob plays "Boomerang" targeting "Island"
    And the stack resolves
    And as it resolves, Alice says no to "Budoka Gardener"
    Then "Island" is in Alice's hand
    And "Budoka Gardener" is tapped
    And "Budoka Gardener" is unflipped
    When the game goes on to Alice's next main phase
    And Alice plays the land "Island"
    And Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says no to "Budoka Gardener"
    Then "Budoka Gardener" is flipped

  @chk:508.1b @chk:flip-cards.n1
  Scenario: Dokai, the flipped Budoka Gardener, creates an Elemental whose power and toughness are the number of its controller's lands
    Given Alice controls "Budoka Gardener" and 9 "Forest" and has "Island" and "Grizzly Bears" in hand
    And Bob controls "Mountain"
    Then "Budoka Gardener" is 2/1
    And "Budoka Gardener" has exactly the types "creature", "Human" and "Monk"
    When Alice activates "Budoka Gardener"
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Gardener"
    Then "Island" is in play under Alice's control
    And Alice controls 10 "land" permanents
    And "Budoka Gardener" is named "Dokai, Weaver of Life"
    And "Budoka Gardener" is 3/3
    And "Budoka Gardener" has exactly the types "legendary", "creature", "Human" and "Monk"
    When the game goes on to Alice's next main phase
    And Alice activates "Budoka Gardener"
    Then "Budoka Gardener" is tapped
    And the total cost of the second activation of "Budoka Gardener" is {4}{G}{G}
    When the stack resolves
    Then Alice controls 1 10/10 green "Elemental" creature token

  @chk:budoka-gardener.2
  Scenario: Budoka Gardener flips with more than ten lands, and once flipped counts only its controller's lands
    Given Alice controls "Budoka Gardener" and 11 "Forest" as "forest"
    And Bob controls "Mountain" and has "Island" in hand
    When Alice activates "Budoka Gardener"
    And the stack resolves
    Then "Budoka Gardener" is flipped
    When the game goes on to Alice's next main phase
    And Alice activates "Budoka Gardener"
    And the stack resolves
    Then Alice controls 1 11/11 green "Elemental" creature token
