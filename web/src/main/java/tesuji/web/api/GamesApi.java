package tesuji.web.api;

import io.javalin.http.Context;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameFamily;
import tesuji.core.game.Library;
import tesuji.core.game.RuleKey;
import tesuji.web.job.AllowedPlayers;

/** Questions about games, their boards and their players. */
final class GamesApi {
    private final Library library;
    private final AllowedPlayers players;

    GamesApi(Library library, AllowedPlayers players) {
        this.library = library;
        this.players = players;
    }

    /** A game at all its sizes. */
    record FamilyAnswer(String name, String title, List<RuleKey> keys) {}

    void games(Context ctx) {
        Answers.send(ctx, library.families().stream().map(GamesApi::family).toList());
    }

    private static FamilyAnswer family(GameFamily family) {
        return new FamilyAnswer(family.name(), family.title(), family.keys());
    }

    /** The board of a game never changes, so browsers may keep it. */
    void scenery(Context ctx) {
        Game game = game(ctx);
        ctx.header("Cache-Control", "private, max-age=86400");
        Answers.send(ctx, BoardAnswer.of(game));
    }

    void players(Context ctx) {
        Answers.send(ctx, players.list(game(ctx)));
    }

    void recipes(Context ctx) {
        Answers.send(ctx, RecipeAnswer.all());
    }

    private Game game(Context ctx) {
        String id = ctx.queryParam("game");
        if (id == null) throw new InputException("Name a game, as in ?game=go.");
        return library.open(id);
    }
}
