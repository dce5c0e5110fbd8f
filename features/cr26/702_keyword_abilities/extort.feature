Feature: Extort

  @cr26:702.101a
  Scenario: Each of two opponents loses 1 life to extort, and the player who pays for extort gains 2 life
    Given Carol is playing too
    And Alice controls "Syndic of Tithes"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}{W}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 19 life
    And Carol is at 19 life
    And Alice is at 22 life
    And it happened never that Alice lost life

  @cr26:702.101a
  Scenario: An opponent whose life total can't change loses no life to extort, and no life is gained for that opponent
    Given Carol is playing too
    And Alice controls "Syndic of Tithes"
    And Bob controls "Platinum Emperion"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}{W}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 20 life
    And Carol is at 19 life
    And Alice is at 21 life

  @cr26:702.101a
  Scenario: With one opponent, a player who pays for extort gains 1 life, and a player who doesn't pay gains none
    Given it is Alice's main phase
    And Alice controls "Syndic of Tithes"
    And Alice has "Grizzly Bears" and "Llanowar Elves" in hand and can pay {1}{G}{G}{W}{R}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 19 life
    And Alice is at 21 life
    And Bob has been dealt no damage
    When the stack resolves
    And Alice plays "Llanowar Elves"
    And the stack resolves
    Then "Syndic of Tithes" has triggered twice
    And Bob is at 19 life
    And Alice is at 21 life
    And Alice was asked for a payment once

  @cr26:702.101a
  Scenario: Extort doesn't trigger for an opponent's spell, and can be paid for with black mana
    Given it is Bob's main phase
    And Alice controls "Syndic of Tithes" and has "Llanowar Elves" and "Forest" in hand and can pay {G}{B}
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Syndic of Tithes" has triggered never
    When the game goes on to Alice's main phase
    And Alice plays the land "Forest"
    Then "Syndic of Tithes" has triggered never
    When Alice plays "Llanowar Elves"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:702.101b
  Scenario: Syndic of Tithes with two instances of extort lets its controller pay twice for one spell
    Given Alice controls "Syndic of Tithes" and has "Giant Growth" in hand and can pay {G}{W}{W}
    And "Syndic of Tithes" has "extort"
    When Alice plays "Giant Growth" targeting "Syndic of Tithes"
    Then "Syndic of Tithes" has triggered twice
    When the stack resolves
    And Alice pays for "Syndic of Tithes"
    And Alice pays for "Syndic of Tithes"
    Then Bob is at 18 life
    And Alice is at 22 life
    And "Syndic of Tithes" is 5/5

  @cr26:702.101a
  Scenario: Alice, who could pay for extort and doesn't, gains no life, and Bob loses none
    Given Alice controls "Syndic of Tithes"
    And Alice has "Grizzly Bears" and "Llanowar Elves" in hand and can pay {1}{G}{G}{W}
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    And Alice says no to "Syndic of Tithes"
    Then Bob is at 20 life
    And Alice is at 20 life
    When the stack resolves
    And Alice plays "Llanowar Elves"
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    Then Bob is at 19 life
    And Alice is at 21 life

  @cr26:702.101a
  Scenario: Extort triggers for Lava Spike and for Twincast, and not for the copy of Lava Spike, which wasn't cast
    Given Alice controls "Syndic of Tithes"
    And Alice has "Lava Spike" and "Twincast" in hand and can pay {R}{U}{U}{W}
    When Alice plays "Lava Spike" targeting Bob
    And the top of the stack resolves
    And Alice says yes to "Syndic of Tithes"
    And Alice plays "Twincast" targeting "Lava Spike"
    And the stack resolves
    And Alice keeps the targets
    Then "Syndic of Tithes" has triggered twice
    And Bob is at 13 life
    And Alice is at 21 life

  @cr26:702.101a.2
  Scenario: Extort of Sol Ring, which isn't a creature, makes Bob lose 1 life as Alice casts Grizzly Bears and pays {W}
    Given Alice controls "Sol Ring" and has "Grizzly Bears" in hand and can pay {1}{G}{W}
    And "Sol Ring" has "extort"
    When Alice plays "Grizzly Bears"
    Then "Sol Ring" has triggered once
    When the top of the stack resolves
    And Alice says yes to "Sol Ring"
    Then Bob is at 19 life
    And Alice is at 21 life
