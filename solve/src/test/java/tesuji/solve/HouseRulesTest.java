package tesuji.solve;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
