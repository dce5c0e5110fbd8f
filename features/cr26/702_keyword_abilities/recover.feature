Feature: Recover

  @cr26:702.59a
  Scenario: Sun's Bounty returns to its owner's hand if its recover cost is paid as a creature is put into that player's graveyard
    Given Alice controls "Grizzly Bears" and can pay {1}{W}
    And Alice has "Sun's Bounty" in graveyard
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice passes
    And Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Sun's Bounty" is in Alice's graveyard
    And the stack holds the ability of "Sun's Bounty"
    When the stack resolves
    And Alice pays
    Then "Sun's Bounty" is in Alice's hand
    And "Grizzly Bears" is in Alice's graveyard

  @cr26:702.59a
  Scenario: Sun's Bounty is exiled if its recover cost is not paid, and does not trigger for a creature that goes to another graveyard
    Given Alice controls "Grizzly Bears" and can pay {1}{W}
    And Bob controls "Hill Giant"
    And Alice has "Sun's Bounty" in graveyard
    And Alice has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Sun's Bounty" has triggered never
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice doesn't pay
    Then "Sun's Bounty" is removed from the game
    And "Sun's Bounty" has triggered once

  @cr26:702.59a
  Scenario: Recover doesn't trigger for a discarded creature card or a destroyed artifact, and not while Sun's Bounty is in hand
    Given Alice controls "Wild Mongrel" and "Sol Ring" and can pay {1}{W}
    And Alice has "Sun's Bounty" as "buried" in graveyard
    And Alice has "Sun's Bounty" as "held" and "Craw Wurm" in hand
    And Bob has "Naturalize" and "Terror" in hand and can pay {1}{G}{1}{B}
    When Alice activates "Wild Mongrel" discarding "Craw Wurm"
    And the stack resolves
    And Alice chooses the color "green"
    And Bob plays "Naturalize" targeting "Sol Ring"
    And the stack resolves
    Then "Craw Wurm" and "Sol Ring" are in Alice's graveyard
    And "buried" has triggered never
    When Bob plays "Terror" targeting "Wild Mongrel"
    And the stack resolves
    And Alice pays
    Then "buried" is in Alice's hand
    And "held" has triggered never

  @cr26:702.59a
  Scenario: Sun's Bounty triggers for Grizzly Bears that Alice owns and Bob controls, and not for Bob's Hill Giant that Alice controls
    Given Bob controls "Grizzly Bears" owned by Alice
    And Alice controls "Hill Giant" owned by Bob
    And Alice has "Sun's Bounty" in graveyard
    And Alice has "Terror" as "one" and "Terror" as "two" in hand and can pay {2}{B}{B}{1}{W}
    When Alice plays "one" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Sun's Bounty" has triggered never
    When Alice plays "two" targeting "Grizzly Bears"
    And the stack resolves
    And Alice pays
    Then "Sun's Bounty" is in Alice's hand
    And "Sun's Bounty" has triggered once

  @cr26:702.59a
  Scenario: Sun's Bounty triggers for each of two creatures that die together, and stays in hand once Alice has paid for it
    Given Alice controls "Grizzly Bears" and "Hill Giant" and can pay {2}{W}{W}{1}{W}
    And Alice has "Sun's Bounty" in graveyard
    And Alice has "Wrath of God" in hand
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Sun's Bounty" has triggered twice
    When the top of the stack resolves
    And Alice pays
    Then "Sun's Bounty" is in Alice's hand
    When the stack resolves
    Then "Sun's Bounty" is in Alice's hand

  @cr26:702.59a
  Scenario: Sun's Bounty triggers for Alice's Saproling token that is destroyed, and not for Bob's
    Given Alice controls a 1/1 green "Saproling" creature token as "hers" and can pay {1}{W}
    And Bob controls a 1/1 green "Saproling" creature token as "his"
    And Alice has "Sun's Bounty" in graveyard
    And Bob has "Murder" as "one" and "Murder" as "two" in hand and can pay {1}{B}{B}{1}{B}{B}
    When Alice passes
    And Bob plays "one" targeting "his"
    And the stack resolves
    Then "Sun's Bounty" has triggered never
    When Bob plays "two" targeting "hers"
    And the stack resolves
    And Alice pays
    Then "Sun's Bounty" is in Alice's hand
    And "Sun's Bounty" has triggered once

  @cr26:702.59a
  Scenario: Alice pays {1}{W} for one Sun's Bounty with recover, and can't pay for a second one with the Plains that is left
    Given Alice controls "Grizzly Bears" and 3 "Plains" as "field"
    And Alice has "Sun's Bounty" as "one" and "Sun's Bounty" as "two" in graveyard
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice passes
    And Bob plays "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice puts "two" and "one" in this order
    And the top of the stack resolves
    And Alice pays
    And the top of the stack resolves
    Then nobody is asked anything
    And "one" is in Alice's hand
    And "two" is exiled

  @cr26:702.59a.2
  Scenario: Recover of Imp of Second Thoughts doesn't trigger as the Imp itself dies, and triggers as another creature dies later
    Given Alice controls "Imp of Second Thoughts" and "Grizzly Bears" and can pay {B}
    And Bob has 2 "Shock" as "shock" in hand and can pay {R}{R}
    When Bob plays "shock 1" targeting "Imp of Second Thoughts"
    And the top of the stack resolves
    Then "Imp of Second Thoughts" is in Alice's graveyard
    And "Imp of Second Thoughts" has triggered never
    When Bob plays "shock 2" targeting "Grizzly Bears"
    And the stack resolves
    And Alice pays
    Then "Imp of Second Thoughts" has triggered once
    And "Imp of Second Thoughts" is in Alice's hand

  @cr26:702.59a.2
  Scenario: Recover triggers for an Imp and Grizzly Bears that die together if its card was in the graveyard, and not if that card dies with them
    Given Alice controls "Imp of Second Thoughts" as "dying" and "Grizzly Bears" and can pay {1}{R}{B}
    And Alice has "Imp of Second Thoughts" as "buried" in graveyard and "Pyroclasm" in hand
    When Alice plays "Pyroclasm"
    And the top of the stack resolves
    Then "dying" and "Grizzly Bears" are in Alice's graveyard
    And "buried" has triggered twice
    And "dying" has triggered never
    When the stack resolves
    And Alice pays
    Then "buried" is in Alice's hand
    And "dying" is in Alice's graveyard

  @cr26:702.59a.3
  Scenario: Garza's Assassin returns from the graveyard for half of Alice's life, rounded up, as Grizzly Bears die
    Given Alice controls "Grizzly Bears"
    And Alice is at 15 life
    And Alice has "Garza's Assassin" in graveyard
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice passes
    And Bob plays "Murder" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice is asked for a payment by "Garza's Assassin"
    When Alice pays for "Garza's Assassin"
    Then Alice is at 7 life
    And "Garza's Assassin" is in Alice's hand

  @cr26:702.59a.3
  Scenario: Garza's Assassin that sacrificed itself to destroy Hill Giant is exiled as Alice doesn't pay half of her life for a creature that dies later
    Given Alice controls "Garza's Assassin" and "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice activates "dagger" of "Garza's Assassin" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Garza's Assassin" has triggered never
    When Bob plays "Murder" targeting "Grizzly Bears"
    And the stack resolves
    And Alice doesn't pay
    Then "Garza's Assassin" is exiled
    And Alice is at 20 life

  @cr26:702.59a.2
  Scenario: Recover of Imp of Second Thoughts doesn't trigger on the battlefield as Grizzly Bears die, and that of the one in the graveyard does
    Given Alice controls "Imp of Second Thoughts" as "living" and "Grizzly Bears" and can pay {B}
    And Alice has "Imp of Second Thoughts" as "buried" in graveyard
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice passes
    And Bob plays "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "buried" has triggered once
    And "living" has triggered never
    When the stack resolves
    And Alice pays
    Then "buried" is in Alice's hand
    And "living" is in play under Alice's control
