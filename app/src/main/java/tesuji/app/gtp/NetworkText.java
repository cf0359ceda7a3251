package tesuji.app.gtp;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tesuji.app.katago.PlayerNetwork;
import tesuji.core.game.Layout;
import tesuji.core.game.Notation;
import tesuji.core.play.TreeView;
import tesuji.games.go.GoPosition;
import tesuji.gtp.analysis.AnalysisText;
import tesuji.gtp.analysis.Dialect;
import tesuji.gtp.analysis.Query;
import tesuji.gtp.analysis.Query.Detail;
import tesuji.gtp.analysis.View;
import tesuji.mcts.puct.OwnerMap;
import tesuji.mcts.puct.PuctPlayer;
import tesuji.mcts.puct.PuctReport;
import tesuji.mcts.puct.PuctReport.MoveReport;
import tesuji.neural.NetworkEvaluators;
import tesuji.neural.go.NetworkOutput;

/**
 * KataGo's lines with all the numbers of a search by a network, those of the side to move. Other players, which know
 * less, are told in the usual words.
 */
final class NetworkText implements AnalysisText {
    private static final MathContext DIGITS = new MathContext(6);

    @Override
    public String line(View view, Query query) {
        Optional<TreeView> tree = view.tree();
        if (tree.isPresent() && tree.get() instanceof PuctPlayer player) return new Writer(view, query, player).line();
        return Dialect.KATAGO.line(view, query);
    }

    /** Writes one line. */
    private static final class Writer {
        private final View view;
        private final Query query;
        private final PuctPlayer player;
        private final PuctReport report;
        private final Notation notation;
        private final int sign;
        private final StringBuilder text = new StringBuilder();

        Writer(View view, Query query, PuctPlayer player) {
            this.view = view;
            this.query = query;
            this.player = player;
            report = player.report(false);
            notation = view.position().game().notation();
            sign = report.side() == 0 ? 1 : -1;
        }

        String line() {
            Set<Integer> told = new HashSet<>(query.banned());
            int order = 0;
            for (MoveReport move : report.moves()) {
                if (order == query.most()) break;
                move(move, order++);
                told.add(move.move());
            }
            List<TreeView.Branch> all = player.level(List.of()).orElseThrow().branches();
            for (TreeView.Branch branch : all) {
                if (order >= Math.min(query.fewest(), query.most())) break;
                if (told.add(branch.move())) unvisited(branch, order++);
            }
            if (order > 0) root();
            return text.toString();
        }

        private void move(MoveReport move, int order) {
            double half = 0.5
                    * player.parameters().winLossUtilityFactor()
                    / player.parameters().utilityRadius();
            double winrate = (1 + sign * move.winLoss()) / 2;
            begin(move.move(), move.visits());
            number("utility", sign * move.utility());
            number("winrate", winrate);
            points(move.lead(), move.deviation(), move.score());
            number("prior", move.prior());
            number("lcb", winrate - half * move.radius());
            number("utilityLcb", sign * move.utility() - move.radius());
            number("weight", move.weight());
            text.append(" order ").append(order).append(" pv");
            for (int each : move.line()) text.append(' ').append(notation.move(each));
            if (query.details().contains(Detail.LINE_VISITS)) list("pvVisits", move.lineVisits());
            if (query.details().contains(Detail.LINE_EDGE_VISITS)) list("pvEdgeVisits", move.lineVisits());
            owners(List.of(move.move()), Detail.MOVE_OWNERSHIP, Detail.MOVE_OWNERSHIP_DEVIATION);
        }

        /** A move that was not tried is believed to be as good as the position. */
        private void unvisited(TreeView.Branch branch, int order) {
            begin(branch.move(), 0);
            number("utility", sign * report.utility());
            number("winrate", (1 + sign * report.winLoss()) / 2);
            points(report.lead(), report.deviation(), report.score());
            number("prior", branch.prior());
            number("weight", 0);
            text.append(" order ").append(order).append(" pv ").append(notation.move(branch.move()));
        }

        private void begin(int move, long visits) {
            text.append(text.isEmpty() ? "info move " : " info move ").append(notation.move(move));
            text.append(" visits ").append(visits).append(" edgeVisits ").append(visits);
        }

        private void points(double lead, double deviation, double score) {
            number("scoreMean", sign * lead);
            number("scoreStdev", deviation);
            number("scoreLead", sign * lead);
            number("scoreSelfplay", sign * score);
        }

        private void root() {
            if (query.rootInfo()) {
                text.append(" rootInfo visits ").append(report.visits());
                number("utility", sign * report.utility());
                number("winrate", (1 + sign * report.winLoss()) / 2);
                points(report.lead(), report.deviation(), report.score());
                number("weight", report.weight());
                PlayerNetwork.of(player).ifPresent(this::errors);
            }
            owners(List.of(), Detail.OWNERSHIP, Detail.OWNERSHIP_DEVIATION);
        }

        /** How sure the network is of itself; old versions do not know and say -1. */
        private void errors(NetworkEvaluators evaluators) {
            GoPosition position = (GoPosition) view.position();
            NetworkOutput raw = new NetworkOutput(position.stones().size());
            evaluators.get().judge(position, raw);
            number("rawStWrError", raw.outcomeError());
            number("rawStScoreError", raw.scoreError());
            number("rawVarTimeLeft", raw.timeLeft());
        }

        private void owners(List<Integer> moves, Detail mean, Detail deviation) {
            boolean means = query.details().contains(mean);
            boolean deviations = query.details().contains(deviation);
            if (!means && !deviations) return;
            OwnerMap owners = player.owners(moves);
            if (means) board(mean.key(), owners.mean(), sign);
            if (deviations) board(deviation.key(), owners.deviation(), 1);
        }

        /** A number for each point, row by row from the top. */
        private void board(String key, List<Double> values, int factor) {
            if (values.isEmpty()) return;
            Layout layout = notation.picture(view.position()).layout();
            text.append(' ').append(key);
            for (int rise = layout.height() - 1; rise >= 0; rise--) {
                for (int column = 0; column < layout.width(); column++) {
                    text.append(' ').append(text(factor * values.get(layout.point(column, rise))));
                }
            }
        }

        private void list(String key, List<Integer> values) {
            text.append(' ').append(key);
            for (int value : values) text.append(' ').append(value);
        }

        private void number(String key, double value) {
            text.append(' ').append(key).append(' ').append(text(value));
        }

        private static String text(double value) {
            if (value == 0) return "0";
            return new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString();
        }
    }
}
