package tesuji.endgame.notation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.small.Infinitesimals;
import tesuji.endgame.value.Values;

/**
 * Writes games in the usual notation, so that {@link Reader} reads the same game back: numbers, ups and stars as such,
 * tinies, minies, powers of up and switches by their names, everything else with as few braces as bars allow.
 */
public final class Printer {
    /** Powers of up that are recognised. */
    private static final int POWERS = 5;

    private static final int YOUNGEST_POWER = 16;

    private final Values values;
    private final String plusMinus;
    /** Options are put in order by their texts, so that each of them is needed many times. */
    private final Map<Integer, Written> known = new HashMap<>();

    /**
     * A printer for the games of this arena; with {@code unicode} it may write {@code ±} where ASCII has {@code +-}.
     */
    public Printer(Values values, boolean unicode) {
        this.values = values;
        plusMinus = unicode ? "±" : "+-";
    }

    public String text(int game) {
        return written(game).text(true);
    }

    /**
     * A game as text.
     *
     * @param bars the most bars in a row outside all braces; 0 if the text needs no braces
     */
    private record Written(String inside, int bars) {
        String text(boolean braces) {
            return bars > 0 && braces ? "{" + inside + "}" : inside;
        }
    }

    private Written written(int game) {
        Written earlier = known.get(game);
        if (earlier != null) return earlier;
        Written written = write(game);
        known.put(game, written);
        return written;
    }

    private Written write(int game) {
        if (values.isSimple(game)) return new Written(simple(game), 0);
        String name = named(game);
        if (!name.isEmpty()) return new Written(name, 0);
        if (values.negative(game) == game) return new Written(plusMinus + switched(values.lefts(game)), 0);
        return braces(values.lefts(game), values.rights(game));
    }

    private Written braces(int[] lefts, int[] rights) {
        List<Written> left = sorted(lefts);
        List<Written> right = sorted(rights);
        int bars = 1 + Math.max(outside(left), outside(right));
        return new Written(side(left) + "|".repeat(bars) + side(right), bars);
    }

    /** The bars that stand free on one side: only a single option goes without its braces. */
    private static int outside(List<Written> side) {
        return side.size() == 1 ? side.get(0).bars : 0;
    }

    private static String side(List<Written> side) {
        return side.stream().map(option -> option.text(side.size() > 1)).collect(Collectors.joining(","));
    }

    /**
     * Options in an order that does not depend on their handles: simple ones by value, then the others by length and
     * letters.
     */
    private List<Written> sorted(int[] options) {
        Comparator<Integer> order = Comparator.comparing((Integer option) -> !values.isSimple(option))
                .thenComparing(option -> values.isSimple(option) ? values.leftStop(option) : Dyadic.ZERO)
                .thenComparing(option -> values.isSimple(option) ? values.ups(option) : 0)
                .thenComparing(option -> values.isSimple(option)
                        ? values.nim(option)
                        : text(option).length())
                .thenComparing(this::text);
        return Arrays.stream(options).boxed().sorted(order).map(this::written).toList();
    }

    private String simple(int game) {
        Dyadic number = values.leftStop(game);
        int ups = values.ups(game);
        int nim = values.nim(game);
        String small = arrows(ups) + (nim == 0 ? "" : nim == 1 ? "*" : "*" + nim);
        return number.signum() == 0 && !small.isEmpty() ? small : number + small;
    }

    private static String arrows(int ups) {
        String arrow = ups < 0 ? "v" : "^";
        int count = Math.abs(ups);
        return count <= 2 ? arrow.repeat(count) : arrow + count;
    }

    /** Left's options of a switch, which Right has mirrored. */
    private String switched(int[] lefts) {
        List<Written> options = sorted(lefts);
        if (options.size() > 1) return "{" + side(options) + "}";
        Written only = options.get(0);
        if (only.bars > 0) return only.text(true);
        return values.isNumber(lefts[0]) && values.leftStop(lefts[0]).signum() >= 0
                ? only.inside
                : "(" + only.inside + ")";
    }

    /** The name of a number plus a tiny, a miny or a power of up; empty if it is none. */
    private String named(int game) {
        Dyadic number = values.leftStop(game);
        if (!number.equals(values.rightStop(game))) return "";
        int small = values.minus(game, values.number(number));
        String name = tiny(small, "+_");
        if (name.isEmpty()) name = tiny(values.negative(small), "-_");
        if (name.isEmpty()) name = power(small);
        return name.isEmpty() || number.signum() == 0 ? name : number + name;
    }

    /** The name if the game is {@code {0||0|-r}} with a positive r. */
    private String tiny(int game, String sign) {
        int[] lefts = values.lefts(game);
        int[] rights = values.rights(game);
        if (lefts.length != 1 || lefts[0] != Values.ZERO || rights.length != 1) return "";
        int[] answers = values.lefts(rights[0]);
        int[] threats = values.rights(rights[0]);
        if (answers.length != 1 || answers[0] != Values.ZERO || threats.length != 1) return "";
        int threat = values.negative(threats[0]);
        if (threat == Values.ZERO || !values.isAtMost(Values.ZERO, threat)) return "";
        Written written = written(threat);
        return sign
                + (values.isNumber(threat)
                        ? written.inside
                        : written.bars > 0 ? written.text(true) : "(" + written.inside + ")");
    }

    private String power(int game) {
        if (values.birthday(game) > YOUNGEST_POWER) return "";
        int starred = values.plus(game, values.simple(Dyadic.ZERO, 0, 1));
        for (int n = 2; n <= POWERS; n++) {
            int upTo = Infinitesimals.upTo(values, n);
            int power = values.minus(upTo, Infinitesimals.upTo(values, n - 1));
            String name = arrow(game, upTo) + arrow(game, power);
            String star = name.isEmpty() ? arrow(starred, upTo) + arrow(starred, power) : "";
            if (name.isEmpty() && star.isEmpty()) continue;
            boolean whole = game == upTo
                    || starred == upTo
                    || values.negative(game) == upTo
                    || values.negative(starred) == upTo;
            return name + star + (whole ? "[" + n + "]" : "<" + n + ">") + (star.isEmpty() ? "" : "*");
        }
        return "";
    }

    private String arrow(int game, int up) {
        return game == up ? "^" : values.negative(game) == up ? "v" : "";
    }
}
