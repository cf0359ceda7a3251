package tesuji.games.taifho.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.games.taifho.Boards;
import tesuji.games.taifho.TaifhoPosition;

/** Marches that are called certain win whatever the other side does; every defence is tried. */
final class RaceVerdictTest {
    private static final Game FAIR = Boards.GAME;
    private static final Game UNFAIR = Games.library().open("taifho:fairplay=none");

    private final RaceVerdict verdict = new RaceVerdict();
    private final Race race = new Race();

    /** What the best defence against a march achieves. */
    private enum Defence {
        NOTHING,
        /** A move of the march is illegal when its turn comes. */
        BLOCKS,
        /** The game is over before the march. */
        FINISHES_FIRST
    }

    private static Defence defence(TaifhoPosition position, int marcher, List<Integer> march, int done) {
        if (position.isOver()) {
            boolean won = position.score() == (marcher == 0 ? 2 : -2);
            return won ? Defence.NOTHING : Defence.FINISHES_FIRST;
        }
        if (position.toMove() == marcher) {
            if (!position.isLegal(march.get(done))) return Defence.BLOCKS;
            position.play(march.get(done));
            Defence found = defence(position, marcher, march, done + 1);
            position.undo();
            return found;
        }
        int[] moves = new int[FAIR.maxLegalMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            Defence found = defence(position, marcher, march, done);
            position.undo();
            if (found != Defence.NOTHING) return found;
        }
        return Defence.NOTHING;
    }

    /** The moves the other side has before the last of a march. */
    private static int others(TaifhoPosition position, int marcher, March march) {
        return march.length() - (position.toMove() == marcher ? 1 : 0);
    }

    /** Marches of one side or the other, the marcher to move or not, with up to two moves of the enemy in between. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aCertainMarchWinsAgainstEveryDefence(int marcher) {
        Rng rng = new Rng(11 + marcher);
        int[] proved = new int[Intrusion.MOST + 1];
        Set<Defence> refutations = EnumSet.noneOf(Defence.class);
        for (int i = 0; i < 1500; i++) {
            String rows = nearGoal(rng, rng.nextInt(3));
            if (marcher == 1) rows = Boards.mirrored(rows);
            TaifhoPosition position =
                    Boards.place(i % 2 == 0 ? FAIR : UNFAIR, rows, rng.nextInt(2) == 0 ? "Green" : "Blue");
            if (position.isOver()) continue;
            Optional<March> certain = verdict.certain(position, marcher, StopCondition.NEVER);
            March march = certain.orElseGet(
                    () -> race.march(position, marcher, StopCondition.NEVER).orElseThrow());
            int others = others(position, marcher, march);
            if (others > 2) continue;
            if (others == 2 && certain.isPresent() && proved[2] > 25) continue;
            Defence defence = defence(position, marcher, march.moves(), 0);
            if (certain.isPresent()) {
                assertThat(defence).as(rows).isEqualTo(Defence.NOTHING);
                proved[others]++;
            } else {
                refutations.add(defence);
            }
        }
        assertThat(proved[1]).isGreaterThan(20);
        assertThat(proved[2]).isGreaterThan(20);
        assertThat(refutations).contains(Defence.BLOCKS, Defence.FINISHES_FIRST);
    }

    /** Green with one or two pieces on the way; Blue likewise, or somewhere in its last rows, or close behind Green. */
    private static String nearGoal(Rng rng, int kind) {
        String[] lines = Boards.passed(rng, 1, kind == 2 ? 5 : 1).split("\n");
        if (kind == 0) lines = (Boards.rows("", "", "", "", "", "", "") + Boards.mirrored(almostHome(rng))).split("\n");
        String[] green = almostHome(rng).split("\n");
        System.arraycopy(green, 0, lines, 0, green.length);
        return String.join("\n", lines) + "\n";
    }

    /** The first three rows, with all pieces of Green and most of them in the first. */
    private static String almostHome(Rng rng) {
        String[] lines = {List.of("DSDCSTCT", "SDTDCCST", "CDSDTTCS").get(rng.nextInt(3)), "........", "........"};
        for (int out = 1 + rng.nextInt(2); out > 0; out--) {
            int from = rng.nextInt(8);
            char piece = lines[0].charAt(from);
            int row = 1 + rng.nextInt(2);
            int to = Math.min(7, Math.max(0, from - 1 + rng.nextInt(3)));
            boolean wrongColour = piece == 'D' && (row + to - from) % 2 != 0;
            if (piece == '.' || wrongColour || lines[row].charAt(to) != '.') continue;
            lines[0] = lines[0].substring(0, from) + '.' + lines[0].substring(from + 1);
            lines[row] = lines[row].substring(0, to) + piece + lines[row].substring(to + 1);
        }
        return String.join("\n", lines) + "\n";
    }

    /** Blue's triangle is two moves away from the square's path. */
    @Test
    void anIntruderIsForeseenTwoMovesAhead() {
        TaifhoPosition position = Boards.green(
                Boards.rows("TDCCST.D", "", ".....S..", "", "...t....", "", "..d..t..", "", "d.......", "css...c."));
        March march = race.march(position, 0, StopCondition.NEVER).orElseThrow();
        assertThat(others(position, 0, march)).isEqualTo(2);
        assertThat(defence(position, 0, march.moves(), 0)).isEqualTo(Defence.BLOCKS);
        assertThat(verdict.certain(position, 0, StopCondition.NEVER)).isEmpty();
    }

    /** Nobody can come back in two moves, but Blue is home in two. */
    @Test
    void anEnemyWhoFinishesFirstIsForeseen() {
        TaifhoPosition position =
                Boards.green(Boards.rows("TDCCST.D", "", ".....S..", "", "", "", "", "", "c......c", ".dsdstt."));
        March march = race.march(position, 0, StopCondition.NEVER).orElseThrow();
        assertThat(others(position, 0, march)).isEqualTo(2);
        assertThat(new Intrusion().isPossible(position, 1, 2, 2)).isFalse();
        assertThat(defence(position, 0, march.moves(), 0)).isEqualTo(Defence.FINISHES_FIRST);
        assertThat(verdict.certain(position, 0, StopCondition.NEVER)).isEmpty();
        TaifhoPosition blue =
                Boards.blue(Boards.rows("TDCCST.D", "", ".....S..", "", "", "", "", "", "c......c", ".dsdstt."));
        assertThat(verdict.certain(blue, 1, StopCondition.NEVER)).isPresent();
    }
}
