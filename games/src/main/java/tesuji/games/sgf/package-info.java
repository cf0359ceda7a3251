/**
 * The Smart Game Format, FF[1] to FF[4], as a tree of properties without the meaning of any game.
 *
 * <p>{@link tesuji.games.sgf.Sgf} turns bytes into a {@link tesuji.games.sgf.SgfCollection} of {@link
 * tesuji.games.sgf.SgfNode}s and back. Every value is kept as it was written; {@link tesuji.games.sgf.SgfProperty}
 * decodes it when asked. Nothing here recurses, so the depth of a file is bounded by memory alone.
 */
@NullMarked
package tesuji.games.sgf;

import org.jspecify.annotations.NullMarked;
