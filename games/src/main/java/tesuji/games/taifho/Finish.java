package tesuji.games.taifho;

/** Why a game of Taifho is over. */
public enum Finish {
    /** All pieces of the winner stand in the other's home row. */
    GOAL,
    /** The home row of the loser is full, some of it with his own pieces (fair play). */
    CLOSED,
    /** The loser has walled in what is free of his home row (fair play, by the reading {@link FairPlay#BLOCKADE}). */
    WALLED_IN,
    /** The cap of the rules has cut off an unfinished game; whoever has advanced further is ahead. */
    LIMIT;

    /** Why this game is over. */
    public static Finish of(TaifhoPosition position) {
        int loser = position.loser();
        if (loser < 0) return LIMIT;
        if (position.hasArrived(1 - loser)) return GOAL;
        return position.ground().isFull(TaifhoGame.homeRow(loser)) ? CLOSED : WALLED_IN;
    }

    /** What a side is called. */
    public static String side(int side) {
        return side == 0 ? "Green" : "Blue";
    }

    /** The reason in words, where "it" is the winner or the side ahead: {@code all its pieces stand in …}. */
    public static String reason(TaifhoPosition position) {
        int winner = position.score() > 0 ? 0 : 1;
        String loser = side(1 - winner);
        return switch (of(position)) {
            case GOAL -> "all its pieces stand in " + loser + "'s home row";
            case CLOSED ->
                loser + "'s home row is full, " + loser + "'s own pieces among those in it, which fair play forbids";
            case WALLED_IN -> loser + " has walled in the rest of its home row, which fair play forbids";
            case LIMIT ->
                "it has advanced " + rows(position.advance(winner)) + ", " + loser + " " + position.advance(1 - winner);
        };
    }

    private static String rows(int number) {
        return number == 1 ? "1 row" : number + " rows";
    }
}
