package tesuji.lab.experiment.katago;

import tesuji.lab.experiment.Scale;

/** What readers of an answer should know about the size of a run. */
final class RunSize {
    private RunSize() {}

    /** A sentence with a blank before it; nothing if the run has the source's size. */
    static String note(Scale scale) {
        if (scale.equals(Scale.FULL)) return "";
        return scale.isSmall()
                ? " This was a small run."
                : " This run had " + scale.word() + " times the source's size.";
    }
}
