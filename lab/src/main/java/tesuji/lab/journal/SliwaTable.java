package tesuji.lab.journal;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * Games of Go as lines of comma-separated values with the 22 fields of Śliwa (2013, §6.4.3), a to v, in their order.
 * What a field says about a program it says about A.
 */
final class SliwaTable {
    /** The first line: the names of the fields. */
    static final String HEAD = "startDate,startTime,freeMemMB,treeMemMB,maxNodesK,threads,boardSize,timeLimitSec,"
            + "strategy,moveCriterion,komi,capturedBlack,capturedWhite,blackOnBoard,whiteOnBoard,moves,endReason,"
            + "winner,margin,simsPerSec,endDate,endTime";

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final ZoneId zone;

    /** Dates and times are those of a place. */
    SliwaTable(ZoneId zone) {
        this.zone = zone;
    }

    /** The line of one game. */
    String row(Entry entry, Entry.GoBoard board) {
        Entry.Part a = entry.a();
        return Csv.line(List.of(
                date(entry.begin()),
                time(entry.begin()),
                "" + entry.freeMB(),
                a.tree().map(tree -> "" + (tree.bytes() >> 20)).orElse(""),
                a.tree().map(tree -> "" + tree.capacity() / 1000).orElse(""),
                "" + a.threads(),
                "" + board.size(),
                number(a.seconds()),
                a.strategy(),
                a.criterion(),
                board.komi(),
                "" + board.capturedBlack(),
                "" + board.capturedWhite(),
                "" + board.blackOnBoard(),
                "" + board.whiteOnBoard(),
                "" + entry.moves().size(),
                board.endReason(),
                entry.winner()
                        .map(name -> name.equals(entry.first()) ? "B" : "W")
                        .orElse(""),
                number(entry.margin()),
                a.rate().isPresent() ? "" + Math.round(a.rate().getAsDouble()) : "",
                date(entry.end()),
                time(entry.end())));
    }

    private String date(Instant instant) {
        return DATE.format(ZonedDateTime.ofInstant(instant, zone));
    }

    private String time(Instant instant) {
        return TIME.format(ZonedDateTime.ofInstant(instant, zone));
    }

    /** Without a fraction where there is none. */
    private static String number(OptionalDouble number) {
        if (number.isEmpty()) return "";
        double value = number.getAsDouble();
        return value == Math.rint(value) ? "" + (long) value : "" + value;
    }
}
