/**
 * Tactics of Go that need little or no reading: 3×3 shapes, atari, ladders about to begin, vital points of small eyes.
 *
 * <p>Read {@link tesuji.games.go.tactics.AtariGains} first, then {@link tesuji.games.go.tactics.Replies} (Gelly, Wang,
 * Munos and Teytaud 2006).
 */
@NullMarked
package tesuji.games.go.tactics;

import org.jspecify.annotations.NullMarked;
