Feature: Last-known information

  # Banner of the Chosen adds the power of the chosen creature to the power of its controller's other creatures. Its tap ability does the same for any target creature.
  @may01:general.6
  Scenario: A static ability that adds a chosen creature's power adds nothing once that creature has left the battlefield
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then "Grizzly Bears" is 5/2
    When Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: An activated ability that adds a chosen creature's power uses the last-known power after that creature has left
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
  Scenario: Swords to Plowshares uses the exiled creature's last-known power; a static ability that added its power adds nothing
    Given Alice controls "Grizzly Bears", "Craw Wurm" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Craw Wurm"
    And Bob has "Swords to Plowshares" in hand and can pay {W}
    Then "Grizzly Bears" is 8/2
    And Bob can target only "Grizzly Bears" and "Craw Wurm" with "Swords to Plowshares"
    When Bob plays "Swords to Plowshares" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is removed from the game
    And it happened in this order that "Craw Wurm" was removed from the game, then Alice gained life
    And Alice is at 26 life
    And "Grizzly Bears" is 2/2

  @may01:general.6
  Scenario: The trigger of Mortis Dogs uses their last-known power; a static ability that added the Dogs' power adds nothing
    Given Alice controls "Grizzly Bears", "Mortis Dogs" and "Banner of the Chosen"
    And "Banner of the Chosen" has the chosen object "Mortis Dogs"
    And Bob has "Urza's Rage" in hand and can pay {2}{R}
    Then "Mortis Dogs" is 2/2
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
  Scenario: When a chosen creature leaves, a static ability no longer adds its power, while an activated ability still does
    Given Alice controls "Grizzly Bears", "Craw Wurm" and "Hill Giant" owned by Bob
    And Alice has "Banner of the Chosen" in hand and can pay {3}
    And Bob controls "Trained Armodon" and "Mirror Gallery"
    And Bob has "Boomerang" in hand and can pay {U}{U}
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
  Scenario: Mortis Dogs that die after their attack bonus has ended make the target player lose 2 life
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
  Scenario: Mortis Dogs that die in combat make the target player lose 4 life, their power with the attack bonus
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
