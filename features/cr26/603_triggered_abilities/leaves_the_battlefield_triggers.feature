Feature: Leaves-the-battlefield triggers look back

  @cr26:603.10a
  Scenario: An ability that triggers when a creature is destroyed triggers for each of three destroyed together, even its own source
    Given Alice controls "Witness of Ruin", "Grizzly Bears"
    And Bob controls "Hill Giant" and "Darksteel Colossus"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Witness of Ruin" was destroyed
    And it happened 3 times that "Witness of Ruin" triggered
    When the game goes on to Alice's second main phase
    Then Alice is at 23 life

  @cr26:603.10a.3 @cr26:603.10.4
  Scenario: An ability that one creature grants to another triggers for the death of the creature that grants it
    Given Alice controls "Mourning Marshal" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Terror" in hand and can pay {1}{B}
    When Alice plays "Terror" targeting "Mourning Marshal"
    And the stack resolves
    Then "Grizzly Bears" has triggered once
    And "Mourning Marshal" has triggered never
    And "Hill Giant" has triggered never
    And Alice is at 21 life

  @cr26:603.10a.3
  Scenario: The controller of Threads of Disloyalty controls the stolen creature's trigger on Threads of Disloyalty leaving
    Given Bob controls "Keeper of Rings"
    And Alice controls "Threads of Disloyalty"
    And "Threads of Disloyalty" is attached to "Keeper of Rings"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Alice controls "Keeper of Rings"
    When Bob plays "Naturalize" targeting "Threads of Disloyalty"
    And the stack resolves
    Then Bob controls "Keeper of Rings"
    And Alice is at 22 life
    And Bob is at 20 life

  @cr26:603.10a.5
  Scenario: Mayhem Devil triggers when an opponent sacrifices a permanent
    Given Alice controls "Mayhem Devil"
    And Bob controls "Fume Spitter" and "Hill Giant"
    When Bob activates "Fume Spitter" targeting "Hill Giant"
    And Alice targets Bob for "Mayhem Devil"
    And the stack resolves
    Then Bob is at 19 life

  @cr26:603.10a.5
  Scenario: Mayhem Devil triggers when Mayhem Devil itself is sacrificed
    Given Alice controls "Mayhem Devil"
    And Bob controls "Grizzly Bears"
    And Alice has "Death Bomb" in hand and can pay {3}{B}
    When Alice plays "Death Bomb" sacrificing "Mayhem Devil" targeting "Grizzly Bears"
    And Alice targets Bob for "Mayhem Devil"
    And the top of the stack resolves
    Then Bob is at 19 life
    When the stack resolves
    Then "Grizzly Bears" was destroyed
    And Bob is at 17 life

  @cr26:603.10c
  Scenario: When Grafted Wargear returns to its owner's hand, the creature that it was attached to is sacrificed
    Given Alice controls "Grafted Wargear" and "Hill Giant"
    And "Grafted Wargear" is attached to "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Grafted Wargear"
    And the stack resolves
    Then "Grafted Wargear" is in Alice's hand
    And "Hill Giant" was sacrificed

  @cr26:603.10c
  Scenario: When Grafted Wargear is moved to another creature, the first creature is sacrificed
    Given Alice controls "Grafted Wargear", "Hill Giant" and "Grizzly Bears"
    And "Grafted Wargear" is attached to "Hill Giant"
    When Alice equips "Grizzly Bears" with "Grafted Wargear"
    And the stack resolves
    Then "Hill Giant" was sacrificed
    And "Grizzly Bears" is 5/4

  @cr26:603.10a.8 @cr26:702.79a
  Scenario: Kitchen Finks that is destroyed together with Humility had no persist as it left, and stays in the graveyard
    Given Alice controls "Humility" and "Kitchen Finks" as "first"
    And Alice has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    And Bob has "Kitchen Finks" as "second" in hand and can pay {1}{G}{W} and has "Terror" in hand and can pay {1}{B}
    When Alice plays "Akroma's Vengeance"
    And the stack resolves
    Then "first" is in Alice's graveyard
    And "first" has triggered never
    When the game goes on to Bob's main phase
    And Bob plays "second"
    And the stack resolves
    Then Bob is at 22 life
    When Bob plays "Terror" targeting "second"
    And the stack resolves
    Then "second" is 2/1
    And Bob is at 24 life

  @cr26:603.10a.8
  Scenario: Doomed Dissenter that is destroyed together with Humility doesn't trigger, and one that dies later does
    Given Alice controls "Humility" and "Doomed Dissenter" as "first"
    And Alice has "Akroma's Vengeance" and "Doomed Dissenter" as "second" in hand and can pay {4}{W}{W}{1}{B}
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Akroma's Vengeance"
    And the stack resolves
    Then "first" and "Humility" are in Alice's graveyard
    And "first" has triggered never
    And Alice controls no "Zombie" permanents
    When Alice plays "second"
    And the stack resolves
    And Bob plays "Shock" targeting "second"
    And the stack resolves
    Then "second" has triggered once
    And Alice controls one 2/2 black "Zombie" creature token

  @cr26:603.10a.8
  Scenario: Doomed Dissenter that is destroyed after Humility has left triggers
    Given Alice controls "Humility" and "Doomed Dissenter"
    And Bob has "Disenchant" and "Shock" in hand and can pay {1}{W}{R}
    When Bob plays "Disenchant" targeting "Humility"
    And the stack resolves
    And Bob plays "Shock" targeting "Doomed Dissenter"
    And the stack resolves
    Then "Doomed Dissenter" has triggered once
    And Alice controls one 2/2 black "Zombie" creature token

  @cr26:603.10c
  Scenario: Grafted Wargear that is destroyed together with its creature triggers once, and one that is attached to nothing doesn't trigger
    Given Alice controls "Grafted Wargear" as "worn", "Grafted Wargear" as "loose" and "Hill Giant"
    And "worn" is attached to "Hill Giant"
    And Alice has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    When Alice plays "Akroma's Vengeance"
    And the top of the stack resolves
    Then "worn", "loose" and "Hill Giant" were destroyed
    And "worn" has triggered once
    And "loose" has triggered never
    When the stack resolves
    Then "Hill Giant" wasn't sacrificed

  @cr26:603.10a.11
  Scenario: Nether Traitor that dies together with Grizzly Bears doesn't trigger, and one that was in the graveyard triggers for both creatures
    Given Alice controls "Nether Traitor" as "dying" and "Grizzly Bears" and can pay {1}{R}{B}
    And Alice has "Nether Traitor" as "buried" in graveyard and "Pyroclasm" in hand
    When Alice plays "Pyroclasm"
    And the top of the stack resolves
    Then "dying" and "Grizzly Bears" are in Alice's graveyard
    And "buried" has triggered twice
    And "dying" has triggered never
    When the top of the stack resolves
    And Alice pays
    Then "buried" is in play under Alice's control

  @cr26:603.10a.11
  Scenario: Nether Traitor doesn't trigger for Grizzly Bears that Pyroclasm destroys together with it, and triggers for Hill Giant, which dies later
    Given Alice controls "Nether Traitor", "Grizzly Bears" and "Hill Giant" and can pay {1}{R}{B}
    And Alice has "Pyroclasm" in hand
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Pyroclasm"
    And the top of the stack resolves
    Then "Nether Traitor" and "Grizzly Bears" are in Alice's graveyard
    And "Nether Traitor" has triggered never
    When Bob plays "Shock" targeting "Hill Giant"
    And the stack resolves
    And Alice pays
    Then "Nether Traitor" is in play under Alice's control
    And "Nether Traitor" has triggered once
    And "Nether Traitor" has "shadow"

  @cr26:603.10a.11
  Scenario: Nether Traitor triggers for Grizzly Bears that die after it
    Given Alice controls "Nether Traitor" and "Grizzly Bears" and can pay {B}
    And Bob has 2 "Shock" as "shock" in hand and can pay {R}{R}
    When Bob plays "shock 1" targeting "Nether Traitor"
    And the stack resolves
    Then "Nether Traitor" is in Alice's graveyard
    And "Nether Traitor" has triggered never
    When Bob plays "shock 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice pays
    Then "Nether Traitor" is in play under Alice's control
    And "Nether Traitor" has triggered once

  @cr26:603.10.4
  Scenario: Urn of Last Breath triggers for Forest, which was a creature under Living Plane as it was destroyed, and not for Island, which was none
    Given Alice controls "Urn of Last Breath"
    And Bob controls "Living Plane", "Forest" and "Island"
    And Alice has 2 "Stone Rain" as "rain" and "Naturalize" in hand
    And Alice has {2}{R}{1}{G}{2}{R} in the mana pool
    When Alice plays "rain 1" targeting "Forest"
    And the top of the stack resolves
    Then "Forest" doesn't have the type "creature"
    And "Urn of Last Breath" has triggered once
    When Alice plays "Naturalize" targeting "Living Plane"
    And the stack resolves
    And Alice plays "rain 2" targeting "Island"
    And the stack resolves
    Then "Urn of Last Breath" has triggered once
    And Alice is at 21 life
