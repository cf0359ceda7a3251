package tesuji.games.go.playout;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tesuji.core.base.InputException;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.games.go.GoPosition;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.FinalOwnership;
import tesuji.games.go.score.LifeAndDeath;
import tesuji.games.go.score.Prisoners;

/**
 * Counts games of Go. After two passes the chains are taken off that {@link FinalStatus} takes for dead, as everywhere
 * else; chains whose fate it does not settle are left on the board. A game that its cap has cut off counts as it
 * stands.
 */
public final class GoAdjudicator implements Adjudicator {
    @Override
    public Adjudication adjudicate(Position position, Set<Integer> disputed) {
        GoPosition end = (GoPosition) position;
        if (end.passes() < 2) return Adjudication.of(end.score(), Termination.LIMIT, "");
        LifeAndDeath judged = FinalStatus.of(end);
        Set<Integer> dead = new TreeSet<>(disputed);
        for (int point : judged.dead()) {
            if (!dead.remove(point)) dead.add(point);
        }
        Set<Integer> unsettled = new TreeSet<>(judged.unsettled());
        unsettled.removeAll(disputed);
        LifeAndDeath marks = LifeAndDeath.of(dead, Set.of());
        return new Adjudication(
                score(end, marks),
                Termination.PASSES,
                "",
                Optional.of(List.copyOf(dead)),
                List.copyOf(unsettled),
                FinalOwnership.of(end.stones(), marks, end.rules().scoring()).owners());
    }

    /** The score for Black in half-points if these stones are dead. */
    public static int score(GoPosition position, LifeAndDeath marks) {
        return Count.of(position.stones(), marks, Prisoners.of(position), position.rules())
                .margin()
                .halfPoints();
    }

    @Override
    public Optional<Dispute> dispute() {
        return Optional.of(GoAdjudicator::chain);
    }

    private static Set<Integer> chain(Position position, String point) {
        GoPosition end = (GoPosition) position;
        if (end.passes() < 2) throw new InputException("This game was cut off and counts as it stands.");
        int named = end.game().notation().move(point);
        if (named >= end.stones().points()) throw new InputException("Name a stone, such as D4, not a pass.");
        return LifeAndDeath.of(Set.of(named), Set.of()).on(end.stones()).dead();
    }
}
