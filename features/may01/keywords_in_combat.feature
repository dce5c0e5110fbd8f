Feature: Keywords of combat

  @may01:ours.340
  Scenario: Flanking makes each blocker smaller that has none
    Given Alice controls "Benalish Cavalry"
    And Bob controls "Hill Giant" and "Benalish Cavalry" as "squire"
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Hill Giant" and "squire"
    Then "Benalish Cavalry" has triggered once
    When the stack resolves
    Then "Hill Giant" is 2/2
    And "squire" is 2/2

  @may01:ours.341
  Scenario: What has shadow meets nothing else in combat
    Given Alice controls "Soltari Foot Soldier" and "Grizzly Bears"
    And Bob controls "Soltari Foot Soldier" as "shade" and "Hill Giant"
    When Alice attacks with "Soltari Foot Soldier" and "Grizzly Bears"
    Then Bob can't block "Soltari Foot Soldier" with "Hill Giant" because "Soltari Foot Soldier" has "shadow"
    And Bob can't block "Grizzly Bears" with "shade" because "shade" has "shadow"
    And Bob can block "Soltari Foot Soldier" with "shade"
    And Bob can block "Grizzly Bears" with "Hill Giant"

  @may01:ours.342
  Scenario: Only what has horsemanship blocks what has it, and it blocks whatever there is
    Given Alice controls "Shu Cavalry" and "Grizzly Bears"
    And Bob controls "Shu Cavalry" as "rider" and "Hill Giant"
    When Alice attacks with "Shu Cavalry" and "Grizzly Bears"
    Then Bob can't block "Shu Cavalry" with "Hill Giant" because "Shu Cavalry" has "horsemanship"
    And Bob can block "Shu Cavalry" with "rider"
    And Bob can block "Grizzly Bears" with "rider"

  @may01:ours.343
  Scenario: Artifact creatures and those of its colour block what has intimidate
    Given Alice controls "Bladetusk Boar"
    And Bob controls "Hill Giant", "Grizzly Bears" and "Frogmite"
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Grizzly Bears" because "Bladetusk Boar" has "intimidate"
    And Bob can block "Bladetusk Boar" with "Hill Giant"
    And Bob can block "Bladetusk Boar" with "Frogmite"

  @may01:ours.344
  Scenario: No greater power blocks what skulks
    Given Alice controls "Furtive Homunculus"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Hill Giant" because "Furtive Homunculus" has "skulk"
    And Bob can block "Furtive Homunculus" with "Grizzly Bears"

  @may01:ours.345
  Scenario: Who attacks alone is exalted
    Given Alice controls "Akrasan Squire" and "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Akrasan Squire" is 1/1

  @may01:ours.345
  Scenario: Two that attack aren't exalted
    Given Alice controls "Akrasan Squire" and "Goblin Wardriver"
    When Alice attacks with "Akrasan Squire" and "Goblin Wardriver"
    And the stack resolves
    Then "Akrasan Squire" is 2/1
    And "Goblin Wardriver" is 2/2

  @may01:ours.346
  Scenario: A battle cry helps the others that attack
    Given Alice controls "Goblin Wardriver", "Grizzly Bears" and "Hill Giant"
    When Alice attacks with "Goblin Wardriver" and "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 3/2
    And "Goblin Wardriver" is 2/2
    And "Hill Giant" is 3/3

  @may01:ours.347
  Scenario: What is provoked has to block its provoker
    Given Alice controls "Goblin Grappler" and "Hill Giant"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Goblin Grappler" and "Hill Giant"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" because of the ability "provoke.provoke" of "Goblin Grappler"
    And Bob can block "Goblin Grappler" with "Grizzly Bears"

  @may01:ours.347
  Scenario: What is provoked untaps to block its provoker
    Given Alice controls "Goblin Grappler"
    And Bob controls a tapped "Grizzly Bears"
    When Alice attacks with "Goblin Grappler"
    And the stack resolves
    And Alice says yes to "Goblin Grappler"
    And Bob blocks "Goblin Grappler" with "Grizzly Bears"
    And combat damage is dealt
    Then "Goblin Grappler" was destroyed
    And "Grizzly Bears" is untapped
    And Bob has been dealt no damage

  @may01:ours.348
  Scenario: A mentor teaches an attacker with less power
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider", "Hill Giant" and "Craw Wurm"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Craw Wurm"
    Then Alice may target "Goblin Raider" for "Hammer Dropper"
    And Alice may not target "Craw Wurm" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Grizzly Bears" for "Hammer Dropper"
    And the stack resolves
    Then "Grizzly Bears" is 3/3

  @may01:ours.349
  Scenario: A creature is trained by one that attacks beside it with greater power
    Given Alice controls "Gryff Rider" and "Hill Giant"
    When Alice attacks with "Gryff Rider" and "Hill Giant"
    And the stack resolves
    Then "Gryff Rider" is 3/2
    And "Gryff Rider" has 1 +1/+1 counter

  @may01:ours.349
  Scenario: Its equal doesn't train a creature
    Given Alice controls "Gryff Rider" and "Goblin Wardriver"
    When Alice attacks with "Gryff Rider" and "Goblin Wardriver"
    And the stack resolves
    Then "Gryff Rider" is 3/1

  @may01:ours.350
  Scenario: Who blocks what afflicts loses life once
    Given Alice controls "Khenra Eternal"
    And Bob controls "Hill Giant" and "Grizzly Bears"
    When Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Hill Giant" and "Grizzly Bears"
    And the stack resolves
    Then Bob is at 19 life

  @may01:ours.351
  Scenario: What is decayed doesn't block, and goes when it has attacked
    Given Alice has "Falcon Abomination" in hand and can pay {2}{U}
    And Bob controls "Hill Giant"
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Bob's next main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with the first "Zombie" token by rule 500.1
    And Alice can block "Hill Giant" with "Falcon Abomination"
    When Alice doesn't block
    And the game goes on to Alice's next main phase
    And Alice attacks with the first "Zombie" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 18 life
    When the game goes on to the end step
    Then Alice controls no "token" permanents

  @may01:ours.340
  Scenario: What is flanked hits more weakly, and falls
    Given Alice controls "Benalish Cavalry"
    And Bob controls "Grizzly Bears"
    When Alice attacks with "Benalish Cavalry"
    And Bob blocks "Benalish Cavalry" with "Grizzly Bears"
    And combat damage is dealt
    Then "Benalish Cavalry" has 1 damage marked
    And "Benalish Cavalry" is in play
    And "Grizzly Bears" was destroyed

  @may01:ours.341
  Scenario: Who attacks with shadow is blocked only by another shadow
    Given Alice controls "Soltari Foot Soldier"
    And Bob controls "Soltari Foot Soldier" as "shade" and "Hill Giant"
    When Alice attacks with "Soltari Foot Soldier"
    Then Bob can't block "Soltari Foot Soldier" with "Hill Giant" because "Soltari Foot Soldier" has "shadow"
    And Bob can block "Soltari Foot Soldier" with "shade"

  @may01:ours.342
  Scenario: A rider is stopped only by another rider
    Given Alice controls "Shu Cavalry"
    And Bob controls "Shu Cavalry" as "rider" and "Hill Giant"
    When Alice attacks with "Shu Cavalry"
    Then Bob can't block "Shu Cavalry" with "Hill Giant" because "Shu Cavalry" has "horsemanship"
    And Bob can block "Shu Cavalry" with "rider"

  @may01:ours.343
  Scenario: An artifact isn't intimidated, and a creature of another colour is
    Given Alice controls "Bladetusk Boar"
    And Bob controls "Grizzly Bears" and "Frogmite"
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Grizzly Bears" because "Bladetusk Boar" has "intimidate"
    And Bob can block "Bladetusk Boar" with "Frogmite"

  @may01:ours.344
  Scenario: Something weaker blocks what skulks
    Given Alice controls "Furtive Homunculus"
    And Bob controls "Akrasan Squire" and "Hill Giant"
    When Alice attacks with "Furtive Homunculus"
    Then Bob can't block "Furtive Homunculus" with "Hill Giant" because "Furtive Homunculus" has "skulk"
    And Bob can block "Furtive Homunculus" with "Akrasan Squire"

  @may01:ours.348
  Scenario: A mentor teaches one of the weaker attackers, and nobody who stays at home
    Given Alice controls "Hammer Dropper", "Grizzly Bears", "Goblin Raider" and "Hill Giant"
    When Alice attacks with "Hammer Dropper", "Grizzly Bears" and "Goblin Raider"
    Then Alice may target "Grizzly Bears" for "Hammer Dropper"
    And Alice may not target "Hill Giant" for "Hammer Dropper"
    When Alice targets "Goblin Raider" for "Hammer Dropper"
    And the stack resolves
    Then "Goblin Raider" is 3/3
    And "Grizzly Bears" is 2/2

  @may01:ours.350
  Scenario: Who blocks what afflicts with one creature loses life
    Given Alice controls "Khenra Eternal"
    And Bob controls "Hill Giant"
    When Alice attacks with "Khenra Eternal"
    And Bob blocks "Khenra Eternal" with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 19 life
    And "Hill Giant" has 2 damage marked

  @may01:ours.351
  Scenario: What is decayed and falls in combat isn't there to be sacrificed
    Given Alice has "Falcon Abomination" in hand and can pay {2}{U}
    And Bob controls "Hill Giant" and "Craw Wurm"
    When Alice plays "Falcon Abomination"
    And the stack resolves
    And the game goes on to Bob's next main phase
    And Bob attacks with "Hill Giant"
    Then Alice can't block "Hill Giant" with the first "Zombie" token by rule 500.1
    And Alice can block "Hill Giant" with "Falcon Abomination"
    When Alice doesn't block
    And the game goes on to Alice's next main phase
    And Alice attacks with the first "Zombie" token
    And Bob blocks the first "Zombie" token with "Craw Wurm"
    And combat damage is dealt
    Then Alice controls no "token" permanents
    And "Craw Wurm" has 2 damage marked
    When the game goes on to the end step
    Then the first "Zombie" token wasn't sacrificed
    And "Falcon Abomination" is in play
