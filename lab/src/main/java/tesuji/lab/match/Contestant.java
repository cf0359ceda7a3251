package tesuji.lab.match;

import tesuji.core.play.Limits;

/**
 * Somebody who takes part: a player of the {@link tesuji.lab.catalog.Catalog} and what it may spend on a move.
 *
 * @param player as the catalogue reads it
 * @param threads how many threads it may use
 */
public record Contestant(String player, Limits limits, int threads) {}
