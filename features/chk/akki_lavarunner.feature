Feature: Akki Lavarunner
  @chk:508.1a @chk:flip-cards.n1
  Scenario: Akki Lavarunner flips after it deals damage to an opponent
    Given Alice has "Akki Lavarunner" in hand and can pay {3}{R}
    When Alice plays "Akki Lavarunner"
    And the stack resolves
    Then "Akki Lavarunner" is 1/1
    And "Akki Lavarunner" has exactly the types "creature", "Goblin" and "Warrior"
    When Alice attacks with "Akki Lavarunner"
    And combat damage is dealt
    Then Bob is at 19 life
    And "Akki Lavarunner" is unflipped
    When the stack resolves
    Then "Akki Lavarunner" is flipped
    And "Akki Lavarunner" is named "Tok-Tok, Volcano Born"
    And "Akki Lavarunner" is 2/2
    And "Akki Lavarunner" has exactly the types "legendary", "creature", "Goblin" and "Shaman"
    And "Akki Lavarunner" doesn't have "haste"

  @chk:508.1a
  Scenario: Akki Lavarunner flips after it deals damage to a player, but not after it deals damage to a creature
    Given Alice controls "Akki Lavarunner"
    And Bob controls "Steel Wall"
    When Alice attacks with "Akki Lavarunner"
    And Bob blocks "Akki Lavarunner" with "Steel Wall"
    And combat damage is dealt
    Then "Steel Wall" has 1 damage marked
    And the stack is empty
    And "Akki Lavarunner" is unflipped
    And "Akki Lavarunner" is named "Akki Lavarunner"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Akki Lavarunner"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is flipped

  @chk:508.1b
  Scenario: Tok-Tok, the flipped Akki Lavarunner, has protection from red and adds 1 to red damage dealt to a player
    Given Alice controls "Akki Lavarunner" and has "Lava Spike" in hand and can pay {R}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob can play "Glacial Ray" targeting "Akki Lavarunner"
    When Alice attacks with "Akki Lavarunner"
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is named "Tok-Tok, Volcano Born"
    And Bob is at 19 life
    And Bob can't play "Glacial Ray" targeting "Akki Lavarunner" by rule 502.7b
    When the game goes on to the second main phase
    And Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 15 life

  @chk:508.1b
  Scenario: Tok-Tok, the flipped Akki Lavarunner, doesn't increase damage from a non-red source or damage dealt to a creature
    Given Alice controls "Akki Lavarunner" and "Grizzly Bears"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Craw Wurm"
    When Alice attacks with "Akki Lavarunner" and "Grizzly Bears"
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is flipped
    And Bob is at 17 life
    When Alice plays "Glacial Ray" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" has 2 damage marked
    When the game goes on to Bob's main phase
    And Bob attacks with nothing
    And the game goes on to Alice's next main phase
    And Alice attacks with "Akki Lavarunner" and "Grizzly Bears"
    And Bob blocks "Akki Lavarunner" with "Craw Wurm"
    And combat damage is dealt
    Then "Craw Wurm" has 2 damage marked
    And Bob is at 15 life

  @chk:508.1b
  Scenario: Tok-Tok, the flipped Akki Lavarunner, also adds 1 to red damage dealt to its own controller
    Given Alice controls "Akki Lavarunner" and has 3 "Glacial Ray" as "ray" in hand and can pay {3}{R}{R}{R}
    When Alice plays "ray 1" targeting Alice
    And the stack resolves
    Then Alice is at 18 life
    When Alice attacks with "Akki Lavarunner"
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is named "Tok-Tok, Volcano Born"
    When Alice plays "ray 2" targeting Alice
    And the stack resolves
    Then Alice is at 15 life
    When Alice plays "ray 3" targeting Bob
    And the stack resolves
    Then Bob is at 16 life

  @chk:508.1a
  Scenario: Akki Lavarunner flips after it deals damage to an opponent, and not after another creature does
    Given Alice controls "Akki Lavarunner" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 18 life
    And "Akki Lavarunner" has triggered never
    And "Akki Lavarunner" is named "Akki Lavarunner"
    When the game goes on to Alice's next main phase
    And Alice attacks with "Akki Lavarunner"
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is flipped

  @chk:508.1a
  Scenario: Akki Lavarunner whose damage is redirected to its controller doesn't flip
    Given Alice controls "Akki Lavarunner"
    And Bob has "Shining Shoal" in hand and can pay {1}{W}{W}
    When Alice attacks with "Akki Lavarunner"
    And Bob plays "Shining Shoal" with X = 1 targeting Alice
    And the stack resolves
    And as it resolves, Bob chooses the source "Akki Lavarunner"
    And combat damage is dealt
    Then "Akki Lavarunner" has dealt 1 damage to Alice
    And "Akki Lavarunner" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Akki Lavarunner"
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is flipped
