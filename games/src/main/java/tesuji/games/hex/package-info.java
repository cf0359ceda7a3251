/**
 * Hex: two sides each try to join their own two edges of a rhombus of hexagons; one of them always does (Nash 1949,
 * Gale 1979).
 *
 * <p>Cells are numbered from the upper left corner (a1 = 0) row by row. Read {@link tesuji.games.hex.HexPosition}
 * first; {@code DisjointSets} knows which stones hang together.
 */
@NullMarked
package tesuji.games.hex;

import org.jspecify.annotations.NullMarked;
