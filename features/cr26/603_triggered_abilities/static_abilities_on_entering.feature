Feature: Static abilities that apply as a permanent enters the battlefield

  @cr26:603.6d
  Scenario: With Torpor Orb, Clone still enters as a copy of Mogg War Marshal; the copy triggers when it dies, but not when it enters
    Given Bob controls "Torpor Orb"
    And Alice controls "Mogg War Marshal"
    And Alice has "Clone" and "Wrath of God" in hand and can pay {3}{U}{2}{W}{W}
    When Alice casts "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Mogg War Marshal" for "Clone"
    Then "Clone" is named "Mogg War Marshal"
    And Alice controls no "token" permanents
    When Alice casts "Wrath of God"
    And the stack resolves
    And Alice puts "Mogg War Marshal" and "Clone" in this order
    Then Alice controls two 1/1 red "Goblin" creature tokens

  @cr26:603.6d
  Scenario: With Torpor Orb, Ivy Elemental still enters with its counters, and Rusted Sentinel still enters tapped
    Given Bob controls "Torpor Orb"
    And Alice has "Ivy Elemental" and "Rusted Sentinel" in hand and can pay {2}{G}{4}
    When Alice plays "Ivy Elemental" with X = 2
    And the stack resolves
    And Alice plays "Rusted Sentinel"
    And the stack resolves
    Then "Ivy Elemental" is 2/2
    And "Rusted Sentinel" is tapped

  @cr26:603.6d.2
  Scenario: With Torpor Orb, Alice still chooses a colour as Voice of All enters, and nothing uses the stack
    Given Bob controls "Torpor Orb"
    And Alice has "Voice of All" in hand and can pay {2}{W}{W}
    And Bob has "Lightning Bolt" and "Terror" in hand and can pay {R}{1}{B}
    When Alice plays "Voice of All"
    And the top of the stack resolves
    Then Alice may choose the color "red" for "Voice of All"
    When Alice chooses the color "red" for "Voice of All"
    Then "Voice of All" is in play
    And the stack is empty
    And Bob can't play "Lightning Bolt" targeting "Voice of All" because "Voice of All" has "protection"
    And Bob can play "Terror" targeting "Voice of All"
