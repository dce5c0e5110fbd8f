Feature: Hexproof

  @cr26:702.11b
  Scenario: An opponent's spells and abilities can't target Gladecover Scout, which has hexproof, and can target Grizzly Bears
    Given Alice controls "Gladecover Scout" and "Grizzly Bears"
    And Bob controls "Frostwielder" owned by Alice
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Bob can't play "Boomerang" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Bob can play "Boomerang" targeting "Grizzly Bears"
    And Bob can't activate "Frostwielder" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    When Bob activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked

  @cr26:702.11b
  Scenario: A player can target their own Gladecover Scout, which has hexproof
    Given Alice controls "Gladecover Scout" and "Frostwielder"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    Then Alice can target "Gladecover Scout" with "Boomerang"
    And Alice can activate "Frostwielder" targeting "Gladecover Scout"
    When Alice plays "Boomerang" targeting "Gladecover Scout"
    And the stack resolves
    Then "Gladecover Scout" is in Alice's hand

  @cr26:702.11c
  Scenario: A player to whom Aegis of the Gods gives hexproof can't be the target of an opponent's spell or ability
    Given Alice controls "Aegis of the Gods"
    And Bob controls "Frostwielder" and has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob can't cast "Glacial Ray" targeting Alice because of "Aegis of the Gods"
    And Bob can cast "Glacial Ray" targeting Bob
    And Bob can't activate "Frostwielder" targeting Alice because of "Aegis of the Gods"
    And Bob can activate "Frostwielder" targeting Bob
    When Bob activates "Frostwielder" targeting "Aegis of the Gods"
    And the stack resolves
    Then "Aegis of the Gods" is exiled
    And Bob can cast "Glacial Ray" targeting Alice

  @cr26:702.11c
  Scenario: A player to whom Aegis of the Gods gives hexproof can be the target of their own Blaze
    Given Alice controls "Aegis of the Gods" and "Frostwielder"
    And Alice has "Blaze" in hand and can pay {1}{R}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then Alice can cast "Blaze" with X = 1 targeting Alice
    And Alice can activate "Frostwielder" targeting Alice
    And Bob can't cast "Glacial Ray" targeting Alice because of "Aegis of the Gods"
    When Alice casts "Blaze" with X = 1 targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:702.11h
  Scenario: Gladecover Scout with two instances of hexproof can be targeted by its controller and not by an opponent
    Given Alice controls "Gladecover Scout" and "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And "Gladecover Scout" has "hexproof"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Bob can't play "Boomerang" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Bob can play "Boomerang" targeting "Grizzly Bears"
    And Alice can play "Giant Growth" targeting "Gladecover Scout"
    When Alice plays "Giant Growth" targeting "Gladecover Scout"
    And the stack resolves
    Then "Gladecover Scout" is 4/4

  @cr26:702.11h.2
  Scenario: A player with hexproof from two Aegises of the Gods can be the target of their own spell and not of an opponent's
    Given Alice controls 2 "Aegis of the Gods" as "aegis" and has "Blaze" in hand and can pay {1}{R}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    Then Bob can't cast "Glacial Ray" targeting Alice by rule 601.2c
    And Bob can cast "Glacial Ray" targeting Bob
    When Alice casts "Blaze" with X = 1 targeting Alice
    And the stack resolves
    Then Alice is at 19 life

  @cr26:702.11b.3
  Scenario: Bob's Naturalize can't target Sol Ring, which has hexproof, and destroys Gift Stone
    Given Alice controls "Sol Ring" and "Gift Stone"
    And "Sol Ring" has "hexproof"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then Bob can't play "Naturalize" targeting "Sol Ring" because "Sol Ring" has "hexproof"
    And Bob can play "Naturalize" targeting "Gift Stone"
    When Bob plays "Naturalize" targeting "Gift Stone"
    And the stack resolves
    Then "Gift Stone" was destroyed
    And "Sol Ring" is in play

  @cr26:702.11b
  Scenario: Gladecover Scout that Bob owns can be the target of Alice's spell, because she controls it, and not of Bob's
    Given Alice controls "Gladecover Scout" owned by Bob
    And Alice controls "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Bob can't play "Boomerang" targeting "Gladecover Scout" because "Gladecover Scout" has "hexproof"
    And Bob can play "Boomerang" targeting "Grizzly Bears"
    When Alice plays "Giant Growth" targeting "Gladecover Scout"
    And the stack resolves
    Then "Gladecover Scout" is 4/4

  @cr26:702.11b @edition:2026-01
  Scenario: Fleecemane Lion that gains hexproof in response is no longer a legal target of Bob's Terror, and is one of Alice's Giant Growth
    Given Alice controls "Fleecemane Lion" and can pay {3}{G}{W}
    And Alice has "Giant Growth" in hand and can pay {G}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice passes
    And Bob plays "Terror" targeting "Fleecemane Lion"
    And Alice plays "Giant Growth" targeting "Fleecemane Lion"
    And Alice activates "monstrosity" of "Fleecemane Lion"
    And the stack resolves
    Then "Terror" did not resolve
    And "Fleecemane Lion" is 7/7
    And "Giant Growth" has resolved

  @cr26:702.11b
  Scenario: The triggered ability of Bob's Pestermite can't target Gladecover Scout, which has hexproof, and taps Hill Giant
    Given it is Bob's main phase
    And Alice controls "Gladecover Scout", "Grizzly Bears" and "Hill Giant"
    And Bob has "Pestermite" in hand and can pay {2}{U}
    When Bob plays "Pestermite"
    And the top of the stack resolves
    Then Bob may not target "Gladecover Scout" for "Pestermite"
    And Bob may target "Grizzly Bears" for "Pestermite"
    When Bob targets "Hill Giant" for "Pestermite"
    And the stack resolves
    And Bob chooses the option "tap"
    Then "Hill Giant" is tapped
    And "Gladecover Scout" is untapped

  @cr26:702.11c
  Scenario: The triggered ability of Ravenous Rats can't target Alice while Aegis of the Gods gives her hexproof, and can once the Aegis is destroyed
    Given it is Bob's main phase
    And Alice controls "Aegis of the Gods" and has "Island" and "Forest" in hand
    And Bob has 2 "Ravenous Rats" as "rats" and "Murder" in hand and can pay {1}{B}{1}{B}{1}{B}{B}
    When Bob plays "rats 1"
    And the stack resolves
    Then "rats 1" is in play
    And Alice has 2 cards in hand
    When Bob plays "Murder" targeting "Aegis of the Gods"
    And the stack resolves
    And Bob plays "rats 2"
    And the stack resolves
    And Alice chooses "Forest" for "rats 2"
    Then Alice's hand holds "Island"

  @cr26:702.11b
  Scenario: Gladecover Scout with hexproof can be the target of Bob's Counterspell as a spell and of his Cremate in the graveyard, and another one on the battlefield can't be of his Boomerang
    Given Alice has 2 "Gladecover Scout" as "scout" in hand and can pay {G}{G}
    And Bob has "Boomerang", "Counterspell" and "Cremate" in hand and can pay {U}{U}{B}
    And Bob controls "Grizzly Bears" and has "Island" as library
    When Alice plays "scout 1"
    And the stack resolves
    Then Bob can't play "Boomerang" targeting "scout 1" because "scout 1" has "hexproof"
    And Bob can play "Boomerang" targeting "Grizzly Bears"
    When Alice plays "scout 2"
    Then Bob can play "Counterspell" targeting "scout 2"
    When Bob plays "Counterspell" targeting "scout 2"
    And the stack resolves
    Then "scout 2" is in Alice's graveyard
    When Bob plays "Cremate" targeting "scout 2"
    And the stack resolves
    Then "scout 2" is exiled
