package tesuji.lab.regress;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tesuji.core.base.InputException;
import tesuji.gtp.Request;

/**
 * A question as the tests of Pachi ask it, command and right answers in one line: {@code tunit genmove w P9 Q9} wants
 * one of these moves, {@code tunit genmove w !P9 !Q9} any other one.
 *
 * @param command the same question in the commands of all programs
 */
record PachiQuestion(String command, Expectation expected) {
    /** The command that asks, here and in other suites. */
    static final String ASK = "reg_genmove";

    private static final Pattern NAME = Pattern.compile("(pachi-)?tunit");
    private static final Pattern MOVE = Pattern.compile("!?([a-z][0-9]{1,2}|pass|resign)", Pattern.CASE_INSENSITIVE);
    private static final String NOT = "!";

    /** What a line asks; nothing if it is no such question. An {@link InputException} says what is wrong with one. */
    static Optional<PachiQuestion> read(Request request) {
        List<String> words = request.arguments().words();
        boolean asks = NAME.matcher(request.name()).matches()
                && !words.isEmpty()
                && words.get(0).equals("genmove");
        if (!asks) return Optional.empty();
        if (words.size() < 3) throw new InputException("a colour and at least one move must follow genmove");
        List<String> moves = words.subList(2, words.size());
        for (String move : moves) {
            if (!MOVE.matcher(move).matches()) throw new InputException("\"" + move + "\" is not a move");
        }
        long unwanted = moves.stream().filter(move -> move.startsWith(NOT)).count();
        if (unwanted != 0 && unwanted != moves.size()) {
            throw new InputException("moves are all wanted or all unwanted, with an exclamation mark");
        }
        String any = moves.stream().map(move -> move.replace(NOT, "")).collect(Collectors.joining("|"));
        String pattern = unwanted == 0 ? any : NOT + any;
        return Optional.of(new PachiQuestion(ASK + " " + words.get(1), new Expectation(pattern, false)));
    }
}
