package tesuji.endgame.region;

/**
 * What was found out about a region.
 *
 * @param value what it is worth
 * @param ifPassed what it counts if both sides pass now
 */
public record RegionResult(RegionValue value, FinalCount ifPassed) {}
