package tesuji.lab.journal;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.game.HalfPoints;
import tesuji.core.play.Limits;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Margin;
import tesuji.games.go.score.Prisoners;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.catalog.StrategyLabel;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Ending;
import tesuji.lab.match.PlayedGame;
import tesuji.lab.match.Report;
import tesuji.lab.match.Task;
import tesuji.lab.match.Turn;

/** How a task and its report are written into an {@link Entry}. */
record EntryWriter(Task task) {
    /** The result of a game that nobody has won or drawn, as SGF has it. */
    static final String GIVEN_UP = "Void";

    /** The entry of a report. */
    static Entry of(Report report, String movesHash, OptionalInt duplicateOf, Origin origin) {
        return new EntryWriter(report.task()).fill(report, movesHash, duplicateOf, origin);
    }

    private Entry fill(Report report, String movesHash, OptionalInt duplicateOf, Origin origin) {
        PlayedGame played = report.played();
        Ending ending = played.ending();
        boolean counted = report.game() instanceof GoGame && ending.score().isPresent();
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
                duplicateOf,
                result(ending, counted),
                winner(ending),
                counted ? OptionalDouble.of(Math.abs(ending.score().getAsInt()) / 2.0) : OptionalDouble.empty(),
                ending.termination(),
                note(report),
                report.begin(),
                report.end(),
                freeMB(played.turns()),
                report.game() instanceof GoGame go ? Optional.of(board(go, played)) : Optional.empty(),
                origin);
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

    private static List<String> moves(Report report) {
        return report.played().record().moves().stream()
                .map(report.game().notation()::move)
                .toList();
    }

    private Entry.Part part(Report report, int side) {
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
        return (int) turns.stream().filter(turn -> turn.side() == side).count();
    }

    private static String note(Report report) {
        Stream<String> warnings = report.warnings().stream().flatMap(Optional::stream);
        return Stream.concat(Stream.of(report.played().ending().note()), warnings)
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
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
        return turns.stream()
                .filter(turn -> turn.side() == side)
                .flatMap(turn -> turn.tree().stream())
                .map(size -> new Entry.Tree(size.nodes(), size.capacity(), size.bytes()))
                .max(Comparator.comparingLong(Entry.Tree::nodes));
    }

    private static long freeMB(List<Turn> turns) {
        return turns.isEmpty() ? 0 : turns.get(turns.size() - 1).freeBytes() >> 20;
    }

    private Optional<String> winner(Ending ending) {
        if (ending.winner().isEmpty()) return Optional.empty();
        return Optional.of(ending.winner().getAsInt() == task.sideOfA() ? Entry.A : Entry.B);
    }

    private static String result(Ending ending, boolean counted) {
        if (counted) return new Margin(ending.score().getAsInt()).toString();
        if (ending.winner().isEmpty()) return ending.score().isPresent() ? "0" : GIVEN_UP;
        String winner = ending.winner().getAsInt() == 0 ? "B+" : "W+";
        return switch (ending.termination()) {
            case PASSES, RULES, LIMIT -> winner;
            case RESIGNATION -> winner + "R";
            case ILLEGAL, CRASH -> winner + "F";
            case TIME -> winner + "T";
        };
    }

    private static Entry.GoBoard board(GoGame game, PlayedGame played) {
        GoPosition end = (GoPosition) played.record().replay(game);
        Prisoners prisoners = Prisoners.of(end);
        return new Entry.GoBoard(
                game.size(),
                HalfPoints.text(game.rules().komi()),
                prisoners.byWhite(),
                prisoners.byBlack(),
                count(end.stones(), Stones.BLACK),
                count(end.stones(), Stones.WHITE),
                reason(played.ending(), end.toMove()));
    }

    private static int count(Stones stones, byte colour) {
        int count = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == colour) count++;
        return count;
    }

    /** The four words of Śliwa (2013, §6.4.3, field q), and four of the same kind for what he does not mention. */
    private static String reason(Ending ending, int toMove) {
        String loser = ending.winner().orElse(1) == 0 ? "W" : "B";
        return switch (ending.termination()) {
            case PASSES -> toMove == 0 ? "B[]W[]" : "W[]B[]"; // the last to pass was the side that is not to move
            case RESIGNATION -> loser + "[r]";
            case ILLEGAL -> loser + "[i]";
            case CRASH -> loser + "[c]";
            case TIME -> loser + "[t]";
            case RULES, LIMIT -> "[m]";
        };
    }
}
