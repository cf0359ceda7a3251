package tesuji.games.taifho;

import java.util.Locale;
import tesuji.core.base.InputException;

/**
 * A board as text, as the source prints it: ten rows, each with its number, and who is to move.
 *
 * <pre>{@code
 * 0|tcdsdcst
 * 1|........
 *   …
 * 9|TCDSDCST
 *   ABCDEFGH
 * move Green
 * }</pre>
 *
 * <p>Upper case is Green. Reading does without the numbers and the letters of the columns, and does not mind blanks.
 *
 * @param letters one for each square
 * @param side the side to move
 */
record TaifhoDiagram(String letters, int side) {
    private static final String COLUMN_NAMES = "ABCDEFGH";
    private static final char EMPTY = '.';
    private static final String MOVE = "move ";

    static String write(TaifhoPosition position) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < Ground.ROWS; row++) {
            text.append(row).append('|');
            for (int column = 0; column < Ground.COLUMNS; column++) {
                text.append(letter(position.piece(row * Ground.COLUMNS + column)));
            }
            text.append('\n');
        }
        return text.append("  ")
                .append(COLUMN_NAMES)
                .append('\n')
                .append(MOVE)
                .append(Finish.side(position.toMove()))
                .toString();
    }

    private static char letter(int piece) {
        if (piece < 0) return EMPTY;
        char letter = TaifhoPosition.shape(piece).letter();
        return piece < TaifhoPosition.PIECES ? letter : Character.toLowerCase(letter);
    }

    static TaifhoDiagram read(String text) {
        String[] lines = text.strip().split("\\s*\\n\\s*");
        int side = side(lines[lines.length - 1]);
        boolean named = lines.length > Ground.ROWS
                && lines[lines.length - 2].replaceAll("\\s", "").equals(COLUMN_NAMES);
        int rows = lines.length - (named ? 2 : 1);
        if (rows != Ground.ROWS) {
            throw new InputException("The diagram has " + rows + " rows; the board has " + Ground.ROWS + ".");
        }
        StringBuilder letters = new StringBuilder();
        for (int row = 0; row < Ground.ROWS; row++) letters.append(row(lines[row], row));
        return new TaifhoDiagram(letters.toString(), side).checked();
    }

    private static int side(String line) {
        return switch (line.toLowerCase(Locale.ROOT)) {
            case "move green" -> 0;
            case "move blue" -> 1;
            default ->
                throw new InputException("The last line of the diagram must be \"move Green\" or \"move Blue\".");
        };
    }

    private static String row(String line, int row) {
        String squares = line.replaceAll("\\s", "");
        if (squares.startsWith(row + "|")) squares = squares.substring(2);
        if (squares.length() != Ground.COLUMNS) {
            throw new InputException("Row " + row + " of the diagram has " + squares.length()
                    + " squares; the board has " + Ground.COLUMNS + " columns.");
        }
        for (int column = 0; column < Ground.COLUMNS; column++) {
            char letter = squares.charAt(column);
            if ("TCDStcds.".indexOf(letter) < 0) {
                throw new InputException("\"" + letter + "\" in row " + row
                        + " is no square; write T, C, D or S for Green, the same in lower case for Blue, or a dot.");
            }
        }
        return squares;
    }

    private TaifhoDiagram checked() {
        for (PieceShape shape : PieceShape.values()) {
            check(shape.letter());
            check(Character.toLowerCase(shape.letter()));
        }
        return this;
    }

    private void check(char letter) {
        long count = letters.chars().filter(other -> other == letter).count();
        if (count != PieceShape.PAIR) {
            throw new InputException("The diagram has " + count + " of the pieces " + letter + "; there are always "
                    + PieceShape.PAIR + ".");
        }
    }

    void put(TaifhoPosition position) {
        position.clear(side);
        for (int square = 0; square < Ground.SQUARES; square++) {
            char letter = letters.charAt(square);
            if (letter != EMPTY) position.put(Character.isUpperCase(letter) ? 0 : 1, SetUp.shape(letter), square);
        }
    }
}
