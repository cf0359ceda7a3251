package tesuji.web.live;

/**
 * Something to tell those who watch a topic.
 *
 * @param topic a round or a job, by its id
 * @param seq counts the messages of all topics, so that later ones have larger numbers
 * @param kind {@code frame} for a state that the next frame replaces; anything else is an event
 * @param body a record
 */
public record LiveMessage(String topic, long seq, String kind, Object body) {
    /** The kind of messages of which only the newest matters. */
    public static final String FRAME = "frame";

    boolean isFrame() {
        return kind.equals(FRAME);
    }
}
