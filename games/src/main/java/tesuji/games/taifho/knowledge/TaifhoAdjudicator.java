package tesuji.games.taifho.knowledge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.GameRecord;
import tesuji.core.game.GameSummary;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.games.taifho.Finish;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/**
 * Says why games of Taifho ended, tells those that their cap cut off from those that somebody won, and how they were
 * played in each phase.
 *
 * @param game the rules
 */
public record TaifhoAdjudicator(TaifhoGame game) implements Adjudicator {
    /** Enough for most races when the sides have just passed each other, and no time to wait for. */
    private static final Limits REVIEW = Limits.steps(500_000);

    @Override
    public Adjudication adjudicate(Position position, Set<Integer> disputed) {
        TaifhoPosition end = (TaifhoPosition) position;
        Termination termination = Finish.of(end) == Finish.LIMIT ? Termination.LIMIT : Termination.RULES;
        return Adjudication.of(end.score(), termination, Finish.reason(end));
    }

    @Override
    public Optional<GameSummary> summary(GameRecord record) {
        Phases phases = Phases.of(record, game, StopCondition.of(REVIEW));
        if (phases.stretches().isEmpty()) return Optional.empty();
        return Optional.of(new GameSummary(
                List.of("phase", "side", "moves", "rows won a move", "squares a move"),
                phases.stretches().stream().map(TaifhoAdjudicator::row).toList(),
                phases.runs().stream().map(TaifhoAdjudicator::account).toList()));
    }

    private static List<String> row(Phases.Stretch stretch) {
        return List.of(
                stretch.phase().name().toLowerCase(Locale.ROOT),
                Finish.side(stretch.side()),
                Integer.toString(stretch.moves()),
                String.format(Locale.ROOT, "%.2f", stretch.gain()),
                String.format(Locale.ROOT, "%.2f", stretch.length()));
    }

    private static String account(Phases.Run run) {
        String needed = run.fewest().isPresent()
                ? "needed at least " + run.fewest().getAsInt() + " more"
                : "needed more than could be counted";
        return "When the sides had passed each other, " + Finish.side(run.side()) + " " + needed + " and made "
                + run.used() + (run.arrived() ? "." : " without arriving.");
    }
}
