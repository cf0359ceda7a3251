package tesuji.gtp.client;

/** What came from an engine. */
sealed interface Answer {
    /** A reply of the protocol; the id is empty if the engine did not send one. */
    record Reply(boolean success, String id, String text) implements Answer {}

    /** So much that is not of the protocol that nothing sensible can follow. */
    record Garbage(String sample) implements Answer {}

    /** The engine has closed its output. */
    record End() implements Answer {}
}
