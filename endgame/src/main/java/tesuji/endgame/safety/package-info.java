/**
 * Which stones will not be captured, why, and how they cut the board into regions.
 *
 * <p>{@link tesuji.endgame.safety.Safety} knows three reasons, the strongest first:
 *
 * <ol>
 *   <li><b>Unconditional life</b> (Benson 1976): two eyes that nobody can take, even if their owner always passes.
 *   <li><b>Safety under alternating play</b> (Müller 1997): the owner answers each move in ground that his chains have
 *       sealed off, and keeps chains and ground. {@link tesuji.endgame.safety.SealedRegions} finds such ground, {@link
 *       tesuji.endgame.safety.AlternatingPlaySafety} searches for the answers. They cost nothing: intruder and answer
 *       take as much from the owner as they give him.
 *   <li><b>Assumed life</b> ({@link tesuji.endgame.safety.AssumedLife}): a group that finds two eyes against an enemy
 *       who moves first, if it really holds together. That is not shown, so results that rest on it name the groups.
 *       {@link tesuji.endgame.safety.AssumedWalls} may name other groups: those that playouts or a network expect to
 *       stay, told as numbers.
 * </ol>
 *
 * <p>A {@link tesuji.endgame.safety.Decomposition} is the board without its safe stones: the connected parts that are
 * left are its regions.
 *
 * <p>Example. Black's chain has four points in a row and no other eye. Unconditionally it does not live, for White
 * might play at C1 and D1. But if she plays one of them, Black answers at the other and has two eyes. So the chain is a
 * wall, and the four points are his ground:
 *
 * <pre>
 *     O O O O O O
 *     X X X X X X
 *     X . . . . X
 * </pre>
 */
@NullMarked
package tesuji.endgame.safety;

import org.jspecify.annotations.NullMarked;
