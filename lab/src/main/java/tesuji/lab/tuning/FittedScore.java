package tesuji.lab.tuning;

/** A score from 0 to 1 that a curve has at a place, and the ends of its 95 % interval. */
record FittedScore(double score, double low, double high) {}
