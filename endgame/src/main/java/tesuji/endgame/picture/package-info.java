/**
 * Drawings as SVG text, the same text for the same question: boards with their regions, and thermographs.
 *
 * <p>Read {@link tesuji.endgame.picture.BoardPicture} first.
 */
@NullMarked
package tesuji.endgame.picture;

import org.jspecify.annotations.NullMarked;
