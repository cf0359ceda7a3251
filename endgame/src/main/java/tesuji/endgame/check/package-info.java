/**
 * Checks the proof of an endgame's result from the board alone. Nothing of the solver is used here: the board, the
 * rules, life, regions, games and sums are written once more, as plainly as possible. Begin with {@link
 * tesuji.endgame.check.BoardProof}, which is what a proof says, and {@link tesuji.endgame.check.ProofChecker}, which
 * follows it.
 *
 * <p>A proof has four parts.
 *
 * <ol>
 *   <li><b>Safe stones.</b> Which chains live unconditionally (Benson 1976) the checker finds out itself. Other
 *       chains live by <i>ground</i> that they have sealed off, if their owner answers every attack in there (Müller
 *       1997); the proof gives the answers, and {@link tesuji.endgame.check.GroundPlay} makes the attacks, all of
 *       them. The remaining groups are assumed to live, and the verdict names them.
 *   <li><b>Regions.</b> Safe stones cut the board into regions. The checker cuts it again; the proof must have the
 *       same regions.
 *   <li><b>What a region is worth.</b> For Black the proof says: this region is at least worth the game G. Then White
 *       attacks, with any legal move in the region, or with one of Black's moves in G, which White makes in the
 *       difference of the two; and Black has an answer, in the region or in G, after which the same holds again
 *       (Conway 1976). Answers may not go round in circles. Positions are compared with games until {@link
 *       tesuji.endgame.check.StaticBound} counts them without looking ahead. The mirror image of all this shows what
 *       a region is at most worth.
 *   <li><b>The sum.</b> One game stands for each region. A plan gives one side's moves in their sum against all moves
 *       of the other ({@link tesuji.endgame.check.SumCheck}).
 * </ol>
 *
 * <p>Example: two stones in atari that White can capture or Black can save, {@code {0|-4}}. White attacks by
 * capturing; Black answers in the game, where he moves to -4, and the checker counts four points for White. White
 * attacks by moving to 0 in the game; Black saves the stones, and the checker counts nothing.
 *
 * <p><b>Tax.</b> Where no move is worth more than a point, games are chilled: every move costs its side a point
 * (Berlekamp and Wolfe 1994). If one side always answers the other, the taxes cancel out, so whoever answers gets on
 * the board what he gets in the chilled sum. A first move that a claim is about is not taxed. Chilling stops where a
 * position has become a number. So against a number the attacker may also wait; then the side that answers must win
 * the difference by moving first, without tax, which it cannot if the position is a number that is too small. A region
 * that is worth a whole number without tax is worth it with tax, because chilling keeps the order of games.
 *
 * <p><b>Points as moves.</b> By territory a point is a move that one could make in one's own territory and a prisoner
 * is another one. So a region that is worth n points to Black must leave him n moves there, or he is in a seki and
 * cannot use them. Where {@link tesuji.endgame.check.StaticBound} says that an area is his, he can: nobody else lives
 * there, and what the other side plays in it costs that side as much as him. By area moves cost nothing, and a region
 * counts as it stands when nobody plays there any more.
 *
 * <p><b>Kos.</b> The attacker may take and retake them at once. The side that answers may retake only after something
 * else was played in the region. That is harder for it than the rule of ko, so what is shown holds under that rule.
 * There is one exception. To show that it can use its points, a side may have to take a ko while the attacker waits.
 * Then the attacker may not retake at once. By territory that is the rule: what is dead is found out after the game
 * has stopped, and then no ko may be retaken before a pass for it (Japanese rules of 1989, article 7.2). By area the
 * verdict has the premise that threats run out before the ko is decided. Superko and suicide are not looked at; under
 * rules that have them the verdict says so.
 *
 * <p>What is not shown is a premise, and the verdict lists it: groups that are assumed to live, values of regions
 * that were too large to be written out, and values that the theorem on chains with corridors gives, of which {@link
 * tesuji.endgame.check.CorridorTheorem} checks that the theorem really says so.
 */
@NullMarked
package tesuji.endgame.check;

import org.jspecify.annotations.NullMarked;
