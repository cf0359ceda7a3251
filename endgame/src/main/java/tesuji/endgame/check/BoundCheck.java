package tesuji.endgame.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.check.RegionPlay.State;

/** Follows the answers by which a side shows what a region is worth to it, against every attack. */
final class BoundCheck {
    private final RegionPlay play;
    private final Map<State, BoardProof.Bound> answers = new HashMap<>();
    /** By position, the best number that is said of it. */
    private final Map<State, State> numbers = new HashMap<>();

    private final Set<String> kos = new TreeSet<>();
    private final Set<State> path = new HashSet<>();
    private final Set<State> done = new HashSet<>();

    BoundCheck(RegionPlay play, List<BoardProof.Bound> bounds) {
        this.play = play;
        for (BoardProof.Bound bound : bounds) {
            State state = play.state(bound);
            if (state.game().isNumber()) numbers.merge(play.position(state), state, play::stronger);
            Flaw.in(answers.put(state, bound) != null, "a position of a region stands there twice: " + bound.at());
        }
    }

    RegionPlay play() {
        return play;
    }

    /** The kos that the holder takes to go on, and that the attacker may not retake at once. */
    Set<String> kos() {
        return kos;
    }

    /** How many positions have been shown to be worth what is said of them. */
    int positions() {
        return done.size();
    }

    /** Shows that the holder has the game, with the attacker to move. */
    void follow(State at) {
        if (done.contains(at) || play.isSure(at)) return;
        BoardProof.Bound bound = answers.get(at);
        State stronger = bound == null ? stronger(at) : at;
        if (!stronger.equals(at)) {
            follow(stronger);
            return;
        }
        if (bound == null) throw Flaw.of("nothing is said of the position " + text(at));
        Flaw.in(!path.add(at), "the answers go round in circles at " + text(at));
        play.attacks(at).forEach((attack, after) -> {
            boolean isAnswered = !attack.equals(BoardProof.PASS) && play.isSureMovingFirst(after);
            if (!isAnswered) follow(answered(after, bound.answers().get(attack), attack));
        });
        path.remove(at);
        done.add(at);
        String ko = play.vertex(at.attackerBan());
        if (ko != null) kos.add(ko);
    }

    /** A position of which more is said, and from which this one follows: without tax, or with a better number. */
    private State stronger(State at) {
        State untaxed = at.untaxed();
        State best = numbers.get(play.position(untaxed));
        return best != null && play.isStronger(best, untaxed) ? best : untaxed;
    }

    private State answered(State at, @Nullable String answer, String attack) {
        if (answer == null) throw Flaw.of("there is no answer to " + attack + ", which leads to " + text(at));
        State after = play.answer(at, attack, answer);
        if (after == null) throw Flaw.of("the answer " + answer + " to " + attack + " is not possible, or not enough");
        return after;
    }

    private String text(State at) {
        return play.board().text(at.stones()) + " against " + at.game().name()
                + (at.balance() == 0 ? "" : " with a balance of " + at.balance())
                + (at.holderBan() == 0 ? "" : " and a ko that may not be retaken");
    }
}
