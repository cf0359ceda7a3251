package tesuji.desk.endgame;

/** The result of a counted board as a sentence that is never stronger than what is known. */
public final class ResultSentence {
    private ResultSentence() {}

    /** Who is to move, what it comes to, and how sure that is; a colon announces groups that are assumed to live. */
    public static String of(EndgameAnswer answer) {
        String who = answer.toMove().equals("black") ? "Black to move" : "White to move";
        boolean known = answer.score() != null;
        String result = known ? margin(answer.low()) : margin(answer.low()) + " to " + margin(answer.high());
        return who + ": " + result + (answer.provenIf().isEmpty() ? "" : ",") + sureness(answer, known);
    }

    private static String sureness(EndgameAnswer answer, boolean known) {
        if (answer.provenIf().isEmpty()) {
            return answer.proven() ? ", proven." : known ? ", proven but for the following." : ", not proven.";
        }
        return (known ? " proven" : " not proven, and these bounds hold only") + " if these groups live:";
    }

    private static String margin(String score) {
        if (score.equals("0")) return "a draw";
        return score.startsWith("-") ? "White wins by " + score.substring(1) : "Black wins by " + score;
    }
}
