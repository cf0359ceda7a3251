/**
 * What searches know about Taifho: the heuristics and the predictor of Przybyłek and Chojecki (2022), and our own.
 *
 * <p>{@link tesuji.games.taifho.knowledge.TaifhoParts} lists them by name.
 */
@NullMarked
package tesuji.games.taifho.knowledge;

import org.jspecify.annotations.NullMarked;
