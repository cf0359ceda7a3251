/**
 * The commands an engine understands, in sets by origin: the standard's own, GoGui's, KGS's, Gomill's,
 * Leela Zero's and KataGo's.
 *
 * <p>{@link tesuji.gtp.command.CommandSets} lists them. All work for every game through its notation and layout; what
 * only makes sense in Go asks a {@link tesuji.gtp.command.GoDesk}, which the application supplies.
 */
@NullMarked
package tesuji.gtp.command;

import org.jspecify.annotations.NullMarked;
