package tesuji.web.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Notation;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/** Turns a node of a round into what a page draws. */
public final class SceneMaker {
    private SceneMaker() {}

    /**
     * One position.
     *
     * @param pieces one character for each point
     * @param counts how many counters lie on each point; none where a point holds but one piece
     * @param toMove the side, -1 if the game is over
     * @param last the points of the move that led here
     * @param route the points that move passed
     * @param moveText that move
     * @param diagram the board as text
     */
    public record Scene(
            String round,
            int node,
            int number,
            String pieces,
            List<Integer> counts,
            int toMove,
            List<Integer> last,
            List<Integer> route,
            @Nullable String moveText,
            int mover,
            List<LegalMove> legal,
            RoundEnding.@Nullable Ending ending,
            String tally,
            String comment,
            List<PointMark> marks,
            @Nullable AnalysisFrame analysis,
            @Nullable ClockFace clock,
            String diagram) {}

    /** A move that can be made. */
    public record LegalMove(String move, List<Integer> gesture) {}

    /** The scene at a node. */
    public static Scene scene(StoredRound round, int node) {
        @Nullable ClockFace clock = round.clock(node);
        return round.ask(tree -> scene(tree, node, clock));
    }

    private static Scene scene(RoundTree tree, int number, @Nullable ClockFace clock) {
        RoundNode node = tree.node(number);
        Game game = tree.game();
        Notation notation = game.notation();
        List<Integer> last = List.of();
        List<Integer> route = List.of();
        if (number != 0) {
            Position before = tree.position(node.parent);
            last = points(notation.gesture(before, node.move));
            route = points(notation.route(before, node.move));
        }
        Position position = tree.position(number);
        Picture picture = notation.picture(position);
        Optional<RoundEnding.Ending> ending = RoundEnding.of(tree, number);
        return new Scene(
                tree.id(),
                number,
                node.depth,
                picture.pieces(),
                picture.counts(),
                ending.isPresent() ? -1 : position.toMove(),
                last,
                route,
                number == 0 ? null : notation.move(node.move),
                node.mover,
                ending.isPresent() ? List.of() : legal(position),
                ending.orElse(null),
                notation.tally(position),
                node.comment,
                node.marks,
                node.analysis.orElse(null),
                clock,
                notation.diagram(position));
    }

    private static List<LegalMove> legal(Position position) {
        Game game = position.game();
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        List<LegalMove> legal = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            legal.add(new LegalMove(
                    game.notation().move(moves[i]), points(game.notation().gesture(position, moves[i]))));
        }
        return legal;
    }

    static List<Integer> points(int[] gesture) {
        return IntStream.of(gesture).boxed().toList();
    }

    /**
     * A round with its tree.
     *
     * @param game the rules in full
     * @param end the last node of the main line
     */
    public record RoundAnswer(
            String id,
            String game,
            String name,
            List<SeatChoice> seats,
            String clock,
            @Nullable String komi,
            String begun,
            int end,
            List<NodeAnswer> nodes) {}

    /**
     * A node of the tree.
     *
     * @param value what the first side may expect here, from 0 to 1, if somebody has thought about it
     * @param lead by how many points it is ahead
     */
    public record NodeAnswer(
            int node,
            int parent,
            String move,
            int mover,
            int number,
            @Nullable Double value,
            @Nullable Double lead,
            @Nullable Long steps,
            @Nullable String unit,
            boolean comment,
            boolean pruned) {}

    public static RoundAnswer answer(StoredRound round) {
        return round.ask(tree -> {
            Game game = tree.game();
            return new RoundAnswer(
                    tree.id(),
                    game.id().toString(),
                    game.id().name(),
                    tree.seats(),
                    tree.clock().text(),
                    game.id().rules().get("komi"),
                    tree.begun(),
                    tree.mainLineEnd(0).number,
                    tree.nodes().stream().map(node -> answer(tree, node)).toList());
        });
    }

    private static NodeAnswer answer(RoundTree tree, RoundNode node) {
        Optional<AnalysisFrame> frame = node.analysis;
        @Nullable Double value = frame.map(AnalysisFrame::valueOfFirst).orElse(null);
        @Nullable Double lead = frame.map(AnalysisFrame::leadOfFirst).orElse(null);
        return new NodeAnswer(
                node.number,
                node.parent,
                node.number == 0 ? "" : tree.game().notation().move(node.move),
                node.mover,
                node.depth,
                value,
                lead,
                frame.map(AnalysisFrame::steps).orElse(null),
                frame.map(AnalysisFrame::unit).orElse(null),
                !node.comment.isEmpty(),
                node.pruned);
    }
}
