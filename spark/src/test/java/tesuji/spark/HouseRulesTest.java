package tesuji.spark;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
