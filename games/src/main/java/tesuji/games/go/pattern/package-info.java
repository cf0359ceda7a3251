/**
 * Patterns of stones around a move, with weights, in books that can be read from files.
 *
 * <p>Read {@link tesuji.games.go.pattern.PatternText} for the format and {@link tesuji.games.go.pattern.PatternBook}
 * for the matching (Śliwa 2013, §4.3.1).
 */
@NullMarked
package tesuji.games.go.pattern;

import org.jspecify.annotations.NullMarked;
