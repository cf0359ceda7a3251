package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tesuji.core.game.Library;
import tesuji.core.game.Notation;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.prediction.Example;
import tesuji.lab.prediction.Guess;
import tesuji.lab.prediction.Predictor;

/**
 * Several settings guess the same moves of experts. A trial is a position with all settings, so that the rows are
 * complete blocks whenever a run is stopped.
 *
 * @param across what the settings vary, for the axis of a chart
 * @param settings those of a scale
 * @param claims what the source says
 * @param reference the table of the source, where they are not lost
 */
record MovePrediction(
        String name,
        String source,
        String question,
        String across,
        Function<Scale, List<FpuSetting>> settings,
        List<Claim> claims,
        SourceTable reference,
        ExpertGames games)
        implements StagedExperiment {
    MovePrediction {
        claims = List.copyOf(claims);
    }

    @Override
    public Experiment with(GivenFiles files) {
        ExpertGames chosen = ExpertGames.read(files.games());
        return new MovePrediction(name, source, question, across, settings, claims, reference, chosen);
    }

    @Override
    public Optional<String> missing() {
        return games.missing(name);
    }

    @Override
    public Reach reach() {
        return Reach.SAME_FILES;
    }

    @Override
    public String conditions(Scale scale) {
        List<String> told = new ArrayList<>();
        for (FpuSetting setting : settings.apply(scale)) {
            told.add(setting.player() + " with " + setting.perPoint()
                    + (setting.expertFirst()
                            ? ", the expert's move first, also among tried moves that are equal"
                            : ""));
        }
        return "simulations for each free point: " + String.join("; ", told) + "; " + games.told(scale)
                + "; a new tree for each position, one thread; komi of the game";
    }

    @Override
    public int trials(Scale scale) {
        return games.examples(scale).size();
    }

    /** A row holds the position and then, for each setting, what it made of it. */
    Sheet sheet(Scale scale) {
        List<String> columns = new ArrayList<>(PredictionRows.COLUMNS);
        for (FpuSetting setting : settings.apply(scale)) {
            for (String what : PredictionRows.OF_SETTING) columns.add(what + " " + setting.label());
        }
        return new Sheet("positions", "Every position, and the rank of the expert's move by each setting.", columns);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> trials = games.examples(at.scale()).stream()
                .map(example -> new KeyedTrial(example.game() + " " + example.number(), () -> row(at, example)))
                .toList();
        return List.of(new Stage(sheet(at.scale()), trials));
    }

    private List<String> row(Workplace at, Example example) throws InterruptedException {
        Library library = at.tools().library();
        Notation notation = library.open(example.before().game()).notation();
        List<Guess> guesses = new ArrayList<>();
        for (List<FpuSetting> group : alike(settings.apply(at.scale()))) {
            FpuSetting first = group.get(0);
            Predictor predictor = new Predictor(library, first.player(), first.expertFirst(), at.seed());
            guesses.addAll(predictor.guesses(
                    example, group.stream().map(FpuSetting::perPoint).toList()));
        }
        return PredictionRows.row(example, guesses, notation);
    }

    /** Neighbours that differ in the number of simulations alone: one search serves them all. */
    private static List<List<FpuSetting>> alike(List<FpuSetting> settings) {
        List<List<FpuSetting>> groups = new ArrayList<>();
        for (FpuSetting setting : settings) {
            List<FpuSetting> last = groups.isEmpty() ? List.of() : groups.get(groups.size() - 1);
            boolean same = !last.isEmpty()
                    && last.get(0).player().equals(setting.player())
                    && last.get(0).expertFirst() == setting.expertFirst()
                    && last.get(last.size() - 1).perPoint() < setting.perPoint();
            if (same) last.add(setting);
            else groups.add(new ArrayList<>(List.of(setting)));
        }
        return groups;
    }

    @Override
    public Findings findings(Workplace at) {
        Sheet sheet = sheet(at.scale());
        PredictionRows rows = PredictionRows.read(settings.apply(at.scale()), at.rows(sheet));
        Findings findings = new PredictionTables(across, rows, claims, reference, at.scale()).findings(at.table(sheet));
        int full = PredictionRows.full(at.rows(sheet));
        if (full == 0) return findings;
        String answer = findings.answer() + " In " + full
                + " searches the tree was full and grew no more: give them a larger capacity.";
        return new Findings(answer, findings.tables(), findings.charts());
    }
}
