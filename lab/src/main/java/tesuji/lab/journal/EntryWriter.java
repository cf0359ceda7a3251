package tesuji.lab.journal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tesuji.core.game.Game;
import tesuji.core.game.HalfPoints;
import tesuji.core.game.Notation;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.catalog.StrategyLabel;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.GameEnd;
import tesuji.lab.match.GameReport;
import tesuji.lab.match.PlayedGame;
import tesuji.lab.match.Task;
import tesuji.lab.match.Turn;

/** How a task and its report are written into an {@link Entry}. */
record EntryWriter(Task task) {
    /** The result of a game that nobody has won or drawn, as SGF has it. */
    static final String GIVEN_UP = "Void";

    /** The entry of a report; whether it repeats another is not looked at. */
    static Entry of(GameReport report, String movesHash, Origin origin) {
        return new EntryWriter(report.task()).fill(report, movesHash, origin);
    }

    private Entry fill(GameReport report, String movesHash, Origin origin) {
        PlayedGame played = report.played();
        GameEnd ending = played.ending();
        boolean counted = report.game().hasMargin() && ending.score().isPresent();
        return new Entry(
                task.number(),
                rules(),
                first(),
                part(report, task.sideOfA()),
                part(report, 1 - task.sideOfA()),
                task.seed(),
                report.opening(),
                longest(),
                task.conditions().sides(),
                moves(report),
                movesHash,
                OptionalInt.empty(),
                result(ending, counted),
                winner(ending),
                counted ? OptionalDouble.of(Math.abs(ending.score().getAsInt()) / 2.0) : OptionalDouble.empty(),
                ending.termination(),
                note(report),
                report.begin(),
                report.end(),
                freeMB(played.turns()),
                origin,
                facts(report.game(), played));
    }

    String rules() {
        return task.conditions().game().toString();
    }

    String first() {
        return task.exchanged() ? Entry.B : Entry.A;
    }

    OptionalInt longest() {
        int longest = task.conditions().longest();
        return longest == Conditions.ENDLESS ? OptionalInt.empty() : OptionalInt.of(longest);
    }

    private static List<String> moves(GameReport report) {
        Notation notation = report.game().notation();
        List<String> moves = new ArrayList<>();
        for (int move : report.played().record().moves()) moves.add(notation.move(move));
        return moves;
    }

    private Entry.Part part(GameReport report, int side) {
        PlayerSpec spec = task.spec(side);
        StrategyLabel label = Catalog.strategy(spec.player());
        return new Entry.Part(
                spec.player(),
                report.names().get(side),
                label.strategy(),
                label.criterion(),
                task.seedOf(side),
                spec.threads(),
                simulations(spec.limits()),
                seconds(spec.limits()),
                report.played().time(side).toNanos() / 1e9,
                report.played().steps(side),
                largest(report.played().turns(), side),
                OptionalInt.of(decisions(report.played().turns(), side)),
                report.warnings().get(side));
    }

    private static int decisions(List<Turn> turns, int side) {
        int decisions = 0;
        for (Turn turn : turns) if (turn.side() == side) decisions++;
        return decisions;
    }

    private static String note(GameReport report) {
        StringBuilder note = new StringBuilder(report.played().ending().note());
        for (Optional<String> warning : report.warnings()) {
            if (warning.orElse("").isEmpty()) continue;
            if (note.length() > 0) note.append(' ');
            note.append(warning.get());
        }
        return note.toString();
    }

    /** Whether a part was played by this player. */
    boolean agrees(PlayerSpec spec, Entry.Part part) {
        return spec.player().equals(part.player())
                && spec.threads() == part.threads()
                && simulations(spec.limits()).equals(part.simulations())
                && seconds(spec.limits()).equals(part.seconds());
    }

    private static OptionalLong simulations(Limits limits) {
        return limits.steps() == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(limits.steps());
    }

    private static OptionalDouble seconds(Limits limits) {
        Duration time = limits.time();
        return time.equals(Limits.NONE.time()) ? OptionalDouble.empty() : OptionalDouble.of(time.toNanos() / 1e9);
    }

    private static Optional<Entry.Tree> largest(List<Turn> turns, int side) {
        Optional<TreeView.Size> largest = Optional.empty();
        for (Turn turn : turns) {
            if (turn.side() != side || turn.tree().isEmpty()) continue;
            boolean larger = largest.isEmpty()
                    || turn.tree().get().nodes() >= largest.get().nodes();
            if (larger) largest = turn.tree();
        }
        return largest.map(size -> new Entry.Tree(size.nodes(), size.capacity(), size.bytes()));
    }

    private static long freeMB(List<Turn> turns) {
        return turns.isEmpty() ? 0 : turns.get(turns.size() - 1).freeBytes() >> 20;
    }

    private Optional<String> winner(GameEnd ending) {
        if (ending.winner().isEmpty()) return Optional.empty();
        return Optional.of(ending.winner().getAsInt() == task.sideOfA() ? Entry.A : Entry.B);
    }

    private static String result(GameEnd ending, boolean counted) {
        if (counted) return margin(ending.score().getAsInt());
        if (ending.winner().isEmpty()) return ending.score().isPresent() ? "0" : GIVEN_UP;
        String winner = ending.winner().getAsInt() == 0 ? "B+" : "W+";
        return switch (ending.termination()) {
            case PASSES, RULES, LIMIT -> winner;
            case RESIGNATION -> winner + "R";
            case ILLEGAL, CRASH -> winner + "F";
            case TIME -> winner + "T";
        };
    }

    private static String margin(int score) {
        if (score == 0) return "0";
        return (score > 0 ? "B+" : "W+") + HalfPoints.text(Math.abs(score));
    }

    /** What the game tells of its end, under its own name. */
    private static Map<String, Object> facts(Game game, PlayedGame played) {
        Map<String, Object> facts = game.resultTable()
                .map(table -> table.facts(
                        played.record().replay(game),
                        played.ending().termination(),
                        played.ending().winner()))
                .orElse(Map.of());
        return facts.isEmpty() ? Map.of() : Map.of(game.id().name(), facts);
    }
}
