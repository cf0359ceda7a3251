package tesuji.lab.tournament;

import java.util.List;

/**
 * Whoever loses a tie is out. A tie has as many games as a pairing; while it is level, one more pair (one more game, if
 * sides are fixed) is played, and after the last of these the better seed goes on.
 *
 * @param tieBreaks how many pairs are added at most
 */
public record Knockout(int tieBreaks) implements Format {
    static final String WORD = "knock-out";

    public Knockout {
        if (tieBreaks < 0) throw new IllegalArgumentException("tieBreaks " + tieBreaks);
    }

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public String text() {
        return WORD + ", tie-breaks " + tieBreaks;
    }

    @Override
    public List<Pairing> next(Tournament tournament, List<Encounter> played) {
        return KnockoutBracket.of(tournament.entrants().size(), tieBreaks, played).open().stream()
                .map(tie -> pairing(tournament, tie, played))
                .toList();
    }

    /** Openings go on from round to round, so that nobody meets the same ones again. */
    private Pairing pairing(Tournament tournament, KnockoutBracket.Tie tie, List<Encounter> played) {
        int turns = tournament.games() / tournament.unit();
        int begin = (tie.round() - 1) * (turns + tieBreaks);
        boolean begun = played.stream()
                .map(Encounter::pairing)
                .anyMatch(each -> each.round() == tie.round() && each.has(tie.a()) && each.has(tie.b()));
        return begun
                ? new Pairing(tie.round(), tie.a(), tie.b(), tournament.unit(), begin + turns + tie.extra())
                : new Pairing(tie.round(), tie.a(), tie.b(), tournament.games(), begin);
    }

    /** The bracket of a tournament of this format. */
    public KnockoutBracket bracket(TournamentState state) {
        return KnockoutBracket.of(state.players(), tieBreaks, state.encounters());
    }

    @Override
    public double[] merit(TournamentState state, int player) {
        return new double[] {-bracket(state).place(player)};
    }
}
