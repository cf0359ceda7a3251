package tesuji.web;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
