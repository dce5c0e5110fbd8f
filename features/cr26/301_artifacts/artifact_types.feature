Feature: Artifact types

  @cr26:301.3
  Scenario: Candy Trail, which Alice sacrifices as a Food for Foraging Hare, is also a Clue, so Tireless Tracker gets a +1/+1 counter
    Given Alice controls "Candy Trail" and "Tireless Tracker"
    And Alice has "Foraging Hare" in hand and can pay {1}{G}
    Then "Candy Trail" has exactly the types "artifact", "Food" and "Clue"
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says yes to "Foraging Hare"
    And Alice chooses the mode "food"
    Then "Candy Trail" is in Alice's graveyard
    And "Foraging Hare" has 2 +1/+1 counters
    And "Tireless Tracker" has 1 +1/+1 counter
    And "Tireless Tracker" is 4/3
    
  @cr26:301.3
  Scenario: Foraging Hare gets two +1/+1 counters for Candy Trail, which is a Food
    Given Alice controls "Candy Trail"
    And Alice has "Foraging Hare" in hand and can pay {1}{G}
    When Alice plays "Foraging Hare"
    And the stack resolves
    And Alice says yes to "Foraging Hare"
    And Alice chooses the mode "food"
    Then "Candy Trail" is in Alice's graveyard
    And "Foraging Hare" is 4/3
    
  @cr26:301.3
  Scenario: Alice scries 2 as Candy Trail enters, and sacrifices it to gain 3 life and draw a card
    Given Alice has "Candy Trail" in hand and can pay {3}
    And Alice has "Forest" and "Island" on top of library
    When Alice plays "Candy Trail"
    And the stack resolves
    And Alice chooses "Forest"
    And Alice activates "snack" of "Candy Trail"
    And the stack resolves
    Then Alice is at 23 life
    And "Island" is in Alice's hand
    
  @cr26:301.3
  Scenario: Tireless Tracker's ability creates a Clue as a land enters, and triggers as that Clue is sacrificed
    Given Alice controls "Tireless Tracker" and can pay {2}
    And Alice has "Forest" in hand and "Island" on top of library
    When Alice plays the land "Forest"
    And the stack resolves
    Then Alice controls 1 "token" permanent
    When Alice activates "crack" of the first "Clue" token
    And the stack resolves
    Then "Island" is in Alice's hand
    And "Tireless Tracker" is 4/3
