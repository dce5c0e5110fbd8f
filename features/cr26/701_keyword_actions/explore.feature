Feature: Explore

  @cr26:701.44a
  Scenario: An exploring creature's controller takes a revealed land card into hand
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Forest" and "Grizzly Bears" on top of library
    When Alice plays "Merfolk Branchwalker"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And it happened once that "Forest" was revealed
    And "Merfolk Branchwalker" is 2/1
    And the top of Alice's library is "Grizzly Bears"

  @cr26:701.44a @cr26:701.44a.4
  Scenario: A creature that explores a nonland card gets a +1/+1 counter, and the card goes to the graveyard
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Merfolk Branchwalker"
    And the stack resolves
    And Alice says yes to "Merfolk Branchwalker"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Merfolk Branchwalker" has 1 +1/+1 counter
    And "Merfolk Branchwalker" is 3/2

  @cr26:701.44a
  Scenario: A nonland card revealed by exploring stays on top of the library if its player doesn't put it into the graveyard
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Grizzly Bears" on top of library
    When Alice plays "Merfolk Branchwalker"
    And the stack resolves
    And Alice says no to "Merfolk Branchwalker"
    Then the top of Alice's library is "Grizzly Bears"
    And it happened once that "Grizzly Bears" was revealed
    And "Merfolk Branchwalker" is 3/2

  @cr26:701.44a
  Scenario: A creature that explores an empty library gets a +1/+1 counter, and nobody is asked about a card
    Given Alice has "Merfolk Branchwalker" as "scout" and "Merfolk Branchwalker" as "straggler" in hand and can pay {1}{G}{1}{G}
    And Alice has "Forest" as library
    When Alice plays "scout"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And "scout" is 2/1
    When Alice plays "straggler"
    And the stack resolves
    Then "straggler" is 3/2
    And it happened never that Alice was asked for yes or no

  @cr26:701.44c
  Scenario: Alice reveals a land card and takes it into hand although Merfolk Branchwalker has left before it explores
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Island" and "Forest" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Merfolk Branchwalker"
    And the stack resolves
    Then Alice's hand holds "Merfolk Branchwalker" and "Island"
    And Alice's library holds "Forest"

  @cr26:701.44b
  Scenario: Merfolk Branchwalker explores although the library is empty, so Wildgrowth Walker triggers
    Given Alice controls "Wildgrowth Walker"
    And Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has no cards in library
    When Alice plays "Merfolk Branchwalker"
    And the stack resolves
    Then "Merfolk Branchwalker" is 3/2
    And "Wildgrowth Walker" is 2/4
    And Alice is at 23 life

  @cr26:701.44b
  Scenario: Wildgrowth Walker triggers for Alice's exploring Merfolk Branchwalker, and not for Bob's
    Given Alice controls "Wildgrowth Walker"
    And Alice has "Merfolk Branchwalker" as "hers" in hand and can pay {1}{G}
    And Alice has "Forest" on top of library
    And Bob has "Merfolk Branchwalker" as "his" in hand and can pay {1}{G}
    And Bob has "Island" and "Swamp" on top of library
    When Alice plays "hers"
    And the stack resolves
    Then "Forest" is in Alice's hand
    And Alice is at 23 life
    When the game goes on to Bob's main phase
    And Bob plays "his"
    And the stack resolves
    Then "Swamp" is in Bob's hand
    And Alice is at 23 life
    And "Wildgrowth Walker" is 2/4

  @cr26:701.44d
  Scenario: Hakbal has Alice's Merfolk explore one after another, and Alice chooses that Merfolk Branchwalker explores before Hakbal
    Given Alice controls "Hakbal of the Surging Soul" and "Merfolk Branchwalker"
    And Alice has "Forest" and "Grizzly Bears" on top of library
    When the game goes on to Alice's beginning of combat step
    And the stack resolves
    And Alice chooses "Merfolk Branchwalker"
    And Alice says no to "Hakbal of the Surging Soul"
    Then "Forest" is in Alice's hand
    And "Merfolk Branchwalker" is 2/1
    And "Hakbal of the Surging Soul" is 4/4
    And the top of Alice's library is "Grizzly Bears"

  @cr26:701.44d
  Scenario: Alice chooses that Hakbal explores before Merfolk Branchwalker, and Hakbal reveals the land
    Given Alice controls "Hakbal of the Surging Soul" and "Merfolk Branchwalker"
    And Alice has "Forest" and "Grizzly Bears" on top of library
    When the game goes on to Alice's beginning of combat step
    And the stack resolves
    And Alice chooses "Hakbal of the Surging Soul"
    And Alice says yes to "Hakbal of the Surging Soul"
    Then "Forest" is in Alice's hand
    And "Hakbal of the Surging Soul" is 3/3
    And "Merfolk Branchwalker" is 3/2
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:701.44d
  Scenario: Of three Merfolk that explore, Alice chooses the second one only after the first has explored
    Given Alice controls "Hakbal of the Surging Soul" and 2 "Merfolk Branchwalker" as "scout"
    And Alice has "Forest", "Grizzly Bears", "Island" and "Plains" on top of library
    When the game goes on to Alice's beginning of combat step
    And the stack resolves
    And Alice chooses "scout 1"
    Then "Forest" is in Alice's hand
    And Alice may choose "scout 2"
    And Alice may choose "Hakbal of the Surging Soul"
    When Alice chooses "Hakbal of the Surging Soul"
    And Alice says yes to "Hakbal of the Surging Soul"
    Then "Hakbal of the Surging Soul" is 4/4
    And "Island" is in Alice's hand
    And "scout 2" is 2/1

  @cr26:701.44b.2
  Scenario: Wildgrowth Walker triggers only after Alice has decided about the card that Merfolk Branchwalker revealed
    Given Alice controls "Wildgrowth Walker"
    And Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Grizzly Bears" and "Forest" as library
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice is asked for yes or no by "Merfolk Branchwalker"
    And "Merfolk Branchwalker" is 3/2
    And "Wildgrowth Walker" has triggered never
    When Alice says yes to "Merfolk Branchwalker"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Wildgrowth Walker" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:701.44c.2
  Scenario: Wildgrowth Walker triggers for Merfolk Branchwalker, which Alice last controlled, although it has left before it explores
    Given Alice controls "Wildgrowth Walker"
    And Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Island" and "Forest" as library
    And Bob controls "Wildgrowth Walker" as "theirs"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Merfolk Branchwalker"
    And the stack resolves
    Then Alice's hand holds "Merfolk Branchwalker" and "Island"
    And "Wildgrowth Walker" is 2/4
    And Alice is at 23 life
    And "theirs" is 1/3
    And Bob is at 20 life

  @cr26:701.44a.2
  Scenario: Bob, and not Alice, reveals a land card and takes it into hand as Alice's Urging Horn makes his Hill Giant explore
    Given Alice controls "Urging Horn" and can pay {1}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant" and has "Forest" and "Swamp" as library
    When Alice activates "explore" of "Urging Horn" targeting "Hill Giant"
    And the stack resolves
    Then "Forest" is in Bob's hand
    And it happened once that "Forest" was revealed
    And "Hill Giant" is 3/3
    And the top of Alice's library is "Island"

  @cr26:701.44a.2
  Scenario: Bob, and not Alice, decides about the nonland card that his Hill Giant reveals as Alice's Urging Horn makes it explore
    Given Alice controls "Urging Horn" and can pay {1}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant" and has "Gray Ogre" and "Swamp" as library
    When Alice activates "explore" of "Urging Horn" targeting "Hill Giant"
    And the stack resolves
    Then Bob is asked for yes or no by "Urging Horn"
    When Bob says yes to "Urging Horn"
    Then "Gray Ogre" is in Bob's graveyard
    And "Hill Giant" is 4/4

  @cr26:701.44b
  Scenario: Merfolk Branchwalker, which has left before it explores an empty library, has explored, so Alice's Wildgrowth Walker triggers, and not Bob's
    Given Alice controls "Wildgrowth Walker"
    And Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has no cards in library
    And Bob controls "Wildgrowth Walker" as "theirs"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Merfolk Branchwalker"
    And the stack resolves
    Then "Merfolk Branchwalker" is in Alice's hand
    And "Wildgrowth Walker" is 2/4
    And Alice is at 23 life
    And "theirs" is 1/3

  @cr26:701.44c
  Scenario: Merfolk Branchwalker, owned by Bob and last controlled by Alice, explores for Alice after it has left to Bob's hand
    Given Alice controls "Ghoul's Ledger" and can pay {1}{G}
    And Alice has "Island" and "Forest" as library
    And Bob has "Merfolk Branchwalker" in graveyard and "Swamp" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Merfolk Branchwalker" from graveyard
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Merfolk Branchwalker"
    And the stack resolves
    Then "Merfolk Branchwalker" is in Bob's hand
    And "Island" is in Alice's hand
    And Bob's library holds "Swamp"

  @cr26:701.44d.2
  Scenario: Trail Partner, which Bob destroyed in response, explores for Alice before Bob's Grizzly Bears explores
    Given Alice controls "Trail Partner" owned by Bob
    And Alice has "Forest" and "Plains" on top of library
    And Bob controls "Grizzly Bears" and has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Hill Giant" and "Swamp" on top of library
    When Alice attacks with "Trail Partner"
    And Alice targets "Grizzly Bears" for "Trail Partner"
    And Bob in response plays "Lightning Bolt" targeting "Trail Partner"
    And the stack resolves
    And Bob says no
    Then "Forest" is in Alice's hand
    And "Grizzly Bears" is 3/3
    And "Trail Partner" is in Bob's graveyard
    And it happened in this order that "Forest" was revealed, then "Hill Giant" was revealed

  @cr26:701.44d.2
  Scenario: In Bob's turn his Trail Partner explores before Alice's Grizzly Bears
    Given it is Bob's main phase
    And Bob controls "Trail Partner"
    And Bob has "Forest" and "Plains" on top of library
    And Alice controls "Grizzly Bears"
    And Alice has "Swamp" and "Island" on top of library
    When Bob attacks with "Trail Partner"
    And Bob targets "Grizzly Bears" for "Trail Partner"
    And the top of the stack resolves
    Then "Forest" is in Bob's hand
    And "Swamp" is in Alice's hand
    And it happened in this order that "Forest" was revealed, then "Swamp" was revealed

  @cr26:701.44a.3
  Scenario: Merfolk Branchwalker that has become a land in response to its ability explores, and gets a +1/+1 counter for Hill Giant
    Given Alice controls "Vedalken Orrery" and has "Merfolk Branchwalker" and "Song of the Dryads" in hand and can pay {1}{G}{2}{G}
    And Alice has "Hill Giant" and "Forest" as library
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Alice plays "Song of the Dryads" targeting "Merfolk Branchwalker"
    And the top of the stack resolves
    Then "Merfolk Branchwalker" has exactly the types "land" and "Forest"
    When the stack resolves
    And Alice says yes to "Merfolk Branchwalker"
    Then "Merfolk Branchwalker" has 1 +1/+1 counter
    And "Hill Giant" is in Alice's graveyard

  @cr26:701.44c
  Scenario: Merfolk Branchwalker, of which Bob has gained control before it left, explores for Bob although the ability is Alice's
    Given Alice has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Island" and "Plains" as library
    And Bob has "Sudden Claim" and "Boomerang" in hand and can pay {U}{U}{U}
    And Bob has "Forest" and "Swamp" as library
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Bob plays "Sudden Claim" targeting "Merfolk Branchwalker"
    And the top of the stack resolves
    Then Bob controls "Merfolk Branchwalker"
    When Bob plays "Boomerang" targeting "Merfolk Branchwalker"
    And the stack resolves
    Then "Merfolk Branchwalker" is in Alice's hand
    And Bob's hand holds "Forest"
    And Alice's library holds "Island" and "Plains"

  @cr26:701.44d.3
  Scenario: Both of Alice's creatures explore before Bob's, although the spell is Bob's, because it is Alice's turn
    Given Bob has "Group Tour" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    And Alice controls "Hill Giant" and "Craw Wurm"
    And Bob has "Forest" and "Plains" on top of library
    And Alice has "Swamp", "Island" and "Mountain" on top of library
    When Alice passes
    And Bob plays "Group Tour"
    And the stack resolves
    And Alice chooses "Craw Wurm"
    Then "Forest" is in Bob's hand
    And "Swamp" and "Island" are in Alice's hand
    And it happened in this order that "Swamp" was revealed, then "Island" was revealed, then "Forest" was revealed

  @cr26:701.44d.3 @cr26:701.44a.4
  Scenario: In her own turn, Alice's Hill Giant explores before Bob's Grizzly Bears for her Group Tour
    Given Alice has "Group Tour" in hand and can pay {U}
    And Bob controls "Grizzly Bears" and has "Forest" on top of library
    And Alice controls "Hill Giant" and has "Swamp" on top of library
    When Alice plays "Group Tour"
    And the stack resolves
    Then it happened in this order that "Swamp" was revealed, then "Forest" was revealed
    And "Swamp" is in Alice's hand
    And "Hill Giant" is 3/3

  @cr26:701.44d.3 @cr26:701.44a.4
  Scenario: In Bob's turn, Bob's creature explores first, Carol's next and Alice's last for Alice's Group Tour
    Given it is Bob's main phase
    And Carol is playing too
    And Alice controls "Hill Giant" and has "Group Tour" in hand and can pay {U}
    And Bob controls "Grizzly Bears"
    And Carol controls "Gray Ogre"
    And Alice has "Island" and "Plains" as library
    And Bob has "Forest" and "Mountain" as library
    And Carol has "Swamp" and "Wastes" as library
    When Bob passes
    And Carol passes
    And Alice plays "Group Tour"
    And the stack resolves
    Then it happened in this order that "Forest" was revealed, then "Swamp" was revealed, then "Island" was revealed
    And "Swamp" is in Carol's hand
    And "Hill Giant" is 3/3

  @cr26:701.44c
  Scenario: Merfolk Branchwalker that Cloudshift returned before it explores explores by its new ability, and gets no counter as the old one explores
    Given Alice has "Merfolk Branchwalker" and "Cloudshift" in hand and can pay {1}{G}{W}
    And Alice has "Hill Giant", "Gray Ogre" and "Forest" as library
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Alice plays "Cloudshift" targeting "Merfolk Branchwalker"
    And the top of the stack resolves
    Then "Merfolk Branchwalker" is a new object
    When the top of the stack resolves
    And Alice says yes
    Then "Merfolk Branchwalker" has 1 +1/+1 counter
    And "Hill Giant" is in Alice's graveyard
    When the stack resolves
    And Alice says yes
    Then "Gray Ogre" is in Alice's graveyard
    And "Merfolk Branchwalker" has 1 +1/+1 counter
    And "Merfolk Branchwalker" is 3/2

  @cr26:701.44d.3
  Scenario: Bob's Hill Giant, which Alice controls in her turn, explores before her Grizzly Bears, which Bob controls
    Given Alice controls "Hill Giant" owned by Bob
    And Bob controls "Grizzly Bears" owned by Alice
    And Alice has "Group Tour" in hand and can pay {U}
    And Alice has "Swamp" and "Island" on top of library
    And Bob has "Forest" and "Plains" on top of library
    When Alice plays "Group Tour"
    And the stack resolves
    Then it happened in this order that "Swamp" was revealed, then "Forest" was revealed
    And "Swamp" is in Alice's hand

  @cr26:701.44c.2
  Scenario: Bob's Wildgrowth Walker, and not Alice's, triggers for Alice's Merfolk Branchwalker, of which Bob has gained control before it left
    Given Alice controls "Wildgrowth Walker" as "hers" and has "Merfolk Branchwalker" in hand and can pay {1}{G}
    And Alice has "Island" and "Plains" as library
    And Bob controls "Wildgrowth Walker" as "his" and has "Sudden Claim" and "Boomerang" in hand and can pay {U}{U}{U}
    And Bob has "Forest" and "Swamp" as library
    When Alice plays "Merfolk Branchwalker"
    And the top of the stack resolves
    And Bob plays "Sudden Claim" targeting "Merfolk Branchwalker"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Merfolk Branchwalker"
    And the stack resolves
    Then "Merfolk Branchwalker" is in Alice's hand
    And "Forest" is in Bob's hand
    And "his" is 2/4
    And Bob is at 23 life
    And "hers" is 1/3
    And Alice is at 20 life

  @cr26:701.44a.2
  Scenario: Bob, and not Alice, reveals a land card as Alice's Urging Horn makes her Hill Giant, which Bob controls, explore
    Given Alice controls "Urging Horn" and can pay {1}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant" owned by Alice and has "Forest" and "Swamp" as library
    When Alice activates "explore" of "Urging Horn" targeting "Hill Giant"
    And the stack resolves
    Then "Forest" is in Bob's hand
    And it happened once that Bob revealed
    And it happened never that Alice revealed
    And "Hill Giant" is 3/3
    And the top of Alice's library is "Island"
