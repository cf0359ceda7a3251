package tesuji.desk.go;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.desk.record.KeptGame;
import tesuji.desk.record.RecordForm;
import tesuji.desk.round.GameResult;
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
    private static final String SUFFIX = ".sgf";

    @Override
    public boolean fits(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(SUFFIX);
    }

    @Override
    public String write(KeptGame game, Library library) {
        String name = game.record().game().name();
        if (!name.equals("go")) {
            throw new InputException(
                    "SGF is for games of Go; save " + name + " under a name that does not end in " + SUFFIX + ".");
        }
        GoRecord told = GoReplay.tell(game.record(), library);
        if (!game.names().isEmpty()) {
            told = told.withPlayers(game.names().get(0), game.names().get(1));
        }
        return text(told, game.result());
    }

    /** The text of a game as told, with its result if it has come to one. */
    static String text(GoRecord told, Optional<GameResult> result) {
        GoRecord ended = result.map(SgfForm::text).map(told::withResult).orElse(told);
        String built = SgfForm.class.getPackage().getImplementationVersion();
        String version = built == null ? "development" : built;
        return Sgf.text(SgfCollection.of(GoSgf.tree(ended, version)), SgfLayout.LINES);
    }

    private static String text(GameResult result) {
        if (result instanceof GameResult.Resignation resignation) return resignation.side() == 0 ? "W+R" : "B+R";
        return new Margin(((GameResult.Counted) result).score()).toString();
    }

    @Override
    public GameRecord read(byte[] bytes, Library library, Consumer<String> warnings) {
        SgfCollection file = Sgf.parse("SGF", bytes);
        if (!file.warning().isEmpty()) warnings.accept(file.warning());
        return GoReplay.record(GoSgf.mainLine(file.first()), Integer.MAX_VALUE, library, GoRules.Preset.CHINESE);
    }
}
