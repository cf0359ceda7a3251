package tesuji.web.lab;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tesuji.lab.journal.Entry;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.web.wire.Wire;

/**
 * What the games of a match say so far. All numbers are those of A; where a number would be infinite or there are no
 * games it is absent.
 *
 * @param asFirst wins, losses and draws of A when it moved first
 * @param asSecond the same when it moved second
 * @param superiority the probability that A is the better one
 * @param distinct games that repeat no other one
 * @param endings how many games ended in which way
 * @param warnings what was unfair about the times, as sentences
 */
record MatchStanding(
        int played,
        int wins,
        int losses,
        int draws,
        Tally asFirst,
        Tally asSecond,
        double points,
        @Nullable Double score,
        @Nullable Double scoreLow,
        @Nullable Double scoreHigh,
        @Nullable Double elo,
        @Nullable Double eloLow,
        @Nullable Double eloHigh,
        @Nullable Double pValue,
        @Nullable Double superiority,
        int distinct,
        Map<String, Long> endings,
        List<String> warnings) {
    private static final int DIGITS = 6;

    static MatchStanding of(List<Entry> entries) {
        Tally first = Tally.NONE;
        Tally second = Tally.NONE;
        for (Entry entry : entries) {
            if (entry.sideOfA() == 0) first = first.with(entry.resultOfA());
            else second = second.with(entry.resultOfA());
        }
        Tally all = new Tally(
                first.wins() + second.wins(), first.losses() + second.losses(), first.draws() + second.draws());
        Wilson interval = Wilson.of(all);
        Elo elo = Elo.of(all);
        return new MatchStanding(
                all.games(),
                all.wins(),
                all.losses(),
                all.draws(),
                first,
                second,
                all.points(),
                Wire.rounded(all.score(), DIGITS),
                Wire.rounded(interval.low(), DIGITS),
                Wire.rounded(interval.high(), DIGITS),
                Wire.rounded(elo.difference(), 1),
                Wire.rounded(elo.low(), 1),
                Wire.rounded(elo.high(), 1),
                Wire.rounded(SignTest.pValue(all), DIGITS),
                Wire.rounded(SignTest.superiority(all), DIGITS),
                (int) entries.stream()
                        .filter(entry -> entry.duplicateOf().isEmpty())
                        .count(),
                entries.stream()
                        .collect(Collectors.groupingBy(
                                entry -> MatchWish.word(entry.termination()), TreeMap::new, Collectors.counting())),
                entries.stream()
                        .flatMap(entry -> entry.warnings().stream())
                        .distinct()
                        .toList());
    }
}
