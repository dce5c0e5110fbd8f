Feature: Umezawa's Jitte

  @bok:umezawas-jitte.1
  Scenario Outline: Umezawa's Jitte's mode is chosen on announcement; the ability makes Wall of Stone <wall>, Craw Wurm <wurm>, Alice's life <life>
    Given Alice controls "Wall of Stone" and "Umezawa's Jitte" with 1 charge counter attached to "Wall of Stone"
    And Bob controls "Craw Wurm"
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing <choice>
    Then the ability of "Umezawa's Jitte" has the mode <mode>
    And "Umezawa's Jitte" has no charge counters
    And "Wall of Stone" is 0/8
    And "Craw Wurm" is 6/4
    And Alice is at 20 life
    When the stack resolves
    Then "Wall of Stone" is <wall>
    And "Craw Wurm" is <wurm>
    And Alice is at <life> life
    And Bob is at 20 life
    When the game goes on to the second main phase
    Then "Wall of Stone" is <wall>
    And "Craw Wurm" is <wurm>
    When the turn ends
    Then "Wall of Stone" is 0/8
    And "Craw Wurm" is 6/4

    Examples:
      | mode     | choice                         | wall | wurm | life |
      | "pump"   | "pump"                         | 2/10 | 6/4  | 20   |
      | "wither" | "wither" targeting "Craw Wurm" | 0/8  | 5/3  | 20   |
      | "mend"   | "mend"                         | 0/8  | 6/4  | 22   |

  @bok:umezawas-jitte.1
  Scenario: Umezawa's Jitte triggers once for combat damage to two blockers and gets two counters; each activation removes one
    Given Alice controls "Craw Wurm" and "Umezawa's Jitte" attached to "Craw Wurm"
    And Alice controls "Grizzly Bears"
    And Bob controls "Wall of Stone" and "Wall of Wood"
    When Alice attacks with "Craw Wurm" and "Grizzly Bears"
    And Bob blocks "Craw Wurm" with "Wall of Wood" and "Wall of Stone"
    And combat damage is dealt
    And Alice divides 3 to "Wall of Stone" and 3 to "Wall of Wood"
    Then "Umezawa's Jitte" has triggered once
    When the stack resolves
    Then "Umezawa's Jitte" has 2 charge counters
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "mend"
    Then "Umezawa's Jitte" has 1 charge counter
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    Then "Umezawa's Jitte" has no charge counters
    And Alice can't activate the second printed ability of "Umezawa's Jitte" choosing "mend"
    When the stack resolves
    Then Alice is at 22 life
    And Bob is at 18 life
    And "Craw Wurm" is 8/6
    When the game goes on to the second main phase
    Then "Craw Wurm" is 8/6

  @bok:umezawas-jitte.2
  Scenario: The -1/-1 mode of Umezawa's Jitte targets a creature, and doesn't resolve when that creature has left
    Given Alice controls "Umezawa's Jitte" with 2 charge counters
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Grizzly Bears"
    Then the ability of "Umezawa's Jitte" targets "Grizzly Bears"
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then the ability of "Umezawa's Jitte" was countered on resolution
    And "Hill Giant" is 3/3
    And "Umezawa's Jitte" has 1 charge counter

  @bok:umezawas-jitte.2
  Scenario: Without a creature on the battlefield, all modes of Umezawa's Jitte but the -1/-1 mode can be chosen
    Given Alice controls "Umezawa's Jitte" with 1 charge counter
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    Then Alice can't activate the second printed ability of "Umezawa's Jitte" choosing "wither"
    And Alice can activate the second printed ability of "Umezawa's Jitte" choosing "mend"
    And Alice can activate the second printed ability of "Umezawa's Jitte" choosing "pump"
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can activate the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Grizzly Bears"
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Grizzly Bears"
    Then the ability of "Umezawa's Jitte" targets "Grizzly Bears"

  @bok:umezawas-jitte.3
  Scenario: The +2/+2 mode of an unattached Umezawa's Jitte can be chosen and does nothing
    Given Alice controls "Grizzly Bears" and "Umezawa's Jitte" with 2 charge counters
    And Alice can pay {2}
    Then Alice can activate the second printed ability of "Umezawa's Jitte" choosing "pump"
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And the stack resolves
    Then the ability of "Umezawa's Jitte" has resolved
    And "Umezawa's Jitte" has 1 charge counter
    And "Grizzly Bears" is 2/2
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    And Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @bok:umezawas-jitte.3
  Scenario: The -1/-1 mode and the life gain mode of an unattached Umezawa's Jitte work, even in an opponent's upkeep
    Given it is Bob's upkeep
    And Alice controls "Umezawa's Jitte" with 2 charge counters
    And Bob controls "Hill Giant"
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "mend"
    And the stack resolves
    Then Alice is at 22 life
    When the game goes on to Bob's draw step
    And Alice activates the second printed ability of "Umezawa's Jitte" choosing "wither" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 2/2

  @bok:umezawas-jitte.4
  Scenario: The +2/+2 bonus goes to the creature to which Umezawa's Jitte has been moved before the ability resolves
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Umezawa's Jitte" with 1 charge counter attached to "Hill Giant"
    And Alice has "Magnetic Theft" in hand and can pay {R}
    And Bob controls "Craw Wurm" and "Mirror Gallery"
    Then Alice can play "Magnetic Theft" targeting "Umezawa's Jitte" then "Craw Wurm"
    And Alice can't play "Magnetic Theft" targeting "Mirror Gallery" then "Craw Wurm" by rule 409.1c
    And Alice can't play "Magnetic Theft" targeting "Umezawa's Jitte" then "Mirror Gallery" by rule 409.1c
    And Alice can't play "Magnetic Theft" targeting "Umezawa's Jitte" then Bob by rule 415.5
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And Alice plays "Magnetic Theft" targeting "Umezawa's Jitte" then "Grizzly Bears"
    And the top of the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 3/3

  @bok:umezawas-jitte.4
  Scenario: The +2/+2 bonus stays with its creature when Umezawa's Jitte is moved after the ability resolved
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Umezawa's Jitte" with 1 charge counter attached to "Hill Giant"
    And Alice can pay {2}
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    Then {2} was spent on the ability of "Umezawa's Jitte"
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And the top of the stack resolves
    Then "Umezawa's Jitte" is attached to "Hill Giant"
    And "Hill Giant" is 5/5
    When the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"
    And "Hill Giant" is 5/5
    And "Grizzly Bears" is 2/2

  @bok:umezawas-jitte.3
  Scenario: The +2/+2 mode of Umezawa's Jitte does nothing if the equipped creature has left before the ability resolves
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice controls "Umezawa's Jitte" with 2 charge counters attached to "Hill Giant"
    And Alice can pay {5}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to nothing
    And the ability of "Umezawa's Jitte" has resolved
    When Alice plays "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/3
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And the stack resolves
    Then "Hill Giant" is 3/3

  @bok:umezawas-jitte.5
  Scenario: With Umezawa's Jitte destroyed in response, the +2/+2 bonus goes to the creature it equipped last
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice controls "Umezawa's Jitte" with 1 charge counter attached to "Hill Giant"
    And Alice can pay {2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    And Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    Then the second printed ability of "Umezawa's Jitte" has the mode "pump"
    When Bob plays "Naturalize" targeting "Umezawa's Jitte"
    And the top of the stack resolves
    Then "Umezawa's Jitte" is in Alice's graveyard
    And "Grizzly Bears" is 2/2
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    And "Hill Giant" is 3/3

  @bok:umezawas-jitte.5
  Scenario: With an unattached Umezawa's Jitte destroyed in response, the +2/+2 bonus goes to no creature
    Given Alice controls "Grizzly Bears"
    And Alice controls "Umezawa's Jitte" with 1 charge counter
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And Bob plays "Naturalize" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is in Alice's graveyard
    And the ability of "Umezawa's Jitte" has resolved
    And "Grizzly Bears" is 2/2

  @bok:umezawas-jitte.1
  Scenario: Noncombat damage of the equipped creature puts no counters on Umezawa's Jitte
    Given Alice controls "Kumano, Master Yamabushi" and "Umezawa's Jitte" attached to "Kumano, Master Yamabushi"
    And Alice can pay {1}{R}
    When Alice activates "Kumano, Master Yamabushi" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And "Umezawa's Jitte" has triggered never
    When Alice attacks with "Kumano, Master Yamabushi"
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 15 life
    And "Umezawa's Jitte" has 2 charge counters
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "mend"
    Then "Umezawa's Jitte" has 1 charge counter
    And the second printed ability of "Umezawa's Jitte" has the mode "mend"

  @bok:umezawas-jitte.1
  Scenario: Umezawa's Jitte on a creature with double strike gets counters for first-strike damage and again for regular damage
    Given Alice controls "Grizzly Bears" and "Umezawa's Jitte" attached to "Grizzly Bears"
    And "Grizzly Bears" has "double strike"
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And first-strike damage is dealt
    And the stack resolves
    Then "Umezawa's Jitte" has 2 charge counters
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing "pump"
    And the stack resolves
    And combat damage is dealt
    Then Bob is at 14 life
    When the stack resolves
    Then "Umezawa's Jitte" has 3 charge counters
    And "Umezawa's Jitte" has triggered twice

  @bok:umezawas-jitte.3
  Scenario Outline: Umezawa's Jitte's mode works although the Jitte is destroyed in response: Hill Giant is <giant>, Alice's life total <life>
    Given Alice controls "Grizzly Bears"
    And Alice controls "Umezawa's Jitte" with 1 charge counter attached to "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates the second printed ability of "Umezawa's Jitte" choosing <choice>
    And Bob plays "Naturalize" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is in Alice's graveyard
    And the ability of "Umezawa's Jitte" has resolved
    And "Hill Giant" is <giant>
    And Alice is at <life> life
    And "Grizzly Bears" is 2/2

    Examples:
      | mode     | choice                          | giant | life |
      | "wither" | "wither" targeting "Hill Giant" | 2/2   | 20   |
      | "mend"   | "mend"                          | 3/3   | 22   |
