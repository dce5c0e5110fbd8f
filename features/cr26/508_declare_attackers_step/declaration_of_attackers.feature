Feature: The declaration of attackers

  @cr26:508.1
  Scenario: If one of two creatures is tapped and can't attack, the whole declaration is illegal, and Alice declares anew
    Given Alice controls "Grizzly Bears" and tapped "Hill Giant"
    Then Alice can't attack with "Grizzly Bears" and "Hill Giant" by rule 508.1a
    And Alice can attack with "Grizzly Bears"
    When Alice tries to attack with "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" is untapped
    And "Grizzly Bears" isn't attacking
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is attacking
    And "Grizzly Bears" is tapped
    And the stack is empty
    When combat damage is dealt
    Then Bob is at 18 life

  @cr26:508.1.2
  Scenario: If Alice can't pay for the attack of both creatures, the whole declaration is taken back, and neither her creatures nor her lands are tapped
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls 3 "Forest" as "wood"
    And Bob controls "Ghostly Prison"
    When Alice tries to attack with "Grizzly Bears" and "Hill Giant"
    Then "Grizzly Bears" and "Hill Giant" are untapped
    And "wood 1", "wood 2" and "wood 3" are untapped
    And "Hill Giant" isn't attacking
    When Alice attacks with "Hill Giant"
    Then "Hill Giant" is tapped
    And "Grizzly Bears" is untapped
    And it happened never that "Grizzly Bears" was tapped
    When combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1f
  Scenario: Grizzly Bears becomes tapped as it is declared as an attacker, and Serra Angel with vigilance doesn't
    Given Alice controls "Grizzly Bears" and "Serra Angel"
    When Alice attacks with "Grizzly Bears" and "Serra Angel"
    Then "Grizzly Bears" is tapped
    And "Serra Angel" is untapped
    When combat damage is dealt
    Then Bob is at 14 life

  @cr26:508.1f.2
  Scenario: City of Brass, a creature by Living Plane, triggers as it becomes tapped to attack, and not while it blocks untapped
    Given Alice controls "Living Plane" and "City of Brass" as "hers"
    And Bob controls "City of Brass" as "his"
    When Alice attacks with "hers"
    Then "hers" is tapped
    And "hers" has triggered once
    When the stack resolves
    Then Alice is at 19 life
    When Bob blocks "hers" with "his"
    And combat damage is dealt
    Then "hers" was destroyed
    And "his" has triggered never
    And Bob is at 20 life

  @cr26:508.1f @cr26:508.1.3 @cr26:508.1i @cr26:117.1d.2 @cr26:605.3a.3 @cr26:118.2
  Scenario: Llanowar Elves can't pay for its own attack, because attackers are tapped before mana abilities pay, but it can pay for another
    Given Alice controls "Llanowar Elves", "Forest" and "Grizzly Bears"
    And Bob controls "Ghostly Prison"
    Then Alice can't attack with "Llanowar Elves" by rule 508.1j
    And Alice can attack with "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    Then "Llanowar Elves" and "Forest" are tapped
    And "Grizzly Bears" is attacking
    And "Llanowar Elves" isn't attacking
    When combat damage is dealt
    Then Bob is at 18 life

  @cr26:508.1j
  Scenario: With three lands Alice can pay for the attack of one creature on a player with Ghostly Prison, and not for a part of two
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls 3 "Forest" as "wood"
    And Bob controls "Ghostly Prison"
    Then Alice can't attack with "Grizzly Bears" and "Hill Giant" because of the ability "prison" of "Ghostly Prison"
    And Alice can attack with "Hill Giant"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life
    And "Grizzly Bears" is untapped

  @cr26:508.1g
  Scenario: As Glorybringer attacks, its controller chooses whether to exert it
    Given Alice controls "Glorybringer" as "exerted" and "Glorybringer" as "rested"
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice attacks with "exerted" and "rested"
    Then Alice is asked for a payment by "exerted"
    When Alice says yes to "exerted"
    And Alice says no to "rested"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then "Hill Giant" was destroyed
    And "exerted" has triggered once
    And "rested" has triggered never

  @cr26:508.1k @cr26:509.1g @cr26:511.3 @cr26:511.1
  Scenario: An attacker and its blocker are in combat through the end of combat step, and no longer after that step
    Given Alice controls "Scarwood Treefolk" and "Hill Giant"
    And Bob controls "Wall of Stone"
    When Alice attacks with "Scarwood Treefolk" and "Hill Giant"
    And Bob blocks "Scarwood Treefolk" with "Wall of Stone"
    And combat damage is dealt
    And the game goes on to Alice's end of combat step
    Then "Scarwood Treefolk" is attacking
    And "Hill Giant" is attacking
    And "Wall of Stone" is blocking "Scarwood Treefolk"
    And "Wall of Stone" has 3 damage marked
    And Bob is at 17 life
    When the game goes on to Alice's postcombat main phase
    Then "Scarwood Treefolk" isn't attacking
    And "Hill Giant" isn't attacking
    And "Wall of Stone" isn't blocking

  @cr26:508.2b @edition:2026-01
  Scenario Outline: Alice orders the trigger of City of Brass that paid for the attack and the attack trigger, and puts <first> below <second>
    Given Alice controls "Voice of Victory", "City of Brass" and "Forest"
    And Bob controls "Ghostly Prison"
    When Alice attacks with "Voice of Victory"
    And Alice puts "<first>" and "<second>" in this order
    Then the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority
    When the stack resolves
    Then Alice is at 19 life
    And Alice controls two 1/1 red "Warrior" creature tokens

    Examples:
      | first            | second           |
      | Voice of Victory | City of Brass    |
      | City of Brass    | Voice of Victory |

  @cr26:508.2b
  Scenario Outline: Alice, whose City of Brass pays for the attack of Levy Raider, puts the trigger of <first> below that of <second>
    Given Alice controls "Levy Raider", "City of Brass" and "Forest"
    And Bob controls "Ghostly Prison"
    When Alice attacks with "Levy Raider"
    And Alice puts "<first>" and "<second>" in this order
    Then the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority
    When the stack resolves
    Then Alice is at 19 life
    And Bob is at 19 life

    Examples:
      | first         | second        |
      | Levy Raider   | City of Brass |
      | City of Brass | Levy Raider   |

  @cr26:508.2b.2
  Scenario Outline: Alice orders the trigger of City of Brass that paid for the attack and the trigger of Goblin Drummer, and puts <first> below <second>
    Given Alice controls "Goblin Drummer", "Goblin Raider", "City of Brass" and "Forest"
    And Bob controls "Ghostly Prison"
    When Alice attacks with "Goblin Raider"
    And Alice puts "<first>" and "<second>" in this order
    Then the stack holds the ability of "<second>" and the ability of "<first>"
    And Alice has priority
    When the stack resolves
    Then Alice is at 23 life
    And "Goblin Raider" is attacking

    Examples:
      | first          | second         |
      | Goblin Drummer | City of Brass  |
      | City of Brass  | Goblin Drummer |

  @cr26:508.1.4
  Scenario: The attack of Juggernaut with Hill Giant under Pacifism, and that of Grizzly Bears without Juggernaut, are taken back, and Juggernaut attacks alone
    Given Alice controls "Juggernaut", "Hill Giant" and "Grizzly Bears"
    And Bob controls "Pacifism" attached to "Hill Giant"
    Then Alice can't attack with "Juggernaut" and "Hill Giant" because of the ability "peace" of "Pacifism"
    And Alice can't attack with "Grizzly Bears" because of the first printed ability of "Juggernaut"
    When Alice tries to attack with "Juggernaut" and "Hill Giant"
    Then "Juggernaut" is untapped
    And "Juggernaut" isn't attacking
    When Alice tries to attack with "Grizzly Bears"
    Then "Grizzly Bears" is untapped
    And "Grizzly Bears" isn't attacking
    When Alice attacks with "Juggernaut"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 15 life
