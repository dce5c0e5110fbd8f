Feature: Predefined Role tokens

  Background:
    Given Alice controls "Costume Chest" and "Hill Giant"
    And Bob controls "Grizzly Bears"

  @cr26:111.10j
  Scenario: Hill Giant with a Cursed Role is 1/1
    When Alice activates "cursed" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Cursed" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Cursed" token is colorless
    And the first "Cursed" token is named "Cursed"
    And the first "Cursed" token is attached to "Hill Giant"
    And "Hill Giant" is 1/1
    And "Grizzly Bears" is 2/2

  @cr26:111.10k
  Scenario: Hill Giant with a Monster Role is 4/4 and has trample
    When Alice activates "monster" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Monster" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Monster" token is colorless
    And the first "Monster" token is named "Monster"
    And the first "Monster" token is attached to "Hill Giant"
    And "Hill Giant" is 4/4
    And "Hill Giant" has "trample"
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" doesn't have "trample"

  @cr26:111.10m
  Scenario: Hill Giant with a Royal Role is 4/4 and has ward, for which Bob does not pay
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "royal" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Royal" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Royal" token is colorless
    And the first "Royal" token is named "Royal"
    And the first "Royal" token is attached to "Hill Giant"
    And "Hill Giant" is 4/4
    And "Hill Giant" has "ward"
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" doesn't have "ward"
    When Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the stack resolves
    Then "Lightning Bolt" was countered

  @cr26:111.10n
  Scenario: Hill Giant with a Sorcerer Role is 4/4, and Alice scries 1 as it attacks
    And Alice controls "White Knight"
    And Alice has "Island" and "Forest" on top of library
    When Alice activates "sorcerer" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Sorcerer" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Sorcerer" token is colorless
    And the first "Sorcerer" token is named "Sorcerer"
    And the first "Sorcerer" token is attached to "Hill Giant"
    And "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2
    When Alice attacks with "Hill Giant" and "White Knight"
    Then "Hill Giant" has triggered once
    And "White Knight" has triggered never
    When the top of the stack resolves
    Then Alice may choose "Island"
    And Alice may not choose "Island" and "Forest"
    When Alice chooses "Island"
    Then the top of Alice's library is "Forest"

  @cr26:111.10p
  Scenario: Hill Giant with a Virtuous Role gets +1/+1 for each of the two enchantments that Alice controls
    And Alice controls "Bad Moon"
    And Bob controls "Bad Moon" as "his"
    When Alice activates "virtuous" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Virtuous" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Virtuous" token is colorless
    And the first "Virtuous" token is named "Virtuous"
    And the first "Virtuous" token is attached to "Hill Giant"
    And "Hill Giant" is 5/5
    And "Grizzly Bears" is 2/2

  @cr26:111.10q
  Scenario: Hill Giant with a Wicked Role is 4/4, and Bob loses 1 life as the Role is put into a graveyard
    And Bob has "Disenchant" in hand and can pay {1}{W}
    When Alice activates "wicked" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Wicked" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Wicked" token is colorless
    And the first "Wicked" token is named "Wicked"
    And the first "Wicked" token is attached to "Hill Giant"
    And "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2
    When Bob plays "Disenchant" targeting the first "Wicked" token
    And the stack resolves
    Then Bob is at 19 life
    And Bob has been dealt no damage
    And Alice is at 20 life
    And "Hill Giant" is 3/3

  @cr26:111.10r
  Scenario: Hill Giant with a Young Hero Role gets a +1/+1 counter as it attacks with toughness 3, and none with toughness 4
    And Alice has 4 "Island" as library
    When Alice activates "hero" of "Costume Chest"
    And the stack resolves
    Then Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    And Alice may not choose "Costume Chest"
    When Alice chooses "Hill Giant"
    Then the first "Young Hero" token has exactly the types "enchantment", "Aura" and "Role"
    And the first "Young Hero" token is colorless
    And the first "Young Hero" token is named "Young Hero"
    And the first "Young Hero" token is attached to "Hill Giant"
    And "Hill Giant" is 3/3
    When Alice attacks with "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is 4/4
    And "Hill Giant" has 1 +1/+1 counter
    When the game goes on to Alice's next main phase
    And Alice attacks with "Hill Giant"
    Then the stack is empty
    And "Hill Giant" has 1 +1/+1 counter

  @cr26:111.10j
  Scenario: Hill Giant with a +1/+1 counter and a Cursed Role is 2/2, because the Role sets only its base power and toughness
    Given "Hill Giant" has 1 +1/+1 counter
    Then "Hill Giant" is 4/4
    When Alice activates "cursed" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Hill Giant" is 2/2
    And the first "Cursed" token is attached to "Hill Giant"

  @cr26:111.10m
  Scenario: Bob pays {1} for the ward of Hill Giant with a Royal Role, and Lightning Bolt resolves
    Given Bob has "Lightning Bolt" in hand and can pay {R}{1}
    When Alice activates "royal" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob plays "Lightning Bolt" targeting "Hill Giant"
    And the top of the stack resolves
    And Bob pays
    And the stack resolves
    Then "Lightning Bolt" has resolved
    And "Hill Giant" has 3 damage marked
    And "Hill Giant" is 4/4

  @cr26:111.10p
  Scenario: Grizzly Bears of Bob with Alice's Virtuous Role get +1/+1 for each enchantment that Alice controls, and none for those that Bob controls
    Given Alice controls "Bad Moon"
    And Bob controls 3 "Bad Moon" as "his"
    When Alice activates "virtuous" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then the first "Virtuous" token is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/4

  @cr26:111.10q
  Scenario: Each of Alice's two opponents loses 1 life as her Wicked Role is put into the graveyard because Hill Giant has died
    Given Carol is playing too
    And Bob has "Lightning Bolt" as "first" and "Lightning Bolt" as "second" in hand and can pay {R}{R}
    When Alice activates "wicked" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob plays "first" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 4/4
    And Carol is at 20 life
    When Bob plays "second" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And Bob is at 19 life
    And Carol is at 19 life
    And Alice is at 20 life

  @cr26:111.10r
  Scenario: White Knight with a Young Hero Role and toughness 2 gets a +1/+1 counter as it attacks, but no second one, because Giant Growth raises its toughness first
    Given Alice controls "White Knight"
    And Alice has 4 "Island" as library
    And Alice has "Giant Growth" in hand and controls "Forest"
    When Alice activates "hero" of "Costume Chest"
    And the stack resolves
    And Alice chooses "White Knight"
    And Alice attacks with "White Knight"
    And the game goes on to Alice's postcombat main phase
    Then "White Knight" is 3/3
    When the game goes on to Alice's next main phase
    And Alice attacks with "White Knight"
    And Alice plays "Giant Growth" targeting "White Knight"
    And the stack resolves
    Then "White Knight" is 6/6
    And "White Knight" has 1 +1/+1 counter
    And "White Knight" has triggered twice

  @cr26:111.10q
  Scenario: Bob loses no life as a Wicked Role leaves the battlefield for a hand, and 1 life as another is put into a graveyard
    Given Bob has "Boomerang" and "Disenchant" in hand and can pay {U}{U}{1}{W}
    When Alice activates "wicked" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob plays "Boomerang" targeting the first "Wicked" token
    And the stack resolves
    Then the first "Wicked" token is gone
    And Bob is at 20 life
    When Alice activates "wicked" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Bob plays "Disenchant" targeting the second "Wicked" token
    And the stack resolves
    Then Bob is at 19 life
    And "Hill Giant" is 3/3

  @cr26:111.10q
  Scenario: Bob loses 1 life as Alice's Wicked Role, which is attached to his Grizzly Bears, is put into a graveyard, and Alice loses none
    Given Alice has "Terror" in hand and can pay {1}{B}
    When Alice activates "wicked" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    And Alice controls the first "Wicked" token
    When Alice plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And the first "Wicked" token is gone
    And Bob is at 19 life
    And Alice is at 20 life

  @cr26:111.10n
  Scenario: Bob, and not Alice, scries 1 as his Grizzly Bears attack with Alice's Sorcerer Role
    Given Alice has 2 "Forest" as "wood" as library
    And Bob has "Mountain", "Island" and "Swamp" as library
    When Alice activates "sorcerer" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    And Alice controls the first "Sorcerer" token
    When the game goes on to Bob's main phase
    Then Bob's hand holds "Mountain"
    When Bob attacks with "Grizzly Bears"
    Then Bob controls the ability of "Grizzly Bears"
    When the top of the stack resolves
    Then Bob may choose "Island"
    And Bob may not choose "Island" and "Swamp"
    When Bob chooses "Island"
    Then the top of Bob's library is "Swamp"
    When the game goes on to Bob's next main phase
    And Bob attacks with "Grizzly Bears"
    Then "Grizzly Bears" has triggered twice

  @cr26:111.10m
  Scenario: Grizzly Bears of Bob with Alice's Royal Role has ward against Alice's Lightning Bolt, for which she doesn't pay
    Given Alice has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "royal" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    When Alice plays "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then "Lightning Bolt" was countered
    And "Grizzly Bears" has no damage marked

  @cr26:111.10r
  Scenario: Craven Giant with a Young Hero Role, power 4 and toughness 1 gets a +1/+1 counter as it attacks, and Hill Giant, which attacks beside it, gets none
    Given Alice controls "Craven Giant"
    When Alice activates "hero" of "Costume Chest"
    And the stack resolves
    And Alice chooses "Craven Giant"
    And Alice attacks with "Craven Giant" and "Hill Giant"
    Then "Craven Giant" has triggered once
    When the stack resolves
    Then "Craven Giant" is 5/2
    And "Hill Giant" is 3/3
