Feature: Abilities that trigger on attackers that aren't blocked

  @cr26:508.3f
  Scenario: Open Road triggers as Bob declares no blocker for Hill Giant, and not as Hill Giant attacks
    Given Alice controls "Open Road" and "Hill Giant"
    When Alice attacks with "Hill Giant"
    Then "Open Road" has triggered never
    When Bob doesn't block
    Then it is Alice's declare blockers step
    And "Open Road" has triggered once
    When the stack resolves
    Then Alice is at 21 life
    And Bob is at 20 life

  @cr26:508.3f
  Scenario: Open Road has given Alice 1 life for Hill Giant, which isn't blocked, when Hill Giant has dealt its damage
    Given Alice controls "Open Road" and "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 21 life
    And Bob is at 17 life
    And "Open Road" has triggered once

  @cr26:509.3g @cr26:509.1h.3
  Scenario: Open Road triggers for Grizzly Bears, for which no blocker is declared, and not for Hill Giant, which Wall of Stone blocks
    Given Alice controls "Open Road", "Hill Giant" and "Grizzly Bears"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Wall of Stone"
    Then "Open Road" has triggered once
    And "Grizzly Bears" is unblocked
    And "Hill Giant" is blocked
    When the stack resolves
    Then Alice is at 21 life

  @cr26:509.3g.2 @cr26:509.3g
  Scenario: Open Road also triggers for Bronze Sable, which Charge from the Heap put onto the battlefield attacking
    Given Alice controls "Open Road" and "Hill Giant"
    And Alice has "Bronze Sable" in graveyard
    And Alice has "Charge from the Heap" in hand and can pay {1}{R}
    When Alice attacks with "Hill Giant"
    And Alice plays "Charge from the Heap" targeting "Bronze Sable"
    And the stack resolves
    Then "Bronze Sable" is attacking
    And "Open Road" has triggered never
    When Bob doesn't block
    Then "Open Road" has triggered twice
    When the stack resolves
    Then Alice is at 22 life

  @cr26:509.3g.3
  Scenario: Open Road, which has triggered for Gray Ogre, doesn't trigger for Hill Giant as Grizzly Bears, its only blocker, leaves combat
    Given Alice controls "Open Road", "Hill Giant" and "Gray Ogre"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Gray Ogre"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And the stack resolves
    Then Alice is at 21 life
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hill Giant" is blocked
    And "Open Road" has triggered once
    And Alice is at 21 life
