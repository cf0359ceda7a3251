package tesuji.app.match;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ProgramNames;
import tesuji.app.command.ThinkingOptions;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Seconds;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.desk.record.RecordFiles;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.journal.MatchFolder;
import tesuji.lab.match.Conditions;
import tesuji.lab.match.Match;
import tesuji.lab.match.Sides;
import tesuji.lab.site.TrialSite;
import tesuji.lab.statistics.Sprt;

/** {@code tesuji match}: games between two players, and what they tell about their strength. */
@Command(
        name = "match",
        description = "Play games between two players, as a rule in pairs with sides exchanged, and compare them.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji match --game go:size=9 --a flat --b random --games 20 --simulations 1000",
            "  tesuji match --game go:size=9 --a best --b \"gtp:gnugo --mode gtp --level 10\""
                    + " --games 100 --out results",
            "  tesuji match --game hex --a uct --b \"mcts[selection=Ucb1[exploration=0.5]]\" --games 50",
            "  tesuji match --game hex:size=5 --a flat --b random --games 10 --expect 0.55 --json",
            "  tesuji match --game hex --a uct-rave --b uct --games 2000 --opening 2 --sprt 0,50",
            "",
            "A match with --out that was stopped goes on when it is started again with the same options."
        })
public final class MatchCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1024;
    private static final long STANDARD_SEED = 1;

    private final Workbench workbench;
    private final InterruptibleRun work;
    private final TrialSite site;

    @Option(names = "--game", paramLabel = "G", required = true, description = "The game (see tesuji games).")
    private String game = "";

    @Option(
            names = "--a",
            paramLabel = "P",
            required = true,
            completionCandidates = ProgramNames.class,
            description = "One player: ${COMPLETION-CANDIDATES}.")
    private String a = "";

    @Option(names = "--b", paramLabel = "P", required = true, description = "The other player, named likewise.")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games.")
    private int games;

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    @Option(names = "--a-seconds", paramLabel = "S", description = "Time for a move of A alone.")
    private @Nullable Double secondsOfA;

    @Option(
            names = {"--a-simulations", "--a-visits", "--a-nodes"},
            paramLabel = "N",
            description = "Playouts for a move of A alone.")
    private @Nullable Long simulationsOfA;

    @Option(names = "--b-seconds", paramLabel = "S", description = "Time for a move of B alone.")
    private @Nullable Double secondsOfB;

    @Option(
            names = {"--b-simulations", "--b-visits", "--b-nodes"},
            paramLabel = "N",
            description = "Playouts for a move of B alone.")
    private @Nullable Long simulationsOfB;

    @Option(
            names = "--engine-timeout",
            paramLabel = "S",
            description = "How long an external program is waited for where the time of a move is not limited"
                    + " (default: 600).")
    private @Nullable Double engineTimeout;

    @Option(names = "--parallel", paramLabel = "K", description = "Games at once (default: ${DEFAULT-VALUE}).")
    private int parallel = 1;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Random moves before the players begin, the same in both games of a pair (default: 0).")
    private int opening;

    @Option(
            names = "--sides",
            paramLabel = "WHO",
            description = "exchanged (games in pairs, A moves first in one of them) or fixed (A moves first in all)"
                    + " (default: exchanged).")
    private String sides = MatchTable.word(Sides.EXCHANGED);

    @Option(
            names = "--max-moves",
            paramLabel = "N",
            description = "Longer games are given up as draws (default: as the rules have it).")
    private int longest = Conditions.ENDLESS;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the games, tables and the report.")
    private String out = "";

    @Option(names = "--expect", paramLabel = "RATE", description = "Exit with 1 if A scores less, from 0 to 1.")
    private double expect;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1[,ALPHA,BETA]",
            description = "Stop as soon as a sequential test tells a difference of ELO0 from one of ELO1"
                    + " (errors ALPHA and BETA: 0.05).")
    private String sprt = "";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** The games are played there. */
    public MatchCommand(Workbench workbench, InterruptibleRun work, TrialSite site) {
        this.workbench = workbench;
        this.work = work;
        this.site = site;
    }

    @Override
    public Integer call() {
        check("--games", games, 1_000_000);
        check("--parallel", parallel, MOST_THREADS);
        if (!(expect >= 0 && expect <= 1))
            throw new InputException("--expect must be from 0 to 1, not " + expect + ".");
        Game rules = workbench.library().open(game);
        Match match = match(rules);
        Optional<Sprt> test = sprt.isEmpty() ? Optional.empty() : Optional.of(SprtOption.read(sprt));
        if (out.isEmpty()) return play(match, Optional.empty(), test);
        Path folder = RecordFiles.path(out);
        try (MatchFolder files = MatchFolder.open(folder, match, rules)) {
            files.notice().ifPresent(workbench::warn);
            return play(match, Optional.of(files), test);
        }
    }

    private static void check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new InputException(option + " must be between 1 and " + most + ", not " + value + ".");
        }
    }

    private Match match(Game rules) {
        if (opening < 0 || opening >= rules.maxLength()) {
            throw new InputException(
                    "--opening must be between 0 and " + (rules.maxLength() - 1) + ", not " + opening + ".");
        }
        if (longest <= opening) {
            throw new InputException("--max-moves must be more than the opening, not " + longest + ".");
        }
        return new Match(
                new Conditions(rules.id(), opening, longest, sides()),
                spec(a, secondsOfA, simulationsOfA),
                spec(b, secondsOfB, simulationsOfB),
                games,
                thinking.seedOr(STANDARD_SEED));
    }

    private Sides sides() {
        for (Sides known : Sides.values()) if (MatchTable.word(known).equals(sides)) return known;
        throw new InputException("--sides must be exchanged or fixed, not \"" + sides + "\".");
    }

    private PlayerSpec spec(String player, @Nullable Double seconds, @Nullable Long simulations) {
        if (!Catalog.knows(player)) {
            throw new InputException(
                    "There is no player \"" + player + "\" for a match; the players are " + Catalog.names() + ".");
        }
        PlayerSpec spec = new PlayerSpec(player, thinking.limits(seconds, simulations), thinking.threadsOr(1));
        return engineTimeout == null ? spec : spec.waitedFor(Seconds.of("--engine-timeout", engineTimeout));
    }

    private int play(Match match, Optional<MatchFolder> files, Optional<Sprt> test) {
        MatchRun run = new MatchRun(workbench, work, match, files, test, json);
        if (!run.play(site, parallel)) return run.code(ExitCode.INTERRUPTED);
        return run.code(run.score() >= expect ? ExitCode.DONE : ExitCode.NEGATIVE);
    }
}
