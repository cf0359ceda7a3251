package tesuji.lab.experiment.gogame;

import java.util.Optional;

/** The program that Go GAME is measured against. */
interface ReferenceProgram {
    /** What it is called, for conditions. */
    String name();

    /** Why it cannot play, as a sentence; empty if it can. */
    Optional<String> missing();

    /** The player, as the catalogue reads it, whose random numbers begin with this seed. */
    String player(int seed);
}
