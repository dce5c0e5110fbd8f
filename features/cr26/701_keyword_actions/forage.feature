Feature: Forage

  @cr26:701.61a
  Scenario: Alice forages by exiling three cards from her graveyard
    Given Alice has "Foraging Hare" in hand and can pay {1}{G}
    And Alice has "Island", "Plains" and "Swamp" in graveyard
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says yes
    And Alice chooses the mode "cards"
    Then "Foraging Hare" is 4/3
    And "Island", "Plains" and "Swamp" are in exile

  @cr26:701.61a
  Scenario: With two cards in her graveyard, Alice can forage only by sacrificing a Food
    Given Alice has "Foraging Hare" in hand and can pay {1}{G}
    And Alice has "Island" and "Plains" in graveyard
    And Alice controls a 0/0 colorless "Food" artifact token as "snack"
    And Bob has 3 "Swamp" as "leaf" in graveyard
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says yes
    Then Alice may not choose the mode "cards"
    And Alice may choose the mode "food"
    When Alice chooses the mode "food"
    Then "snack" was sacrificed
    And "Foraging Hare" is 4/3
    And Alice's graveyard holds "Island" and "Plains"

  @cr26:701.61a
  Scenario: With two cards in her graveyard and without a Food, Alice can't forage
    Given Alice has 2 "Foraging Hare" as "hare" in hand and can pay {1}{G}{1}{G}
    And Alice has "Island" and "Plains" in graveyard
    And Alice controls "Grizzly Bears"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "hare 1"
    And the stack resolves
    Then "hare 1" is 2/1
    And Alice was asked for yes or no never
    When Bob plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "hare 2"
    And the stack resolves
    And Alice says yes
    And Alice chooses the mode "cards"
    Then "hare 2" is 4/3
    And "Grizzly Bears" is in exile

  @cr26:701.61a
  Scenario: Alice, who has three cards in her graveyard and a Food, may decline to forage
    Given Alice has "Foraging Hare" in hand and can pay {1}{G}
    And Alice has "Island", "Plains" and "Swamp" in graveyard
    And Alice controls a 0/0 colorless "Food" artifact token as "snack" and "Hill Giant"
    And Bob has "Swords to Plowshares" in hand and can pay {W}
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says no
    Then "Foraging Hare" is 2/1
    And "Foraging Hare" has triggered once
    And "snack" is in play
    And Alice's graveyard holds "Island", "Plains" and "Swamp"
    When Bob plays "Swords to Plowshares" targeting "Hill Giant"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:701.61a
  Scenario: Alice, who has four cards in her graveyard, forages by exiling exactly three of them
    Given Alice has "Foraging Hare" in hand and can pay {1}{G}
    And Alice has "Island", "Plains", "Swamp" and "Hill Giant" in graveyard
    And Alice controls a 0/0 colorless "Food" artifact token as "snack"
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says yes
    Then Alice may choose the mode "food"
    When Alice chooses the mode "cards"
    Then Alice may not choose "Island" and "Plains"
    And Alice may not choose "Island", "Plains", "Swamp" and "Hill Giant"
    And Alice may choose "Island", "Plains" and "Hill Giant"
    When Alice chooses "Island", "Plains" and "Hill Giant"
    Then "Foraging Hare" is 4/3
    And "Island", "Plains" and "Hill Giant" are in exile
    And Alice's graveyard holds "Swamp"
    And "snack" is in play

  @cr26:701.61a
  Scenario: Alice, who controls a Food token and Candy Trail, forages by sacrificing Candy Trail, and can't sacrifice Bob's Food or exile cards of Bob's graveyard
    Given Alice has "Foraging Hare" in hand and can pay {1}{G}
    And Alice controls a 0/0 colorless "Food" artifact token as "snack" and "Candy Trail"
    And Bob controls a 0/0 colorless "Food" artifact token as "his"
    And Bob has 3 "Swamp" as "leaf" in graveyard
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says yes
    And Alice chooses the mode "food"
    Then Alice may not choose "his"
    And Alice may choose "snack"
    When Alice chooses "Candy Trail"
    Then "Candy Trail" was sacrificed
    And "snack" is in play
    And "Foraging Hare" is 4/3
    And Bob has 3 cards in graveyard
