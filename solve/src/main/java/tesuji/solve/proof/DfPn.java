package tesuji.solve.proof;

import tesuji.core.game.Game;
import tesuji.core.play.Solver;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * df-pn: proof-number search depth first, with local thresholds and a table of bounded size (Nagai 2002), sound in
 * spite of cycles (after Kishimoto and Müller 2004). The fastest of the family; a table that is too small costs time,
 * not soundness.
 *
 * @param mobility whether new states are numbered by their moves instead of (1, 1)
 * @param slack how far a child may fall behind the second best before that one is tried, as a share of its number (the
 *     1 + ε trick of Pawlewicz and Lew 2007); 0 is df-pn as published
 * @param tableBits the table grows up to 2<sup>tableBits</sup> places of 16 bytes
 */
public record DfPn(boolean mobility, double slack, MoveOrder order, int tableBits) implements ProofSearch {
    public static final DfPn STANDARD = new DfPn(true, 0.25, Natural.STANDARD, TableBits.STANDARD);

    public DfPn {
        if (!(slack >= 0 && slack <= 100)) throw new IllegalArgumentException("slack must lie between 0 and 100");
        TableBits.check(tableBits);
    }

    @Override
    public Solver solver(Game game) {
        ProofSearch.refuseHistory(game, "dfpn");
        return (root, goal, stop) -> new DepthFirstProofSearch(
                        new ProofPosition(root, ProofGoal.of(goal), order),
                        Thresholds.LOCAL,
                        mobility,
                        slack,
                        new ProofTable(tableBits),
                        new NodeCounter(stop))
                .solve();
    }
}
