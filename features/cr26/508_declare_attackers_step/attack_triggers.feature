Feature: Abilities that trigger on attacks

  @cr26:508.3a
  Scenario: Revenge of Ravens triggers for creatures that attack its controller or that player's planeswalker, and for no others
    Given Bob controls "Revenge of Ravens" and "Jace Beleren"
    And Alice controls "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And Carol is playing too
    When Alice attacks with "Grizzly Bears" attacking Bob, "Hill Giant" attacking "Jace Beleren" and "Serra Angel" attacking Carol
    And Bob puts "Revenge of Ravens" and "Revenge of Ravens" in this order
    And the stack resolves
    Then "Revenge of Ravens" has triggered twice
    And Alice is at 18 life
    And Bob is at 22 life

  @cr26:508.3a.2
  Scenario: If one creature attacks, Revenge of Ravens triggers once
    Given Bob controls "Revenge of Ravens"
    And Alice controls "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then Alice is at 19 life
    And Bob is at 21 life

  @cr26:508.3a.2
  Scenario: If three creatures attack, Revenge of Ravens triggers three times
    Given Bob controls "Revenge of Ravens"
    And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Craw Wurm"
    And Bob puts "Revenge of Ravens", "Revenge of Ravens" and "Revenge of Ravens" in this order
    And the stack resolves
    Then "Revenge of Ravens" has triggered 3 times
    And Alice is at 17 life
    And Bob is at 23 life

  @cr26:508.3d
  Scenario: Chivalric Alliance triggers once for two attackers and doesn't trigger for one
    Given Alice controls "Chivalric Alliance", "Grizzly Bears" and "Hill Giant"
    And Alice has "Plains" in hand and can pay {2}
    When Alice activates "muster" of "Chivalric Alliance" discarding "Plains"
    And the stack resolves
    Then Alice controls a 2/2 white and blue "Knight" creature token
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And the stack resolves
    Then "Chivalric Alliance" has triggered once
    And Alice has drawn 1 card
    When the game goes on to Bob's upkeep
    And the game goes on to Alice's main phase
    And Alice attacks with "Hill Giant"
    Then "Chivalric Alliance" has triggered once

  @cr26:508.3d
  Scenario: Chivalric Alliance triggers once for three attackers
    Given Alice controls "Chivalric Alliance", "Grizzly Bears", "Hill Giant" and "Serra Angel"
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Serra Angel"
    And the stack resolves
    Then Alice has drawn 1 card
    And Bob is at 20 life
    And "Serra Angel" is 4/4

  @cr26:508.1m @cr26:508.1 @cr26:703.4i @cr26:703.4i.2
  Scenario: Revenge of Ravens has triggered as the declare attackers step gives priority, before combat damage
    Given Bob controls "Revenge of Ravens"
    And Alice controls "Grizzly Bears"
    And Alice has "Giant Growth" in hand and can pay {G}
    When the game goes on to Alice's declare attackers step
    Then Alice can't play "Giant Growth" targeting "Grizzly Bears" by rule 117.1
    When Alice attacks with "Grizzly Bears"
    Then the stack holds the ability of "Revenge of Ravens"
    And Alice has priority
    And Alice can play "Giant Growth" targeting "Grizzly Bears"
    When the stack resolves
    Then Alice is at 19 life
    And it is Alice's declare attackers step
    When combat damage is dealt
    Then Bob is at 19 life
    And Alice is at 19 life

  @cr26:508.1m
  Scenario: Revenge of Ravens has triggered once by the time Hill Giant, which attacked, has dealt its combat damage
    Given Bob controls "Revenge of Ravens"
    And Alice controls "Hill Giant"
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And the game goes on to Alice's postcombat main phase
    Then "Revenge of Ravens" has triggered once
    And Alice is at 19 life
    And Bob is at 18 life

  @cr26:508.2a.2
  Scenario: Revenge of Ravens that Bob casts after Grizzly Bears was declared as an attacker doesn't trigger, and triggers for its attack in the next turn
    Given Alice controls "Grizzly Bears"
    And Alice has 4 "Plains" as "dune" as library
    And Bob controls "Vedalken Orrery"
    And Bob has "Revenge of Ravens" in hand and can pay {3}{B}
    And Bob has 4 "Swamp" as "leaf" as library
    When Alice attacks with "Grizzly Bears"
    And Bob plays "Revenge of Ravens"
    And the stack resolves
    Then "Revenge of Ravens" is in play
    And "Revenge of Ravens" has triggered never
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice is at 20 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Grizzly Bears"
    Then "Revenge of Ravens" has triggered once
    When the stack resolves
    Then Alice is at 19 life
