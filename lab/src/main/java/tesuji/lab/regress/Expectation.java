package tesuji.lab.regress;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import tesuji.core.base.InputException;

/**
 * What the answer to a command should be: {@code [D4|E5]}, {@code [!D4]}, {@code [1 .*]*}.
 *
 * @param text what stands between the brackets: a regular expression for the whole answer, after an exclamation mark
 *     one that must not match
 * @param failureExpected whether an asterisk says that programs are not expected to know it
 */
public record Expectation(String text, boolean failureExpected) {
    private static final String NOT = "!";

    public Expectation {
        compile(text);
    }

    /** Reads what stands behind {@code #?}, without the ampersand of answers that nobody judges. */
    static Expectation read(String written) {
        boolean failureExpected = written.endsWith("*");
        String bracketed =
                failureExpected ? written.substring(0, written.length() - 1).stripTrailing() : written;
        if (bracketed.length() < 2 || !bracketed.startsWith("[") || !bracketed.endsWith("]")) {
            throw new InputException("\"" + written + "\" is not of the form [PATTERN] or [PATTERN]*");
        }
        return new Expectation(bracketed.substring(1, bracketed.length() - 1).strip(), failureExpected);
    }

    /** Whether an answer is right. Vertices may be written in capitals or not, so letters are compared alike. */
    public boolean accepts(String answer) {
        return compile(text).matcher(answer.strip()).matches() != text.startsWith(NOT);
    }

    private static Pattern compile(String text) {
        String expression = text.startsWith(NOT) ? text.substring(1) : text;
        try {
            return Pattern.compile(expression, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        } catch (PatternSyntaxException e) {
            throw new InputException("\"" + text + "\" is no regular expression: " + e.getDescription(), e);
        }
    }

    @Override
    public String toString() {
        return "[" + text + "]" + (failureExpected ? "*" : "");
    }
}
