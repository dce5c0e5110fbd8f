Feature: Sent back, in rulings of our own

  @may01:ours.81
  Scenario: The Imp sends back whose ability it is that targets it
    Given Alice controls "Echoing Imp"
    And Bob controls "Frostwielder"
    And it is Bob's main phase
    Then the mana cost of "Echoing Imp" is {1}{U}
    And "Echoing Imp" is blue
    And "Echoing Imp" is 2/2
    And "Echoing Imp" has exactly the types "creature" and "Imp"
    When Bob activates "chill" of "Frostwielder" targeting "Echoing Imp"
    And the stack resolves
    Then "Frostwielder" is in Bob's hand
    And "Echoing Imp" has 1 damage marked

  @may01:ours.81
  Scenario: A spell that targets it is no permanent and stays where it is
    Given Alice controls "Echoing Imp"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Bob plays "Boomerang" targeting "Echoing Imp"
    And the top of the stack resolves
    Then the stack holds "Boomerang"
    When the stack resolves
    Then "Echoing Imp" is in Alice's hand
    And "Boomerang" is in Bob's graveyard

  @may01:ours.82
  Scenario: Only what is blocked is smitten
    Given Alice has "Smite" in hand and can pay {W}
    And it is Bob's main phase
    And Bob controls "Hill Giant", "Grizzly Bears" and "Craw Wurm"
    And Alice controls "Wall of Stone"
    Then the mana cost of "Smite" is {W}
    And "Smite" is white
    And "Smite" has exactly the type "instant"
    When Bob attacks with "Hill Giant" and "Grizzly Bears"
    And Alice blocks "Hill Giant" with "Wall of Stone"
    Then Alice can target only "Hill Giant" with "Smite"
    When Alice plays "Smite" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed

  @may01:ours.83
  Scenario: Only what is face down is broken open
    Given Bob controls a face-down "Battering Craghorn" as "mask" and "Hill Giant"
    And Alice controls a face-down "Battering Craghorn" as "own mask"
    And Alice has "Break Open" in hand and can pay {1}{R}
    Then the mana cost of "Break Open" is {1}{R}
    And "Break Open" is red
    And "Break Open" has exactly the type "instant"
    And Alice can target only "mask" with "Break Open"
    When Alice plays "Break Open" targeting "mask"
    And the stack resolves
    Then "mask" is 3/1
    And "mask" is named "Battering Craghorn"

  @may01:ours.84
  Scenario: A sphere of one enchantment asks once for each attacker
    Given Bob controls "Sphere of Safety"
    And Alice controls "Hill Giant" and "Grizzly Bears" and can pay {1}
    Then the mana cost of "Sphere of Safety" is {4}{W}
    And "Sphere of Safety" is white
    And "Sphere of Safety" has exactly the type "enchantment"
    And Alice can attack with "Hill Giant"
    And Alice can't attack with "Hill Giant" and "Grizzly Bears" because of the first printed ability of "Sphere of Safety"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life

  @may01:ours.84
  Scenario: Two enchantments are paid for by each of two attackers
    Given Bob controls "Sphere of Safety" and "Castle"
    And Alice controls "Hill Giant" and "Grizzly Bears" and can pay {4}
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
