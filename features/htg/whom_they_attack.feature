Feature: Whom creatures attack, in rulings of our own

  @htg:ours.475
  Scenario: Each creature that attacks you or your planeswalker triggers it, and no other
    Given Bob controls "Revenge of Ravens" and "Jace Beleren"
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Carol is playing too
    Then the mana cost of "Revenge of Ravens" is {3}{B}
    And "Revenge of Ravens" is black
    And "Revenge of Ravens" has exactly the type "enchantment"
    When Alice attacks with "Grizzly Bears" attacking Bob, "Hill Giant" attacking "Jace Beleren" and "Serra Angel" attacking Carol
    And Bob puts "Revenge of Ravens" and "Revenge of Ravens" in this order
    And the stack resolves
    Then "Revenge of Ravens" has triggered twice
    And Alice is at 18 life
    And Bob is at 22 life

  @htg:ours.476
  Scenario: A creature that attacks your planeswalker doesn't attack you
    Given Bob controls "Jace Beleren"
    And Bob has "Blessed Reversal" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    Then the mana cost of "Blessed Reversal" is {1}{W}
    And "Blessed Reversal" is white
    And "Blessed Reversal" has exactly the type "instant"
    When Alice attacks with "Grizzly Bears" attacking Bob, "Hill Giant" attacking "Jace Beleren" and "Serra Angel" attacking Bob
    And Bob casts "Blessed Reversal"
    And the stack resolves
    Then Bob is at 26 life

  @htg:ours.475
  Scenario: One attacker on you triggers it once
    Given Bob controls "Revenge of Ravens"
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 21 life

  @htg:ours.476
  Scenario: Two that attack you are six life
    Given Bob has "Blessed Reversal" in hand and can pay {1}{W}
    And Alice controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob casts "Blessed Reversal"
    And the stack resolves
    Then Bob is at 26 life

  @htg:ours.480
  Scenario: Whom a creature attacked its ability still speaks of once it has left
    Given Alice controls "Ulamog's Crusher" and "Hill Giant"
    And Bob controls "Grizzly Bears", "Plains" and "Forest"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    And Carol controls "Serra Angel", "Island" and "Swamp"
    When Alice attacks with "Hill Giant" attacking Carol and "Ulamog's Crusher" attacking Bob
    And Bob in response casts "Boomerang" targeting "Ulamog's Crusher"
    And the top of the stack resolves
    Then "Ulamog's Crusher" is in Alice's hand
    When the stack resolves
    And Bob chooses "Grizzly Bears" and "Plains"
    Then "Grizzly Bears" and "Plains" were sacrificed
    And "Serra Angel", "Island", "Swamp" and "Forest" are in play

  @htg:ours.480
  Scenario: As it goes on attacking it speaks of whom it attacks
    Given Alice controls "Ulamog's Crusher" and "Hill Giant"
    And Bob controls "Grizzly Bears" and "Forest"
    And Carol controls "Serra Angel" and "Island"
    When Alice attacks with "Hill Giant" attacking Carol and "Ulamog's Crusher" attacking Bob
    And the stack resolves
    Then "Grizzly Bears" and "Forest" were sacrificed
    And "Serra Angel" and "Island" are in play
