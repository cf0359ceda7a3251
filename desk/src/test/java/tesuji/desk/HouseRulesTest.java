package tesuji.desk;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
