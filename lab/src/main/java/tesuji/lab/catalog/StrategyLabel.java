package tesuji.lab.catalog;

/**
 * A player in two words, as tables of results have them (Śliwa 2013, §6.4.3, fields i and j).
 *
 * @param strategy how it searches
 * @param criterion by what it chooses the move in the end; empty if unknown
 */
public record StrategyLabel(String strategy, String criterion) {}
