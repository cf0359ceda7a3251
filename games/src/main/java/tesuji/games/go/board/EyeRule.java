package tesuji.games.go.board;

/** What a playout takes for an eye of the mover, and therefore never fills. All neighbours are its stones, and … */
public enum EyeRule {
    /** … nothing more: the single-point eye of Śliwa (2013, §6.2.2) to the letter. False eyes stay open too. */
    ORTHOGONAL,
    /**
     * … on the diagonals stands at most one opposing stone, none at the edge and in the corner (patterns A, B and C of
     * Wieczorek 2009, §2.2.3).
     */
    DIAGONAL;

    /** By cell, what opposing stones on the diagonals are added to; from 2 on the point is no eye. */
    int[] starts(Geometry geometry) {
        int[] starts = new int[geometry.cells()];
        for (int point = 0; point < geometry.points(); point++) {
            int row = point / geometry.size();
            int column = point % geometry.size();
            boolean atEdge = Math.min(row, column) == 0 || Math.max(row, column) == geometry.size() - 1;
            starts[geometry.cell(point)] = start(atEdge);
        }
        return starts;
    }

    private int start(boolean atEdge) {
        return switch (this) {
            case ORTHOGONAL -> -4;
            case DIAGONAL -> atEdge ? 1 : 0;
        };
    }
}
