Feature: Who may play what, and when, in rulings of our own

  @htg:ours.399
  Scenario: Each player has one spell each turn, and it was cast even if it is countered
    Given Bob controls "Rule of Law"
    And Alice has "Hill Giant" and "Grizzly Bears" in hand and can pay {3}{R}{1}{G}
    And Bob has "Counterspell" in hand and can pay {U}{U}
    Then the mana cost of "Rule of Law" is {2}{W}
    And "Rule of Law" is white
    And "Rule of Law" has exactly the type "enchantment"
    And Alice can play "Grizzly Bears"
    When Alice casts "Hill Giant"
    Then Bob can play "Counterspell" targeting "Hill Giant"
    When Bob casts "Counterspell" targeting "Hill Giant"
    And the stack resolves
    Then Alice can't play "Grizzly Bears" by rule 601.3

  @htg:ours.399
  Scenario: The next turn is another
    Given Bob controls "Rule of Law"
    And Alice has "Hill Giant" and "Boomerang" in hand and can pay {3}{R}
    And Alice controls 2 "Island"
    When Alice casts "Hill Giant"
    And the stack resolves
    Then Alice can't play "Boomerang" targeting "Hill Giant"
    When the game goes on to Bob's main phase
    Then Alice can play "Boomerang" targeting "Hill Giant"

  @htg:ours.470
  Scenario: Nothing is answered on one's own turn either
    Given Alice controls "Teferi, Mage of Zhalfir"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And it is Bob's upkeep
    Then Bob can't play "Boomerang" targeting "Teferi, Mage of Zhalfir" because of the ability "patience" of "Teferi, Mage of Zhalfir"
    When Bob passes
    And Alice casts "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is 3/3

  @htg:ours.470
  Scenario: Opponents cast when they could cast a sorcery, and she as she likes
    Given Alice controls "Teferi, Mage of Zhalfir"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then the mana cost of "Teferi, Mage of Zhalfir" is {2}{U}{U}{U}
    And "Teferi, Mage of Zhalfir" is blue
    And "Teferi, Mage of Zhalfir" is 3/4
    And "Teferi, Mage of Zhalfir" has exactly the types "legendary", "creature", "Human" and "Wizard"
    And "Teferi, Mage of Zhalfir" has exactly "flash"
    And "Hill Giant" has exactly "flash"
    When Alice passes
    Then Bob can't play "Boomerang" targeting "Teferi, Mage of Zhalfir" by rule 601.3
    When the game goes on to Bob's main phase
    Then Bob can play "Boomerang" targeting "Teferi, Mage of Zhalfir"
    When Bob passes
    And Alice casts "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"

  @htg:ours.471
  Scenario: Each turn of yours lets you have one
    Given Alice has "Gisa and Geralf" in hand and can pay {2}{U}{B}
    And Alice has "Dregscape Zombie" and "Hill Giant" in graveyard
    And Alice has "Plains", "Dregscape Zombie" as "the second", "Island" and "Forest" on top of library
    And Alice controls 6 "Swamp"
    Then the mana cost of "Gisa and Geralf" is {2}{U}{B}
    And "Gisa and Geralf" is blue and black
    And "Gisa and Geralf" is 4/4
    And "Gisa and Geralf" has exactly the types "legendary", "creature", "Human" and "Wizard"
    When Alice casts "Gisa and Geralf"
    And the stack resolves
    Then "the second" is in Alice's graveyard
    When Alice casts "Dregscape Zombie" from graveyard
    And the stack resolves
    Then Alice can't play "the second" from graveyard by rule 601.3
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's main phase
    Then Alice can play "the second" from graveyard

  @htg:ours.471
  Scenario: On another's turn nothing is cast from there
    Given Alice controls "Gisa and Geralf" and "Vedalken Orrery"
    And Alice has "Dregscape Zombie" in graveyard
    And Alice controls 3 "Swamp"
    Then Alice can play "Dregscape Zombie" from graveyard
    When the game goes on to Bob's main phase
    Then Alice can't play "Dregscape Zombie" from graveyard

  @htg:ours.472
  Scenario: Other cards aren't kept there
    Given Bob controls "Grafdigger's Cage"
    And Alice has "Gloom" and "Hill Giant" in graveyard
    And Alice has "Replenish" and "Zombify" in hand and can pay {3}{W}{3}{B}
    When Alice casts "Replenish"
    And the stack resolves
    Then "Gloom" is in play
    When Alice casts "Zombify" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard

  @htg:ours.472
  Scenario: Creatures stay in the graveyard, whatever would put them onto the battlefield
    Given Bob controls "Grafdigger's Cage"
    And Alice has "Hill Giant" in graveyard
    And Alice has "Zombify" and "Firebolt" in hand and can pay {3}{B}
    Then the mana cost of "Grafdigger's Cage" is {1}
    And "Grafdigger's Cage" has exactly the type "artifact"
    When Alice casts "Zombify" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Zombify" is in Alice's graveyard

  @htg:ours.473
  Scenario: A spell in hand isn't cast
    Given Alice controls "Experimental Frenzy"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Alice has "Grizzly Bears" on top of library
    And Alice controls 2 "Forest"
    Then Alice can't play "Hill Giant" because of the ability "hold" of "Experimental Frenzy"
    When Alice casts "Grizzly Bears" from library
    And the stack resolves
    Then "Grizzly Bears" is 2/2

  @htg:ours.473
  Scenario: Nothing is played from the hand, lands neither, and the top card is
    Given Alice controls "Experimental Frenzy"
    And Alice has "Mountain" and "Hill Giant" in hand and can pay {3}{R}{3}{R}
    And Alice has "Mountain" as "the top one" and "Grizzly Bears" on top of library
    Then the mana cost of "Experimental Frenzy" is {3}{R}
    And "Experimental Frenzy" is red
    And "Experimental Frenzy" has exactly the type "enchantment"
    And Alice can't play "Hill Giant" because of the ability "hold" of "Experimental Frenzy"
    And Alice can't play the land "Mountain" because of the ability "hold" of "Experimental Frenzy"
    When Alice plays the land "the top one" from library
    Then Alice controls "the top one"
    When Alice activates "stop" of "Experimental Frenzy"
    And the stack resolves
    Then "Experimental Frenzy" is in Alice's graveyard
    And Alice can play "Hill Giant"
