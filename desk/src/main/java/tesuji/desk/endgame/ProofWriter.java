package tesuji.desk.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Notation;
import tesuji.endgame.board.Certificate;
import tesuji.endgame.board.Evidence;
import tesuji.endgame.board.Question;
import tesuji.endgame.board.Report;
import tesuji.endgame.board.Strategies;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.sum.Forest;
import tesuji.endgame.sum.LastMove;
import tesuji.endgame.sum.Ply;
import tesuji.endgame.sum.Position;
import tesuji.endgame.sum.Proof;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/** Turns the evidence for a report into a file. */
public final class ProofWriter {
    private final Notation notation;
    /** The games by their handles, which say nothing outside of their arena. */
    private final Map<Integer, Forest.Node> nodes = new TreeMap<>();

    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final List<ProofFile.Claim> claims = new ArrayList<>();

    private ProofWriter(Notation notation, List<Forest> forests) {
        this.notation = notation;
        for (Forest forest : forests) nodes.putAll(forest.nodes());
        for (int handle : nodes.keySet()) numbers.put(handle, numbers.size());
    }

    public static ProofFile file(Notation notation, Report report, Evidence evidence) {
        ProofWriter writer = new ProofWriter(notation, forests(evidence));
        if (evidence instanceof Certificate certificate) writer.add(certificate);
        if (evidence instanceof Strategies strategies) writer.add(strategies);
        Question question = report.question();
        return new ProofFile(
                ProofFile.FORMAT,
                rows(question.stones()),
                EndgameAnswer.word(question.toMove()),
                EndgameAnswer.word(question.counting()),
                question.komi().toString(),
                question.prisoners(),
                report.low().toString(),
                report.settled().toString(),
                writer.trees(),
                writer.claims);
    }

    private static List<Forest> forests(Evidence evidence) {
        List<Forest> forests = new ArrayList<>();
        if (evidence instanceof Certificate certificate) {
            forests.add(certificate.start().forest());
            for (Certificate.Line line : certificate.moves())
                forests.add(line.proof().forest());
        }
        if (evidence instanceof Strategies strategies) {
            forests.add(strategies.atLeast().forest());
            forests.add(strategies.atMost().forest());
        }
        return forests;
    }

    static List<String> rows(Stones stones) {
        List<String> rows = new ArrayList<>();
        for (int row = stones.size() - 1; row >= 0; row--) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < stones.size(); column++) {
                byte stone = stones.at(row * stones.size() + column);
                text.append(stone == Stones.BLACK ? 'X' : stone == Stones.WHITE ? 'O' : '.');
            }
            rows.add(text.toString());
        }
        return rows;
    }

    private void add(Certificate certificate) {
        add(null, certificate.number(), certificate.start());
        for (Certificate.Line line : certificate.moves()) add(notation.move(line.point()), line.number(), line.proof());
    }

    private void add(@Nullable String move, Dyadic number, LastMove proof) {
        claims.add(
                claim(move, ProofFile.Claim.LAST_MOVE, proof.winner(), number.toString(), proof.start(), proof.plan()));
    }

    private void add(Strategies strategies) {
        Proof low = strategies.atLeast();
        Proof high = strategies.atMost();
        String least = low.score().toString();
        String most = high.score().toString();
        claims.add(claim(null, ProofFile.Claim.AT_LEAST, Side.BLACK, least, low.start(), low.black()));
        claims.add(claim(null, ProofFile.Claim.AT_MOST, Side.WHITE, most, high.start(), high.white()));
    }

    private List<ProofFile.Tree> trees() {
        List<ProofFile.Tree> trees = new ArrayList<>();
        nodes.forEach((handle, node) -> {
            Dyadic score = node.score();
            String number = score == null ? null : score.toString();
            trees.add(new ProofFile.Tree(number(handle), number, numbers(node.blacks()), numbers(node.whites())));
        });
        return trees;
    }

    /** Games are numbered from 0, in the order of their handles. */
    private int number(int handle) {
        return Objects.requireNonNull(numbers.get(handle));
    }

    private List<Integer> numbers(List<Integer> handles) {
        return handles.stream().map(this::number).toList();
    }

    private static int[] place(ProofFile.Step step) {
        return step.at().stream().mapToInt(Integer::intValue).toArray();
    }

    private ProofFile.Claim claim(
            @Nullable String move, String kind, Side side, String number, Position start, Map<Position, Ply> plan) {
        List<ProofFile.Step> steps = plan.entrySet().stream()
                .map(entry -> new ProofFile.Step(
                        numbers(entry.getKey().parts()),
                        number(entry.getValue().from()),
                        number(entry.getValue().to())))
                .sorted(Comparator.comparing(ProofWriter::place, Arrays::compare))
                .toList();
        return new ProofFile.Claim(
                move,
                kind,
                EndgameAnswer.word(side),
                EndgameAnswer.word(start.toMove()),
                number,
                numbers(start.parts()),
                steps);
    }
}
