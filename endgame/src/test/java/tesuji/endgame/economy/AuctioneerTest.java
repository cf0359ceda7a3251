package tesuji.endgame.economy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Expression;
import tesuji.endgame.notation.Reader;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

final class AuctioneerTest {
    private final Calculator calculator = new Calculator(new Values(300_000));
    private final Rng rng = new Rng(8);

    private List<Branch> parts(String... games) {
        List<Branch> parts = new ArrayList<>();
        for (String game : games) parts.add(Branch.of(calculator, Reader.read(game)));
        return parts;
    }

    /** Makes the moves of a list and then passes. */
    private record Script(Deque<Choice> moves) implements Trader {
        static Script of(Choice... moves) {
            return new Script(new ArrayDeque<>(List.of(moves)));
        }

        @Override
        public Dyadic komi(Market market) {
            return Dyadic.ZERO;
        }

        @Override
        public Optional<Dyadic> bid(Market market, Side side) {
            return Optional.empty();
        }

        @Override
        public Choice choose(Market market, Side side) {
            return moves.isEmpty() ? new Choice.Pass() : moves.pop();
        }
    }

    private Market trapped(Trader black, Choice... white) {
        Market market = new Market(parts("1||||10||0|-20|||-21", "1||0|-18"));
        new Auctioneer(rng, event -> {}).playAtFee(market, Dyadic.ONE, black, Script.of(white), Side.WHITE);
        return market;
    }

    /** White moves in A, is answered, and moves in B before A is finished (Frejlak 2020, appendix A). */
    @Test
    void theHotStrategyFallsIntoTheTrap() {
        Choice a = new Choice.Move(0, 0);
        Choice b = new Choice.Move(1, 0);
        Market hot = trapped(new HottestFirst(), a, b, b);
        assertThat(hot.score()).isEqualTo(Dyadic.of(-8));
        assertThat(hot.feesPaid(Side.WHITE)).isEqualTo(3);
        assertThat(hot.feesPaid(Side.BLACK)).isEqualTo(2);
        assertThat(hot.black().plus(hot.score())).isEqualTo(Dyadic.of(-7));
    }

    @Test
    void theBookStrategyAnswersWhereItMust() {
        Choice a = new Choice.Move(0, 0);
        Choice b = new Choice.Move(1, 0);
        Market book = trapped(new Book(), a, b, a);
        assertThat(book.score()).isEqualTo(Dyadic.ZERO);
        assertThat(book.feesPaid(Side.WHITE)).isEqualTo(3);
        assertThat(book.feesPaid(Side.BLACK)).isEqualTo(3);
        assertThat(book.black()).isEqualTo(Dyadic.ZERO);
    }

    private Expression random(int depth) {
        if (depth == 0 || rng.nextInt(5) == 0) return new Expression.Simple(Dyadic.of(rng.nextInt(25) - 12), 0, 0);
        return new Expression.Game(options(depth), options(depth));
    }

    private List<Expression> options(int depth) {
        List<Expression> options = new ArrayList<>();
        for (int i = rng.nextInt(2); i >= 0; i--) options.add(random(depth - 1));
        return options;
    }

    private List<Branch> board() {
        List<Branch> parts = new ArrayList<>();
        for (int i = rng.nextInt(4); i >= 0; i--) parts.add(Branch.of(calculator, random(3)));
        return parts;
    }

    @Test
    void theBookStrategyNeverLoses() {
        Auctioneer auctioneer = new Auctioneer(rng, event -> {});
        int won = 0;
        for (int i = 0; i < 1500; i++) {
            Trader opponent = i % 3 == 0 ? new HottestFirst() : new Gambler(rng);
            Auctioneer.Result result = auctioneer.play(board(), new Book(), opponent);
            assertThat(result.first().signum()).isNotNegative();
            if (result.first().signum() > 0) won++;
            result = auctioneer.play(board(), opponent, new Book());
            assertThat(result.first().signum()).isNotPositive();
        }
        assertThat(won).isGreaterThan(500);
    }

    @Test
    void betweenTwoBookPlayersNobodyGains() {
        for (int i = 0; i < 300; i++) {
            assertThat(new Auctioneer(rng, event -> {})
                            .play(board(), new Book(), new Book())
                            .first())
                    .isEqualTo(Dyadic.ZERO);
        }
    }

    /**
     * A temperature of 9/2 and a mean of -9/2: both bid the same, lots decide, and the fee takes what the move gains.
     */
    @Test
    void feesAndKomiAreTheMeanAndTheTemperature() {
        List<Auctioneer.Event> events = new ArrayList<>();
        Auctioneer.Result result = new Auctioneer(rng, events::add).play(parts("0|-9"), new Book(), new Book());
        assertThat(result.komi()).hasToString("-9/2");
        assertThat(events.get(1))
                .isInstanceOfSatisfying(
                        Auctioneer.Event.Fee.class, fee -> assertThat(fee.fee()).hasToString("9/2"));
        assertThat(events.get(events.size() - 1)).isInstanceOf(Auctioneer.Event.End.class);
        assertThat(result.first()).isEqualTo(Dyadic.ZERO);
    }

    /**
     * Money moves only between the two, so what one gains the other loses, and every fee is lower than the one before.
     */
    @Test
    void feesFall() {
        for (int i = 0; i < 200; i++) {
            List<Dyadic> fees = new ArrayList<>();
            Auctioneer auctioneer = new Auctioneer(rng, event -> {
                if (event instanceof Auctioneer.Event.Fee fee) fees.add(fee.fee());
            });
            auctioneer.play(board(), new Gambler(rng), new Gambler(rng));
            for (int k = 1; k < fees.size(); k++) assertThat(fees.get(k)).isLessThan(fees.get(k - 1));
        }
    }
}
