package tesuji.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tesuji menu}: choose a game and an opponent, then play. */
@Command(
        name = "menu",
        description = "Choose a game, an opponent and its strength, then play. The same as tesuji alone.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = "  tesuji menu --ascii")
final class MenuCommand implements Runnable {
    private final Workbench workbench;

    @Option(names = "--ascii", description = "Draw with plain characters, without colour.")
    private boolean ascii;

    MenuCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        new Menu(workbench.keptTo(ascii)).run();
    }
}
