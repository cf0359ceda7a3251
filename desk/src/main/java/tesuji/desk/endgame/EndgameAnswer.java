package tesuji.desk.endgame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Notation;
import tesuji.desk.cgt.ThermographWalls;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.OwnershipMap;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.CheckedProof;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.safety.Safety;
import tesuji.games.go.GoGame;

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
 * @param best every first move that is known to keep the score, the recommended one first; none where the score is
 *     not known
 * @param surest where the score is not known, the moves after which the side to move is sure of most
 * @param moves every first move that was looked at
 * @param proof the proof that was written, and what it rests on; null if nobody asked for one, or there is none
 * @param regionOf for all points from the upper left, row by row, the number of their region, -1 for walls and all else
 * @param ownership by vertex, to whom the point may be expected to belong, 1 for Black and -1 for White; null if
 *     nobody asked
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
        @Nullable Written proof,
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
     * @param thermograph of the value, or of the lower bound where there are two; null if it was not looked into
     * @param thermographAtMost of the upper bound where there are two
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
            List<Move> moves,
            @Nullable ThermographWalls thermograph,
            @Nullable ThermographWalls thermographAtMost) {}

    /** A move of the side to move in a region, and what it leaves there. */
    public record Move(
            String side,
            String move,
            @Nullable String value,
            @Nullable String atMost) {}

    /**
     * A proof that was checked from the board alone.
     *
     * @param kind what it shows: who gets the last move, or the score of the sum of all regions
     * @param positions for which it gives answers
     * @param holds whether it rests on nothing but the rules
     * @param premises what it rests on besides
     */
    public record Written(String kind, int positions, boolean holds, List<String> premises) {
        static Written of(BoardProof proof, CheckedProof checked) {
            String kind = proof.tax() == 1 ? "last-move" : "score";
            return new Written(kind, checked.positions(), checked.holds(), checked.premises());
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
        static Walls of(EndgameResult report) {
            Decomposition decomposition = report.decomposition();
            int eyes = 0;
            int answers = 0;
            int room = 0;
            for (int point = 0; point < decomposition.stones().points(); point++) {
                Safety.Reason reason = decomposition.safety().reason(point);
                if (reason == Safety.Reason.UNCONDITIONAL) eyes++;
                if (reason == Safety.Reason.ALTERNATING) answers++;
                if (reason == Safety.Reason.ASSUMED) room++;
            }
            return new Walls(eyes, answers, room, room > 0);
        }
    }

    public static EndgameAnswer of(GoGame game, EndgameResult report) {
        return new AnswerWriter(game.notation(), report).answer(game.id().toString());
    }

    /** The same with the proof that was written. */
    public EndgameAnswer withProof(BoardProof written, CheckedProof checked) {
        return new EndgameAnswer(
                game,
                counting,
                toMove,
                komi,
                prisoners,
                score,
                proven,
                basis,
                provenIf,
                low,
                high,
                why,
                best,
                surest,
                regions,
                moves,
                Written.of(written, checked),
                walls,
                regionOf,
                ownership);
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

    /** The same with one reason more to doubt it. */
    public EndgameAnswer withReason(String sentence) {
        List<String> reasons = new ArrayList<>(why);
        reasons.add(sentence);
        return new EndgameAnswer(
                game, counting, toMove, komi, prisoners, score, proven, basis, provenIf, low, high, reasons, best,
                surest, regions, moves, proof, walls, regionOf, ownership);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The usual word where the program's own would not be understood. */
    static String word(ProofStatus standing) {
        return standing == ProofStatus.LOOPY ? "ko" : word((Enum<?>) standing);
    }

    /** Whether a region is worth one thing, not something between two. */
    public static boolean isExact(Area area) {
        return Objects.equals(area.value, area.atMost);
    }
}
