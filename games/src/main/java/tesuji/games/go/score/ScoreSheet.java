package tesuji.games.go.score;

import java.util.List;
import tesuji.games.go.GoRules;
import tesuji.games.go.GoRules.Scoring;
import tesuji.games.go.Stones;

/**
 * Everything that can be said about the score of one position, side by side.
 *
 * @param board the stones that are left when the dead ones are gone; the estimates look at these
 * @param rules the rules of the game
 * @param marks the stones taken for dead, in seki or unsettled, chain by chain
 * @param area the count by area
 * @param territory the count by territory
 * @param consistency whether the board is ready to be counted
 * @param estimates what every estimator says
 * @param ownership for every point 1 (Black), -1 (White) or 0, as the rules count
 */
public record ScoreSheet(
        Stones board,
        GoRules rules,
        LifeAndDeath marks,
        Count area,
        Count territory,
        CountAgreement consistency,
        List<Estimate> estimates,
        List<Integer> ownership) {
    public ScoreSheet {
        estimates = List.copyOf(estimates);
        ownership = List.copyOf(ownership);
    }

    /** Fills the sheet. Whoever calls chooses the dead stones: by hand, by {@link DeadStones}, or none. */
    public static ScoreSheet of(Stones stones, LifeAndDeath marks, Prisoners prisoners, GoRules rules) {
        LifeAndDeath whole = marks.on(stones);
        FinalOwnership settled = FinalOwnership.of(stones, whole, rules.scoring());
        Count area = Count.of(stones, whole, prisoners, scoredBy(Scoring.AREA, rules));
        return new ScoreSheet(
                settled.board(),
                rules,
                whole,
                area,
                Count.of(stones, whole, prisoners, scoredBy(Scoring.TERRITORY, rules)),
                CountAgreement.of(settled.board(), area.compensation()),
                Estimators.standard().stream()
                        .map(estimator -> Estimate.of(estimator, settled.board()))
                        .toList(),
                settled.owners());
    }

    private static GoRules scoredBy(Scoring scoring, GoRules rules) {
        return new GoRules(
                scoring, rules.ko(), rules.suicide(), rules.komi(), rules.handicap(), rules.placement(), rules.bonus());
    }

    /** The count the rules ask for. */
    public Count count() {
        return rules.scoring() == Scoring.AREA ? area : territory;
    }

    /** The result of the game. */
    public Margin margin() {
        return count().margin();
    }

    /** The result if an estimate were the count. Estimates count stones, so the compensation is that of area. */
    public Margin margin(Estimate estimate) {
        return estimate.margin(area.compensation());
    }
}
