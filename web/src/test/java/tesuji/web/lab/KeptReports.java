package tesuji.web.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tesuji.games.Games;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.journal.Origin;
import tesuji.lab.place.GamePlace;
import tesuji.lab.place.LocalGames;
import tesuji.lab.statistics.rating.RatingForm;
import tesuji.lab.tournament.TournamentArena;
import tesuji.lab.tournament.TournamentFile;
import tesuji.lab.tournament.TournamentFolder;
import tesuji.lab.tournament.TournamentRun;
import tools.jackson.databind.json.JsonMapper;

/** Folders as commands leave them. */
public final class KeptReports {
    private static final Origin ORIGIN = new Origin("1.2", "abc", Origin.Machine.here());

    private KeptReports() {}

    /** Plays a tournament of Tic-tac-toe by these fields and leaves everything about it in a folder. */
    public static void tournament(Path folder, String fields) {
        String json = "{'game': 'tictactoe', 'simulations': 20, " + fields + "}";
        TournamentFile file =
                TournamentFile.read(JsonMapper.shared().readTree(json.replace('\'', '"')), Games.library(), folder);
        GamePlace place = new LocalGames(TournamentArena.of(Games.library(), 1), 1, ORIGIN, System::nanoTime);
        try (TournamentFolder files = TournamentFolder.open(folder, file.tournament(), file.game())) {
            TournamentRun run = new TournamentRun(
                    file.tournament(),
                    new TournamentRun.Surroundings(place, file.game(), System::nanoTime, game -> {}),
                    Optional.of(files));
            run.play();
            files.writeTables(run.state(), RatingForm.ORDO);
        }
    }

    /** Leaves the report of a tuning that was stopped. */
    public static void tuning(Path folder) throws IOException {
        Files.createDirectories(folder);
        Chart.Series scores = new Chart.Series(
                "score", List.of(new Chart.Point(0.2, 0.45, 0.3, 0.6), new Chart.Point(0.8, 0.55, 0.4, 0.7)));
        Chart curve = new Chart.Lines("score", "Scores of all values", "score", "exploration", false, List.of(scores));
        ReportTable best = new ReportTable(
                "best", "The best values.", List.of("parameter", "best"), List.of(List.of("exploration", "0.8")));
        new RunReport(
                        "tune",
                        "tesuji tune",
                        "Which values of exploration are the best for uct?",
                        "Sweep. Only 4 of 10 pairs are played so far.",
                        new Findings("Best of 8 games: exploration = 0.8.", List.of(best), List.of(curve)))
                .write(folder);
    }
}
