package tesuji.games.go.tactics;

import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/** Boards from diagrams: rows from the top, X is Black, O is White. */
final class Boards {
    private Boards() {}

    static TacticalBoard of(String diagram) {
        String[] rows = diagram.strip().split("\\s+");
        Geometry geometry = new Geometry(rows.length);
        Chains chains = new Chains(geometry);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                char sign = rows[row].charAt(column);
                int cell = geometry.cell(rows.length - row, column + 1);
                if (sign == 'X' || sign == 'O') chains.play(cell, sign == 'X' ? Chains.BLACK : Chains.WHITE);
            }
        }
        TacticalBoard board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        board.load(chains, 0);
        return board;
    }

    /** The cell of a point as people write it, such as B3. */
    static int cell(TacticalBoard board, String point) {
        return board.geometry().cell(Integer.parseInt(point.substring(1)), point.charAt(0) - 'A' + 1);
    }

    /** The point of a cell as people write it. */
    static String name(TacticalBoard board, int cell) {
        int point = board.geometry().point(cell);
        int size = board.geometry().size();
        return "" + (char) ('A' + point % size) + (1 + point / size);
    }
}
