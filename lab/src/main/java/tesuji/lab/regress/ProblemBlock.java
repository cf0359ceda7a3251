package tesuji.lab.regress;

import java.util.List;
import java.util.stream.Stream;

/** Commands that belong together: they begin with a new position, and the problems in them are about it. */
record ProblemBlock(List<SuiteStep> steps) {
    ProblemBlock {
        steps = List.copyOf(steps);
    }

    Stream<Problem> problems() {
        return steps.stream().flatMap(step -> step.problems().stream());
    }
}
