package tesuji.core.play;

/** What a player answers. */
public sealed interface Decision {
    Analysis analysis();

    /** Plays this move. */
    record Play(int move, Analysis analysis) implements Decision {}

    /** Gives the game up. */
    record Resign(Analysis analysis) implements Decision {}
}
