/**
 * Tournaments of named players: round robin, gauntlet, knock-out and Swiss system.
 *
 * <p>A {@link tesuji.lab.tournament.Tournament} says who plays what. Its {@link tesuji.lab.tournament.Format} names
 * {@link tesuji.lab.tournament.Pairing}s in waves: a wave may depend on the results of all earlier ones, never on the
 * order in which games ended. The {@link tesuji.lab.tournament.TournamentSchedule} numbers the games of all waves, and
 * a game depends on its number, its players and the seed alone. So a tournament that was stopped is restored from its
 * journal by asking for the waves again, and goes on with the games that are missing.
 *
 * <p>{@link tesuji.lab.tournament.TournamentRun} has the games played and keeps them in a
 * {@link tesuji.lab.tournament.TournamentFolder}; {@link tesuji.lab.tournament.Standings} and the tables beside it are
 * made from a {@link tesuji.lab.tournament.TournamentState}, the games so far.
 * {@link tesuji.lab.tournament.TournamentFile} reads a tournament from JSON.
 */
@NullMarked
package tesuji.lab.tournament;

import org.jspecify.annotations.NullMarked;
