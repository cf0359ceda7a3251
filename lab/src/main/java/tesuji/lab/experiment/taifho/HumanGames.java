package tesuji.lab.experiment.taifho;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;

/**
 * Games of people against programs, read from files that people saved (Przybyłek and Chojecki 2022, §4.2.6). Nothing is
 * played here: nobody can run a person.
 */
record HumanGames() implements Experiment {
    private static final String FOLDER = "taifho-human";

    @Override
    public String name() {
        return "taifho-human";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §4.2.6 and §4.3.5, experiment 6 (H6)";
    }

    @Override
    public String question() {
        return "Do the searches beat a human amateur?";
    }

    @Override
    public String conditions(Scale scale) {
        return "all games *.txt in the folder " + FOLDER;
    }

    @Override
    public int trials(Scale scale) {
        return 0;
    }

    @Override
    public void run(Workplace at) {
        // the games are there already, or not
    }

    @Override
    public Findings findings(Workplace at) {
        List<SavedGame> games = new ArrayList<>();
        for (Path file : files(at.folder().resolve(FOLDER))) {
            try {
                games.add(SavedGame.read(file.getFileName().toString(), WholeFile.read(file), at.tools()));
            } catch (InputException e) {
                throw new InputException(file + ": " + e.getMessage(), e);
            }
        }
        ReportTable table = new ReportTable(
                "games",
                "Games of people; moves of both sides, seconds of the program for a move.",
                List.of("file", "human", "program", "steps", "seconds", "winner", "moves"),
                games.stream().map(SavedGame::row).toList());
        Conclusion verdict = verdict(games, at.folder().resolve(FOLDER));
        return new Findings(verdict.sentence(), List.of(verdict.table(), table), List.of());
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be read: " + failure.getMessage() + ".", failure);
        }
    }

    private static Conclusion verdict(List<SavedGame> games, Path folder) {
        Tally tally = Tally.NONE;
        for (SavedGame game : games) {
            if (game.hasHuman()) tally = tally.with(game.resultOfProgram());
        }
        if (tally.games() == 0) {
            return new Conclusion(
                    "H6", Conclusion.Word.UNMEASURED, "there is no saved game of a person in " + folder + ".");
        }
        double p = SignTest.pValue(tally);
        Conclusion.Word word = p >= Duel.LEVEL
                ? Conclusion.Word.UNDECIDED
                : tally.wins() > tally.losses() ? Conclusion.Word.CONFIRMED : Conclusion.Word.REFUTED;
        return new Conclusion(
                "H6",
                word,
                "programs won " + tally.wins() + " and lost " + tally.losses() + " of " + tally.games()
                        + " games with people (" + Played.chance(p) + "); decided only if p < " + Duel.LEVEL
                        + ".");
    }
}
