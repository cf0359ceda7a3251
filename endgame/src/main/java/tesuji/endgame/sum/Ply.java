package tesuji.endgame.sum;

/**
 * A move in a sum: from one part to one of its options, both by handle. Equal parts are interchangeable, so the handles
 * say it all.
 */
public record Ply(int from, int to) {}
