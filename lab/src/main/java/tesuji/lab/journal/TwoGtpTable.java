package tesuji.lab.journal;

import java.util.Locale;
import java.util.stream.Stream;
import tesuji.core.game.GameId;
import tesuji.lab.match.Match;

/**
 * Games as lines separated by tabs, as {@code gogui-twogtp} writes and analyses them. As there, games are numbered from
 * 0, {@code B} stands for A whatever side it plays, and results of games with exchanged sides are turned round.
 */
final class TwoGtpTable {
    static final String HEAD = "#GAME\tRES_B\tRES_W\tRES_R\tALT\tDUP\tLEN\tTIME_B\tTIME_W\tCPU_B\tCPU_W\tERR\tERR_MSG";

    private static final String UNKNOWN = "?";

    /** Nobody measures the time of the processor. */
    private static final String NO_CPU = "0";

    private TwoGtpTable() {}

    /** What stands before the games: properties of the match, one a line, then a line without any, then the columns. */
    static Stream<String> head(Match match) {
        GameId game = match.conditions().game();
        Stream<String> players = Stream.of(
                property("Black", match.a().player()),
                property("BlackLabel", "A"),
                property("White", match.b().player()),
                property("WhiteLabel", "B"),
                property("Referee", "Tesuji"),
                property("Game", game.toString()),
                property("Seed", String.valueOf(match.seed())));
        Stream<String> board = Stream.of("Size", "Komi").flatMap(key -> rule(game, key));
        return Stream.of(players, board, Stream.of("#", HEAD)).flatMap(lines -> lines);
    }

    private static Stream<String> rule(GameId game, String key) {
        String value = game.rules().get(key.toLowerCase(Locale.ROOT));
        return value == null ? Stream.empty() : Stream.of(property(key, value));
    }

    private static String property(String key, String value) {
        return "# " + key + ": " + value.replaceAll("\\s+", " ").strip();
    }

    /** The line of one game. */
    static String row(Entry entry) {
        boolean exchanged = entry.first().equals(Entry.B);
        String result = result(entry, exchanged);
        boolean error = switch (entry.termination()) {
            case ILLEGAL, CRASH, TIME -> true;
            case PASSES, RULES, LIMIT, RESIGNATION -> false;
        };
        return String.join(
                "\t",
                "" + (entry.game() - 1),
                result,
                result,
                result,
                exchanged ? "1" : "0",
                entry.duplicateOf().isPresent() ? "" + (entry.duplicateOf().getAsInt() - 1) : "-",
                "" + entry.moves().size(),
                seconds(entry.a().spent()),
                seconds(entry.b().spent()),
                NO_CPU,
                NO_CPU,
                error ? "1" : "0",
                error ? entry.note().replaceAll("\\s+", " ") : "");
    }

    /** A game that was given up has no result, for which there is a sign. */
    private static String result(Entry entry, boolean exchanged) {
        if (entry.result().equals(EntryWriter.GIVEN_UP)) return UNKNOWN;
        return exchanged ? turned(entry.result()) : entry.result();
    }

    private static String turned(String result) {
        if (result.startsWith("B+")) return "W+" + result.substring(2);
        return result.startsWith("W+") ? "B+" + result.substring(2) : result;
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }
}
