Feature: Last known information

  # The Banner gives its controller's other creatures the power of the creature that was chosen for it; tapped, it gives that to any creature.
  @may01:general.6
  Scenario: A static ability forgets an object that has left play
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Grizzly Bears" is 5/2
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: An activated ability that is resolving remembers what the static one has forgotten
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "Banner of the Chosen" targeting "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" is 5/2

  @may01:general.6
  Scenario: A spell that is resolving remembers what the static ability has forgotten
    Given Alice controls "Grizzly Bears", "Craw Wurm" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Craw Wurm"
    And Bob has "Swords to Plowshares" in hand and can pay {W}
    Then the mana cost of "Swords to Plowshares" is {W}
    And "Swords to Plowshares" is white
    And "Grizzly Bears" is 8/2
    And Bob can target only "Grizzly Bears" and "Craw Wurm" with "Swords to Plowshares"
    When Bob plays "Swords to Plowshares" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is removed from the game
    And it happened in this order that "Craw Wurm" was removed from the game, then Alice gained life
    And Alice is at 26 life
    And "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: A triggered ability that is resolving remembers what the static ability has forgotten
    Given Alice controls "Grizzly Bears", "Mortis Dogs" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Mortis Dogs"
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    Then the mana cost of "Urza's Rage" is {2}{R}
    And "Urza's Rage" is red
    And the mana cost of "Mortis Dogs" is {3}{B}
    And "Mortis Dogs" is black
    And "Mortis Dogs" is 2/2
    And "Grizzly Bears" is 4/2
    When Bob plays "Urza's Rage" targeting "Mortis Dogs"
    And the top of the stack resolves
    And Alice targets Bob for "Mortis Dogs"
    Then the stack holds the ability of "Mortis Dogs"
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then Bob is at 18 life
    And "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: Both abilities of the Banner know the power of the creature chosen as it came, and one still knows it once that has left play
    Given Alice controls "Grizzly Bears", "Craw Wurm" and "Hill Giant" owned by Bob
    And Alice has "Banner of the Chosen" in hand and can pay {3}
    And Bob controls "Trained Armodon" and "Mirror Gallery"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then the mana cost of "Banner of the Chosen" is {3}
    And "Banner of the Chosen" is colorless
    When Alice plays "Banner of the Chosen"
    And the stack resolves
    Then Alice may choose "Trained Armodon" for "Banner of the Chosen"
    And Alice may not choose "Mirror Gallery" for "Banner of the Chosen"
    When Alice chooses "Craw Wurm" for "Banner of the Chosen"
    Then "Banner of the Chosen" has exactly the type "artifact"
    And "Grizzly Bears" is 8/2
    And "Hill Giant" is 9/3
    And "Craw Wurm" is 6/4
    And "Trained Armodon" is 3/3
    And Alice can target only "Grizzly Bears", "Craw Wurm", "Hill Giant" and "Trained Armodon" with "Banner of the Chosen"
    When Alice activates "Banner of the Chosen" targeting "Trained Armodon"
    Then "Banner of the Chosen" is tapped
    When Bob plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    Then "Grizzly Bears" is 2/2
    And "Trained Armodon" is 9/3
    When the game goes on to the second main phase
    Then "Trained Armodon" is 9/3
    When the turn ends
    Then "Trained Armodon" is 3/3

  @may01:general.6
  Scenario: The power that the Dogs take with them is that of their attack until the end of the turn
    Given Alice controls "Mortis Dogs" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Mortis Dogs"
    And Alice controls "Grizzly Bears"
    And Bob has 2 "Urza's Rage" as "rage" in hand and can pay {4}{R}{R}
    When Alice attacks with "Mortis Dogs"
    And combat damage is dealt
    Then "Mortis Dogs" has dealt 4 combat damage to Bob
    When the game goes on to the end step
    Then "Mortis Dogs" is 4/2
    And "Grizzly Bears" is 6/2
    When the turn ends
    Then "Mortis Dogs" is 2/2
    And "Grizzly Bears" is 4/2
    When Bob plays "rage 1" targeting "Mortis Dogs"
    And the top of the stack resolves
    Then Alice may target Alice for "Mortis Dogs"
    And Alice may not target "Grizzly Bears" for "Mortis Dogs"
    When Alice targets Bob for "Mortis Dogs"
    And the stack resolves
    Then Bob is at 14 life
    And "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: The power that the Dogs took with them is that of their attack
    Given Alice controls "Mortis Dogs" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Mortis Dogs"
    And Alice controls "Grizzly Bears"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Mortis Dogs"
    And the stack resolves
    Then "Mortis Dogs" is 4/2
    And "Grizzly Bears" is 6/2
    When Bob blocks "Mortis Dogs" with "Craw Wurm"
    And combat damage is dealt
    Then Alice may target Alice for "Mortis Dogs"
    And Alice may not target "Craw Wurm" for "Mortis Dogs"
    When Alice targets Bob for "Mortis Dogs"
    And the stack resolves
    Then Bob is at 16 life
    And "Grizzly Bears" is 2/2
