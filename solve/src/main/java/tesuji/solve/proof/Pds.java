package tesuji.solve.proof;

import tesuji.core.game.Game;
import tesuji.core.play.Solver;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * Proof-number and disproof-number search: depth first, with bounds on both numbers, of which the smaller grows by one
 * at every vertex (Nagai 1998; Goluch, §3.6). Sound in spite of cycles, like {@link DfPn}.
 *
 * @param mobility whether new states are numbered by their moves instead of (1, 1)
 * @param tableBits the table grows up to 2<sup>tableBits</sup> places of 16 bytes
 */
public record Pds(boolean mobility, MoveOrder order, int tableBits) implements ProofSearch {
    public static final Pds STANDARD = new Pds(true, Natural.STANDARD, TableBits.STANDARD);

    public Pds {
        TableBits.check(tableBits);
    }

    @Override
    public Solver solver(Game game) {
        ProofSearch.refuseHistory(game, "pds");
        return (root, goal, stop) -> new DepthFirstProofSearch(
                        new ProofPosition(root, ProofGoal.of(goal), order),
                        Thresholds.BOTH,
                        mobility,
                        0,
                        new ProofTable(tableBits),
                        new NodeCounter(stop))
                .solve();
    }
}
