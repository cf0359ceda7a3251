/**
 * Ways to finish a game of Go at random, and what the ends of many such games say about a position.
 *
 * <p>{@link tesuji.games.go.playout.GoPlayout} lists the recipes. Read {@link tesuji.games.go.playout.LightPlayout}
 * first, uniformly random moves; then {@link tesuji.games.go.playout.StrongPlayout}. {@link
 * tesuji.games.go.playout.FinalStatus} uses playouts to tell which stones are dead.
 */
@NullMarked
package tesuji.games.go.playout;

import org.jspecify.annotations.NullMarked;
