Feature: Emerge

  @cr26:702.119a
  Scenario: Wretched Gryff that emerges from Hill Giant costs {4} less than its emerge cost, because the mana value of Hill Giant is 4
    Given Alice has "Wretched Gryff" in hand and can pay {1}{U}
    And Alice controls "Hill Giant", "Grizzly Bears" and "Mirror Gallery"
    And Alice has "Island" as library
    And Bob controls "Craw Wurm"
    Then Alice can't play "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Grizzly Bears" by rule 118.3
    And Alice can't play "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Craw Wurm" by rule 118.3
    And Alice can't play "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Mirror Gallery" by rule 118.3
    And Alice can't play "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Hill Giant" and "Grizzly Bears" by rule 118.3
    And Alice can play "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Hill Giant"
    When Alice plays "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Hill Giant"
    Then the total cost of "Wretched Gryff" is {1}{U}
    And "Hill Giant" was sacrificed
    And "Grizzly Bears" is in play
    When the stack resolves
    Then "Wretched Gryff" is 3/4
    And Alice has drawn 1 card

  @cr26:702.119a
  Scenario: Only the second of two spells is cast for its emerge cost; the first one costs {7} and sacrifices nothing
    Given Alice has "Wretched Gryff" as "plain" and "Wretched Gryff" as "emerged" in hand and can pay {7}{1}{U}
    And Alice controls "Hill Giant"
    And Alice has "Island" and "Forest" as library
    When Alice plays "plain"
    Then the total cost of "plain" is {7}
    And "Hill Giant" is in play
    When the stack resolves
    And Alice plays "emerged" instead of its mana cost by "emerge", sacrificing "Hill Giant"
    Then the total cost of "emerged" is {1}{U}
    And "Hill Giant" was sacrificed
    And "plain" has triggered once

  @cr26:702.119a
  Scenario: With Sphere of Resistance, Wretched Gryff that emerges from Hill Giant costs {2}{U}
    Given Alice has "Wretched Gryff" in hand and can pay {2}{U}
    And Alice controls "Hill Giant"
    And Alice has "Island" as library
    And Bob controls "Sphere of Resistance"
    When Alice plays "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Hill Giant"
    Then the total cost of "Wretched Gryff" is {2}{U}
    And "Hill Giant" was sacrificed
    When the stack resolves
    Then "Wretched Gryff" is 3/4

  @cr26:702.119a.2
  Scenario: The mana value of the sacrificed creature reduces only the generic mana of the emerge cost
    Given Alice has "Wretched Gryff" in hand and can pay {U}
    And Alice controls "Craw Wurm"
    And Alice has "Island" as library
    When Alice plays "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Craw Wurm"
    Then the total cost of "Wretched Gryff" is {U}
    And "Craw Wurm" was sacrificed

  @cr26:702.119b
  Scenario: Rust Brood emerges from an artifact, and not from a creature
    Given Alice has "Rust Brood" in hand and can pay {1}{B}
    And Alice controls "Hill Giant", "Mirror Gallery" and "Sol Ring"
    And Bob controls "Mirror Gallery" as "his"
    Then Alice can't play "Rust Brood" instead of its mana cost by "emerge", sacrificing "Hill Giant" by rule 118.3
    And Alice can't play "Rust Brood" instead of its mana cost by "emerge", sacrificing "his" by rule 118.3
    And Alice can't play "Rust Brood" instead of its mana cost by "emerge", sacrificing "Mirror Gallery" and "Sol Ring" by rule 118.3
    And Alice can play "Rust Brood" instead of its mana cost by "emerge", sacrificing "Mirror Gallery"
    When Alice plays "Rust Brood" instead of its mana cost by "emerge", sacrificing "Mirror Gallery"
    Then the total cost of "Rust Brood" is {B}
    And "Mirror Gallery" was sacrificed
    And "Hill Giant" is in play
    When the stack resolves
    Then "Rust Brood" is 5/5

  @cr26:702.119b
  Scenario: Rust Brood emerges from an artifact creature, whose mana value reduces its emerge cost
    Given Alice has "Rust Brood" in hand and can pay {1}{B}
    And Alice controls "Frogmite" and "Sol Ring"
    Then Alice can't play "Rust Brood" instead of its mana cost by "emerge", sacrificing "Sol Ring" by rule 118.3
    And Alice can play "Rust Brood" instead of its mana cost by "emerge", sacrificing "Frogmite"
    When Alice plays "Rust Brood" instead of its mana cost by "emerge", sacrificing "Frogmite"
    Then the total cost of "Rust Brood" is {1}{B}
    And "Frogmite" was sacrificed
    And "Sol Ring" is in play
    When the stack resolves
    Then "Rust Brood" is 5/5

  @cr26:702.119c
  Scenario: The creature for emerge is chosen as the cost is announced and sacrificed as it is paid, so Birds of Paradise still make mana for it
    Given Alice has "Wretched Gryff" in hand and can pay {5}
    And Alice controls "Birds of Paradise" and "Hill Giant"
    And Alice has "Island" as library
    When Alice plays "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Birds of Paradise"
    Then the total cost of "Wretched Gryff" is {4}{U}
    And "Birds of Paradise" was sacrificed
    And it happened in this order that "Birds of Paradise" was tapped, then "Birds of Paradise" was sacrificed
    And "Hill Giant" is in play
    When the stack resolves
    Then "Wretched Gryff" is 3/4

  @cr26:702.119a
  Scenario: Wretched Gryff that emerges from Clone, which is a copy of Craw Wurm, costs {U} in all, and {1}{U} from a Clone that copies Hill Giant
    Given Alice controls "Hill Giant"
    And Bob controls "Craw Wurm"
    And Alice has "Clone" as "wurm", "Clone" as "giant", "Wretched Gryff" as "first" and "Wretched Gryff" as "second" in hand
    And Alice can pay {3}{U}{3}{U}{U}{1}{U}
    And Alice has 4 "Island" as "isle" as library
    When Alice plays "wurm"
    And the stack resolves
    And Alice chooses "Craw Wurm" for "wurm"
    And Alice plays "giant"
    And the stack resolves
    And Alice chooses "Hill Giant" for "giant"
    And Alice plays "first" instead of its mana cost by "emerge", sacrificing "wurm"
    Then the total cost of "first" is {U}
    And "wurm" is in Alice's graveyard
    And the mana value of "wurm" is 4
    When the stack resolves
    And Alice plays "second" instead of its mana cost by "emerge", sacrificing "giant"
    Then the total cost of "second" is {1}{U}

  @cr26:702.119a
  Scenario: Wretched Gryff that Omniscience lets Alice cast for nothing takes no sacrifice, and can't be cast for its emerge cost without mana
    Given Alice controls "Omniscience" and "Craw Wurm" and has "Wretched Gryff" in hand
    And Alice has 2 "Plains" as "page" as library
    Then Alice can't play "Wretched Gryff" instead of its mana cost by "emerge", sacrificing "Craw Wurm" by rule 118.3
    And Alice can play "Wretched Gryff" without paying its mana cost
    When Alice plays "Wretched Gryff" without paying its mana cost
    Then the total cost of "Wretched Gryff" is {0}
    When the stack resolves
    Then "Wretched Gryff" is 3/4
    And "Craw Wurm" is 6/4
    And Alice has drawn 1 card

  @cr26:702.119a
  Scenario: With Experimental Frenzy, Wretched Gryff is cast from the top of the library for its emerge cost and a sacrificed Hill Giant
    Given Alice controls "Experimental Frenzy" and "Hill Giant" and can pay {1}{U}
    And Alice has "Wretched Gryff", "Island" and "Forest" on top of library
    When Alice plays "Wretched Gryff" from library instead of its mana cost by "emerge", sacrificing "Hill Giant"
    Then the total cost of "Wretched Gryff" is {1}{U}
    And "Hill Giant" was sacrificed
    When the stack resolves
    Then "Wretched Gryff" is 3/4
    And "Island" is in Alice's hand

  @cr26:702.119b.2
  Scenario: Bloom Brood emerges from an enchantment, whose mana value reduces its emerge cost, and neither from a creature nor from an artifact
    Given Alice has "Bloom Brood" in hand and can pay {1}{G}
    And Alice controls "Hill Giant", "Mirror Gallery" and "Pandemonium"
    Then Alice can't play "Bloom Brood" instead of its mana cost by "emerge", sacrificing "Hill Giant" by rule 118.3
    And Alice can't play "Bloom Brood" instead of its mana cost by "emerge", sacrificing "Mirror Gallery" by rule 118.3
    And Alice can play "Bloom Brood" instead of its mana cost by "emerge", sacrificing "Pandemonium"
    When Alice plays "Bloom Brood" instead of its mana cost by "emerge", sacrificing "Pandemonium"
    Then the total cost of "Bloom Brood" is {1}{G}
    And "Pandemonium" was sacrificed
    When the stack resolves
    Then "Bloom Brood" is 5/5
    And "Mirror Gallery" is in play
