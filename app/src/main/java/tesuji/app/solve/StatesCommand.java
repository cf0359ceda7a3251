package tesuji.app.solve;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Progress;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.solve.estimate.Share;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;

/** {@code tesuji states}: how many positions a game could have, how many can be reached, and how large its tree is. */
@Command(
        name = "states",
        description =
                "Count the positions, with the side to move, that can be reached from the start of a game; say how"
                        + " many there could be at most, and estimate the ways to play by random games.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji states skoczki:width=3,height=6,variant=A",
            "  tesuji states connectfour:width=5,height=4 --fold --json",
            "  tesuji states skoczki:width=1..3,height=5..7,variant=A+C --nodes 100000",
            "  tesuji states go:size=9 --bounds"
        })
public final class StatesCommand implements Callable<Integer> {
    /** In a table, games with more states are passed over unless the options say another number. */
    private static final long MOST_IN_TABLE = 1_000_000;

    private static final String NOTHING = "-";

    private final Workbench workbench;

    @Parameters(
            paramLabel = "GAME",
            description = "A game: name or name:key=value,… (see tesuji games); with ranges such as width=1..8 or lists"
                    + " such as variant=A+C a table of games, of which those beyond --nodes (default 1,000,000) are not"
                    + " counted.")
    private String game = "";

    @Option(names = "--bounds", description = "Say only how many there could be; count nothing.")
    private boolean bounds;

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "Random games to estimate the ways to play (default: 200, in a table 0).")
    private @Nullable Integer samples;

    @Option(names = "--seed", paramLabel = "N", description = "Where random numbers begin (default: 1).")
    private long seed = 1;

    @Mixin
    private SolverOptions options = new SolverOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public StatesCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    /**
     * The whole answer about one game.
     *
     * @param states how many can be reached, if they were counted
     * @param layers how many are first reached after 0, 1, 2, … moves
     * @param bound how many arrangements there are, reachable or not; empty if the game does not say
     * @param share states as a part of the bound; none if symmetric positions were counted as one
     * @param percent the same for people
     */
    record Answer(
            String game,
            @Nullable Long states,
            List<Long> layers,
            String bound,
            @Nullable Double share,
            @Nullable String percent,
            @Nullable TreeSize tree,
            double seconds) {}

    /** The whole answer about several games. */
    record Answers(List<Answer> games) {}

    @Override
    public Integer call() {
        if (samples != null) TreeSize.checkSamples(samples);
        if (Boards.areMany(game)) return many();
        Game rules = workbench.library().open(game);
        Answer answer = bounds ? uncounted(rules, TreeSize.SAMPLES) : answer(rules, Long.MAX_VALUE, TreeSize.SAMPLES);
        if (!bounds && answer.states() == null) {
            workbench.warn("The limit was reached before all states were found.");
            return ExitCode.LIMIT;
        }
        if (json) Json.print(workbench.console(), answer);
        else print(answer);
        return ExitCode.DONE;
    }

    private int many() {
        List<Answer> answers = new ArrayList<>();
        for (GameId id : Boards.of(game)) {
            Game rules = workbench.library().open(id);
            boolean counted = !bounds && StateCodec.accepts(rules);
            answers.add(counted ? answer(rules, MOST_IN_TABLE, 0) : uncounted(rules, 0));
        }
        if (json) Json.print(workbench.console(), new Answers(answers));
        else print(answers);
        return ExitCode.DONE;
    }

    private Answer uncounted(Game rules, int standardSamples) {
        return answer(rules, Optional.empty(), false, 0, standardSamples);
    }

    /** Counts as far as the limits allow. */
    private Answer answer(Game rules, long most, int standardSamples) {
        if (!StateCodec.accepts(rules)) {
            throw new InputException("The states of " + rules.id()
                    + " cannot be listed one by one; --bounds tells how many there could be.");
        }
        Retrograde method = options.retrograde();
        StateCodec codec = StateCodec.of(rules, method.folded());
        long begin = System.nanoTime();
        Optional<Reachable> states;
        try (Progress progress = new Progress(workbench.console(), "states", "states")) {
            states = method.states(codec, options.stopCondition(progress, most));
        }
        return answer(rules, states, method.folded(), (System.nanoTime() - begin) / 1e9, standardSamples);
    }

    private Answer answer(Game rules, Optional<Reachable> states, boolean folded, double seconds, int standardSamples) {
        Optional<BigInteger> bound = rules.bound();
        Optional<Share> share = folded
                ? Optional.empty()
                : states.flatMap(found -> bound.map(most -> new Share(BigInteger.valueOf(found.size()), most)));
        return new Answer(
                rules.id().toString(),
                states.map(Reachable::size).orElse(null),
                states.map(Reachable::frontiers).orElse(List.of()),
                bound.map(BigInteger::toString).orElse(""),
                share.map(Share::fraction).orElse(null),
                share.map(Share::percentage).orElse(null),
                tree(rules, samples == null ? standardSamples : samples),
                seconds);
    }

    private @Nullable TreeSize tree(Game rules, int games) {
        return games == 0 ? null : TreeSize.of(rules, games, seed);
    }

    private void print(Answer answer) {
        PrintWriter out = workbench.console().out();
        if (!answer.layers().isEmpty()) {
            Table table = new Table("moves", "states", "so far");
            long sum = 0;
            for (int moves = 0; moves < answer.layers().size(); moves++) {
                sum += answer.layers().get(moves);
                table.add("" + moves, Amount.exact(answer.layers().get(moves)), Amount.exact(sum));
            }
            table.print(out, workbench.console().style());
        }
        out.println(answer.game() + ": " + sentence(answer));
        TreeSize tree = answer.tree();
        if (tree != null) out.println(tree.sentence());
    }

    private static String sentence(Answer answer) {
        String bound = answer.bound().isEmpty() ? "" : "at most " + Amount.large(new BigInteger(answer.bound()));
        if (answer.states() == null) return bound.isEmpty() ? "no bound is known" : bound + " states";
        return Amount.exact(answer.states()) + " states"
                + (bound.isEmpty() ? " (no bound is known)" : " of " + bound)
                + (answer.percent() == null ? "" : " (" + answer.percent() + ")") + " in "
                + Amount.time(answer.seconds());
    }

    private void print(List<Answer> answers) {
        Table table = new Table("game", ">at most", ">reached", ">share", ">ways to play");
        boolean gaps = false;
        for (Answer answer : answers) {
            gaps |= answer.states() == null;
            table.add(
                    answer.game(),
                    answer.bound().isEmpty() ? NOTHING : Amount.large(new BigInteger(answer.bound())),
                    answer.states() == null ? NOTHING : Amount.exact(answer.states()),
                    answer.percent() == null ? NOTHING : answer.percent(),
                    answer.tree() == null
                            ? NOTHING
                            : String.format(
                                    Locale.ROOT, "10^%.1f", answer.tree().exponent()));
        }
        table.print(workbench.console().out(), workbench.console().style());
        if (gaps && !bounds) {
            workbench
                    .console()
                    .out()
                    .println("- was not counted: more than " + Amount.exact(options.nodes(MOST_IN_TABLE))
                            + " states, or no way to list them");
        }
    }
}
