Feature: Okiba-Gang Shinobi

  @bok:okiba-gang-shinobi.1
  Scenario: Okiba-Gang Shinobi makes Bob discard a hand of two cards
    Given Alice controls "Okiba-Gang Shinobi"
    And Bob has "Grizzly Bears" and "Craw Wurm" in hand
    When Alice attacks with "Okiba-Gang Shinobi"
    And combat damage is dealt
    And the stack resolves
    Then Bob is at 17 life
    And Bob's hand is empty
    And Bob's graveyard holds "Grizzly Bears" and "Craw Wurm"

  @bok:okiba-gang-shinobi.1
  Scenario: Okiba-Gang Shinobi makes Bob discard a hand of one card
    Given Alice controls "Okiba-Gang Shinobi"
    And Bob has "Grizzly Bears" in hand
    When Alice attacks with "Okiba-Gang Shinobi"
    And combat damage is dealt
    And the stack resolves
    Then Bob's hand is empty
    And "Grizzly Bears" is in Bob's graveyard

  @bok:okiba-gang-shinobi.1
  Scenario: Okiba-Gang Shinobi's combat damage makes Bob discard two cards of his choice; its noncombat damage makes him discard none
    Given Alice controls "Pandemonium" and "Goblin Raider"
    And Alice has "Okiba-Gang Shinobi" in hand and can pay {3}{B}
    And Bob has "Grizzly Bears", "Craw Wurm" and "Hill Giant" in hand
    When Alice attacks with "Goblin Raider"
    And Bob doesn't block
    And Alice uses ninjutsu with "Okiba-Gang Shinobi" returning "Goblin Raider"
    Then the total cost of the ninjutsu ability of "Okiba-Gang Shinobi" is {3}{B}
    When the top of the stack resolves
    And Alice targets Bob for "Pandemonium"
    And the stack resolves
    And as it resolves, Alice says yes to "Pandemonium"
    Then Bob is at 17 life
    And Bob has 3 cards in hand
    When combat damage is dealt
    And the stack resolves
    Then Bob may not choose "Grizzly Bears" for "Okiba-Gang Shinobi"
    And Bob may choose "Grizzly Bears" and "Hill Giant" for "Okiba-Gang Shinobi"
    When Bob chooses "Grizzly Bears" and "Hill Giant" for "Okiba-Gang Shinobi"
    Then Bob's hand holds "Craw Wurm"
    And Bob's graveyard holds "Grizzly Bears" and "Hill Giant"

  @bok:okiba-gang-shinobi.1
  Scenario: Okiba-Gang Shinobi that is blocked makes Bob discard nothing
    Given Alice controls "Okiba-Gang Shinobi" as "the blocked gang" and "Okiba-Gang Shinobi" as "the free gang"
    And Bob controls "Grizzly Bears"
    And Bob has "Craw Wurm", "Hill Giant" and "Wall of Stone" in hand
    When Alice attacks with "the blocked gang" and "the free gang"
    And Bob blocks "the blocked gang" with "Grizzly Bears"
    And combat damage is dealt
    Then "the free gang" is 3/2
    And "the blocked gang" has triggered never
    And "the free gang" has triggered once
    When the stack resolves
    And as it resolves, Bob chooses "Craw Wurm" and "Hill Giant" for "the free gang"
    Then Bob's hand holds "Wall of Stone"
