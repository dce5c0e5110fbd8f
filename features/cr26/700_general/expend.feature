Feature: Expend

  @cr26:700.14.ex1
  Scenario: Bark-Knuckle Boxer triggers once when its controller spends a third to fifth mana in a turn to cast Divination, and not for a later spell
    Given Alice has "Bark-Knuckle Boxer", "Divination" and "Lava Spike" in hand and can pay {1}{G}{2}{U}{R}
    And Alice has 4 "Island" as "page" as library
    When Alice plays "Bark-Knuckle Boxer"
    And the stack resolves
    Then "Bark-Knuckle Boxer" doesn't have "indestructible"
    When Alice plays "Divination"
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"
    And Alice has drawn 2 cards
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered once

  @cr26:700.14.ex1
  Scenario: Bark-Knuckle Boxer triggers for the fourth of five spells for one mana each
    Given Alice controls "Bark-Knuckle Boxer"
    And Alice has 5 "Lava Spike" as "spike" in hand and can pay {R}{R}{R}{R}{R}
    When Alice plays "spike 1" targeting Bob
    And the stack resolves
    And Alice plays "spike 2" targeting Bob
    And the stack resolves
    And Alice plays "spike 3" targeting Bob
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered never
    When Alice plays "spike 4" targeting Bob
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"
    When Alice plays "spike 5" targeting Bob
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered once

  @cr26:700.14.ex1
  Scenario: Bark-Knuckle Boxer that entered after its controller spent four mana doesn't trigger in that turn, and triggers in a later turn
    Given it is Alice's main phase
    And Alice has "Bark-Knuckle Boxer", "Craw Wurm", "Hill Giant" and "Lava Spike" in hand and can pay {1}{G}{4}{G}{G}{R}
    And Alice has 4 "Island" as "page" as library
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice plays "Craw Wurm"
    And the stack resolves
    And Alice plays "Bark-Knuckle Boxer"
    And the stack resolves
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered never
    When the game goes on to Alice's next main phase
    And Alice plays "Hill Giant"
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"

  @cr26:700.14
  Scenario: Bark-Knuckle Boxer doesn't trigger for two mana spent to equip it and two on a spell, and triggers for a second such spell
    Given Alice controls "Bark-Knuckle Boxer" and "Umezawa's Jitte"
    And Alice has "Glacial Ray" as "one" and "Glacial Ray" as "two" in hand and can pay {2}{1}{R}{1}{R}
    When Alice equips "Bark-Knuckle Boxer" with "Umezawa's Jitte"
    And the stack resolves
    And Alice plays "one" targeting Bob
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered never
    When Alice plays "two" targeting Bob
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then Bob is at 16 life
    And "Bark-Knuckle Boxer" has "indestructible"

  @cr26:700.14.2
  Scenario: Thrifty Clerk, which says expend 2, triggers for the second mana, and Bark-Knuckle Boxer, which says expend 4, only for the fourth
    Given Alice controls "Thrifty Clerk" and "Bark-Knuckle Boxer"
    And Alice has "Lava Spike" as "one", "Lava Spike" as "two" and "Divination" in hand and can pay {R}{R}{2}{U}
    And Alice has 4 "Island" as "page" as library
    When Alice plays "one" targeting Bob
    And the stack resolves
    Then "Thrifty Clerk" has triggered never
    When Alice plays "two" targeting Bob
    Then "Thrifty Clerk" has triggered once
    And "Bark-Knuckle Boxer" has triggered never
    When the stack resolves
    Then Alice is at 23 life
    When Alice plays "Divination"
    Then "Bark-Knuckle Boxer" has triggered once
    And "Thrifty Clerk" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"

  @cr26:700.14.2
  Scenario: A player who spends six mana on the first spell of a turn expends 2 and 4 by it
    Given Alice controls "Thrifty Clerk" and "Bark-Knuckle Boxer"
    And Alice has "Craw Wurm" and "Lava Spike" in hand and can pay {4}{G}{G}{R}
    When Alice plays "Craw Wurm"
    Then "Thrifty Clerk" has triggered once
    And "Bark-Knuckle Boxer" has triggered once
    When Alice puts the ability of "Thrifty Clerk" and the ability of "Bark-Knuckle Boxer" in this order
    And the stack resolves
    Then Alice is at 23 life
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then "Thrifty Clerk" has triggered once
    And Alice is at 23 life

  @cr26:700.14
  Scenario: The mana that is spent counts, not the mana value, so two Howling Mines for {1} each and a Lava Spike are three, and Bob's spells don't count
    Given Alice controls "Bark-Knuckle Boxer" and "Jhoira's Familiar"
    And Alice has 2 "Howling Mine" as "mine" and 2 "Lava Spike" as "spike" in hand and can pay {1}{1}{R}{R}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    And Bob controls "Hill Giant"
    When Alice plays "mine 1"
    And the stack resolves
    And Alice plays "mine 2"
    Then the mana value of "mine 2" is 2
    And the total cost of "mine 2" is {1}
    And "Bark-Knuckle Boxer" has triggered never
    When the stack resolves
    And Alice plays "spike 1" targeting Bob
    And the stack resolves
    And Bob plays "Murder" targeting "Hill Giant"
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered never
    When Alice plays "spike 2" targeting Bob
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"

  @cr26:700.14
  Scenario: The mana that Sphere of Resistance adds to the cost of two Lava Spikes counts, so Alice has expended four by the second one
    Given Alice controls "Bark-Knuckle Boxer" as "boxer" and "Thrifty Clerk" as "clerk"
    And Bob controls "Sphere of Resistance"
    And Alice has "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {R}{1}{R}{1}
    When Alice plays "one" targeting Bob
    Then the total cost of "one" is {1}{R}
    And "clerk" has triggered once
    And "boxer" has triggered never
    When the stack resolves
    And Alice plays "two" targeting Bob
    Then "boxer" has triggered once
    When the stack resolves
    Then "boxer" has "indestructible"
    And Alice is at 23 life

  @cr26:700.14
  Scenario: The 2 life that Alice pays for the Phyrexian symbol of Phyrexian Metamorph is no mana spent, so she expends four only by the Lava Spike after it
    Given Alice controls "Bark-Knuckle Boxer" and "Sol Ring"
    And Alice has "Phyrexian Metamorph" and "Lava Spike" in hand and can pay {3} and can pay {R}
    When Alice plays "Phyrexian Metamorph" paying 2 life
    Then "Bark-Knuckle Boxer" has triggered never
    When the stack resolves
    And Alice chooses "Sol Ring" for "Phyrexian Metamorph"
    Then Alice is at 18 life
    When Alice plays "Lava Spike" targeting Bob
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"
    And Bob is at 17 life

  @cr26:700.14
  Scenario: The creatures that Alice taps for convoke of Siege Wurm are no mana spent, so she expends four only by the second Lava Spike after it
    Given Alice controls "Bark-Knuckle Boxer" and 5 "Llanowar Elves" as "elf"
    And Alice has "Siege Wurm", "Lava Spike" as "one" and "Lava Spike" as "two" in hand and can pay {2}{R}{R}
    When Alice plays "Siege Wurm" tapping "elf 1", "elf 2", "elf 3", "elf 4" and "elf 5"
    And the stack resolves
    And Alice plays "one" targeting Bob
    And the stack resolves
    Then "Siege Wurm" is in play
    And "Bark-Knuckle Boxer" has triggered never
    When Alice plays "two" targeting Bob
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then "Bark-Knuckle Boxer" has "indestructible"
    And Bob is at 14 life

  @cr26:700.14
  Scenario: The mana spent for flashback of Firebolt counts, and that for the ability of Hill Giant's Umezawa's Jitte doesn't
    Given Alice controls "Bark-Knuckle Boxer", "Hill Giant" and "Umezawa's Jitte"
    And Alice has "Firebolt" in graveyard and can pay {2}{4}{R}
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And the stack resolves
    Then "Bark-Knuckle Boxer" has triggered never
    When Alice plays "Firebolt" from graveyard targeting Bob
    Then "Bark-Knuckle Boxer" has triggered once
    When the stack resolves
    Then Bob is at 18 life
    And "Bark-Knuckle Boxer" has "indestructible"
