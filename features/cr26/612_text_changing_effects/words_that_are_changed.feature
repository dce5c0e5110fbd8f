Feature: Words that text-changing effects change

  @cr26:612.2 @cr26:612.1
  Scenario: Magical Hack turns Bog Wraith's swampwalk into plainswalk, so a player with a Swamp can block it
    Given Alice controls "Bog Wraith"
    And Bob controls "Swamp" and "Grizzly Bears"
    And Alice has "Magical Hack" in hand and can pay {U}
    When Alice plays "Magical Hack" targeting "Bog Wraith"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    And Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"
    When Bob blocks "Bog Wraith" with "Grizzly Bears"
    And combat damage is dealt
    Then "Bog Wraith" has 2 damage marked
    And Bob is at 20 life

  @cr26:612.1
  Scenario: Magical Hack turns Sewer Shambler's swampwalk into islandwalk, so a player with a Swamp can block it
    Given Alice controls "Sewer Shambler"
    And Bob controls "Swamp" and "Hill Giant"
    And Alice has "Magical Hack" in hand and can pay {U}
    When Alice plays "Magical Hack" targeting "Sewer Shambler"
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Island"
    And Alice attacks with "Sewer Shambler"
    Then Bob can block "Sewer Shambler" with "Hill Giant"
    When Bob blocks "Sewer Shambler" with "Hill Giant"
    And combat damage is dealt
    Then "Hill Giant" has 2 damage marked
    And "Sewer Shambler" is in Alice's graveyard
    And Bob is at 20 life

  @cr26:612.2
  Scenario: Magical Hack changes a Forest's type line to Mountain, and the land makes red mana
    Given Alice controls "Forest"
    And Alice has "Magical Hack" in hand and can pay {U}
    When Alice plays "Magical Hack" targeting "Forest"
    And the stack resolves
    And Alice chooses the land type "Forest"
    And Alice chooses the land type "Mountain"
    Then "Forest" has exactly the types "basic", "land" and "Mountain"
    And "Forest" is named "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {R} in the mana pool

  @cr26:612.2.2
  Scenario: For Circle of Protection: Red with red changed to green, Alice can choose a green source, but not a red source
    Given Alice controls "Circle of Protection: Red" and can pay {1}
    And Alice has "Sleight of Mind" in hand and can pay {U}
    And Bob controls "Frostwielder", "Grizzly Bears" and "Llanowar Elves"
    Then the text of "Circle of Protection: Red" says "red"
    When Alice plays "Sleight of Mind" targeting "Circle of Protection: Red"
    And the stack resolves
    And Alice chooses the color "red"
    And Alice chooses the color "green"
    Then the text of "Circle of Protection: Red" says "green"
    And the text of "Circle of Protection: Red" doesn't say "red"
    And "Circle of Protection: Red" is named "Circle of Protection: Red"
    When Alice activates "Circle of Protection: Red"
    And the stack resolves
    Then Alice may choose the source "Grizzly Bears"
    And Alice may not choose the source "Frostwielder"
    When Alice chooses the source "Grizzly Bears"
    Then the stack is empty

  @cr26:612.2.2
  Scenario: Absolute Grace with black changed to red gives creatures protection from red
    Given Alice controls "Absolute Grace" and "Grizzly Bears"
    And Alice has "Sleight of Mind" in hand and can pay {U}
    And Bob has "Glacial Ray" and "Terror" in hand and can pay {2}{R}{B}
    Then Bob can play "Glacial Ray" targeting "Grizzly Bears"
    And Bob can't play "Terror" targeting "Grizzly Bears" by rule 601.2c
    When Alice plays "Sleight of Mind" targeting "Absolute Grace"
    And the stack resolves
    And Alice chooses the color "black"
    And Alice chooses the color "red"
    Then Bob can't play "Glacial Ray" targeting "Grizzly Bears" by rule 702.16b
    And Bob can play "Terror" targeting "Grizzly Bears"

  @cr26:612.2.3 @cr26:613.1c @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Goblin King with Goblin changed to Bear is a Bear that gives Bears +1/+1 and keeps its name
    Given it is Alice's main phase
    And Alice controls "Goblin King", "Goblin Raider" and "Grizzly Bears"
    And Alice has "Artificial Evolution" in hand and can pay {U}
    Then the text of "Goblin King" says "goblin"
    And "Goblin Raider" is 3/3
    When Alice plays "Artificial Evolution" targeting "Goblin King"
    And the stack resolves
    And as it resolves, Alice chooses the creature type "Goblin"
    Then Alice may not choose the creature type "Goblin"
    And Alice may not choose the creature type "Wall"
    And Alice may choose the creature type "Bear"
    When Alice chooses the creature type "Bear"
    Then "Goblin King" has exactly the types "creature" and "bear"
    And the text of "Goblin King" says "bear"
    And the text of "Goblin King" doesn't say "goblin"
    And "Goblin Raider" is 2/2
    And "Grizzly Bears" is 3/3
    And "Goblin King" is named "Goblin King"

  @cr26:612.2.5
  Scenario: Terror, whose word "black" Sleight of Mind changes to "red", is still black, and its mana cost is still {1}{B}
    Given Alice has "Terror" in hand and can pay {1}{B}
    And Alice has "Sleight of Mind" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Terror" targeting "Grizzly Bears"
    And Alice in response plays "Sleight of Mind" targeting "Terror"
    And the top of the stack resolves
    And Alice chooses the color "black"
    And Alice chooses the color "red"
    Then the text of "Terror" says "red"
    And the text of "Terror" doesn't say "black"
    And "Terror" is black
    And the mana cost of "Terror" is {1}{B}
    When the stack resolves
    Then "Grizzly Bears" was destroyed

  @cr26:612.1.2
  Scenario: After Artificial Evolution has changed Spirit to Goblin on Gibbering Kami, its soulshift still returns a Spirit card
    Given Alice controls "Gibbering Kami"
    And Alice has "Artificial Evolution" in hand and can pay {U}
    And Alice has "Goblin Raider" and "Wandering Ones" in graveyard
    And Bob has "Terminate" in hand and can pay {B}{R}
    When Alice plays "Artificial Evolution" targeting "Gibbering Kami"
    And the stack resolves
    And Alice chooses the creature type "Spirit"
    And Alice chooses the creature type "Goblin"
    Then "Gibbering Kami" has the type "Goblin"
    And "Gibbering Kami" doesn't have the type "Spirit"
    When Bob plays "Terminate" targeting "Gibbering Kami"
    And the top of the stack resolves
    Then the trigger of "Gibbering Kami" targets "Wandering Ones"
    When the stack resolves
    And Alice says yes to "Gibbering Kami"
    Then "Wandering Ones" is in Alice's hand

  @cr26:612.1.2 @edition:2026-01
  Scenario: After Artificial Evolution has changed Spirit to Goblin on Ministrant of Obligation, its afterlife still creates Spirits
    Given Alice controls "Ministrant of Obligation"
    And Alice has "Artificial Evolution" in hand and can pay {U}
    And Bob has "Terminate" in hand and can pay {B}{R}
    When Alice plays "Artificial Evolution" targeting "Ministrant of Obligation"
    And the stack resolves
    And Alice chooses the creature type "Spirit"
    And Alice chooses the creature type "Goblin"
    Then the text of "Ministrant of Obligation" doesn't say "spirit"
    When Bob plays "Terminate" targeting "Ministrant of Obligation"
    And the stack resolves
    Then Alice controls 2 "Spirit" permanents

  @cr26:612.2.6
  Scenario: Magical Hack with Island and Swamp changes Bob's Island, and not Prismatic Omen, whose text says only "every basic land type"
    Given Alice controls "Prismatic Omen" and "Forest"
    And Bob controls "Island"
    And Alice has 2 "Magical Hack" as "hack" in hand and can pay {U}{U}
    When Alice plays "hack 1" targeting "Prismatic Omen"
    And the stack resolves
    And Alice chooses the land type "Island"
    And Alice chooses the land type "Swamp"
    Then "Forest" has exactly the types "basic", "land", "Plains", "Island", "Swamp", "Mountain" and "Forest"
    When Alice plays "hack 2" targeting "Island"
    And the stack resolves
    And Alice chooses the land type "Island"
    And Alice chooses the land type "Swamp"
    Then "Island" has exactly the types "basic", "land" and "Swamp"
    And "Forest" has the type "Island"
