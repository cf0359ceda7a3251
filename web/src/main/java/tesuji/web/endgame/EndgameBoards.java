package tesuji.web.endgame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.endgame.generate.Feature;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.sgf.Sgf;
import tesuji.web.wire.Refusal;

/** Boards to count: examples, and new ones made at random. */
public final class EndgameBoards {
    /** The examples by name, the best known one first. */
    public static final List<String> SAMPLES = List.of(
            "stumping-problem", "tedomari", "five-places", "corridors", "chains", "ko", "small-board", "late-game");

    private static final int USUAL_SIZE = 9;
    private static final int USUAL_REGIONS = 5;
    private static final int USUAL_LONGEST = 5;

    private final Library library;

    public EndgameBoards(Library library) {
        this.library = library;
    }

    /**
     * A board that is wanted: an example by its name, or a new one.
     *
     * @param size lines of the board
     * @param regions places in which something is to be played
     * @param longest points of the longest corridor
     * @param area whether area is counted, not territory
     * @param seed the same seed, the same board
     */
    public record BoardWish(
            @Nullable String sample,
            @Nullable Integer size,
            @Nullable Integer regions,
            @Nullable Integer longest,
            @Nullable Boolean area,
            @Nullable Long seed) {}

    /** The start of a game from the wanted board. */
    public GameRecord board(BoardWish wish) {
        return wish.sample() == null ? made(wish) : sample(wish.sample());
    }

    private GameRecord sample(String name) {
        if (!SAMPLES.contains(name)) throw Refusal.missing("There is no such example.");
        try (InputStream file = EndgameBoards.class.getResourceAsStream(name + ".sgf")) {
            if (file == null) throw new IllegalStateException(name + " is missing");
            return GoReplay.record(
                    GoSgf.mainLine(Sgf.parse(name, file.readAllBytes()).first()), 1, library, GoRules.Preset.JAPANESE);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private GameRecord made(BoardWish wish) {
        int size = wish.size() == null ? USUAL_SIZE : wish.size();
        int regions = wish.regions() == null ? USUAL_REGIONS : wish.regions();
        int longest = wish.longest() == null ? USUAL_LONGEST : wish.longest();
        if (wish.seed() == null) throw new InputException("The field seed is missing.");
        Set<Feature> all = EnumSet.allOf(Feature.class);
        String stones = new Generator(new Wish(size, regions, all, longest), wish.seed())
                .next()
                .stones()
                .toString();
        String rules = Boolean.TRUE.equals(wish.area()) ? "chinese" : "japanese";
        String game = "go:size=" + size + ",rules=" + rules + ",komi=0";
        return new GameRecord(library.open(game).id(), stones + "move black\n", List.of());
    }
}
