package tesuji.lab.experiment;

/** Where the trials of an experiment can be made. */
public enum Reach {
    /** Anywhere: a trial depends on the name of the experiment, the scale, the seed and rows before it alone. */
    ANYWHERE,

    /** Wherever the same files and programs are: a network, a folder of games, an opponent. */
    SAME_FILES,

    /** On one machine, one after the other, for they measure times. */
    ONE_MACHINE
}
