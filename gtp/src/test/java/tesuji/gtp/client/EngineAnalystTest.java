package tesuji.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.gtp.client.EngineException.Fault;
import tesuji.gtp.toy.Toys;

/** Engines that tell what they think, each a small shell script: it talks until the next command comes. */
@Timeout(120)
final class EngineAnalystTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Duration OFTEN = Duration.ofMillis(20);
    private static final Game GAME = Toys.LIBRARY.open("catch:size=3");

    @BeforeAll
    static void needsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh to run the scripted engines");
    }

    /** An engine that answers a command with lines, and ends that answer when the next command comes. */
    private static EngineAnalyst engine(String command, String lines) {
        String script = "open=; while read -r id name rest; do"
                + " if [ -n \"$open\" ]; then echo; open=; fi;"
                + " case \"$name\" in"
                + " list_commands) printf '=%s name\\n" + command + "\\n\\n' $id;;"
                + " name) printf '=%s Script\\n\\n' $id;;"
                + " " + command + ") printf '=%s\\n" + lines + "\\n' $id; open=yes;;"
                + " *) printf '=%s\\n\\n' $id;;"
                + " esac; done";
        Client client = Client.start(List.of("/bin/sh", "-c", script), TIMEOUT);
        return new EngineAnalyst(client, Toys.LIBRARY, GAME);
    }

    private static AnalysisRequest request(Limits limits) {
        return new AnalysisRequest(limits, OFTEN, true, List.of());
    }

    private static GameRecord record(Integer... moves) {
        return new GameRecord(GAME.id(), "", List.of(moves));
    }

    private static Decision analyse(EngineAnalyst engine, GameRecord record) {
        return engine.analyse(record, request(Limits.time(Duration.ofMillis(300))), analysis -> {});
    }

    @Test
    void readsTenThousandthsOfLeelaZero() {
        String line = "info move B2 visits 30 winrate 6500 prior 4000 lcb 6000 order 0 pv B2 A1 C3"
                + " info move A1 visits 10 winrate 4000 prior 1000 lcb 3000 order 1 pv A1";
        try (EngineAnalyst engine = engine("lz-analyze", line)) {
            List<Analysis> heard = new ArrayList<>();
            Decision decision = engine.analyse(record(), request(Limits.time(Duration.ofMillis(300))), heard::add);
            assertThat(engine.name()).isEqualTo("Script");
            Analysis analysis = decision.analysis();
            assertThat(heard).containsExactly(analysis);
            assertThat(analysis.steps()).isEqualTo(40);
            assertThat(analysis.value()).isEqualTo(0.65);
            assertThat(analysis.candidates())
                    .containsExactly(
                            new Analysis.Candidate(4, 30, 0.65, Double.NaN, 0.4, 0.6, List.of(4, 0, 8)),
                            new Analysis.Candidate(0, 10, 0.4, Double.NaN, 0.1, 0.3, List.of(0)));
            assertThat(((Decision.Play) decision).move()).isEqualTo(4);
        }
    }

    /** The owners come from the upper left and for the side to move, here the second one. */
    @Test
    void readsFractionsPointsAndOwnersOfKataGo() {
        String line =
                "info move A1 visits 5 edgeVisits 5 winrate 0.25 scoreLead -3.5 prior 0.1 order 1 pv A1 pvVisits 5"
                        + " info move B2 visits 7 winrate 0.5 scoreLead 1.5 isSymmetryOf A1 prior 0.2 order 0 pv B2 C3"
                        + " pvVisits 7 2 rootInfo visits 12 winrate 0.4"
                        + " ownership 1 0.5 0 0 0 0 0 0 -1";
        try (EngineAnalyst engine = engine("kata-analyze", line)) {
            Analysis analysis = analyse(engine, record(1)).analysis();
            assertThat(analysis.candidates())
                    .extracting(Analysis.Candidate::move, Analysis.Candidate::value, Analysis.Candidate::lead)
                    .containsExactly(
                            org.assertj.core.groups.Tuple.tuple(4, 0.5, 1.5),
                            org.assertj.core.groups.Tuple.tuple(0, 0.25, -3.5));
            assertThat(analysis.candidates().get(0).line()).containsExactly(4, 8);
            assertThat(analysis.ownership()).containsExactly(-0.0, -0.0, 1.0, -0.0, -0.0, -0.0, -1.0, -0.5, -0.0);
        }
    }

    @Test
    void endsWhenTheVisitsAreReachedAndCanBeAskedAgain() {
        try (EngineAnalyst engine = engine("lz-analyze", "info move B2 visits 30 winrate 6500 order 0 pv B2")) {
            for (int i = 0; i < 3; i++) {
                Decision decision = engine.analyse(record(), request(Limits.steps(20)), analysis -> {});
                assertThat(decision.analysis().steps()).isEqualTo(30);
            }
            assertThat(analyse(engine, record(0, 1)).analysis().steps()).isEqualTo(30);
        }
    }

    @Test
    void anInterruptEndsItWithWhatWasSaid() {
        try (EngineAnalyst engine = engine("lz-analyze", "info move B2 visits 30 winrate 6500 order 0 pv B2")) {
            Decision decision = engine.analyse(
                    record(),
                    request(Limits.NONE),
                    analysis -> Thread.currentThread().interrupt());
            assertThat(Thread.interrupted()).isTrue();
            assertThat(decision.analysis().steps()).isEqualTo(30);
            assertThat(analyse(engine, record()).analysis().steps()).isEqualTo(30);
        }
    }

    @Test
    void movesThatCannotBePlayedAreSkipped() {
        String line = "info move Z9 visits 3 winrate 9000 order 0 pv Z9"
                + " info move B2 visits many winrate nothing order 1 pv B2 B2 info move";
        try (EngineAnalyst engine = engine("lz-analyze", line)) {
            assertThat(analyse(engine, record()).analysis().candidates())
                    .containsExactly(new Analysis.Candidate(4, 0, 0.5, Double.NaN, Double.NaN, 0, List.of(4)));
        }
    }

    @Test
    void anEngineThatSaysNothingHasNoOpinion() {
        try (EngineAnalyst engine = engine("lz-analyze", "thinking")) {
            assertThat(analyse(engine, record()).analysis()).isEqualTo(Analysis.NONE);
        }
    }

    @Test
    void anEngineThatDoesNotAnalyseIsRefused() {
        EngineException e = catchThrowableOfType(EngineException.class, () -> engine("genmove", "A1"));
        assertThat(e.fault()).isEqualTo(Fault.REFUSED);
        assertThat(e).hasMessage("The engine \"sh\" cannot analyse: it knows neither lz-analyze nor kata-analyze.");
    }
}
