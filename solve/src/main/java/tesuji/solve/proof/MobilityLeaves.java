package tesuji.solve.proof;

/**
 * What the numbers will be after the vertex has been expanded: with k moves, (1, k) at an OR vertex and (k, 1) at an
 * AND vertex (Allis 1994; Goluch, §3.5.1). About half as many vertices are generated then.
 */
final class MobilityLeaves implements Leaves {
    private int proof;
    private int disproof;

    @Override
    public void look(ProofPosition board, boolean or) {
        int moves = Math.max(1, board.mobility());
        proof = or ? 1 : moves;
        disproof = or ? moves : 1;
    }

    @Override
    public int proof() {
        return proof;
    }

    @Override
    public int disproof() {
        return disproof;
    }
}
