package tesuji.endgame.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tesuji.core.base.InputException;
import tesuji.endgame.heat.Cooling;
import tesuji.endgame.heat.Heating;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.small.AtomicWeights;
import tesuji.endgame.small.Infinitesimals;
import tesuji.endgame.value.Constructions;
import tesuji.endgame.value.Values;

/**
 * Works out expressions in one arena, remembers the results and lets them be named. The nth result is called
 * {@code ans}n, the last one {@code ans}.
 */
public final class Calculator {
    private static final String LAST = "ans";
    private static final int LONGEST_NAME = 30;

    private final Values values;
    private final Thermographs thermographs;
    private final Cooling cooling;
    private final Heating heating;
    private final Constructions constructions;
    private final AtomicWeights weights;
    private final Map<String, Function> functions = new TreeMap<>();
    private final Map<String, Integer> named = new LinkedHashMap<>();
    private final List<Integer> results = new ArrayList<>();

    /** An answer of the arena to some of its games. */
    private interface Rule {
        int apply(int[] games);
    }

    private record Function(String usage, int arity, Rule rule) {}

    public Calculator(Values values) {
        this.values = values;
        thermographs = new Thermographs(values);
        cooling = new Cooling(values, thermographs);
        heating = new Heating(values);
        constructions = new Constructions(values);
        weights = new AtomicWeights(values);
        add("tiny(r)", 1, g -> Infinitesimals.tiny(values, positive(g[0])));
        add("miny(r)", 1, g -> Infinitesimals.miny(values, positive(g[0])));
        add("power(n)", 1, g -> Infinitesimals.power(values, (int) Math.min(whole(g[0]), 99)));
        add("upto(n)", 1, g -> Infinitesimals.upTo(values, (int) Math.min(whole(g[0]), 99)));
        add("times(n,G)", 2, g -> values.times(whole(g[0]), g[1]));
        add("ordinal(G,H)", 2, g -> constructions.ordinalSum(g[0], g[1]));
        add("cool(G,t)", 2, g -> cooling.cool(g[0], number(g[1])));
        add("chill(G)", 1, g -> cooling.chill(g[0]));
        add("freeze(G)", 1, g -> cooling.freeze(g[0]));
        add("heat(G,t)", 2, g -> heating.heat(g[0], g[1]));
        add("overheat(G,s,t)", 3, g -> heating.overheat(g[0], g[1], g[2]));
        add("warm(G)", 1, g -> heating.warm(g[0]));
        add("mean(G)", 1, g -> values.number(thermographs.mean(g[0])));
        add("temperature(G)", 1, g -> values.number(thermographs.temperature(g[0])));
        add("leftstop(G)", 1, g -> values.number(values.leftStop(g[0])));
        add("rightstop(G)", 1, g -> values.number(values.rightStop(g[0])));
        add("birthday(G)", 1, g -> values.number(values.birthday(g[0])));
        add("weight(G)", 1, g -> weight(g[0]));
    }

    private void add(String usage, int arity, Rule rule) {
        functions.put(usage.substring(0, usage.indexOf('(')), new Function(usage, arity, rule));
    }

    public Values values() {
        return values;
    }

    public Thermographs thermographs() {
        return thermographs;
    }

    public Cooling cooling() {
        return cooling;
    }

    public AtomicWeights weights() {
        return weights;
    }

    public Constructions constructions() {
        return constructions;
    }

    /** How the functions are written, in alphabetical order. */
    public List<String> usages() {
        return functions.values().stream().map(Function::usage).toList();
    }

    /** The games that have names, in the order in which they got them. */
    public Map<String, Integer> names() {
        return Collections.unmodifiableMap(named);
    }

    public List<Integer> results() {
        return List.copyOf(results);
    }

    /** The canonical form of what the line describes. */
    public int value(String line) {
        return value(Reader.read(line));
    }

    /** The same, kept as the next result. */
    public int keep(int game) {
        results.add(game);
        return game;
    }

    /** Gives a game a name, which later expressions may use. */
    public void name(String name, int game) {
        if (!name.matches("[A-Za-z][A-Za-z0-9]*")
                || name.length() > LONGEST_NAME
                || name.matches("v+|v[0-9]+|ans[0-9]*")) {
            throw new InputException("\"" + name
                    + "\" cannot be a name; names are letters and digits, a letter first, and not v or " + LAST + ".");
        }
        if (functions.containsKey(name)) throw new InputException("\"" + name + "\" is the name of a function.");
        named.put(name, game);
    }

    public int value(Expression expression) {
        if (expression instanceof Expression.Simple simple) {
            return values.simple(simple.number(), simple.ups(), simple.nim());
        }
        if (expression instanceof Expression.Game game) return values.game(all(game.lefts()), all(game.rights()));
        if (expression instanceof Expression.Sum sum) {
            int total = Values.ZERO;
            for (Expression part : sum.parts()) total = values.plus(total, value(part));
            return total;
        }
        if (expression instanceof Expression.Negative negative) return values.negative(value(negative.game()));
        if (expression instanceof Expression.Name name) return lookUp(name);
        if (expression instanceof Expression.Call call) return called(call);
        Expression.Several several = (Expression.Several) expression;
        throw new InputException("At character " + several.position()
                + ": several options stand where one game is wanted; a bar makes a game of them, as in {0,1|2}.");
    }

    private int[] all(List<Expression> options) {
        return options.stream().mapToInt(this::value).toArray();
    }

    private int lookUp(Expression.Name name) {
        Integer game = named.get(name.name());
        if (game != null) return game;
        if (name.name().matches("ans[0-9]{0,6}") && !results.isEmpty()) {
            String digits = name.name().substring(LAST.length());
            int number = digits.isEmpty() ? results.size() : Integer.parseInt(digits);
            if (number >= 1 && number <= results.size()) return results.get(number - 1);
        }
        throw new InputException("At character " + name.position() + ": nothing is called \"" + name.name()
                + "\"; functions are " + String.join(", ", usages()) + ".");
    }

    private int called(Expression.Call call) {
        if (call.name().equals("plusminus")) {
            return call.arguments().get(0) instanceof Expression.Several several
                    ? constructions.plusMinus(all(several.options()))
                    : constructions.plusMinus(value(call.arguments().get(0)));
        }
        Function function = functions.get(call.name());
        if (function == null) {
            throw new InputException("At character " + call.position() + ": there is no function \"" + call.name()
                    + "\"; functions are " + String.join(", ", usages()) + ".");
        }
        if (call.arguments().size() != function.arity) {
            throw new InputException("At character " + call.position() + ": " + function.usage + " takes "
                    + function.arity + (function.arity == 1 ? " game" : " games") + ", not "
                    + call.arguments().size() + ".");
        }
        return function.rule.apply(all(call.arguments()));
    }

    private Dyadic number(int game) {
        if (values.isNumber(game)) return values.leftStop(game);
        throw new InputException("A number is wanted, not " + new Printer(values, false).text(game) + ".");
    }

    private long whole(int game) {
        Dyadic number = number(game);
        if (number.isWhole()) return number.numerator();
        throw new InputException("A whole number is wanted, not " + number + ".");
    }

    private int positive(int game) {
        if (game != Values.ZERO && values.isAtMost(Values.ZERO, game)) return game;
        throw new InputException(
                "The threat of a tiny must be positive, not " + new Printer(values, false).text(game) + ".");
    }

    private int weight(int game) {
        return weights.of(game)
                .orElseThrow(() -> new InputException(new Printer(values, false).text(game)
                        + " has no atomic weight; infinitesimal games may have one."));
    }
}
