Feature: Piles

  @cr26:700.3d @cr26:700.3a
  Scenario: Alice separates five revealed cards into two piles for Steam Augury, and Bob chooses the pile of two for her hand
    Given Alice has "Steam Augury" in hand and can pay {2}{U}{R}
    And Alice has "Plains", "Island", "Swamp", "Mountain" and "Forest" on top of library
    When Alice casts "Steam Augury"
    And the stack resolves
    Then Bob knows "Plains", "Island", "Swamp", "Mountain" and "Forest"
    And Alice is asked for piles by "Steam Augury" among "Plains", "Island", "Swamp", "Mountain" and "Forest"
    When Alice makes piles "Plains" and "Island" | "Swamp", "Mountain" and "Forest"
    And Bob chooses the pile 1
    Then "Plains" and "Island" are in Alice's hand
    And "Swamp", "Mountain" and "Forest" are in Alice's graveyard

  @cr26:700.3a
  Scenario: Steam Augury reveals the four cards that are left in the library, and all of them are put into two piles of two
    Given Alice has "Steam Augury" in hand and can pay {2}{U}{R}
    And Alice has "Plains", "Island", "Swamp" and "Mountain" as library
    When Alice casts "Steam Augury"
    And the stack resolves
    Then Alice is asked for piles by "Steam Augury" among "Plains", "Island", "Swamp" and "Mountain"
    When Alice makes piles "Plains" and "Island" | "Swamp" and "Mountain"
    And Bob chooses the pile 1
    Then "Plains" and "Island" are in Alice's hand
    And "Swamp" and "Mountain" are in Alice's graveyard

  @cr26:700.3d
  Scenario: Alice puts all five cards for Steam Augury into one pile, and Bob chooses the empty one, so all cards are put into her graveyard
    Given Alice has "Steam Augury" in hand and can pay {2}{U}{R}
    And Alice has "Plains", "Island", "Swamp", "Mountain" and "Forest" on top of library
    When Alice casts "Steam Augury"
    And the stack resolves
    And Alice makes piles "Plains", "Island", "Swamp", "Mountain" and "Forest" | nothing
    And Bob chooses the pile 2
    Then Alice's hand is empty
    And "Plains", "Island", "Swamp", "Mountain" and "Forest" are in Alice's graveyard

  @cr26:700.3b
  Scenario: Two Serra Avatars in the pile that goes to the graveyard are two objects, so each triggers, and both are shuffled into the library
    Given Alice has "Steam Augury" in hand and can pay {2}{U}{R}
    And Alice has "Serra Avatar" as "one", "Serra Avatar" as "two", "Swamp", "Mountain" and "Forest" on top of library
    When Alice casts "Steam Augury"
    And the stack resolves
    And Alice makes piles "one" and "two" | "Swamp", "Mountain" and "Forest"
    And Bob chooses the pile 2
    Then "one" has triggered once
    And "two" has triggered once
    And Alice's hand holds "Swamp", "Mountain" and "Forest"
    When Alice puts "one" and "two" in this order
    Then "one" and "two" are in Alice's library
    And Alice's graveyard holds "Steam Augury"
    
  @cr26:700.3b
  Scenario: One Serra Avatar in the pile that goes to the graveyard triggers, and the one in the pile that goes to the hand doesn't
    Given Alice has "Steam Augury" in hand and can pay {2}{U}{R}
    And Alice has "Serra Avatar" as "one", "Serra Avatar" as "two", "Swamp", "Mountain" and "Forest" on top of library
    When Alice casts "Steam Augury"
    And the stack resolves
    And Alice makes piles "one", "Forest" and "Mountain" | "two" and "Swamp"
    And Bob chooses the pile 2
    Then "one" is in Alice's library
    And "two" is in Alice's hand
    And "two" has triggered never
    And Alice's graveyard holds "Steam Augury", "Forest" and "Mountain"

  @cr26:700.3c
  Scenario: While the creature cards of Alice's graveyard are in two piles for Death or Glory, they stay in the graveyard in their order
    Given Alice has "Death or Glory" in hand and can pay {4}{W}
    And Alice has "Hill Giant", "Island", "Grizzly Bears", "Craw Wurm" and "Watchwolf" in graveyard
    When Alice plays "Death or Glory"
    And the stack resolves
    And Alice makes piles "Watchwolf" and "Hill Giant" | "Craw Wurm" and "Grizzly Bears" for "Death or Glory"
    Then Bob is asked for a pile by "Death or Glory"
    And Alice's graveyard holds, in order, "Watchwolf", "Craw Wurm", "Grizzly Bears", "Island" and "Hill Giant"
    When Bob chooses the pile 1 for "Death or Glory"
    Then "Watchwolf" and "Hill Giant" are exiled
    And "Craw Wurm" and "Grizzly Bears" are in play
    And Alice's graveyard holds "Island" and "Death or Glory"

  @cr26:700.3c
  Scenario: The cards of Alice's graveyard that are in neither pile for Death or Glory keep their order
    Given Alice has "Death or Glory" in hand and can pay {4}{W}
    And Alice has "Island", "Hill Giant", "Forest" and "Grizzly Bears" in graveyard
    When Alice plays "Death or Glory"
    And the stack resolves
    And Alice makes piles "Grizzly Bears" | "Hill Giant" for "Death or Glory"
    And Bob chooses the pile 1 for "Death or Glory"
    Then "Grizzly Bears" is exiled
    And "Hill Giant" is in play
    And Alice's graveyard holds, in order, "Death or Glory", "Forest" and "Island"
