package tesuji.neural;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
