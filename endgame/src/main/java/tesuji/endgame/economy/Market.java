package tesuji.endgame.economy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;

/** The board of economic Go at one moment: its parts, the fee, and what either side has paid. Owned by one thread. */
public final class Market {
    private final List<Branch> parts;
    private Optional<Dyadic> fee = Optional.empty();
    private OptionalInt last = OptionalInt.empty();
    private Dyadic black = Dyadic.ZERO;
    private int blackFees;
    private int whiteFees;

    public Market(List<Branch> parts) {
        this.parts = new ArrayList<>(parts);
    }

    public List<Branch> parts() {
        return List.copyOf(parts);
    }

    /** The fee in force, or the last one while the next is being bid for; nothing before the first auction. */
    public Optional<Dyadic> fee() {
        return fee;
    }

    /** The part in which the opponent has just moved, if he did not pass. */
    public OptionalInt last() {
        return last;
    }

    /** What Black's capital has grown by; White's has shrunk by as much. */
    public Dyadic black() {
        return black;
    }

    public int feesPaid(Side side) {
        return side == Side.BLACK ? blackFees : whiteFees;
    }

    /** The largest temperature of a part: what a move is worth, and what to bid (Frejlak 2020, §2.3). */
    public Dyadic hottest() {
        return parts.stream().map(Branch::temperature).reduce(Dyadic.of(-1), Dyadic::max);
    }

    /** Black's points minus White's where nothing is left to gain; parts that are not played out count their mean. */
    public Dyadic score() {
        return parts.stream().map(Branch::mean).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    void setFee(Dyadic next) {
        fee = Optional.of(next);
        last = OptionalInt.empty();
    }

    /** Money from White to Black; the other way if it is negative. */
    void payBlack(Dyadic amount) {
        black = black.plus(amount);
    }

    void play(Side side, Choice.Move move) {
        parts.set(move.part(), parts.get(move.part()).moves(side).get(move.move()));
        Dyadic price = fee.orElseThrow();
        payBlack(side == Side.BLACK ? price.negated() : price);
        if (side == Side.BLACK) blackFees++;
        else whiteFees++;
        last = OptionalInt.of(move.part());
    }

    void pass() {
        last = OptionalInt.empty();
    }

    boolean allows(Side side, Choice.Move move) {
        return move.part() >= 0
                && move.part() < parts.size()
                && move.move() >= 0
                && move.move() < parts.get(move.part()).moves(side).size();
    }
}
