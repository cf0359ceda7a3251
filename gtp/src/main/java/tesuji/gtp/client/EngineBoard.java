package tesuji.gtp.client;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import tesuji.core.game.Coordinates;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Layout;
import tesuji.core.game.Library;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;
import tesuji.core.game.RuleKey;
import tesuji.gtp.Colours;
import tesuji.gtp.MoveText;
import tesuji.gtp.client.EngineException.Fault;

/**
 * The board inside an engine, kept in step with game records: what two records have in common stays, the rest is taken
 * back and played, and where that does not work the game is sent from its beginning.
 */
final class EngineBoard {
    private static final Set<String> KGS_RULES = Set.of("japanese", "chinese", "aga", "new_zealand");

    private final Client client;
    private final Game game;
    private final GameFamily family;
    /** What the engine has on its board; empty if that is not certain. */
    private Optional<GameRecord> shown = Optional.empty();

    EngineBoard(Client client, Library library, Game game) {
        this.client = client;
        this.game = game;
        family = library.family(game.id().name());
        if (!isGoLike() && !client.knows("set_game")) throw cannotPlay("it does not know the command set_game");
    }

    /** Whether the game can be told by a size and komi, as every engine understands Go. */
    private boolean isGoLike() {
        return hasKey("size") && hasKey("komi");
    }

    private EngineException cannotPlay(String reason) {
        return client.fail(Fault.REFUSED, "cannot play " + game.id().name() + ": " + reason);
    }

    /** Brings the engine to the end of this record. */
    void show(GameRecord record) {
        int common = shown.map(before -> common(before, record)).orElse(-1);
        int back = shown.map(before -> before.moves().size()).orElse(0) - common;
        shown = Optional.empty();
        if (common < 0 || back > common || !takeBack(back)) {
            restart(record);
            common = 0;
        }
        play(record, common);
        shown = Optional.of(record);
    }

    /** The engine itself has played a move that leads to this record. */
    void moved(GameRecord record) {
        shown = Optional.of(record);
    }

    /** The engine's board is not to be relied on. */
    void forget() {
        shown = Optional.empty();
    }

    /** The number of first moves two records share, or -1 if they begin differently. */
    private static int common(GameRecord a, GameRecord b) {
        if (!a.game().equals(b.game()) || !a.setup().equals(b.setup())) return -1;
        int shorter = Math.min(a.moves().size(), b.moves().size());
        int common = 0;
        while (common < shorter && a.moves().get(common).equals(b.moves().get(common))) common++;
        return common;
    }

    private boolean takeBack(int count) {
        if (count > 0 && !client.knows("undo")) return false;
        for (int i = 0; i < count; i++) {
            if (!client.accepts("undo")) return false;
        }
        return true;
    }

    private void play(GameRecord record, int from) {
        Position position = record.without(record.moves().size()).replay(game);
        for (int i = 0; i < record.moves().size(); i++) {
            int move = record.moves().get(i);
            if (i >= from) {
                client.send("play " + Colours.letter(position.toMove()) + " " + MoveText.write(position, move));
            }
            position.play(move);
        }
    }

    private void restart(GameRecord record) {
        boolean told = client.knows("set_game") && client.accepts("set_game " + game.id());
        if (!told && !isGoLike()) throw cannotPlay("it refused \"set_game " + game.id() + "\"");
        Position start = record.without(record.moves().size()).replay(game);
        if (!told) describe(start);
        // Where the engine knows the game it knows how it begins; elsewhere handicap stones have to be sent.
        if (!record.setup().isEmpty() || !told) setUp(start);
    }

    private void describe(Position start) {
        Layout layout = game.notation().picture(start).layout();
        boolean square = layout.width() == layout.height();
        client.send("boardsize " + layout.width() + (square ? "" : " " + layout.height()));
        client.send("clear_board");
        value("komi").filter(komi -> komi.matches("[+-]?[0-9.]+")).ifPresent(komi -> client.send("komi " + komi));
        value("rules").ifPresent(this::sendRules);
    }

    /** Not every engine knows every rule set; one that refuses goes on with its own. */
    private void sendRules(String rules) {
        String kgs = rules.replace('-', '_');
        if (client.knows("kata-set-rules")) client.accepts("kata-set-rules " + rules);
        else if (client.knows("kgs-rules") && KGS_RULES.contains(kgs)) client.accepts("kgs-rules " + kgs);
    }

    private void setUp(Position start) {
        Picture picture = game.notation().picture(start);
        int black = picture.count(0);
        int white = picture.count(1);
        if (!picture.layout().hasVertices()) {
            throw client.fail(
                    Fault.REFUSED, "cannot be given a position of " + game.id().name());
        }
        if (black + white == 0) return;
        if (white == 0 && black > 1 && start.toMove() == 1 && client.knows("set_free_handicap")) {
            client.send("set_free_handicap " + stones(picture, List.of("", "")));
        } else if (client.knows("gogui-setup")) {
            client.send("gogui-setup " + stones(picture, List.of("b ", "w ")));
            if (client.knows("gogui-setup_player")) client.send("gogui-setup_player " + Colours.letter(start.toMove()));
        } else {
            for (int point = 0; point < picture.layout().points(); point++) {
                if (picture.owner(point) >= 0) {
                    client.send("play " + Colours.letter(picture.owner(point)) + " "
                            + Coordinates.text(picture.layout(), point));
                }
            }
        }
    }

    private static String stones(Picture picture, List<String> prefixes) {
        StringJoiner stones = new StringJoiner(" ");
        for (int point = 0; point < picture.layout().points(); point++) {
            int side = picture.owner(point);
            if (side >= 0) stones.add(prefixes.get(side) + Coordinates.text(picture.layout(), point));
        }
        return stones.toString();
    }

    private boolean hasKey(String key) {
        return family.keys().stream().anyMatch(known -> known.name().equals(key));
    }

    /** The value of a rule, given or standard. */
    private Optional<String> value(String key) {
        String given = game.id().rules().get(key);
        if (given != null) return Optional.of(given);
        return family.keys().stream()
                .filter(known -> known.name().equals(key))
                .map(RuleKey::standard)
                .findFirst();
    }
}
