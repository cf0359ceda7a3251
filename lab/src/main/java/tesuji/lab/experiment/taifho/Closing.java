package tesuji.lab.experiment.taifho;

import java.util.List;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;

/**
 * The searches of the source with and without somebody who finishes the race for them, which the source names as what
 * is missing most (Przybyłek and Chojecki 2022, §5). The two without a heuristic are left out: against themselves they
 * never come to a race.
 */
record Closing() implements StagedExperiment {
    private static final List<Duel> DUELS =
            List.of("taifho-uct-h", "taifho-uct-hg", "taifho-puct-h", "taifho-puct-hg").stream()
                    .map(player -> new Duel(player + "[closing=true]", player))
                    .toList();
    private static final DuelSize SIZE = new DuelSize(40);

    @Override
    public String name() {
        return "taifho-closing";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §4.3.5 and §5: the end of the game is where their searches fail";
    }

    @Override
    public String question() {
        return "How much stronger are the searches if races are finished for them in the fewest moves?";
    }

    @Override
    public String conditions(Scale scale) {
        String games = scale.of("10 games each and " + SIZE.paired(scale) + " more", "each " + SIZE.told(scale));
        return DUELS.size() + " players against themselves with closing, " + games + ", "
                + DuelSize.THINKING.told(scale) + "; " + Board.gamesGivenUp(scale);
    }

    @Override
    public int trials(Scale scale) {
        return DUELS.size() * SIZE.games(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        return Duel.stages(at, DUELS, SIZE);
    }

    @Override
    public Findings findings(Workplace at) {
        List<Duel> played =
                DUELS.stream().filter(duel -> duel.tally(at).games() > 0).toList();
        String answer = played.isEmpty()
                ? "No game was played."
                : "With against without: "
                        + String.join(
                                "; ", played.stream().map(duel -> duel.told(at)).toList())
                        + ". Differences with p < " + Duel.LEVEL + " are more than luck.";
        DuelTables tables = new DuelTables(at, DUELS);
        return new Findings(
                answer,
                List.of(tables.matches(), tables.games(Duel.LISTED), tables.games(Duel.PAIRED)),
                List.of(tables.shares()));
    }
}
