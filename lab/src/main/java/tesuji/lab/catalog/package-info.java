/**
 * The players by name. {@link tesuji.lab.catalog.Catalog} reads a name, a recipe, {@code solver:METHOD}, {@code
 * perfect:FILE} or an external program, and opens the player for a game.
 *
 * <p>Named searches are in {@code SearchPresets}; those of Taifho are in {@code TaifhoPresets}. A {@link
 * tesuji.lab.catalog.PlayerSpec} adds the limits of a move, and a {@link tesuji.lab.catalog.SeatedPlayer} is opened
 * from it for one game.
 */
@NullMarked
package tesuji.lab.catalog;

import org.jspecify.annotations.NullMarked;
