package tesuji.lab.journal;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tesuji.core.game.Termination;
import tesuji.lab.match.Sides;

/** Entries of games nobody played. */
final class Samples {
    private static final Entry.Part RAVE = new Entry.Part(
            "rave",
            "Rave",
            "UCT-RAVE, k=1000",
            "robust",
            11,
            4,
            OptionalLong.empty(),
            OptionalDouble.of(2.5),
            10.04,
            50_200,
            Optional.of(new Entry.Tree(90_000, 250_000, 64L << 20)),
            OptionalInt.of(2),
            Optional.empty());
    private static final Entry.Part GNU = new Entry.Part(
            "gtp:gnugo",
            "GNU Go",
            "gtp:gnugo",
            "",
            12,
            4,
            OptionalLong.empty(),
            OptionalDouble.of(2.5),
            3.96,
            0,
            Optional.empty(),
            OptionalInt.of(2),
            Optional.empty());
    private static final Origin ORIGIN = new Origin("1.2", "abc", new Origin.Machine("Abacus", 2, 512, "Linux", "17"));

    private Samples() {}

    /** A won White by half a point after the sides were exchanged. */
    static Entry counted() {
        return entry(
                4,
                "b",
                "W+0.5",
                "a",
                OptionalDouble.of(0.5),
                Termination.PASSES,
                "No stones taken for dead.",
                "B[]W[]");
    }

    /** A drew on points. */
    static Entry drawn() {
        return entry(1, "a", "0", "", OptionalDouble.of(0), Termination.PASSES, "", "W[]B[]");
    }

    /** B, playing Black, failed. */
    static Entry failed() {
        return entry(2, "b", "W+F", "a", OptionalDouble.empty(), Termination.CRASH, "It\tended\n\"so\".", "B[c]");
    }

    /** Nobody won. */
    static Entry givenUp() {
        return entry(3, "a", "Void", "", OptionalDouble.empty(), Termination.LIMIT, "Given up.", "[m]");
    }

    /** The same game with other facts. */
    static Entry with(Entry entry, Map<String, Object> own) {
        return new Entry(
                entry.game(),
                entry.rules(),
                entry.first(),
                entry.a(),
                entry.b(),
                entry.seed(),
                entry.opening(),
                entry.longest(),
                entry.sides(),
                entry.moves(),
                entry.movesHash(),
                entry.duplicateOf(),
                entry.result(),
                entry.winner(),
                entry.margin(),
                entry.termination(),
                entry.note(),
                entry.begin(),
                entry.end(),
                entry.freeMB(),
                entry.origin(),
                own);
    }

    private static Entry entry(
            int game,
            String first,
            String result,
            String winner,
            OptionalDouble margin,
            Termination termination,
            String note,
            String endReason) {
        return new Entry(
                game,
                "go:size=9,komi=6.5,rules=chinese",
                first,
                RAVE,
                GNU,
                5,
                0,
                OptionalInt.empty(),
                Sides.EXCHANGED,
                List.of("E5", "C3", "pass", "pass"),
                "0123456789abcdef",
                game == 4 ? OptionalInt.of(1) : OptionalInt.empty(),
                result,
                winner.isEmpty() ? Optional.empty() : Optional.of(winner),
                margin,
                termination,
                note,
                Instant.parse("2013-05-12T22:59:58.750Z"),
                Instant.parse("2013-05-12T23:00:01Z"),
                300,
                ORIGIN,
                Map.of(
                        "go",
                        Map.of(
                                "size", 9,
                                "komi", "6.5",
                                "capturedBlack", 3,
                                "capturedWhite", 2,
                                "blackOnBoard", 20,
                                "whiteOnBoard", 19,
                                "endReason", endReason)));
    }
}
