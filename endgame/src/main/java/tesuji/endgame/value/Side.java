package tesuji.endgame.value;

/** The two players: Black is Left and likes positive games, White is Right. */
public enum Side {
    BLACK,
    WHITE;

    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }
}
