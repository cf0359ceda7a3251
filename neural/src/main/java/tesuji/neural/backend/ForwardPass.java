package tesuji.neural.backend;

/** Evaluates a network for boards of one size. Owned by one thread. */
public interface ForwardPass {
    /**
     * Computes all outputs.
     *
     * @param planes for each point, row by row from the top, one number for each plane
     * @param globals numbers that belong to no point
     */
    void run(float[] planes, float[] globals, RawOutput into);
}
