Feature: Abilities that trigger additional times

  @cr26:603.2d
  Scenario: When Bob's creature enters, Alice's Panharmonicon makes Alice's Soul Warden trigger twice, and Bob's Soul Warden only once
    Given Alice controls "Panharmonicon" and "Soul Warden"
    And Bob controls "Soul Warden" as "the other Warden"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    And it is Bob's main phase
    When Bob casts "Grizzly Bears"
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 21 life

  @cr26:603.2d
  Scenario: Two Panharmonicons make Mulldrifter's ability trigger three times
    Given Alice controls 2 "Panharmonicon"
    And Alice has "Mulldrifter" in hand and can pay {4}{U}
    And Alice has 7 "Plains" on top of library
    When Alice casts "Mulldrifter"
    And the stack resolves
    Then Alice has 6 cards in hand

  @cr26:603.2d
  Scenario: With Panharmonicon, Megrim triggers once for a discard and Soul Warden twice for a creature that enters
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

  @cr26:603.2d.2
  Scenario: The "dies" trigger of a creature that dies together with Teysa Karlov triggers twice
    Given Alice controls "Teysa Karlov" and "Ministrant of Obligation"
    And Bob controls "Ministrant of Obligation" as "Bob's Ministrant"
    And Alice controls a 1/1 black "Rat" creature token
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    Then "Rat" has exactly "vigilance" and "lifelink"
    When Alice casts "Wrath of God"
    And the stack resolves
    Then Alice controls 4 "Spirit" permanents
    And Bob controls 2 "Spirit" permanents

  @cr26:603.2d.2
  Scenario: The "dies" trigger of a creature that dies while Teysa Karlov stays on the battlefield triggers twice
    Given Alice controls "Teysa Karlov" and "Ministrant of Obligation"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob in response casts "Terror" targeting "Ministrant of Obligation"
    And the stack resolves
    Then Alice controls 4 "Spirit" permanents

  @cr26:603.2d.3
  Scenario: With Teysa Karlov, the "dies" trigger of Doomed Dissenter triggers twice, and the delayed trigger that Adarkar Valkyrie created triggers once
    Given Alice controls "Teysa Karlov", "Adarkar Valkyrie" and "Doomed Dissenter"
    And Bob controls "Doomed Dissenter" as "theirs"
    And Bob has "Lightning Bolt" as "one" and "Lightning Bolt" as "two" in hand and can pay {R}{R}
    When Alice activates "call" of "Adarkar Valkyrie" targeting "Doomed Dissenter"
    And the stack resolves
    And Bob plays "one" targeting "Doomed Dissenter"
    And the top of the stack resolves
    And Alice puts "Adarkar Valkyrie", "Doomed Dissenter" and "Doomed Dissenter" in this order
    Then "Adarkar Valkyrie" has triggered once
    And "Doomed Dissenter" has triggered twice
    When the stack resolves
    Then "Doomed Dissenter" is in play under Alice's control
    And Alice controls 2 "Zombie" permanents
    When Bob plays "two" targeting "theirs"
    And the stack resolves
    Then "theirs" has triggered once

  @cr26:603.2d.3
  Scenario: With Teysa Karlov, the "dies" trigger of Doomed Dissenter triggers twice, and the delayed trigger that Adarkar Valkyrie creates after that doesn't trigger for it
    Given Alice controls "Teysa Karlov", "Adarkar Valkyrie", "Doomed Dissenter" and "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Bob plays "Lightning Bolt" targeting "Doomed Dissenter"
    And the top of the stack resolves
    Then "Doomed Dissenter" has triggered twice
    When the stack resolves
    And Alice activates "call" of "Adarkar Valkyrie" targeting "Hill Giant"
    And the stack resolves
    Then "Adarkar Valkyrie" has triggered never
    And "Doomed Dissenter" is in Alice's graveyard
    And "Hill Giant" is in play
    And Alice controls 2 "Zombie" permanents

  @cr26:603.2d.4
  Scenario: With Canyon of Echoes, Heart-Piercer Manticore's ability triggers twice as it enters, and its reflexive ability once for each sacrifice
    Given Alice controls "Canyon of Echoes", "Craw Wurm" and "Ornithopter"
    And Bob controls "Wall of Stone"
    And Alice has "Heart-Piercer Manticore" in hand and can pay {2}{R}{R}
    When Alice plays "Heart-Piercer Manticore"
    And the top of the stack resolves
    Then the ability "pierce" of "Heart-Piercer Manticore" has triggered twice
    When the top of the stack resolves
    And Alice says yes
    And Alice chooses "Craw Wurm"
    And Alice targets Bob for "Heart-Piercer Manticore"
    And the top of the stack resolves
    Then Bob is at 14 life
    When the stack resolves
    And Alice says no
    Then Bob is at 14 life
    And "Ornithopter" is in play
    And it happened 3 times that "Heart-Piercer Manticore" triggered

  @cr26:603.2d @edition:2026-01
  Scenario: With Panharmonicon, both abilities of an evoked Mulldrifter trigger twice, and it is sacrificed once
    Given Alice controls "Panharmonicon" and has "Mulldrifter" in hand and can pay {2}{U}
    And Alice has 6 "Plains" as library
    When Alice plays "Mulldrifter" instead of its mana cost by "evoke"
    And the top of the stack resolves
    And Alice puts "Mulldrifter", "Mulldrifter", "Mulldrifter" and "Mulldrifter" in this order
    Then "Mulldrifter" has triggered 4 times
    When the stack resolves
    Then Alice has drawn 4 cards
    And "Mulldrifter" is in Alice's graveyard
    And it happened once that "Mulldrifter" was sacrificed
