package tesuji.app.endgame;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.Drawing;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.desk.endgame.EndgameAnswer;
import tesuji.desk.endgame.ResultSentence;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/** A counted board for people. */
final class EndgameScreen {
    private static final int LONGEST = 36;

    private final EndgameAnswer answer;
    private final Stones stones;
    private final Game game;

    EndgameScreen(EndgameAnswer answer, GoPosition position) {
        this.answer = answer;
        game = position.game();
        stones = position.stones();
    }

    void print(Console console) {
        PrintWriter out = console.out();
        out.println(Drawing.of(map()).text().stripTrailing());
        out.println(
                "X and O: stones; letters: regions with something left to do; + and -: points of Black and of White.");
        out.println();
        List<EndgameAnswer.Area> open = answer.regions().stream()
                .filter(area -> !area.label().isEmpty())
                .toList();
        if (!open.isEmpty()) {
            table(open).print(out, console.style());
            out.println();
        }
        settled(out);
        out.println("Walls:      " + walls());
        out.println("Counted by: " + answer.counting() + ", komi " + answer.komi() + prisoners());
        out.println("Result:     " + ResultSentence.of(answer));
        for (List<String> group : answer.provenIf()) out.println("            " + named(group));
        for (String reason : answer.why()) out.println("            " + reason);
        EndgameAnswer.Written proof = answer.proof();
        if (proof != null) out.println("Proof:      " + summary(proof));
        if (!answer.best().isEmpty()) out.println("Best:       " + moves(answer.best()));
        if (!answer.surest().isEmpty()) out.println("Surest:     " + moves(answer.surest()));
        Map<String, String> owners = answer.ownership();
        if (owners != null) out.println("Expected:   " + expected(owners));
    }

    /** The board: stones as they are, empty points by their region. */
    private Picture map() {
        StringBuilder letters = new StringBuilder();
        for (int point = 0; point < stones.points(); point++) {
            letters.append(
                    switch (stones.at(point)) {
                        case Stones.BLACK -> 'X';
                        case Stones.WHITE -> 'O';
                        default -> letter(point);
                    });
        }
        return new Picture(game.notation().picture(game.start()).layout(), letters.toString());
    }

    private char letter(int point) {
        int size = stones.size();
        int region = answer.regionOf().get((size - 1 - point / size) * size + point % size);
        if (region < 0) return '.';
        EndgameAnswer.Area area = answer.regions().get(region);
        if (!area.label().isEmpty()) return area.label().charAt(0);
        if (area.owner() == null) return '.';
        return area.owner().equals("black") ? '+' : '-';
    }

    private static Table table(List<EndgameAnswer.Area> open) {
        Table table =
                new Table("region", ">points", "value", "chilled", ">mean", ">temperature", "first to move", "known");
        for (EndgameAnswer.Area area : open) {
            String value = written(area.value());
            table.add(
                    area.label(),
                    Integer.toString(area.points().size()),
                    EndgameAnswer.isExact(area) ? value : value + " to " + written(area.atMost()),
                    area.kind() == null ? "" : written(area.chilled()),
                    plain(area.mean()),
                    plain(area.temperature()),
                    kind(area.kind()),
                    standing(area.standing()));
        }
        return table;
    }

    private static String plain(@Nullable String text) {
        return text == null ? "" : text;
    }

    private static String written(@Nullable String game) {
        if (game == null) return "(long)";
        return game.length() <= LONGEST ? game : game.substring(0, LONGEST) + "…";
    }

    private static String kind(@Nullable String kind) {
        if (kind == null) return "";
        return switch (kind) {
            case "black-sente" -> "Black's sente";
            case "white-sente" -> "White's sente";
            case "double-sente" -> "sente of both";
            default -> kind;
        };
    }

    private static String standing(String standing) {
        return standing.equals("theorem") ? "by the theorem on corridors" : standing;
    }

    private void settled(PrintWriter out) {
        for (String side : List.of("black", "white")) {
            List<String> numbers = answer.regions().stream()
                    .filter(area -> side.equals(area.owner()))
                    .map(area -> plain(area.mean()).replace("-", ""))
                    .toList();
            String name = side.equals("black") ? "Black's:    " : "White's:    ";
            out.println(name + (numbers.isEmpty() ? "nothing yet" : String.join(" + ", numbers)));
        }
    }

    private String walls() {
        EndgameAnswer.Walls walls = answer.walls();
        String answers = walls.answers() == 0
                ? ""
                : "; " + stones(walls.answers()) + " if every move in their ground is answered";
        String assumed = walls.room() == 0 ? "" : "; " + stones(walls.room()) + " assumed to live";
        return stones(walls.eyes()) + " with two eyes" + answers + assumed + ".";
    }

    private static String stones(int number) {
        return number == 1 ? "1 stone" : number + " stones";
    }

    private String prisoners() {
        int number = answer.prisoners();
        if (answer.counting().equals("area") || number == 0) return "";
        return ", " + Math.abs(number) + (number > 0 ? " prisoners more for Black" : " prisoners more for White");
    }

    /** A group by its colour and all its stones. */
    private String named(List<String> group) {
        boolean black = true;
        for (int point = 0; point < stones.points(); point++) {
            if (game.notation().move(point).equals(group.get(0))) black = stones.at(point) == Stones.BLACK;
        }
        return (black ? "Black, " : "White, ") + stones(group.size()) + ": " + String.join(" ", group);
    }

    private static String summary(EndgameAnswer.Written proof) {
        String what = proof.kind().equals("last-move") ? "who gets the last move" : "the sum of the regions";
        String rest = proof.holds() ? "it holds" : "it holds if its premises do, which --check lists";
        return what + ", " + proof.positions() + " positions, checked from the board alone: " + rest + ".";
    }

    /** What is neither Black's nor White's for sure, by how much of it Black may expect. */
    private static String expected(Map<String, String> owners) {
        Map<String, List<String>> shared = new TreeMap<>();
        owners.forEach((vertex, owner) -> {
            if (!owner.equals("1") && !owner.equals("-1")) {
                shared.computeIfAbsent(owner, some -> new ArrayList<>()).add(vertex);
            }
        });
        if (shared.isEmpty()) return "every point whose region is known has one owner (1 is Black's, -1 White's)";
        return shared.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + String.join(" ", entry.getValue()))
                        .collect(Collectors.joining("; "))
                + " (1 is Black's, -1 White's)";
    }

    private String moves(List<EndgameAnswer.Choice> choices) {
        return choices.stream()
                .map(choice -> {
                    Integer region = choice.region();
                    String label =
                            region == null ? "" : answer.regions().get(region).label();
                    return choice.move() + (label.isEmpty() ? "" : " (" + label + ")");
                })
                .collect(Collectors.joining(", "));
    }
}
