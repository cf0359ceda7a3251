/**
 * {@code tesuji menu}, and {@code tesuji} alone: questions that lead to a game. Read {@link tesuji.app.menu.Menu}, then
 * {@link tesuji.app.menu.GameSetup}.
 */
@NullMarked
package tesuji.app.menu;

import org.jspecify.annotations.NullMarked;
