package tesuji.games.taifho;

import java.util.Arrays;
import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.games.Games;

/**
 * Positions of the source (Przybyłek and Chojecki 2022) by the numbers of their figures, and positions made by chance.
 */
public final class Boards {
    public static final Game GAME = Games.library().open("taifho");

    public static final String FIG_1_6 = rows("", "", "", "", "", "", "tcd", "CST", "TDD", ".CSsdcst");
    public static final String FIG_2_1 =
            rows("t...d...", "", "", "", "...s.c.t", ".T.dC.T.", ".CD.DSS.", "..c.....", "......s.", "");
    public static final String FIG_4_6_LEFT = rows("..SSTTCD", ".C", "", "", "...D", "", "", "", "", "cstdsctd");
    public static final String FIG_4_6_RIGHT = rows("CD.DTCS.", ".T.S", "", "", "", "", "", "", "", "tdscstcd");

    private static final int COLUMNS = 8;

    private Boards() {}

    /** Ten rows, each filled up with empty squares. */
    public static String rows(String... rows) {
        StringBuilder text = new StringBuilder();
        for (String row : rows)
            text.append(row).append(".".repeat(8 - row.length())).append('\n');
        return text.toString();
    }

    /** Turned upside down, with the colours exchanged. */
    public static String mirrored(String rows) {
        String[] lines = rows.split("\n");
        StringBuilder text = new StringBuilder();
        for (int row = lines.length - 1; row >= 0; row--) {
            for (char piece : lines[row].toCharArray())
                text.append(Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece));
            text.append('\n');
        }
        return text.toString();
    }

    public static TaifhoPosition green(String rows) {
        return place(GAME, rows, "Green");
    }

    public static TaifhoPosition blue(String rows) {
        return place(GAME, rows, "Blue");
    }

    public static TaifhoPosition place(Game game, String rows, String side) {
        TaifhoPosition position = (TaifhoPosition) game.start();
        game.notation().place(rows + "move " + side, position);
        return position;
    }

    public static List<String> moves(TaifhoPosition position) {
        int[] moves = new int[GAME.maxLegalMoves()];
        int count = position.legalMoves(moves);
        return Arrays.stream(moves, 0, count)
                .sorted()
                .mapToObj(position.game().notation()::move)
                .toList();
    }

    /**
     * A game in which the sides have passed each other: Green's pieces are somewhere in the rows up to {@code green},
     * Blue's in the last {@code blue} + 1. Diamonds stand on squares of their colour.
     */
    public static String passed(Rng rng, int green, int blue) {
        char[] squares = new char[80];
        Arrays.fill(squares, '.');
        scatter("SSDDCCTT", 0, (green + 1) * COLUMNS, 1, squares, rng);
        scatter("ssddcctt", (9 - blue) * COLUMNS, (blue + 1) * COLUMNS, 0, squares, rng);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 10; row++)
            text.append(squares, row * COLUMNS, COLUMNS).append('\n');
        return text.toString();
    }

    private static void scatter(String pieces, int first, int count, int colour, char[] squares, Rng rng) {
        for (int i = 0; i < pieces.length(); ) {
            int square = first + rng.nextInt(count);
            boolean diamond = Character.toUpperCase(pieces.charAt(i)) == 'D';
            boolean wrong = diamond && (square / COLUMNS + square % COLUMNS) % 2 != colour;
            if (squares[square] == '.' && !wrong) squares[square] = pieces.charAt(i++);
        }
    }
}
