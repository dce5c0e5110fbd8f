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
  Scenario: Runed Halo that names Tok-Tok, Volcano Born, the alternative name of Akki Lavarunner, prevents the combat damage of the flipped card
    Given Alice has "Runed Halo" in hand and can pay {W}{W}
    And Bob controls a flipped "Akki Lavarunner" as "Tok-Tok" and "Grizzly Bears"
    When Alice plays "Runed Halo"
    And the stack resolves
    Then Alice may choose the card name "Tok-Tok, Volcano Born" for "Runed Halo"
    And Alice may not choose the card name "Volcano Born" for "Runed Halo"
    When Alice chooses the card name "Tok-Tok, Volcano Born" for "Runed Halo"
    And the game goes on to Bob's main phase
    And Bob attacks with "Tok-Tok" and "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And Alice applies "Runed Halo" first
    Then Alice is at 18 life
    And "Tok-Tok" has dealt no combat damage

  @cr26:201.4d @cr26:712.19.2
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

  @cr26:201.4b
  Scenario: Alice can't choose both names of Fire // Ice together, and with Fire chosen Bob can still play Ice
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has "Fire // Ice" in hand and can pay {1}{R}{1}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may not choose the card name "Fire // Ice" for "Nevermore"
    And Alice may choose the card name "Ice" for "Nevermore"
    When Alice chooses the card name "Fire" for "Nevermore"
    And Alice passes
    Then Bob can't play "Fire // Ice" as "Fire" targeting Alice dividing 2 to Alice because of "ban" of "Nevermore"
    And Bob can play "Fire // Ice" as "Ice" targeting "Hill Giant"
    When Bob plays "Fire // Ice" as "Ice" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is tapped

  @cr26:201.4b.before
  Scenario: Until 2009, Alice names both halves of Fire // Ice, and Bob can play neither half
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has "Fire // Ice" and "Twiddle" in hand and can pay {1}{R}{1}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may not choose the card name "Ice" for "Nevermore"
    And Alice may choose the card name "Hill Giant" for "Nevermore"
    When Alice chooses the card name "Fire // Ice" for "Nevermore"
    And Alice passes
    Then Bob can't play "Fire // Ice" as "Ice" targeting "Hill Giant" because of "ban" of "Nevermore"
    And Bob can't play "Fire // Ice" as "Fire" targeting Alice dividing 2 to Alice because of "ban" of "Nevermore"
    When Bob plays "Twiddle" targeting "Hill Giant"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Hill Giant" is tapped

  @cr26:201.4.3
  Scenario: The name of the token that Llanowar Mentor creates can be chosen for Runed Halo, because a card has it, too, and the name of Curio Cabinet's token can't
    Given Alice controls "Llanowar Mentor" and "Curio Cabinet" and can pay {G}
    And Alice has "Runed Halo" and "Forest" in hand and can pay {W}{W}
    When Alice activates "teach" of "Llanowar Mentor" discarding "Forest"
    And the stack resolves
    And Alice activates "walker" of "Curio Cabinet"
    And the stack resolves
    Then the first "Llanowar Elves" token is named "Llanowar Elves"
    When Alice plays "Runed Halo"
    And the stack resolves
    Then Alice may choose the card name "Llanowar Elves" for "Runed Halo"
    And Alice may not choose the card name "Walker" for "Runed Halo"
    When Alice chooses the card name "Llanowar Elves" for "Runed Halo"
    And the game goes on to Alice's next main phase
    And Alice taps the first "Llanowar Elves" token for mana
    Then Alice has {G} in the mana pool

  @cr26:201.4f.2 @edition:2026-01
  Scenario: For Hush of Words, which asks for the name of no creature and no sorcery, Stomp can be chosen and Bonecrusher Giant can't
    Given Alice has "Hush of Words" in hand and can pay {W}
    And Bob has "Bonecrusher Giant" in hand and can pay {2}{R}
    When Alice plays "Hush of Words"
    And the stack resolves
    Then Alice may not choose the card name "Bonecrusher Giant" for "Hush of Words"
    And Alice may choose the card name "Stomp" for "Hush of Words"
    When Alice chooses the card name "Stomp" for "Hush of Words"
    And the game goes on to Bob's main phase
    Then Bob can't play "Bonecrusher Giant" as "Stomp" targeting Alice because of "hush" of "Hush of Words"
    And Bob can play "Bonecrusher Giant"

  @cr26:201.4b.2 @edition:2026-01
  Scenario: For Hush of Words, which asks for the name of no creature and no sorcery, Thrash, an instant, can be chosen and Threat, a sorcery, can't
    Given Alice has "Hush of Words" in hand and can pay {W}
    And Bob has "Thrash // Threat" in hand and can pay {2}{R}{G}
    And Bob controls "Hill Giant"
    And Alice controls "Craw Wurm"
    When Alice plays "Hush of Words"
    And the stack resolves
    Then Alice may not choose the card name "Threat" for "Hush of Words"
    And Alice may choose the card name "Thrash" for "Hush of Words"
    When Alice chooses the card name "Thrash" for "Hush of Words"
    And the game goes on to Bob's main phase
    Then Bob can't play "Thrash // Threat" as "Thrash" targeting "Hill Giant" then "Craw Wurm" because of "hush" of "Hush of Words"
    And Bob can play "Thrash // Threat" as "Threat"

  @cr26:201.4d.2 @cr26:712.19 @edition:2026-01
  Scenario: For Nevermore, which asks for the name of a nonland card, Bala Ged Recovery can be chosen, and the land Bala Ged Sanctuary on its back can't
    Given Alice has "Nevermore" in hand and can pay {1}{W}{W}
    And Bob has "Bala Ged Recovery" and "Runeclaw Bear" in hand and can pay {2}{G}{1}{G}
    When Alice plays "Nevermore"
    And the stack resolves
    Then Alice may not choose the card name "Bala Ged Sanctuary" for "Nevermore"
    And Alice may choose the card name "Bala Ged Recovery" for "Nevermore"
    When Alice chooses the card name "Bala Ged Recovery" for "Nevermore"
    And the game goes on to Bob's main phase
    Then Bob can play the land "Bala Ged Recovery"
    When Bob plays the land "Bala Ged Recovery"
    Then "Bala Ged Recovery" is named "Bala Ged Sanctuary"
    And "Bala Ged Recovery" is tapped

  @cr26:201.4d.3 @edition:2026-01
  Scenario: For Hush of Words, the land Bala Ged Sanctuary can be chosen, and Bala Ged Recovery, the sorcery on its front, can't
    Given Alice has "Hush of Words" in hand and can pay {W}
    And Bob has "Bala Ged Recovery" in hand
    When Alice plays "Hush of Words"
    And the stack resolves
    Then Alice may not choose the card name "Bala Ged Recovery" for "Hush of Words"
    And Alice may choose the card name "Bala Ged Sanctuary" for "Hush of Words"
    When Alice chooses the card name "Bala Ged Sanctuary" for "Hush of Words"
    Then "Hush of Words" is in play

  @cr26:201.4c.2
  Scenario: For Hush of Words, the enchantment All That Was Heard, the flipped half of Quiet Listener, can be chosen, and the creature Quiet Listener can't
    Given Alice has "Hush of Words" in hand and can pay {W}
    And Bob has "Quiet Listener" in hand
    When Alice plays "Hush of Words"
    And the stack resolves
    Then Alice may not choose the card name "Quiet Listener" for "Hush of Words"
    And Alice may choose the card name "All That Was Heard" for "Hush of Words"
    When Alice chooses the card name "All That Was Heard" for "Hush of Words"
    Then "Hush of Words" is in play

  @cr26:201.4c.2
  Scenario: For Hush of Deeds, the creature Quiet Listener can be chosen, and the enchantment All That Was Heard, its flipped half, can't
    Given Alice has "Hush of Deeds" in hand and can pay {W}
    And Bob has "Quiet Listener" in hand
    When Alice plays "Hush of Deeds"
    And the stack resolves
    Then Alice may not choose the card name "All That Was Heard" for "Hush of Deeds"
    And Alice may choose the card name "Quiet Listener" for "Hush of Deeds"
    When Alice chooses the card name "Quiet Listener" for "Hush of Deeds"
    Then "Hush of Deeds" is in play

  @cr26:201.4c.2
  Scenario: For Hush of Deeds, Tok-Tok, Volcano Born, the alternative name of a flip card whose halves are both creatures, can be chosen, and the name of an enchantment can't
    Given Alice has "Hush of Deeds" in hand and can pay {W}
    And Bob has "Akki Lavarunner" and "Glorious Anthem" in hand
    When Alice plays "Hush of Deeds"
    And the stack resolves
    Then Alice may not choose the card name "Glorious Anthem" for "Hush of Deeds"
    And Alice may choose the card name "Tok-Tok, Volcano Born" for "Hush of Deeds"
    When Alice chooses the card name "Tok-Tok, Volcano Born" for "Hush of Deeds"
    Then "Hush of Deeds" is in play
