package tesuji.desk.economy;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.economy.Branch;
import tesuji.endgame.value.Side;

/**
 * A game of economic Go as a person sees it. Numbers are exact and therefore text; scores are Black's.
 *
 * @param opponent the program
 * @param phase what the game waits for: {@code komi}, {@code bids}, {@code moves} or {@code over}
 * @param side which side the person has; null until the komi is known
 * @param fee what a move costs, or cost last while the next fee is bid for; null before the first auction
 * @param capital what the person has gained so far
 * @param score what the board counts, parts that are not played out by their mean
 * @param story everything that has happened
 */
public record EconomyAnswer(
        String opponent,
        String phase,
        @Nullable String side,
        @Nullable String fee,
        String capital,
        String score,
        List<Part> parts,
        List<Happening> story) {
    public EconomyAnswer {
        parts = List.copyOf(parts);
        story = List.copyOf(story);
    }

    /**
     * A part of the board.
     *
     * @param black what Black can make of it
     * @param white what White can make of it
     */
    public record Part(String game, String mean, String temperature, List<String> black, List<String> white) {
        static Part of(Branch branch) {
            return new Part(
                    branch.name(),
                    branch.mean().toString(),
                    branch.temperature().toString(),
                    branch.blacks().stream().map(Branch::name).toList(),
                    branch.whites().stream().map(Branch::name).toList());
        }
    }

    /**
     * Something that happened.
     *
     * @param kind {@code komi}, {@code fee}, {@code move}, {@code pass} or {@code end}
     * @param side who pays the komi, begins, moves or passes; null at the end
     * @param person whether that is the person
     * @param amount the komi, the fee, or the score at the end
     * @param part the number of the part that was played in, from 1
     * @param game what that part has become
     */
    public record Happening(
            String kind,
            @Nullable String side,
            boolean person,
            @Nullable String amount,
            @Nullable Integer part,
            @Nullable String game) {}

    static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
