package tesuji.desk.endgame;

import java.util.List;
import java.util.stream.IntStream;
import tesuji.endgame.board.EndgameResult;
import tesuji.lab.endgame.GoEnding;

/** One letter for every region with something left to do, for boards and tables; settled ones have none. */
final class RegionLetters {
    /** Without those that look like stones. */
    private static final String LETTERS = "abcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ123456789";

    private final List<Integer> open;

    RegionLetters(EndgameResult report) {
        open = IntStream.range(0, report.regions().size())
                .filter(i -> GoEnding.isUnfinished(report.regions().get(i)))
                .boxed()
                .toList();
    }

    /** The letter of a region, empty if nothing is left to do there. */
    String of(int region) {
        int number = open.indexOf(region);
        return number < 0 ? "" : text(number);
    }

    /** The letter of the region with this number among those that have one. */
    static String text(int number) {
        return number < LETTERS.length() ? LETTERS.substring(number, number + 1) : "?";
    }
}
