Feature: Shroud

  @cr26:702.18a
  Scenario: A player to whom Ivory Mask gives shroud can't be the target of either player's spells or abilities
    Given Alice controls "Ivory Mask" and "Prodigal Sorcerer"
    And Alice has "Glacial Ray" in hand and can pay {1}{R}
    And Bob controls "Frostwielder" and has "Shock" in hand and can pay {R}
    Then Alice can't cast "Glacial Ray" targeting Alice because of "Ivory Mask"
    And Alice can cast "Glacial Ray" targeting Bob
    And Alice can't activate "Prodigal Sorcerer" targeting Alice because of "Ivory Mask"
    And Alice can activate "Prodigal Sorcerer" targeting Bob
    And Bob can't play "Shock" targeting Alice because of "Ivory Mask"
    And Bob can't activate "Frostwielder" targeting Alice because of "Ivory Mask"
    And Bob can activate "Frostwielder" targeting Bob
    When Alice casts "Glacial Ray" targeting Bob
    And the stack resolves
    Then Bob is at 18 life

  @cr26:702.18a
  Scenario: Blastoderm, which has shroud, can't be the target of its controller's spell or an opponent's ability
    Given Alice controls "Blastoderm" and "Grizzly Bears"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Bob controls "Frostwielder" and has "Shock" in hand and can pay {R}
    Then Alice can't play "Boomerang" targeting "Blastoderm" because "Blastoderm" has "shroud"
    And Alice can play "Boomerang" targeting "Grizzly Bears"
    And Bob can't play "Shock" targeting "Blastoderm" because "Blastoderm" has "shroud"
    And Bob can't activate "Frostwielder" targeting "Blastoderm" because "Blastoderm" has "shroud"
    When Bob activates "Frostwielder" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has 1 damage marked

  @cr26:702.18b
  Scenario: A player with two Ivory Masks can be targeted neither by an opponent nor by themselves
    Given Alice controls 2 "Ivory Mask" as "mask" and has "Lava Spike" in hand and can pay {R}
    And Bob has "Lava Spike" as "answer" in hand and can pay {R}
    Then Alice can't play "Lava Spike" targeting Alice by rule 601.2c
    And Alice can play "Lava Spike" targeting Bob
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When the game goes on to Bob's main phase
    Then Bob can't play "answer" targeting Alice by rule 601.2c
    And Bob can play "answer" targeting Bob

  @cr26:702.18b.2
  Scenario: Blastoderm with two instances of shroud can be the target of neither player's spell
    Given Alice controls "Blastoderm" and "Grizzly Bears" and has "Giant Growth" in hand and can pay {G}
    And "Blastoderm" has "shroud"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    Then Alice can't play "Giant Growth" targeting "Blastoderm" because "Blastoderm" has "shroud"
    And Bob can't play "Boomerang" targeting "Blastoderm" because "Blastoderm" has "shroud"
    And Bob can play "Boomerang" targeting "Grizzly Bears"
    When Alice plays "Giant Growth" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 5/5

  @cr26:702.18b.2
  Scenario: Morphling that has gained shroud twice can't be the target of Boomerang, which can target Grizzly Bears
    Given Alice controls "Morphling" and "Grizzly Bears" and can pay {U}{U}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice activates "hide" of "Morphling"
    And the stack resolves
    And Alice activates "hide" of "Morphling"
    And the stack resolves
    Then Bob can't target "Morphling" with "Boomerang"
    When Bob plays "Boomerang" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    And "Morphling" is in play

  @cr26:702.18a.4
  Scenario: Naturalize of its controller can't target Sol Ring, which has shroud, and destroys Gift Stone
    Given Alice controls "Fountain Watch", "Sol Ring" and "Glorious Anthem" and has "Naturalize" in hand and can pay {1}{G}
    And Bob controls "Gift Stone" and has "Boomerang" in hand and can pay {U}{U}
    Then Bob can't play "Boomerang" targeting "Sol Ring" because of "Fountain Watch"
    And Bob can play "Boomerang" targeting "Gift Stone"
    And Alice can't play "Naturalize" targeting "Sol Ring" because of "Fountain Watch"
    And Alice can't play "Naturalize" targeting "Glorious Anthem" because of "Fountain Watch"
    And Alice can play "Naturalize" targeting "Gift Stone"
    When Alice plays "Naturalize" targeting "Gift Stone"
    And the stack resolves
    Then "Gift Stone" was destroyed
    And "Sol Ring" is in play

  @cr26:702.18a.4
  Scenario: Fountain Watch gives shroud to the artifact creature Ornithopter and not to Grizzly Bears, so Unsummon can return only the latter
    Given Alice controls "Fountain Watch", "Ornithopter" and "Grizzly Bears"
    And Bob has "Unsummon" in hand and can pay {U}
    Then Bob can't play "Unsummon" targeting "Ornithopter" because of "Fountain Watch"
    And Bob can play "Unsummon" targeting "Grizzly Bears"
    When Bob plays "Unsummon" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @cr26:702.18a
  Scenario: The triggered ability of Alice's Pestermite can't target her Blastoderm, which has shroud, and taps Hill Giant
    Given Alice controls "Blastoderm" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Pestermite" in hand and can pay {2}{U}
    When Alice plays "Pestermite"
    And the top of the stack resolves
    Then Alice may not target "Blastoderm" for "Pestermite"
    And Alice may target "Grizzly Bears" for "Pestermite"
    When Alice targets "Hill Giant" for "Pestermite"
    And the stack resolves
    And Alice chooses the option "tap"
    Then "Hill Giant" is tapped
    And "Blastoderm" is untapped

  @cr26:702.18a
  Scenario: The triggered ability of Ravenous Rats can't target Alice while Ivory Mask gives her shroud, and can once the Mask is destroyed
    Given it is Bob's main phase
    And Alice controls "Ivory Mask" and has "Island" and "Forest" in hand
    And Bob has 2 "Ravenous Rats" as "rats" and "Naturalize" in hand and can pay {1}{B}{1}{B}{1}{G}
    When Bob plays "rats 1"
    And the stack resolves
    Then "rats 1" is in play
    And Alice has 2 cards in hand
    When Bob plays "Naturalize" targeting "Ivory Mask"
    And the stack resolves
    And Bob plays "rats 2"
    And the stack resolves
    And Alice chooses "Forest" for "rats 2"
    Then Alice's hand holds "Island"

  @cr26:113.1b
  Scenario: Alice, and not Bob, has shroud while Ivory Mask gives it to her, and Lava Spike can target her once Naturalize has destroyed the Mask
    Given it is Bob's main phase
    And Alice controls "Ivory Mask"
    And Bob has "Lava Spike" and "Naturalize" in hand and can pay {R}{1}{G}
    Then Bob can't play "Lava Spike" targeting Alice because of "Ivory Mask"
    And Bob can play "Lava Spike" targeting Bob
    When Bob plays "Naturalize" targeting "Ivory Mask"
    And the stack resolves
    Then Bob can play "Lava Spike" targeting Alice
    When Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
