package tesuji.app.menu;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tesuji.app.command.Workbench;

/** {@code tesuji menu}: choose a game and an opponent, then play. */
@Command(
        name = "menu",
        description = "Choose a game, an opponent and its strength, then play in the terminal.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = "  tesuji menu --ascii")
public final class MenuCommand implements Runnable {
    private final Workbench workbench;

    @Option(names = "--ascii", description = "Draw with plain characters, without colour.")
    private boolean ascii;

    public MenuCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        new Menu(workbench.keptTo(ascii)).run();
    }
}
