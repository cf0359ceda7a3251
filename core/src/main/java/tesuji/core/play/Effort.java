package tesuji.core.play;

/**
 * What an answer has cost.
 *
 * @param nodes positions generated
 * @param peak the most of them kept in memory at the same time
 */
public record Effort(long nodes, long peak) {}
