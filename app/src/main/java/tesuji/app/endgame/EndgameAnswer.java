package tesuji.app.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Notation;
import tesuji.endgame.board.Certificate;
import tesuji.endgame.board.Evidence;
import tesuji.endgame.board.OwnershipMap;
import tesuji.endgame.board.Place;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.LocalValue;
import tesuji.endgame.region.Safety;
import tesuji.endgame.region.Standing;
import tesuji.games.go.GoGame;
import tesuji.games.go.Stones;
import tesuji.lab.endgame.GoEnding;

/**
 * A counted board for programs. Numbers and games are text, points are vertices, results are Black's.
 *
 * @param score the result with best play, null where it is not known to a point
 * @param proven whether the score is certain: every wall is shown to live
 * @param basis how the result was found: by adding up {@code regions}, or by a search of the {@code whole-board}
 * @param provenIf the groups that are assumed to live, each a list of its stones: the score, or the bounds, hold if
 *     they do
 * @param low it is at least this
 * @param high and at most this
 * @param why what stands in the way of a proof, or of a complete list of best moves, in sentences
 * @param best every first move that is known to keep the score, the recommended one first; none where the score is not
 *     known
 * @param surest where the score is not known, the moves after which the side to move is sure of most
 * @param moves every first move that was looked at
 * @param proof what was replayed to check the score; null if that is not known, or the proof too large, or stopped
 * @param regionOf for all points from the upper left, row by row, the number of their region, -1 for walls and all else
 * @param ownership by vertex, to whom the point may be expected to belong, 1 for Black and -1 for White; null if nobody
 *     asked
 */
public record EndgameAnswer(
        String game,
        String counting,
        String toMove,
        String komi,
        int prisoners,
        @Nullable String score,
        boolean proven,
        String basis,
        List<List<String>> provenIf,
        String low,
        String high,
        List<String> why,
        List<Choice> best,
        List<Choice> surest,
        List<Area> regions,
        List<Choice> moves,
        @Nullable Replayed proof,
        Walls walls,
        List<Integer> regionOf,
        @Nullable Map<String, String> ownership) {

    /**
     * A first move.
     *
     * @param region its number, null for a pass
     */
    public record Choice(String move, @Nullable Integer region, String low, String high) {}

    /**
     * A region.
     *
     * @param label its letter on the drawn board, empty if it is settled
     * @param value what it is worth, or at least; null if that is too long to be written
     * @param atMost what it is at most worth
     * @param owner of a region with nothing left to do, if it is worth something
     */
    public record Area(
            String label,
            List<String> points,
            @Nullable String value,
            @Nullable String atMost,
            @Nullable String chilled,
            @Nullable String mean,
            @Nullable String temperature,
            @Nullable String kind,
            String standing,
            @Nullable String owner,
            List<Move> moves) {}

    /** A move of the side to move in a region, and what it leaves there. */
    public record Move(
            String side,
            String move,
            @Nullable String value,
            @Nullable String atMost) {}

    /**
     * A proof without a flaw.
     *
     * @param kind what it shows: the last move, or the score of the sum of all regions
     * @param positions for which it gives a move
     */
    public record Replayed(String kind, int positions) {
        static Replayed of(Evidence evidence) {
            evidence.flaw().ifPresent(flaw -> {
                throw new IllegalStateException("The proof has a flaw: " + flaw);
            });
            return new Replayed(evidence instanceof Certificate ? "last-move" : "score", evidence.size());
        }
    }

    /**
     * What the walls between the regions rest on, in stones.
     *
     * @param eyes two eyes that nobody can take
     * @param answers two eyes in ground of their own, where their owner answers at no cost
     * @param room room for two eyes, as far as can be seen: these are assumed to live
     * @param given whether there are such, so that what is said holds only if they live
     */
    public record Walls(int eyes, int answers, int room, boolean given) {
        static Walls of(Report report) {
            Decomposition decomposition = report.decomposition();
            int eyes = 0;
            int answers = 0;
            int room = 0;
            for (int point = 0; point < decomposition.stones().points(); point++) {
                Safety.Reason reason = decomposition.safety().reason(point);
                if (reason == Safety.Reason.EYES) eyes++;
                if (reason == Safety.Reason.ANSWERS) answers++;
                if (reason == Safety.Reason.ROOM) room++;
            }
            return new Walls(eyes, answers, room, room > 0);
        }
    }

    public static EndgameAnswer of(GoGame game, Report report, Optional<Evidence> evidence) {
        Replayed proof = evidence.map(Replayed::of).orElse(null);
        return new Writer(game.notation(), report, proof).answer(game.id().toString());
    }

    /** The same with the expected owners of all points of which enough is known. */
    public EndgameAnswer withOwnership(Notation notation, OwnershipMap map) {
        Map<String, String> owners = new LinkedHashMap<>();
        for (int point = 0; point < regionOf.size(); point++) {
            String vertex = notation.move(point);
            map.at(point).ifPresent(owner -> owners.put(vertex, owner.toString()));
        }
        return new EndgameAnswer(
                game, counting, toMove, komi, prisoners, score, proven, basis, provenIf, low, high, why, best, surest,
                regions, moves, proof, walls, regionOf, owners);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The usual word where the program's own would not be understood. */
    static String word(Standing standing) {
        return standing == Standing.LOOPY ? "ko" : word((Enum<?>) standing);
    }

    private static List<String> vertices(Notation notation, List<Integer> points) {
        return points.stream().map(notation::move).toList();
    }

    private static List<Integer> overlay(Decomposition cut) {
        Stones stones = cut.stones();
        Integer[] numbers = new Integer[stones.points()];
        Arrays.fill(numbers, -1);
        for (int i = 0; i < cut.regions().size(); i++) {
            for (int point : cut.regions().get(i).points()) numbers[point] = i;
        }
        List<Integer> overlay = new ArrayList<>();
        for (int row = stones.size() - 1; row >= 0; row--) {
            overlay.addAll(Arrays.asList(numbers).subList(row * stones.size(), (row + 1) * stones.size()));
        }
        return overlay;
    }

    /** Turns a report into text. */
    private static final class Writer {
        private final Notation notation;
        private final Report report;
        private final @Nullable Replayed proof;
        private final ValueText texts;

        Writer(Notation notation, Report report, @Nullable Replayed proof) {
            this.proof = proof;
            this.notation = notation;
            this.report = report;
            texts = new ValueText(report.values());
        }

        EndgameAnswer answer(String game) {
            Question question = report.question();
            List<Area> areas = new ArrayList<>();
            Labels labels = new Labels(report);
            for (int i = 0; i < report.places().size(); i++) {
                areas.add(area(labels.of(i), report.places().get(i)));
            }
            boolean known = report.isKnown();
            List<Choice> first = Doubt.stopped(report) == 0 ? choices(GoEnding.best(report)) : List.of();
            return new EndgameAnswer(
                    game,
                    word(question.counting()),
                    word(question.toMove()),
                    question.komi().toString(),
                    question.prisoners(),
                    known ? report.low().toString() : null,
                    report.isProven(),
                    word(report.basis()),
                    report.assumedGroups().stream()
                            .map(group -> vertices(notation, group))
                            .toList(),
                    report.low().toString(),
                    report.high().toString(),
                    Doubt.about(report).stream()
                            .map(doubt -> doubt.sentence(labels, notation))
                            .toList(),
                    known ? first : List.of(),
                    known ? List.of() : first,
                    areas,
                    choices(report.moves()),
                    proof,
                    Walls.of(report),
                    overlay(report.decomposition()),
                    null);
        }

        private List<Choice> choices(List<Suggestion> moves) {
            return moves.stream()
                    .map(move -> new Choice(
                            move.isPass() ? "pass" : notation.move(move.point()),
                            move.isPass() ? null : move.place(),
                            move.low().toString(),
                            move.high().toString()))
                    .toList();
        }

        private Area area(String label, Place place) {
            LocalValue value = place.value();
            boolean looked = value.standing() != Standing.STOPPED;
            return new Area(
                    label,
                    vertices(notation, place.region().points()),
                    texts.of(value.atLeast()),
                    texts.of(value.atMost()),
                    looked ? texts.of(place.chilled()) : null,
                    looked ? place.mean().toString() : null,
                    looked ? place.temperature().toString() : null,
                    looked ? word(place.kind()) : null,
                    word(value.standing()),
                    owner(place),
                    value.moves().stream().map(this::move).toList());
        }

        private static @Nullable String owner(Place place) {
            int sign = place.mean().signum();
            return GoEnding.isUnfinished(place) || sign == 0 ? null : sign > 0 ? "black" : "white";
        }

        private Move move(LocalMove move) {
            return new Move(
                    word(report.question().toMove()),
                    notation.move(move.point()),
                    texts.of(move.atLeast()),
                    texts.of(move.atMost()));
        }
    }

    /** Whether a region is worth one thing, not something between two. */
    static boolean isExact(Area area) {
        return Objects.equals(area.value, area.atMost);
    }
}
