package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;

/**
 * The complete graphs of the smallest boards, worked out by hand and by another program: squares from White's end to
 * Black's, the side to move, who wins with best play, and the states that follow.
 */
final class StateListTest {
    private static final Pattern LINE = Pattern.compile(" *(\\d+) ([WB.]+) ([wb]) (WIN|LOSS)(?: -> ([\\d ]+)| end)");

    private record State(String board, int side, boolean win, List<Integer> next) {}

    private static List<State> parse(String text) {
        List<State> states = new ArrayList<>();
        for (String line : text.lines().toList()) {
            Matcher matcher = LINE.matcher(line);
            assertThat(matcher.matches()).as(line).isTrue();
            List<Integer> next = new ArrayList<>();
            if (matcher.group(5) != null) {
                for (String number : matcher.group(5).strip().split(" +", -1)) next.add(Integer.valueOf(number));
            }
            assertThat(matcher.group(1)).isEqualTo(String.valueOf(states.size()));
            states.add(new State(
                    matcher.group(2),
                    matcher.group(3).equals("w") ? 0 : 1,
                    matcher.group(4).equals("WIN"),
                    next));
        }
        return states;
    }

    private static String text(Position position) {
        String pieces = position.game().notation().picture(position).pieces();
        return pieces.replace('X', 'W').replace('O', 'B') + (position.toMove() == 0 ? " w" : " b");
    }

    private static void check(Game game, String list) {
        List<State> states = parse(list);
        assertThat(States.of(game).count()).isEqualTo(states.size());
        for (State state : states) {
            Position position = place(game, state);
            assertThat(next(position))
                    .as(state.board())
                    .containsExactlyInAnyOrderElementsOf(state.next().stream()
                            .map(number -> text(place(game, states.get(number))))
                            .toList());
            assertThat(position.isOver()).isEqualTo(state.next().isEmpty());
            assertThat(wins(position)).as(state.board()).isEqualTo(state.win());
        }
        assertThat(text(game.start())).isEqualTo(text(place(game, states.get(0))));
    }

    private static Position place(Game game, State state) {
        Notation notation = game.notation();
        String column = new StringBuilder(state.board()).reverse().toString(); // the highest row first
        String rows =
                String.join("\n", column.replace('W', 'X').replace('B', 'O').split(""));
        Position position = game.start();
        notation.place(rows + "\nmove " + (state.side() == 0 ? "X" : "O"), position);
        return position;
    }

    private static List<String> next(Position position) {
        List<String> texts = new ArrayList<>();
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            texts.add(text(position));
            position.undo();
        }
        return texts;
    }

    /** Whether the side to move wins; these graphs have no circles. */
    private static boolean wins(Position position) {
        if (position.isOver()) return position.score() > 0 == (position.toMove() == 0);
        boolean won = false;
        for (int move : Snapshot.legalMoves(position)) {
            position.play(move);
            won |= !wins(position);
            position.undo();
        }
        return won;
    }

    @Test
    void oneByFive() {
        check(States.open("1x5", "A"), """
                0 WW.BB w LOSS -> 1
                1 .WWBB b WIN -> 2 3
                2 BWW.B w LOSS -> 4
                3 BWWB. w LOSS -> 5
                4 B.WWB b WIN -> 6
                5 B.WBW b WIN -> 7
                6 BBWW. w LOSS end
                7 BBW.W w LOSS end
                """);
    }

    @Test
    void oneBySix() {
        check(States.open("1x6", "A"), """
                0 WW..BB w WIN -> 1
                1 .WW.BB b LOSS -> 2
                2 .WWBB. w WIN -> 3
                3 ..WBBW b LOSS -> 4
                4 .BWB.W w WIN -> 5
                5 .B.BWW b LOSS end
                """);
    }

    /** In state 7 White is blocked and passes. */
    @Test
    void oneBySeven() {
        check(States.open("1x7", "A"), """
                0 WW...BB w WIN -> 1
                1 .WW..BB b LOSS -> 2
                2 .WW.BB. w WIN -> 3
                3 ..WWBB. b LOSS -> 4
                4 .BWWB.. w WIN -> 5 6
                5 .B.WBW. b WIN -> 7
                6 .BW.BW. b LOSS -> 8
                7 .BBW.W. w LOSS -> 9
                8 ..WBBW. w WIN -> 10
                9 .BBW.W. b WIN -> 11 12 13
                10 ...BBWW b LOSS end
                11 ..BWBW. w WIN -> 14
                12 BB.W.W. w LOSS end
                13 .B.WBW. w WIN -> 15 16
                14 ..B.BWW b LOSS end
                15 .B..BWW b LOSS end
                16 .BWWB.. b WIN -> 17
                17 BBWW... w LOSS end
                """);
    }

    @Test
    void oneBySevenHasADoubleJumpInVariantsB() {
        for (String variant : List.of("B-1", "B-2")) {
            Game game = States.open("1x7", variant);
            Position position = place(game, new State(".WW.BB.", 0, true, List.of()));
            assertThat(next(position)).containsExactlyInAnyOrder("..WWBB. b", "..W.BBW b");
        }
    }

    @Test
    void oneByFiveInVariantCLeadsBackToTheStart() {
        States states = States.of(States.open("1x5", "C"));
        List<String> texts = new ArrayList<>();
        List<String> before = new ArrayList<>();
        for (int state = 0; state < states.count(); state++) {
            Position position = states.at(state);
            texts.add(text(position));
            if (next(position).contains("WW.BB w")) before.add(text(position));
        }
        assertThat(texts).hasSize(11).contains("BW.BW b", ".WBBW w", "WWBB. b");
        assertThat(before).isNotEmpty();
    }
}
