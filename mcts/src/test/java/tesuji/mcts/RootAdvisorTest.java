package tesuji.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.eval.UniformParts;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** The root's own advisor is asked about the root of every search, be it new or kept. */
final class RootAdvisorTest {
    private static final Game GAME = Games.library().open("tictactoe");

    /** All imagined simulations of the advisor {@code root} are won, all of any other one are lost. */
    private record Advisors(Parts uniform) implements Parts {
        @Override
        public Playout playout(String name) {
            return uniform.playout(name);
        }

        @Override
        public Prior prior(String name) {
            return uniform.prior(name);
        }

        @Override
        public Advisor advisor(String name) {
            return (position, moves, count, simulations, wins) -> {
                Arrays.fill(simulations, 0, count, 2);
                Arrays.fill(wins, 0, count, name.equals("root") ? 2 : 0);
            };
        }
    }

    private static Analysis analyse(MctsPlayer player, GameRecord record) {
        return player.analyse(record, AnalysisRequest.within(Limits.steps(300)), news -> {})
                .analysis();
    }

    /** If all imagined simulations were lost, the shares of the won ones would be no numbers. */
    private static void expectAdviceOfTheRoot(Analysis analysis) {
        assertThat(analysis.candidates())
                .isNotEmpty()
                .allSatisfy(candidate -> assertThat(candidate.prior()).isBetween(0.01, 1.0));
    }

    @Test
    void aRootThatIsKeptIsAdvisedAnew() {
        Mcts recipe = Mcts.read("mcts[selection=AdvisedRave[advisor=node, rootAdvisor=root], capacity=5000,"
                + " play=PlaySettings[stopEarly=false]]");
        try (MctsPlayer player = recipe.player("test", GAME, new Advisors(new UniformParts(GAME)), 1)) {
            GameRecord record = GameRecord.of(GAME);
            Analysis first = analyse(player, record);
            expectAdviceOfTheRoot(first);
            Analysis second =
                    analyse(player, record.then(first.candidates().get(0).move()));
            assertThat(player.level(List.of()).orElseThrow().visits())
                    .as("kept")
                    .isGreaterThan(300);
            expectAdviceOfTheRoot(second);
        }
    }
}
