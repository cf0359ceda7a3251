package tesuji.endgame.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/**
 * The games of a proof as plain trees, and the comparison of two of them by its definition (Conway 1976): G is at
 * most H unless Left can move in G, or Right in H, to something that refutes it. Numbers are fractions with a power
 * of two below, in units of {@link #ONE}.
 */
public final class PlainGames {
    public static final long ONE = 1L << 32;

    private static final long LARGEST = 1 << 12;
    /** Ids look like nothing else that an attack or an answer may be called. */
    private static final Pattern ID = Pattern.compile("g\\d{1,9}");

    private static final Pattern NUMBER = Pattern.compile("(-?\\d{1,12})(?:/(\\d{1,10}))?");

    private final Map<String, PlainGame> trees = new HashMap<>();
    private final Map<Long, PlainGame> numbers = new HashMap<>();
    private final Map<Pair, Boolean> compared = new HashMap<>();
    /** What games come to if Black moves first, and if White does. */
    private final Map<PlainGame, Long> blackStops = new HashMap<>();

    private final Map<PlainGame, Long> whiteStops = new HashMap<>();

    private record Pair(PlainGame one, PlainGame other) {}

    /** Reads the trees, in any order; none may contain itself. */
    public PlainGames(List<BoardProof.Tree> games) {
        Map<String, BoardProof.Tree> sources = new HashMap<>();
        for (BoardProof.Tree tree : games) {
            Flaw.in(!ID.matcher(tree.id()).matches(), "\"" + tree.id() + "\" is no id of a game");
            Flaw.in(sources.put(tree.id(), tree) != null, "game " + tree.id() + " stands there twice");
        }
        for (BoardProof.Tree tree : games) read(tree.id(), sources, new HashSet<>());
    }

    private PlainGame read(String id, Map<String, BoardProof.Tree> sources, Set<String> above) {
        PlainGame known = trees.get(id);
        if (known != null) return known;
        if (NUMBER.matcher(id).matches()) return number(fraction(id));
        BoardProof.Tree source = sources.get(id);
        if (source == null) throw Flaw.of("there is no game " + id);
        Flaw.in(!above.add(id), "game " + id + " comes back to itself");
        List<PlainGame> black = new ArrayList<>();
        List<PlainGame> white = new ArrayList<>();
        for (String option : source.black()) black.add(read(option, sources, above));
        for (String option : source.white()) white.add(read(option, sources, above));
        above.remove(id);
        PlainGame tree = new PlainGame(id, false, 0, List.copyOf(black), List.copyOf(white));
        Flaw.in(black.isEmpty() || white.isEmpty() || isNumber(tree), "game " + id + " is worth a number");
        trees.put(id, tree);
        return tree;
    }

    /**
     * Whether a tree is worth a number: then a pass would be better than a move in it, and plans do not know passes.
     */
    private boolean isNumber(PlainGame tree) {
        long most = stop(tree, true);
        long least = stop(tree, false);
        return most < least || (most == least && isAtMost(tree, number(most)) && isAtMost(number(most), tree));
    }

    /** The number that a game comes to if both play in it by turns and stop at numbers. */
    private long stop(PlainGame game, boolean isBlackToMove) {
        if (game.isNumber()) return game.number();
        Map<PlainGame, Long> known = isBlackToMove ? blackStops : whiteStops;
        Long earlier = known.get(game);
        if (earlier != null) return earlier;
        LongStream stops = game.options(isBlackToMove).stream().mapToLong(option -> stop(option, !isBlackToMove));
        long stop = (isBlackToMove ? stops.max() : stops.min()).orElseThrow();
        known.put(game, stop);
        return stop;
    }

    /** The game of this name: the text of a number, or the id of a tree. */
    public PlainGame game(String name) {
        PlainGame tree = trees.get(name);
        if (tree != null) return tree;
        Flaw.in(!NUMBER.matcher(name).matches(), "there is no game " + name);
        return number(fraction(name));
    }

    /** A number, with the moves of its simplest form. */
    public PlainGame number(long value) {
        PlainGame known = numbers.get(value);
        if (known != null) return known;
        Flaw.in(Math.abs(value) > LARGEST * ONE, "a number is too large");
        List<PlainGame> black = new ArrayList<>();
        List<PlainGame> white = new ArrayList<>();
        boolean isWhole = value % ONE == 0;
        long step = isWhole ? ONE : Long.lowestOneBit(value);
        if (!isWhole || value > 0) black.add(number(value - step));
        if (!isWhole || value < 0) white.add(number(value + step));
        PlainGame number = new PlainGame(text(value), true, value, List.copyOf(black), List.copyOf(white));
        numbers.put(value, number);
        return number;
    }

    /** Whether one game is at most as good for Black as another. */
    boolean isAtMost(PlainGame one, PlainGame other) {
        if (one.isNumber() && other.isNumber()) return one.number() <= other.number();
        Pair pair = new Pair(one, other);
        Boolean known = compared.get(pair);
        if (known != null) return known;
        boolean isAtMost = one.black().stream().noneMatch(left -> isAtMost(other, left))
                && other.white().stream().noneMatch(right -> isAtMost(right, one));
        compared.put(pair, isAtMost);
        return isAtMost;
    }

    static long fraction(String text) {
        Matcher matcher = NUMBER.matcher(text);
        Flaw.in(!matcher.matches(), "\"" + text + "\" is no number");
        String below = matcher.group(2);
        long denominator = below == null ? 1 : Long.parseLong(below);
        Flaw.in(Long.bitCount(denominator) != 1 || denominator > ONE, text + " has no power of two below");
        long numerator = Long.parseLong(matcher.group(1));
        Flaw.in(Math.abs(numerator) / denominator > LARGEST, text + " is too large");
        return numerator * (ONE / denominator);
    }

    public static String text(long value) {
        long unit = value == 0 ? ONE : Math.min(ONE, Long.lowestOneBit(value));
        return unit == ONE ? Long.toString(value / ONE) : value / unit + "/" + ONE / unit;
    }
}
