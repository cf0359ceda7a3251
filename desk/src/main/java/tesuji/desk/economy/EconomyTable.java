package tesuji.desk.economy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.play.StopCondition;
import tesuji.desk.economy.EconomyAnswer.Happening;
import tesuji.endgame.economy.Auctioneer.Event;
import tesuji.endgame.economy.Choice;
import tesuji.endgame.economy.EconomicGame;
import tesuji.endgame.economy.EconomicGame.Phase;
import tesuji.endgame.economy.Trader;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * A game of economic Go between a person, who is the first player, and a program, which answers at once. Bids of both
 * are made at the same time, so neither knows the other's. Owned by one thread.
 */
public final class EconomyTable {
    private static final int GAMES = 50_000;
    private static final int LONGEST_BID = 40;
    private static final Dyadic LARGEST_BID = Dyadic.of(1_000_000);
    private static final int FINEST_BID = 20;

    private final Calculator calculator;
    private final Trader program;
    private final String opponent;
    private final EconomicGame game;
    private final List<Happening> story = new ArrayList<>();

    private EconomyTable(Calculator calculator, String opponent, List<String> parts, long seed) {
        this.calculator = calculator;
        this.opponent = opponent;
        Rng rng = new Rng(seed);
        program = Traders.named(opponent, rng)
                .orElseThrow(() ->
                        new InputException("There is no player \"" + opponent + "\" here; name book, hot or gambler."));
        game = new EconomicGame(new PlayableParts(calculator).read(parts), rng, this::tell);
    }

    /**
     * A new game.
     *
     * @param parts games such as {@code 3|1||0}
     * @param opponent one of {@link Traders#NAMES}
     * @param patience how long the parts may take to be understood
     */
    public static EconomyTable open(List<String> parts, String opponent, long seed, StopCondition patience) {
        Values values = new Values(GAMES);
        values.patience(patience);
        EconomyTable table = new EconomyTable(new Calculator(values), opponent, parts, seed);
        values.patience(StopCondition.NEVER);
        return table;
    }

    /** What the person would pay for Black. */
    public void komi(String bid) {
        demand(Phase.KOMI, "The komi has been bid for already.");
        game.komi(amount(bid), program.komi(game.market()));
    }

    /** What the person would pay for the move, or {@code pass}. */
    public void bid(String bid) {
        demand(Phase.BIDS, "Nothing is bid for now.");
        Optional<Dyadic> own = bid.strip().equals("pass") ? Optional.empty() : Optional.of(amount(bid));
        if (own.isPresent() && !game.allows(own.get())) {
            String below =
                    game.market().fee().map(fee -> " and less than " + fee).orElse("");
            throw new InputException("A bid is more than 0" + below + ".");
        }
        Optional<Dyadic> other = program.bid(game.market(), side().other());
        if (side() == Side.BLACK) game.bids(own, other);
        else game.bids(other, own);
        letTheProgramPlay();
    }

    /** A move of the person: the number of the part and of the move in it, both from 1. */
    public void move(int part, int move) {
        demand(Phase.MOVES, "No move can be made now.");
        boolean exists = part >= 1
                && part <= game.market().parts().size()
                && move >= 1
                && move <= game.market().parts().get(part - 1).moves(side()).size();
        if (!exists) throw new InputException("There is no such move.");
        game.choose(new Choice.Move(part - 1, move - 1));
        letTheProgramPlay();
    }

    /** A pass of the person, which is free. */
    public void pass() {
        demand(Phase.MOVES, "There is nothing to pass now.");
        game.choose(new Choice.Pass());
        letTheProgramPlay();
    }

    private void demand(Phase phase, String otherwise) {
        if (game.phase() != phase) throw new InputException(otherwise);
    }

    private Dyadic amount(String text) {
        if (text.length() > LONGEST_BID) throw new InputException("A bid is a number, such as 3 or 7/2.");
        Dyadic bid = Traders.bid(calculator, text);
        if (LARGEST_BID.isLess(bid.absolute()) || bid.exponent() > FINEST_BID) {
            throw new InputException("A bid is at most " + LARGEST_BID + ", and no finer than 1/1048576.");
        }
        return bid;
    }

    private void letTheProgramPlay() {
        while (game.phase() == Phase.MOVES && game.toMove() != side()) {
            game.choose(program.choose(game.market(), game.toMove()));
        }
    }

    private Side side() {
        return game.isFirstBlack() ? Side.BLACK : Side.WHITE;
    }

    private void tell(Event event) {
        if (event instanceof Event.Komi komi) {
            story.add(new Happening(
                    "komi", "black", komi.firstIsBlack(), komi.komi().toString(), null, null));
        } else if (event instanceof Event.Fee fee) {
            story.add(about("fee", fee.begins(), fee.fee().toString()));
        } else if (event instanceof Event.Turn turn && turn.choice() instanceof Choice.Move move) {
            String become = turn.market().parts().get(move.part()).name();
            String side = EconomyAnswer.word(turn.side());
            story.add(new Happening("move", side, turn.side() == side(), null, move.part() + 1, become));
        } else if (event instanceof Event.Turn turn) {
            story.add(about("pass", turn.side(), null));
        } else if (event instanceof Event.End end) {
            story.add(new Happening("end", null, false, end.score().toString(), null, null));
        }
    }

    private Happening about(String kind, Side side, @Nullable String amount) {
        return new Happening(kind, EconomyAnswer.word(side), side == side(), amount, null, null);
    }

    /** The game as it stands. */
    public EconomyAnswer answer() {
        boolean isSeated = game.phase() != Phase.KOMI;
        Dyadic black = game.market().black();
        return new EconomyAnswer(
                opponent,
                game.phase().name().toLowerCase(Locale.ROOT),
                isSeated ? EconomyAnswer.word(side()) : null,
                game.market().fee().map(Dyadic::toString).orElse(null),
                (side() == Side.BLACK ? black : black.negated()).toString(),
                game.market().score().toString(),
                game.market().parts().stream().map(EconomyAnswer.Part::of).toList(),
                story);
    }
}
