package tesuji.solve.proof;

/** How a depth-first search bounds what it does at a vertex before it looks elsewhere. */
enum Thresholds {
    /** Both numbers, locally: as soon as another vertex would be the most-proving one (df-pn, Nagai 2002). */
    LOCAL,
    /** The proof number, for the whole tree; raised by one at the root until that is solved (PN*, Seo 1995). */
    PROOF,
    /** Both numbers, the smaller of them raised by one at every vertex until both are reached (PDS, Nagai 1998). */
    BOTH
}
