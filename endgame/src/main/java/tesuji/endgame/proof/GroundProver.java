package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.GroundPlay;
import tesuji.endgame.check.LocalBoard.Stones;
import tesuji.endgame.check.PlainBoard;

/**
 * Finds the answers by which chains live in ground of their own: search with one answer more each time, so that it
 * ends.
 */
final class GroundProver {
    private static final int MOST_ANSWERS = 8;

    private final PlainBoard names;
    private final GroundPlay play;
    private long left;
    private final Map<Stones, Integer> failed = new HashMap<>();
    private final Map<Stones, Reply> held = new HashMap<>();

    /** What the owner does in a position: his answers, by attack, the move he begins with, and what they lead to. */
    private record Reply(
            int answers,
            Map<Integer, Integer> moves,
            @Nullable Integer begin,
            List<Stones> next) {}

    GroundProver(PlainBoard names, GroundPlay play, long limit) {
        this.names = names;
        this.play = play;
        left = limit;
    }

    /** The answers for a position and all that come of it; nothing if they are not found. */
    Optional<List<BoardProof.Defence>> positions(Stones start) {
        for (int answers = 0; answers <= MOST_ANSWERS; answers++) {
            if (!holds(start, answers)) continue;
            Map<Stones, BoardProof.Defence> written = new LinkedHashMap<>();
            write(start, written);
            return Optional.of(List.copyOf(written.values()));
        }
        return Optional.empty();
    }

    private void write(Stones at, Map<Stones, BoardProof.Defence> written) {
        Reply reply = held.get(at);
        if (reply == null || written.containsKey(at)) return;
        for (Stones next : reply.next) write(next, written);
        Map<String, String> answers = new HashMap<>();
        reply.moves.forEach((attack, answer) -> answers.put(vertex(attack), vertex(answer)));
        String begin = reply.begin == null ? null : vertex(reply.begin);
        written.put(at, new BoardProof.Defence(play.board().text(at), answers, begin));
    }

    private String vertex(int index) {
        return names.vertex(play.board().points().get(index));
    }

    private boolean holds(Stones at, int answers) {
        if (play.isSettled(at)) return true;
        Reply reply = held.get(at);
        if (reply != null && reply.answers <= answers) return true;
        if (answers == 0 || failed.getOrDefault(at, -1) >= answers || --left < 0) return false;
        Reply found = reply(at, answers);
        if (found != null) held.put(at, found);
        else failed.put(at, answers);
        return found != null;
    }

    private @Nullable Reply reply(Stones at, int answers) {
        Map<Integer, Integer> moves = new LinkedHashMap<>();
        List<Stones> next = new ArrayList<>();
        for (long rest = play.board().empty(at); rest != 0; rest &= rest - 1) {
            int attack = Long.numberOfTrailingZeros(rest);
            if (play.isLost(at, attack)) return null;
            Stones after = play.attacked(at, attack);
            if (after.equals(at) || play.isSettled(after)) continue;
            int answer = answer(after, answers, next);
            if (answer < 0) return null;
            moves.put(attack, answer);
        }
        if (!play.hasEnemies(at)) return new Reply(answers, moves, null, next);
        int begin = answer(at, answers, next);
        return begin < 0 ? null : new Reply(answers, moves, begin, next);
    }

    /** A move of the owner after which he holds, negative if there is none; what it leads to is added to a list. */
    private int answer(Stones at, int answers, List<Stones> next) {
        List<Integer> later = new ArrayList<>();
        for (long rest = play.board().empty(at); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            Stones after = play.answered(at, move);
            if (after == null) continue;
            if (play.isSettled(after)) return move;
            later.add(move);
        }
        for (int move : later) {
            Stones after = play.answered(at, move);
            if (after == null || answers == 1 || !holds(after, answers - 1)) continue;
            next.add(after);
            return move;
        }
        return -1;
    }
}
