package tesuji.app.lab;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Table;
import tesuji.lab.Experiments;

/** {@code tesuji lab}: the experiments of the sources; alone and as {@code lab list} it lists them. */
@Command(
        name = "lab",
        description = "Run the experiments of the sources again. Without a command it lists them.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji lab list",
            "  tesuji lab run taifho-c --out results",
            "  tesuji lab run taifho-hypotheses --out results --json"
        })
public final class LabCommand implements Runnable {
    private final Workbench workbench;

    public LabCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        new Listing(workbench).run();
    }

    /** {@code tesuji lab list}. */
    @Command(
            name = "list",
            description = "List all experiments.",
            mixinStandardHelpOptions = true,
            footerHeading = "%nExample:%n",
            footer = "  tesuji lab list --json")
    public static final class Listing implements Runnable {
        private final Workbench workbench;

        @Option(names = "--json", description = "Print one JSON object.")
        private boolean json;

        public Listing(Workbench workbench) {
            this.workbench = workbench;
        }

        /** The whole answer. */
        record Answer(List<Item> experiments) {}

        /** One experiment. */
        record Item(String name, String question, String source) {}

        @Override
        public void run() {
            List<Item> items = Experiments.ALL.stream()
                    .map(one -> new Item(one.name(), one.question(), one.source()))
                    .toList();
            if (json) {
                Json.print(workbench.console(), new Answer(items));
                return;
            }
            Table table = new Table("name", "question");
            for (Item item : items) table.add(item.name(), item.question());
            table.print(workbench.console().out(), workbench.console().style());
        }
    }
}
