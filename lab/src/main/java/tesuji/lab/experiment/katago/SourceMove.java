package tesuji.lab.experiment.katago;

/**
 * A move that the source's program proposed (Frejlak 2020, §4.3).
 *
 * @param visits of the whole search; 0 for the policy alone
 * @param rank from 1
 * @param number its visits, or its probability if there was no search
 */
record SourceMove(int visits, int rank, String move, double number) {}
