package tesuji.lab.catalog;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.eval.Parts;
import tesuji.games.taifho.knowledge.Advance;
import tesuji.games.taifho.knowledge.Gain;
import tesuji.games.taifho.knowledge.Stragglers;
import tesuji.mcts.Mcts;
import tesuji.mcts.PlaySettings;
import tesuji.mcts.choose.BestMean;
import tesuji.mcts.choose.MostVisited;
import tesuji.mcts.leaf.Leaf;
import tesuji.mcts.leaf.Rollouts;
import tesuji.mcts.leaf.Truncated;
import tesuji.mcts.leaf.WinLoss;
import tesuji.mcts.select.PuctRosin;
import tesuji.mcts.select.Selection;
import tesuji.mcts.select.Ucb1;

/**
 * The six searches of Przybyłek and Chojecki (2022, §2): UCT or PUCT, with playouts to the end, with h or with h_G;
 * unless the parameters say otherwise, a new tree for every move, and the move with the best mean is played.
 *
 * <p>The source leaves h as it is, from -72 to 72, beside an exploration of C. Here values lie in [0, 1], and
 * everything is divided by 144: the order of the moves, and so every choice, is the same.
 *
 * @param puct whether the predictor takes part
 * @param knowledge what judges positions
 */
record TaifhoSearch(boolean puct, Knowledge knowledge) {
    /** What judges positions. */
    enum Knowledge {
        PLAYOUTS,
        H,
        H_G
    }

    Mcts recipe(TaifhoParameters parameters) {
        Mcts plain = Mcts.STANDARD;
        return new Mcts(
                selection(parameters),
                plain.firstPlay(),
                plain.growth(),
                leaf(parameters),
                parameters.byVisits() ? MostVisited.STANDARD : BestMean.STANDARD,
                plain.parallelism(),
                new PlaySettings(0, false, parameters.reuse(), false),
                parameters.capacity());
    }

    /** The names of the parameters that make a difference here. */
    List<String> parameters() {
        List<String> names = new ArrayList<>(List.of(TaifhoParameters.C));
        if (knowledge != Knowledge.PLAYOUTS) names.add(TaifhoParameters.STEPS);
        if (knowledge == Knowledge.H_G) names.add(TaifhoParameters.G);
        names.add(TaifhoParameters.FINAL);
        if (knowledge != Knowledge.PLAYOUTS) names.add(TaifhoParameters.ENDINGS);
        if (puct) names.add(TaifhoParameters.FLAT);
        names.add(TaifhoParameters.REUSE);
        names.add(TaifhoParameters.CLOSING);
        names.add(TaifhoParameters.CAPACITY);
        return names;
    }

    private Selection selection(TaifhoParameters parameters) {
        double scale = knowledge == Knowledge.PLAYOUTS ? 1 : 2.0 * Advance.MOST;
        double c = parameters.c() / scale;
        return puct ? new PuctRosin(c, new Gain(parameters.flat()).toString(), 1 / scale) : new Ucb1(c);
    }

    private Leaf leaf(TaifhoParameters parameters) {
        return switch (knowledge) {
            case PLAYOUTS -> new Rollouts(Parts.LIGHT, 1, WinLoss.STANDARD);
            case H -> new Truncated(parameters.steps(), Advance.STANDARD.toString(), parameters.endings());
            case H_G ->
                new Truncated(parameters.steps(), new Stragglers(parameters.g()).toString(), parameters.endings());
        };
    }
}
