Feature: Bargain

  @cr26:702.166a @cr26:702.166b @cr26:702.166c
  Scenario Outline: <what> can be sacrificed to bargain a spell, and "Grizzly Bears" can't
    Given Alice has "Candy Grapple" as "plain" and "Candy Grapple" as "bargained" in hand and can pay {1}{B}{1}{B}
    And Alice controls "Grizzly Bears" and <what> as "<alias>"
    And Bob controls "Arbor Colossus" and "Craw Wurm"
    When Alice plays "plain" targeting "Craw Wurm"
    And the stack resolves
    Then "Craw Wurm" is 3/1
    And Alice can't play "bargained" paying the optional cost "bargain", sacrificing "Grizzly Bears" targeting "Arbor Colossus" by rule 118.3
    And Alice can play "bargained" paying the optional cost "bargain", sacrificing "<alias>" targeting "Arbor Colossus"
    When Alice plays "bargained" paying the optional cost "bargain", sacrificing "<alias>" targeting "Arbor Colossus"
    And the stack resolves
    Then "<alias>" was sacrificed
    And "Arbor Colossus" is 1/1

    Examples:
      | what                             | alias       |
      | "Sol Ring"                       | artifact    |
      | "Exploration"                    | enchantment |
      | a 1/1 black "Rat" creature token | token       |

  @cr26:702.166d
  Scenario: Brave the Wilds that isn't bargained has no target, and a bargained one makes its target a 3/3 creature
    Given Alice controls "Sol Ring" and "Forest" as "grove"
    And Alice has "Brave the Wilds" as "plain" and "Brave the Wilds" as "bargained" in hand and can pay {G}{G}
    And Alice has "Island" and "Swamp" as library
    Then Alice can play "bargained" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "grove"
    And Alice can't play "plain" targeting "grove" by rule 601.2c
    When Alice plays "plain"
    Then "plain" targets nothing
    When the stack resolves
    And Alice chooses "Island"
    Then "grove" has no power
    When Alice plays "bargained" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "grove"
    Then "bargained" targets "grove"
    When the stack resolves
    And Alice chooses "Swamp"
    Then "grove" is 3/3
    And "grove" has the types "land" and "creature"

  @cr26:702.166c.2
  Scenario: Clone that enters as a copy of a bargained Troublemaker Ouphe exiles nothing, because no bargain cost was paid for it
    Given Alice has "Troublemaker Ouphe" and "Clone" in hand and can pay {1}{G}{3}{U}
    And Alice controls "Sol Ring"
    And Bob controls "Gift Stone", "Crusade" and "Hill Giant"
    When Alice plays "Troublemaker Ouphe" paying the optional cost "bargain", sacrificing "Sol Ring"
    And the top of the stack resolves
    Then Alice may target "Crusade" for "Troublemaker Ouphe"
    And Alice may not target "Hill Giant" for "Troublemaker Ouphe"
    When Alice targets "Gift Stone" for "Troublemaker Ouphe"
    And the stack resolves
    Then "Gift Stone" is exiled
    And "Troublemaker Ouphe" is 2/2
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Troublemaker Ouphe" for "Clone"
    Then "Clone" is named "Troublemaker Ouphe"
    And "Clone" has triggered never
    And "Crusade" is in play

  @cr26:702.166c.2 @cr26:607.2i.4
  Scenario: Troublemaker Ouphe that isn't bargained exiles nothing, and a bargained one exiles an enchantment
    Given Alice has "Troublemaker Ouphe" as "plain" and "Troublemaker Ouphe" as "bargained" in hand and can pay {1}{G}{1}{G}
    And Alice controls "Sol Ring"
    And Bob controls "Crusade"
    When Alice plays "plain"
    And the stack resolves
    Then "plain" has triggered never
    And "Crusade" is in play
    When Alice plays "bargained" paying the optional cost "bargain", sacrificing "Sol Ring"
    And the stack resolves
    Then "Crusade" is exiled
    And "bargained" has triggered once

  @cr26:607.2i.4
  Scenario: Troublemaker Ouphe that isn't bargained exiles nothing, although a bargained one came before it
    Given Alice has "Troublemaker Ouphe" as "bargained" and "Troublemaker Ouphe" as "plain" in hand and can pay {1}{G}{1}{G}
    And Alice controls "Sol Ring"
    And Bob controls "Crusade" as "former" and "Crusade" as "latter"
    When Alice plays "bargained" paying the optional cost "bargain", sacrificing "Sol Ring"
    And the stack resolves
    And Alice targets "former" for "bargained"
    Then "former" is exiled
    When Alice plays "plain"
    And the stack resolves
    Then "plain" has triggered never
    And "latter" is in play

  @cr26:702.166c.2
  Scenario: A bargained Troublemaker Ouphe exiles one of two permanents of the opponent
    Given Alice has "Troublemaker Ouphe" in hand and can pay {1}{G}
    And Alice controls "Sol Ring"
    And Bob controls "Gift Stone" and "Crusade"
    When Alice plays "Troublemaker Ouphe" paying the optional cost "bargain", sacrificing "Sol Ring"
    And the top of the stack resolves
    And Alice targets "Crusade" for "Troublemaker Ouphe"
    And the stack resolves
    Then "Crusade" is exiled
    And "Gift Stone" is in play
    And "Troublemaker Ouphe" has triggered once
    And "Troublemaker Ouphe" is 2/2

  @cr26:702.166a
  Scenario: Sphere of Resistance makes a bargained Candy Grapple cost {2}{B}, and only its controller's artifact can be sacrificed for it
    Given Bob controls "Sphere of Resistance" and "Arbor Colossus"
    And Alice controls "Sol Ring" and "Exploration" and has "Candy Grapple" in hand and can pay {2}{B}
    Then Alice can't play "Candy Grapple" paying the optional cost "bargain", sacrificing "Sphere of Resistance" targeting "Arbor Colossus" by rule 118.3
    And Alice can't play "Candy Grapple" paying the optional cost "bargain", sacrificing "Sol Ring" and "Exploration" targeting "Arbor Colossus" by rule 118.3
    And Alice can play "Candy Grapple" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "Arbor Colossus"
    When Alice plays "Candy Grapple" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "Arbor Colossus"
    Then the total cost of "Candy Grapple" is {2}{B}
    And "Sol Ring" was sacrificed
    When the stack resolves
    Then "Arbor Colossus" is 1/1

  @cr26:702.166a
  Scenario: Candy Grapple that Omniscience lets Alice cast without paying its mana cost is bargained with Sol Ring all the same
    Given Alice controls "Omniscience" and "Sol Ring" and has "Candy Grapple" in hand
    And Bob controls "Arbor Colossus"
    When Alice plays "Candy Grapple" without paying its mana cost paying the optional cost "bargain", sacrificing "Sol Ring" targeting "Arbor Colossus"
    Then the total cost of "Candy Grapple" is {0}
    And "Sol Ring" was sacrificed
    When the stack resolves
    Then "Arbor Colossus" is 1/1

  @cr26:702.166b @cr26:702.166d
  Scenario: Seat of the Synod can be the target of Brave the Wilds that is bargained, although Alice sacrifices it for the bargain cost
    Given Alice controls "Seat of the Synod" and can pay {G}
    And Alice has "Brave the Wilds" in hand and "Island" as library
    Then Alice can't play "Brave the Wilds" targeting "Seat of the Synod" by rule 601.2c
    And Alice can play "Brave the Wilds" paying the optional cost "bargain", sacrificing "Seat of the Synod" targeting "Seat of the Synod"
    When Alice plays "Brave the Wilds" paying the optional cost "bargain", sacrificing "Seat of the Synod" targeting "Seat of the Synod"
    Then "Seat of the Synod" was sacrificed
    And "Brave the Wilds" targets "Seat of the Synod"
    When the stack resolves
    Then "Brave the Wilds" did not resolve

  @cr26:702.166d
  Scenario: Brave the Wilds that is bargained makes the land that is its target a 3/3 creature
    Given Alice controls "Sol Ring", "Forest" as "grove" and "Plains"
    And Alice has "Brave the Wilds" in hand and can pay {G}
    And Alice has "Island" and "Swamp" as library
    When Alice plays "Brave the Wilds" paying the optional cost "bargain", sacrificing "Sol Ring" targeting "grove"
    And the stack resolves
    And Alice chooses "Swamp"
    Then "grove" is 3/3
    And "grove" has "haste"
    And "Plains" has no power
    And "Swamp" is in Alice's hand
