Feature: Names of tokens

  @cr26:111.4
  Scenario: Today, the Saproling token of Jade Mage is named Saproling Token
    Given Alice controls "Jade Mage" and can pay {2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then the first "Saproling" token is named "Saproling Token"
    And the first "Saproling" token isn't named "Saproling"
    And the first "Saproling" token has exactly the types "creature" and "Saproling"

  @cr26:111.4
  Scenario: Today, a Kobold of Kher Keep has only the name that is stated for it, while no name is stated for a Saproling of Jade Mage
    Given Alice controls "Kher Keep" and "Jade Mage" and can pay {1}{R}{2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then the first "Kobolds of Kher Keep" token is named "Kobolds of Kher Keep"
    And the first "Kobolds of Kher Keep" token is 0/1
    And the first "Kobolds of Kher Keep" token isn't named "Kobold"
    And the first "Saproling" token is 1/1
    And the first "Saproling" token is green

  @cr26:111.4.before
  Scenario: Until 2013, the Saproling token of Jade Mage is named Saproling
    Given Alice controls "Jade Mage" and can pay {2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then the first "Saproling" token is named "Saproling"
    And the first "Saproling" token isn't named "Saproling Token"

  @cr26:111.4.before
  Scenario: Until 2013, too, a Kobold of Kher Keep has the name that is stated for it, while no name is stated for a Saproling of Jade Mage
    Given Alice controls "Kher Keep" and "Jade Mage" and can pay {1}{R}{2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then the first "Kobolds of Kher Keep" token is named "Kobolds of Kher Keep"
    And the first "Kobolds of Kher Keep" token is 0/1
    And the first "Kobolds of Kher Keep" token isn't named "Kobold"
    And the first "Saproling" token is 1/1
    And the first "Saproling" token is green

  @cr26:111.4.2
  Scenario: The Kobolds of Kher Keep token that Turn to Frog makes a Frog keeps its name
    Given Alice controls "Kher Keep" and can pay {1}{R}
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then the first "Kobolds of Kher Keep" token has exactly the types "creature" and "Kobold"
    When Bob plays "Turn to Frog" targeting the first "Kobolds of Kher Keep" token
    And the stack resolves
    Then the first "Kobolds of Kher Keep" token has exactly the types "creature" and "Frog"
    And the first "Kobolds of Kher Keep" token is 1/1
    And the first "Kobolds of Kher Keep" token is named "Kobolds of Kher Keep"
    And the first "Kobolds of Kher Keep" token isn't named "Frog"
