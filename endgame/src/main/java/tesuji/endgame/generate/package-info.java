/**
 * Endgames made to order: safe walls of both colours with corridors, rooms and chains between them, and SGF files that
 * hold their answers.
 *
 * <p>Read {@link tesuji.endgame.generate.Generator} first.
 */
@NullMarked
package tesuji.endgame.generate;

import org.jspecify.annotations.NullMarked;
