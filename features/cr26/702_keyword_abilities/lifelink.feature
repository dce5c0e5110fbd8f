Feature: Lifelink

  @cr26:702.15b
  Scenario: When two Vampire Nighthawks deal combat damage to each other, both players gain life
    Given Alice controls "Vampire Nighthawk" as "hunter"
    And Bob controls "Vampire Nighthawk" as "watcher"
    When Alice attacks with "hunter"
    And Bob blocks "hunter" with "watcher"
    And combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 22 life
    And "hunter" and "watcher" were destroyed

  @cr26:702.15b
  Scenario: Lifelink saves a player at 2 life who is dealt 3 damage at the same time
    Given Bob is at 2 life
    And Bob controls "Vampire Nighthawk"
    And Alice controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Vampire Nighthawk"
    And combat damage is dealt
    Then Bob is at 1 life
    And Bob is still in the game
    And "Vampire Nighthawk" has 2 damage marked
    And "Vampire Nighthawk" has triggered never

  @cr26:702.15b
  Scenario: Boon Reflection doubles the life that lifelink gains
    Given Alice controls "Solitude" and "Boon Reflection"
    When Alice attacks with "Solitude"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    And Alice is at 26 life

  @cr26:702.15b
  Scenario: A player who can't gain life gains none from lifelink, and the other player does
    Given Alice controls "Vampire Nighthawk" as "hunter"
    And Bob controls "Vampire Nighthawk" as "watcher"
    And Bob has "Flames of the Blood Hand" in hand and can pay {2}{R}
    When Bob in response plays "Flames of the Blood Hand" targeting Alice
    And the stack resolves
    And Alice attacks with "hunter"
    And Bob blocks "hunter" with "watcher"
    And combat damage is dealt
    Then Bob is at 22 life
    And Alice is at 16 life

  @cr26:702.15b
  Scenario: Damage from an ability of a creature with lifelink gains life, as combat damage does
    Given Alice controls "Frostwielder" and "Vampire Nighthawk"
    And "Frostwielder" has "lifelink"
    And Bob controls "Hill Giant"
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Alice is at 21 life
    When Alice attacks with "Vampire Nighthawk"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 23 life
    And Bob is at 18 life

  @cr26:702.15e @cr26:119.9.2
  Scenario: One source with lifelink that deals damage to a creature and to a player at one time causes one gain of life
    Given Alice controls "Siege Wurm" and "Ajani's Pridemate"
    And "Siege Wurm" has "lifelink"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Siege Wurm"
    And Bob blocks "Siege Wurm" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 3 to Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 25 life
    And it happened once that Alice gained life
    And "Ajani's Pridemate" has 1 +1/+1 counter

  @cr26:702.15e
  Scenario: Siege Wurm with lifelink, which deals damage to a creature and to Bob, and Vampire Nighthawk at the same time cause two gains of life
    Given Alice controls "Siege Wurm", "Vampire Nighthawk" and "Ajani's Pridemate"
    And "Siege Wurm" has "lifelink"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Siege Wurm" and "Vampire Nighthawk"
    And Bob blocks "Siege Wurm" with "Grizzly Bears"
    And combat damage is dealt
    And Alice divides 2 to "Grizzly Bears" and 3 to Bob
    And the stack resolves
    Then Bob is at 15 life
    And Alice is at 27 life
    And it happened twice that Alice gained life
    And "Ajani's Pridemate" has 2 +1/+1 counters

  @cr26:702.15f
  Scenario: Vampire Nighthawk with two instances of lifelink gains its controller life only once for its damage
    Given Alice controls "Vampire Nighthawk"
    And "Vampire Nighthawk" has "lifelink"
    When Alice attacks with "Vampire Nighthawk"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 22 life
    And it happened once that Alice gained life
    And Bob is at 18 life

  @cr26:702.15c
  Scenario: The damage of Kumano's ability gains 1 life although Kumano, which had lifelink, has left the battlefield
    Given Alice controls "Kumano, Master Yamabushi" and can pay {1}{R}
    And "Kumano, Master Yamabushi" has "lifelink"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "ember" of "Kumano, Master Yamabushi" targeting "Hill Giant"
    And Bob in response plays "Boomerang" targeting "Kumano, Master Yamabushi"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's hand
    And "Hill Giant" has 1 damage marked
    And Alice is at 21 life

  @cr26:702.15c
  Scenario: The damage of Kumano's ability gains 1 life while Kumano, which has lifelink, is on the battlefield
    Given Alice controls "Kumano, Master Yamabushi" and can pay {1}{R}
    And "Kumano, Master Yamabushi" has "lifelink"
    And Bob controls "Hill Giant"
    When Alice activates "ember" of "Kumano, Master Yamabushi" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Alice is at 21 life

  @cr26:702.15c
  Scenario: The damage of Kumano's ability gains no life after Kumano, which had lifelink as the ability was activated, lost its abilities and left
    Given Alice controls "Kumano, Master Yamabushi" and can pay {1}{R}
    And "Kumano, Master Yamabushi" has "lifelink"
    And Bob controls "Hill Giant" and has "Boomerang" and "Turn to Frog" in hand and can pay {U}{U}{1}{U}
    When Alice activates "ember" of "Kumano, Master Yamabushi" targeting "Hill Giant"
    And Bob in response plays "Turn to Frog" targeting "Kumano, Master Yamabushi"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Kumano, Master Yamabushi"
    And the stack resolves
    Then "Kumano, Master Yamabushi" is in Alice's hand
    And "Hill Giant" has 1 damage marked
    And Alice is at 20 life

  @cr26:702.15d
  Scenario: A player gains life for the damage of a spell with lifelink
    Given Alice controls "Hymn of Thorn and Balm" and has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Glacial Ray" targeting "Wall of Stone"
    And the stack resolves
    Then Alice is at 22 life
    And "Glacial Ray" is in Alice's graveyard
    And "Glacial Ray" has dealt 2 damage to "Wall of Stone"

  @cr26:702.15d.2 @cr26:702.15b.3
  Scenario: A player gains life for the damage that Grave Stinger with lifelink deals from the graveyard
    Given Alice has "Grave Stinger" in graveyard and can pay {1}
    When Alice activates "sting" of "Grave Stinger" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life
    And "Grave Stinger" has dealt 2 damage to Bob

  @cr26:702.15b
  Scenario: Alice, who controls Bob's Vampire Nighthawk, gains life for its damage, and Bob, who owns it, gains none
    Given Alice controls "Vampire Nighthawk" owned by Bob
    When Alice attacks with "Vampire Nighthawk"
    And Bob doesn't block
    And combat damage is dealt
    Then Alice is at 22 life
    And Bob is at 18 life

  @cr26:702.15b.4
  Scenario: Bob, who has gained control of Frostwielder with lifelink, gains the life for the ability that Alice activated
    Given Alice controls "Frostwielder"
    And "Frostwielder" has "lifelink"
    And Bob controls "Hill Giant"
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Sudden Claim" targeting "Frostwielder"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And Bob is at 21 life
    And Alice is at 20 life

  @cr26:702.15b
  Scenario: Healing Salve prevents 3 of the 5 damage of Vampire Nighthawk, and its controller gains only 2 life
    Given Alice controls "Vampire Nighthawk" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Vampire Nighthawk"
    And Bob doesn't block
    And Alice plays "Giant Growth" targeting "Vampire Nighthawk"
    And the stack resolves
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 18 life
    And Alice is at 22 life

  @cr26:702.15b
  Scenario: Vampire Nighthawk that attacks Jace Beleren removes two of his loyalty counters, and its controller gains 2 life
    Given Alice controls "Vampire Nighthawk"
    And Bob controls "Jace Beleren"
    When Alice attacks with "Vampire Nighthawk" attacking "Jace Beleren"
    And Bob doesn't block
    And combat damage is dealt
    Then "Jace Beleren" has 1 loyalty counter
    And Alice is at 22 life
    And Bob is at 20 life

  @cr26:702.15d.3
  Scenario: Alice gains life for the damage that Far Stinger with lifelink deals from her hand, and for the damage that another one deals from exile
    Given Alice has "Far Stinger" as "held" in hand and "Far Stinger" as "away" exiled and can pay {1}{1}
    When Alice activates "near" of "held" targeting Bob
    And the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life
    When Alice activates "far" of "away" targeting Bob
    And the stack resolves
    Then Alice is at 24 life
    And Bob is at 16 life
    And "held" is in Alice's hand
    And "away" is exiled

  @cr26:702.15c.2
  Scenario: Alice gains 2 life for the damage of Grave Stinger, which had lifelink in the graveyard and was exiled from there in response
    Given Alice has "Grave Stinger" in graveyard and can pay {1}
    And Bob has "Cremate" in hand and can pay {B}
    When Alice activates "sting" of "Grave Stinger" targeting Bob
    And Bob plays "Cremate" targeting "Grave Stinger"
    And the top of the stack resolves
    Then "Grave Stinger" is exiled
    And Alice is at 20 life
    When the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life

  @cr26:702.15b.5
  Scenario: Glistener Elf with lifelink gives Bob a poison counter, and another one puts a -1/-1 counter on Wall of Stone, and Alice gains 1 life for each
    Given Alice controls "Glistener Elf" as "free" and "Glistener Elf" as "stopped"
    And "free" has "lifelink"
    And "stopped" has "lifelink"
    And Bob controls "Wall of Stone"
    When Alice attacks with "free" and "stopped"
    And Bob blocks "stopped" with "Wall of Stone"
    And combat damage is dealt
    Then Bob has 1 poison counter
    And Bob is at 20 life
    And "Wall of Stone" has 1 -1/-1 counter
    And "Wall of Stone" has no damage marked
    And Alice is at 22 life

  @cr26:702.15b.3
  Scenario: Bob, who owns Vampire Nighthawk in his graveyard, gains 2 life for the damage that Alice's Pointing Bones has it deal, and Alice gains none
    Given Alice has "Pointing Bones" in hand and can pay {B}
    And Bob controls "Wall of Stone" and has "Vampire Nighthawk" in graveyard
    When Alice plays "Pointing Bones" targeting "Vampire Nighthawk" then "Wall of Stone"
    And the stack resolves
    Then "Vampire Nighthawk" has dealt 2 damage to "Wall of Stone"
    And Bob is at 22 life
    And Alice is at 20 life
    And "Vampire Nighthawk" is in Bob's graveyard
