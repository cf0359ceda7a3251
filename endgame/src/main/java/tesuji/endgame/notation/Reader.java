package tesuji.endgame.notation;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.endgame.number.Dyadic;

/**
 * Reads games in the usual notation: {@code {3|1||0}}, {@code ^*}, {@code +_2}, {@code v3}, {@code 1/2}, {@code 5|*}.
 *
 * <p>More bars bind more loosely, and a comma binds tighter than the bars around it: {@code 1||2|3,4} is
 * {@code {1|{2|3,4}}}. Braces may be left out on the outside. Things side by side are added, so that {@code 9+_2} is 9
 * and tiny-two, and a minus sign right before a digit belongs to the number, so that {@code -2v} is -2 and down.
 */
public final class Reader {
    private static final int DEEPEST = 200;
    private static final int MOST_DECIMALS = 9;
    private static final long LARGEST_DECIMAL = 1_000_000_000;

    private final Text text;
    private int depth;

    private Reader(String line) {
        text = new Text(line);
    }

    /** The game that the line describes. */
    public static Expression read(String line) {
        Reader reader = new Reader(line);
        if (reader.text.isAtEnd()) throw new InputException("There is no game in an empty line; try {3|1||0}.");
        Expression game = reader.bars(true);
        if (!reader.text.isAtEnd()) throw reader.text.wrong("an operator, a bar or the end");
        return game;
    }

    /** Everything up to a closing bracket or the end: options between bars. */
    private Expression bars(boolean commas) {
        int begin = text.position();
        List<List<Expression>> sides = new ArrayList<>();
        List<Integer> bars = new ArrayList<>();
        List<Integer> positions = new ArrayList<>();
        sides.add(options(commas));
        while (text.sees("|")) {
            positions.add(text.position());
            int count = 0;
            while (text.takes("|")) count++;
            bars.add(count);
            sides.add(options(commas));
        }
        if (!bars.isEmpty()) return game(sides, bars, positions, 0, bars.size());
        List<Expression> only = sides.get(0);
        if (only.isEmpty()) return new Expression.Game(List.of(), List.of());
        return only.size() == 1 ? only.get(0) : new Expression.Several(only, begin);
    }

    /** The game between the sides {@code from} and {@code to}, split where the most bars are. */
    private Expression game(
            List<List<Expression>> sides, List<Integer> bars, List<Integer> positions, int from, int to) {
        int split = from;
        for (int i = from + 1; i < to; i++) {
            if (bars.get(i) > bars.get(split)) split = i;
        }
        for (int i = split + 1; i < to; i++) {
            if (bars.get(i).equals(bars.get(split))) {
                throw text.refused(
                        positions.get(i),
                        "two bars of the same length leave open which comes first; use braces or more bars");
            }
        }
        return new Expression.Game(
                side(sides, bars, positions, from, split), side(sides, bars, positions, split + 1, to));
    }

    private List<Expression> side(
            List<List<Expression>> sides, List<Integer> bars, List<Integer> positions, int from, int to) {
        if (from < to) return List.of(game(sides, bars, positions, from, to));
        List<Expression> options = new ArrayList<>();
        for (Expression option : sides.get(from)) {
            if (option instanceof Expression.Several several) options.addAll(several.options());
            else options.add(option);
        }
        return options;
    }

    private List<Expression> options(boolean commas) {
        List<Expression> options = new ArrayList<>();
        if (text.isAtEnd() || text.sees("|") || text.sees("}") || text.sees(")")) return options;
        if (!commas && text.sees(",")) return options;
        do {
            options.add(sum());
        } while (commas && text.takes(","));
        return options;
    }

    private Expression sum() {
        List<Expression> parts = new ArrayList<>();
        parts.add(product());
        while (true) {
            if (text.takes("+")) parts.add(product());
            else if (text.takesAny("-", "−")) parts.add(new Expression.Negative(product()));
            else return joined(parts);
        }
    }

    private static Expression joined(List<Expression> parts) {
        return parts.size() == 1 ? parts.get(0) : new Expression.Sum(parts);
    }

    private Expression product() {
        Expression product = term();
        for (int factors = 1; ; factors++) {
            int position = text.position();
            boolean times = text.takes("·");
            if (!times && !text.takes(":")) return product;
            if (factors == DEEPEST) throw text.refused(position, "there are more than " + DEEPEST + " factors");
            product = new Expression.Call(times ? "times" : "ordinal", List.of(product, term()), position);
        }
    }

    private Expression term() {
        boolean negative = false;
        while (!text.seesNegativeNumber() && !text.sees("-_") && text.takesAny("-", "−")) negative = !negative;
        List<Expression> parts = new ArrayList<>();
        parts.add(atom());
        while (isSuffix()) parts.add(atom());
        return negative ? new Expression.Negative(joined(parts)) : joined(parts);
    }

    /** Whether something follows that is added without a sign. */
    private boolean isSuffix() {
        if (text.sees("^") || text.sees("*") || text.sees("+_") || text.sees("-_")) return true;
        if (text.sees("↑") || text.sees("↓") || text.sees("⇑") || text.sees("⇓")) return true;
        String word = text.word();
        text.back(word);
        return isDowns(word);
    }

    private static boolean isDowns(String word) {
        return word.matches("v+|v[0-9]+");
    }

    private Expression atom() {
        if (++depth > DEEPEST) {
            throw text.refused(text.position(), "games may be nested " + DEEPEST + " deep, not deeper");
        }
        Expression atom = shallowAtom();
        depth--;
        return atom;
    }

    private Expression shallowAtom() {
        int position = text.position();
        if (text.seesDigit() || text.seesNegativeNumber()) return simple(number(), 0, 0);
        if (text.takes("*")) return simple(Dyadic.ZERO, 0, text.touchesDigit() ? small(text.whole()) : 1);
        if (text.takesAny("+-", "±")) return new Expression.Call("plusminus", List.of(operand()), position);
        if (text.takes("+_")) return new Expression.Call("tiny", List.of(operand()), position);
        if (text.takes("-_")) return new Expression.Call("miny", List.of(operand()), position);
        if (text.takes("⇑")) return simple(Dyadic.ZERO, 2, 0);
        if (text.takes("⇓")) return simple(Dyadic.ZERO, -2, 0);
        if (text.takesAny("^", "↑")) return ups(1);
        if (text.takes("↓")) return ups(-1);
        if (text.sees("{") || text.sees("(")) return bracketed();
        String word = text.word();
        if (word.isEmpty()) throw text.wrong("a game");
        if (isDowns(word)) {
            text.back(word.substring(1));
            return ups(-1);
        }
        return text.takes("(") ? call(word, position) : new Expression.Name(word, position);
    }

    private Expression bracketed() {
        String close = text.takes("{") ? "}" : ")";
        if (close.equals(")")) text.takes("(");
        Expression inside = bars(true);
        text.expect(close, "to close the bracket");
        return inside;
    }

    /** What stands behind a sign that belongs to one thing only: a number or something in brackets. */
    private Expression operand() {
        if (text.seesDigit()) return simple(number(), 0, 0);
        if (text.sees("{") || text.sees("(")) return bracketed();
        if (text.sees("^") || text.sees("*") || text.sees("+_")) return atom();
        String word = text.word();
        if (!word.isEmpty()) return new Expression.Name(word, text.position() - word.length());
        throw text.wrong("a number or a game in brackets");
    }

    private Expression call(String name, int position) {
        List<Expression> arguments = new ArrayList<>();
        if (!text.sees(")")) {
            do {
                arguments.add(bars(false));
            } while (text.takes(","));
        }
        text.expect(")", "to close the bracket");
        return new Expression.Call(name, arguments, position);
    }

    /** What follows the first arrow: more arrows, a count, or a power. */
    private Expression ups(int sign) {
        int position = text.position();
        if (text.touchesDigit()) return simple(Dyadic.ZERO, sign * small(text.whole()), 0);
        String close = text.takes("<") ? ">" : text.takes("[") ? "]" : "";
        if (!close.isEmpty()) {
            if (!text.seesDigit()) throw text.wrong("a whole number");
            Expression count = simple(Dyadic.of(text.whole()), 0, 0);
            text.expect(close, "after the power");
            Expression power = new Expression.Call(close.equals(">") ? "power" : "upto", List.of(count), position);
            return sign > 0 ? power : new Expression.Negative(power);
        }
        int count = 1;
        while (sign > 0 ? text.takesAny("^", "↑") : text.takesAny("v", "↓")) count++;
        return simple(Dyadic.ZERO, sign * count, 0);
    }

    private int small(long number) {
        if (number <= Short.MAX_VALUE) return (int) number;
        throw text.refused(text.position(), number + " is more than nimbers and ups can count");
    }

    private static Expression simple(Dyadic number, int ups, int nim) {
        return new Expression.Simple(number, ups, nim);
    }

    /** A whole number, a fraction or a decimal, with its sign. */
    private Dyadic number() {
        int position = text.position();
        boolean negative = text.takesAny("-", "−");
        long numerator = text.whole();
        long denominator = 1;
        if (text.takes("/")) {
            if (!text.touchesDigit()) throw text.wrong("a denominator");
            denominator = text.whole();
        } else if (text.takes(".")) {
            if (!text.touchesDigit()) throw text.wrong("digits after the point");
            String digits = text.digits();
            if (digits.length() > MOST_DECIMALS || numerator > LARGEST_DECIMAL) {
                throw text.refused(position, "a decimal has at most " + MOST_DECIMALS + " digits after the point");
            }
            for (int i = 0; i < digits.length(); i++) {
                numerator = 10 * numerator + digits.charAt(i) - '0';
                denominator *= 10;
            }
        }
        long common = denominator == 0 ? 1 : gcd(numerator, denominator);
        numerator /= common;
        denominator /= common;
        if (Long.bitCount(denominator) != 1 || denominator <= 0) {
            throw text.refused(position, "only fractions whose denominator is a power of two are games");
        }
        return Dyadic.of(negative ? -numerator : numerator, Long.numberOfTrailingZeros(denominator));
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
