package tesuji.lab.catalog;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.lab.endgame.ExactPlay;
import tesuji.mcts.puct.PuctParameters;
import tesuji.mcts.puct.PuctPlayer;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.SymmetryChoice;
import tesuji.neural.file.NetworkFiles;

/**
 * A player that a network guides: {@code net:FILE} or {@code net:FILE,visits=N,symmetries=one,endgame=true,NAME=VALUE}
 * with the parameters of {@link PuctParameters}, or {@code net:FILE,level=N} with those of a {@link NetworkLevel};
 * what stands later overrides what stands before.
 *
 * @param visits no search has more of them; those that were kept from the last move count
 * @param endgame whether endgames that can be proven are played exactly
 */
record NetworkSeat(Path file, long visits, SymmetryChoice symmetries, boolean endgame, PuctParameters parameters) {
    static final String PREFIX = "net:";

    private static final String LEVEL = "level";
    private static final String VISITS = "visits";
    private static final String SYMMETRIES = "symmetries";

    /** As other searches call it, see {@link GeneralParameters}. */
    private static final String ENDGAME = "endgame";

    /** Reads what stands behind the prefix. */
    static NetworkSeat read(String text) {
        String[] parts = text.split(",", -1);
        long visits = Long.MAX_VALUE;
        SymmetryChoice symmetries = SymmetryChoice.ONE;
        boolean endgame = false;
        PuctParameters parameters = PuctParameters.STANDARD;
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 0)
                throw new InputException("\"" + parts[i] + "\" is not a parameter NAME=VALUE of a network.");
            String name = parts[i].substring(0, equals).strip();
            String value = parts[i].substring(equals + 1).strip();
            if (name.equals(LEVEL)) {
                NetworkLevel level = NetworkLevel.read(value);
                visits = level.visits();
                parameters = level.on(parameters);
            } else if (name.equals(VISITS)) visits = visits(value);
            else if (name.equals(SYMMETRIES)) symmetries = symmetries(value);
            else if (name.equals(ENDGAME)) endgame = truth(name, value);
            else parameters = parameters.with(name, value);
        }
        return new NetworkSeat(file(parts[0]), visits, symmetries, endgame, parameters);
    }

    private static Path file(String name) {
        if (name.isBlank()) throw new InputException(PREFIX + " needs the file of a network.");
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("\"" + name + "\" is no name of a file.", e);
        }
    }

    private static long visits(String value) {
        if (value.matches("[1-9][0-9]{0,9}")) return Long.parseLong(value);
        throw new InputException("visits must be a whole number from 1 on, not \"" + value + "\".");
    }

    private static SymmetryChoice symmetries(String value) {
        for (SymmetryChoice choice : SymmetryChoice.values()) {
            if (choice.name().equalsIgnoreCase(value)) return choice;
        }
        throw new InputException("symmetries must be none, one or all, not \"" + value + "\".");
    }

    private static boolean truth(String name, String value) {
        if (value.equals("true") || value.equals("false")) return value.equals("true");
        throw new InputException(name + " must be true or false, not \"" + value + "\".");
    }

    /** Refuses what can be known to be wrong without reading the network. */
    void check(Game game) {
        NetworkEvaluators.check(game);
        demandFile();
    }

    private void demandFile() {
        WholeFile.refuseOthers(file);
        if (!Files.exists(file)) throw new InputException("There is no file " + file + ".");
    }

    /** Reads the network, to refuse a file that is none before somebody waits for it. */
    void checkFile() {
        demandFile();
        NetworkFiles.read(file);
    }

    Evaluator evaluator(Game game) {
        check(game);
        return NetworkEvaluators.read(file, game, SymmetryChoice.NONE).get();
    }

    Player open(Game game, PlayerSetting setting) {
        check(game);
        return new PuctPlayer(
                name(),
                game,
                parameters,
                NetworkEvaluators.read(file, game, symmetries),
                Games.parts(game).passPolicy(),
                endgame ? new ExactPlay() : EndgamePlayer.NONE,
                new PuctPlayer.Resources(visits, setting.threads(), setting.seed(), NetworkEvaluators.notice()));
    }

    /** The name of the file without its endings. */
    private String name() {
        String name = String.valueOf(file.getFileName());
        return name.replaceFirst("(?i)\\.(bin|txt)(\\.gz)?$", "").toLowerCase(Locale.ROOT);
    }
}
