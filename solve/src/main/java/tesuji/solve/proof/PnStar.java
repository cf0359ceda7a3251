package tesuji.solve.proof;

import tesuji.core.game.Game;
import tesuji.core.play.Solver;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * PN*: depth first, with a bound on the proof number that grows by one from round to round (Seo 1995; Goluch, §3.6).
 * Good at finding proofs, poor at disproofs, whose numbers it ignores. Sound in spite of cycles, like {@link DfPn}.
 *
 * @param mobility whether new states are numbered by their moves instead of (1, 1)
 * @param tableBits the table grows up to 2<sup>tableBits</sup> places of 16 bytes
 */
public record PnStar(boolean mobility, MoveOrder order, int tableBits) implements ProofSearch {
    public static final PnStar STANDARD = new PnStar(true, Natural.STANDARD, TableBits.STANDARD);

    public PnStar {
        TableBits.check(tableBits);
    }

    @Override
    public Solver solver(Game game) {
        ProofSearch.refuseHistory(game, "pnstar");
        return (root, goal, stop) -> new DepthFirstProofSearch(
                        new ProofPosition(root, ProofGoal.of(goal), order),
                        Thresholds.PROOF,
                        mobility,
                        0,
                        new ProofTable(tableBits),
                        new NodeCounter(stop))
                .solve();
    }
}
