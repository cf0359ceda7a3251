package tesuji.desk.endgame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.game.HalfPoints;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;
import tesuji.games.sgf.SgfNode;
import tesuji.games.sgf.SgfPoint;
import tesuji.games.sgf.SgfProperty;
import tesuji.games.sgf.SgfText;

/** A counted board as a file: best moves by numbers, regions by letters, and in the comment what is known of them. */
public final class EndgameSgf {
    private static final int GO = 1;

    private final EndgameAnswer answer;
    private final GoGame game;
    private final Stones stones;
    private final Map<String, Integer> points = new LinkedHashMap<>();

    private EndgameSgf(EndgameAnswer answer, GoPosition position) {
        this.answer = answer;
        game = (GoGame) position.game();
        stones = position.stones();
        for (int point = 0; point < stones.points(); point++)
            points.put(game.notation().move(point), point);
    }

    /**
     * The text of the file.
     *
     * @param version the version of this program
     */
    public static String of(EndgameAnswer answer, GoPosition position, String version) {
        return Sgf.text(SgfCollection.of(new EndgameSgf(answer, position).root(version)), SgfLayout.LINES);
    }

    private SgfNode root(String version) {
        SgfNode root = Sgf.newRoot(GO, version)
                .set("SZ", Integer.toString(game.size()))
                .set("KM", HalfPoints.text(game.rules().komi()))
                .set("RU", answer.counting().equals("area") ? "Chinese" : "Japanese")
                .set("PL", answer.toMove().equals("black") ? "B" : "W");
        put(root, "AB", Stones.BLACK);
        put(root, "AW", Stones.WHITE);
        List<String> labels = labels();
        if (!labels.isEmpty()) root.add(SgfProperty.of("LB", labels));
        root.setText("C", comment());
        return root;
    }

    private void put(SgfNode root, String name, byte colour) {
        List<String> placed = new ArrayList<>();
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == colour) placed.add(sgfPoint(point));
        }
        if (!placed.isEmpty()) root.add(SgfProperty.of(name, placed));
    }

    /** A point has one label at most, and a best move is more than its region. */
    private List<String> labels() {
        Map<String, String> labels = new LinkedHashMap<>();
        List<EndgameAnswer.Choice> first = first();
        for (int i = 0; i < first.size(); i++) {
            if (points.containsKey(first.get(i).move())) labels.put(first.get(i).move(), Integer.toString(i + 1));
        }
        for (EndgameAnswer.Area area : answer.regions()) {
            if (area.label().isEmpty()) continue;
            for (String vertex : area.points()) {
                if (stones.at(points.getOrDefault(vertex, 0)) == Stones.EMPTY) {
                    labels.putIfAbsent(vertex, area.label());
                }
            }
        }
        return labels.entrySet().stream()
                .map(label -> SgfText.compose(sgfPoint(points.getOrDefault(label.getKey(), 0)), label.getValue()))
                .toList();
    }

    private List<EndgameAnswer.Choice> first() {
        return answer.best().isEmpty() ? answer.surest() : answer.best();
    }

    private String comment() {
        List<String> lines = new ArrayList<>();
        lines.add(ResultSentence.of(answer));
        for (List<String> group : answer.provenIf()) lines.add("- " + String.join(" ", group));
        lines.addAll(answer.why());
        String moves = String.join(
                ", ", first().stream().map(EndgameAnswer.Choice::move).toList());
        if (!moves.isEmpty()) lines.add((answer.best().isEmpty() ? "Surest: " : "Best: ") + moves);
        for (EndgameAnswer.Area area : answer.regions()) if (!area.label().isEmpty()) lines.add(line(area));
        return String.join("\n", lines);
    }

    private static String line(EndgameAnswer.Area area) {
        String value = area.value() == null ? "(long)" : area.value();
        String most = area.atMost() == null ? "(long)" : area.atMost();
        String worth = EndgameAnswer.isExact(area) ? value : value + " to " + most;
        String heat = area.mean() == null ? "" : ", mean " + area.mean() + ", temperature " + area.temperature();
        return area.label() + ": " + worth + heat + ", " + area.standing();
    }

    private String sgfPoint(int point) {
        int size = stones.size();
        return new SgfPoint(point % size, size - 1 - point / size).toString();
    }
}
