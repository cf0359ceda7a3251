package tesuji.endgame.generate;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import tesuji.core.base.Rng;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.ExhaustiveJudge;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.Counting;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.sum.SumPosition;
import tesuji.endgame.sum.SumSolver;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** Counts generated endgames in two ways that know nothing of each other, and notes where they differ. */
final class Contest {
    private static final long PLAIN_SUMS = 60_000;
    /** Every so many large boards are played on, for so many moves. */
    private static final int REHEARSED = 5;

    private static final int REHEARSAL = 12;

    private final long nodes;
    private final Rng rng = new Rng(1);
    private final StringBuilder faults = new StringBuilder();
    private int boards;
    private int played;
    private int moves;
    private int known;
    private int rehearsed;
    private int proven;
    private int replayed;

    /** Gives up playing a board out after so many positions. */
    Contest(long nodes) {
        this.nodes = nodes;
    }

    /** Boards that had a proven score, of both sides to move. */
    int boards() {
        return boards;
    }

    /** Scores that were compared with playing the whole board out. */
    int played() {
        return played;
    }

    /** Scores of sums that were compared with playing the sum out without theory. */
    int replayed() {
        return replayed;
    }

    /**
     * All differences; empty if there are none. What rests on walls that may cost something is never called certain,
     * and not compared.
     */
    String faults() {
        return faults.toString();
    }

    @Override
    public String toString() {
        return boards + " boards, " + proven + " scores proven, " + played + " played out, " + moves
                + " first moves played out, " + replayed + " sums played out, " + rehearsed + " moves rehearsed, "
                + known + " known values";
    }

    /** So many small boards, with at most so many points to play on, against playing out the board. */
    void small(int count, int most, long seed) {
        for (int done = 0, i = 0; done < count; i++) {
            boolean rooms = i % 3 == 0;
            Set<Feature> features = EnumSet.allOf(Feature.class);
            if (!rooms) features.remove(Feature.ROOM);
            Wish wish = new Wish(5 + i / 3 % 3, 1 + rng.nextInt(rooms ? 2 : 4), features, 4);
            Setting setting = new Generator(wish, seed + i).next();
            int open = setting.regions().stream()
                    .mapToInt(region -> region.points().size())
                    .sum();
            if (open <= most && isPlayedOut(setting)) done++;
        }
    }

    private boolean isPlayedOut(Setting setting) {
        boolean whole = true;
        for (Counting counting : Counting.values()) {
            ExhaustiveJudge judge = new ExhaustiveJudge(setting.stones(), counting, nodes);
            for (Side side : Side.values()) whole &= isPlayedOut(setting, judge, side, counting);
        }
        if (whole) boards++;
        return whole;
    }

    private boolean isPlayedOut(Setting setting, ExhaustiveJudge judge, Side side, Counting counting) {
        EndgameResult report = report(setting, side, counting);
        Optional<Boolean> right = judge.isWithin(side, report.low(), report.high());
        if (right.isEmpty()) return false;
        played++;
        if (!right.get()) fault(setting, side, counting, "played out otherwise", report);
        for (Suggestion move : report.moves()) {
            if (move.isPass()) continue;
            Optional<Boolean> holds = judge.isWithinAfter(side, move.point(), move.low(), move.high());
            if (holds.isEmpty()) continue;
            moves++;
            if (!holds.get()) fault(setting, side, counting, move + " played out otherwise", report);
        }
        return true;
    }

    /** So many boards of this size whose score is proven, against playing out the sum of their regions. */
    void large(int count, int size, int regions, long seed) {
        Generator generator = new Generator(Wish.of(size, regions), seed);
        for (int done = 0; done < count; ) {
            Setting setting = generator.next();
            boolean whole = true;
            for (Side side : Side.values()) whole &= isSummedUp(setting, side);
            if (!whole) continue;
            done++;
            boards++;
            if (done % REHEARSED == 1) rehearse(setting, seed + done);
        }
    }

    private void rehearse(Setting setting, long seed) {
        for (Side side : Side.values()) {
            Rehearsal rehearsal = new Rehearsal(setting, side, seed);
            EndgameProblem start = EndgameProblem.of(setting.stones(), side);
            rehearsal
                    .fault(start, REHEARSAL)
                    .ifPresent(fault -> faults.append(fault).append('\n'));
            rehearsed += rehearsal.moves();
        }
    }

    private boolean isSummedUp(Setting setting, Side side) {
        EndgameResult report = report(setting, side, Counting.TERRITORY);
        boolean exact =
                report.regions().stream().allMatch(place -> place.value().isExact());
        if (!report.isProven() || !exact) return false;
        SumPosition sum = new SumPosition(
                report.regions().stream().map(place -> place.value().atLeast()).toList(), side);
        SumSolver plain = new SumSolver(report.values(), new Thermographs(report.values()), PLAIN_SUMS);
        Optional<Dyadic> score = plain.score(sum).map(report.settled()::plus);
        if (score.isEmpty()) return false;
        replayed++;
        if (!score.get().equals(report.low())) fault(setting, side, Counting.TERRITORY, "sum " + score, report);
        return true;
    }

    private EndgameResult report(Setting setting, Side side, Counting counting) {
        EndgameProblem question = new EndgameProblem(setting.stones(), side, counting, 0, Dyadic.ZERO);
        EndgameResult report = Endgame.solve(question, Budget.STANDARD);
        if (report.isProven()) proven++;
        if (report.best().isEmpty()) fault(setting, side, counting, "no move", report);
        for (ValuedRegion place : report.regions()) {
            if (place.value().status() != ProofStatus.UNKNOWN) continue;
            fault(setting, side, counting, "nothing known of " + place.region().points(), report);
        }
        if (counting == Counting.TERRITORY) for (Planted region : setting.regions()) compare(setting, region, report);
        return report;
    }

    /** A region against what is known from the way it was made. */
    private void compare(Setting setting, Planted region, EndgameResult report) {
        for (ValuedRegion place : report.regions()) {
            // a lower bound need not have the value that is known
            if (!place.region().points().containsAll(region.points())
                    || !place.value().isExact()) continue;
            Values values = report.values();
            int value = place.value().atLeast();
            boolean same = region.game() == null || new Calculator(values).value(region.game()) == value;
            boolean chilled =
                    region.chilled() == null || values.leftStop(place.chilled()).equals(region.chilled());
            if (region.feature().isKnown()) known++;
            if (same && chilled) continue;
            fault(setting, report.problem().toMove(), Counting.TERRITORY, region.toString(), report);
        }
    }

    private void fault(Setting setting, Side side, Counting counting, String what, EndgameResult report) {
        if (!report.decomposition().safety().isFirm() && !report.isProven()) return;
        faults.append(side)
                .append(' ')
                .append(counting)
                .append(": ")
                .append(what)
                .append(", report ");
        faults.append(report.low()).append(" to ").append(report.high()).append('\n');
        faults.append(setting.stones()).append('\n');
    }
}
