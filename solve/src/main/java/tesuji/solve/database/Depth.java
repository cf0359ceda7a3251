package tesuji.solve.database;

/** How much a database keeps of every state. */
public enum Depth {
    /** Win, draw or loss: four states in a byte. A player from it wins, but may wander before it does. */
    VALUES,
    /** Also the distance: one byte a state, or two if a win takes longer than a byte can say. */
    DISTANCES
}
