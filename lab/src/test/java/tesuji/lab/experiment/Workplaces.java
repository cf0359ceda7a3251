package tesuji.lab.experiment;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.match.Arena;

/** Places to work at in tests: the clock says a second more whenever somebody looks. */
public final class Workplaces {
    private Workplaces() {}

    public static Workplace small(Path folder, Experiment experiment) {
        return open(folder, experiment, 1);
    }

    public static Workplace open(Path folder, Experiment experiment, long seed) {
        return Workplace.open(folder, experiment, Scale.SMALL, seed, tools(), done -> {});
    }

    /** With seed 1, and so many trials made at once. */
    public static Workplace open(Path folder, Experiment experiment, Scale scale, int parallel) {
        return Workplace.open(folder, experiment, scale, 1, tools(parallel), done -> {});
    }

    public static Workplace.Tools tools() {
        return tools(1);
    }

    static Workplace.Tools tools(int parallel) {
        AtomicLong clock = new AtomicLong();
        return new Workplace.Tools(
                Games.library(),
                new Arena(Games.library(), new Catalog(Games.library())),
                () -> clock.addAndGet(1_000_000_000),
                bytes -> {
                    throw new InputException("There are no saved games here.");
                },
                parallel);
    }
}
