Feature: Examples of section 710

  @cr26:710.2.ex1
  Scenario: A search for a legendary creature card can't find Akki Lavarunner
    Given Alice has "Time of Need" in hand and can pay {1}{G}
    And Alice has "Akki Lavarunner" and "Isamaru, Hound of Konda" as library
    When Alice casts "Time of Need"
    And the stack resolves
    Then Alice may not choose "Akki Lavarunner" for "Time of Need"
    And Alice may choose "Isamaru, Hound of Konda" for "Time of Need"
    When Alice chooses "Isamaru, Hound of Konda" for "Time of Need"
    Then "Isamaru, Hound of Konda" is in Alice's hand
    And Alice's library holds "Akki Lavarunner"

  @cr26:710.2.ex1
  Scenario: An effect on legendary creatures doesn't affect Akki Lavarunner, and affects it once it has flipped into Tok-Tok
    Given Alice controls "Day of Destiny" and "Akki Lavarunner"
    Then "Akki Lavarunner" is 1/1
    And "Akki Lavarunner" has exactly the types "creature", "Goblin" and "Warrior"
    When Alice attacks with "Akki Lavarunner"
    And Bob doesn't block
    And combat damage is dealt
    And the stack resolves
    Then "Akki Lavarunner" is named "Tok-Tok, Volcano Born"
    And "Akki Lavarunner" has exactly the types "legendary", "creature", "Goblin" and "Shaman"
    And "Akki Lavarunner" is 4/4
    And Bob is at 19 life
