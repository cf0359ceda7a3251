package tesuji.endgame.economy;

/** What a player does in his turn. */
public sealed interface Choice {
    /** A move, which costs the fee: the number of the part and of the move in it. */
    record Move(int part, int move) implements Choice {}

    /** Nothing, which is free. */
    record Pass() implements Choice {}
}
