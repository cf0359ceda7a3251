/**
 * {@code tesuji tournament}: games between several players, told while they are played and afterwards.
 *
 * <p>A tournament is described by a file, by options, or by both; {@link tesuji.app.tournament.TournamentOptions} makes
 * one JSON object of them, which {@link tesuji.lab.tournament.TournamentFile} reads.
 */
@NullMarked
package tesuji.app.tournament;

import org.jspecify.annotations.NullMarked;
