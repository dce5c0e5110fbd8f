Feature: Flip cards with ki counters

  @bok:optional-flip-cards.n1
  Scenario Outline: <card> with two ki counters may flip at the beginning of each end step, but doesn't have to
    Given Alice controls "<card>" with 2 ki counters
    When the game goes on to the end step
    Then the stack holds the ability of "<card>"
    When the stack resolves
    And as it resolves, Alice says no to "<card>"
    Then "<card>" isn't flipped
    And "<card>" is 2/2
    When the game goes on to Bob's end step
    And the stack resolves
    And as it resolves, Alice says yes to "<card>"
    Then "<card>" is flipped
    And "<card>" is named "<other half>"
    And "<card>" is <size>
    And "<card>" has the types "legendary", "creature" and "Spirit"
    And "<card>" has 2 ki counters

    Examples:
      | card            | other half                   | size |
      | Faithful Squire | Kaiso, Memory of Loyalty     | 3/4  |
      | Callow Jushi    | Jaraku the Interloper        | 3/4  |
      | Hired Muscle    | Scarmaker                    | 4/4  |
      | Cunning Bandit  | Azamuki, Treachery Incarnate | 5/2  |
      | Budoka Pupil    | Ichiga, Who Topples Oaks     | 4/3  |

  @bok:optional-flip-cards.1
  Scenario Outline: <card> doesn't trigger in the end step with one ki counter, and does with two
    Given Alice controls "<card>" with 1 ki counter
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When the game goes on to the end step
    Then "<card>" has triggered never
    And Alice was asked for yes or no never
    When the game goes on to Bob's main phase
    And Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice says yes to "<card>"
    Then "<card>" has 2 ki counters
    When the game goes on to Bob's end step
    Then the second printed ability of "<card>" has triggered once

    Examples:
      | card            |
      | Faithful Squire |
      | Callow Jushi    |
      | Hired Muscle    |
      | Cunning Bandit  |
      | Budoka Pupil    |

  @bok:optional-flip-cards.1
  Scenario: Faithful Squire that gets its second ki counter during the end step doesn't trigger in that step
    Given Alice controls "Faithful Squire" with 1 ki counter
    And Alice has "Reach Through Mists" in hand and can pay {U}
    When the game goes on to the end step
    And Alice plays "Reach Through Mists"
    And the stack resolves
    And as it resolves, Alice says yes to "Faithful Squire"
    Then "Faithful Squire" has 2 ki counters
    And the second printed ability of "Faithful Squire" has triggered never
    When the turn ends
    Then "Faithful Squire" isn't flipped
    When the game goes on to Bob's end step
    Then the second printed ability of "Faithful Squire" has triggered once

  @bok:optional-flip-cards.1
  Scenario: Faithful Squire doesn't flip when its ki counters are gone as the trigger resolves
    Given Alice controls "Faithful Squire" with 2 ki counters
    And Bob controls "Vedalken Orrery"
    And Bob has "Aether Snap" in hand and can pay {3}{B}{B}
    When the game goes on to the end step
    Then the second printed ability of "Faithful Squire" has triggered once
    When Bob in response plays "Aether Snap"
    And the stack resolves
    Then "Faithful Squire" has no ki counters
    And "Faithful Squire" isn't flipped
    And Alice was asked for yes or no never

  @bok:optional-flip-cards.n1
  Scenario: Kaiso, the flipped Faithful Squire, removes a ki counter to prevent all damage to a creature this turn
    Given it is Bob's second main phase
    And Alice controls "Faithful Squire" with 3 ki counters
    And Alice controls "Grizzly Bears" and "Mirror Gallery"
    And Bob controls "Hill Giant" and "Serra Angel"
    And Bob has "Glacial Ray" as "the first ray" and "Glacial Ray" as "the second ray" in hand
    And Bob can pay {2}{R}{R}
    When the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice says no to "Faithful Squire"
    Then "Faithful Squire" isn't flipped
    When the game goes on to Alice's end step
    And the stack resolves
    And as it resolves, Alice says yes to "Faithful Squire"
    Then "Faithful Squire" has "flying"
    And Alice can target "Grizzly Bears" with "Faithful Squire"
    And Alice can target "Hill Giant" with "Faithful Squire"
    And Alice can't target Bob with "Faithful Squire"
    And Alice can't target "Mirror Gallery" with "Faithful Squire"
    When Alice activates "Faithful Squire" targeting "Grizzly Bears"
    Then "Faithful Squire" has 2 ki counters
    When the stack resolves
    And Bob plays "the first ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has no damage marked
    When the game goes on to Bob's upkeep
    And Bob plays "the second ray" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the game goes on to Alice's next main phase
    And Alice attacks with "Faithful Squire"
    Then Bob can't block "Faithful Squire" with "Hill Giant" by rule 502.4
    And Bob can block "Faithful Squire" with "Serra Angel"

  @bok:optional-flip-cards.n1
  Scenario: Jaraku, the flipped Callow Jushi, removes a ki counter to counter a spell unless its controller pays {2}
    Given it is Bob's second main phase
    And Alice controls "Callow Jushi" with 3 ki counters
    And Bob has "Silverstorm Samurai", "Glacial Ray" as "the paid ray" and "Glacial Ray" as "the last ray" in hand
    And Bob can pay {7}{R}{R}{W}{W}
    When the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice says no to "Callow Jushi"
    Then "Callow Jushi" isn't flipped
    When the game goes on to Alice's end step
    And the stack resolves
    And as it resolves, Alice says yes to "Callow Jushi"
    And Bob plays "Silverstorm Samurai"
    And Alice activates "Callow Jushi" targeting "Silverstorm Samurai"
    Then "Callow Jushi" has 2 ki counters
    When the stack resolves
    And as it resolves, Bob doesn't pay for "Callow Jushi"
    Then "Silverstorm Samurai" was countered
    And Bob can play "the last ray" targeting Alice
    When Bob plays "the paid ray" targeting Alice
    And Alice activates "Callow Jushi" targeting "the paid ray"
    And the stack resolves
    And as it resolves, Bob pays for "Callow Jushi"
    Then "the paid ray" has resolved
    And Alice is at 18 life
    And Bob can't play "the last ray" targeting Alice by rule 409.1h

  @bok:optional-flip-cards.n1
  Scenario: Scarmaker, the flipped Hired Muscle, removes a ki counter to give a creature fear until end of turn
    Given it is Alice's second main phase
    And Alice controls "Hired Muscle" with 3 ki counters
    And Alice controls "Grizzly Bears" and "Mirror Gallery"
    And Bob controls "Hill Giant", "Steel Golem" and "Nezumi Shortfang"
    When the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice says no to "Hired Muscle"
    Then "Hired Muscle" isn't flipped
    When the game goes on to Bob's end step
    And the stack resolves
    And as it resolves, Alice says yes to "Hired Muscle"
    And the game goes on to Alice's main phase
    Then Alice can target "Grizzly Bears" with "Hired Muscle"
    And Alice can target "Hill Giant" with "Hired Muscle"
    And Alice can't target Bob with "Hired Muscle"
    And Alice can't target "Mirror Gallery" with "Hired Muscle"
    When Alice activates "Hired Muscle" targeting "Grizzly Bears"
    Then "Hired Muscle" has 2 ki counters
    When the stack resolves
    Then "Grizzly Bears" has "fear"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Hill Giant" by rule 502.25
    And Bob can block "Grizzly Bears" with "Steel Golem"
    And Bob can block "Grizzly Bears" with "Nezumi Shortfang"
    When the game goes on to the second main phase
    Then "Grizzly Bears" has "fear"
    When the turn ends
    Then "Grizzly Bears" doesn't have "fear"

  @bok:optional-flip-cards.n1
  Scenario: Azamuki, the flipped Cunning Bandit, removes a ki counter to gain control of a creature until end of turn
    Given it is Bob's second main phase
    And Alice controls "Cunning Bandit" with 3 ki counters
    And Bob controls "Hill Giant" and "Mirror Gallery"
    When the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice says no to "Cunning Bandit"
    Then "Cunning Bandit" isn't flipped
    When the game goes on to Alice's end step
    And the stack resolves
    And as it resolves, Alice says yes to "Cunning Bandit"
    Then Alice can target "Hill Giant" with "Cunning Bandit"
    And Alice can't target "Mirror Gallery" with "Cunning Bandit"
    And Alice can't target Bob with "Cunning Bandit"
    When Alice activates "Cunning Bandit" targeting "Hill Giant"
    Then "Cunning Bandit" has 2 ki counters
    When the stack resolves
    Then Alice controls "Hill Giant"
    When the game goes on to Bob's upkeep
    Then Bob controls "Hill Giant"

  @bok:optional-flip-cards.n1
  Scenario: Ichiga, the flipped Budoka Pupil, removes a ki counter to give a creature +2/+2 this turn
    Given it is Bob's second main phase
    And Alice controls "Budoka Pupil" with 3 ki counters
    And Alice controls "Grizzly Bears" and "Mirror Gallery"
    And Bob controls "Hill Giant"
    When the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice says no to "Budoka Pupil"
    Then "Budoka Pupil" isn't flipped
    When the game goes on to Alice's end step
    And the stack resolves
    And as it resolves, Alice says yes to "Budoka Pupil"
    Then "Budoka Pupil" has "trample"
    And Alice can target "Grizzly Bears" with "Budoka Pupil"
    And Alice can target "Hill Giant" with "Budoka Pupil"
    And Alice can't target Bob with "Budoka Pupil"
    And Alice can't target "Mirror Gallery" with "Budoka Pupil"
    When Alice activates "Budoka Pupil" targeting "Grizzly Bears"
    Then "Budoka Pupil" has 2 ki counters
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    When the game goes on to Bob's upkeep
    Then "Grizzly Bears" is 2/2
    When the game goes on to Alice's next main phase
    And Alice attacks with "Budoka Pupil"
    And Bob blocks "Budoka Pupil" with "Hill Giant"
    And combat damage is dealt
    And Alice divides 3 to "Hill Giant" and 1 to Bob
    Then Bob is at 19 life

  @bok:optional-flip-cards.n1
  Scenario: Glacial Ray that Jaraku targets resolves when Bob pays {2}
    Given it is Alice's second main phase
    And Alice controls "Callow Jushi" with 3 ki counters
    And Bob has "Glacial Ray" in hand and can pay {3}{R}
    When the game goes on to the end step
    And the stack resolves
    And as it resolves, Alice says no to "Callow Jushi"
    Then "Callow Jushi" isn't flipped
    When the game goes on to Bob's end step
    And the stack resolves
    And as it resolves, Alice says yes to "Callow Jushi"
    Then "Callow Jushi" is flipped
    When Bob plays "Glacial Ray" targeting Alice
    And Alice activates "Callow Jushi" targeting "Glacial Ray"
    And the stack resolves
    And as it resolves, Bob pays for "Callow Jushi"
    Then "Glacial Ray" has resolved
    And Alice is at 18 life
