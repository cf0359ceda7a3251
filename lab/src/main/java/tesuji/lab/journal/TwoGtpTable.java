package tesuji.lab.journal;

import java.util.Locale;

/**
 * Games as lines separated by tabs, as {@code gogui-twogtp} writes and analyses them. As there, games are numbered from
 * 0, {@code B} stands for A whatever side it plays, and results of games with exchanged sides are turned round.
 */
final class TwoGtpTable {
    static final String HEAD = "#GAME\tRES_B\tRES_W\tRES_R\tALT\tDUP\tLEN\tTIME_B\tTIME_W\tCPU_B\tCPU_W\tERR\tERR_MSG";

    /** Nobody measures the time of the processor. */
    private static final String NO_CPU = "0";

    private TwoGtpTable() {}

    /** The line of one game. */
    static String row(Entry entry) {
        boolean exchanged = entry.first().equals(Entry.B);
        String result = exchanged ? turned(entry.result()) : entry.result();
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

    private static String turned(String result) {
        if (result.startsWith("B+")) return "W+" + result.substring(2);
        return result.startsWith("W+") ? "B+" + result.substring(2) : result;
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }
}
