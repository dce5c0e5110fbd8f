Feature: How often abilities trigger, in rulings of our own

  @htg:ours.392
  Scenario: An artifact or creature that enters makes abilities of your permanents trigger once more, whoever's it is
    Given Alice controls "Panharmonicon" and "Soul Warden"
    And Bob controls "Soul Warden" as "the other Warden"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    And it is Bob's main phase
    Then the mana cost of "Panharmonicon" is {4}
    And "Panharmonicon" has exactly the type "artifact"
    When Bob casts "Grizzly Bears"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 21 life

  @htg:ours.392
  Scenario: Two of them make it three times, of what enters by itself, too
    Given Alice controls 2 "Panharmonicon"
    And Alice has "Mulldrifter" in hand and can pay {4}{U}
    And Alice has 7 "Plains" on top of library
    When Alice casts "Mulldrifter"
    And the stack resolves
    Then Alice has 6 cards in hand

  @htg:ours.392
  Scenario: What triggers on something else triggers once
    Given Alice controls "Panharmonicon", "Megrim" and "Soul Warden"
    And Bob has "Plains" in hand
    And Alice has "Raven's Crime" and "Hill Giant" in hand and can pay {B}{3}{R}
    When Alice casts "Raven's Crime" targeting Bob
    And the stack resolves
    Then Bob is at 18 life
    And "Megrim" has triggered once
    When Alice casts "Hill Giant"
    And the stack resolves
    Then "Soul Warden" has triggered twice

  @htg:ours.393
  Scenario: What dies together with her still triggers once more
    Given Alice controls "Teysa Karlov" and "Ministrant of Obligation"
    And Bob controls "Ministrant of Obligation" as "Bob's Ministrant"
    And Alice controls a 1/1 black "Rat" creature token
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    Then "Rat" has exactly "vigilance" and "lifelink"
    And the mana cost of "Teysa Karlov" is {2}{W}{B}
    And "Teysa Karlov" is white and black
    And "Teysa Karlov" is 2/4
    And "Teysa Karlov" has exactly the types "legendary", "creature", "Human" and "Advisor"
    When Alice casts "Wrath of God"
    And the stack resolves
    Then Alice controls 4 "Spirit" permanents
    And Bob controls 2 "Spirit" permanents

  @htg:ours.393
  Scenario: What dies before her triggers once more
    Given Alice controls "Teysa Karlov" and "Ministrant of Obligation"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob in response casts "Terror" targeting "Ministrant of Obligation"
    And the stack resolves
    Then Alice controls 4 "Spirit" permanents

  @htg:ours.394
  Scenario: Its own player's permanents trigger no more than others'
    Given Alice controls "Torpor Orb" and "Soul Warden"
    And Alice has "Boomerang", "Grizzly Bears" and "Hill Giant" in hand and can pay {1}{G}{U}{U}{3}{R}
    When Alice casts "Grizzly Bears"
    And the stack resolves
    Then Alice is at 20 life
    When Alice casts "Boomerang" targeting "Torpor Orb"
    And the stack resolves
    And Alice casts "Hill Giant"
    And the stack resolves
    Then Alice is at 21 life

  @htg:ours.394
  Scenario: A creature that enters triggers nothing, its own ability neither
    Given Bob controls "Torpor Orb"
    And Alice controls "Soul Warden"
    And Alice has "Mulldrifter", "Boomerang" and "Hill Giant" in hand and can pay {2}{U}{U}{U}{3}{R}
    Then the mana cost of "Torpor Orb" is {2}
    And "Torpor Orb" has exactly the type "artifact"
    When Alice casts "Mulldrifter" instead of its mana cost by "evoke"
    And the stack resolves
    Then Alice controls "Mulldrifter"
    And Alice is at 20 life
    And Alice has 2 cards in hand
    When Alice casts "Boomerang" targeting "Torpor Orb"
    And the stack resolves
    And Alice casts "Hill Giant"
    And the stack resolves
    Then "Soul Warden" has triggered once
    And Alice is at 21 life

  @htg:ours.394
  Scenario: What a creature enters with isn't triggered, and what triggers as it dies is something else
    Given Bob controls "Torpor Orb"
    And Alice controls "Ministrant of Obligation" and "Soul Warden"
    And Alice has "Clone" and "Wrath of God" in hand and can pay {3}{U}{2}{W}{W}
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Ministrant of Obligation" for "Clone"
    Then "Clone" is named "Ministrant of Obligation"
    And Alice is at 20 life
    When Alice casts "Wrath of God"
    And the stack resolves
    And Alice puts "Ministrant of Obligation" and "Clone" in this order
    Then Alice controls 4 "Spirit" permanents

  @htg:ours.396
  Scenario: Whoever sacrifices whatever, it triggers
    Given Alice controls "Mayhem Devil"
    And Bob controls "Fume Spitter" and "Hill Giant"
    Then the mana cost of "Mayhem Devil" is {1}{B}{R}
    And "Mayhem Devil" is black and red
    And "Mayhem Devil" is 3/3
    And "Mayhem Devil" has exactly the types "creature" and "Devil"
    When Bob activates "Fume Spitter" targeting "Hill Giant"
    And Alice targets Bob for "Mayhem Devil"
    And the stack resolves
    Then Bob is at 19 life

  @htg:ours.396
  Scenario: It triggers as it is sacrificed itself
    Given Alice controls "Mayhem Devil" and "Birthing Pod" as "pod"
    And Alice can pay {1}{G}
    When Alice activates "pod" sacrificing "Mayhem Devil"
    And Alice targets Bob for "Mayhem Devil"
    And the stack resolves
    Then Bob is at 19 life

  @htg:ours.397
  Scenario: Creatures that die at one time are one event, and the next is too late in the turn
    Given Alice controls "Morbid Opportunist"
    And Bob controls "Soul Warden", "Llanowar Elves", "Treetop Scout" and "Hill Giant"
    And Alice has "Arc Lightning" and "Terror" in hand and can pay {2}{R}{1}{B}
    Then the mana cost of "Morbid Opportunist" is {2}{B}
    And "Morbid Opportunist" is black
    And "Morbid Opportunist" is 1/3
    And "Morbid Opportunist" has exactly the types "creature", "Human" and "Rogue"
    When Alice casts "Arc Lightning" targeting "Soul Warden", "Llanowar Elves" and "Treetop Scout" dividing 1 to "Soul Warden", 1 to "Llanowar Elves" and 1 to "Treetop Scout"
    And the stack resolves
    Then "Morbid Opportunist" has triggered once
    And Alice has drawn 1 card
    When Alice casts "Terror" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice has drawn 1 card

  @htg:ours.397
  Scenario: Two that die are one event
    Given Alice controls "Morbid Opportunist"
    And Bob controls "Soul Warden", "Llanowar Elves" and "Hill Giant"
    And Alice has "Arc Lightning" in hand and can pay {2}{R}
    When Alice casts "Arc Lightning" targeting "Soul Warden" and "Llanowar Elves" dividing 2 to "Soul Warden" and 1 to "Llanowar Elves"
    And the stack resolves
    Then Alice has drawn 1 card
    And "Hill Giant" is 3/3

  @htg:ours.398
  Scenario: A spell that is only cast draws once
    Given Alice controls "Archmage Emeritus" and "Hill Giant"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When Alice casts "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then Alice has drawn 1 card
    And Alice has 2 cards in hand
    And "Archmage Emeritus" is 2/2

  @htg:ours.398
  Scenario: A copy of an instant draws as casting it does
    Given Alice controls "Archmage Emeritus"
    And Alice has "Boomerang" and "Fork" in hand and can pay {U}{U}{R}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then the mana cost of "Archmage Emeritus" is {2}{U}{U}
    And "Archmage Emeritus" is blue
    And "Archmage Emeritus" is 2/2
    And "Archmage Emeritus" has exactly the types "creature", "Human" and "Wizard"
    When Alice casts "Boomerang" targeting "Hill Giant"
    And Alice casts "Fork" targeting "Boomerang"
    And the stack resolves
    And Alice targets "Grizzly Bears" for "Fork"
    Then "Archmage Emeritus" has triggered three times
    And Alice has drawn 3 cards

  @htg:ours.474
  Scenario: An attack of two is one, and an attack of one is none
    Given Alice controls "Chivalric Alliance", "Grizzly Bears" and "Hill Giant"
    And Alice has "Plains" in hand and can pay {2}
    Then the mana cost of "Chivalric Alliance" is {1}{W}
    And "Chivalric Alliance" is white
    And "Chivalric Alliance" has exactly the type "enchantment"
    When Alice activates "muster" of "Chivalric Alliance" discarding "Plains"
    And the stack resolves
    Then Alice controls a 2/2 white and blue "Knight" creature token
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Chivalric Alliance" has triggered once
    And Alice has drawn 1 card
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's main phase
    And Alice attacks with "Hill Giant"
    Then "Chivalric Alliance" has triggered once

  @htg:ours.474
  Scenario: Three attack once
    Given Alice controls "Chivalric Alliance", "Grizzly Bears", "Hill Giant" and "Serra Angel"
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 20 life
    And "Serra Angel" is 4/4
