package tesuji.desk;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Library;
import tesuji.desk.go.SgfForm;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.record.TextForm;
import tesuji.desk.round.Adviser;

/**
 * What a front end needs beside the board during a game.
 *
 * @param adviser gives the hints
 * @param files keeps games
 */
public record GameServices(Adviser adviser, RecordFiles files) {
    private static final String KOMI = "komi";

    /** Of the forms of files the first that fits a name is used. */
    public static GameServices of(Library library, Adviser adviser) {
        RecordFiles files = new RecordFiles(library, List.of(new SgfForm(), new TextForm()));
        return new GameServices(adviser, files);
    }

    /**
     * What the second side gets for moving second; an {@link InputException} if there is no such thing in this game.
     */
    public String komi(Game game) {
        demandKomi(game.id());
        return game.id().rules().getOrDefault(KOMI, "0");
    }

    /** The same game with another komi. */
    public Game withKomi(Game game, String points) {
        demandKomi(game.id());
        return files.library().open(game.id().with(KOMI, points));
    }

    private void demandKomi(GameId id) {
        if (files.library().family(id.name()).keys().stream()
                .noneMatch(key -> key.name().equals(KOMI))) {
            throw new InputException("There is no komi in " + id.name() + ".");
        }
    }
}
