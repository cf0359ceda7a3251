package tesuji.app.command;

import picocli.CommandLine.IVersionProvider;
import tesuji.lab.journal.Origin;

/** The version that the build wrote into the jar; also the answer to {@code --version}. */
public final class ProgramVersion implements IVersionProvider {
    /** The version, or that there is none. */
    public static String text() {
        String built = ProgramVersion.class.getPackage().getImplementationVersion();
        return built == null ? "(not packaged)" : built;
    }

    /** What entries of journals that are made here say of their origin. */
    public static Origin origin() {
        return new Origin(text(), System.getProperty("tesuji.revision", ""), Origin.Machine.here());
    }

    @Override
    public String[] getVersion() {
        return new String[] {"tesuji " + text()};
    }
}
