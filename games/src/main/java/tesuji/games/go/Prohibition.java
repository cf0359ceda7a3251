package tesuji.games.go;

/** Why a stone may not be put on a point. */
enum Prohibition {
    /** It may. */
    NONE,
    OCCUPIED,
    SUICIDE,
    KO,
    SUPERKO
}
