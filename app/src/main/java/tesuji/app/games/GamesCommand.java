package tesuji.app.games;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Table;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.RuleReader;

/** {@code tesuji games}: every game with its keys and abilities. */
@Command(
        name = "games",
        description = "List every game with its keys, their defaults and its abilities.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = "  tesuji games --json")
public final class GamesCommand implements Runnable {
    private final Workbench workbench;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public GamesCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /** The whole answer. */
    record Answer(List<Entry> games) {}

    /** One game with the rules it has by default. */
    record Entry(String name, String title, List<Key> keys, int maxLegalMoves, int maxLength, Abilities abilities) {}

    /** One key of a game. */
    record Key(String name, @JsonProperty("default") String standard, String allowed, String meaning) {}

    /**
     * What a game offers beyond the moves.
     *
     * @param indexing whether its positions can be numbered
     * @param symmetries ways to turn or mirror the board, the identity included
     * @param repetition what the rules say about a position that comes back
     */
    record Abilities(boolean indexing, int symmetries, String repetition) {}

    @Override
    public void run() {
        Answer answer = new Answer(
                workbench.library().families().stream().map(this::entry).toList());
        if (json) {
            Json.print(workbench.console(), answer);
        } else {
            print(answer);
        }
    }

    private Entry entry(GameFamily family) {
        Game game = workbench.library().open(GameId.of(family.name()));
        List<Key> keys = family.keys().stream()
                .map(key -> new Key(key.name(), key.standard(), key.allowed(), key.meaning()))
                .toList();
        Abilities abilities = new Abilities(
                game.indexing().isPresent(), game.symmetries().count(), RuleReader.word(game.repetition()));
        return new Entry(family.name(), family.title(), keys, game.maxLegalMoves(), game.maxLength(), abilities);
    }

    private void print(Answer answer) {
        PrintWriter out = workbench.console().out();
        for (Entry game : answer.games()) {
            out.println(workbench.console().style().bold(game.name()) + "  " + game.title());
            Table keys = new Table("key", "default", "allowed", "meaning");
            for (Key key : game.keys()) keys.add(key.name(), key.standard(), key.allowed(), key.meaning());
            if (!game.keys().isEmpty()) keys.print(out, workbench.console().style());
            out.println("  " + abilities(game));
            out.println();
        }
    }

    private static String abilities(Entry game) {
        Abilities can = game.abilities();
        return "up to " + Amount.exact(game.maxLegalMoves()) + " moves to choose from, up to "
                + Amount.exact(game.maxLength()) + " in a game; "
                + (can.symmetries() == 1 ? "no symmetries" : can.symmetries() + " symmetries") + "; positions "
                + (can.indexing() ? "numbered" : "not numbered") + "; repetition " + can.repetition();
    }
}
