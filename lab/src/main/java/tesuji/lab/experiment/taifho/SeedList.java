package tesuji.lab.experiment.taifho;

import java.util.List;

/**
 * The seeds of the source's matches and the colours that its program drew after each of them (Przybyłek and Chojecki
 * 2022, §4.2.5): the first-named player was Green where 1 was drawn.
 */
final class SeedList {
    static final List<Draw> SOURCE = List.of(
            new Draw(123, true),
            new Draw(245, true),
            new Draw(456, false),
            new Draw(786, false),
            new Draw(999, true),
            new Draw(567, true),
            new Draw(582, true),
            new Draw(11, false),
            new Draw(765, true),
            new Draw(66, true));

    private SeedList() {}

    /** A seed, and whether the first-named player is Green. */
    record Draw(long seed, boolean firstIsGreen) {}
}
