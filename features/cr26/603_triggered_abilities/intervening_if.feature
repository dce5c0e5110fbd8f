Feature: Intervening "if" clauses

  @cr26:603.4
  Scenario Outline: A delayed trigger with "if you control no creature" triggers <times> if its player controls only <host>
    Given Alice controls "<host>"
    And Alice has "Promise at Dusk" in hand and can pay {1}{W}
    When Alice plays "Promise at Dusk"
    And the stack resolves
    And the turn ends
    Then Alice is at <life> life
    And "Promise at Dusk" has triggered <times>
    And "Promise at Dusk" is in Alice's graveyard

    Examples:
      | host          | times | life |
      | Castle        | once  | 23   |
      | Grizzly Bears | never | 20   |

  @cr26:603.4 @cr26:608.2a.2
  Scenario: A delayed trigger with "if you control no creature" does nothing if its player controls a creature when it resolves
    Given Alice controls "Vedalken Orrery"
    And Alice has "Promise at Dusk" and "Grizzly Bears" in hand and can pay {1}{W}{1}{G}
    When Alice plays "Promise at Dusk"
    And the stack resolves
    And the game goes on to the end step
    Then "Promise at Dusk" has triggered once
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in play
    And Alice is at 20 life

  @cr26:603.4
  Scenario: Shirei's delayed trigger, whose "if" is checked only on resolution, triggers after Shirei's death, but returns nothing
    Given Alice controls "Shirei, Shizo's Caretaker" and "Llanowar Elves"
    And Bob has "Terror" and "Glacial Ray" in hand and can pay {1}{B}{1}{R}
    When Bob plays "Terror" targeting "Llanowar Elves"
    And the stack resolves
    And Bob plays "Glacial Ray" targeting "Shirei, Shizo's Caretaker"
    And the stack resolves
    Then "Shirei, Shizo's Caretaker" was destroyed
    When the game goes on to the end step
    Then "Shirei, Shizo's Caretaker" has triggered twice
    When the stack resolves
    Then "Llanowar Elves" is in Alice's graveyard

  @cr26:603.3.6
  Scenario: Promise at Dusk's ability leaves the stack neither countered nor resolved if Alice controls a creature by then
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery"
    And Alice has "Promise at Dusk" and "Grizzly Bears" in hand and can pay {1}{W}{1}{G}
    When Bob passes
    And Alice plays "Promise at Dusk"
    And the stack resolves
    And the game goes on to the end step
    And Bob passes
    And Alice plays "Grizzly Bears"
    And the stack resolves
    Then the ability of "Promise at Dusk" was removed from the stack
    And the ability of "Promise at Dusk" wasn't countered
    And Alice is at 20 life

  @cr26:603.4.3 @cr26:608.2a
  Scenario: Genesis Chamber triggers whenever a nontoken creature enters while it is untapped, and its trigger makes no Myr if Genesis Chamber is tapped as the trigger would resolve
    Given Alice controls "Genesis Chamber"
    And Alice has "Grizzly Bears", "Hill Giant" and "Gray Ogre" in hand and can pay {1}{G}{3}{R}{2}{R}
    And Bob has "Twiddle" in hand and can pay {U}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then "Genesis Chamber" has triggered once
    When the stack resolves
    Then Alice controls one 1/1 colorless "Myr" artifact creature token
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then "Genesis Chamber" has triggered twice
    When Bob plays "Twiddle" targeting "Genesis Chamber"
    And the top of the stack resolves
    And Bob chooses the option "tap"
    And the stack resolves
    Then Alice controls 1 "Myr" permanent
    And the second trigger of "Genesis Chamber" was removed from the stack
    When Alice plays "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is in play
    And "Genesis Chamber" has triggered twice
    And Alice controls 1 "Myr" permanent

  @cr26:603.4.3
  Scenario: Genesis Chamber, which stays untapped, makes a Myr for the player of each creature that enters
    Given Alice controls "Genesis Chamber"
    And Alice has "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G}{3}{R}
    And Bob controls "Vedalken Orrery" and has "Gray Ogre" in hand and can pay {2}{R}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    And Alice plays "Hill Giant"
    And the stack resolves
    And Bob plays "Gray Ogre"
    And the stack resolves
    Then Alice controls 2 "Myr" permanents
    And Bob controls one 1/1 colorless "Myr" artifact creature token
    And "Genesis Chamber" has triggered 3 times
