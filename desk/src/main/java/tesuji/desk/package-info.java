/**
 * What every front end needs, whatever it looks like: a game being played ({@code round}), games in files ({@code
 * record}, {@code go}), a game looked at afterwards ({@code review}), and the answers of long work as records ({@code
 * endgame}, {@code solve}, {@code score}). Nothing here prints or asks.
 *
 * <p>Read {@link tesuji.desk.round.Round} first; {@link tesuji.desk.GameServices} shows what stands beside it.
 */
@NullMarked
package tesuji.desk;

import org.jspecify.annotations.NullMarked;
