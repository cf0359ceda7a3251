package tesuji.games.go;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Axes;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.Scenery;
import tesuji.core.game.StarPoints;
import tesuji.core.game.Turning;
import tesuji.games.go.board.Chains;

/**
 * The text of Go: vertices as in the Go Text Protocol (a letter without I, a row from below), {@code pass}, and
 * diagrams, rows from the top, followed by what the stones do not show: {@code move}, {@code ko}, {@code prisoners},
 * {@code passes}, and handicap stones still to be placed. Prisoners are left out where positions are packed without
 * them.
 */
public final class GoNotation implements Notation, Turning {
    private static final Pattern ROW = Pattern.compile("[.XO\\s]+");

    private final GoGame game;
    private final Layout layout;

    GoNotation(GoGame game) {
        this.game = game;
        layout = new Layout(Layout.Shape.CROSSINGS, game.size(), game.size());
    }

    @Override
    public String move(int move) {
        if (move == game.pass()) return "pass";
        return Coordinates.text(layout, move);
    }

    @Override
    public int move(String text) {
        String trimmed = text.strip();
        if (trimmed.equalsIgnoreCase("pass")) return game.pass();
        OptionalInt point = Coordinates.point(layout, trimmed);
        if (point.isPresent()) return point.getAsInt();
        throw new InputException("\"" + text + "\" is not a point of this board; write A1 to " + move(game.pass() - 1)
                + " (there is no column I) or pass.");
    }

    @Override
    public String point(int point) {
        return Coordinates.text(layout, point);
    }

    @Override
    public Scenery scenery() {
        List<Integer> stars = IntStream.range(0, layout.points())
                .filter(point -> StarPoints.isStar(layout, layout.column(point), layout.rise(point)))
                .boxed()
                .toList();
        Scenery plain = Scenery.of(layout, Axes.of(layout), this::point);
        if (stars.isEmpty()) return plain;
        return plain.withZones(List.of(new Scenery.Zone(Scenery.Meaning.STAR, OptionalInt.empty(), stars)));
    }

    @Override
    public String tally(Position position) {
        Chains board = ((GoPosition) position).board();
        return "prisoners: Black " + board.captured(Chains.WHITE) + ", White " + board.captured(Chains.BLACK);
    }

    @Override
    public int[] gesture(Position position, int move) {
        return move == game.pass() ? new int[0] : new int[] {move};
    }

    @Override
    public String objection(Position position, int move) {
        GoPosition go = (GoPosition) position;
        if (move == game.pass()) return "handicap stones are still to be placed";
        return switch (go.prohibitionAt(move)) {
            case NONE -> "";
            case OCCUPIED -> "the point is occupied";
            case SUICIDE -> "the stone would have no liberty (suicide)";
            case KO -> "the stone may not be retaken at once (ko)";
            case SUPERKO -> "the stone would bring an earlier position back (superko)";
        };
    }

    @Override
    public Picture picture(Position position) {
        Stones stones = ((GoPosition) position).stones();
        StringBuilder pieces = new StringBuilder();
        for (int point = 0; point < stones.points(); point++) pieces.append(".XO".charAt(stones.at(point)));
        return new Picture(layout, pieces.toString());
    }

    @Override
    public String diagram(Position position) {
        GoPosition go = (GoPosition) position;
        String text = diagram(go, go.toMove(), go.koCell(), go.passes());
        return go.handicapLeft() == 0 ? text : text + "placing " + go.handicapLeft() + "\n";
    }

    /** A side that moves out of turn is not bound by the other side's ko. */
    @Override
    public String turned(Position position, int side) {
        GoPosition go = (GoPosition) position;
        return diagram(go, side, side == go.toMove() ? go.koCell() : 0, 0);
    }

    private String diagram(GoPosition go, int side, int koCell, int passes) {
        StringBuilder text = new StringBuilder(go.stones().toString());
        text.append("move ").append(side == 0 ? "black" : "white").append('\n');
        if (koCell != 0)
            text.append("ko ").append(move(game.geometry().point(koCell))).append('\n');
        int black = go.board().captured(Chains.BLACK);
        int white = go.board().captured(Chains.WHITE);
        if (black + white > 0 && game.packing().isEmpty())
            text.append("prisoners ").append(black).append(' ').append(white).append('\n');
        if (passes > 0) text.append("passes ").append(passes).append('\n');
        return text.toString();
    }

    @Override
    public void place(String diagram, Position into) {
        List<String> rows = new ArrayList<>();
        int side = 0;
        int ko = -1;
        int[] prisoners = {0, 0};
        int passes = 0;
        int placing = 0;
        for (String line : diagram.strip().split("\\R")) {
            String[] words = line.strip().split("\\s+");
            switch (words[0]) {
                case "move" -> side = side(words);
                case "ko" -> ko = move(word(words, 1));
                case "prisoners" -> {
                    prisoners[0] = number(word(words, 1), game.maxLength());
                    prisoners[1] = number(word(words, 2), game.maxLength());
                }
                case "passes" -> passes = number(word(words, 1), 2);
                case "placing" -> placing = number(word(words, 1), game.freeHandicap());
                default -> rows.add(row(line));
            }
        }
        Stones stones = stones(rows);
        if (ko == game.pass() || (ko >= 0 && stones.at(ko) != Stones.EMPTY)) {
            throw new InputException("The diagram's ko is not an empty point.");
        }
        ((GoPosition) into).begin(new GoPosition.Setup(stones, side, ko, prisoners[0], prisoners[1], passes, placing));
    }

    private static String row(String line) {
        if (ROW.matcher(line).matches()) return line;
        throw new InputException("\"" + line.strip() + "\" is no line of a Go diagram; rows hold X, O and dots.");
    }

    private static int side(String[] words) {
        return switch (word(words, 1)) {
            case "black" -> 0;
            case "white" -> 1;
            default -> throw new InputException("The diagram's side to move must be black or white.");
        };
    }

    private static String word(String[] words, int index) {
        if (index < words.length) return words[index];
        throw new InputException("The diagram's line \"" + String.join(" ", words) + "\" is too short.");
    }

    private static int number(String word, int limit) {
        if (word.matches("[0-9]{1,6}") && Integer.parseInt(word) <= limit) return Integer.parseInt(word);
        throw new InputException("\"" + word + "\" in the diagram must be a number from 0 to " + limit + ".");
    }

    private Stones stones(List<String> rows) {
        Stones stones = Stones.parse(String.join("\n", rows));
        if (stones.size() != game.size()) {
            throw new InputException("The diagram has " + stones.size() + " rows; this board has " + game.size() + ".");
        }
        checkLiberties(stones);
        return stones;
    }

    /** No chain may stand on the board without a liberty. */
    private void checkLiberties(Stones stones) {
        boolean[] breathes = new boolean[stones.points()];
        int[] around = new int[4];
        int[] queue = new int[stones.points()];
        int end = 0;
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == Stones.EMPTY) {
                breathes[point] = true;
                queue[end++] = point;
            }
        }
        for (int begin = 0; begin < end; begin++) {
            byte colour = stones.at(queue[begin]);
            int count = stones.neighbours(queue[begin], around);
            for (int i = 0; i < count; i++) {
                boolean joined = colour == Stones.EMPTY || stones.at(around[i]) == colour;
                if (joined && !breathes[around[i]]) {
                    breathes[around[i]] = true;
                    queue[end++] = around[i];
                }
            }
        }
        for (int point = 0; point < stones.points(); point++) {
            if (!breathes[point]) {
                throw new InputException("The chain at " + move(point) + " of the diagram has no liberty.");
            }
        }
    }
}
