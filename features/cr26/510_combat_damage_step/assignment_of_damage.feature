Feature: Assignment of combat damage

  @cr26:510.1 @cr26:510.1d @cr26:703.4k @cr26:703.4m @cr26:510.2
  Scenario: Alice divides the damage of her attacker first, then Bob divides the damage of his blocker that blocks two creatures
    Given Alice controls "Craw Wurm", "Grizzly Bears" and "Llanowar Elves"
    And Bob controls "Hill Giant" and "Palace Guard"
    And "Palace Guard" has 2 +1/+1 counters
    When Alice attacks with "Craw Wurm", "Grizzly Bears" and "Llanowar Elves"
    And Bob blocks "Craw Wurm" with "Hill Giant" and "Palace Guard" and "Grizzly Bears" with "Palace Guard"
    And combat damage is dealt
    Then Alice is asked for a division
    And the stack is empty
    When Alice divides 4 to "Hill Giant" and 2 to "Palace Guard"
    Then Bob is asked for a division
    When Bob divides 1 to "Craw Wurm" and 2 to "Grizzly Bears"
    Then it happened at once that "Hill Giant" was dealt damage and "Grizzly Bears" was dealt damage
    And it happened at once that "Hill Giant" was dealt damage and Bob was dealt damage
    And "Craw Wurm" was destroyed
    And "Grizzly Bears" was destroyed
    And "Hill Giant" was destroyed
    And "Palace Guard" has 4 damage marked

  @cr26:510.1 @cr26:703.4k
  Scenario: In Bob's turn, Bob divides the damage of his attacker first, then Alice divides the damage of her blocker that blocks two creatures
    Given it is Bob's main phase
    And Bob controls "Craw Wurm" and "Grizzly Bears"
    And Alice controls "Hill Giant" and "Palace Guard"
    And "Palace Guard" has 2 +1/+1 counters
    When Bob attacks with "Craw Wurm" and "Grizzly Bears"
    And Alice blocks "Craw Wurm" with "Hill Giant" and "Palace Guard" and "Grizzly Bears" with "Palace Guard"
    And combat damage is dealt
    Then Bob is asked for a division
    When Bob divides 4 to "Hill Giant" and 2 to "Palace Guard"
    Then Alice is asked for a division
    When Alice divides 1 to "Craw Wurm" and 2 to "Grizzly Bears"
    Then "Craw Wurm" was destroyed
    And "Grizzly Bears" was destroyed
    And "Hill Giant" was destroyed
    And "Palace Guard" has 4 damage marked

  @cr26:510.1 @cr26:703.4k
  Scenario: Alice divides the damage of both her attackers before Bob divides the damage of his blocker
    Given Alice controls "Craw Wurm" and "Trained Armodon"
    And Bob controls "Hill Giant", "Grizzly Bears" and "Palace Guard"
    And "Palace Guard" has 2 +1/+1 counters
    When Alice attacks with "Craw Wurm" and "Trained Armodon"
    And Bob blocks "Craw Wurm" with "Hill Giant" and "Palace Guard" and "Trained Armodon" with "Grizzly Bears" and "Palace Guard"
    And combat damage is dealt
    Then Alice is asked for a division by "Craw Wurm"
    When Alice divides 4 to "Hill Giant" and 2 to "Palace Guard" for "Craw Wurm"
    Then Alice is asked for a division by "Trained Armodon"
    When Alice divides 2 to "Grizzly Bears" and 1 to "Palace Guard" for "Trained Armodon"
    Then Bob is asked for a division by "Palace Guard"
    When Bob divides 2 to "Craw Wurm" and 1 to "Trained Armodon"
    Then "Palace Guard" has 3 damage marked
    And "Craw Wurm" was destroyed
    And "Trained Armodon" was destroyed

  @cr26:510.2
  Scenario: Craw Wurm, Hill Giant, which blocks it beside Wall of Stone, and the unblocked Grizzly Bears deal their combat damage at the same time
    Given Alice controls "Craw Wurm" and "Grizzly Bears"
    And Bob controls "Hill Giant" and "Wall of Stone"
    When Alice attacks with "Craw Wurm" and "Grizzly Bears"
    And Bob blocks "Craw Wurm" with "Hill Giant" and "Wall of Stone"
    And combat damage is dealt
    And Alice divides 4 to "Hill Giant" and 2 to "Wall of Stone"
    Then it happened at once that "Hill Giant" was dealt damage, "Craw Wurm" was dealt damage and Bob was dealt damage
    And "Hill Giant" was destroyed
    And "Wall of Stone" has 2 damage marked
    And "Craw Wurm" has 3 damage marked
    And Bob is at 18 life

  @cr26:510.1d.2
  Scenario: A creature whose blocked attacker has left the battlefield deals no combat damage
    Given Alice controls "Craw Wurm" and "Grizzly Bears"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Hill Giant"
    When Alice attacks with "Craw Wurm" and "Grizzly Bears"
    And Bob blocks "Craw Wurm" with "Hill Giant"
    And Alice plays "Boomerang" targeting "Craw Wurm"
    And the stack resolves
    And combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And "Grizzly Bears" has no damage marked
    And Bob is at 18 life

  @cr26:510.1d.2
  Scenario: Hill Giant deals no combat damage to Drudge Skeletons that it blocked and that have been removed from combat as they regenerated
    Given Alice controls "Drudge Skeletons" and "Grizzly Bears" and can pay {B}
    And Bob controls "Hill Giant"
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice attacks with "Drudge Skeletons" and "Grizzly Bears"
    And Bob blocks "Drudge Skeletons" with "Hill Giant"
    And Alice activates "Drudge Skeletons"
    And the stack resolves
    And Bob plays "Lightning Bolt" targeting "Drudge Skeletons"
    And the stack resolves
    Then "Drudge Skeletons" is in play
    And "Drudge Skeletons" isn't attacking
    When combat damage is dealt
    Then "Hill Giant" has dealt no damage
    And "Drudge Skeletons" has no damage marked
    And Bob is at 18 life

  @cr26:510.1c.3 @cr26:506.4.5
  Scenario: Craw Wurm, one of whose two blockers has left combat, assigns all its damage to the other one, and Alice isn't asked for a division
    Given Alice controls "Craw Wurm"
    And Bob controls "Scarwood Treefolk" and "Grizzly Bears"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Scarwood Treefolk" and "Grizzly Bears"
    And Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then it happened once that "Grizzly Bears" left combat
    When combat damage is dealt
    Then "Craw Wurm" has dealt 6 damage to "Scarwood Treefolk"
    And Alice was asked for a division never
    And "Craw Wurm" has 3 damage marked

  @cr26:510.1d.3
  Scenario: Palace Guard, one of whose two attackers has left, assigns all its damage to the other one, and Bob isn't asked for a division
    Given Alice controls "Craw Wurm" and "Grizzly Bears"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Palace Guard"
    And "Palace Guard" has 2 +1/+1 counters
    When Alice attacks with "Craw Wurm" and "Grizzly Bears"
    And Bob blocks "Craw Wurm" with "Palace Guard" and "Grizzly Bears" with "Palace Guard"
    And Alice plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    And combat damage is dealt
    Then Bob was asked for a division never
    And "Craw Wurm" has 3 damage marked
    And Bob is at 20 life

  @cr26:510.1c.2 @cr26:510.1d.2
  Scenario: Craw Wurm, whose only blocker was destroyed, and Hill Giant, which blocks a creature that was destroyed, assign no combat damage
    Given Alice controls "Craw Wurm", "Grizzly Bears" and "Watchwolf"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob controls "Elite Vanguard" and "Hill Giant"
    And Bob has "Shock" in hand and can pay {R}
    When Alice attacks with "Craw Wurm", "Grizzly Bears" and "Watchwolf"
    And Bob blocks "Craw Wurm" with "Elite Vanguard" and "Grizzly Bears" with "Hill Giant"
    And Alice plays "Lightning Bolt" targeting "Elite Vanguard"
    And the stack resolves
    And Bob plays "Shock" targeting "Grizzly Bears"
    And the stack resolves
    Then "Elite Vanguard" and "Grizzly Bears" were destroyed
    And "Craw Wurm" is blocked
    When combat damage is dealt
    Then "Craw Wurm" has dealt no damage
    And "Hill Giant" has dealt no damage
    And Bob is at 17 life

  @cr26:510.1d.4
  Scenario Outline: Until 2006 and today, Palace Guard with power 3 that blocks two 3/3 creatures deals <giant> damage to Hill Giant and <armodon> damage to Trained Armodon, as Bob divides it
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Bob controls "Palace Guard"
    And "Palace Guard" has 2 +1/+1 counters
    When Alice attacks with "Hill Giant" and "Trained Armodon"
    And Bob blocks "Hill Giant" with "Palace Guard" and "Trained Armodon" with "Palace Guard"
    And combat damage is dealt
    Then Bob is asked for a division
    When Bob divides <giant> to "Hill Giant" and <armodon> to "Trained Armodon"
    Then "Palace Guard" has dealt <giant> damage to "Hill Giant"
    And "Palace Guard" has dealt <armodon> damage to "Trained Armodon"
    And "Hill Giant" is <giant's place>
    And "Trained Armodon" is <armodon's place>
    And "Palace Guard" was destroyed

    Examples:
      | giant | armodon | giant's place        | armodon's place      |
      | 0     | 3       | in play              | in Alice's graveyard |
      | 1     | 2       | in play              | in play              |
      | 2     | 1       | in play              | in play              |
      | 3     | 0       | in Alice's graveyard | in play              |

  @cr26:510.1d.4
  Scenario: Until 2006 and today, Palace Guard with power 6 that blocks three creatures deals 1, 2 and 3 damage to them, as Bob divides it
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And Bob controls "Palace Guard"
    And "Palace Guard" has 5 +1/+1 counters
    When Alice attacks with "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And Bob blocks "Grizzly Bears" with "Palace Guard", "Hill Giant" with "Palace Guard" and "Trained Armodon" with "Palace Guard"
    And combat damage is dealt
    Then Bob is asked for a division
    When Bob divides 1 to "Grizzly Bears", 2 to "Hill Giant" and 3 to "Trained Armodon"
    Then "Grizzly Bears" has 1 damage marked
    And "Hill Giant" has 2 damage marked
    And "Trained Armodon" was destroyed

  @cr26:510.1c.4
  Scenario: Until 2006 and today, Craw Wurm, blocked by three creatures, deals 1, 2 and 3 damage to them, as Alice divides it, and Bob isn't asked
    Given Alice controls "Craw Wurm"
    And Bob controls "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears", "Hill Giant" and "Trained Armodon"
    And combat damage is dealt
    Then Alice is asked for a division
    When Alice divides 1 to "Grizzly Bears", 2 to "Hill Giant" and 3 to "Trained Armodon"
    Then "Grizzly Bears" has 1 damage marked
    And "Hill Giant" has 2 damage marked
    And "Trained Armodon" was destroyed
    And Bob was asked for a division never
    And Bob is at 20 life

  @cr26:510.1c.4
  Scenario: Until 2006 and today, Craw Wurm, blocked by two creatures, deals 1 damage to Grizzly Bears and 5 to Hill Giant, as Alice divides it
    Given Alice controls "Craw Wurm"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 1 to "Grizzly Bears" and 5 to "Hill Giant"
    Then "Grizzly Bears" has 1 damage marked
    And "Craw Wurm" has dealt 5 damage to "Hill Giant"
    And "Hill Giant" was destroyed

  @cr26:510.1c.4
  Scenario: Until 2006 and today, Craw Wurm, blocked by two creatures, deals all its damage to Hill Giant and none to Grizzly Bears, as Alice divides it
    Given Alice controls "Craw Wurm"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Craw Wurm"
    And Bob blocks "Craw Wurm" with "Grizzly Bears" and "Hill Giant"
    And combat damage is dealt
    And Alice divides 0 to "Grizzly Bears" and 6 to "Hill Giant"
    Then "Grizzly Bears" has no damage marked
    And "Craw Wurm" has dealt 6 damage to "Hill Giant"
    And "Hill Giant" was destroyed

  @cr26:510.1d.4.before
  Scenario: From 2009 to 2013, Bob, who puts Trained Armodon before Hill Giant, assigns the damage of Palace Guard to Trained Armodon first
    Given Alice controls "Hill Giant" and "Trained Armodon"
    And Bob controls "Palace Guard"
    And "Palace Guard" has 3 +1/+1 counters
    When Alice attacks with "Hill Giant" and "Trained Armodon"
    And Bob blocks "Hill Giant" with "Palace Guard" and "Trained Armodon" with "Palace Guard"
    And Bob puts "Trained Armodon" and "Hill Giant" in this order for "Palace Guard"
    Then Bob was asked for an order once
    When combat damage is dealt
    And Bob divides 1 to "Hill Giant" and 3 to "Trained Armodon"
    Then "Trained Armodon" was destroyed
    And "Hill Giant" has 1 damage marked
    And "Palace Guard" has 6 damage marked
