package tesuji.app.cgt;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.endgame.heat.Thermograph;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
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

    /** The portrait of a game. */
    public static Portrait of(Calculator calculator, Printer printer, int game) {
        Values values = calculator.values();
        Thermograph graph = calculator.thermographs().of(game);
        OptionalInt weight = calculator.weights().of(game);
        return new Portrait(
                printer.text(game),
                values.outcome(game).toString(),
                graph.mean().toString(),
                graph.temperature().toString(),
                values.leftStop(game).toString(),
                values.rightStop(game).toString(),
                values.birthday(game),
                printer.text(calculator.cooling().chill(game)),
                printer.text(calculator.cooling().freeze(game)),
                null,
                weight.isPresent() ? printer.text(weight.getAsInt()) : null,
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

    /** Who wins, in words. */
    private String winner() {
        return switch (outcome) {
            case "L" -> "Left wins";
            case "R" -> "Right wins";
            case "N" -> "the next player wins";
            default -> "the previous player wins";
        };
    }

    public void print(Console console) {
        Table table = new Table("", "");
        table.add("game", canonical);
        if (compare != null && other != null) table.add("", compare + " " + other);
        table.add("outcome", outcome + " (" + winner() + ")");
        table.add("mean", mean);
        table.add("temperature", temperature);
        table.add("stops", leftStop + " and " + rightStop);
        table.add("birthday", "" + birthday);
        table.add("chilled", chilled);
        table.add("frozen", frozen);
        if (cooled != null) table.add("cooled", cooled);
        if (atomicWeight != null) table.add("weight", atomicWeight);
        table.print(console.out(), console.style());
        if (thermograph.size() > 1) {
            console.out().println();
            Table walls = new Table(">temperature", ">left wall", ">right wall");
            for (Row row : thermograph) walls.add(row.temperature, row.left, row.right);
            walls.print(console.out(), console.style());
        }
    }

    /** Games as a list with commas. */
    static String list(Printer printer, int[] games) {
        return games.length == 0
                ? "none"
                : String.join(", ", Arrays.stream(games).mapToObj(printer::text).toList());
    }
}
