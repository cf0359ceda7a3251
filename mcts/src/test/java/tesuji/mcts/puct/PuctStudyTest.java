package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Evaluation;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.Viewpoint;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** What is different for somebody who studies a position and does not play. */
final class PuctStudyTest {
    private final Game game = Games.library().open("hex:size=4");
    private final List<Viewpoint> views = new ArrayList<>();

    /** Believes in one move, and remembers how it was asked to look. */
    private final Evaluator narrow = new Evaluator() {
        @Override
        public void evaluate(Position[] positions, int count, Evaluation[] into) {
            for (int i = 0; i < count; i++) {
                into[i].value(0);
                Arrays.fill(into[i].policy(), 1);
                into[i].policy()[5] = 30;
            }
        }

        @Override
        public void evaluate(Position[] positions, int count, Viewpoint view, Evaluation[] into) {
            views.add(view);
            evaluate(positions, count, into);
        }
    };

    private PuctPlayer player(PuctParameters parameters) {
        return new PuctPlayer(
                "test",
                game,
                parameters,
                () -> narrow,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, 1, 1, ""));
    }

    private static AnalysisRequest visits(long count) {
        return AnalysisRequest.within(Limits.steps(count));
    }

    private GameRecord after(int... moves) {
        return new GameRecord(game.id(), "", Arrays.stream(moves).boxed().toList());
    }

    private static int tried(PuctPlayer player, GameRecord record, AnalysisRequest request) {
        player.analyse(record, request, heard -> {});
        return player.report(false).moves().size();
    }

    @Test
    void moreMovesAreLookedAtThanToPlay() {
        int played = tried(player(PuctParameters.STANDARD), after(0), visits(60));
        int studied =
                tried(player(PuctParameters.STANDARD), after(0), visits(60).forStudy());
        assertThat(studied).isGreaterThan(played);
        PuctParameters off = PuctParameters.STANDARD.with("analysisWideRootNoise", "0");
        assertThat(tried(player(off), after(0), visits(60).forStudy())).isEqualTo(played);
    }

    /** 30 of 44: what is told of the evaluator is its own opinion. */
    @Test
    void theTellingOfPriorsIsNotWidened() {
        PuctPlayer player = player(PuctParameters.STANDARD);
        tried(player, after(0), visits(60).forStudy());
        PuctReport.MoveReport believed = player.report(false).moves().stream()
                .filter(move -> move.move() == 5)
                .findFirst()
                .orElseThrow();
        assertThat(believed.prior()).isEqualTo(30f / 44);
    }

    @Test
    void whatCameBeforeTheRootIsHidden() {
        PuctPlayer player = player(PuctParameters.STANDARD);
        player.analyse(after(0, 1), visits(3).forStudy(), heard -> {});
        assertThat(views).hasSize(3).startsWith(new Viewpoint(0, 0.2), new Viewpoint(1, 1));
        views.clear();
        player.analyse(after(0, 1), visits(3), heard -> {});
        assertThat(views)
                .as("another purpose, another tree")
                .containsExactly(new Viewpoint(Integer.MAX_VALUE, 0.2), Viewpoint.WHOLE, Viewpoint.WHOLE);
    }

    /** The position after the next move was seen with that move; as a root it is seen without. */
    @Test
    void aKeptPositionIsSeenAnewAsARoot() {
        PuctPlayer player = player(PuctParameters.STANDARD);
        player.analyse(after(0, 1), visits(40).forStudy(), heard -> {});
        long known = player.level(List.of(5)).orElseThrow().visits();
        views.clear();
        player.analyse(after(0, 1, 5), visits(1).forStudy(), heard -> {});
        assertThat(views).containsExactly(new Viewpoint(0, 0.2));
        assertThat(player.report(false).visits()).isEqualTo(known).isGreaterThan(1);
    }
}
