/**
 * Generated endgames: safe chains of both colours with corridors, closed areas and chains between them, and SGF files
 * that hold their answers.
 *
 * <p>Read {@link tesuji.endgame.generate.Generator} first.
 */
@NullMarked
package tesuji.endgame.generate;

import org.jspecify.annotations.NullMarked;
