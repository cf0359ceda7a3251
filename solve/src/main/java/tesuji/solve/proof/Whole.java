package tesuji.solve.proof;

/** As large as the first level, and one more for its very first vertex (Allis 1994; Goluch, §3.5.3). */
public record Whole() implements SecondLevelSize {
    public static final Whole STANDARD = new Whole();

    @Override
    public long limit(long firstLevel) {
        return firstLevel + 1;
    }
}
