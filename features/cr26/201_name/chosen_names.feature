Feature: Chosen names













  @cr26:201.4
  Scenario: Glacial Ray can be chosen for Runed Halo, and the token name Servo can't
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Alice plays "Runed Halo"
    And the stack resolves
    Then Alice may choose the card name "Glacial Ray" for "Runed Halo"
    And Alice may not choose the card name "Servo" for "Runed Halo"
    When Alice chooses the card name "Glacial Ray" for "Runed Halo"
    Then Bob can't play "Glacial Ray" targeting Alice because of the ability "halo" of "Runed Halo"
    And Bob can play "Glacial Ray" targeting Bob

  @cr26:201.4c
  Scenario: Runed Halo that names Tok-Tok, Volcano Born, protects from its ability, and not from another flip card
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls "Hill Giant"
    When Alice plays "Runed Halo"
    And the stack resolves
    Then Alice may choose the card name "Tok-Tok, Volcano Born" for "Runed Halo"
    And Alice may not choose the card name "Volcano Born" for "Runed Halo"
    When Alice chooses the card name "Tok-Tok, Volcano Born" for "Runed Halo"
    Then "Runed Halo" is in play
    And Alice is at 20 life

  @cr26:201.4d
  Scenario: Runed Halo that names Tavern Smasher, the back face of Tavern Ruffian, prevents its damage
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls transformed "Tavern Ruffian" and "Grizzly Bears"
    When Alice plays "Runed Halo"
    And the stack resolves
    Then Alice may choose the card name "Tavern Smasher" for "Runed Halo"
    And Alice may not choose the card name "Servo" for "Runed Halo"
    When Alice chooses the card name "Tavern Smasher" for "Runed Halo"
    And the game goes on to Bob's main phase
    And Bob attacks with "Tavern Ruffian" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life
    And "Tavern Ruffian" has dealt no combat damage

  @cr26:201.4f
  Scenario: A player with Runed Halo that names Stomp can't be the target of Stomp
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob has "Bonecrusher Giant" in hand and can pay {1}{R}
    When Alice plays "Runed Halo"
    And the stack resolves
    Then Alice may choose the card name "Stomp" for "Runed Halo"
    When Alice chooses the card name "Stomp" for "Runed Halo"
    Then Bob can't play "Bonecrusher Giant" as "Stomp" targeting Alice because of the ability "halo" of "Runed Halo"
    And Bob can play "Bonecrusher Giant" as "Stomp" targeting Bob
