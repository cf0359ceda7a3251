package tesuji.app.bench;

import java.util.List;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;

/** The list of all benchmarks. */
public final class Benchmarks {
    public static final List<Benchmark> ALL = List.of(
            new PlayoutBenchmark(),
            new PerftBenchmark(),
            MctsBenchmark.STANDARD,
            SelectionBenchmark.STANDARD,
            RetrogradeBenchmark.STANDARD,
            ProofBenchmark.STANDARD,
            new CgtBenchmark(),
            new RegionBenchmark(),
            EvaluationBenchmark.STANDARD);

    private Benchmarks() {}

    public static Benchmark named(String name) {
        return ALL.stream()
                .filter(benchmark -> benchmark.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no benchmark \"" + name + "\"; there are "
                        + ALL.stream().map(Benchmark::name).collect(Collectors.joining(", ")) + "."));
    }
}
