Feature: Time Stop
  @chk:509.1a @cr26:701.13a.3 @cr26:601.2a.3
  Scenario: Time Stop exiles itself and every other spell on the stack
    Given Alice has "Time Stop" in hand and can pay {4}{U}{U}
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    When Bob plays "Glacial Ray" targeting Alice
    And Alice plays "Time Stop"
    Then the stack holds "Time Stop" and "Glacial Ray"
    When the top of the stack resolves
    Then "Glacial Ray" and "Time Stop" are removed from the game
    And "Glacial Ray" was removed from the stack
    And "Glacial Ray" wasn't countered
    And Alice is at 20 life

  @chk:509.1a
  Scenario: Time Stop removes an ability from the stack and creatures from combat
    Given Alice controls "Devoted Retainer" and has "Time Stop" in hand and can pay {4}{U}{U}
    And Bob controls "Steel Wall"
    When Alice attacks with "Devoted Retainer"
    And Bob blocks "Devoted Retainer" with "Steel Wall"
    Then the stack holds the ability of "Devoted Retainer"
    When Alice plays "Time Stop"
    And the top of the stack resolves
    Then the ability of "Devoted Retainer" was removed from the stack
    And it happened once that "Devoted Retainer" left combat
    And it happened once that "Steel Wall" left combat
    And it happened in this order that "Devoted Retainer" left combat, then Alice's cleanup step began
    And it happened never that "Devoted Retainer" was dealt damage

  @chk:509.1a @chk:509.1b @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, Time Stop removes attackers from combat before it checks state-based actions, so Gaea's Liege dies
    Given Alice controls "Gaea's Liege" and 2 "Forest" as "her Forest"
    And Bob controls 3 "Forest" as "his Forest"
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "Gaea's Liege"
    And Bob plays "Glacial Ray" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" is 3/3
    And "Gaea's Liege" has 2 damage marked
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Gaea's Liege" is in Alice's graveyard
    And "Gaea's Liege" was destroyed
    And it happened in this order that "Time Stop" was removed from the game, then "Gaea's Liege" died, then Alice's cleanup step began

  @chk:509.1b @chk:509.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, an ability that triggers in Time Stop's state-based check goes on the stack in the cleanup step
    Given Alice controls "Gaea's Liege" and 2 "Forest" as "her Forest"
    And Bob controls "Dingus Staff" and 3 "Forest" as "his Forest"
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "Gaea's Liege"
    And Bob plays "Glacial Ray" targeting "Gaea's Liege"
    And the stack resolves
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Gaea's Liege" is in Alice's graveyard
    And it is Alice's cleanup step
    And Alice has priority
    And the stack holds the ability of "Dingus Staff"
    And it happened in this order that "Gaea's Liege" died, then Alice's cleanup step began, then Alice got priority
    When the stack resolves
    Then Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @chk:509.1a @chk:509.1b @edition:2026-01
  Scenario: Today, attackers are still in combat when Time Stop checks state-based actions, so Gaea's Liege survives
    Given Alice controls "Gaea's Liege" and 2 "Forest" as "her Forest"
    And Bob controls 3 "Forest" as "his Forest"
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "Gaea's Liege"
    And Bob plays "Glacial Ray" targeting "Gaea's Liege"
    And the stack resolves
    Then "Gaea's Liege" is 3/3
    And "Gaea's Liege" has 2 damage marked
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Gaea's Liege" is in play
    And "Gaea's Liege" is 2/2
    And it happened in this order that "Time Stop" was removed from the game, then "Gaea's Liege" left combat, then Alice's cleanup step began

  @chk:509.1b @chk:509.2 @cr26:723.1a.2
  Scenario: If a creature dies in Time Stop's state-based check, abilities that this triggers go on the stack in the cleanup step
    Given Alice controls "Llanowar Elves" and "Hill Giant"
    And Bob controls "Hollow Choir" and "Dingus Staff"
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    Then "Llanowar Elves" is 1/1
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Llanowar Elves" was put there for lack of toughness
    And "Hill Giant" is 3/2
    And it is Alice's cleanup step
    And the stack holds the ability of "Dingus Staff"
    And it happened in this order that "Time Stop" was removed from the game, then "Llanowar Elves" died, then Alice's cleanup step began, then Alice got priority
    When the stack resolves
    Then Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @chk:509.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, an ability that triggers just before an effect ends the turn goes on the stack in the cleanup step
    Given Alice controls "Moonring Mirror" and has "Dusk Reading" in hand and can pay {1}{U}
    And Alice has "Terror" and "Boomerang" on top of library
    When Alice plays "Dusk Reading"
    And the top of the stack resolves
    Then "Terror" is in Alice's hand
    And Bob has drawn no cards
    And it is Alice's cleanup step
    And the stack holds the ability of "Moonring Mirror"
    And "Boomerang" is in Alice's library
    When the stack resolves
    Then "Boomerang" is removed from the game

  @chk:509.2 @cr26:723.1a @edition:2026-01
  Scenario: Today, an ability that triggers just before an effect ends the turn ceases to exist
    Given Alice controls "Moonring Mirror" and has "Dusk Reading" in hand and can pay {1}{U}
    And Alice has "Terror" and "Boomerang" on top of library
    When Alice plays "Dusk Reading"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And the stack is empty
    And "Terror" is in Alice's hand
    And "Moonring Mirror" has triggered once
    And the top of Alice's library is "Boomerang"
    And it happened once that Alice's cleanup step began

  # Rule 314.3 (today 514.3a) gives priority in the cleanup step if state-based effects apply there. The last sentence of 723.1f denies
  # priority in the cleanup step if nothing triggered. That sentence repeats the general rule 514.3 and points to it, so the exception for
  # state-based actions applies here too.
  @chk:509.1c
  Scenario: If a creature dies in the cleanup step after Time Stop, players get priority, and another cleanup step follows
    Given Alice controls "Devoted Retainer" with 2 -1/-1 counters
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob has "Time Stop" and "Glacial Ray" in hand and can pay {4}{U}{U} and can pay {1}{R}
    Then "Devoted Retainer" is 1/1
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Devoted Retainer" was put there for lack of toughness
    And it is Alice's cleanup step
    And Alice has priority
    And the stack is empty
    And Bob can play "Glacial Ray" targeting Alice
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @chk:509.1c
  Scenario: Time Stop in the main phase skips to the cleanup step, in which the active player discards and effects end
    Given Alice controls "Devoted Retainer"
    And Alice has "Kodama's Might", "Time Stop" and 8 "Forest" as "land" in hand
    And Alice can pay {G} and can pay {4}{U}{U}
    When Alice plays "Kodama's Might" targeting "Devoted Retainer"
    And the stack resolves
    Then "Devoted Retainer" is 3/3
    When Alice plays "Time Stop"
    And the stack resolves
    And Alice chooses "land 1"
    Then it is Bob's upkeep
    And Alice has 7 cards in hand
    And "land 1" is in Alice's graveyard
    And "Devoted Retainer" is 1/1
    And it happened once that Alice's cleanup step began
    And it happened never that Alice's beginning of combat began
    And it happened never that Alice's end of turn began

  @chk:time-stop.2
  Scenario: If Time Stop skips the end step, Otherworldly Journey's delayed trigger returns the creature in the next turn's end step
    Given Alice controls "Devoted Retainer" and has "Otherworldly Journey" and "Time Stop" in hand
    And Alice can pay {1}{W} and can pay {4}{U}{U}
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the stack resolves
    And Alice plays "Time Stop"
    And the stack resolves
    Then it is Bob's upkeep
    And "Devoted Retainer" is removed from the game
    When the game goes on to Bob's end of turn
    Then the stack holds the ability of "Otherworldly Journey"
    When the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" has 1 +1/+1 counter

  @chk:time-stop.2
  Scenario: Time Stop in the end step removes Otherworldly Journey's delayed trigger from the stack, and the creature stays in exile
    Given Alice controls "Devoted Retainer" and has "Otherworldly Journey" and "Time Stop" in hand
    And Alice can pay {1}{W} and can pay {4}{U}{U}
    When Alice plays "Otherworldly Journey" targeting "Devoted Retainer"
    And the game goes on to Alice's end of turn
    And Alice plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    When the game goes on to Bob's end of turn
    Then the stack is empty
    And it is Bob's end of turn
    And "Devoted Retainer" is removed from the game

  @chk:time-stop.1
  Scenario: Time Stop exiles a spell that can't be countered
    Given Alice has "Urza's Rage" in hand and can pay {2}{R}
    And Bob has "Counterspell" and "Time Stop" in hand and can pay {U}{U} and can pay {4}{U}{U}
    When Alice plays "Urza's Rage" targeting Bob
    And Bob plays "Counterspell" targeting "Urza's Rage"
    And the top of the stack resolves
    Then "Counterspell" has resolved
    And "Urza's Rage" is on the stack
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Urza's Rage" is removed from the game
    And "Urza's Rage" was removed from the stack
    And "Urza's Rage" wasn't countered
    And Bob is at 20 life

  @chk:time-stop.1
  Scenario: Time Stop removes triggered and activated abilities from the stack without countering them
    Given Alice controls "Hikari, Twilight Guardian" and "Frostwielder" and has "Reach Through Mists" in hand and can pay {U}
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice plays "Reach Through Mists"
    And Alice activates "Frostwielder" targeting Bob
    Then the stack holds the ability of "Frostwielder", the ability of "Hikari, Twilight Guardian" and "Reach Through Mists"
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then the ability of "Frostwielder" was removed from the stack
    And the ability of "Frostwielder" is gone
    And the ability of "Hikari, Twilight Guardian" was removed from the stack
    And the ability of "Hikari, Twilight Guardian" wasn't countered
    And "Reach Through Mists" is removed from the game
    And "Reach Through Mists" wasn't countered
    And Bob is at 20 life
    And Alice was asked for yes or no never

  @chk:509.1
  Scenario Outline: Time Stop in the <step> skips to the cleanup step
    Given it is Alice's upkeep
    And Alice controls "Devoted Retainer"
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When the game goes on to the <step>
    And Bob plays "Glacial Ray" targeting Alice
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Glacial Ray" and "Time Stop" are removed from the game
    And Alice is at 20 life
    And it happened once that Alice's <step> began
    And it happened never that Alice's <next> began
    And it happened in this order that Alice's <step> began, then "Time Stop" was removed from the game, then Alice's cleanup step began
    And it happened once that Alice's cleanup step began
    And it happened never that Alice's end of turn began

    Examples:
      | step                   | next                    |
      | draw step              | main phase              |
      | main phase             | beginning of combat     |
      | beginning of combat    | declare attackers step  |
      | second main phase      | end of turn             |

  @chk:509.1
  Scenario: Time Stop in the upkeep skips the draw step and the rest of the turn
    Given it is Alice's upkeep
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Bob plays "Glacial Ray" targeting Alice
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Glacial Ray" and "Time Stop" are removed from the game
    And Alice has drawn no cards
    And it happened never that Alice's draw step began
    And it happened in this order that "Time Stop" was removed from the game, then Alice's cleanup step began
    When the game goes on to Alice's main phase
    Then Alice has drawn 1 card

  @chk:509.1 @chk:509.1a @cr26:723.1d.2
  Scenario: Time Stop in the declare blockers step removes creatures from combat before they deal damage
    Given Alice controls "Grizzly Bears"
    And Bob controls "Devoted Retainer" and has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Devoted Retainer"
    Then "Grizzly Bears" is attacking
    And "Devoted Retainer" is blocking
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And it happened once that "Devoted Retainer" left combat
    And it happened once that "Grizzly Bears" left combat
    And it happened never that Alice's combat damage step began
    And "Devoted Retainer" and "Grizzly Bears" are in play
    And it happened in this order that "Time Stop" was removed from the game, then "Grizzly Bears" left combat, then Alice's cleanup step began

  @chk:509.1 @chk:509.1a
  Scenario: Time Stop in the end of combat step removes creatures from combat, but doesn't undo the damage already dealt to a player
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Steel Wall" and has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Steel Wall"
    And the game goes on to the end of combat
    Then "Grizzly Bears" is attacking
    And "Steel Wall" is blocking
    And "Steel Wall" has 3 damage marked
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And Bob is at 18 life
    And "Steel Wall" has 0 damage marked
    And it happened never that Alice's second main phase began
    And it happened in this order that "Time Stop" was removed from the game, then "Steel Wall" left combat, then Alice's cleanup step began

  @chk:509.1 @chk:509.1a @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: From 2004 to 2006, Time Stop removes combat damage from the stack, so no combat damage is dealt
    Given Alice controls "Grizzly Bears"
    And Bob controls "Devoted Retainer" and has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Devoted Retainer"
    And combat damage is put on the stack
    Then the stack holds the combat damage
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Devoted Retainer" and "Grizzly Bears" are in play
    And it happened never that "Devoted Retainer" was dealt damage
    And it happened never that "Grizzly Bears" was dealt damage
    And it happened once that "Grizzly Bears" left combat

  @chk:509.1 @chk:509.1c
  Scenario: Time Stop in the declare attackers step skips the declaration of blockers and combat damage
    Given Alice controls "Grizzly Bears"
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears"
    Then "Grizzly Bears" is attacking
    When Bob plays "Time Stop"
    And the stack resolves
    Then it is Bob's upkeep
    And Bob is at 20 life
    And "Grizzly Bears" is tapped
    And it happened never that Alice's declare blockers step began

  @chk:509.1a @chk:509.1b @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, a copied spell that Time Stop exiles and a token that dies in its state-based check cease to exist
    Given Alice controls "Marching Song", a 1/1 black "Rat" creature token as "attacker" and a 1/1 black "Rat" creature token as "guard"
    And Alice controls "Uyo, Silent Prophet" and 2 "Island" as "land"
    And Alice has "Reach Through Mists" in hand and can pay {U} and can pay {2}
    And Bob has "Glacial Ray" and "Time Stop" in hand and can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "attacker"
    And Bob plays "Glacial Ray" targeting "attacker"
    And the stack resolves
    Then "attacker" is 1/3
    And "attacker" has 2 damage marked
    When Alice plays "Reach Through Mists"
    And Alice activates "Uyo, Silent Prophet" targeting "Reach Through Mists" returning "land 1" and "land 2"
    And the top of the stack resolves
    Then the stack holds the copy of "Reach Through Mists" and "Reach Through Mists"
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then the copy of "Reach Through Mists" was removed from the stack
    And the copy of "Reach Through Mists" is gone
    And "Reach Through Mists" is removed from the game
    And it happened once that "attacker" was destroyed
    And "attacker" is gone
    And "guard" is in play
    And Alice has drawn no cards
    And it happened in this order that "Time Stop" was removed from the game, then "attacker" left combat, then "attacker" died, then Alice's cleanup step began

  @chk:509.1b @chk:509.2 @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, Time Stop removes a trigger from the stack, but later triggers go on the stack in the cleanup step
    Given Alice controls "Dingus Staff" and "Marching Song"
    And Alice controls "Devoted Retainer" with 2 -1/-1 counters
    And Alice controls a 1/1 black "Rat" creature token as "attacker"
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob controls "Llanowar Elves"
    And Bob has 2 "Glacial Ray" as "ray" and "Time Stop" in hand and can pay {2}{R}{R} and can pay {4}{U}{U}
    When Alice attacks with "attacker"
    And Bob plays "ray 1" targeting "attacker"
    And the stack resolves
    And Bob plays "ray 2" targeting "Llanowar Elves"
    And the top of the stack resolves
    Then "Llanowar Elves" is in Bob's graveyard
    And the stack holds the first trigger of "Dingus Staff"
    And "attacker" is 1/3
    And "Devoted Retainer" is 1/1
    When Bob plays "Time Stop"
    And the top of the stack resolves
    And Alice puts the second trigger of "Dingus Staff" and the third trigger of "Dingus Staff" in this order
    Then "attacker" is gone
    And "Devoted Retainer" was put there for lack of toughness
    And it is Alice's cleanup step
    And Alice has priority
    And the first trigger of "Dingus Staff" was removed from the stack
    And the stack holds the third trigger of "Dingus Staff" and the second trigger of "Dingus Staff"
    And "Dingus Staff" has triggered 3 times
    And Bob is at 20 life
    When the stack resolves
    Then Alice is at 16 life
    And Bob is at 20 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began

  @chk:509.2
  Scenario: If a death in the cleanup step after Time Stop triggers an ability, players get priority and another cleanup step follows
    Given Alice controls "Dingus Staff" and "Devoted Retainer" with 2 -1/-1 counters
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob has "Time Stop" and "Glacial Ray" in hand and can pay {4}{U}{U} and can pay {1}{R}
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then "Devoted Retainer" is in Alice's graveyard
    And it is Alice's cleanup step
    And Alice has priority
    And the stack holds the ability of "Dingus Staff"
    And Alice is at 20 life
    And Bob can play "Glacial Ray" targeting Alice
    When the stack resolves
    Then Alice is at 18 life
    When the game goes on to Bob's upkeep
    Then it happened twice that Alice's cleanup step began
    And it happened in this order that Alice's cleanup step began, then "Devoted Retainer" died, then Alice got priority, then Alice's cleanup step began

  @chk:509.1a
  Scenario: Time Stop in a cleanup step removes a triggered ability from the stack
    Given Alice controls "Dingus Staff" and "Devoted Retainer" with 2 -1/-1 counters
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob has 2 "Time Stop" as "stop" in hand and can pay {4}{U}{U} and can pay {4}{U}{U}
    When Bob plays "stop 1"
    And the top of the stack resolves
    Then it is Alice's cleanup step
    And the stack holds the ability of "Dingus Staff"
    When Bob plays "stop 2"
    And the top of the stack resolves
    Then the ability of "Dingus Staff" was removed from the stack
    And "stop 2" is removed from the game
    When the game goes on to Bob's upkeep
    Then Alice is at 20 life

  # Rule 509.1c ends the current step and the game skips to the cleanup step. If the current step is a cleanup step, a new one begins, as
  # 723.1d says today. Nothing has triggered, so 509.2 gives no player a chance to cast spells.
  @chk:509.1c
  Scenario: Time Stop in a cleanup step is followed by another cleanup step, in which no player gets priority
    Given Alice controls "Dingus Staff" and "Devoted Retainer" with 2 -1/-1 counters
    And "Devoted Retainer" gets +2/+2 until end of turn
    And Bob has 2 "Time Stop" as "stop" in hand and can pay {4}{U}{U} and can pay {4}{U}{U}
    When Bob plays "stop 1"
    And the top of the stack resolves
    Then it is Alice's cleanup step
    And Alice has priority
    When Bob plays "stop 2"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And it happened twice that Alice's cleanup step began
    And Alice is at 20 life

  @chk:509.3 @chk:time-stop.2
  Scenario: An end-step ability doesn't trigger on the turn that Time Stop ends, but triggers in the next turn's end step
    Given Alice controls "Kitsune Mystic", 2 "Mark of Sakiko" as "mark" and "Grizzly Bears"
    And "mark 1" is attached to "Kitsune Mystic"
    And "mark 2" is attached to "Kitsune Mystic"
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Bob plays "Time Stop"
    And the stack resolves
    Then it is Bob's upkeep
    And "Kitsune Mystic" has triggered never
    And "Kitsune Mystic" is unflipped
    And it happened never that Alice's end of turn began
    When the game goes on to Bob's end of turn
    Then "Kitsune Mystic" has triggered once
    When the stack resolves
    Then "Kitsune Mystic" is flipped

  @chk:509.3 @chk:time-stop.2
  Scenario: Time Stop in the end step removes an end-step trigger from the stack, and the ability triggers again on the next turn
    Given Alice controls "Kitsune Mystic" and 2 "Mark of Sakiko" as "mark"
    And "mark 1" is attached to "Kitsune Mystic"
    And "mark 2" is attached to "Kitsune Mystic"
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When the game goes on to Alice's end of turn
    Then the stack holds the ability of "Kitsune Mystic"
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And the ability of "Kitsune Mystic" was removed from the stack
    And "Kitsune Mystic" is unflipped
    And "Kitsune Mystic" has triggered once
    When the game goes on to Bob's end of turn
    Then "Kitsune Mystic" has triggered twice
    When the stack resolves
    Then "Kitsune Mystic" is flipped

  @chk:509.1a @chk:509.1b @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07
  Scenario: From 2004 to 2013, a damaged attacker that loses toughness as Time Stop removes it from combat is destroyed
    Given Alice controls "Marching Song" as "our song" and "Grizzly Bears" owned by Bob
    And Bob controls 2 "Marching Song" as "their song" and has "Glacial Ray" and "Time Stop" in hand
    And Bob can pay {1}{R} and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears"
    And Bob plays "Glacial Ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    And "Grizzly Bears" has 2 damage marked
    When Bob plays "Time Stop"
    Then the total cost of "Time Stop" is {4}{U}{U}
    When the top of the stack resolves
    Then "Grizzly Bears" was destroyed

  @chk:509.1a @cr26:704.5e @cr26:707.10a @cr26:723.1b.2
  Scenario: A copy of a spell that Time Stop exiles from the stack ceases to exist
    Given Alice controls "Uyo, Silent Prophet" and 2 "Island" as "land"
    And Alice has "Reach Through Mists" in hand and can pay {U} and can pay {2}
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice plays "Reach Through Mists"
    And Alice activates "Uyo, Silent Prophet" targeting "Reach Through Mists" returning "land 1" and "land 2"
    And the top of the stack resolves
    Then the stack holds the copy of "Reach Through Mists" and "Reach Through Mists"
    When Bob plays "Time Stop"
    And the top of the stack resolves
    Then the copy of "Reach Through Mists" was removed from the stack
    And the copy of "Reach Through Mists" is gone
    And "Reach Through Mists" is removed from the game
    And Alice has drawn no cards

  @cr26:723.1d.3
  Scenario: Time Stop removes Grizzly Bears that attack Jace Beleren from combat, and Jace loses no loyalty counter
    Given Alice controls "Grizzly Bears"
    And Bob controls "Jace Beleren" with 3 loyalty counters
    And Bob has "Time Stop" in hand and can pay {4}{U}{U}
    When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
    And Bob plays "Time Stop"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And it happened once that "Grizzly Bears" left combat
    And "Jace Beleren" has 3 loyalty counters
