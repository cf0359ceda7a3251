/**
 * What a region is worth, by the strongest means that is affordable. Begin with {@link
 * tesuji.endgame.region.Valuation}.
 *
 * <ol>
 *   <li>A large region that is known to be somebody's ground counts for him.
 *   <li>A chain with corridors that is too large to be searched is valued by the theorem of Berlekamp and Wolfe (1994):
 *       {@link tesuji.endgame.region.Corridors} recognises it, {@link tesuji.endgame.region.CorridorGame} plays it with
 *       nothing but the moves that the theorem knows.
 *   <li>Any other region is searched ({@link tesuji.endgame.localsearch}). Where the two bounds differ, a position
 *       comes back; {@link tesuji.endgame.region.KoSearch} finds the mean of a ko whose steps can be told apart.
 *   <li>If that is too much, a search of one or two plies gives bounds that hold.
 * </ol>
 *
 * <p>The answer is a {@link tesuji.endgame.region.RegionValue}: exact, bounded, stopped or unknown. First moves come
 * with it; in a large region they have rough bounds at first, and {@code Valuation.closer} looks at those that matter.
 * What the region counts if both sides pass now is a {@link tesuji.endgame.region.FinalCount}.
 *
 * <p>Example: of a region {@code {3|1}} Black's move to 3 and White's to 1 are found, its status is exact, and if both
 * pass it may be counted as 3, as 1, or as it stands.
 *
 * <p>{@link tesuji.endgame.region.OwnershipExpectation} tells to whom each point may be expected to belong (Frejlak
 * 2020, §4.1).
 */
@NullMarked
package tesuji.endgame.region;

import org.jspecify.annotations.NullMarked;
