package tesuji.core.game;

/** Why a move may not be played, in the words of its game: what everybody adds who refuses one. */
public final class Objection {
    private Objection() {}

    /** Half a sentence: {@code the point is occupied}; empty if the move is legal or none of this game. */
    public static String to(Position position, int move) {
        if (move < 0 || move >= position.game().moveLimit() || position.isLegal(move)) return "";
        if (position.isOver()) return "the game is over";
        return position.game().notation().objection(position, move);
    }

    /** The same after a colon, to follow what is refused; empty if there is nothing to say. */
    public static String after(Position position, int move) {
        String objection = to(position, move);
        return objection.isEmpty() ? "" : ": " + objection;
    }
}
