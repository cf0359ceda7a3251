package tesuji.desk.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Notation;
import tesuji.desk.cgt.GameText;
import tesuji.desk.cgt.ThermographWalls;
import tesuji.endgame.board.EndgameProblem;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.Suggestion;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.region.LocalMove;
import tesuji.endgame.region.ProofStatus;
import tesuji.endgame.region.RegionValue;
import tesuji.endgame.safety.Decomposition;
import tesuji.games.go.Stones;
import tesuji.lab.endgame.GoEnding;

/** Turns a report into an {@link EndgameAnswer}. */
final class AnswerWriter {
    private final Notation notation;
    private final EndgameResult report;
    private final GameText texts;

    AnswerWriter(Notation notation, EndgameResult report) {
        this.notation = notation;
        this.report = report;
        texts = new GameText(report.values());
    }

    EndgameAnswer answer(String game) {
        EndgameProblem question = report.problem();
        List<EndgameAnswer.Area> areas = new ArrayList<>();
        RegionLetters letters = new RegionLetters(report);
        for (int i = 0; i < report.regions().size(); i++) {
            areas.add(area(letters.of(i), report.regions().get(i)));
        }
        boolean known = report.isKnown();
        List<EndgameAnswer.Choice> first = Caveat.stopped(report) == 0 ? choices(GoEnding.best(report)) : List.of();
        return new EndgameAnswer(
                game,
                EndgameAnswer.word(question.counting()),
                EndgameAnswer.word(question.toMove()),
                question.komi().toString(),
                question.prisoners(),
                known ? report.low().toString() : null,
                report.isProven(),
                EndgameAnswer.word(report.basis()),
                report.assumedGroups().stream().map(group -> vertices(group)).toList(),
                report.low().toString(),
                report.high().toString(),
                Caveat.about(report).stream()
                        .map(caveat -> caveat.sentence(letters, notation))
                        .toList(),
                known ? first : List.of(),
                known ? List.of() : first,
                areas,
                choices(report.moves()),
                null,
                EndgameAnswer.Walls.of(report),
                overlay(report.decomposition()),
                null);
    }

    private List<EndgameAnswer.Choice> choices(List<Suggestion> moves) {
        return moves.stream()
                .map(move -> new EndgameAnswer.Choice(
                        move.isPass() ? "pass" : notation.move(move.point()),
                        move.isPass() ? null : move.region(),
                        move.low().toString(),
                        move.high().toString()))
                .toList();
    }

    private EndgameAnswer.Area area(String label, ValuedRegion place) {
        RegionValue value = place.value();
        boolean looked = value.status() != ProofStatus.STOPPED;
        return new EndgameAnswer.Area(
                label,
                vertices(place.region().points()),
                texts.of(value.atLeast()),
                texts.of(value.atMost()),
                looked ? texts.of(place.chilled()) : null,
                looked ? place.mean().toString() : null,
                looked ? place.temperature().toString() : null,
                looked ? EndgameAnswer.word(place.kind()) : null,
                EndgameAnswer.word(value.status()),
                owner(place),
                value.moves().stream().map(this::move).toList(),
                looked ? walls(value.atLeast()) : null,
                looked && value.atLeast() != value.atMost() ? walls(value.atMost()) : null);
    }

    private ThermographWalls walls(int game) {
        return ThermographWalls.of(report.thermographs().of(game));
    }

    private static @Nullable String owner(ValuedRegion place) {
        int sign = place.mean().signum();
        return GoEnding.isUnfinished(place) || sign == 0 ? null : sign > 0 ? "black" : "white";
    }

    private EndgameAnswer.Move move(LocalMove move) {
        return new EndgameAnswer.Move(
                EndgameAnswer.word(report.problem().toMove()),
                notation.move(move.point()),
                texts.of(move.atLeast()),
                texts.of(move.atMost()));
    }

    private List<String> vertices(List<Integer> points) {
        return points.stream().map(notation::move).toList();
    }

    private static List<Integer> overlay(Decomposition cut) {
        Stones stones = cut.stones();
        Integer[] numbers = new Integer[stones.points()];
        Arrays.fill(numbers, -1);
        for (int i = 0; i < cut.regions().size(); i++) {
            for (int point : cut.regions().get(i).points()) numbers[point] = i;
        }
        List<Integer> overlay = new ArrayList<>();
        for (int row = stones.size() - 1; row >= 0; row--) {
            overlay.addAll(Arrays.asList(numbers).subList(row * stones.size(), (row + 1) * stones.size()));
        }
        return overlay;
    }
}
