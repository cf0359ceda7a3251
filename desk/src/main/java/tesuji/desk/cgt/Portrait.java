package tesuji.desk.cgt;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.heat.Thermograph;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Values;

/**
 * All that is said about a game. Numbers are exact and therefore text.
 *
 * @param outcome who wins when the player without a move loses: L, R, N (the next player) or P (the previous one)
 * @param chilled cooled by 1
 * @param frozen cooled by its temperature
 * @param cooled cooled by what was asked for, if anything was
 * @param atomicWeight of an infinitesimal game, if it has one
 * @param thermograph the walls at every temperature from 0 up at which one of them turns, hottest first
 * @param compare how it compares with another game, if one was given: {@code <}, {@code =}, {@code >} or {@code ||}
 */
public record Portrait(
        String canonical,
        String outcome,
        String mean,
        String temperature,
        String leftStop,
        String rightStop,
        int birthday,
        String chilled,
        String frozen,
        @Nullable String cooled,
        @Nullable String atomicWeight,
        List<Row> thermograph,
        @Nullable String compare,
        @Nullable String other) {
    /** Both walls at one temperature. */
    public record Row(String temperature, String left, String right) {}

    /**
     * The portrait of a game.
     *
     * @param text how games are written
     */
    public static Portrait of(Calculator calculator, IntFunction<String> text, int game) {
        Values values = calculator.values();
        Thermograph graph = calculator.thermographs().of(game);
        OptionalInt weight = calculator.weights().of(game);
        return new Portrait(
                text.apply(game),
                values.outcome(game).toString(),
                graph.mean().toString(),
                graph.temperature().toString(),
                values.leftStop(game).toString(),
                values.rightStop(game).toString(),
                values.birthday(game),
                text.apply(calculator.cooling().chill(game)),
                text.apply(calculator.cooling().freeze(game)),
                null,
                weight.isPresent() ? text.apply(weight.getAsInt()) : null,
                rows(graph),
                null,
                null);
    }

    private static List<Row> rows(Thermograph graph) {
        return graph.turns().stream()
                .map(turn -> new Row(
                        turn.toString(),
                        at(graph.left().value(turn)),
                        at(graph.right().value(turn))))
                .toList();
    }

    private static String at(Dyadic value) {
        return value.toString();
    }

    /** The same portrait beside another game. */
    public Portrait comparedWith(String sign, String otherGame) {
        return new Portrait(
                canonical,
                outcome,
                mean,
                temperature,
                leftStop,
                rightStop,
                birthday,
                chilled,
                frozen,
                cooled,
                atomicWeight,
                thermograph,
                sign,
                otherGame);
    }

    /** The same portrait with the game cooled by a number. */
    public Portrait cooledTo(String text) {
        return new Portrait(
                canonical,
                outcome,
                mean,
                temperature,
                leftStop,
                rightStop,
                birthday,
                chilled,
                frozen,
                text,
                atomicWeight,
                thermograph,
                compare,
                other);
    }
}
