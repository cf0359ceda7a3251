package tesuji.endgame.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.core.game.Coordinates;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.local.Counting;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPoint;
import tesuji.games.sgf.SgfProperty;
import tesuji.games.sgf.SgfText;

/**
 * An endgame with its answer for either side to move.
 *
 * @param black the report with Black to move
 * @param white the report with White to move
 */
public record AnswerSheet(Setting setting, EndgameResult black, EndgameResult white) {
    /** Longer values are replaced by the mean on the board; the comment has them in full. */
    private static final int LONGEST_LABEL = 9;

    private static final int GO = 1;

    /** Solves an endgame. */
    public static AnswerSheet of(Setting setting, Counting counting, Budget budget) {
        EndgameProblem question = new EndgameProblem(setting.stones(), Side.BLACK, counting, 0, Dyadic.ZERO);
        return new AnswerSheet(setting, Endgame.solve(question, budget), Endgame.solve(question.passed(), budget));
    }

    /** Whether both scores are proven. */
    public boolean isExact() {
        return black.isProven() && white.isProven();
    }

    /**
     * The endgame as a record of Go. The first position labels every region with its value; two variations, one for
     * each side to move, mark all best first moves with triangles.
     *
     * @param version the version of this program
     */
    public SgfNode sgf(String version) {
        SgfNode root = Sgf.newRoot(GO, version)
                .set("SZ", Integer.toString(setting.stones().size()))
                .set("KM", "0")
                .set("RU", black.problem().counting() == Counting.TERRITORY ? "Japanese" : "Chinese");
        stones(root, "AB", Stones.BLACK);
        stones(root, "AW", Stones.WHITE);
        List<String> labels = new ArrayList<>();
        for (ValuedRegion place : black.regions()) if (place.isOpen()) labels.add(label(place));
        if (!labels.isEmpty()) root.add(SgfProperty.of("LB", labels));
        root.setText("C", comment());
        turn(root.addChild(), "B", black);
        turn(root.addChild(), "W", white);
        return root;
    }

    private void stones(SgfNode root, String name, byte colour) {
        List<String> points = new ArrayList<>();
        for (int point = 0; point < setting.stones().points(); point++) {
            if (setting.stones().at(point) == colour) points.add(sgfPoint(point));
        }
        if (!points.isEmpty()) root.add(SgfProperty.of(name, points));
    }

    private String label(ValuedRegion place) {
        String value = value(place);
        String text = value.length() > LONGEST_LABEL ? "~" + place.mean() : value;
        return SgfText.compose(sgfPoint(place.region().empty().get(0)), text);
    }

    private String value(ValuedRegion place) {
        Printer printer = new Printer(black.values(), false);
        String low = printer.text(place.value().atLeast());
        return place.value().isExact()
                ? low
                : low + " to " + printer.text(place.value().atMost());
    }

    private String comment() {
        StringBuilder text = new StringBuilder();
        text.append("Black to move: ").append(result(black)).append('\n');
        text.append("White to move: ").append(result(white)).append('\n');
        for (ValuedRegion place : black.regions()) {
            if (!place.isOpen()) continue;
            String kind = place.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            text.append(name(place.region().empty().get(0))).append(": ").append(value(place));
            text.append(", count ").append(place.mean()).append(", move ").append(place.temperature());
            text.append(", ").append(kind).append('\n');
        }
        return text.toString().strip();
    }

    /** The result as records write it, or its bounds. */
    public static String result(EndgameResult report) {
        String low = margin(report.low());
        return report.low().equals(report.high()) ? low : low + " to " + margin(report.high());
    }

    private static String margin(Dyadic score) {
        if (score.signum() == 0) return "0";
        return (score.signum() > 0 ? "B+" : "W+") + score.absolute();
    }

    private void turn(SgfNode node, String colour, EndgameResult report) {
        node.set("PL", colour);
        List<String> marks = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Suggestion move : report.best()) {
            names.add(move.isPass() ? "pass" : name(move.point()));
            if (!move.isPass()) marks.add(sgfPoint(move.point()));
        }
        if (!marks.isEmpty()) node.add(SgfProperty.of("TR", marks));
        node.setText("C", result(report) + "\nBest: " + String.join(", ", names));
    }

    private String name(int point) {
        int size = setting.stones().size();
        return Coordinates.column(point % size) + (point / size + 1);
    }

    private String sgfPoint(int point) {
        int size = setting.stones().size();
        return new SgfPoint(point % size, size - 1 - point / size).toString();
    }
}
