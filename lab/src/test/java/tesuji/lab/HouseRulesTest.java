package tesuji.lab;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
