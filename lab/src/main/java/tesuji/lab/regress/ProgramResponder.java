package tesuji.lab.regress;

import java.time.Duration;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.gtp.client.Client;
import tesuji.gtp.client.CommandLine;
import tesuji.gtp.client.EngineException;
import tesuji.gtp.client.EngineException.Fault;

/**
 * Another program, which gets the commands as they are. It thinks as long as its own options say. A program that does
 * not know {@code reg_genmove} is asked for a move, which is then taken back.
 */
public final class ProgramResponder implements Responder {
    private static final String CHOOSE = "reg_genmove";
    private static final String PLAY = "genmove";
    private static final String UNDO = "undo";

    /** A program that has ended may have been ended by the same Ctrl-C as this one; a moment later we know. */
    private static final long MOMENT = 300;

    private final Client client;

    private ProgramResponder(Client client) {
        this.client = client;
    }

    /**
     * Starts a program; an {@link InputException} says if it cannot be started.
     *
     * @param timeout how long any answer may take
     */
    public static ProgramResponder start(String commandLine, Duration timeout) {
        try {
            return new ProgramResponder(Client.start(CommandLine.split(commandLine), timeout));
        } catch (EngineException e) {
            throw new InputException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public Response ask(String command) throws InterruptedException {
        boolean considers = command.startsWith(CHOOSE + " ");
        if (!considers || client.knows(CHOOSE) || !client.knows(PLAY) || !client.knows(UNDO)) return send(command);
        Response chosen = send(PLAY + command.substring(CHOOSE.length()));
        boolean played =
                chosen instanceof Response.Answer && !chosen.text().strip().equalsIgnoreCase("resign");
        return played ? takeBack(chosen) : chosen;
    }

    /** A move that stays on the board does not spoil its own answer, only those that follow. */
    private Response takeBack(Response chosen) throws InterruptedException {
        Response undone = send(UNDO);
        if (undone instanceof Response.Breakdown) return undone;
        if (undone instanceof Response.Answer) return chosen;
        return new Response.Answer(
                chosen.text(), Optional.of("\"" + UNDO + "\" after " + PLAY + " was refused: " + undone.text()));
    }

    private Response send(String command) throws InterruptedException {
        try {
            return new Response.Answer(client.send(command));
        } catch (EngineException e) {
            if (Thread.interrupted()) throw new InterruptedException("stopped while a program was asked");
            String sentence = String.valueOf(e.getMessage());
            if (e.fault() == Fault.ENDED) Thread.sleep(MOMENT);
            if (e.fault() != Fault.REFUSED) return new Response.Breakdown(sentence);
            return new Response.Refusal(reason(sentence, command));
        }
    }

    /** The program's own words, without the sentence round them. */
    private static String reason(String sentence, String command) {
        String before = "refused \"" + command + "\": ";
        int begin = sentence.indexOf(before);
        return begin < 0
                ? sentence
                : sentence.substring(begin + before.length()).replaceFirst("\\.$", "");
    }

    /** Only the program knows what it remembers; its suites rely on that as it is. */
    @Override
    public void forget() {}

    @Override
    public void close() {
        client.close();
    }
}
