Feature: Myriad

  @cr26:702.116a
  Scenario: Warchief Giant that attacks Bob may bring tapped copies that attack Carol and Dave, and they are exiled at end of combat
    Given Carol is playing too
    And Dave is playing too
    And Alice controls "Warchief Giant" and "Grizzly Bears"
    When Alice attacks with "Warchief Giant" attacking Bob and "Grizzly Bears" attacking Bob
    Then "Warchief Giant" has triggered once
    When the stack resolves
    And Alice says yes
    And Alice says yes
    Then Alice was asked for a player never
    And Alice controls 3 "Warchief Giant" permanents
    And the first "Warchief Giant" token is attacking
    And the first "Warchief Giant" token is tapped
    And the first "Warchief Giant" token is 5/3
    And the second "Warchief Giant" token is tapped
    And "Warchief Giant" has triggered once
    When combat damage is dealt
    Then Bob is at 13 life
    And Carol is at 15 life
    And Dave is at 15 life
    And Alice controls 2 "token" permanents
    When the game goes on to the end of combat step
    And the stack resolves
    Then Alice controls no "token" permanents
    And it happened once that the first "Warchief Giant" token was exiled
    And "Warchief Giant" is in play

  @cr26:702.116a
  Scenario: Alice may make a token for Carol and none for Dave, and a Warchief Giant that attacks Bob's Jace Beleren has none for Bob
    Given Carol is playing too
    And Dave is playing too
    And Alice controls "Warchief Giant"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Warchief Giant" attacking "Jace Beleren"
    And the stack resolves
    And Alice says yes
    And Alice says no
    Then Alice controls 1 "token" permanent
    And Alice was asked for yes or no twice
    When combat damage is dealt
    Then Bob is at 20 life
    And Carol is at 15 life
    And Dave is at 20 life

  @cr26:702.116a
  Scenario: Warchief Giant that attacks the only opponent brings nothing
    Given Alice controls "Warchief Giant"
    When Alice attacks with "Warchief Giant"
    Then "Warchief Giant" has triggered once
    When the stack resolves
    Then nobody is asked anything
    And Alice controls no "token" permanents
    When combat damage is dealt
    Then Bob is at 15 life

  @cr26:702.116b
  Scenario: Each of two instances of myriad of Warchief Giant brings a copy that attacks Carol
    Given Carol is playing too
    And Alice controls "Warchief Giant"
    And "Warchief Giant" has "myriad"
    When Alice attacks with "Warchief Giant" attacking Bob
    Then "Warchief Giant" has triggered twice
    When the stack resolves
    And Alice says yes
    And Alice says yes
    Then Alice controls 2 "token" permanents
    When combat damage is dealt
    Then Bob is at 15 life
    And Carol is at 10 life

  @cr26:702.116a @cr26:702.116a.2
  Scenario: The token that Warchief Giant brings for Carol attacks her Jace Beleren, as Alice chooses
    Given Carol is playing too
    And Carol controls "Jace Beleren" with 7 loyalty counters
    And Alice controls "Warchief Giant"
    When Alice attacks with "Warchief Giant" attacking Bob
    And the stack resolves
    And Alice says yes
    Then Alice may choose Carol
    When Alice chooses "Jace Beleren"
    Then the first "Warchief Giant" token is tapped
    When combat damage is dealt
    Then "Jace Beleren" has 2 loyalty counters
    And Carol is at 20 life
    And Bob is at 15 life

  @cr26:702.116a.3
  Scenario: Warchief Giant, for which Alice creates no token, triggers nothing at end of combat, and triggers there in her next turn for the token
    Given Carol is playing too
    And Alice controls "Warchief Giant"
    When Alice attacks with "Warchief Giant" attacking Bob
    And the stack resolves
    And Alice says no
    And the game goes on to the end of combat step
    Then "Warchief Giant" has triggered once
    And the stack is empty
    When the game goes on to Alice's next main phase
    And Alice attacks with "Warchief Giant" attacking Bob
    And the stack resolves
    And Alice says yes
    And the game goes on to the end of combat step
    Then "Warchief Giant" has triggered three times
    When the stack resolves
    Then it happened once that the first "Warchief Giant" token was exiled
