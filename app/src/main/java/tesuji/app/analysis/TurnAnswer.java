package tesuji.app.analysis;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tesuji.core.game.Notation;
import tesuji.core.play.TreeView;
import tesuji.games.go.GoPosition;
import tesuji.mcts.puct.OwnerMap;
import tesuji.mcts.puct.PuctPlayer;
import tesuji.mcts.puct.PuctReport;
import tesuji.mcts.puct.PuctReport.MoveReport;
import tesuji.neural.go.NetworkOutput;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes what a search has found of one position. Numbers of the search are Black's, those of the network White's; here
 * they become those of whom the query asked for.
 *
 * @param position the root
 * @param raw what the network says of it
 */
record TurnAnswer(PuctPlayer player, GoPosition position, NetworkOutput raw, AnalysisQuery.Report wanted) {
    /** Digits of a number that count. */
    private static final MathContext DIGITS = new MathContext(9);

    /** Stands for a move that is not legal. */
    private static final double ILLEGAL = -1;

    /** Adds everything that the query wants to the answer. */
    void write(ObjectNode answer) {
        PuctReport report = player.report(false);
        ArrayNode moves = answer.putArray("moveInfos");
        List<MoveReport> sorted = report.moves().stream()
                .sorted(Comparator.comparingDouble(MoveReport::choice)
                        .thenComparingLong(MoveReport::visits)
                        .thenComparingDouble(MoveReport::prior)
                        .reversed())
                .toList();
        for (int order = 0; order < sorted.size(); order++) move(moves.addObject(), sorted.get(order), order);
        root(answer.putObject("rootInfo"), report);
        if (wanted.policy()) policy(answer.putArray("policy"));
        owners(answer, wanted.ownership(), wanted.ownershipStdev(), List.of());
    }

    private int sign() {
        return wanted.perspective().sign(position.toMove());
    }

    /** The same for bounds, which are low for the side to move and high for the other. */
    private int boundSign() {
        return position.toMove() == 0 ? sign() : -sign();
    }

    private void move(ObjectNode info, MoveReport move, int order) {
        Notation notation = position.game().notation();
        double half = 0.5
                * player.parameters().winLossUtilityFactor()
                / player.parameters().utilityRadius();
        double winrate = (1 + sign() * move.winLoss()) / 2;
        double utility = sign() * move.utility();
        info.put("move", notation.move(move.move()));
        info.put("visits", move.visits());
        info.put("edgeVisits", move.visits());
        info.put("weight", round(move.weight()));
        info.put("edgeWeight", round(move.weight()));
        info.put("utility", round(utility));
        info.put("winrate", round(winrate));
        info.put("scoreMean", round(sign() * move.lead()));
        info.put("scoreLead", round(sign() * move.lead()));
        info.put("scoreSelfplay", round(sign() * move.score()));
        info.put("scoreStdev", round(move.deviation()));
        info.put("prior", round(move.prior()));
        info.put("lcb", round(winrate - boundSign() * half * move.radius()));
        info.put("utilityLcb", round(utility - boundSign() * move.radius()));
        info.put("playSelectionValue", round(move.choice()));
        info.put("order", order);
        int length = Math.min(move.line().size(), wanted.lineLength() + 1);
        ArrayNode line = info.putArray("pv");
        for (int each : move.line().subList(0, length)) line.add(notation.move(each));
        if (wanted.lineVisits()) {
            ArrayNode visits = info.putArray("pvVisits");
            ArrayNode edges = info.putArray("pvEdgeVisits");
            for (int count : move.lineVisits().subList(0, length)) {
                visits.add(count);
                edges.add(count);
            }
        }
        owners(info, wanted.movesOwnership(), wanted.movesOwnershipStdev(), List.of(move.move()));
    }

    private void root(ObjectNode info, PuctReport report) {
        info.put("visits", report.visits());
        info.put("weight", round(report.weight()));
        info.put("winrate", round((1 + sign() * report.winLoss()) / 2));
        info.put("scoreLead", round(sign() * report.lead()));
        info.put("scoreSelfplay", round(sign() * report.score()));
        info.put("scoreStdev", round(report.deviation()));
        info.put("utility", round(sign() * report.utility()));
        info.put("rawWinrate", round((1 - sign() * (raw.whiteWin() - raw.whiteLoss())) / 2));
        info.put("rawLead", round(-sign() * raw.whiteLead()));
        info.put("rawScoreSelfplay", round(-sign() * raw.whiteScore()));
        info.put("rawScoreSelfplayStdev", round(raw.scoreStdev()));
        info.put("rawNoResultProb", round(raw.noResult()));
        info.put("rawStWrError", round(raw.outcomeError() / 2));
        info.put("rawStScoreError", round(raw.scoreError()));
        info.put("rawVarTimeLeft", round(raw.timeLeft()));
        info.put("thisHash", PositionHash.of(position));
        info.put("symHash", PositionHash.symmetric(position));
        info.put("currentPlayer", position.toMove() == 0 ? "B" : "W");
    }

    /** The priors of all legal moves, as the search took them. */
    private void policy(ArrayNode list) {
        double[] priors = new double[position.game().moveLimit()];
        Arrays.fill(priors, ILLEGAL);
        for (TreeView.Branch branch : player.level(List.of()).orElseThrow().branches()) {
            priors[branch.move()] = branch.prior();
        }
        int size = position.stones().size();
        for (int point : rowsFromTheTop(size)) list.add(round(priors[point]));
        list.add(round(priors[size * size]));
    }

    private void owners(ObjectNode info, boolean mean, boolean deviation, List<Integer> moves) {
        if (!mean && !deviation) return;
        OwnerMap owners = player.owners(moves);
        if (mean) list(info.putArray("ownership"), owners.mean(), sign());
        if (deviation) list(info.putArray("ownershipStdev"), owners.deviation(), 1);
    }

    private void list(ArrayNode list, List<Double> values, int factor) {
        if (values.isEmpty()) return;
        for (int point : rowsFromTheTop(position.stones().size())) list.add(round(factor * values.get(point)));
    }

    private static int[] rowsFromTheTop(int size) {
        int[] points = new int[size * size];
        for (int i = 0; i < points.length; i++) points[i] = (size - 1 - i / size) * size + i % size;
        return points;
    }

    private static double round(double value) {
        return value == 0 ? 0 : new BigDecimal(value).round(DIGITS).doubleValue();
    }

    /** The answer of a turn before anything is known of it. */
    static ObjectNode begin(String id, int turn, boolean duringSearch) {
        ObjectNode answer = JsonMapper.shared().createObjectNode();
        answer.put("id", id);
        answer.put("turnNumber", turn);
        answer.put("isDuringSearch", duringSearch);
        return answer;
    }

    /** The last word on a turn that was not searched. */
    static ObjectNode nothing(String id, int turn) {
        return begin(id, turn, false).put("noResults", true);
    }
}
