package tesuji.endgame.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.play.Patience;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.sum.LastMove;
import tesuji.endgame.sum.LastMoveCheck;
import tesuji.endgame.sum.Position;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * The proof of a report about an endgame without moves worth more than a point: after chilling the places are numbers
 * and infinitesimals, and where the numbers are whole, the result hangs on who gets the last move among the
 * infinitesimals. That is proved for the board as it stands and for every first move that leaves it so, by strategies
 * that can be replayed.
 *
 * @param number what the chilled places come to, without infinitesimals, and with all that is settled
 * @param start who gets the last move as the board stands
 * @param moves the same after each first move
 */
public record Certificate(Dyadic number, LastMove start, List<Line> moves) implements Evidence {
    private static final int LARGEST = 200_000;

    public Certificate {
        moves = List.copyOf(moves);
    }

    /**
     * A first move and who gets the last one after it.
     *
     * @param number what the chilled places then come to
     */
    public record Line(int point, Dyadic number, LastMove proof) {}

    /** The certificate of a report, if it is about such an endgame and whole points depend on the last move. */
    public static Optional<Certificate> of(Report report) {
        return of(report, Patience.ENDLESS);
    }

    /** The same for somebody who may not wait for ever; nothing if he does not. */
    public static Optional<Certificate> of(Report report, Patience patience) {
        report.values().patience(patience);
        try {
            return certificate(report);
        } finally {
            report.values().patience(Patience.ENDLESS);
        }
    }

    private static Optional<Certificate> certificate(Report report) {
        boolean fits = report.isKnown()
                && report.question().counting() == Counting.TERRITORY
                && report.places().stream().noneMatch(place -> Dyadic.ONE.isLess(place.temperature()));
        try {
            return fits ? new Builder(report).certificate() : Optional.empty();
        } catch (ArenaFullException full) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> flaw() {
        Optional<String> flaw = LastMoveCheck.flaw(start);
        for (Line line : moves) if (flaw.isEmpty()) flaw = LastMoveCheck.flaw(line.proof);
        return flaw;
    }

    @Override
    public int size() {
        return start.plan().size()
                + moves.stream().mapToInt(line -> line.proof.plan().size()).sum();
    }

    private static final class Builder {
        private final Report report;
        private final Values values;
        private final Cooling cooling;

        Builder(Report report) {
            this.report = report;
            values = report.values();
            cooling = new Cooling(values, report.thermographs());
        }

        Optional<Certificate> certificate() {
            Side mover = report.question().toMove();
            Optional<Line> start = line(-1, Optional.empty(), mover);
            if (start.isEmpty()) return Optional.empty();
            List<Line> lines = new ArrayList<>();
            for (int i = 0; i < report.places().size(); i++) {
                for (LocalMove move : report.places().get(i).value().moves()) {
                    line(i, Optional.of(move), mover.other()).ifPresent(lines::add);
                }
            }
            return Optional.of(new Certificate(start.get().number, start.get().proof, lines));
        }

        /** Who gets the last move, shown for the winner with the bounds that hold for him. */
        private Optional<Line> line(int changed, Optional<LocalMove> move, Side toMove) {
            for (Side winner : Side.values()) {
                Dyadic number = report.settled();
                List<Integer> rest = new ArrayList<>();
                for (int i = 0; i < report.places().size(); i++) {
                    Place place = report.places().get(i);
                    int game = cooling.chill(i == changed ? bound(move.orElseThrow(), winner) : bound(place, winner));
                    if (!values.leftStop(game).equals(values.rightStop(game))) return Optional.empty();
                    Dyadic mean = values.leftStop(game);
                    number = number.plus(mean);
                    int infinitesimal = values.minus(game, values.number(mean));
                    if (infinitesimal != Values.ZERO) rest.add(infinitesimal);
                }
                if (!number.isWhole()) return Optional.empty();
                LastMove proof = LastMove.of(values, new Position(rest, toMove), LARGEST);
                int point = move.map(LocalMove::point).orElse(Suggestion.PASS);
                if (proof.winner() == winner) return Optional.of(new Line(point, number, proof));
            }
            return Optional.empty();
        }

        private static int bound(LocalMove move, Side winner) {
            return winner == Side.BLACK ? move.atLeast() : move.atMost();
        }

        private static int bound(Place place, Side winner) {
            return winner == Side.BLACK
                    ? place.value().atLeast()
                    : place.value().atMost();
        }
    }
}
