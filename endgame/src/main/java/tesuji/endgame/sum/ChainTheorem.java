package tesuji.endgame.sum;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.endgame.number.Dyadic;

/**
 * A White chain that is connected to its friends through one point of its own only, and can push into corridors of
 * Black: what they are worth together after chilling (Berlekamp and Wolfe 1994; Frejlak 2020, §2.5). The connecting
 * point counts 0 if White has to fill it and -1 if he keeps it.
 *
 * <p>The source states the rule with whole local scores, for which it does not hold. It holds for what is left of a
 * score when the whole points are split off, {@code 2^(1-n)} for a blocked corridor of n points and {@code 2^(3-l)} for
 * an unblocked one of l, and needs the point that the connection saves.
 *
 * @param blocked lengths of the corridors that end in a Black wall, at least 1
 * @param unblocked lengths of those whose far end opens to a safe White stone, at least 2
 */
public record ChainTheorem(List<Integer> blocked, List<Integer> unblocked) {
    private static final int LONGEST = 50;

    public ChainTheorem {
        blocked = List.copyOf(blocked);
        unblocked = List.copyOf(unblocked);
        check(blocked, 1);
        check(unblocked, 2);
    }

    private static void check(List<Integer> lengths, int shortest) {
        for (int length : lengths) {
            if (length < shortest || length > LONGEST) {
                throw new InputException(
                        "A corridor has " + shortest + " to " + LONGEST + " points here, not " + length + ".");
            }
        }
    }

    /** What can become of the chain. */
    public enum Case {
        /** The blocked corridors alone suffice: the chain may be treated as connected. */
        CONNECTED,
        /** Every move is worth exactly a point: the value is a number and a negative infinitesimal. */
        SENTE,
        /** An unblocked corridor will connect the chain. */
        ESCAPING
    }

    public Case kind() {
        if (!sum().isLess(Dyadic.ONE)) return Case.CONNECTED;
        return unblocked.isEmpty() ? Case.SENTE : Case.ESCAPING;
    }

    /** The sum of the fractions of the blocked corridors. */
    public Dyadic sum() {
        return blocked.stream().map(n -> Dyadic.of(1, n - 1)).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    /** The fraction of an unblocked corridor: 2, 1, 1/2, … */
    private static Dyadic escape(int length) {
        return length == 2 ? Dyadic.of(2) : Dyadic.of(1, length - 3);
    }

    /** The number that the whole is worth; in sente up to an infinitesimal. */
    public Dyadic number() {
        long whole = 0;
        for (int n : blocked) whole += n - 2;
        for (int l : unblocked) whole += l - 4;
        Dyadic escapes = unblocked.stream().map(ChainTheorem::escape).reduce(Dyadic.ZERO, Dyadic::plus);
        return Dyadic.of(whole)
                .plus(
                        switch (kind()) {
                            case CONNECTED -> sum().plus(escapes);
                            case SENTE -> Dyadic.ONE;
                            case ESCAPING -> escaping(escapes);
                        });
    }

    /** The shortest way out is worth half, and what is left of the other corridors depends on it. */
    private Dyadic escaping(Dyadic escapes) {
        int shortest = unblocked.stream().min(Integer::compare).orElseThrow();
        Dyadic half = escape(shortest).half();
        Dyadic blockedPart = Dyadic.ZERO;
        for (int n : blocked) blockedPart = blockedPart.plus(scaled(half, n - 1));
        return Dyadic.ONE.plus(escapes.minus(half)).plus(blockedPart);
    }

    private static Dyadic scaled(Dyadic number, int halvings) {
        Dyadic scaled = number;
        for (int i = 0; i < halvings; i++) scaled = scaled.half();
        return scaled;
    }
}
