package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

final class RaveTest implements SelectionContract {
    @Override
    public Selection selection() {
        return Rave.STANDARD;
    }

    static Stream<Schedule> schedules() {
        return Stream.of(HandSelected.STANDARD, Linear.STANDARD, MinimumMse.STANDARD);
    }

    private static Rave rave(Schedule schedule, double exploration) {
        return new Rave(schedule, exploration, AmafRule.STANDARD);
    }

    /** One child with 6 of 10 and, by AMAF, 30 of 40; one that is untried. */
    private static Tree tree() {
        Tree tree = SmallTree.root(11, Column.AMAF);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 10, 6);
        SmallTree.share(tree, first, 40, 30);
        return tree;
    }

    @Test
    void theSchedulesSayHowMuchAmafWeighs() {
        // √(99 / (33 + 99)) = 0.8660254: 0.6 + 0.15 β
        assertThat(Scale.weigh(rave(new HandSelected(99), 0), tree())).isCloseTo(0.7299038, within(1e-6));
        // (50 - 10) / 50 = 0.8
        assertThat(Scale.weigh(rave(new Linear(50), 0), tree())).isCloseTo(0.72, within(1e-9));
        assertThat(Scale.weigh(rave(new Linear(10), 0), tree())).isCloseTo(0.6, within(1e-9));
        // 40 / (10 + 40 + 4 · 10 · 40 · 0.01) = 40 / 66
        assertThat(Scale.weigh(rave(new MinimumMse(0.1), 0), tree())).isCloseTo(0.6909091, within(1e-6));
    }

    @Test
    void bothHalvesAreCurious() {
        // ñ(p) = 40 and one simulation that ended at the root: 0.75 + 0.3 √(ln 41 / 40) = 0.8414086
        // 0.6 + 0.3 √(ln 11 / 10) = 0.7469043; β = 0.8
        assertThat(Scale.weigh(rave(new Linear(50), 0.3), tree())).isCloseTo(0.8225077, within(1e-6));
    }

    @Test
    void betaFallsFromOneToZero() {
        Tree tree = SmallTree.root(0, Column.AMAF);
        int child = SmallTree.open(tree, Tree.ROOT, 0);
        SmallTree.share(tree, child, 50, 25);
        schedules().forEach(schedule -> {
            double[] betas = new double[1];
            schedule.weigh(tree, Tree.ROOT, betas);
            assertThat(betas[0]).as("%s at the beginning", schedule).isEqualTo(1);
            double last = 1;
            for (int i = 0; i < 5; i++) {
                tree.addVisits(Tree.ROOT, 100_000_000);
                tree.addVisits(child, 100_000_000);
                schedule.weigh(tree, Tree.ROOT, betas);
                assertThat(betas[0]).isBetween(0.0, last);
                last = betas[0];
            }
            assertThat(last).isLessThan(0.01);
            tree.addVisits(Tree.ROOT, -500_000_000);
            tree.addVisits(child, -500_000_000);
        });
    }

    @Test
    void halfTheWeightIsLostAfterTheEquivalentSimulations() {
        Tree tree = SmallTree.root(700, Column.AMAF);
        SmallTree.open(tree, Tree.ROOT, 0);
        double[] betas = new double[1];
        new HandSelected(700).weigh(tree, Tree.ROOT, betas);
        assertThat(betas[0]).isEqualTo(0.5);
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void withoutAmafTheSearchIsOneOfUct(Schedule schedule) {
        for (String id : new String[] {"hex:size=4", "go:size=4,cap=40"}) {
            Game game = Games.library().open(id);
            String uct = search(game, new Ucb1(0.5));
            assertThat(search(game, new Rave(schedule, 0.5, new AmafRule(0, Long.MAX_VALUE))))
                    .as("m = 0")
                    .isEqualTo(uct);
            assertThat(search(game, new Rave(schedule, 0.5, new AmafRule(Integer.MAX_VALUE, 0))))
                    .as("k = 0")
                    .isEqualTo(uct);
            assertThat(search(game, rave(schedule, 0.5))).isNotEqualTo(uct);
        }
    }

    private static String search(Game game, Selection selection) {
        return Search.print(Search.from(game.start(), Search.recipe(selection, Constant.STANDARD), 13, 500));
    }
}
