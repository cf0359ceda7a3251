/** What a Go player sees at once: shapes, atari, ladders about to happen, vital points of small eyes. */
@NullMarked
package tesuji.games.go.tactics;

import org.jspecify.annotations.NullMarked;
