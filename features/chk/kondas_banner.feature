Feature: Konda's Banner
  @chk:kondas-banner.1
  Scenario: With Konda's Banner, a creature that shares two creature types with the equipped creature gets +1/+1 for them once
    Given Alice controls "Konda's Banner", "Dosan the Falling Leaf" and "Budoka Gardener" and can pay {2}
    Then "Budoka Gardener" is 2/1
    When Alice equips "Dosan the Falling Leaf" with "Konda's Banner"
    And the stack resolves
    Then "Konda's Banner" is attached to "Dosan the Falling Leaf"
    And "Budoka Gardener" is 4/3
    And "Dosan the Falling Leaf" is 4/4

  @chk:kondas-banner.1
  Scenario: With Konda's Banner, a creature that shares two colours with the equipped creature gets +1/+1 for them once
    Given Alice controls "Konda's Banner", "Jasmine Boreal" and "Watchwolf" and can pay {2}
    Then "Watchwolf" is 3/3
    When Alice equips "Jasmine Boreal" with "Konda's Banner"
    And the stack resolves
    Then "Watchwolf" is 4/4

  @chk:kondas-banner.1
  Scenario: With Konda's Banner, a creature that shares only a colour or only a creature type with the equipped creature gets +1/+1
    Given Alice controls "Konda's Banner", "Dosan the Falling Leaf", "Grizzly Bears" and "Devoted Retainer" and can pay {2}
    And Bob controls "Steel Wall"
    When Alice equips "Dosan the Falling Leaf" with "Konda's Banner"
    And the stack resolves
    Then "Grizzly Bears" is 3/3
    And "Devoted Retainer" is 2/2
    And "Steel Wall" is 0/4

  @chk:kondas-banner.2 @chk:kondas-banner.3
  Scenario: A creature equipped with Konda's Banner shares its colour and its creature type with itself and gets +2/+2
    Given Alice controls "Konda's Banner", "Isamaru, Hound of Konda" and "Grizzly Bears" and can pay {6}
    When Alice equips "Grizzly Bears" with "Konda's Banner"
    And the stack resolves
    Then "Konda's Banner" is attached to nothing
    And "Grizzly Bears" is 2/2
    When Alice equips "Isamaru, Hound of Konda" with "Konda's Banner"
    And the stack resolves
    Then "Konda's Banner" is attached to "Isamaru, Hound of Konda"
    And "Isamaru, Hound of Konda" is 4/4
    When Alice equips "Grizzly Bears" with "Konda's Banner"
    And the stack resolves
    Then "Konda's Banner" is attached to "Isamaru, Hound of Konda"
    And "Grizzly Bears" is 2/2

  @chk:kondas-banner.2 @chk:kondas-banner.3
  Scenario: If a colourless Golem is equipped with Konda's Banner, all Golems get +1/+1, but an artifact creature of another type doesn't
    Given Alice controls "Konda's Banner", "Karn, Silver Golem" and "Steel Wall" and can pay {2}
    And Bob controls "Grizzly Bears" and "Alloy Golem"
    And "Alloy Golem" has the chosen color "green"
    Then "Karn, Silver Golem" is 4/4
    And "Alloy Golem" is 4/4
    When Alice equips "Karn, Silver Golem" with "Konda's Banner"
    And the stack resolves
    Then "Karn, Silver Golem" is 5/5
    And "Alloy Golem" is 5/5
    And "Steel Wall" is 0/4
    And "Grizzly Bears" is 2/2

  @chk:kondas-banner.2 @chk:kondas-banner.3
  Scenario: An equipped creature without a colour and without a creature type gets no bonus from Konda's Banner
    Given Alice controls "Konda's Banner", "Karn, Silver Golem" and "Shell of the Last Kappa"
    And Alice controls "Umezawa's Jitte" and can pay {1} and can pay {1} and can pay {2} and can pay {2}
    When Alice activates the second printed ability of "Karn, Silver Golem" targeting "Shell of the Last Kappa"
    And the stack resolves
    And Alice activates the second printed ability of "Karn, Silver Golem" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Shell of the Last Kappa" has exactly the types "legendary", "artifact" and "creature"
    And "Shell of the Last Kappa" is colorless
    And "Umezawa's Jitte" is 2/2
    When Alice equips "Shell of the Last Kappa" with "Konda's Banner"
    And the stack resolves
    Then "Konda's Banner" is attached to "Shell of the Last Kappa"
    And "Shell of the Last Kappa" is 3/3
    And "Umezawa's Jitte" is 2/2
    And "Karn, Silver Golem" is 4/4
    When Alice equips "Karn, Silver Golem" with "Konda's Banner"
    And the stack resolves
    Then "Karn, Silver Golem" is 5/5
    And "Shell of the Last Kappa" is 3/3

  @chk:kondas-banner.2 @chk:kondas-banner.3
  Scenario: An equipped creature with a colour but no creature type gets +1/+1 from Konda's Banner
    Given Alice controls "Konda's Banner", "Opalescence" and "Honden of Cleansing Fire" and can pay {2}
    And Bob controls "Devoted Retainer" and "Grizzly Bears"
    Then "Honden of Cleansing Fire" is 4/4
    When Alice equips "Honden of Cleansing Fire" with "Konda's Banner"
    And the stack resolves
    Then "Honden of Cleansing Fire" is 5/5
    And "Devoted Retainer" is 2/2
    And "Grizzly Bears" is 2/2

  @chk:kondas-banner.2
  Scenario: Konda's Banner can be attached for {2}, only at sorcery speed, to a legendary creature that its controller controls
    Given Alice controls "Konda's Banner", "Isamaru, Hound of Konda" and "Devoted Retainer" owned by Bob
    And Alice has "Reach Through Mists" in hand and can pay {U} and can pay {2}
    And Bob controls "Dosan the Falling Leaf" owned by Alice
    Then Alice can target only "Isamaru, Hound of Konda" and "Devoted Retainer" with the equip ability of "Konda's Banner"
    When Alice plays "Reach Through Mists"
    Then Alice can't equip "Isamaru, Hound of Konda" with "Konda's Banner" by rule 502.33
    When the stack resolves
    Then Alice can equip "Isamaru, Hound of Konda" with "Konda's Banner"
    When Alice equips "Isamaru, Hound of Konda" with "Konda's Banner"
    Then {2} was spent on the ability of "Konda's Banner"
    When the stack resolves
    Then "Isamaru, Hound of Konda" is 4/4
