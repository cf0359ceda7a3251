/**
 * What is kept of games: one {@link tesuji.lab.journal.Entry} for each, from which every table can be rebuilt, and the
 * files of a match.
 *
 * <p>Read {@link tesuji.lab.journal.Journal} first, then {@link tesuji.lab.journal.MatchFolder}.
 */
@NullMarked
package tesuji.lab.journal;

import org.jspecify.annotations.NullMarked;
