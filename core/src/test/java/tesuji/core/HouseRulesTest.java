package tesuji.core;

final class HouseRulesTest implements HouseRules {}
