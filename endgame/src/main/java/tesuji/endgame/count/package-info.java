/**
 * Classical counting of Go endgames: local scores, values of moves, sure gains, sente and gote.
 *
 * <p>Read {@link tesuji.endgame.count.SituationCount}. The notions are those of Frejlak (2020, §2.1 and §2.2); Black is
 * Left, White is Right, and scores are seen by Black.
 */
@NullMarked
package tesuji.endgame.count;

import org.jspecify.annotations.NullMarked;
