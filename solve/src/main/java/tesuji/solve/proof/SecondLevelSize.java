package tesuji.solve.proof;

/** How large the second level of {@link Pn2} may become, beside a first level of so many vertices. */
public sealed interface SecondLevelSize permits Whole, Logistic {
    /** At least 1, so that one vertex is expanded. */
    long limit(long firstLevel);
}
