package tesuji.games.kalah;

import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.games.grid.AlgebraicCoordinates;

/**
 * Text and pictures of Kalah. A move is the letter of a pit's column, the same for both sides, or {@code pass}. The
 * diagram {@code 4-0-5 1 4-4-0 0 O pass} lists the pits and the store of side 0, those of side 1, columns from left to
 * right, and the side to move, with {@code pass} if the other side sows again.
 *
 * <p>The picture shows numbers: the pits of side 1 above those of side 0, the stores between them at the left and the
 * right.
 */
final class KalahNotation implements Notation {
    private static final String PASS = "pass";
    private static final Pattern DIAGRAM = Pattern.compile("(ROW) (NUMBER) (ROW) (NUMBER) ([XOxo])( pass)?"
            .replace("ROW", "NUMBER(?:-NUMBER)*")
            .replace("NUMBER", "[0-9]{1,3}"));
    private static final int MIDDLE = 1;
    private static final char BLANK = ' ';

    private final KalahGame game;
    /** Characters of the largest number. */
    private final int digits;

    private final Layout layout;

    KalahNotation(KalahGame game) {
        this.game = game;
        digits = String.valueOf(game.total()).length();
        layout = new Layout(Layout.Shape.PILES, digits * (game.pits() + 2), 3);
    }

    @Override
    public String move(int move) {
        return move == game.pass() ? PASS : AlgebraicCoordinates.column(move);
    }

    @Override
    public int move(String text) {
        if (text.toLowerCase(Locale.ROOT).equals(PASS)) return game.pass();
        if (text.matches("[A-Za-z]")) {
            int column = AlgebraicCoordinates.columnOf(text.charAt(0));
            if (column < game.pits()) return column;
        }
        throw new InputException("\"" + text + "\" is not a move; write a pit from a to "
                + AlgebraicCoordinates.column(game.pits() - 1) + ", or pass.");
    }

    /** The last digit of the pit. */
    @Override
    public int[] gesture(Position position, int move) {
        if (move == game.pass()) return new int[0];
        return new int[] {lastDigit(move + 1, row(position.toMove()))};
    }

    @Override
    public String objection(Position position, int move) {
        if (((KalahPosition) position).mustPass()) return "the other side sows again, so you must pass";
        return move == game.pass() ? "a side that can sow may not pass" : "the pit is empty";
    }

    private static int row(int side) {
        return side == 0 ? 0 : 2;
    }

    /** Where a number ends; numbers are counted from the store of side 1 at the left edge. */
    private int lastDigit(int number, int row) {
        return layout.point(digits * number + digits - 1, row);
    }

    @Override
    public Picture picture(Position position) {
        KalahPosition kalah = (KalahPosition) position;
        char[] pieces = new char[layout.points()];
        Arrays.fill(pieces, BLANK);
        for (int side = 0; side < 2; side++) {
            for (int column = 0; column < game.pits(); column++) {
                write(kalah.seeds(game.pit(side, column)), lastDigit(column + 1, row(side)), pieces);
            }
            int number = side == 0 ? game.pits() + 1 : 0;
            write(kalah.seeds(game.store(side)), lastDigit(number, MIDDLE), pieces);
        }
        return new Picture(layout, String.valueOf(pieces));
    }

    private static void write(int number, int lastDigit, char[] pieces) {
        String text = String.valueOf(number);
        text.getChars(0, text.length(), pieces, lastDigit + 1 - text.length());
    }

    @Override
    public String diagram(Position position) {
        KalahPosition kalah = (KalahPosition) position;
        StringJoiner text = new StringJoiner(" ");
        for (int side = 0; side < 2; side++) {
            StringJoiner row = new StringJoiner("-");
            for (int column = 0; column < game.pits(); column++) {
                row.add(String.valueOf(kalah.seeds(game.pit(side, column))));
            }
            text.add(row.toString()).add(String.valueOf(kalah.seeds(game.store(side))));
        }
        text.add(String.valueOf(kalah.toMove() == 0 ? Picture.FIRST : Picture.SECOND));
        return kalah.mustPass() ? text.add(PASS).toString() : text.toString();
    }

    @Override
    public void place(String diagram, Position into) {
        Matcher matcher = DIAGRAM.matcher(diagram.strip());
        if (!matcher.matches()) throw malformed(diagram);
        int[] cells = new int[game.cells()];
        int[] rows = new int[2];
        for (int side = 0; side < 2; side++) {
            String[] parts = matcher.group(1 + 2 * side).split("-", -1);
            if (parts.length != game.pits()) throw malformed(diagram);
            for (int column = 0; column < parts.length; column++) {
                int seeds = Integer.parseInt(parts[column]);
                cells[game.pit(side, column)] = seeds;
                rows[side] += seeds;
            }
            cells[game.store(side)] = Integer.parseInt(matcher.group(2 + 2 * side));
        }
        if (Arrays.stream(cells).sum() != game.total()) throw malformed(diagram);
        if ((rows[0] == 0) != (rows[1] == 0)) {
            throw new InputException("The diagram has one empty row; then the seeds of the other are in its store.");
        }
        int side = Character.toUpperCase(matcher.group(5).charAt(0)) == Picture.FIRST ? 0 : 1;
        boolean mustPass = matcher.group(6) != null;
        if (mustPass && (rows[0] == 0 || cells[game.store(1 - side)] == 0)) {
            throw new InputException("The diagram has a pass that is not due; it follows a last seed in the store.");
        }
        KalahPosition position = (KalahPosition) into;
        for (int cell = 0; cell < cells.length; cell++) position.put(cell, cells[cell]);
        position.begin(side, mustPass);
    }

    private InputException malformed(String diagram) {
        return new InputException("\"" + diagram + "\" is not a position; write the seeds of the " + game.pits()
                + " pits and the store of either side, " + game.total()
                + " seeds together, and the side to move, X or O, with pass if the other side sows again.");
    }
}
