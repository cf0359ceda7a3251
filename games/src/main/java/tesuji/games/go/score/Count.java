package tesuji.games.go.score;

import tesuji.games.go.GoRules;
import tesuji.games.go.GoRules.Scoring;
import tesuji.games.go.Stones;

/**
 * A finished game, counted (Śliwa 2013, §6.3): decide which stones are dead, remove them, colour every point, compare.
 *
 * @param scoring what a point is
 * @param black what Black has
 * @param white what White has, without the compensation
 * @param compensation half-points White gets on top
 */
public record Count(Scoring scoring, Share black, Share white, int compensation) {
    /**
     * What one player has on the board and in the lid.
     *
     * @param stones living stones
     * @param surrounded empty points only this player's stones surround, those under dead stones included
     * @param prisoners opposing stones, captured in play or dead at the end
     */
    public record Share(int stones, int surrounded, int prisoners) {
        /** Stones and surrounded points. */
        public int area() {
            return stones + surrounded;
        }

        /** Surrounded points and prisoners. */
        public int territory() {
            return surrounded + prisoners;
        }

        public int points(Scoring scoring) {
            return scoring == Scoring.AREA ? area() : territory();
        }
    }

    /** Counts by the rules. Prisoners matter to territory alone; a dead stone is one more of them. */
    public static Count of(Stones stones, LifeAndDeath marks, Prisoners prisoners, GoRules rules) {
        FinalOwnership settled = FinalOwnership.of(stones, marks, rules.scoring());
        Share black = share(stones, settled, Stones.BLACK, prisoners.byBlack());
        Share white = share(stones, settled, Stones.WHITE, prisoners.byWhite());
        return new Count(rules.scoring(), black, white, rules.compensation());
    }

    /** The area as it stands, every stone alive: the count of Tromp and Taylor. */
    public static Count trompTaylor(Stones stones, int compensation) {
        GoRules rules = GoRules.Preset.TROMP_TAYLOR.rules().withKomi(compensation);
        return of(stones, LifeAndDeath.NONE, Prisoners.NONE, rules);
    }

    private static Share share(Stones before, FinalOwnership settled, byte colour, int captured) {
        byte opponent = Stones.opponent(colour);
        int dead = 0;
        for (int point = 0; point < before.points(); point++) {
            if (before.at(point) == opponent && settled.board().at(point) == Stones.EMPTY) dead++;
        }
        return new Share(settled.stones(colour), settled.surrounded(colour), captured + dead);
    }

    /** Black's points. */
    public int blackPoints() {
        return black.points(scoring);
    }

    /** White's points, without the compensation. */
    public int whitePoints() {
        return white.points(scoring);
    }

    public Margin margin() {
        return new Margin(2 * (blackPoints() - whitePoints()) - compensation);
    }
}
