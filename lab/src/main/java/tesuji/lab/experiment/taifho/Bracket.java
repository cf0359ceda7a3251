package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.StagedExperiment;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.Tally;

/**
 * Three matches: with h against with h_G, once for UCT and once for PUCT, and the winners of these (Przybyłek and
 * Chojecki 2022, §4.2.5). The ten games of the seed list say who goes on; after five wins each it is the first-named.
 */
record Bracket() implements StagedExperiment {
    private static final Duel UCT = new Duel(Parameters.UCT_H, "taifho-uct-hg[c=3.5, g=20]");
    private static final Duel PUCT = new Duel("taifho-puct-h", "taifho-puct-hg[c=3.5, g=20]");
    private static final int MATCHES = 3;
    private static final DuelSize SIZE = new DuelSize(60);

    @Override
    public String name() {
        return "taifho-bracket";
    }

    @Override
    public String source() {
        return "Przybyłek and Chojecki 2022, §4.2.5 and §4.3.4, experiment 5 (H5)";
    }

    @Override
    public String question() {
        return "Is h_G stronger than h, and PUCT stronger than UCT?";
    }

    @Override
    public String conditions(Scale scale) {
        return MATCHES + " matches of " + SIZE.told(scale) + ", " + DuelSize.THINKING.told(scale) + "; 6 steps; "
                + Board.gamesGivenUp(scale);
    }

    @Override
    public int trials(Scale scale) {
        return MATCHES * SIZE.games(scale);
    }

    @Override
    public List<Stage> stages(Workplace at) {
        List<Stage> stages = new ArrayList<>(Duel.stages(at, List.of(UCT, PUCT), SIZE));
        last(at).ifPresent(duel -> stages.addAll(Duel.stages(at, List.of(duel), SIZE)));
        return stages;
    }

    /** The final, once it is known who plays it. */
    private static Optional<Duel> last(Workplace at) {
        Optional<String> uct = winner(at, UCT);
        Optional<String> puct = winner(at, PUCT);
        return uct.isPresent() && puct.isPresent() ? Optional.of(new Duel(uct.get(), puct.get())) : Optional.empty();
    }

    private static Optional<String> winner(Workplace at, Duel duel) {
        Tally tally = duel.tally(at, Duel.LISTED);
        if (tally.games() < SIZE.listed(at.scale())) return Optional.empty();
        return Optional.of(tally.wins() >= tally.losses() ? duel.first() : duel.second());
    }

    @Override
    public Findings findings(Workplace at) {
        List<Duel> duels = new ArrayList<>(List.of(UCT, PUCT));
        last(at).ifPresent(duels::add);
        Conclusion verdict = verdict(at, duels);
        DuelTables tables = new DuelTables(at, duels);
        SourceComparison comparison = new SourceComparison();
        for (PrzybylekTables.SourceMatch match : PrzybylekTables.matches("experiment 5")) comparison.match(at, match);
        String champion = last(at).flatMap(duel -> winner(at, duel))
                .map(name -> "The seed list is won by " + name + ". ")
                .orElse("");
        return new Findings(
                champion + verdict.sentence(),
                List.of(
                        verdict.table(),
                        comparison.table(),
                        tables.matches(),
                        tables.games(Duel.LISTED),
                        tables.games(Duel.PAIRED)),
                List.of(picture(at), tables.shares()));
    }

    /** The bracket as the seed list decides it, which sends on the first-named player if a match is even. */
    private static Chart picture(Workplace at) {
        Chart.Pairing last = last(at).map(duel -> pairing(at, duel)).orElseGet(() -> new Chart.Pairing("", "", "", -1));
        return new Chart.Bracket(
                "bracket",
                "The tournament, by the games of the seed list",
                "games won",
                List.of(List.of(pairing(at, UCT), pairing(at, PUCT)), List.of(last)));
    }

    private static Chart.Pairing pairing(Workplace at, Duel duel) {
        Tally tally = duel.tally(at, Duel.LISTED);
        int winner =
                winner(at, duel).map(name -> name.equals(duel.first()) ? 0 : 1).orElse(-1);
        return new Chart.Pairing(duel.first(), duel.second(), tally.wins() + ":" + tally.losses(), winner);
    }

    /** A single match the wrong way round refutes the order; that all of it is right, three matches cannot tell. */
    private static Conclusion verdict(Workplace at, List<Duel> duels) {
        List<String> told = new ArrayList<>();
        Conclusion.Word word = Conclusion.Word.UNDECIDED;
        for (Duel duel : duels) {
            if (duel.tally(at).games() == 0) continue;
            told.add(duel.told(at));
            int decision = duel.decision(at);
            int expected = Integer.compare(place(duel.first()), place(duel.second()));
            if (decision * expected < 0) word = Conclusion.Word.REFUTED;
        }
        if (told.isEmpty()) return new Conclusion("H5", Conclusion.Word.UNMEASURED, "no game was played.");
        return new Conclusion(
                "H5",
                word,
                String.join("; ", told) + "; refuted if a player wins with p < " + Duel.LEVEL
                        + " that should be the weaker one; not to be confirmed, for plain UCT does not take part.");
    }

    /** The place of a player in the order of H5: UCT with h, UCT with h_G, PUCT. */
    private static int place(String player) {
        if (player.startsWith("taifho-puct")) return 3;
        return player.startsWith("taifho-uct-hg") ? 2 : 1;
    }
}
