package tesuji.lab.experiment;

import java.util.List;

/** One piece of work with a row of cells as its result. */
@FunctionalInterface
public interface Trial {
    List<String> run() throws InterruptedException;
}
