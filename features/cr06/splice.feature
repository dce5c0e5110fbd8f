Feature: Splice

  @cr06:502.40a
  Scenario: Lava Spike with Psychic Puppetry spliced costs {U} more and also taps a creature
    Given Alice has "Lava Spike" and "Psychic Puppetry" in hand and can pay {U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Lava Spike" targeting Bob splicing "Psychic Puppetry" targeting "Hill Giant"
    Then the total cost of "Lava Spike" is {U}{R}
    And it happened once that "Psychic Puppetry" was revealed
    When the stack resolves
    And as it resolves, Alice says yes to "Lava Spike"
    And as it resolves, Alice chooses the option "tap" for "Lava Spike"
    Then Bob is at 17 life
    And "Hill Giant" is tapped
    And "Psychic Puppetry" is in Alice's hand

  @cr06:502.40a
  Scenario: The splice cost of Psychic Puppetry must be paid even if a card is exiled instead of Blazing Shoal's mana cost
    Given Alice has "Blazing Shoal", "Hill Giant" and "Psychic Puppetry" in hand and can pay {U}
    And Alice controls tapped "Grizzly Bears"
    When Alice plays "Blazing Shoal" with X = 4 splicing "Psychic Puppetry" targeting "Grizzly Bears" then "Grizzly Bears" removing "Hill Giant" instead of its mana cost
    Then the total cost of "Blazing Shoal" is {U}
    And {U} was spent on "Blazing Shoal"
    When the stack resolves
    And as it resolves, Alice says yes to "Blazing Shoal"
    And as it resolves, Alice chooses the option "untap" for "Blazing Shoal"
    Then "Grizzly Bears" is 6/2
    And "Grizzly Bears" is untapped

  @cr06:502.40a
  Scenario: Through the Breach can be spliced onto the Arcane spell Lava Spike, and not onto Urza's Rage
    Given Alice has "Lava Spike", "Urza's Rage" and "Through the Breach" in hand
    And Alice can pay {R} and can pay {2}{R} and can pay {2}{R}{R}
    Then Alice can't play "Urza's Rage" targeting Bob splicing "Through the Breach" by rule 502.40b
    And Alice can play "Lava Spike" targeting Bob splicing "Through the Breach"
    When Alice plays "Lava Spike" targeting Bob splicing "Through the Breach"
    Then 1 card is spliced onto "Lava Spike"
    And the total cost of "Lava Spike" is {2}{R}{R}{R}

  @cr06:502.40a
  Scenario: Kodama's Might can be spliced from hand, and not from the graveyard
    Given Alice has "Lava Spike" and "Kodama's Might" as "the held" in hand and can pay {R}{G}
    And Alice has "Kodama's Might" as "the buried" in graveyard
    And Alice controls "Grizzly Bears"
    Then Alice can't play "Lava Spike" targeting Bob splicing "the buried" targeting "Grizzly Bears"
    And Alice can play "Lava Spike" targeting Bob splicing "the held" targeting "Grizzly Bears"
    When Alice plays "Lava Spike" targeting Bob splicing "the held" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 4/4

  @cr06:502.40a.ex1
  Scenario: Kodama's Might is cast after it has been spliced onto Lava Spike
    Given Alice has "Lava Spike" and "Kodama's Might" in hand and can pay {R}{G}{G}
    And Alice controls "Grizzly Bears"
    When Alice plays "Lava Spike" targeting Bob splicing "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Kodama's Might" is in Alice's hand
    And "Grizzly Bears" is 4/4
    When Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And the stack resolves
    Then "Kodama's Might" is in Alice's graveyard
    And "Grizzly Bears" is 6/6

  @cr06:502.40a.ex1
  Scenario: Kodama's Might is discarded to pay for the spell onto which it is spliced
    Given Alice has "Cast into the Mist" and "Kodama's Might" in hand and can pay {U}{G}
    And Alice controls "Grizzly Bears"
    When Alice plays "Cast into the Mist" splicing "Kodama's Might" targeting "Grizzly Bears" discarding "Kodama's Might"
    Then "Kodama's Might" was discarded
    When the stack resolves
    Then "Grizzly Bears" is 4/4
    And Alice has drawn 1 card
    And "Kodama's Might" is in Alice's graveyard

  @cr06:502.40b
  Scenario: Consuming Vortex can't be spliced while there is no target for it
    Given Alice has "Lava Spike" and "Consuming Vortex" in hand
    And Alice can pay {3}{U}{R} and can pay {2}{R}{R}
    And Alice has "Hill Giant" and "Through the Breach" in hand
    Then Alice can't play "Lava Spike" targeting Bob splicing "Consuming Vortex" targeting nothing by rule 502.40b
    And Alice can play "Lava Spike" targeting Bob splicing "Through the Breach"
    When Alice plays "Lava Spike" targeting Bob splicing "Through the Breach"
    Then 1 card is spliced onto "Lava Spike"

  @cr06:502.40b
  Scenario: One Psychic Puppetry can't be spliced twice onto a spell, and two Psychic Puppetry cards can
    Given Alice has "Lava Spike" and 2 "Psychic Puppetry" as "puppetry" in hand and can pay {U}{U}{R}
    And Bob controls "Hill Giant" and "Grizzly Bears"
    Then Alice can't play "Lava Spike" targeting Bob splicing "puppetry 1" and "puppetry 1" targeting "Hill Giant" then "Grizzly Bears" by rule 502.40b
    And Alice can play "Lava Spike" targeting Bob splicing "puppetry 1" and "puppetry 2" targeting "Hill Giant" then "Grizzly Bears"
    When Alice plays "Lava Spike" targeting Bob splicing "puppetry 1" and "puppetry 2" targeting "Hill Giant" then "Grizzly Bears"
    Then it happened at once that "puppetry 1" was revealed and "puppetry 2" was revealed
    And 2 cards are spliced onto "Lava Spike"

  @cr06:502.40b
  Scenario: The effects of two spliced cards happen in the order that the spell's controller chose: "Consuming Vortex", then "Through the Breach"
    Given Alice has "Lava Spike", "Consuming Vortex" and "Through the Breach" in hand
    And Alice can pay {3}{U}{R} and can pay {2}{R}{R}
    And Alice controls "Hill Giant"
    When Alice plays "Lava Spike" targeting Bob splicing "Consuming Vortex" and "Through the Breach" targeting "Hill Giant"
    And the stack resolves
    And as it resolves, Alice says yes to "Lava Spike"
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is a new object
    And Bob is at 17 life

  @cr06:502.40b
  Scenario: The effects of two spliced cards happen in the order that the spell's controller chose: "Through the Breach", then "Consuming Vortex"
    Given Alice has "Lava Spike", "Consuming Vortex" and "Through the Breach" in hand
    And Alice can pay {3}{U}{R} and can pay {2}{R}{R}
    And Alice controls "Hill Giant"
    When Alice plays "Lava Spike" targeting Bob splicing "Through the Breach" and "Consuming Vortex" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And "Hill Giant" is a new object
    And Bob is at 17 life

  @cr06:502.40b
  Scenario: The effect of Consuming Vortex happens before the effect of Through the Breach that is spliced onto it
    Given Alice has "Consuming Vortex" and "Through the Breach" in hand and can pay {1}{U} and can pay {2}{R}{R}
    And Alice controls "Hill Giant"
    And Bob has "Grizzly Bears" in hand
    When Alice plays "Consuming Vortex" targeting "Hill Giant" splicing "Through the Breach"
    Then the total cost of "Consuming Vortex" is {3}{U}{R}{R}
    When the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Alice is asked for yes or no by "Consuming Vortex"
    When as it resolves, Alice says yes to "Consuming Vortex"
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" has "haste"
    And "Grizzly Bears" is in Bob's hand

  @cr06:502.40b
  Scenario: If Through the Breach is spliced onto Lava Spike, the source of its delayed trigger is Lava Spike
    Given Alice has "Lava Spike", "Through the Breach" and "Hill Giant" in hand
    And Alice can pay {R} and can pay {2}{R}{R}
    When Alice plays "Lava Spike" targeting Bob splicing "Through the Breach"
    And the stack resolves
    And as it resolves, Alice says yes to "Lava Spike"
    Then "Hill Giant" is in play under Alice's control
    When the game goes on to the end step
    Then the stack holds the ability of "Lava Spike"
    And "Hill Giant" is in play
    When the stack resolves
    Then "Hill Giant" was sacrificed

  @cr06:502.40b
  Scenario: The delayed trigger of a spliced Through the Breach doesn't sacrifice a creature that another player now controls
    Given Alice has "Lava Spike", "Through the Breach" and "Hill Giant" in hand
    And Alice can pay {R} and can pay {2}{R}{R}
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Lava Spike" targeting Bob splicing "Through the Breach"
    And the stack resolves
    And as it resolves, Alice says yes to "Lava Spike"
    And Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play under Bob's control
    When the game goes on to the end step
    Then the stack holds the ability of "Lava Spike"
    When the stack resolves
    Then "Hill Giant" is in play under Bob's control

  @cr06:502.40c
  Scenario: Lava Spike gains the text of a spliced Psychic Puppetry, and not its colour, types or mana cost
    Given Alice has "Lava Spike" and "Psychic Puppetry" in hand and can pay {U}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Lava Spike" targeting Bob splicing "Psychic Puppetry" targeting "Hill Giant"
    Then "Lava Spike" targets Bob and "Hill Giant"
    And "Lava Spike" is red
    And "Lava Spike" isn't blue
    And "Lava Spike" is named "Lava Spike"
    And "Lava Spike" has exactly the types "sorcery" and "Arcane"
    And the mana cost of "Lava Spike" is {R}
    And the converted mana cost of "Lava Spike" is 1

  @cr06:502.40c
  Scenario: Glacial Ray spliced onto Psychic Puppetry makes Psychic Puppetry deal the damage
    Given Alice has "Psychic Puppetry" and "Glacial Ray" in hand and can pay {1}{U} and can pay {1}{R}
    And Bob controls "Hill Giant"
    When Alice plays "Psychic Puppetry" targeting "Hill Giant" splicing "Glacial Ray" targeting Bob
    And the stack resolves
    And as it resolves, Alice says no to "Psychic Puppetry"
    Then "Psychic Puppetry" has dealt 2 damage to Bob
    And "Glacial Ray" has dealt no damage

  @cr06:502.40c.ex1
  Scenario: Glacial Ray spliced onto blue Reach Through Mists can target a creature with protection from red
    Given Alice has "Reach Through Mists", "Lava Spike" and "Glacial Ray" in hand
    And Alice can pay {R} and can pay {1}{U}{R}
    And Bob controls "Grizzly Bears"
    And "Grizzly Bears" has "protection from red"
    Then Alice can't play "Lava Spike" targeting Bob splicing "Glacial Ray" targeting "Grizzly Bears" because "Grizzly Bears" has "protection from red"
    And Alice can play "Reach Through Mists" splicing "Glacial Ray" targeting "Grizzly Bears"
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting "Grizzly Bears"
    Then "Reach Through Mists" is blue
    When the stack resolves
    Then "Reach Through Mists" has dealt 2 damage to "Grizzly Bears"
    And "Grizzly Bears" was destroyed

  @cr06:502.40d
  Scenario: Kodama's Might resolves for its own target after the target of its spliced text has left
    Given Alice has "Kodama's Might" and "Psychic Puppetry" in hand and can pay {U}{G}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Psychic Puppetry" targeting "Hill Giant"
    And Bob plays "Boomerang" targeting "Hill Giant"
    And the stack resolves
    Then "Kodama's Might" has resolved
    And "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is 4/4

  @cr06:502.40d
  Scenario: Kodama's Might doesn't resolve when its own target and the target of its spliced text have left
    Given Alice has "Kodama's Might" and "Psychic Puppetry" in hand and can pay {U}{G}
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant" and has 2 "Boomerang" as "boomerang" in hand and can pay {U}{U}{U}{U}
    When Alice plays "Kodama's Might" targeting "Grizzly Bears" splicing "Psychic Puppetry" targeting "Hill Giant"
    Then "Kodama's Might" targets "Grizzly Bears" and "Hill Giant"
    When Bob plays "boomerang 1" targeting "Grizzly Bears"
    And Bob plays "boomerang 2" targeting "Hill Giant"
    And the stack resolves
    Then "Kodama's Might" was countered on resolution
    And Alice was asked for yes or no never

  @cr06:502.40e
  Scenario: Petals of Insight that returned to hand is cast again without the spliced Glacial Ray
    Given Alice has "Petals of Insight" and "Glacial Ray" in hand and can pay {4}{U} and can pay {1}{R} and can pay {4}{U}
    And Alice has "Devoted Retainer", "Grizzly Bears" and "Hill Giant" on top of library
    When Alice plays "Petals of Insight" splicing "Glacial Ray" targeting Bob
    Then 1 card is spliced onto "Petals of Insight"
    When the stack resolves
    And as it resolves, Alice says yes to "Petals of Insight"
    And as it resolves, Alice puts "Devoted Retainer", "Grizzly Bears" and "Hill Giant" in this order for "Petals of Insight"
    Then Bob is at 18 life
    And "Petals of Insight" is in Alice's hand
    And "Petals of Insight" doesn't have the ability "ray"
    When Alice plays "Petals of Insight"
    Then "Petals of Insight" targets nothing
    When the stack resolves
    And as it resolves, Alice says no to "Petals of Insight"
    Then Bob is at 18 life

  @cr06:502.40e
  Scenario: Lava Spike that was exiled from the stack is cast again without the spliced Glacial Ray
    Given Alice has "Lava Spike" and "Glacial Ray" in hand and can pay {R} and can pay {1}{R}
    And Bob controls "Shell of the Last Kappa" and can pay {6}
    When Alice plays "Lava Spike" targeting Bob splicing "Glacial Ray" targeting Bob
    Then "Lava Spike" targets Bob and Bob
    When Bob activates the first printed ability of "Shell of the Last Kappa" targeting "Lava Spike"
    And the stack resolves
    Then "Lava Spike" is removed from the game
    And Bob is at 20 life
    When the game goes on to Bob's main phase
    And Bob activates the second printed ability of "Shell of the Last Kappa"
    And the top of the stack resolves
    And while "Shell of the Last Kappa" resolves, Bob plays "Lava Spike" targeting Alice
    Then "Lava Spike" targets Alice
    When the stack resolves
    Then Alice is at 17 life

  @cr06:502.40e
  Scenario: Lava Spike that Memory Lapse countered is cast again without the spliced Glacial Ray
    Given Alice has "Lava Spike" and "Glacial Ray" in hand and can pay {R} and can pay {1}{R}
    And Bob has "Memory Lapse" in hand and can pay {1}{U}
    When Alice plays "Lava Spike" targeting Bob splicing "Glacial Ray" targeting Bob
    Then "Lava Spike" targets Bob and Bob
    When Bob plays "Memory Lapse" targeting "Lava Spike"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "Lava Spike" targeting Bob
    Then "Lava Spike" targets Bob
    When the stack resolves
    Then Bob is at 17 life
