Feature: Several effects on how a permanent enters

  @cr26:616.1c @cr26:707.5
  Scenario: Today, Clone becomes a copy of Arcbound Worker first, and then enters tapped and with a counter
    Given Bob controls "Kismet" and "Arcbound Worker"
    And "Arcbound Worker" has 1 +1/+1 counter
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses "Arcbound Worker" for "Clone"
    Then "Clone" is tapped
    And "Clone" is 1/1
    And "Clone" has 1 +1/+1 counter
    And "Arcbound Worker" is untapped

  @cr26:616.1c
  Scenario: Today, Clone's controller isn't asked whether Clone's own effect or Kismet applies first
    Given Alice has "Clone" in hand and can pay {3}{U}
    And Bob controls "Kismet" and "Hill Giant"
    When Alice plays "Clone"
    And the stack resolves
    And as it resolves, Alice chooses nothing for "Clone"
    Then "Clone" is in Alice's graveyard
    And it happened once that "Clone" came into play
    And "Hill Giant" is 3/3
    And Alice was asked for a replacement never

  @cr26:616.1c.before
  Scenario: Until 2009, Clone's controller chooses whether Kismet or Clone's own effect applies first
    Given Bob controls "Kismet" and "Grizzly Bears"
    And Alice has "Clone" in hand and can pay {3}{U}
    When Alice plays "Clone"
    And the stack resolves
    And Alice applies "Kismet" first
    And as it resolves, Alice chooses "Grizzly Bears" for "Clone"
    Then "Clone" is tapped
    And "Clone" is 2/2
    And Alice was asked for a replacement once

  @cr26:616.1f @cr26:400.6.8
  Scenario: With Kismet, Ivy Elemental enters tapped and with its own two counters
    Given Bob controls "Kismet"
    And Alice has "Ivy Elemental" in hand and can pay {2}{G}
    When Alice plays "Ivy Elemental" with X = 2
    And the stack resolves
    Then "Ivy Elemental" is tapped
    And "Ivy Elemental" has 2 +1/+1 counters

  @cr26:616.1f @edition:2004-10 @edition:2005-02 @edition:2006-10 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: With Kismet, Suntouched Myr enters tapped and with its own sunburst counters
    Given Alice has "Suntouched Myr" in hand and can pay {W}{U}{B}
    And Bob controls "Kismet"
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" is 3/3
    And "Suntouched Myr" is tapped

  @cr26:616.1f @cr26:603.6a.5
  Scenario: With Kismet and Doubling Season, an ability that creates one token creates two, and both tokens enter tapped
    Given Alice controls "Doubling Season", "Soul Warden", "Baku Altar" and can pay {2}
    And "Baku Altar" has 1 ki counter
    And Bob controls "Kismet" and "Soul Warden" as "the other Warden"
    When Alice activates "Baku Altar"
    And the stack resolves
    Then Alice controls two 1/1 "Spirit" creature tokens
    And Alice is at 22 life
    And Bob is at 22 life
    And the second "Spirit" token is tapped

  @cr26:616.1c.2
  Scenario: Alice applies Phyrexian Metamorph's own copy effect first, and Essence of the Wild does not apply to Sol Ring
    Given Alice controls "Essence of the Wild" and "Sol Ring"
    And Alice has "Phyrexian Metamorph" in hand and can pay {3}{U}
    When Alice plays "Phyrexian Metamorph"
    And the stack resolves
    And Alice applies "Phyrexian Metamorph" first
    And as it resolves, Alice chooses "Sol Ring" for "Phyrexian Metamorph"
    Then "Phyrexian Metamorph" is named "Sol Ring"
    And Alice was asked for a replacement once

  @cr26:616.1c.2
  Scenario: Alice applies Essence of the Wild first, and Phyrexian Metamorph copies nothing else
    Given Alice controls "Essence of the Wild" and "Sol Ring"
    And Alice has "Phyrexian Metamorph" in hand and can pay {3}{U}
    When Alice plays "Phyrexian Metamorph"
    And the stack resolves
    And Alice applies "Essence of the Wild" first
    Then "Phyrexian Metamorph" is named "Essence of the Wild"
    And Alice was asked for a replacement once

  @cr26:616.1f.2 @cr26:702.176a.2
  Scenario: Alice applies impending of Overlord of the Balemurk first, and Kismet doesn't tap the Overlord, which isn't a creature any more
    Given Alice has "Overlord of the Balemurk" in hand and can pay {1}{B}
    And Bob controls "Kismet"
    When Alice plays "Overlord of the Balemurk" instead of its mana cost by "impending"
    And the top of the stack resolves
    And Alice applies "Overlord of the Balemurk" first
    Then "Overlord of the Balemurk" is untapped
    And "Overlord of the Balemurk" has 5 time counters
    And "Overlord of the Balemurk" has exactly the types "enchantment"

  @cr26:616.1f.2 @cr26:702.176a.2
  Scenario: Alice applies Kismet first, and Overlord of the Balemurk enters tapped and with its time counters
    Given Alice has "Overlord of the Balemurk" in hand and can pay {1}{B}
    And Bob controls "Kismet"
    When Alice plays "Overlord of the Balemurk" instead of its mana cost by "impending"
    And the top of the stack resolves
    And Alice applies "Kismet" first
    Then "Overlord of the Balemurk" is tapped
    And "Overlord of the Balemurk" has 5 time counters
    And Alice was asked for a replacement once

  @cr26:616.1f.2 @edition:2009-07 @edition:2013-07 @edition:2026-01
  Scenario: Alice applies the ability of Dozing Statue first, and Kismet doesn't tap the Statue, which isn't a creature any more
    Given Alice has "Dozing Statue" in hand and can pay {2}{W}
    And Bob controls "Kismet"
    When Alice plays "Dozing Statue"
    And the top of the stack resolves
    And Alice applies "Dozing Statue" first
    Then "Dozing Statue" is untapped
    And "Dozing Statue" has 2 sleep counters
    And "Dozing Statue" has exactly the types "enchantment"

  @cr26:616.1g
  Scenario: Alice isn't asked whether Doubling Season or Bob's Kismet applies first, and her four Soldier tokens enter tapped
    Given Alice controls "Doubling Season" and has "Raise the Alarm" in hand and can pay {1}{W}
    And Bob controls "Kismet"
    When Alice plays "Raise the Alarm"
    And the stack resolves
    Then Alice controls four 1/1 white "Soldier" creature tokens
    And the first "Soldier" token and the second "Soldier" token are tapped
    And the third "Soldier" token and the fourth "Soldier" token are tapped
    And Alice was asked for a replacement never

  @cr26:616.1f.4
  Scenario: Bob's Hill Giant enters under Alice's control first, then as a copy of her Essence of the Wild, and last Bob's Kismet makes it enter tapped
    Given it is Bob's main phase
    And Bob controls "Kismet"
    And Alice controls "Essence of the Wild"
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Hill Giant" in hand and can pay {3}{R}
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" is named "Essence of the Wild"
    And "Hill Giant" is tapped
    And Alice was asked for a replacement never
    And Bob was asked for a replacement never

  @cr26:616.1f.4
  Scenario: Bob's Rusted Sentinel enters under Alice's control first, and then as a copy of her Essence of the Wild, so it enters untapped
    Given it is Bob's main phase
    And Alice controls "Essence of the Wild"
    And Alice has "Gather Specimens" in hand and can pay {3}{U}{U}{U}
    And Bob has "Rusted Sentinel" in hand and can pay {4}
    When Alice plays "Gather Specimens"
    And the stack resolves
    And Bob plays "Rusted Sentinel"
    And the stack resolves
    Then Alice controls "Rusted Sentinel"
    And "Rusted Sentinel" is named "Essence of the Wild"
    And "Rusted Sentinel" is untapped
    And Alice was asked for a replacement never
    And Bob was asked for a replacement never

  @cr26:614.12.6
  Scenario: Clone that enters as a copy of Grizzly Bears, which is green, gets a counter from Verdant Welcome, and one that copies Hill Giant, which is red, gets none
    Given Alice controls "Verdant Welcome"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Clone" as "one" and "Clone" as "two" in hand and can pay {3}{U}{3}{U}
    When Alice plays "one"
    And the stack resolves
    And as it resolves, Alice chooses "Grizzly Bears" for "one"
    Then "one" is 3/3
    And "one" has 1 +1/+1 counter
    When Alice plays "two"
    And the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "two"
    Then "two" is 3/3
    And "two" has no +1/+1 counters
