package tesuji.lab;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.fpu.FpuExperiments;
import tesuji.lab.experiment.gogame.GoGameExperiments;
import tesuji.lab.experiment.katago.KatagoExperiments;
import tesuji.lab.experiment.skoczki.SkoczkiExperiments;
import tesuji.lab.experiment.taifho.TaifhoExperiments;

/** The only list of experiments; those that need neither files nor programs and are done soonest come first. */
public final class Experiments {
    public static final List<Experiment> ALL = Stream.of(
                    TaifhoExperiments.ALL,
                    SkoczkiExperiments.ALL,
                    GoGameExperiments.ALL,
                    FpuExperiments.ALL,
                    KatagoExperiments.ALL)
            .flatMap(List::stream)
            .toList();

    private Experiments() {}

    /** The experiment with this name; an {@link InputException} lists all of them. */
    public static Experiment named(String name) {
        return ALL.stream()
                .filter(experiment -> experiment.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no experiment \"" + name + "\"; the experiments are "
                        + ALL.stream().map(Experiment::name).collect(Collectors.joining(", ")) + "."));
    }
}
