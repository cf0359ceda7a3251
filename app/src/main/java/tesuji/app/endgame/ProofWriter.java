package tesuji.app.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    private final Map<Integer, ProofFile.Tree> trees = new TreeMap<>();
    private final List<ProofFile.Claim> claims = new ArrayList<>();

    private ProofWriter(Notation notation) {
        this.notation = notation;
    }

    public static ProofFile file(Notation notation, Report report, Evidence evidence) {
        ProofWriter writer = new ProofWriter(notation);
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
                List.copyOf(writer.trees.values()),
                writer.claims);
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
        add(proof.forest());
        claims.add(
                claim(move, ProofFile.Claim.LAST_MOVE, proof.winner(), number.toString(), proof.start(), proof.plan()));
    }

    private void add(Strategies strategies) {
        Proof low = strategies.atLeast();
        Proof high = strategies.atMost();
        add(low.forest());
        add(high.forest());
        String least = low.score().toString();
        String most = high.score().toString();
        claims.add(claim(null, ProofFile.Claim.AT_LEAST, Side.BLACK, least, low.start(), low.black()));
        claims.add(claim(null, ProofFile.Claim.AT_MOST, Side.WHITE, most, high.start(), high.white()));
    }

    private void add(Forest forest) {
        forest.nodes().forEach((id, node) -> {
            Dyadic score = node.score();
            trees.put(
                    id, new ProofFile.Tree(id, score == null ? null : score.toString(), node.blacks(), node.whites()));
        });
    }

    private static ProofFile.Claim claim(
            @Nullable String move, String kind, Side side, String number, Position start, Map<Position, Ply> plan) {
        List<ProofFile.Step> steps = plan.entrySet().stream()
                .map(entry -> new ProofFile.Step(
                        entry.getKey().parts(),
                        entry.getValue().from(),
                        entry.getValue().to()))
                .toList();
        return new ProofFile.Claim(
                move, kind, EndgameAnswer.word(side), EndgameAnswer.word(start.toMove()), number, start.parts(), steps);
    }
}
