package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.core.play.StopCondition;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.RegionPlay;
import tesuji.endgame.check.RegionPlay.Answer;
import tesuji.endgame.check.RegionPlay.State;

/**
 * Finds the answers by which a side shows what a region is worth to it: search of its play against a game that is
 * known to be right, deeper each time, so that short proofs are found first. What was shown once is not shown again.
 * A position that comes back on the way counts as not shown.
 */
final class RegionProver {
    /** Answers one after another that are tried. */
    private static final int[] DEPTHS = {1, 2, 3, 4, 6, 8, 12, 16, 24, 40, 64, 100};

    private final RegionPlay play;
    private final RegionHint hint;
    private final StopCondition patience;
    /** By position the answer to each attack that needs one. */
    private final Map<State, Map<String, Answer>> shown = new LinkedHashMap<>();

    /** By position, how many answers were not enough. */
    private final Map<State, Integer> failed = new HashMap<>();

    private final Set<State> path = new HashSet<>();
    /** By attack, the answer that was good last time. */
    private final Map<String, String> good = new HashMap<>();

    /** By depth, the attack that was not answered last time. */
    private final Map<Integer, String> refuting = new HashMap<>();

    private long left;

    RegionProver(RegionPlay play, RegionHint hint, StopCondition patience) {
        this.play = play;
        this.hint = hint;
        this.patience = patience;
    }

    /** Whether the holder is shown to have the game, with the attacker to move; gives up after so many positions. */
    boolean isShown(State at, long limit) {
        left = limit;
        for (int depth : DEPTHS) {
            path.clear();
            if (shows(at, depth)) return true;
            if (hasGivenUp()) return false;
        }
        return false;
    }

    private boolean hasGivenUp() {
        return left < 0;
    }

    private boolean shows(State at, int depth) {
        if (play.isSure(at) || shown.containsKey(at)) return true;
        if (depth == 0 || failed.getOrDefault(at, 0) >= depth) return false;
        State stronger = stronger(at);
        if (!stronger.equals(at) && hint.isHopeful(stronger) && shows(stronger, depth)) return true;
        if (path.contains(at) || hasGivenUp()) return false;
        if (--left < 0 || !patience.mayContinue(1)) {
            left = -1;
            return false;
        }
        path.add(at);
        Map<String, Answer> answers = answersAll(at, depth);
        path.remove(at);
        if (answers != null) shown.put(at, answers);
        else if (!hasGivenUp()) failed.put(at, depth);
        return answers != null;
    }

    private @Nullable Map<String, Answer> answersAll(State at, int depth) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        String first = refuting.getOrDefault(depth, "");
        List<Map.Entry<String, State>> attacks =
                new ArrayList<>(play.attacks(at).entrySet());
        attacks.sort(Comparator.comparing(attack -> !attack.getKey().equals(first)));
        for (Map.Entry<String, State> entry : attacks) {
            String attack = entry.getKey();
            State after = entry.getValue();
            if (!attack.equals(BoardProof.PASS) && play.isSureMovingFirst(after)) continue;
            Answer answer = answer(after, attack, depth);
            if (answer == null) {
                refuting.put(depth, attack);
                return null;
            }
            answers.put(attack, answer);
        }
        return answers;
    }

    private boolean isKnown(State at) {
        return shown.containsKey(at) || shown.containsKey(stronger(at));
    }

    /** A position from which this one follows, about which there is only one thing to say. */
    private State stronger(State at) {
        return hint.strongest(play, at.untaxed());
    }

    private @Nullable Answer answer(State at, String attack, int depth) {
        List<Answer> open = new ArrayList<>();
        String favourite = good.get(attack);
        for (Answer answer : play.answers(at, attack)) {
            if (play.isSure(answer.after()) || isKnown(answer.after())) return answer;
            if (failed.getOrDefault(answer.after(), 0) >= depth - 1) continue;
            open.add(answer);
        }
        // whatever rests on a ko comes last
        open.sort(Comparator.comparing((Answer answer) -> answer.after().taken() != 0)
                .thenComparing(answer -> !answer.name().equals(favourite))
                .thenComparingInt(answer -> play.open(answer.after())));
        for (Answer answer : open) {
            if (hasGivenUp() || !hint.isHopeful(answer.after()) || !shows(answer.after(), depth - 1)) continue;
            good.put(attack, answer.name());
            return answer;
        }
        return null;
    }

    /** All that is needed to show these, those first on which others rest. */
    List<BoardProof.Bound> bounds(List<State> starts) {
        Map<State, BoardProof.Bound> bounds = new LinkedHashMap<>();
        for (State start : starts) write(start, bounds);
        return List.copyOf(bounds.values());
    }

    private void write(State at, Map<State, BoardProof.Bound> bounds) {
        Map<String, Answer> answers = shown.get(at);
        State stronger = stronger(at);
        if (answers == null && !stronger.equals(at)) write(stronger, bounds);
        if (answers == null || bounds.containsKey(at)) return;
        Map<String, String> names = new HashMap<>();
        for (Map.Entry<String, Answer> entry : answers.entrySet()) {
            write(entry.getValue().after(), bounds);
            names.put(entry.getKey(), entry.getValue().name());
        }
        bounds.put(at, play.bound(at, names));
    }
}
