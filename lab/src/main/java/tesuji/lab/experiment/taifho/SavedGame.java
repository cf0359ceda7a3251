package tesuji.lab.experiment.taifho;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tesuji.core.base.InputException;
import tesuji.core.game.GameRecord;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.lab.experiment.Workplace;

/**
 * A game that a person has saved. Who played and how long programs thought stand in lines that readers of games skip:
 * {@code # first: human}, {@code # second: taifho-uct-h[steps=10]}, {@code # seconds: 10}.
 *
 * @param names of Green and Blue; empty if the file does not tell
 * @param winner 0 or 1; negative if nobody won
 */
record SavedGame(String file, List<String> names, String seconds, int winner, int plies) {
    private static final String HUMAN = "human";
    private static final String NOBODY = "nobody yet";
    private static final Pattern STEPS = Pattern.compile("steps=([0-9]+)");
    /** What a search with a heuristic has when it names none. */
    private static final String STANDARD_STEPS = "6";

    SavedGame {
        names = List.copyOf(names);
    }

    static SavedGame read(String file, byte[] bytes, Workplace.Tools tools) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        GameRecord record = tools.reader().read(bytes);
        if (!(record.replay(tools.library().open(record.game())) instanceof TaifhoPosition end)) {
            throw new InputException("This is a game of " + record.game() + ", not of taifho.");
        }
        return new SavedGame(
                file,
                List.of(remark(text, "first"), remark(text, "second")),
                remark(text, "seconds"),
                winner(text, end),
                record.moves().size());
    }

    private static String remark(String text, String word) {
        String begin = "# " + word + ":";
        return text.lines()
                .filter(line -> line.startsWith(begin))
                .map(line -> line.substring(begin.length()).strip())
                .findFirst()
                .orElse("");
    }

    private static int winner(String text, TaifhoPosition end) {
        if (text.contains("# The first side resigned.")) return 1;
        if (text.contains("# The second side resigned.")) return 0;
        return end.loser() < 0 ? -1 : 1 - end.loser();
    }

    /** Whether exactly one side is said to be a person. */
    boolean hasHuman() {
        return names.get(0).equals(HUMAN) != names.get(1).equals(HUMAN);
    }

    private int human() {
        return names.get(0).equals(HUMAN) ? 0 : 1;
    }

    /** Positive if the program won, negative if the person did, 0 if nobody has. */
    int resultOfProgram() {
        if (winner < 0) return 0;
        return winner == human() ? -1 : 1;
    }

    List<String> row() {
        String program = hasHuman() ? names.get(1 - human()) : String.join(" - ", names);
        return List.of(
                file,
                hasHuman() ? colour(human()) : "",
                program,
                steps(program),
                seconds,
                winner < 0 ? NOBODY : hasHuman() ? (winner == human() ? HUMAN : "program") : colour(winner),
                Board.length(plies));
    }

    private static String colour(int side) {
        return side == 0 ? "Green" : "Blue";
    }

    private static String steps(String program) {
        Matcher matcher = STEPS.matcher(program);
        if (matcher.find()) return matcher.group(1);
        return program.matches("taifho-p?uct-hg?(\\[.*)?") ? STANDARD_STEPS : "";
    }
}
