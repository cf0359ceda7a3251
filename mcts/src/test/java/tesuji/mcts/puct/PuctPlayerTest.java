package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.Evaluation;
import tesuji.core.eval.Evaluator;
import tesuji.core.eval.PassPolicy;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Decision;
import tesuji.core.play.EndgamePlayer;
import tesuji.core.play.Limits;
import tesuji.core.play.Measure;
import tesuji.games.Games;

/** The player with judges that know next to nothing. */
final class PuctPlayerTest {
    private static final PuctParameters SURE =
            PuctParameters.STANDARD.with("chosenMoveTemperatureEarly", "0").with("chosenMoveTemperature", "0");

    /** Everything looks alike, and nobody is ahead. */
    private static final Evaluator INDIFFERENT = new Evaluator() {
        @Override
        public void evaluate(Position[] positions, int count, Evaluation[] into) {
            for (int i = 0; i < count; i++) {
                into[i].value(0);
                Arrays.fill(into[i].policy(), 1);
                Arrays.fill(into[i].ownership(), 0.5f);
            }
        }
    };

    /** The first side has lost. */
    private static final Evaluator HOPELESS = (positions, count, into) -> {
        INDIFFERENT.evaluate(positions, count, into);
        for (int i = 0; i < count; i++) {
            into[i].value(-0.99f);
            into[i].score(-20, 3);
            into[i].lead(-20);
        }
    };

    private static PuctPlayer player(Game game, PuctParameters parameters, int threads) {
        return new PuctPlayer(
                "test",
                game,
                parameters,
                () -> INDIFFERENT,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, threads, 1, ""));
    }

    private static GameRecord record(Game game, String... moves) {
        List<Integer> played = new ArrayList<>();
        for (String move : moves) played.add(game.notation().move(move));
        return new GameRecord(game.id(), "", played);
    }

    private static String move(Game game, Decision decision) {
        return game.notation().move(((Decision.Play) decision).move());
    }

    /** X to move wins at c1 or else loses to b3. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aWinInOneMoveIsFound(int threads) {
        Game game = Games.library().open("tictactoe");
        GameRecord record = record(game, "a1", "a3", "b1", "c3");
        Decision decision = player(game, SURE, threads).choose(record, Limits.steps(200));
        assertThat(move(game, decision)).isEqualTo("c1");
        assertThat(decision.analysis().value()).isGreaterThan(0.9);
        assertThat(decision.analysis().steps()).isEqualTo(200);
        assertThat(decision.analysis().unit()).isEqualTo("visits");
    }

    @Test
    void aThreatIsAnswered() {
        Game game = Games.library().open("tictactoe");
        GameRecord record = record(game, "a1", "b2", "c1");
        assertThat(move(game, player(game, SURE, 1).choose(record, Limits.steps(400))))
                .isEqualTo("b1");
    }

    /** Of 3, 4 and 5 the first player wins, by making the sum without carries 0. */
    @Test
    void nimIsPlayedPerfectly() {
        Game game = Games.library().open("nim:piles=3-4-5");
        Position start = game.start();
        GameRecord record = record(game);
        int move = ((Decision.Play) player(game, SURE, 1).choose(record, Limits.steps(20_000))).move();
        start.play(move);
        String diagram = game.notation().diagram(start);
        assertThat(game.notation().move(move)).as(diagram).isNotEmpty();
        int sum = 0;
        for (int count : game.notation().picture(start).counts()) sum ^= count;
        assertThat(sum).as(diagram).isZero();
    }

    @Test
    void equalSeedsGiveEqualSearches() {
        Game game = Games.library().open("hex:size=4");
        PuctParameters noisy = PuctParameters.STANDARD.with("rootNoiseEnabled", "true");
        Analysis first =
                player(game, noisy, 1).choose(record(game), Limits.steps(300)).analysis();
        Analysis second =
                player(game, noisy, 1).choose(record(game), Limits.steps(300)).analysis();
        assertThat(first).isEqualTo(second);
    }

    @Test
    void theTreeIsKeptWhenTheGameGoesOn() {
        Game game = Games.library().open("hex:size=4");
        PuctPlayer player = player(game, SURE, 1);
        Decision.Play first = (Decision.Play) player.choose(record(game), Limits.steps(300));
        List<Integer> line = first.analysis().candidates().get(0).line();
        GameRecord next = new GameRecord(game.id(), "", line.subList(0, 2));
        long known = player.level(line.subList(0, 2)).orElseThrow().visits();
        player.choose(next, Limits.steps(1));
        assertThat(player.report(false).visits()).isEqualTo(known).isGreaterThan(1);
        player.choose(record(game, "a1"), Limits.steps(1));
        assertThat(player.report(false).visits()).isEqualTo(1);
    }

    @Test
    void forbiddenMovesAreNotLookedAt() {
        Game game = Games.library().open("tictactoe");
        int centre = game.notation().move("b2");
        AnalysisRequest request = new AnalysisRequest(
                Limits.steps(200), Duration.ofDays(1), true, List.of(new AnalysisRequest.Ban(0, Set.of(centre), 1)));
        Analysis analysis = player(game, SURE.with("rootSymmetryPruning", "false"), 1)
                .analyse(record(game), request, heard -> {})
                .analysis();
        assertThat(analysis.candidates()).hasSize(8).noneMatch(candidate -> candidate.move() == centre);
        assertThat(analysis.ownership()).hasSize(9).allMatch(owner -> Math.abs(owner - 0.5) < 1e-6);
    }

    /** Nothing is left to a side whose every move is forbidden deeper in the tree; the search ends all the same. */
    @Test
    void aSideWithoutAllowedMovesEndsNoSearch() {
        Game game = Games.library().open("tictactoe");
        Set<Integer> all = Set.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
        AnalysisRequest request = new AnalysisRequest(
                Limits.steps(50), Duration.ofDays(1), false, List.of(new AnalysisRequest.Ban(1, all, 9)));
        Analysis analysis = player(game, SURE, 1)
                .analyse(record(game), request, heard -> {})
                .analysis();
        assertThat(analysis.steps()).isEqualTo(50);
    }

    /** A judge that fails once ends the search with its fault, and the next search begins as if nothing had been. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFaultOfTheEvaluatorIsTold(int threads) {
        Game game = Games.library().open("hex:size=4");
        AtomicInteger asked = new AtomicInteger();
        Evaluator failing = (positions, count, into) -> {
            if (asked.incrementAndGet() == 20) throw new IllegalArgumentException("broken");
            INDIFFERENT.evaluate(positions, count, into);
        };
        PuctPlayer player = new PuctPlayer(
                "test",
                game,
                SURE,
                () -> failing,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, threads, 1, ""));
        assertThatThrownBy(() -> player.choose(record(game), Limits.steps(100_000)))
                .isInstanceOf(RuntimeException.class);
        assertThat(player.choose(record(game), Limits.steps(100)).analysis().steps())
                .isEqualTo(100);
    }

    /** How a game of Go is ended by agreement, told by the test. */
    private record TestedPolicy(int closingMove, int surrender) implements PassPolicy {
        @Override
        public int closing(Position position, Rng rng) {
            return closingMove;
        }

        @Override
        public boolean isSurrender(Position position, int move, Rng rng) {
            return move == surrender;
        }
    }

    private static PuctPlayer player(Game game, PuctParameters parameters, Evaluator evaluator, PassPolicy policy) {
        return new PuctPlayer(
                "test",
                game,
                parameters,
                () -> evaluator,
                Optional.of(policy),
                new PuctPlayer.Resources(30, 1, 1, "It is slow."));
    }

    @Test
    void theGameIsEndedByAgreementAndNeverBySurrender() {
        Game game = Games.library().open("go:size=5");
        int pass = game.notation().move("pass");
        PassPolicy agreed = new TestedPolicy(pass, PassPolicy.NONE);
        Decision closing = player(game, SURE, INDIFFERENT, agreed).choose(record(game), Limits.NONE);
        assertThat(move(game, closing)).isEqualTo("pass");
        assertThat(closing.analysis().steps()).isEqualTo(30);
        assertThat(closing.analysis().notice()).isEqualTo("It is slow.");
        Decision first = player(game, SURE, INDIFFERENT, new TestedPolicy(PassPolicy.NONE, PassPolicy.NONE))
                .choose(record(game), Limits.NONE);
        int best = ((Decision.Play) first).move();
        Decision other = player(game, SURE, INDIFFERENT, new TestedPolicy(PassPolicy.NONE, best))
                .choose(record(game), Limits.NONE);
        assertThat(((Decision.Play) other).move()).isNotEqualTo(best);
    }

    /** Whether a pass surrenders may cost hundreds of playouts: only the move that was drawn is asked about. */
    @Test
    void onlyWhatIsDrawnIsAskedAbout() {
        Game game = Games.library().open("go:size=5");
        List<Integer> asked = new ArrayList<>();
        PassPolicy curious = new PassPolicy() {
            @Override
            public int closing(Position position, Rng rng) {
                return NONE;
            }

            @Override
            public boolean isSurrender(Position position, int move, Rng rng) {
                asked.add(move);
                return false;
            }
        };
        Decision decision = player(game, SURE, INDIFFERENT, curious).choose(record(game), Limits.NONE);
        assertThat(asked).containsExactly(((Decision.Play) decision).move());
    }

    /** With one visit nothing was tried; what is forbidden or loses is not played all the same. */
    @Test
    void withoutASearchNothingForbiddenIsPlayed() {
        Game game = Games.library().open("go:size=5");
        PuctParameters warm = SURE.with("chosenMoveTemperature", "1").with("chosenMoveTemperatureEarly", "1");
        int pass = game.notation().move("pass");
        int corner = game.notation().move("A1");
        AnalysisRequest request = new AnalysisRequest(
                Limits.steps(1), Duration.ofDays(1), false, List.of(new AnalysisRequest.Ban(0, Set.of(corner), 1)));
        for (int seed = 1; seed <= 60; seed++) {
            PuctPlayer player = new PuctPlayer(
                    "test",
                    game,
                    warm,
                    () -> INDIFFERENT,
                    Optional.of(new TestedPolicy(PassPolicy.NONE, pass)),
                    new PuctPlayer.Resources(1, 1, seed, ""));
            Decision.Play play = (Decision.Play) player.analyse(record(game), request, analysis -> {});
            assertThat(play.move()).isNotIn(pass, corner);
        }
    }

    /** Who has lost anyhow may end the game. */
    @Test
    void aLostGameMayBeEndedAsALoss() {
        Game game = Games.library().open("go:size=5");
        int best = ((Decision.Play) player(game, SURE, HOPELESS, new TestedPolicy(PassPolicy.NONE, PassPolicy.NONE))
                        .choose(record(game), Limits.NONE))
                .move();
        Decision same = player(game, SURE, HOPELESS, new TestedPolicy(PassPolicy.NONE, best))
                .choose(record(game), Limits.NONE);
        assertThat(((Decision.Play) same).move()).isEqualTo(best);
    }

    /** Only the clock limits somebody who knows the end; then there is no tree, and afterwards there is one again. */
    @Test
    void whoeverKnowsTheEndActsInsteadOfTheSearch() {
        Game game = Games.library().open("tictactoe");
        int known = game.notation().move("c3");
        Analysis exact = new Analysis(1, 1, 0, 0, List.of(), List.of(), "exact counts", Measure.VALUE);
        List<Limits> asked = new ArrayList<>();
        EndgamePlayer knowing = (position, limits) -> {
            asked.add(limits);
            return position.toMove() == 0 ? Optional.of(new Decision.Play(known, exact)) : Optional.empty();
        };
        PuctPlayer player = new PuctPlayer(
                "test",
                game,
                SURE,
                () -> INDIFFERENT,
                Optional.empty(),
                knowing,
                new PuctPlayer.Resources(Long.MAX_VALUE, 1, 1, ""));
        Limits limits = new Limits(20, Duration.ofSeconds(30));
        List<Analysis> heard = new ArrayList<>();
        Decision decision = player.analyse(record(game), AnalysisRequest.within(limits), heard::add);
        assertThat(decision).isEqualTo(new Decision.Play(known, exact));
        assertThat(heard).containsExactly(exact);
        assertThat(asked).containsExactly(Limits.time(Duration.ofSeconds(30)));
        assertThat(player.size().nodes()).isZero();
        assertThat(player.choose(record(game, "b2"), limits).analysis().steps()).isEqualTo(20);
        assertThat(player.size().nodes()).isPositive();
    }

    /** Three turns in a row without hope, and not before. */
    @Test
    void aHopelessGameIsGivenUp() {
        Game game = Games.library().open("go:size=5");
        PuctParameters resigning = SURE.with("allowResignation", "true");
        PuctPlayer player = player(game, resigning, HOPELESS, new TestedPolicy(PassPolicy.NONE, PassPolicy.NONE));
        List<String> moves = new ArrayList<>();
        for (String[] next : new String[][] {{"C3", "C2"}, {"D3", "D2"}}) {
            assertThat(player.choose(record(game, moves.toArray(String[]::new)), Limits.NONE))
                    .isInstanceOf(Decision.Play.class);
            moves.addAll(List.of(next));
        }
        Decision third = player.choose(record(game, moves.toArray(String[]::new)), Limits.NONE);
        assertThat(third).isInstanceOf(Decision.Resign.class);
        assertThat(third.analysis().lead()).isBetween(-21.0, -15.0);
        PuctReport report = player.report(false);
        assertThat(report.own().winLoss()).isCloseTo(-0.99, within(1e-6));
        assertThat(report.moves().get(0).utility()).isLessThan(-0.9);
    }

    @Test
    void theTimeOfTheOpponentIsUsed() throws InterruptedException {
        Game game = Games.library().open("hex:size=5");
        PuctPlayer player = player(game, SURE, 1);
        Thread thread = new Thread(() -> player.ponder(record(game, "a1")));
        thread.start();
        Thread.sleep(200);
        thread.interrupt();
        thread.join(20_000);
        long nodes = player.size().nodes();
        assertThat(nodes).isGreaterThan(10);
        player.choose(record(game, "a1"), Limits.steps(1));
        assertThat(player.size().nodes()).isEqualTo(nodes);
        assertThat(player.level(List.of()).orElseThrow().branches()).hasSize(24);
        assertThat(player.parameters().chosenMoveTemperature()).isZero();
    }

    /** Where everything looks alike a wide root spreads the visits by chance. */
    @Test
    void aWideRootLooksAtMore() {
        Game game = Games.library().open("hex:size=4");
        Evaluator narrow = (positions, count, into) -> {
            INDIFFERENT.evaluate(positions, count, into);
            for (int i = 0; i < count; i++) into[i].policy()[5] = 1000;
        };
        PuctPlayer plain = player(game, SURE, narrow, new TestedPolicy(PassPolicy.NONE, PassPolicy.NONE));
        PuctPlayer wide = player(
                game, SURE.with("wideRootNoise", "0.5"), narrow, new TestedPolicy(PassPolicy.NONE, PassPolicy.NONE));
        plain.choose(record(game), Limits.NONE);
        wide.choose(record(game), Limits.NONE);
        assertThat(wide.report(false).moves().size())
                .isGreaterThan(plain.report(false).moves().size());
    }

    @Test
    void anInterruptEndsTheThinking() throws InterruptedException {
        Game game = Games.library().open("hex:size=11");
        Decision[] answer = new Decision[1];
        Thread thread = new Thread(
                () -> answer[0] = player(game, SURE, 2).choose(record(game), Limits.time(Duration.ofDays(1))));
        thread.start();
        Thread.sleep(200);
        thread.interrupt();
        thread.join(20_000);
        assertThat(answer[0]).isInstanceOf(Decision.Play.class);
    }

    @Test
    void whatIsFoundIsReportedMeanwhile() {
        Game game = Games.library().open("hex:size=5");
        List<Analysis> heard = new ArrayList<>();
        AnalysisRequest request = new AnalysisRequest(Limits.steps(3000), Duration.ofNanos(1), false, List.of());
        player(game, SURE, 1).analyse(record(game, "b1"), request, heard::add);
        assertThat(heard).hasSizeGreaterThan(100);
        assertThat(heard.get(heard.size() - 1).steps())
                .isGreaterThan(heard.get(0).steps());
        double priors = heard.get(heard.size() - 1).candidates().stream()
                .mapToDouble(Analysis.Candidate::prior)
                .sum();
        assertThat(priors).isBetween(0.99, 1.01);
    }
}
