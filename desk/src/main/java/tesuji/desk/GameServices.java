package tesuji.desk;

import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.desk.go.GoAdjudicator;
import tesuji.desk.go.SgfForm;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.record.TextForm;
import tesuji.desk.round.Adjudicator;
import tesuji.desk.round.Adviser;
import tesuji.desk.taifho.TaifhoAdjudicator;
import tesuji.games.go.GoGame;
import tesuji.games.taifho.TaifhoGame;

/**
 * What a front end needs beside the board during a game.
 *
 * @param adviser gives the hints
 * @param files keeps games
 * @param adjudicator says how a finished game ended
 */
public record GameServices(Adviser adviser, RecordFiles files, Adjudicator adjudicator) {
    /** The services for a game; of the forms of files the first that fits a name is used. */
    public static GameServices of(Library library, Game game, Adviser adviser) {
        RecordFiles files = new RecordFiles(library, List.of(new SgfForm(), new TextForm()));
        return new GameServices(adviser, files, adjudicator(game));
    }

    /** In Go dead stones are judged, in Taifho the end has a reason; elsewhere the rules say all there is. */
    private static Adjudicator adjudicator(Game game) {
        if (game instanceof GoGame) return new GoAdjudicator();
        return game instanceof TaifhoGame ? new TaifhoAdjudicator() : Adjudicator.RULES;
    }
}
