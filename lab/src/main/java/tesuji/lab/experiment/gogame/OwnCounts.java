package tesuji.lab.experiment.gogame;

import java.util.List;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;

/**
 * How the reference program counts the games that were counted here; our counting decides.
 *
 * @param games all of a run
 */
record OwnCounts(List<GnuGoGame> games) {
    static OwnCounts of(Workplace at) {
        return new OwnCounts(
                at.rows(GnuGoGame.SHEET).stream().map(GnuGoGame::new).toList());
    }

    /** One table, or none if the program was asked about no game, as in runs of earlier versions. */
    List<ReportTable> tables() {
        List<GnuGoGame> counted =
                games.stream().filter(game -> game.counted().isPresent()).toList();
        List<GnuGoGame> told = counted.stream()
                .filter(game -> game.countOfProgram().isPresent())
                .toList();
        if (told.isEmpty()) return List.of();
        List<List<String>> differing = told.stream()
                .filter(game -> !game.isCountedAlike())
                .map(OwnCounts::line)
                .toList();
        return List.of(new ReportTable(
                "counts",
                "Games that the reference program counts otherwise than the referee, whose count decides: "
                        + differing.size() + " of " + told.size() + " games, of " + counted.size()
                        + " that were counted. The others were resigned or ended by a fault, or the program gave no"
                        + " count.",
                List.of("player", "size", "game", "referee", "program"),
                differing));
    }

    private static List<String> line(GnuGoGame game) {
        return List.of(
                game.field("player"),
                game.field("size"),
                game.field("game"),
                game.counted().orElse(""),
                game.countOfProgram().orElse(""));
    }
}
