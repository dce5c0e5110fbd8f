Feature: Names of tokens

  @cr26:111.4
  Scenario: Today, the Saproling token of Jade Mage is named Saproling Token
    Given Alice controls "Jade Mage" and can pay {2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then the first "Saproling" token is named "Saproling Token"
    And the first "Saproling" token isn't named "Saproling"
    And the first "Saproling" token has exactly the types "creature" and "Saproling"

  @cr26:111.4.before
  Scenario: Until 2006, the Saproling token of Jade Mage is named Saproling
    Given Alice controls "Jade Mage" and can pay {2}{G}
    When Alice activates "sprout" of "Jade Mage"
    And the stack resolves
    Then the first "Saproling" token is named "Saproling"
    And the first "Saproling" token isn't named "Saproling Token"
