package tesuji.endgame.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * The order of play in endgames without a move worth more than a point, after chilling (Frejlak 2020, §2.5). Black
 * plays in minies, then enters corridors that end in minies, the smallest threat first and then the shortest, then
 * plays on downs; when these are gone, on a star if there is one left over, else he blocks a corridor of his own;
 * numbers come last. White does the same with colours swapped.
 *
 * <p>The source leaves out that parts which add up to nothing must be taken away first: in {@code +_1 + ^ + v} Black
 * must block the tiny, not play on the down.
 */
public final class OnePointOrder {
    /** Parts that are looked through for groups that add up to nothing. */
    private static final int MOST_SIFTED = 14;

    private final Values values;

    public OnePointOrder(Values values) {
        this.values = values;
    }

    /** What a part is to Black, in the order in which he plays there. */
    private enum Rank {
        MINY,
        ENTRANCE,
        DOWN,
        STAR,
        OWN,
        NUMBER
    }

    /**
     * A part and its place in the order.
     *
     * @param threat what lies at the end of the corridor, 0 if nothing does
     * @param length the zeros of a corridor
     */
    private record Part(int game, Rank rank, Dyadic threat, int length) {}

    /** The move that the rule recommends, or nothing if there is none or a part is of no known kind. */
    public Optional<Ply> advice(SumPosition position) {
        if (position.toMove() == Side.BLACK) return advice(position.parts());
        return advice(position.parts().stream().map(values::negative).toList())
                .map(ply -> new Ply(values.negative(ply.from()), values.negative(ply.to())));
    }

    private Optional<Ply> advice(List<Integer> games) {
        List<Part> parts = new ArrayList<>();
        for (int game : sifted(games)) {
            Optional<Part> part = part(game);
            if (part.isEmpty()) return Optional.empty();
            if (values.leftCount(game) > 0) parts.add(part.get());
        }
        return parts.stream()
                .min(Comparator.comparing(Part::rank)
                        .thenComparing(Part::threat)
                        .thenComparing(Part::length))
                .map(part -> new Ply(part.game, values.lefts(part.game)[0]));
    }

    /** The parts without groups that add up to nothing: pairs first, then the smallest groups. */
    private List<Integer> sifted(List<Integer> games) {
        List<Integer> kept = new ArrayList<>();
        for (Integer game : games) {
            if (game != Values.ZERO && !kept.remove((Integer) values.negative(game))) kept.add(game);
        }
        boolean found = kept.size() <= MOST_SIFTED;
        while (found) {
            List<Integer> nothing = group(kept);
            found = !nothing.isEmpty();
            for (Integer game : nothing) kept.remove(game);
        }
        return kept;
    }

    /** The smallest group that adds up to nothing; empty if there is none. */
    private List<Integer> group(List<Integer> games) {
        List<Integer> best = List.of();
        for (int set = 1; set < 1 << games.size(); set++) {
            int size = Integer.bitCount(set);
            if (!best.isEmpty() && size >= best.size()) continue;
            int sum = Values.ZERO;
            List<Integer> group = new ArrayList<>(size);
            for (int i = 0; i < games.size(); i++) {
                if (((set >> i) & 1) == 0) continue;
                sum = values.plus(sum, games.get(i));
                group.add(games.get(i));
            }
            if (sum == Values.ZERO) best = group;
        }
        return best;
    }

    private Optional<Part> part(int game) {
        if (values.isNumber(game)) return Optional.of(new Part(game, Rank.NUMBER, Dyadic.ZERO, 0));
        if (values.isSimple(game)) return simple(game);
        Optional<Part> enemy = corridor(game, values.negative(game));
        return enemy.isPresent()
                ? enemy
                : corridor(values.negative(game), game).map(own -> new Part(game, Rank.OWN, own.threat, own.length));
    }

    /** A star, or a corridor that ends in one: n ups, or downs, and a star for every one but the first. */
    private Optional<Part> simple(int game) {
        int ups = values.ups(game);
        int length = Math.abs(ups);
        if (values.leftStop(game).signum() != 0) return Optional.empty();
        if (ups == 0 && values.nim(game) == 1) return Optional.of(new Part(game, Rank.STAR, Dyadic.ZERO, 0));
        if (ups == 0 || values.nim(game) != (length - 1) % 2) return Optional.empty();
        return Optional.of(new Part(game, ups > 0 ? Rank.OWN : Rank.DOWN, Dyadic.ZERO, length));
    }

    /** A miny or a corridor that ends in one, if the mirror image is a tiny behind so many zeros. */
    private Optional<Part> corridor(int game, int mirrored) {
        int inside = mirrored;
        for (int length = 0; ; length++) {
            if (values.isSimple(inside) || !isOnly(values.lefts(inside), Values.ZERO)) return Optional.empty();
            int[] rights = values.rights(inside);
            if (rights.length != 1) return Optional.empty();
            Dyadic threat = threat(rights[0]);
            if (threat.signum() > 0) {
                return Optional.of(new Part(game, length == 0 ? Rank.MINY : Rank.ENTRANCE, threat, length));
            }
            inside = rights[0];
        }
    }

    /** r if the game is {@code {0|-r}}, else 0. */
    private Dyadic threat(int game) {
        int[] rights = values.rights(game);
        if (!isOnly(values.lefts(game), Values.ZERO) || rights.length != 1 || !values.isNumber(rights[0]))
            return Dyadic.ZERO;
        return values.leftStop(rights[0]).negated();
    }

    private static boolean isOnly(int[] options, int game) {
        return options.length == 1 && options[0] == game;
    }
}
