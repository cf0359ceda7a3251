/** Ways to finish a game of Go at random, and what the ends of many such games tell about a position. */
@NullMarked
package tesuji.games.go.playout;

import org.jspecify.annotations.NullMarked;
