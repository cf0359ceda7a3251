/**
 * Where games are played: a {@link tesuji.lab.place.GamePlace} takes games that are planned and hands over those that
 * are finished. {@link tesuji.lab.place.LocalGames} plays them by threads of this program; other places are machines
 * elsewhere. Matches, tournaments and tuning need not know which it is.
 */
@NullMarked
package tesuji.lab.place;

import org.jspecify.annotations.NullMarked;
