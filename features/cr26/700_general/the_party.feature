Feature: The party

  @cr26:700.8 @cr26:700.8a
  Scenario: Archpriest of Iona's power counts one Cleric, one Rogue, one Warrior and one Wizard, and nobody is asked which
    Given Alice controls "Archpriest of Iona", "Krumar Initiate", "Akki Avalanchers", "Goblin Raider" and "Hill Giant"
    And Bob controls "Aladdin"
    And Alice has "Delver of Secrets" and "Orcish Spy" in hand and can pay {U}{R}
    Then "Archpriest of Iona" is 2/2
    When Alice plays "Delver of Secrets"
    And the stack resolves
    Then "Archpriest of Iona" is 3/2
    And nobody is asked anything
    When Alice plays "Orcish Spy"
    And the stack resolves
    Then "Archpriest of Iona" is 4/2

  @cr26:700.8b
  Scenario: Woodland Changeling counts as the one party member that gives the greatest number, and only once
    Given Alice controls "Woodland Changeling" and "Archpriest of Iona"
    And Alice has "Orcish Spy", "Delver of Secrets" and "Akki Avalanchers" in hand and can pay {R}{U}{R}
    Then "Archpriest of Iona" is 2/2
    When Alice plays "Orcish Spy"
    And the stack resolves
    Then "Archpriest of Iona" is 3/2
    When Alice plays "Delver of Secrets"
    And the stack resolves
    Then "Archpriest of Iona" is 4/2
    When Alice plays "Akki Avalanchers"
    And the stack resolves
    Then "Archpriest of Iona" is 4/2

  @cr26:700.8c
  Scenario: With four creatures in her party, Alice has a full party, so Archpriest of Iona triggers at the beginning of combat
    Given Alice controls "Archpriest of Iona", "Akki Avalanchers" and "Delver of Secrets"
    And Alice has "Orcish Spy" in hand and can pay {R}
    When Alice plays "Orcish Spy"
    And the stack resolves
    And the game goes on to Alice's beginning of combat
    And Alice targets "Akki Avalanchers"
    Then the stack holds the ability of "Archpriest of Iona"
    When the stack resolves
    Then "Akki Avalanchers" is 2/2
    And "Akki Avalanchers" has "flying"
    And "Archpriest of Iona" has triggered once

  @cr26:700.8c
  Scenario: With three creatures in her party, Alice has no full party, although she controls five creatures with such types
    Given Alice controls "Archpriest of Iona", "Akki Avalanchers", "Goblin Raider" and "Krumar Initiate"
    And Alice has "Delver of Secrets" in hand and can pay {U}
    When Alice plays "Delver of Secrets"
    And the stack resolves
    Then "Archpriest of Iona" is 3/2
    When the game goes on to Alice's beginning of combat
    Then "Archpriest of Iona" has triggered never
    And the stack is empty

  @cr26:700.8 @cr26:700.8a
  Scenario: No creature is in Alice's party while she controls only Wellspring of Kin, an enchantment of all creature types, and two are after two creature spells
    Given Alice controls "Wellspring of Kin"
    And Bob controls "Aladdin"
    And Alice has "Archpriest of Iona" and "Orcish Spy" in hand and can pay {W}{R}
    Then "Archpriest of Iona" is 0/2
    When Alice plays "Archpriest of Iona"
    And the stack resolves
    Then "Archpriest of Iona" is 1/2
    When Alice plays "Orcish Spy"
    And the stack resolves
    Then "Archpriest of Iona" is 2/2
    And nobody is asked anything

  @cr26:700.8b
  Scenario: Of a Cleric Warrior, a Rogue Wizard, a Cleric Rogue and Archpriest of Iona, which is a Cleric, all four are in Alice's party
    Given Alice controls a 1/1 black "Cleric Warrior" creature token and a 1/1 black "Rogue Wizard" creature token
    And Alice controls a 1/1 black "Cleric Rogue" creature token
    And Alice has "Archpriest of Iona" and "Orcish Spy" in hand and can pay {W}{R}
    When Alice plays "Archpriest of Iona"
    And the stack resolves
    Then "Archpriest of Iona" is 4/2
    And nobody is asked anything
    When Alice plays "Orcish Spy"
    And the stack resolves
    Then "Archpriest of Iona" is 4/2

  @cr26:700.8d
  Scenario: For Company of Four each player chooses up to one creature of each of the four types, and sacrifices the other creatures
    Given Alice has "Company of Four" in hand and can pay {3}{W}{W}
    And Alice controls "Crimson Acolyte", "Daunting Defender", "Aladdin", "Orcish Spy" and "Hill Giant"
    And Bob controls "Boggart Brute", "Girder Goons", "Delver of Secrets", "Prodigal Sorcerer" and "Grizzly Bears"
    When Alice plays "Company of Four"
    And the stack resolves
    Then Alice may choose "Crimson Acolyte" for "Company of Four"
    And Alice may not choose "Crimson Acolyte" and "Daunting Defender" for "Company of Four"
    And Alice may not choose "Hill Giant" for "Company of Four"
    When Alice chooses "Daunting Defender" for "Company of Four"
    Then Alice may choose "Orcish Spy" for "Company of Four"
    And Alice may not choose "Aladdin" and "Orcish Spy" for "Company of Four"
    And Alice may choose nothing for "Company of Four"
    When Alice chooses nothing for "Company of Four"
    Then Bob may not choose "Boggart Brute" and "Girder Goons" for "Company of Four"
    When Bob chooses "Boggart Brute" for "Company of Four"
    Then Bob may not choose "Delver of Secrets" and "Prodigal Sorcerer" for "Company of Four"
    When Bob chooses "Prodigal Sorcerer" for "Company of Four"
    Then "Daunting Defender", "Boggart Brute" and "Prodigal Sorcerer" are in play
    And "Crimson Acolyte", "Aladdin", "Orcish Spy" and "Hill Giant" were sacrificed
    And "Girder Goons", "Delver of Secrets" and "Grizzly Bears" were sacrificed

  @cr26:700.8d
  Scenario: For Company of Four Alice chooses her only Cleric and Bob his only Rogue, and creatures of none of the four types are sacrificed
    Given Alice has "Company of Four" in hand and can pay {3}{W}{W}
    And Alice controls "Crimson Acolyte" and "Hill Giant"
    And Bob controls "Aladdin" and "Grizzly Bears"
    When Alice plays "Company of Four"
    And the stack resolves
    And Alice chooses "Crimson Acolyte" for "Company of Four"
    And Bob chooses "Aladdin" for "Company of Four"
    Then "Crimson Acolyte" and "Aladdin" are in play
    And "Hill Giant" and "Grizzly Bears" were sacrificed

  @cr26:700.8 @cr26:700.8a
  Scenario: Of Alice's two Rogues and two Wizards, one Rogue and one Wizard are in her party
    Given Alice controls "Archpriest of Iona", "Orcish Spy" and "Delver of Secrets"
    And Alice has "Aladdin", "Prodigal Sorcerer" and "Akki Avalanchers" in hand and can pay {2}{R}{R}{2}{U}{R}
    Then "Archpriest of Iona" is 3/2
    When Alice plays "Aladdin"
    And the stack resolves
    Then "Archpriest of Iona" is 3/2
    When Alice plays "Prodigal Sorcerer"
    And the stack resolves
    Then "Archpriest of Iona" is 3/2
    When Alice plays "Akki Avalanchers"
    And the stack resolves
    Then "Archpriest of Iona" is 4/2

  @cr26:700.8
  Scenario: Bob's Orcish Spy that Alice controls is in her party, and her Delver of Secrets that Bob controls isn't
    Given Alice controls "Archpriest of Iona" and "Hill Giant"
    And Alice controls "Orcish Spy" owned by Bob
    And Bob controls "Delver of Secrets" owned by Alice
    And Alice has "Akki Avalanchers" in hand and can pay {R}
    Then "Archpriest of Iona" is 2/2
    When Alice plays "Akki Avalanchers"
    And the stack resolves
    Then "Archpriest of Iona" is 3/2

  @cr26:700.8d
  Scenario: For Company of Four, Bob chooses his only Wizard, and Alice may choose a second Cleric as her Wizard, because it is both
    Given Alice has "Company of Four" in hand and can pay {3}{W}{W}
    And Alice controls "Crimson Acolyte", "Hill Giant", "Wellspring of Kin", "Prodigal Sorcerer" and a 1/1 black "Cleric Wizard" creature token
    And Bob controls "Delver of Secrets" and "Grizzly Bears"
    When Alice plays "Company of Four"
    And the stack resolves
    Then Alice may not choose "Wellspring of Kin" for "Company of Four"
    And Alice may choose "Crimson Acolyte" for "Company of Four"
    When Alice chooses "Crimson Acolyte" for "Company of Four"
    Then Alice may not choose "Delver of Secrets" for "Company of Four"
    When Alice chooses "Cleric Wizard" for "Company of Four"
    And Bob chooses "Delver of Secrets" for "Company of Four"
    Then "Crimson Acolyte" and "Delver of Secrets" are in play
    And "Cleric Wizard" is in play
    And "Hill Giant", "Prodigal Sorcerer" and "Grizzly Bears" were sacrificed

  @cr26:700.8a.2
  Scenario: Practiced Tactics deals 6 damage to an attacker, twice as much as the three creatures in its player's party, and nobody is asked which creatures they are
    Given it is Bob's main phase
    And Alice controls "Krumar Initiate", "Crimson Acolyte", "Akki Avalanchers", "Goblin Raider", "Orcish Spy" and "Aladdin"
    And Alice has "Practiced Tactics" in hand and can pay {W}
    And Bob controls "Wall of Stone", "Craw Wurm" and "Delver of Secrets"
    And "Craw Wurm" gets +0/+4 until end of turn
    When Bob attacks with "Craw Wurm"
    And Alice plays "Practiced Tactics" targeting "Craw Wurm"
    And the stack resolves
    Then nobody is asked anything
    And "Craw Wurm" has 6 damage marked
    And "Wall of Stone" has no damage marked

  @cr26:700.8a.2
  Scenario: Practiced Tactics deals 4 damage to Craw Wurm, twice as much as Alice's only Cleric and her only Rogue, and nobody is asked which creatures are in the party
    Given it is Bob's main phase
    And Alice controls "Krumar Initiate", "Orcish Spy" and "Hill Giant"
    And Alice has "Practiced Tactics" in hand and can pay {W}
    And Bob controls "Craw Wurm", "Gray Ogre" and "Delver of Secrets"
    And "Craw Wurm" gets +0/+4 until end of turn
    When Bob attacks with "Craw Wurm" and "Gray Ogre"
    And Alice plays "Practiced Tactics" targeting "Craw Wurm"
    And the stack resolves
    Then nobody is asked anything
    And "Craw Wurm" has 4 damage marked
    And "Gray Ogre" has no damage marked
