Feature: Splice costs other than mana

  @bok:alternate-costs-splice.n2
  Scenario: Horobi's Whisper can't be spliced with only three cards in the graveyard to exile, and can be with four
    Given Alice controls "Swamp"
    And Alice has "Reach Through Mists" as "the first thought" and "Reach Through Mists" as "the second thought" in hand
    And Alice has "Horobi's Whisper" in hand and can pay {U}{U}
    And Alice has 3 "Island" as "drop" in graveyard
    And Bob controls "Grizzly Bears"
    Then Alice can't play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "drop 1", "drop 2" and "drop 3" for "Horobi's Whisper"
    And Alice can't play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "drop 1", "drop 2", "drop 3" and "the first thought" for "Horobi's Whisper"
    And Alice can play "the second thought"
    When Alice plays "the first thought"
    And the stack resolves
    Then Alice can play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "drop 1", "drop 2", "drop 3" and "the first thought" for "Horobi's Whisper"
    And Alice can't play "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "drop 1", "drop 2" and "drop 3" for "Horobi's Whisper"
    When Alice plays "the second thought" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "drop 1", "drop 2", "drop 3" and "the first thought" for "Horobi's Whisper"
    Then "drop 1", "drop 2", "drop 3" and "the first thought" are removed from the game
    When the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Horobi's Whisper" is in Alice's hand

  @bok:alternate-costs-splice.1
  Scenario: Four cards exiled to splice Horobi's Whisper don't change the mana value of Reach Through Mists, which stays 1
    Given Alice controls "Swamp"
    And Alice has "Reach Through Mists" and "Horobi's Whisper" in hand and can pay {U}
    And Alice has 4 "Island" in graveyard
    And Bob controls "Grizzly Bears"
    And Bob has "Disrupting Shoal" in hand and can pay {1}{U}{U}
    When Alice plays "Reach Through Mists" splicing "Horobi's Whisper" targeting "Grizzly Bears" removing "Island 1", "Island 2", "Island 3" and "Island 4" for "Horobi's Whisper"
    Then one card is spliced onto "Reach Through Mists"
    And the converted mana cost of "Reach Through Mists" is 1
    When Bob plays "Disrupting Shoal" with X = 1 targeting "Reach Through Mists"
    And the stack resolves
    Then "Reach Through Mists" was countered
    And "Grizzly Bears" is in play

  @bok:alternate-costs-splice.1
  Scenario: {1}{R} paid to splice Glacial Ray doesn't change the mana value of Reach Through Mists, which stays 1
    Given Alice has "Reach Through Mists" and "Glacial Ray" in hand and can pay {1}{U}{R}
    And Bob has "Disrupting Shoal" in hand and can pay {3}{U}{U}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then the total cost of "Reach Through Mists" is {1}{U}{R}
    And the converted mana cost of "Reach Through Mists" is 1
    When Bob plays "Disrupting Shoal" with X = 3 targeting "Reach Through Mists"
    And the stack resolves
    Then "Disrupting Shoal" has resolved
    And "Reach Through Mists" has resolved
    And Bob is at 18 life

  @bok:alternate-costs-splice.n1
  Scenario: Tapping an untapped white creature pays the splice cost of Hundred-Talon Strike
    Given Alice controls "White Knight" owned by Bob and "Grizzly Bears"
    And Alice has "Reach Through Mists" and "Hundred-Talon Strike" in hand and can pay {U}
    Then Alice can't play "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "Grizzly Bears" for "Hundred-Talon Strike" targeting "Grizzly Bears"
    And Alice can play "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "White Knight" for "Hundred-Talon Strike" targeting "Grizzly Bears"
    When Alice plays "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "White Knight" for "Hundred-Talon Strike" targeting "Grizzly Bears"
    Then "White Knight" is tapped
    And the total cost of "Reach Through Mists" is {U}
    And it happened in this order that "Grizzly Bears" was targeted, then "White Knight" was tapped
    And Alice can't play "Hundred-Talon Strike" targeting "Grizzly Bears"
    When the stack resolves
    Then "Grizzly Bears" is 3/2
    And "Grizzly Bears" has "first strike"
    And Alice has drawn 1 card
    And "Hundred-Talon Strike" is in Alice's hand

  @bok:alternate-costs-splice.n1
  Scenario: Returning a blue creature pays the splice cost of Veil of Secrecy
    Given Alice controls "Wandering Ones" and "Grizzly Bears"
    And Alice controls "Watchwolf"
    And Alice has "Reach Through Mists" and "Veil of Secrecy" in hand and can pay {U}
    And Bob controls "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Bob can play "Boomerang" targeting "Grizzly Bears"
    When Alice plays "Reach Through Mists" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "Grizzly Bears"
    Then "Wandering Ones" is in Alice's hand
    When the stack resolves
    Then Bob can't play "Boomerang" targeting "Grizzly Bears" by rule 409.1c
    And Bob can play "Boomerang" targeting "Hill Giant"
    When Alice attacks with "Grizzly Bears" and "Watchwolf"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 500.1
    And Bob can block "Watchwolf" with "Hill Giant"
    When the game goes on to the second main phase
    Then Bob can't play "Boomerang" targeting "Grizzly Bears" by rule 409.1c
    When the turn ends
    Then Bob can play "Boomerang" targeting "Grizzly Bears"

  @bok:alternate-costs-splice.n1
  Scenario: A creature can be both the target of a spliced Veil of Secrecy and its splice cost; the spell then doesn't resolve
    Given Alice controls "Wandering Ones"
    And Alice has "Reach Through Mists" and "Veil of Secrecy" in hand and can pay {U}
    When Alice plays "Reach Through Mists" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "Wandering Ones"
    Then "Wandering Ones" is in Alice's hand
    And the stack holds "Reach Through Mists"
    When the stack resolves
    Then "Reach Through Mists" was countered on resolution
    And Alice has drawn no cards

  @bok:alternate-costs-splice.n1
  Scenario: Hundred-Talon Strike can be spliced only onto an Arcane spell, and only by tapping Alice's own untapped white creature
    Given it is Bob's main phase
    And Alice controls "White Knight", a tapped "Serra Angel", "Opalescence" and "Mirror Gallery"
    And Bob controls "Standing Troops"
    And Alice has "Reach Through Mists", "Healing Salve" and "Hundred-Talon Strike" in hand
    And Alice can pay {W}{U}
    Then Alice can target only "White Knight", "Serra Angel", "Standing Troops" with "Hundred-Talon Strike"
    And Alice can't play "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "Serra Angel" for "Hundred-Talon Strike" targeting "White Knight"
    And Alice can't play "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "Opalescence" for "Hundred-Talon Strike" targeting "White Knight"
    And Alice can't play "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "Standing Troops" for "Hundred-Talon Strike" targeting "White Knight"
    And Alice can't play "Healing Salve" splicing "Hundred-Talon Strike" tapping "White Knight" for "Hundred-Talon Strike" choosing "gain" targeting Alice then "White Knight" for "Hundred-Talon Strike" by rule 502.40b
    And Alice can play "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "White Knight" for "Hundred-Talon Strike" targeting "White Knight"
    When Alice plays "Reach Through Mists" splicing "Hundred-Talon Strike" tapping "White Knight" for "Hundred-Talon Strike" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is 2/4
    And "Standing Troops" has "first strike"
    When the game goes on to the second main phase
    Then "Standing Troops" is 2/4
    And "Standing Troops" has "first strike"
    When the turn ends
    Then "Standing Troops" is 1/4
    And "Standing Troops" doesn't have "first strike"

  @bok:alternate-costs-splice.n1
  Scenario: Veil of Secrecy can be spliced onto Hundred-Talon Strike, which is an Arcane instant
    Given it is Bob's main phase
    And Alice controls "Grizzly Bears"
    And Alice has "Hundred-Talon Strike" and "Veil of Secrecy" in hand and can pay {W}
    And Alice controls "Wandering Ones" owned by Bob
    When Alice plays "Hundred-Talon Strike" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "Grizzly Bears" then "Grizzly Bears" for "Veil of Secrecy"
    Then {W} was spent on "Hundred-Talon Strike"
    And "Wandering Ones" is in Bob's hand
    When the stack resolves
    Then "Grizzly Bears" is 3/2

  @bok:alternate-costs-splice.n1
  Scenario: Veil of Secrecy can be spliced only onto an Arcane spell, and only by returning Alice's own blue creature
    Given it is Bob's main phase
    And Alice controls "Wandering Ones", "White Knight" and "Honden of Seeing Winds"
    And Bob controls "River Kaijin" and "Mirror Gallery"
    And Alice has "Reach Through Mists", "Boomerang" and "Veil of Secrecy" in hand
    And Alice can pay {U}{U}
    Then Alice can target only "Wandering Ones", "White Knight" and "River Kaijin" with "Veil of Secrecy"
    And Alice can't play "Reach Through Mists" splicing "Veil of Secrecy" returning "White Knight" for "Veil of Secrecy" targeting "White Knight"
    And Alice can't play "Reach Through Mists" splicing "Veil of Secrecy" returning "River Kaijin" for "Veil of Secrecy" targeting "White Knight"
    And Alice can't play "Reach Through Mists" splicing "Veil of Secrecy" returning "Honden of Seeing Winds" for "Veil of Secrecy" targeting "White Knight"
    And Alice can't play "Boomerang" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "Mirror Gallery" then "White Knight" for "Veil of Secrecy" by rule 502.40b
    And Alice can play "Reach Through Mists" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "White Knight"
    When Alice plays "Reach Through Mists" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "White Knight"
    Then "Wandering Ones" is in Alice's hand

  @bok:alternate-costs-splice.n1
  Scenario: Hundred-Talon Strike can be spliced onto Veil of Secrecy, and both effects apply to the target creature
    Given it is Bob's main phase
    And Alice controls "White Knight" and "Watchwolf"
    And Alice has "Veil of Secrecy" and "Hundred-Talon Strike" in hand and can pay {1}{U}
    And Bob controls "Frostwielder"
    Then Bob can activate "Frostwielder" targeting "Watchwolf"
    When Alice plays "Veil of Secrecy" splicing "Hundred-Talon Strike" tapping "White Knight" for "Hundred-Talon Strike" targeting "Watchwolf" then "Watchwolf" for "Hundred-Talon Strike"
    Then {1}{U} was spent on "Veil of Secrecy"
    When the stack resolves
    Then "Watchwolf" is 4/3
    And Bob can't activate "Frostwielder" targeting "Watchwolf" by rule 409.1c
    And Bob can activate "Frostwielder" targeting "White Knight"

  @bok:alternate-costs-splice.n1
  Scenario: Horobi's Whisper can be spliced only onto an Arcane spell, and only by exiling four cards of Alice's own graveyard
    Given Alice controls "Swamp"
    And Alice has "Reach Through Mists", "Boomerang" and "Horobi's Whisper" in hand and can pay {U}{U}
    And Alice has 4 "Island" as "drop" in graveyard
    And Bob controls "Hill Giant"
    And Bob has "Forest" as "Bob's card" in graveyard
    Then Alice can't play "Boomerang" splicing "Horobi's Whisper" targeting "Hill Giant" then "Hill Giant" for "Horobi's Whisper" removing "drop 1", "drop 2", "drop 3" and "drop 4" for "Horobi's Whisper" by rule 502.40b
    And Alice can't play "Reach Through Mists" splicing "Horobi's Whisper" targeting "Hill Giant" removing "drop 1", "drop 2", "drop 3" and "Bob's card" for "Horobi's Whisper"
    And Alice can play "Reach Through Mists" splicing "Horobi's Whisper" targeting "Hill Giant" removing "drop 1", "drop 2", "drop 3" and "drop 4" for "Horobi's Whisper"
    When Alice plays "Reach Through Mists" splicing "Horobi's Whisper" targeting "Hill Giant" removing "drop 1", "drop 2", "drop 3" and "drop 4" for "Horobi's Whisper"
    Then "drop 1", "drop 2", "drop 3" and "drop 4" are removed from the game
    And "Bob's card" is in Bob's graveyard
    When the stack resolves
    Then "Hill Giant" was destroyed

  @bok:alternate-costs-splice.n2
  Scenario: If only three cards can be exiled to splice Horobi's Whisper, casting the spell is undone and nothing changes
    Given Alice controls "Swamp"
    And Alice has "Reach Through Mists" and "Horobi's Whisper" in hand and can pay {U}
    And Alice has 3 "Island" as "drop" in graveyard
    And Bob controls "Hill Giant"
    When Alice tries to play "Reach Through Mists" splicing "Horobi's Whisper" targeting "Hill Giant" removing "drop 1", "drop 2" and "drop 3" for "Horobi's Whisper"
    Then the attempt is refused
    And nothing has changed
    And Alice's hand holds "Reach Through Mists" and "Horobi's Whisper"
    And Alice's graveyard holds "drop 1", "drop 2" and "drop 3"
    When Alice tries to play "Reach Through Mists"
    Then the attempt succeeds
    And no cards are spliced onto "Reach Through Mists"
    When the stack resolves
    Then Alice has drawn 1 card
    And Alice has 2 cards in hand
    And Alice's graveyard holds "Reach Through Mists", "drop 1", "drop 2" and "drop 3"
    And "Hill Giant" is in play

  @bok:alternate-costs-splice.n2
  Scenario: A splice cost that can't be paid undoes the whole spell, even if the splice cost of another card could be paid
    Given Alice controls "Swamp"
    And Alice has "Reach Through Mists", "Glacial Ray" and "Horobi's Whisper" in hand
    And Alice has 3 "Island" as "drop" in graveyard
    And Alice can pay {1}{U}{R}
    And Bob controls "Hill Giant"
    When Alice tries to play "Reach Through Mists" splicing "Glacial Ray" and "Horobi's Whisper" targeting Bob for "Glacial Ray" then "Hill Giant" for "Horobi's Whisper" removing "drop 1", "drop 2" and "drop 3" for "Horobi's Whisper"
    Then the attempt is refused
    And nothing has changed
    When Alice tries to play "Reach Through Mists" splicing "Glacial Ray" targeting Bob
    Then the attempt succeeds
    And {1}{U}{R} was spent on "Reach Through Mists"
    When the stack resolves
    Then Bob is at 18 life
    And Alice's graveyard holds "Reach Through Mists", "drop 1", "drop 2" and "drop 3"

  @bok:alternate-costs-splice.n1 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Today, a spliced Veil of Secrecy gives shroud until end of turn
    Given Alice controls "Wandering Ones" and "Grizzly Bears"
    And Alice has "Reach Through Mists" and "Veil of Secrecy" in hand and can pay {U}
    When Alice casts "Reach Through Mists" splicing "Veil of Secrecy" returning "Wandering Ones" for "Veil of Secrecy" targeting "Grizzly Bears"
    Then "Wandering Ones" is in Alice's hand
    When the stack resolves
    Then "Grizzly Bears" has "shroud"
    When the turn ends
    Then "Grizzly Bears" doesn't have "shroud"
