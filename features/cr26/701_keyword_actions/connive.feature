Feature: Connive

  @cr26:701.50a @cr26:701.50a.4
  Scenario: A conniving creature gets a +1/+1 counter for a discarded nonland card
    Given Alice has "Raffine's Informant" and "Grizzly Bears" in hand and can pay {1}{W}
    And Alice has "Plains" on top of library
    When Alice plays "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Raffine's Informant" has 1 +1/+1 counter
    And "Raffine's Informant" is 3/2

  @cr26:701.50a
  Scenario: A conniving creature gets no counter for a discarded land card
    Given Alice has "Raffine's Informant" and "Grizzly Bears" in hand and can pay {1}{W}
    And Alice has "Plains" on top of library
    When Alice plays "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Plains"
    Then "Plains" is in Alice's graveyard
    And "Raffine's Informant" is 2/1

  @cr26:701.50c
  Scenario: Alice draws and discards a card although Raffine's Informant has left before it connives
    Given Alice has "Raffine's Informant" in hand and can pay {1}{W}
    And Alice has "Island" and "Forest" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Island"
    Then Alice's hand holds "Raffine's Informant"
    And Alice's graveyard holds "Island"
    And Alice's library holds "Forest"

  @cr26:701.50b
  Scenario: With Sealed Well, by which she draws nothing, Alice's Patron of Whispers connives without a card in hand, and its own ability triggers
    Given Alice controls "Patron of Whispers" and "Sealed Well" and can pay {1}
    And Alice has "Island" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And the top of the stack resolves
    Then Alice has drawn no cards
    And "Patron of Whispers" has no +1/+1 counters
    And the ability "whisper" of "Patron of Whispers" has triggered once
    And the stack holds the ability "whisper" of "Patron of Whispers"

  @cr26:701.50b
  Scenario: With Maralen of the Mornsong, by which no player can draw, Alice's Patron of Whispers connives without a card in hand, and its own ability triggers
    Given Alice controls "Patron of Whispers" and can pay {1}
    And Bob controls "Maralen of the Mornsong"
    And Alice has "Island" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And the top of the stack resolves
    Then Alice has drawn no cards
    And "Patron of Whispers" has no +1/+1 counters
    And the ability "whisper" of "Patron of Whispers" has triggered once

  @cr26:701.50e
  Scenario: Patron of Whispers, which connives 2, gets one counter for a creature card and a land card, and its ability triggers once
    Given Alice controls "Patron of Whispers" and can pay {1}
    And Alice has "Craw Wurm" in hand
    And Alice has "Island", "Hill Giant" and "Forest" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And the top of the stack resolves
    And Alice chooses "Island" and "Hill Giant"
    Then Alice has drawn 2 cards
    And "Patron of Whispers" has 1 +1/+1 counter
    And "Patron of Whispers" is 2/3
    And Alice's hand holds "Craw Wurm"
    When the stack resolves
    Then Alice is at 21 life

  @cr26:701.50e
  Scenario: Patron of Whispers, which connives 2, gets two counters for two nonland cards
    Given Alice controls "Patron of Whispers" and can pay {1}
    And Alice has "Lava Spike", "Hill Giant" and "Forest" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And the stack resolves
    Then Alice's graveyard holds "Lava Spike" and "Hill Giant"
    And "Patron of Whispers" has 2 +1/+1 counters
    And "Patron of Whispers" is 3/4
    And Alice is at 21 life

  @cr26:701.50e
  Scenario: Patron of Whispers, which connives 2, gets no counter for two land cards
    Given Alice controls "Patron of Whispers" and can pay {1}
    And Alice has "Island", "Forest" and "Hill Giant" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And the stack resolves
    Then Alice has drawn 2 cards
    And Alice's graveyard holds "Island" and "Forest"
    And "Patron of Whispers" has no +1/+1 counters
    And "Patron of Whispers" is 1/2
    And Alice's library holds "Hill Giant"

  @cr26:701.50c.2
  Scenario: Patron of Whispers triggers for Raffine's Informant, which Alice last controlled, although it has left before it connives
    Given Alice controls "Patron of Whispers"
    And Alice has "Raffine's Informant" in hand and can pay {1}{W}
    And Alice has "Island" and "Forest" as library
    And Bob controls "Patron of Whispers" as "theirs"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Raffine's Informant"
    And the stack resolves
    And Alice chooses "Island"
    Then Alice's graveyard holds "Island"
    And "Patron of Whispers" has triggered once
    And Alice is at 21 life
    And "theirs" has triggered never

  @cr26:701.50a.2
  Scenario: Bob, and not Alice, draws and discards a card as Alice's Urging Horn makes his Hill Giant connive
    Given Alice controls "Urging Horn" and can pay {1}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant" and has "Gray Ogre" on top of library
    When Alice activates "connive" of "Urging Horn" targeting "Hill Giant"
    And the stack resolves
    Then "Gray Ogre" is in Bob's graveyard
    And Bob has drawn 1 card
    And "Hill Giant" has 1 +1/+1 counter
    And Alice has drawn no cards
    And "Hill Giant" is 4/4

  @cr26:701.50d
  Scenario: Of creatures that connive at the same time, Alice's connive first, in the order that she chooses, and then Bob's
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Grizzly Bears"
    And Alice has "Whispering Court" in hand and can pay {1}{U}
    And Alice has "Island" and "Craw Wurm" as library
    And Bob has "Forest" in hand
    And Bob has "Swamp" as library
    When Alice plays "Whispering Court"
    And the stack resolves
    And Alice chooses "Watchwolf"
    And Bob chooses "Forest"
    Then "Watchwolf" has no +1/+1 counters
    And "Hill Giant" has 1 +1/+1 counter
    And "Grizzly Bears" has no +1/+1 counters

  @cr26:701.50d
  Scenario: Of Alice's three creatures that connive, she chooses the second one only after the first has connived
    Given Alice controls "Hill Giant", "Watchwolf" and "Grizzly Bears"
    And Alice has "Whispering Court" in hand and can pay {1}{U}
    And Alice has "Island", "Forest" and "Craw Wurm" as library
    When Alice plays "Whispering Court"
    And the stack resolves
    And Alice chooses "Watchwolf"
    Then "Island" is in Alice's graveyard
    And Alice may choose "Hill Giant"
    And Alice may choose "Grizzly Bears"
    When Alice chooses "Grizzly Bears"
    Then "Hill Giant" has 1 +1/+1 counter
    And "Grizzly Bears" has no +1/+1 counters
    And "Watchwolf" has no +1/+1 counters

  @cr26:701.50d @cr26:701.50a.4
  Scenario: Alice's only creature connives before Bob's older creature
    Given Bob controls "Grizzly Bears"
    And Alice controls "Hill Giant"
    And Alice has "Whispering Court" in hand and can pay {1}{U}
    And Alice has "Craw Wurm" as library
    And Bob has "Swamp" as library
    When Alice plays "Whispering Court"
    And the stack resolves
    Then it happened in this order that Alice drew, then Bob drew
    And "Hill Giant" has 1 +1/+1 counter
    And "Grizzly Bears" has no +1/+1 counters
    And "Swamp" is in Bob's graveyard

  @cr26:701.50b.2
  Scenario: With Sealed Well, by which she draws nothing, Alice's Patron of Whispers has connived only after she has discarded, and it triggers then
    Given Alice controls "Patron of Whispers" and "Sealed Well" and can pay {1}
    And Alice has "Lava Spike", "Hill Giant" and "Forest" in hand
    And Alice has "Island" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And the top of the stack resolves
    Then Alice is asked for objects
    And Alice has drawn no cards
    And the ability "whisper" of "Patron of Whispers" has triggered never
    When Alice chooses "Lava Spike" and "Forest"
    Then "Patron of Whispers" is 2/3
    And the ability "whisper" of "Patron of Whispers" has triggered once
    And the stack holds the ability "whisper" of "Patron of Whispers"

  @cr26:701.50c
  Scenario: Raffine's Informant, owned by Bob and last controlled by Alice, connives for Alice after it has left to Bob's hand
    Given Alice controls "Ghoul's Ledger" and can pay {1}{W}
    And Alice has "Island" and "Forest" as library
    And Bob has "Raffine's Informant" in graveyard and "Swamp" as library
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Raffine's Informant" from graveyard
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Raffine's Informant"
    And the stack resolves
    Then "Raffine's Informant" is in Bob's hand
    And Alice's graveyard holds "Island"
    And Alice has drawn 1 card
    And Bob's library holds "Swamp"

  @cr26:701.50d.2
  Scenario: Whisper Partner, which Bob destroyed in response, connives for Alice before Bob's Grizzly Bears connives
    Given Alice controls "Whisper Partner" owned by Bob
    And Alice has "Forest" as library
    And Bob controls "Grizzly Bears" and has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Hill Giant" as library
    When Alice attacks with "Whisper Partner"
    And Alice targets "Grizzly Bears" for "Whisper Partner"
    And Bob in response plays "Lightning Bolt" targeting "Whisper Partner"
    And the stack resolves
    Then "Forest" is in Alice's graveyard
    And "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is 3/3
    And "Whisper Partner" is in Bob's graveyard
    And it happened in this order that Alice drew, then Bob drew

  @cr26:701.50d.2
  Scenario: In Bob's turn his Whisper Partner connives before Alice's Grizzly Bears
    Given it is Bob's main phase
    And Bob controls "Whisper Partner"
    And Bob has "Forest" as library
    And Alice controls "Grizzly Bears"
    And Alice has "Hill Giant" as library
    When Bob attacks with "Whisper Partner"
    And Bob targets "Grizzly Bears" for "Whisper Partner"
    And the top of the stack resolves
    Then "Forest" is in Bob's graveyard
    And "Grizzly Bears" is 3/3
    And it happened in this order that Bob drew, then Alice drew

  @cr26:701.50a.3
  Scenario: Raffine's Informant that has become a land in response to its ability connives, and gets a +1/+1 counter for Hill Giant
    Given Alice controls "Vedalken Orrery" and has "Raffine's Informant" and "Song of the Dryads" in hand and can pay {1}{W}{2}{G}
    And Alice has "Hill Giant" and "Forest" as library
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Alice plays "Song of the Dryads" targeting "Raffine's Informant"
    And the top of the stack resolves
    Then "Raffine's Informant" has exactly the types "land" and "Forest"
    When the stack resolves
    Then "Raffine's Informant" has 1 +1/+1 counter
    And "Hill Giant" is in Alice's graveyard

  @cr26:701.50c
  Scenario: Raffine's Informant, of which Bob has gained control before it left, connives for Bob although the ability is Alice's
    Given Alice has "Raffine's Informant" in hand and can pay {1}{W}
    And Alice has "Island" and "Plains" as library
    And Bob has "Sudden Claim" and "Boomerang" in hand and can pay {U}{U}{U}
    And Bob has "Forest" and "Swamp" as library
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Sudden Claim" targeting "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Raffine's Informant"
    And the stack resolves
    Then "Raffine's Informant" is in Alice's hand
    And Bob's graveyard holds "Sudden Claim", "Boomerang" and "Forest"
    And Bob has drawn 1 card
    And Alice has drawn no cards

  @cr26:701.50d
  Scenario: In Bob's turn, Bob's creature connives first, Carol's next and Alice's last for Alice's Whispering Court
    Given it is Bob's main phase
    And Carol is playing too
    And Alice controls "Hill Giant" and "Vedalken Orrery"
    And Bob controls "Grizzly Bears"
    And Carol controls "Gray Ogre"
    And Alice has "Whispering Court" in hand and can pay {1}{U}
    And Alice has "Island" and "Mountain" as library
    And Bob has "Craw Wurm" as library
    And Carol has "Forest" as library
    When Alice plays "Whispering Court"
    And the stack resolves
    Then it happened in this order that Bob drew, then Carol drew, then Alice drew
    And "Hill Giant" has no +1/+1 counters
    And "Grizzly Bears" is 3/3
    And "Craw Wurm" is in Bob's graveyard

  @cr26:701.50c
  Scenario: Raffine's Informant that Cloudshift returned before it connives connives by its new ability, and gets no counter as the old one connives
    Given Alice has "Raffine's Informant" and "Cloudshift" in hand and can pay {1}{W}{W}
    And Alice has "Hill Giant", "Gray Ogre" and "Forest" as library
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Alice plays "Cloudshift" targeting "Raffine's Informant"
    And the top of the stack resolves
    Then "Raffine's Informant" is a new object
    When the top of the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "Raffine's Informant" has 1 +1/+1 counter
    When the stack resolves
    Then "Gray Ogre" is in Alice's graveyard
    And "Raffine's Informant" has 1 +1/+1 counter
    And "Raffine's Informant" is 3/2

  @cr26:701.50d
  Scenario: Bob's Hill Giant, which Alice controls in her turn, connives before her Grizzly Bears, which Bob controls
    Given Alice controls "Hill Giant" owned by Bob
    And Bob controls "Grizzly Bears" owned by Alice
    And Alice has "Whispering Court" in hand and can pay {1}{U}
    And Alice has "Craw Wurm" as library
    And Bob has "Swamp" as library
    When Alice plays "Whispering Court"
    And the stack resolves
    Then it happened in this order that Alice drew, then Bob drew
    And "Hill Giant" is 4/4
    And "Grizzly Bears" is 2/2

  @cr26:701.50e
  Scenario: As Alice attacks with three creatures, Hill Giant connives 3 for Raffine, Scheming Seer, and gets two counters for two nonland cards and a land card
    Given Alice controls "Raffine, Scheming Seer", "Grizzly Bears" and "Hill Giant"
    And Alice has "Island", "Lava Spike", "Gray Ogre" and "Forest" as library
    When Alice attacks with "Raffine, Scheming Seer", "Grizzly Bears" and "Hill Giant"
    And Alice targets "Hill Giant"
    And the stack resolves
    Then Alice has drawn 3 cards
    And Alice's graveyard holds "Island", "Lava Spike" and "Gray Ogre"
    And "Hill Giant" has 2 +1/+1 counters
    And Alice's library holds "Forest"

  @cr26:701.50e.2
  Scenario: Bob, who has taken control of Alice's Patron of Whispers in response to its ability, draws and discards two cards
    Given Alice controls "Patron of Whispers" and can pay {1}
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob has "Hill Giant" and "Forest" as library
    When Alice activates "scheme" of "Patron of Whispers"
    And Bob plays "Threaten" targeting "Patron of Whispers"
    And the stack resolves
    Then Bob has drawn 2 cards
    And "Hill Giant" and "Forest" are in Bob's graveyard
    And Alice has drawn no cards
    And "Patron of Whispers" is 2/3

  @cr26:701.50a.2
  Scenario: Bob, and not Alice, draws and discards a card as Alice's Urging Horn makes her Hill Giant, which Bob controls, connive
    Given Alice controls "Urging Horn" and can pay {1}
    And Alice has "Island" on top of library
    And Bob controls "Hill Giant" owned by Alice and has "Gray Ogre" on top of library
    When Alice activates "connive" of "Urging Horn" targeting "Hill Giant"
    And the stack resolves
    Then "Gray Ogre" is in Bob's graveyard
    And Bob has drawn 1 card
    And Alice has drawn no cards
    And "Hill Giant" is 4/4

  @cr26:701.50c.2
  Scenario: Bob's Patron of Whispers, and not Alice's, triggers for Alice's Raffine's Informant, of which Bob has gained control before it left
    Given Alice controls "Patron of Whispers" as "hers" and has "Raffine's Informant" in hand and can pay {1}{W}
    And Alice has "Island" and "Plains" as library
    And Bob controls "Patron of Whispers" as "his" and has "Sudden Claim" and "Boomerang" in hand and can pay {U}{U}{U}
    And Bob has "Forest" and "Swamp" as library
    When Alice plays "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Sudden Claim" targeting "Raffine's Informant"
    And the top of the stack resolves
    And Bob plays "Boomerang" targeting "Raffine's Informant"
    And the stack resolves
    Then "Raffine's Informant" is in Alice's hand
    And "his" has triggered once
    And Bob is at 21 life
    And "hers" has triggered never
    And Alice is at 20 life
