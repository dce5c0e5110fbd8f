Feature: Hexproof from a quality

  @cr26:702.11d
  Scenario: Knight of Grace can't be the target of an opponent's black spell or ability of a black source, and can be the target of others
    Given Bob controls tapped "Knight of Grace" and tapped "Grizzly Bears"
    And Alice controls "Royal Assassin" owned by Bob
    And Alice has "Murder", "Terminate", "Lightning Bolt" and "Cremate" in hand and can pay {1}{B}{B}{R}
    Then Alice can't play "Murder" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    And Alice can target only "Grizzly Bears" and "Royal Assassin" with "Murder"
    And Alice can target only "Grizzly Bears" with "Royal Assassin"
    And Alice can play "Murder" targeting "Grizzly Bears"
    And Alice can't play "Terminate" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    And Alice can play "Terminate" targeting "Grizzly Bears"
    And Alice can't activate "Royal Assassin" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    And Alice can activate "Royal Assassin" targeting "Grizzly Bears"
    When Alice plays "Lightning Bolt" targeting "Knight of Grace"
    And the stack resolves
    Then "Knight of Grace" is in Bob's graveyard
    And Alice can play "Cremate" targeting "Knight of Grace"

  @cr26:702.11d
  Scenario: The controller of Knight of Grace can target it with a black spell
    Given Bob controls "Knight of Grace"
    And Bob has "Murder" as "own" in hand and can pay {1}{B}{B}
    And Alice has "Murder" as "foreign" in hand and can pay {1}{B}{B}
    Then Alice can't play "foreign" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    When Alice passes
    And Bob plays "own" targeting "Knight of Grace"
    And the stack resolves
    Then "Knight of Grace" is in Bob's graveyard

  @cr26:702.11d
  Scenario: Bob, who controls Knight of Grace, can target it with Murder, and Alice can't
    Given it is Bob's main phase
    And Bob controls tapped "Knight of Grace" and "Royal Assassin"
    And Bob has "Murder" as "own" in hand and can pay {1}{B}{B}
    And Alice has "Murder" as "foreign" in hand and can pay {1}{B}{B}
    Then Bob can play "own" targeting "Knight of Grace"
    And Bob can activate "Royal Assassin" targeting "Knight of Grace"
    When Bob plays "own" targeting "Knight of Grace"
    And Bob passes
    Then Alice can't play "foreign" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    When the stack resolves
    Then "Knight of Grace" was destroyed

  @cr26:702.11e @cr26:702.11d
  Scenario: Knight of Grace without hexproof has no hexproof from black either
    Given Bob controls "Knight of Grace"
    And Alice has "Murder" and "Searching Glare" in hand and can pay {1}{B}{B}{G}
    Then Alice can't play "Murder" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    When Alice plays "Searching Glare" targeting "Knight of Grace"
    And the stack resolves
    Then Alice can play "Murder" targeting "Knight of Grace"
    When Alice plays "Murder" targeting "Knight of Grace"
    And the stack resolves
    Then "Knight of Grace" is in Bob's graveyard

  @cr26:702.11e
  Scenario: Searching Glare takes both hexproof from black and hexproof from red from Twice-Veiled Sentry
    Given Bob controls "Twice-Veiled Sentry"
    And Alice has "Searching Glare", "Lightning Bolt" and "Murder" in hand and can pay {G}{R}{1}{B}{B}
    Then Alice can't play "Lightning Bolt" targeting "Twice-Veiled Sentry" because of "red" of "Twice-Veiled Sentry"
    And Alice can't play "Murder" targeting "Twice-Veiled Sentry" because of "black" of "Twice-Veiled Sentry"
    When Alice plays "Searching Glare" targeting "Twice-Veiled Sentry"
    And the stack resolves
    Then Alice can play "Murder" targeting "Twice-Veiled Sentry"
    When Alice plays "Lightning Bolt" targeting "Twice-Veiled Sentry"
    And the stack resolves
    Then "Twice-Veiled Sentry" was destroyed

  @cr26:702.11f
  Scenario: Twice-Veiled Sentry is protected from both black and red, and not from white
    Given Bob controls "Twice-Veiled Sentry"
    And Bob controls "Grizzly Bears"
    And Alice has "Murder", "Lightning Bolt" and "Path to Exile" in hand and can pay {1}{B}{B}{R}{W}
    Then Alice can't play "Murder" targeting "Twice-Veiled Sentry"
    And Alice can't play "Lightning Bolt" targeting "Twice-Veiled Sentry"
    And Alice can play "Murder" targeting "Grizzly Bears"
    And Alice can play "Lightning Bolt" targeting "Grizzly Bears"
    When Alice plays "Path to Exile" targeting "Twice-Veiled Sentry"
    And the stack resolves
    And Bob says no
    Then "Twice-Veiled Sentry" is removed from the game

  @cr26:702.11g
  Scenario: Prismatic Sentry can't be the target of a spell of any colour, and can be the target of an ability of a colourless source
    Given Bob controls "Prismatic Sentry" and "Grizzly Bears"
    And Alice has "Murder", "Lightning Bolt", "Path to Exile", "Boomerang" and "Giant Growth" in hand and can pay {1}{B}{B}{R}{W}{U}{U}{G}
    And Alice controls "Leaden Anchor"
    Then Alice can't play "Murder" targeting "Prismatic Sentry" because of "black" of "Prismatic Sentry"
    And Alice can't play "Lightning Bolt" targeting "Prismatic Sentry" because of "red" of "Prismatic Sentry"
    And Alice can't play "Path to Exile" targeting "Prismatic Sentry" because of "white" of "Prismatic Sentry"
    And Alice can't play "Boomerang" targeting "Prismatic Sentry" because of "blue" of "Prismatic Sentry"
    And Alice can't play "Giant Growth" targeting "Prismatic Sentry" because of "green" of "Prismatic Sentry"
    When Alice activates "Leaden Anchor" targeting "Prismatic Sentry"
    And the stack resolves
    Then "Prismatic Sentry" doesn't have "flying"
    And "Grizzly Bears" is in play

  @cr26:702.11d
  Scenario: Prismatic Sentry and Knight of Grace can be targets of spells of their own controller, and Knight of Grace can't be the target of an opponent's Murder
    Given Alice controls "Prismatic Sentry" and "Knight of Grace"
    And Alice has "Giant Growth" and "Murder" as "own" in hand and can pay {G}{1}{B}{B}
    And Bob has "Murder" as "foreign" in hand and can pay {1}{B}{B}
    When Alice plays "Giant Growth" targeting "Prismatic Sentry"
    And the stack resolves
    Then "Prismatic Sentry" is 5/7
    When Alice plays "own" targeting "Knight of Grace"
    And Alice passes
    Then Bob can't play "foreign" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    When the stack resolves
    Then "Knight of Grace" was destroyed

  @cr26:702.11e @cr26:702.1d.3
  Scenario: Veil Census counts Knight of Grace among the creatures with hexproof
    Given Alice controls "Knight of Grace", "Sylvan Caryatid" and "Grizzly Bears"
    And Alice has "Veil Census" as "one", "Searching Glare" and "Veil Census" as "two" in hand and can pay {1}{W}{G}{1}{W}
    When Alice plays "one"
    And the stack resolves
    Then Alice is at 22 life
    When Alice plays "Searching Glare" targeting "Knight of Grace"
    And the stack resolves
    And Alice plays "two"
    And the stack resolves
    Then Alice is at 23 life

  @cr26:702.1d.3
  Scenario: Veil Census no longer counts Knight of Grace, from which Searching Glare has taken its hexproof from black, and counts Sylvan Caryatid
    Given Alice controls "Knight of Grace" and "Sylvan Caryatid"
    And Alice has "Searching Glare" and "Veil Census" in hand and can pay {G}{1}{W}
    When Alice plays "Searching Glare" targeting "Knight of Grace"
    And the stack resolves
    And Alice plays "Veil Census"
    And the stack resolves
    Then Alice is at 21 life

  @cr26:702.11d.2
  Scenario: Royal Assassin that was white as it died destroys Knight of Grace, which a black Royal Assassin can't target
    Given Alice controls "Royal Assassin" as "pale" and "Royal Assassin" as "dark"
    And Bob controls tapped "Knight of Grace"
    And Alice has "Purelace" in hand and can pay {W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Purelace" targeting "pale"
    And the stack resolves
    Then Alice can't activate "dark" targeting "Knight of Grace" because of "hexproof" of "Knight of Grace"
    When Alice activates "pale" targeting "Knight of Grace"
    And Bob in response plays "Lightning Bolt" targeting "pale"
    And the top of the stack resolves
    Then "pale" is in Alice's graveyard
    When the stack resolves
    Then "Knight of Grace" was destroyed

  @cr26:702.11d.2
  Scenario: The ability of Frostwielder, which was black as it died, doesn't resolve with Knight of Grace as its target
    Given Alice controls "Frostwielder"
    And Bob controls "Knight of Grace"
    And Bob has "Deathlace" and "Lightning Bolt" in hand and can pay {B}{R}
    When Alice activates "Frostwielder" targeting "Knight of Grace"
    And Bob in response plays "Deathlace" targeting "Frostwielder"
    And the top of the stack resolves
    And Bob plays "Lightning Bolt" targeting "Frostwielder"
    And the top of the stack resolves
    Then "Frostwielder" is in Alice's graveyard
    When the stack resolves
    Then the ability of "Frostwielder" did not resolve
    And "Knight of Grace" has no damage marked

  @cr26:702.11d.3
  Scenario: Iron-Veiled Sentry with hexproof from artifacts can't be the target of an opponent's artifact's ability, and can be the target of other abilities and spells
    Given Bob controls "Iron-Veiled Sentry" and "Grizzly Bears"
    And Alice controls "Leaden Anchor" and "Prodigal Sorcerer" and has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't activate "Leaden Anchor" targeting "Iron-Veiled Sentry" because of "veil" of "Iron-Veiled Sentry"
    And Alice can activate "Leaden Anchor" targeting "Grizzly Bears"
    And Alice can play "Lightning Bolt" targeting "Iron-Veiled Sentry"
    When Alice activates "Prodigal Sorcerer" targeting "Iron-Veiled Sentry"
    And the stack resolves
    Then "Iron-Veiled Sentry" has 1 damage marked

  @cr26:702.11d.3
  Scenario: Iron-Veiled Sentry with hexproof from artifacts can be the target of its controller's artifact's ability, and not of an opponent's
    Given Alice controls "Iron-Veiled Sentry" and "Leaden Anchor" as "hers"
    And "Iron-Veiled Sentry" has "flying"
    And Bob controls "Leaden Anchor" as "his"
    When Alice passes
    Then Bob can't activate "his" targeting "Iron-Veiled Sentry" because of "veil" of "Iron-Veiled Sentry"
    When the game goes on to Alice's next main phase
    Then "Iron-Veiled Sentry" has "flying"
    When Alice activates "hers" targeting "Iron-Veiled Sentry"
    And the stack resolves
    Then "Iron-Veiled Sentry" doesn't have "flying"

  @cr26:702.11d
  Scenario: The ability that triggers as Alice cycles black Blight of Two Seasons can't target Knight of Grace, and gives Hill Giant -1/-1
    Given Alice has "Blight of Two Seasons" in hand and can pay {1}{B}
    And Alice has "Forest" on top of library
    And Bob controls "Knight of Grace", "Hill Giant" and "Craw Wurm"
    When Alice activates the cycling ability of "Blight of Two Seasons"
    Then Alice may not target "Knight of Grace" for "Blight of Two Seasons"
    And Alice may target "Craw Wurm" for "Blight of Two Seasons"
    When Alice targets "Hill Giant" for "Blight of Two Seasons"
    And the stack resolves
    Then "Hill Giant" is 2/2
    And "Craw Wurm" is 6/4

  @cr26:702.11h.3
  Scenario: Doubly Veiled Sentry with two instances of hexproof from black can't be the target of Bob's black spell, and can be of his red one and of Alice's black one
    Given Alice controls "Doubly Veiled Sentry" and "Hill Giant"
    And Alice has "Unholy Strength" in hand and can pay {B}
    And Bob has "Murder" and "Shock" in hand and can pay {1}{B}{B}{R}
    Then Alice can play "Unholy Strength" targeting "Doubly Veiled Sentry"
    When Alice plays "Unholy Strength" targeting "Doubly Veiled Sentry"
    And the stack resolves
    Then "Doubly Veiled Sentry" is 4/3
    When Alice passes
    Then Bob can't play "Murder" targeting "Doubly Veiled Sentry" by rule 601.2c
    And Bob can play "Murder" targeting "Hill Giant"
    When Bob plays "Shock" targeting "Doubly Veiled Sentry"
    And the stack resolves
    Then "Doubly Veiled Sentry" has 2 damage marked

  @cr26:702.11h.3
  Scenario: Doubly Veiled Sentry with two instances of hexproof from black can't be the target of Bob's Murder, and can be of his Boomerang
    Given Alice controls "Doubly Veiled Sentry" and "Hill Giant"
    And Bob has "Murder" and "Boomerang" in hand and can pay {1}{B}{B}{U}{U}
    Then Bob can target only "Hill Giant" with "Murder"
    And Bob can play "Murder" targeting "Hill Giant"
    When Bob plays "Boomerang" targeting "Doubly Veiled Sentry"
    And the stack resolves
    Then "Doubly Veiled Sentry" is in Alice's hand

  @cr26:702.11h.3
  Scenario: The second instance of hexproof from black doesn't keep off a black spell of Doubly Veiled Sentry's own controller or a red one of the opponent
    Given Alice controls "Doubly Veiled Sentry"
    And Alice has "Unholy Strength" in hand and can pay {B}
    And Bob has "Shock" in hand and can pay {R}
    When Alice plays "Unholy Strength" targeting "Doubly Veiled Sentry"
    And the stack resolves
    Then "Doubly Veiled Sentry" is 4/3
    When Alice passes
    And Bob plays "Shock" targeting "Doubly Veiled Sentry"
    And the stack resolves
    Then "Doubly Veiled Sentry" has 2 damage marked

  @cr26:702.11d.4
  Scenario: Veiled Urn, an artifact with hexproof from green, can't be the target of Bob's Naturalize, and can be of his Boomerang and of Alice's Naturalize
    Given Alice controls "Veiled Urn" and "Sol Ring"
    And Alice has "Naturalize" as "hers" in hand and can pay {1}{G}
    And Bob has "Naturalize" as "his" and "Boomerang" in hand and can pay {1}{G}{U}{U}
    Then Bob can't play "his" targeting "Veiled Urn" because of "veil" of "Veiled Urn"
    And Bob can play "his" targeting "Sol Ring"
    And Alice can play "hers" targeting "Veiled Urn"
    And Bob can play "Boomerang" targeting "Veiled Urn"
    When Bob plays "Boomerang" targeting "Veiled Urn"
    And the stack resolves
    Then "Veiled Urn" is in Alice's hand

  @cr26:702.11d.4
  Scenario: Alice destroys her own Veiled Urn, an artifact with hexproof from green, with Naturalize, and Bob's Naturalize can target only Sol Ring
    Given Alice controls "Veiled Urn" and "Sol Ring"
    And Alice has "Naturalize" as "hers" in hand and can pay {1}{G}
    And Bob has "Naturalize" as "his" in hand and can pay {1}{G}
    Then Bob can't play "his" targeting "Veiled Urn" because of "veil" of "Veiled Urn"
    And Bob can play "his" targeting "Sol Ring"
    When Alice plays "hers" targeting "Veiled Urn"
    And the stack resolves
    Then "Veiled Urn" was destroyed
    And "Sol Ring" is in play

  @cr26:702.11d.4
  Scenario: Veiled Urn, which March of the Machines makes a creature, can't be the target of Bob's green Giant Growth, and can be of Alice's and of Bob's red Shock
    Given Alice controls "Veiled Urn", "March of the Machines" and "Hill Giant"
    And Alice has "Giant Growth" as "hers" in hand and can pay {G}
    And Bob has "Giant Growth" as "his" and "Shock" in hand and can pay {G}{R}
    Then Bob can't play "his" targeting "Veiled Urn" because of "veil" of "Veiled Urn"
    And Bob can play "his" targeting "Hill Giant"
    When Alice plays "hers" targeting "Veiled Urn"
    And the stack resolves
    Then "Veiled Urn" is 4/4
    When Bob plays "Shock" targeting "Veiled Urn"
    And the stack resolves
    Then "Veiled Urn" has 2 damage marked

  @cr26:702.11f.2
  Scenario: Twice-Veiled Sentry without hexproof from black can be the target of Murder, and not of Lightning Bolt, since it still has hexproof from red
    Given Bob controls "Twice-Veiled Sentry" and "Grizzly Bears"
    And "Twice-Veiled Sentry" lacks the ability "black"
    And Alice has "Murder" and "Lightning Bolt" in hand and can pay {1}{B}{B}{R}
    Then Alice can't play "Lightning Bolt" targeting "Twice-Veiled Sentry" because of "red" of "Twice-Veiled Sentry"
    And Alice can play "Lightning Bolt" targeting "Grizzly Bears"
    When Alice plays "Murder" targeting "Twice-Veiled Sentry"
    And the stack resolves
    Then "Twice-Veiled Sentry" was destroyed
    And "Grizzly Bears" is in play

  @cr26:702.11f.2
  Scenario: Twice-Veiled Sentry without hexproof from red can be the target of Lightning Bolt, and not of Murder, since it still has hexproof from black
    Given Bob controls "Twice-Veiled Sentry" and "Grizzly Bears"
    And "Twice-Veiled Sentry" lacks the ability "red"
    And Alice has "Murder" and "Lightning Bolt" in hand and can pay {1}{B}{B}{R}
    Then Alice can't play "Murder" targeting "Twice-Veiled Sentry" because of "black" of "Twice-Veiled Sentry"
    And Alice can play "Murder" targeting "Grizzly Bears"
    When Alice plays "Lightning Bolt" targeting "Twice-Veiled Sentry"
    And the stack resolves
    Then "Twice-Veiled Sentry" was destroyed
    And "Grizzly Bears" is in play

  @cr26:702.11g.2
  Scenario: Prismatic Sentry without hexproof from black can be the target of Murder, and of no red, white, blue or green spell
    Given Bob controls "Prismatic Sentry" and "Grizzly Bears"
    And "Prismatic Sentry" lacks the ability "black"
    And Alice has "Murder", "Lightning Bolt", "Path to Exile", "Boomerang" and "Giant Growth" in hand and can pay {1}{B}{B}{R}{W}{U}{U}{G}
    Then Alice can't play "Lightning Bolt" targeting "Prismatic Sentry" because of "red" of "Prismatic Sentry"
    And Alice can't play "Path to Exile" targeting "Prismatic Sentry" because of "white" of "Prismatic Sentry"
    And Alice can't play "Boomerang" targeting "Prismatic Sentry" because of "blue" of "Prismatic Sentry"
    And Alice can't play "Giant Growth" targeting "Prismatic Sentry" because of "green" of "Prismatic Sentry"
    And Alice can play "Lightning Bolt" targeting "Grizzly Bears"
    When Alice plays "Murder" targeting "Prismatic Sentry"
    And the stack resolves
    Then "Prismatic Sentry" was destroyed
    And "Grizzly Bears" is in play

  @cr26:702.11g.2
  Scenario: Prismatic Sentry without hexproof from green can be the target of Giant Growth, and of no red, white, blue or black spell
    Given Bob controls "Prismatic Sentry" and "Grizzly Bears"
    And "Prismatic Sentry" lacks the ability "green"
    And Alice has "Murder", "Lightning Bolt", "Path to Exile", "Boomerang" and "Giant Growth" in hand and can pay {1}{B}{B}{R}{W}{U}{U}{G}
    Then Alice can't play "Lightning Bolt" targeting "Prismatic Sentry" because of "red" of "Prismatic Sentry"
    And Alice can't play "Path to Exile" targeting "Prismatic Sentry" because of "white" of "Prismatic Sentry"
    And Alice can't play "Boomerang" targeting "Prismatic Sentry" because of "blue" of "Prismatic Sentry"
    And Alice can't play "Murder" targeting "Prismatic Sentry" because of "black" of "Prismatic Sentry"
    And Alice can play "Murder" targeting "Grizzly Bears"
    When Alice plays "Giant Growth" targeting "Prismatic Sentry"
    And the stack resolves
    Then "Prismatic Sentry" is 5/7
    And "Grizzly Bears" is 2/2

  @cr26:702.11g.3
  Scenario: All-Veiled Warden with hexproof from each card type can't be the target of Bob's instant, sorcery and Aura, nor of his creature, artifact, land and planeswalker
    Given it is Bob's main phase
    And Alice controls "All-Veiled Warden" and "Isamaru, Hound of Konda"
    And Bob controls "Prodigal Sorcerer", "Leaden Anchor", "Karakas" and "Chandra Nalaar"
    And Bob has "Shock", "Blaze" and "Holy Strength" in hand and can pay {R}{1}{R}{W}
    Then Bob can't play "Shock" targeting "All-Veiled Warden" because of "instant" of "All-Veiled Warden"
    And Bob can't play "Blaze" with X = 1 targeting "All-Veiled Warden" because of "sorcery" of "All-Veiled Warden"
    And Bob can't play "Holy Strength" targeting "All-Veiled Warden" because of "enchantment" of "All-Veiled Warden"
    And Bob can't activate "Prodigal Sorcerer" targeting "All-Veiled Warden" because of "creature" of "All-Veiled Warden"
    And Bob can't activate "Leaden Anchor" targeting "All-Veiled Warden" because of "artifact" of "All-Veiled Warden"
    And Bob can't activate "recall" of "Karakas" targeting "All-Veiled Warden" because of "land" of "All-Veiled Warden"
    And Bob can't activate "flame" of "Chandra Nalaar" with X = 1 targeting "All-Veiled Warden" because of "planeswalker" of "All-Veiled Warden"
    And Bob can activate "flame" of "Chandra Nalaar" with X = 1 targeting "Isamaru, Hound of Konda"
    And Bob can play "Shock" targeting "Isamaru, Hound of Konda"
    When Bob activates "recall" of "Karakas" targeting "Isamaru, Hound of Konda"
    And the stack resolves
    Then "Isamaru, Hound of Konda" is in Alice's hand

  @cr26:702.11g.3
  Scenario: All-Veiled Warden without hexproof from instants can be the target of Bob's Shock, and neither of his kindred Crib Swap nor of his sorcery Blaze
    Given it is Bob's main phase
    And Alice controls "All-Veiled Warden" and "Grizzly Bears"
    And "All-Veiled Warden" lacks the ability "instant"
    And Bob has "Shock", "Crib Swap" and "Blaze" in hand and can pay {2}{W}{R}
    Then Bob can't play "Crib Swap" targeting "All-Veiled Warden" because of "kindred" of "All-Veiled Warden"
    And Bob can't play "Blaze" with X = 1 targeting "All-Veiled Warden" because of "sorcery" of "All-Veiled Warden"
    And Bob can play "Crib Swap" targeting "Grizzly Bears"
    And Bob can play "Blaze" with X = 1 targeting "Grizzly Bears"
    When Bob plays "Shock" targeting "All-Veiled Warden"
    And the stack resolves
    Then "All-Veiled Warden" has 2 damage marked
