package tesuji.endgame.value;

/**
 * An arena has no room for another game, a search for another position, or whoever waits no more patience; the message
 * is one sentence for the person who asked.
 */
public final class ArenaFullException extends RuntimeException {
    public ArenaFullException(String sentence) {
        super(sentence);
    }
}
