package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.KeyedTrial;
import tesuji.lab.experiment.Reach;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;

/** Go GAME against GNU Go on boards of all odd sizes (Śliwa 2013, §6.4.5). */
record GnuGoStrength(ReferenceProgram program) implements StagedExperiment {
    static final String PLAYER = GoGamePlayers.UCT;
    static final List<Integer> SIZES = List.of(5, 7, 9, 11, 13, 15, 17, 19);
    private static final TournamentSize TOURNAMENT = new TournamentSize(2, 1000, SliwaTables.STRENGTH_GAMES, 3);

    @Override
    public String name() {
        return "gogame-gnugo";
    }

    @Override
    public String source() {
        return "Śliwa 2013, §6.4.5, Table 6.2, Figures 6.10 and 6.11";
    }

    @Override
    public String question() {
        return "How strong is Go GAME against GNU Go, and how do their games go, by size of the board?";
    }

    @Override
    public Optional<String> missing() {
        return program.missing();
    }

    @Override
    public Reach reach() {
        return Reach.SAME_FILES;
    }

    @Override
    public String conditions(Scale scale) {
        return TOURNAMENT.games(scale) + " games on each board from 5×5 to 19×19 against " + program.name()
                + ", which is Black, komi 6.5; " + TOURNAMENT.thinking(scale) + " and one thread for "
                + GoGamePlayers.spelledOut(PLAYER);
    }

    @Override
    public int trials(Scale scale) {
        return SIZES.size() * TOURNAMENT.games(scale);
    }

    /** The first games of all boards come before the second ones: a run that is stopped tells of every board. */
    @Override
    public List<Stage> stages(Workplace at) {
        List<KeyedTrial> trials = new ArrayList<>();
        for (int game = 1; game <= TOURNAMENT.games(at.scale()); game++) {
            for (int size : SIZES) {
                trials.add(GnuGoGame.trial(at, PLAYER, program, size, TOURNAMENT.limits(at.scale(), size), game));
            }
        }
        return List.of(new Stage(GnuGoGame.SHEET, trials));
    }

    @Override
    public Findings findings(Workplace at) {
        StrengthTables tables = new StrengthTables(size -> GnuGoGame.all(at, PLAYER, size));
        List<ReportTable> all = new ArrayList<>(List.of(tables.results(), tables.layout(), tables.comparison()));
        all.addAll(OwnCounts.of(at).tables());
        all.add(at.table(GnuGoGame.SHEET));
        return new Findings(tables.answer(), all, List.of(tables.wins(), tables.lengths()));
    }
}
