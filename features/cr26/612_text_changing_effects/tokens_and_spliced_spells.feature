Feature: The text of tokens and of spliced spells

  @cr26:612.4
  Scenario: Jade Mage's Saproling token becomes a Goblin by Artificial Evolution, and the next token is a Saproling
    Given Alice controls "Jade Mage" and can pay {2}{G}{2}{G}
    And Alice has "Artificial Evolution" in hand and can pay {U}
    When Alice activates "Jade Mage"
    And the stack resolves
    And Alice plays "Artificial Evolution" targeting the first "Saproling" token
    And the stack resolves
    And Alice chooses the creature type "Saproling"
    And Alice chooses the creature type "Goblin"
    Then the first "Saproling" token has exactly the types "creature" and "Goblin"
    When Alice activates "Jade Mage"
    And the stack resolves
    Then the second "Saproling" token has exactly the types "creature" and "Saproling"
    And the first "Saproling" token has exactly the types "creature" and "Goblin"

  @cr26:612.10
  Scenario: Reach Through Mists with Glacial Ray spliced onto it draws a card by its own text and then deals 2 damage by the added text
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {U}{1}{R}
    And Bob controls "Wall of Stone"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Wall of Stone"
    Then "Reach Through Mists" has the ability "ray"
    And "Reach Through Mists" is blue
    And the mana value of "Reach Through Mists" is 1
    When the stack resolves
    Then it happened in this order that Alice drew, then "Wall of Stone" was dealt damage
    And "Wall of Stone" has 2 damage marked
    And "Glacial Ray" is in Alice's hand

  @cr26:612.4.2 @cr26:613.1.2
  Scenario: Magical Hack turns the swampwalk of Fen Piper's Rat token into plainswalk, so a player with a Swamp can block the token
    Given Alice has "Fen Piper" and "Magical Hack" in hand and can pay {2}{B}{U}
    And Bob controls "Swamp" and "Grizzly Bears"
    When Alice plays "Fen Piper"
    And the stack resolves
    Then the text of the "Rat" token says "swamp"
    When Alice plays "Magical Hack" targeting the "Rat" token
    And the stack resolves
    And Alice chooses the land type "Swamp"
    And Alice chooses the land type "Plains"
    Then the text of the "Rat" token says "plains"
    And the "Rat" token is black
    When the game goes on to Alice's next main phase
    And Alice attacks with the "Rat" token
    Then Bob can block the "Rat" token with "Grizzly Bears"
    When Bob blocks the "Rat" token with "Grizzly Bears"
    And combat damage is dealt
    Then "Grizzly Bears" has 1 damage marked

  @cr26:613.1.2
  Scenario: Fen Piper's token is a black 1/1 Rat with swampwalk, as Fen Piper's ability says
    Given Alice has "Fen Piper" in hand and can pay {2}{B}
    And Bob controls "Swamp" and "Grizzly Bears"
    When Alice plays "Fen Piper"
    And the stack resolves
    Then the "Rat" token is 1/1
    And the "Rat" token is black
    And the "Rat" token has exactly the types "creature" and "Rat"
    When the game goes on to Alice's next main phase
    And Alice attacks with the "Rat" token and "Fen Piper"
    Then Bob can't block the "Rat" token with "Grizzly Bears" by rule 702.14
    And Bob can block "Fen Piper" with "Grizzly Bears"

  @cr26:612.4.3
  Scenario: Artificial Evolution turns one Soldier token of Raise the Alarm into a Goblin, to which Goblin King gives its bonus, and the other stays a Soldier
    Given Alice controls "Goblin King"
    And Alice has "Raise the Alarm" and "Artificial Evolution" in hand and can pay {1}{W}{U}
    When Alice plays "Raise the Alarm"
    And the stack resolves
    And Alice plays "Artificial Evolution" targeting the first "Soldier" token
    And the stack resolves
    And Alice chooses the creature type "Soldier"
    And Alice chooses the creature type "Goblin"
    Then the first "Soldier" token has exactly the types "creature" and "Goblin"
    And the first "Soldier" token is 2/2
    And the second "Soldier" token has exactly the types "creature" and "Soldier"
    And the second "Soldier" token is 1/1
