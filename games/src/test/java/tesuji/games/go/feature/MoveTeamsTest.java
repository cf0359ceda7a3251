package tesuji.games.go.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static tesuji.games.go.feature.Drawn.level;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.OwnerStatistics;
import tesuji.games.go.GoPosition;

final class MoveTeamsTest {
    /** C2 is in atari: Black takes it at D2, White gets out there. */
    private static final String STONES = """
            .........
            .........
            .........
            .........
            .........
            .........
            ..X......
            .XO......
            ..X......
            """;

    @Test
    void takingAStoneThatCouldGetAway() {
        GoPosition position = Drawn.position(STONES);
        assertThat(level(position, MoveFeature.CAPTURE, "D2")).isEqualTo(2);
        assertThat(level(position, MoveFeature.CAPTURE, "D3")).isZero();
        assertThat(level(Drawn.position(STONES, "pass"), MoveFeature.EXTENSION, "D2"))
                .isEqualTo(2);
    }

    @Test
    void takingTheStoneJustPlayed() {
        GoPosition position = Drawn.position("""
                .....
                .....
                ..X..
                .X...
                ..X..
                """, "E5", "C2");
        assertThat(level(position, MoveFeature.CAPTURE, "D2")).isEqualTo(4);
    }

    /** The white stone on A1 cannot get away, so that Black need not take it. */
    @Test
    void takingAStoneThatIsCaughtAnyway() {
        String caught = """
                .....
                .....
                .....
                X....
                O.X..
                """;
        assertThat(level(Drawn.position(caught), MoveFeature.CAPTURE, "B1")).isEqualTo(1);
        assertThat(level(Drawn.position(caught, "pass"), MoveFeature.EXTENSION, "B1"))
                .as("running does not help")
                .isEqualTo(1);
    }

    /** B3 is in atari on B4, and so is the black stone on B2, on A2. */
    @Test
    void takingToSaveAStoneInAtari() {
        GoPosition position = Drawn.position("""
                .....
                .....
                XOX..
                .XO..
                .O...
                """);
        assertThat(level(position, MoveFeature.CAPTURE, "B4")).isEqualTo(5);
    }

    private static final String LADDER = """
            .........
            .........
            .........
            .........
            ...XO....
            ....XX...
            .........
            .........
            .........
            """;

    /** From E6 Black drives White to the edge; from F5 White is let out. */
    @Test
    void anAtariThatBeginsALadder() {
        GoPosition position = Drawn.position(LADDER);
        assertThat(level(position, MoveFeature.ATARI, "E6")).isEqualTo(3);
        assertThat(level(position, MoveFeature.ATARI, "F5")).isEqualTo(2);
        assertThat(level(position, MoveFeature.ATARI, "F6")).isZero();
    }

    @Test
    void leavingALadderBeforeItBegins() {
        GoPosition white = Drawn.position(LADDER, "pass");
        assertThat(level(white, MoveFeature.LADDER, "F5")).isEqualTo(1);
        assertThat(level(white, MoveFeature.LADDER, "E7")).isZero();
        assertThat(level(Drawn.position(LADDER), MoveFeature.LADDER, "F5"))
                .as("the chain is not Black's")
                .isZero();
    }

    /** Without F4 no atari catches the stone. */
    @Test
    void aPlainAtari() {
        GoPosition position = Drawn.position(LADDER.replace("....XX...", "....X...."));
        assertThat(level(position, MoveFeature.ATARI, "E6")).isEqualTo(2);
        assertThat(level(position, MoveFeature.ATARI, "F5")).isEqualTo(2);
    }

    /** B2 would have one liberty, and White's chains have three and more, so that it is no throw-in. */
    @Test
    void aSelfAtariWithoutPurpose() {
        GoPosition position = Drawn.position("""
                .....
                .....
                .O...
                ..O..
                .O...
                """);
        assertThat(level(position, MoveFeature.SELF_ATARI, "B2")).isEqualTo(2);
        assertThat(level(position, MoveFeature.SELF_ATARI, "D4")).isZero();
    }

    /** Not a legal move here, but one under rules that allow it. */
    @Test
    void suicideIsLikeASelfAtariWithoutPurpose() {
        GoPosition position = Drawn.position("""
                .....
                .....
                .....
                OO...
                .O...
                """);
        assertThat(level(position, MoveFeature.SELF_ATARI, "A1")).isEqualTo(2);
    }

    private static final String SNAPBACK = """
            .....
            .....
            XXX..
            OOX..
            ..OO.
            """;

    /** B1 is thrown in and taken, and taking back on the same point is at distance 0. */
    @Test
    void aSnapback() {
        assertThat(level(Drawn.position(SNAPBACK), MoveFeature.SELF_ATARI, "B1"))
                .isEqualTo(1);
        GoPosition position = Drawn.position(SNAPBACK, "B1", "A1");
        assertThat(level(position, MoveFeature.CAPTURE, "B1")).isEqualTo(4);
        assertThat(level(position, MoveFeature.BEFORE_PREVIOUS, "B1")).isEqualTo(1);
        assertThat(level(position, MoveFeature.PREVIOUS, "B1")).isEqualTo(2);
    }

    @Test
    void linesAndDistances() {
        GoPosition position = Drawn.position((".".repeat(13) + "\n").repeat(13), "D4", "K10");
        assertThat(level(position, MoveFeature.BORDER, "A7")).isEqualTo(1);
        assertThat(level(position, MoveFeature.BORDER, "C12")).isEqualTo(2);
        assertThat(level(position, MoveFeature.BORDER, "G7")).isEqualTo(6);
        assertThat(level(position, MoveFeature.PREVIOUS, "K11")).isEqualTo(2);
        assertThat(level(position, MoveFeature.PREVIOUS, "L11")).isEqualTo(3);
        assertThat(level(position, MoveFeature.PREVIOUS, "D5")).isEqualTo(MoveTeams.FARTHEST);
        assertThat(level(position, MoveFeature.BEFORE_PREVIOUS, "E6")).isEqualTo(5);
    }

    @Test
    void withoutEarlierMovesThereIsNoDistance() {
        String empty = (".".repeat(9) + "\n").repeat(9);
        assertThat(level(Drawn.position(empty), MoveFeature.PREVIOUS, "E5")).isZero();
        GoPosition passed = Drawn.position(empty, "E5", "pass");
        assertThat(level(passed, MoveFeature.PREVIOUS, "E6")).isZero();
        assertThat(level(passed, MoveFeature.BEFORE_PREVIOUS, "E6")).isEqualTo(2);
    }

    /** Every level is one that the feature has, whatever the position. */
    @Test
    void levelsStayWithinTheirFeature() {
        PatternDictionary none = new PatternDictionary(new long[0]);
        GoPosition position = Drawn.position(STONES, "D2", "G7", "E3");
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            if (moves[i] == 81) continue;
            int[] team = Drawn.team(position, position.game().notation().move(moves[i]));
            for (MoveFeature feature : MoveFeature.values()) {
                assertThat(team[feature.index()]).as("%s", feature).isBetween(0, feature.levels(none));
            }
        }
    }

    /**
     * C3 touches a black chain (C4, D4) and a white one (C2), B3 the white stone above it alone.
     */
    private static final String CONTACT = """
            .....
            .OXX.
            .....
            ..O..
            .....
            """;

    @Test
    void chainsThatAMoveTouches() {
        GoPosition position = Drawn.position(CONTACT);
        assertThat(level(position, MoveFeature.CONTACTS, "C3"))
                .as("one own, one opposing")
                .isEqualTo(4 + 1);
        assertThat(level(position, MoveFeature.CONTACTS, "B3"))
                .as("one opposing: B4 alone is beside it")
                .isEqualTo(1);
        assertThat(level(position, MoveFeature.CONTACTS, "A1")).isZero();
        GoPosition white = Drawn.position(CONTACT, "pass");
        assertThat(level(white, MoveFeature.CONTACTS, "B3")).isEqualTo(4);
    }

    /** Two stones of one chain on two sides of a point are one contact. */
    @Test
    void aChainIsCountedOnce() {
        GoPosition position = Drawn.position("""
                .....
                .XX..
                .X.O.
                ..O..
                .....
                """);
        assertThat(level(position, MoveFeature.CONTACTS, "C3")).isEqualTo(4 + 2);
    }

    @Test
    void theFewestLibertiesAroundAMove() {
        GoPosition position = Drawn.position("""
                .....
                .XX..
                .X.O.
                O.OX.
                .....
                """);
        // Black's chain has many liberties, D3 has D4, E3 and C3, C2 has B2, C1 and C3
        assertThat(level(position, MoveFeature.LIBERTIES, "C3")).isEqualTo(4 * 5 + 3);
        // D2 has D1 and E2
        assertThat(level(position, MoveFeature.LIBERTIES, "E2")).isEqualTo(2 * 5);
        assertThat(level(position, MoveFeature.LIBERTIES, "E5")).isZero();
    }

    /** Ends in which Black owns the lower half and whoever wins the point D4; Black wins three of four. */
    private static OwnerStatistics ends(int playouts) {
        OwnerStatistics ends = new OwnerStatistics(25);
        for (int i = 0; i < playouts; i++) {
            int score = i % 4 == 3 ? -1 : 1;
            ends.add(score, sums -> {
                for (int point = 0; point < 10; point++) sums[point]++;
                for (int point = 10; point < 25; point++) sums[point]--;
                sums[18] += 1 + score;
                return true;
            });
        }
        return ends;
    }

    @Test
    void ownersAreSeenByTheMover() {
        int owner = MoveFeature.OWNER.index();
        GoPosition black = Drawn.position(CONTACT);
        GoPosition white = Drawn.position(CONTACT, "pass");
        assertThat(Drawn.team(black, "A1", ends(40))[owner]).isEqualTo(8);
        assertThat(Drawn.team(white, "A1", ends(40))[owner]).isEqualTo(1);
        assertThat(Drawn.team(black, "D5", ends(40))[owner]).isEqualTo(1);
    }

    @Test
    void criticalPointsGoWithWinning() {
        int criticality = MoveFeature.CRITICALITY.index();
        GoPosition position = Drawn.position(CONTACT.replace("XX.", "X.."));
        assertThat(Drawn.team(position, "D4", ends(40))[criticality]).isEqualTo(6);
        assertThat(Drawn.team(position, "A1", ends(40))[criticality]).isEqualTo(1);
    }

    @Test
    void aFewPlayoutsSayNothing() {
        int[] team = Drawn.team(Drawn.position(CONTACT), "A1", ends(EndFeatures.FEWEST - 1));
        assertThat(team[MoveFeature.OWNER.index()]).isZero();
        assertThat(team[MoveFeature.CRITICALITY.index()]).isZero();
    }
}
