Feature: Copy effects with exceptions

  @cr26:707.5
  Scenario: Phantasmal Image enters as a copy of Serra Angel
    Given Alice has "Phantasmal Image" in hand and can pay {1}{U}
    And Bob controls "Serra Angel"
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    Then "Phantasmal Image" is named "Serra Angel"
    And "Phantasmal Image" is white
    And "Phantasmal Image" is 4/4
    And "Phantasmal Image" has "flying"

  @cr26:707.5
  Scenario: Blood Speaker returns to hand as Clone enters as a copy of Grinning Demon, and not as another Clone enters as a copy of Hill Giant
    Given Alice has "Clone" as "one" and "Clone" as "two" in hand and can pay {3}{U}{3}{U}
    And Alice has "Blood Speaker" in graveyard
    And Bob controls "Grinning Demon" and "Hill Giant"
    When Alice plays "one"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "one"
    Then "Blood Speaker" is in Alice's graveyard
    When Alice plays "two"
    And the stack resolves
    And as it resolves, Alice chooses "Grinning Demon" for "two"
    Then "Blood Speaker" is in Alice's hand

  @cr26:707.5
  Scenario: Clone enters as a 6/6 copy of Essence of the Wild with its ability, so the next Llanowar Elves enters as a 6/6 copy of Essence of the Wild, and the one before enters as a 1/1
    Given Bob controls "Essence of the Wild"
    And Alice controls "Herald of the Stout"
    And Alice has "Clone" and 2 "Llanowar Elves" as "elves" in hand and can pay {3}{U}{G}{G}
    When Alice plays "elves 1"
    And the stack resolves
    Then "elves 1" is 1/1
    And Alice is at 20 life
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Essence of the Wild" for "Clone"
    Then "Clone" is 6/6
    And Alice is at 24 life
    When Alice plays "elves 2"
    And the stack resolves
    Then "elves 2" is named "Essence of the Wild"
    And "elves 2" is 6/6
    And "elves 1" is named "Llanowar Elves"
    And Alice is at 28 life

  @cr26:707.9 @cr26:707.9a @cr26:707.9b
  Scenario: Phantasmal Image as a copy of Serra Angel is also an Illusion, and is sacrificed when it becomes a target
    Given Alice has "Phantasmal Image" in hand and can pay {1}{U}
    And Bob controls "Serra Angel" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    Then "Phantasmal Image" has exactly the types "creature", "Angel" and "Illusion"
    And "Phantasmal Image" has the ability "fade"
    And "Serra Angel" doesn't have the ability "fade"
    When Bob plays "Kodama's Might" targeting "Phantasmal Image"
    And the stack resolves
    Then "Phantasmal Image" was sacrificed
    And "Serra Angel" is in play

  @cr26:707.9a
  Scenario: A Clone that copies Phantasmal Image is sacrificed when it becomes the target of a spell
    Given Alice has "Phantasmal Image" and "Clone" in hand and can pay {4}{U}{U}
    And Bob controls "Serra Angel" and has "Kodama's Might" in hand and can pay {G}
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    And Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Phantasmal Image" for "Clone"
    Then "Clone" has the ability "fade"
    When Bob plays "Kodama's Might" targeting "Clone"
    And the stack resolves
    Then "Clone" was sacrificed
    And "Phantasmal Image" is in play

  @cr26:707.9b
  Scenario: A Clone that copies a Phantasmal Image that is a copy of Serra Angel is also an Illusion
    Given Alice has "Phantasmal Image" and "Clone" in hand and can pay {4}{U}{U}
    And Bob controls "Serra Angel"
    When Alice plays "Phantasmal Image"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel" for "Phantasmal Image"
    And Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Phantasmal Image" for "Clone"
    Then "Clone" has exactly the types "creature", "Angel" and "Illusion"
    And "Clone" is 4/4
    And "Serra Angel" has exactly the types "creature" and "Angel"

  @cr26:707.9e
  Scenario: Drowsy Double that copies Clone and then a creature that Clone's effect lets it copy enters untapped
    Given Alice has "Drowsy Double" in hand and can pay {1}{U}
    And Bob controls "Clone" and "Serra Angel"
    And "Clone" has 1 +1/+1 counter
    When Alice plays "Drowsy Double"
    And the stack resolves
    And as it resolves, Alice chooses "Clone"
    And as it resolves, Alice chooses "Serra Angel"
    Then "Drowsy Double" is named "Serra Angel"
    And "Drowsy Double" is untapped
    And the stack is empty

  @cr26:707.9e
  Scenario: Drowsy Double enters tapped as a copy of Serra Angel, and untapped if it copies nothing
    Given Alice has "Drowsy Double" as "one" and "Drowsy Double" as "two" in hand and can pay {1}{U}{1}{U}
    And Bob controls "Serra Angel"
    When Alice plays "one"
    And the stack resolves
    And as it resolves, Alice chooses "Serra Angel"
    Then "one" is named "Serra Angel"
    And "one" is tapped
    When Alice plays "two"
    And the stack resolves
    And as it resolves, Alice chooses nothing
    Then "two" is named "Drowsy Double"
    And "two" is untapped

  @cr26:707.9a.5
  Scenario: The ability that Oathbound Double gains as an exception of its copy takes life from the player that was chosen for the copy
    Given Alice controls "Oathbound Double" and "Serra Angel" and can pay {1}
    When Alice activates "oath" of "Oathbound Double" targeting "Serra Angel" then Bob
    And the stack resolves
    Then "Oathbound Double" is named "Serra Angel"
    When Alice activates "strike" of "Oathbound Double"
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 20 life

  @cr26:707.9a.5
  Scenario: A Clone that copies Oathbound Double has the ability with the same player
    Given Alice controls "Oathbound Double" and "Serra Angel" and can pay {1}
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice activates "oath" of "Oathbound Double" targeting "Serra Angel" then Alice
    And the stack resolves
    And Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Oathbound Double"
    Then "Clone" is 4/4
    And "Clone" has the ability "strike"
    When the game goes on to Alice's next upkeep
    And Alice activates "strike" of "Clone"
    And the stack resolves
    Then Alice is at 18 life
    And Bob is at 20 life

  @cr26:707.9a.2
  Scenario: Kiki-Jiki's token copy of Hill Giant has haste, and so has the token that Spitting Image creates as a copy of that token
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Hill Giant"
    And Alice has "Spitting Image" in hand and can pay {4}{G}{U}
    When Alice activates "mirror" of "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
    And the stack resolves
    And Alice casts "Spitting Image" targeting the first "Hill Giant" token
    And the stack resolves
    Then the first "Hill Giant" token has "haste"
    And the second "Hill Giant" token has "haste"
    And "Hill Giant" doesn't have "haste"
    When Alice attacks with the second "Hill Giant" token
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When the game goes on to the end step
    And the stack resolves
    Then Alice controls 1 "token" permanent
    And the second "Hill Giant" token is in play

  @cr26:707.9f
  Scenario: Mirror of the Forge enters as a Forest that is also a 1/1 creature, with the two counters that its effect gives only to a creature
    Given Alice controls "Forest" and "Grizzly Bears"
    And Alice has "Mirror of the Forge" in hand and can pay {2}{U}{U}
    When Alice plays "Mirror of the Forge"
    And the stack resolves
    And as it resolves, Alice chooses "Forest" for "Mirror of the Forge"
    Then "Mirror of the Forge" is named "Forest"
    And "Mirror of the Forge" has exactly the types "basic", "land", "creature" and "Forest"
    And "Mirror of the Forge" has 2 +1/+1 counters
    And "Mirror of the Forge" is 3/3
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:707.9f
  Scenario: Mirror of the Forge that enters as Craw Wurm is a 1/1 creature with the two counters that its effect gives to a creature
    Given Alice controls "Forest" and "Craw Wurm"
    And Alice has "Mirror of the Forge" in hand and can pay {2}{U}{U}
    When Alice plays "Mirror of the Forge"
    And the stack resolves
    And as it resolves, Alice chooses "Craw Wurm" for "Mirror of the Forge"
    Then "Mirror of the Forge" is named "Craw Wurm"
    And "Mirror of the Forge" has 2 +1/+1 counters
    And "Mirror of the Forge" is 3/3
    And "Craw Wurm" is 6/4

  @cr26:707.9b.3
  Scenario: A Clone that copies Quicksilver Gargantuan that is a copy of Grizzly Bears is a 7/7 creature of that name
    Given Alice has "Quicksilver Gargantuan" and "Clone" in hand and can pay {5}{U}{U}{3}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Quicksilver Gargantuan"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Quicksilver Gargantuan"
    And Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Quicksilver Gargantuan" for "Clone"
    Then "Clone" is named "Grizzly Bears"
    And "Clone" is 7/7
    And "Grizzly Bears" is 2/2

  @cr26:707.9b.3
  Scenario: Quicksilver Gargantuan that is a copy of Grizzly Bears is 7/7, and a Clone that copies the Bears themselves is 2/2
    Given Alice has "Quicksilver Gargantuan" and "Clone" in hand and can pay {5}{U}{U}{3}{U}
    And Bob controls "Grizzly Bears"
    When Alice plays "Quicksilver Gargantuan"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Quicksilver Gargantuan"
    Then "Quicksilver Gargantuan" is named "Grizzly Bears"
    And "Quicksilver Gargantuan" is 7/7
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Grizzly Bears" for "Clone"
    Then "Clone" is named "Grizzly Bears"
    And "Clone" is 2/2
