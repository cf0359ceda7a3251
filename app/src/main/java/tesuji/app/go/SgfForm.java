package tesuji.app.go;

import java.nio.file.Path;
import java.util.Locale;
import tesuji.app.session.RecordForm;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoRecord;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.score.Margin;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;

/** Games of Go as SGF. */
public final class SgfForm implements RecordForm {
    private static final String ENDING = ".sgf";

    @Override
    public boolean fits(String game, Path file) {
        return game.equals("go") && file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING);
    }

    @Override
    public String write(GameRecord record, Library library) {
        return text(GoReplay.tell(record, library), record, library);
    }

    /** The text of a game as told, with the result the record has come to. */
    static String text(GoRecord game, GameRecord record, Library library) {
        GoRecord told = game;
        Position position = record.replay(library.open(record.game()));
        if (position.isOver()) {
            int score = new GoTable(library).score(record, position);
            told = told.withResult(new Margin(score).toString());
        }
        String built = SgfForm.class.getPackage().getImplementationVersion();
        String version = built == null ? "development" : built;
        return Sgf.text(SgfCollection.of(GoSgf.tree(told, version)), SgfLayout.LINES);
    }

    @Override
    public GameRecord read(byte[] bytes, Library library) {
        return GoReplay.record(
                GoSgf.mainLine(Sgf.parse("SGF", bytes).first()), Integer.MAX_VALUE, library, GoRules.Preset.CHINESE);
    }
}
