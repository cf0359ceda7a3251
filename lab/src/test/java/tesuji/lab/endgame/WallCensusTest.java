package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.ProofStatus;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;

/**
 * What is known of late positions of real games with walls from each source, and whether it is the recorded result;
 * the numbers stand in docs/use/endgames.md. Late is so many moves before the end of a game that two passes have ended;
 * these passes are moves. Every position is a line of {@code target/late-walls.csv}.
 */
@Tag("nightly")
final class WallCensusTest {
    private static final Path DATA = Path.of(System.getProperty("tesuji.shared", "../shared"), "data");
    private static final Path NETWORK = DATA.resolve("nets/g170-b6c96-s175395328-d26788732.bin.gz");
    private static final int[] BEFORE = {2, 4, 6, 8, 10, 12, 16, 20};

    private final List<String> lines = new ArrayList<>(
            List.of("game,before,walls,verdict,low,high,result,agrees,regions,known,open,groups,stones,lost"));

    /** What was found with walls from one source. */
    private static final class Tally {
        private int proven;
        private int provenIf;
        private int bounded;
        private int regions;
        private int known;
        /** Positions of which something else is known than what the game came to, and by how many points. */
        private final Map<String, Dyadic> results = new LinkedHashMap<>();
        /** Positions with bounds that do not hold the result of the game. */
        private final List<String> bounds = new ArrayList<>();

        @Override
        public String toString() {
            return proven + " proven, " + provenIf + " proven if, " + bounded + " bounded, " + known + " of " + regions
                    + " regions known; other results " + results + ", bounds " + bounds;
        }
    }

    @Test
    void knownResultsAreThoseOfTheGames() throws IOException {
        assumeTrue(Files.isRegularFile(NETWORK), "the network is not here");
        Map<String, WallSource> sources = new LinkedHashMap<>();
        for (String name : List.of(WallSource.NONE, WallSource.EYES, WallSource.PLAYOUTS)) {
            sources.put(name, WallSource.read(name, WallSource.STANDARD_THRESHOLD));
        }
        sources.put("net", WallSource.read(WallSource.NETWORK + NETWORK, WallSource.STANDARD_THRESHOLD));
        Map<String, Tally> tallies = new LinkedHashMap<>();
        for (Path file : LateGamesTest.games()) {
            GoLine line = GoSgf.load(file);
            for (int before : BEFORE) {
                sources.forEach((name, source) ->
                        count(file, line, before, name, source, tallies.computeIfAbsent(name, any -> new Tally())));
            }
        }
        Files.write(Path.of("target", "late-walls.csv"), lines);
        tallies.forEach((name, tally) -> System.out.println(name + ": " + tally));
        tallies.forEach((name, tally) -> {
            boolean searched = name.equals(WallSource.NONE) || name.equals(WallSource.EYES);
            // playouts and networks tell who stays, and not what that costs
            int tolerated = searched ? 0 : (tally.proven + tally.provenIf) / 4;
            assertThat(tally.results).as(name).hasSizeLessThanOrEqualTo(tolerated);
        });
    }

    private void count(Path file, GoLine line, int before, String name, WallSource source, Tally tally) {
        int moves = (int) line.game().steps().stream()
                .filter(GoStep.Move.class::isInstance)
                .count();
        GoPosition position = LateGamesTest.position(line, moves - before);
        GoPosition end = LateGamesTest.position(line, moves);
        EndgameProblem question = GoEnding.question(position);
        EndgameResult report =
                Endgame.solve(question.withWalls(source.of(position, question.toMove())), Budget.STANDARD);
        if (report.isProven()) tally.proven++;
        else if (report.isKnown()) tally.provenIf++;
        else tally.bounded++;
        Dyadic result = LateGamesTest.result(file, line);
        boolean agrees = !result.isLess(report.low()) && !report.high().isLess(result);
        String game = String.valueOf(file.getFileName()).replace(".sgf", "");
        String place = game + ", " + before + " before the end";
        if (!agrees && report.isKnown()) tally.results.put(place, report.low().minus(result));
        else if (!agrees) tally.bounds.add(place);
        int regions = report.regions().size() + report.decomposition().vast().size();
        int known =
                (int) report.regions().stream().filter(WallCensusTest::isKnown).count();
        tally.regions += regions;
        tally.known += known;
        List<Integer> assumed =
                report.assumedGroups().stream().flatMap(List::stream).toList();
        lines.add(Stream.of(
                        game,
                        before,
                        name,
                        report.isProven() ? "proven" : report.isKnown() ? "proven-if" : "bounded",
                        report.low(),
                        report.high(),
                        result,
                        agrees,
                        regions,
                        known,
                        openPoints(report),
                        report.assumedGroups().size(),
                        assumed.size(),
                        lost(assumed, position, end))
                .map(String::valueOf)
                .collect(Collectors.joining(",")));
    }

    /** Points of regions whose value is not known. */
    private static int openPoints(EndgameResult report) {
        int open = report.decomposition().vast().stream().mapToInt(List::size).sum();
        for (ValuedRegion region : report.regions()) {
            if (!isKnown(region)) open += region.region().points().size();
        }
        return open;
    }

    /** Stones that were assumed to live and are captured or dead when the game is over. */
    private static long lost(List<Integer> assumed, GoPosition position, GoPosition end) {
        Set<Integer> dead = FinalStatus.of(end).dead();
        return assumed.stream()
                .filter(point -> end.stones().at(point) != position.stones().at(point) || dead.contains(point))
                .count();
    }

    private static boolean isKnown(ValuedRegion region) {
        ProofStatus status = region.value().status();
        return status == ProofStatus.SETTLED || status == ProofStatus.EXACT || status == ProofStatus.THEOREM;
    }
}
