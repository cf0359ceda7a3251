package tesuji.endgame.value;

/** An arena has no room for another game, or a search for another position; the message is one sentence for the person who asked. */
public final class ArenaFullException extends RuntimeException {
    public ArenaFullException(String sentence) {
        super(sentence);
    }
}
