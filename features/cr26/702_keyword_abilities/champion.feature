Feature: Champion

  @cr26:702.72a
  Scenario: The creature exiled for Nova Chaser's champion ability returns when Nova Chaser dies
    Given Alice controls "Gaea's Protector" and "Grizzly Bears"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Nova Chaser"
    And the stack resolves
    And Alice chooses "Gaea's Protector" for "Nova Chaser"
    Then "Gaea's Protector" is exiled
    When Bob plays "Terror" targeting "Nova Chaser"
    And the stack resolves
    Then "Gaea's Protector" is in play

  @cr26:702.72a
  Scenario: Nova Chaser is sacrificed if there is no other Elemental to champion
    Given Alice controls "Grizzly Bears"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    When Alice plays "Nova Chaser"
    And the stack resolves
    Then "Nova Chaser" was sacrificed

  @cr26:702.72a
  Scenario: Nova Chaser is sacrificed if its controller exiles no Elemental, and can't champion itself or an opponent's Elemental
    Given Alice controls "Gaea's Protector" and "Mulldrifter" as "other"
    And Bob controls "Mulldrifter"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    When Alice plays "Nova Chaser"
    And the stack resolves
    Then Alice may choose "Gaea's Protector"
    And Alice may not choose "Mulldrifter"
    And Alice may not choose "Nova Chaser"
    And Alice may not choose "Gaea's Protector" and "other"
    When Alice chooses nothing for "Nova Chaser"
    Then "Nova Chaser" was sacrificed
    And "Gaea's Protector" is in play

  @cr26:702.72a
  Scenario: The championed Elemental returns under its owner's control when Nova Chaser is returned to hand
    Given Alice controls "Gaea's Protector" owned by Bob
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Nova Chaser"
    And the stack resolves
    And Alice chooses "Gaea's Protector" for "Nova Chaser"
    Then "Gaea's Protector" is exiled
    When Bob plays "Boomerang" targeting "Nova Chaser"
    And the stack resolves
    Then "Nova Chaser" is in Alice's hand
    And Bob controls "Gaea's Protector"

  @cr26:702.72c
  Scenario: Mistbind Clique triggers as it champions a Faerie, and taps Bob's lands
    Given Alice controls "Pestermite" and has "Mistbind Clique" in hand and can pay {3}{U}
    And Bob controls 2 "Island" as "isle"
    When Alice plays "Mistbind Clique"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses "Pestermite"
    And Alice targets Bob
    Then "Pestermite" is removed from the game
    And the stack holds the ability "bind" of "Mistbind Clique"
    And "isle 1" is untapped
    When the stack resolves
    Then "isle 1" and "isle 2" are tapped

  @cr26:702.72c
  Scenario: Mistbind Clique without another Faerie is sacrificed, and nothing is championed
    Given Alice controls "Grizzly Bears" and has "Mistbind Clique" in hand and can pay {3}{U}
    And Bob controls 2 "Island" as "isle"
    When Alice plays "Mistbind Clique"
    And the stack resolves
    Then "Mistbind Clique" was sacrificed
    And the ability "bind" of "Mistbind Clique" has triggered never
    And "isle 1" and "isle 2" are untapped

  @cr26:702.72a
  Scenario: The Elemental that Nova Chaser exiles after Nova Chaser has left stays exiled
    Given Alice controls "Gaea's Protector"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Nova Chaser"
    And the top of the stack resolves
    And Bob in response plays "Boomerang" targeting "Nova Chaser"
    And the stack resolves
    And Alice chooses "Gaea's Protector" for "Nova Chaser"
    Then "Gaea's Protector" is exiled
    And "Nova Chaser" is in Alice's hand

  @cr26:702.72a
  Scenario: Alice, who exiles no Elemental, can't sacrifice Nova Chaser after Bob has gained control of it
    Given Alice controls "Gaea's Protector"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice plays "Nova Chaser"
    And the top of the stack resolves
    And Bob plays "Sudden Claim" targeting "Nova Chaser"
    And the top of the stack resolves
    And the stack resolves
    Then Alice may choose "Gaea's Protector"
    When Alice chooses nothing for "Nova Chaser"
    Then Bob controls "Nova Chaser"
    And Alice controls "Gaea's Protector"
    And "Nova Chaser" has triggered once

  @cr26:702.72a.2
  Scenario: Wellspring of Kin, an enchantment with every creature type, is exiled for the champion ability of Nova Chaser and returns
    Given Alice controls "Wellspring of Kin" and "Grizzly Bears"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Nova Chaser"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears"
    And Alice may choose "Wellspring of Kin"
    When Alice chooses "Wellspring of Kin" for "Nova Chaser"
    Then "Wellspring of Kin" is exiled
    And "Nova Chaser" is in play
    When Bob plays "Terror" targeting "Nova Chaser"
    And the stack resolves
    Then "Wellspring of Kin" is in play under Alice's control

  @cr26:702.72c
  Scenario: The first of two Mistbind Cliques doesn't trigger as the second one champions a Faerie
    Given Alice controls "Pestermite" as "one" and "Pestermite" as "two"
    And Alice has "Mistbind Clique" as "first" and "Mistbind Clique" as "second" in hand and can pay {3}{U}{3}{U}
    And Bob controls "Island"
    When Alice plays "first"
    And the stack resolves
    And Alice chooses "one"
    And Alice targets Bob
    Then the ability "bind" of "first" has triggered once
    And "one" is exiled
    When Alice plays "second"
    And the stack resolves
    And Alice chooses "two"
    And Alice targets Bob
    Then the ability "bind" of "second" has triggered once
    And the ability "bind" of "first" has triggered once
    And "one" and "two" are exiled

  @cr26:702.72c
  Scenario: Mistbind Clique champions a Faerie token, which is gone as the ability that triggered for that taps Bob's lands
    Given Alice controls a 1/1 blue "Faerie" creature token as "sprite"
    And Alice has "Mistbind Clique" in hand and can pay {3}{U}
    And Bob controls 2 "Island" as "isle"
    When Alice plays "Mistbind Clique"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses "sprite"
    And Alice targets Bob
    Then "sprite" is gone
    And "isle 1" is untapped
    When the stack resolves
    Then "isle 1" and "isle 2" are tapped

  @cr26:702.72a
  Scenario: Nova Chaser champions an Elemental token, which doesn't return as Nova Chaser leaves
    Given Alice controls a 1/1 red "Elemental" creature token as "ember"
    And Alice has "Nova Chaser" in hand and can pay {3}{R}
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Nova Chaser"
    And the stack resolves
    Then Alice may choose "ember"
    When Alice chooses "ember" for "Nova Chaser"
    Then "ember" is gone
    And "Nova Chaser" is in play
    When Bob plays "Boomerang" targeting "Nova Chaser"
    And the stack resolves
    Then Alice controls no "Elemental" permanents
    And "Nova Chaser" is in Alice's hand

  @cr26:702.72a.3
  Scenario: Hearth of Heirs, an enchantment that champions an Elemental, is sacrificed without one, and another one exiles Mulldrifter until it leaves
    Given Alice controls "Mulldrifter"
    And Alice has "Hearth of Heirs" as "one" and "Hearth of Heirs" as "two" in hand and can pay {1}{R}{1}{R}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "one"
    And the stack resolves
    And Alice chooses nothing for "one"
    Then "one" was sacrificed
    When Alice plays "two"
    And the stack resolves
    And Alice chooses "Mulldrifter" for "two"
    Then "Mulldrifter" is exiled
    And "two" is in play
    When Bob plays "Naturalize" targeting "two"
    And the top of the stack resolves
    Then "two" has triggered twice
    When the top of the stack resolves
    Then "Mulldrifter" is in play under Alice's control

  @cr26:702.72c
  Scenario: Bob's Mistbind Clique doesn't trigger as Alice's Mistbind Clique champions a Faerie
    Given Alice controls "Pestermite" and has "Mistbind Clique" as "hers" in hand and can pay {3}{U}
    And Bob controls "Mistbind Clique" as "his" and "Island"
    When Alice plays "hers"
    And the stack resolves
    And Alice chooses "Pestermite"
    Then "his" has triggered never
    When Alice targets Bob
    Then the ability "bind" of "hers" has triggered once
    And "Island" is tapped
