package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.generate.Generator;
import tesuji.endgame.generate.Wish;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;

/**
 * Generated endgames with a proven result, played out: whoever plays exactly gets what is proven, or more from those
 * who do not, also where a ko begins to matter because the other side has lost a point elsewhere.
 */
final class ExactDuelTest {
    private static final Duel.Seat EXACT = new Duel.Seat(true, 1000);

    /** What came of all games that were played. */
    private static final class Tally {
        private final Duel.Seat plain;
        final List<String> shortfalls = new ArrayList<>();
        int positions;
        int games;
        int exact;
        int searched;
        int gained;

        /** Against somebody who searches with so many simulations a move. */
        Tally(long steps) {
            plain = new Duel.Seat(false, steps);
        }

        /** Plays three games from a position, if its result is proven. */
        void play(String board, int size, String rules, String side) {
            Game game = Games.library().open("go:size=" + size + ",komi=0,rules=" + rules);
            GameRecord start = new GameRecord(game.id(), board + "move " + side + "\n", List.of());
            EndgameResult report = Endgame.solve(GoEnding.question((GoPosition) start.replay(game)), Budget.STANDARD);
            if (!report.isProven()) return;
            positions++;
            int proven = (int) report.low().plus(report.low()).floor();
            String name = rules + ", " + side + " to move, proven " + proven / 2.0 + "\n" + board;
            Duel both = Duel.of(start, game, EXACT, EXACT);
            add(both, -Math.abs(both.halfPoints() - proven), "Both on " + name);
            Duel black = Duel.of(start, game, EXACT, plain);
            add(black, black.halfPoints() - proven, "Black on " + name);
            Duel white = Duel.of(start, game, plain, EXACT);
            add(white, proven - white.halfPoints(), "White on " + name);
        }

        /** Takes a game that whoever counts ended with so much more than was proven. */
        private void add(Duel duel, int more, String name) {
            games++;
            exact += duel.exact();
            searched += duel.searched().size();
            if (more > 0) gained++;
            if (more < 0) shortfalls.add(name + "got " + duel.halfPoints() / 2.0);
            // nothing is left to be counted only if the other side has thrown a group away at once
            if (more <= 0 && duel.exact() == 0) shortfalls.add(name + "nothing was played exactly");
        }

        @Override
        public String toString() {
            return games + " games from " + positions + " positions, " + exact + " moves counted and " + searched
                    + " searched by those who count, more than proven in " + gained + ", short in "
                    + shortfalls.size();
        }
    }

    private static void play(Tally tally, int boards, Wish wish, long seed) {
        Generator generator = new Generator(wish, seed);
        for (int i = 0; i < boards; i++) {
            String board = generator.next().stones().toString().stripTrailing() + "\n";
            for (String rules : List.of("japanese", "chinese")) {
                for (String side : List.of("black", "white")) tally.play(board, wish.size(), rules, side);
            }
        }
    }

    @Test
    void nothingThatIsProvenIsLost() {
        Tally tally = new Tally(100);
        play(tally, 2, Wish.of(7, 3), 1);
        assertThat(tally.shortfalls).isEmpty();
        assertThat(tally.games).as("%s", tally).isGreaterThanOrEqualTo(15);
        // boards with a ko that were searched whole are among them, for which the player has not always enough
        // positions
        assertThat(tally.exact).as("%s", tally).isGreaterThan(tally.searched);
    }

    @Test
    @Tag("nightly")
    void nothingThatIsProvenIsLostInHundredsOfGames() {
        Tally tally = new Tally(1000);
        play(tally, 25, Wish.of(7, 3), 7);
        play(tally, 20, Wish.of(9, 5), 9);
        assertThat(tally.shortfalls).isEmpty();
        assertThat(tally.games).as("%s", tally).isGreaterThanOrEqualTo(300);
        assertThat(tally.exact).as("%s", tally).isGreaterThan(3 * tally.searched);
        assertThat(tally.gained).as("%s", tally).isPositive();
    }
}
