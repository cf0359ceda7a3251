package tesuji.games.sgf;

/** The two halves of a composed value, still raw. */
public record SgfPair(String first, String second) {}
