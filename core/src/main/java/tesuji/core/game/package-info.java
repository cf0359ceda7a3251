/**
 * What a game is: rules, one moment of play, its text and pictures, its optional abilities.
 *
 * <p>Read {@link tesuji.core.game.Game}, then {@link tesuji.core.game.Position} and
 * {@link tesuji.core.game.Notation}. Every game implements these three; every player, solver, protocol and screen
 * uses nothing else. A screen draws a {@link tesuji.core.game.Picture} on a {@link tesuji.core.game.Scenery}.
 */
@NullMarked
package tesuji.core.game;

import org.jspecify.annotations.NullMarked;
