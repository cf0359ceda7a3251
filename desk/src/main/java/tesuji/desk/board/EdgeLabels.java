package tesuji.desk.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.core.game.Game;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;

/**
 * The names of columns and rows at the edge of a board, learned from the game's own notation, so that what a player
 * reads there is what he can type.
 *
 * @param columns from left to right
 * @param rows from the bottom up; empty texts where moves do not name rows
 */
public record EdgeLabels(List<String> columns, List<String> rows) {
    private static final Pattern LETTERS_AND_NUMBER = Pattern.compile("([A-Za-z]+)-?([0-9]+)");
    private static final Pattern ONE_WORD = Pattern.compile("[A-Za-z]+|[0-9]+");

    public EdgeLabels {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** The labels that the moves of the first position show; letters and numbers where they show none. */
    public static EdgeLabels of(Game game) {
        Position start = game.start();
        Layout layout = game.notation().picture(start).layout();
        if (!game.notation().point(0).isEmpty()) return named(game.notation(), layout);
        List<String> columns = blank(layout.width());
        List<String> rows = blank(layout.height());
        int[] moves = new int[game.maxLegalMoves()];
        int count = start.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            int[] gesture = game.notation().gesture(start, moves[i]);
            if (gesture.length != 1) continue;
            String text = game.notation().move(moves[i]);
            Matcher pair = LETTERS_AND_NUMBER.matcher(text);
            if (pair.matches()) {
                columns.set(layout.column(gesture[0]), pair.group(1));
                rows.set(layout.rise(gesture[0]), pair.group(2));
            } else if (ONE_WORD.matcher(text).matches()) {
                columns.set(layout.column(gesture[0]), text);
            }
        }
        if (layout.shape() == Layout.Shape.PILES) {
            boolean named = columns.stream().anyMatch(name -> !name.isEmpty()); // columns without a move have no name
            return new EdgeLabels(named ? columns : numbers(layout.width()), blank(layout.height()));
        }
        return columns.contains("") ? lettered(layout) : new EdgeLabels(columns, rows);
    }

    /** Where moves are written as points, the names of these. */
    private static EdgeLabels named(Notation notation, Layout layout) {
        List<String> columns = IntStream.range(0, layout.width())
                .mapToObj(column -> notation.point(layout.point(column, 0)).replaceAll("[0-9]", ""))
                .toList();
        List<String> rows = IntStream.range(0, layout.height())
                .mapToObj(rise -> notation.point(layout.point(0, rise)).replaceAll("[^0-9]", ""))
                .toList();
        return new EdgeLabels(columns, rows);
    }

    private static List<String> blank(int length) {
        return new ArrayList<>(Collections.nCopies(length, ""));
    }

    private static List<String> numbers(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).collect(Collectors.toList());
    }

    private static EdgeLabels lettered(Layout layout) {
        List<String> columns = IntStream.range(0, layout.width())
                .mapToObj(column -> "" + (char) ('a' + column % 26))
                .toList();
        List<String> rows = numbers(layout.height());
        if (layout.shape() == Layout.Shape.HEXAGONS) Collections.reverse(rows);
        return new EdgeLabels(columns, rows);
    }
}
