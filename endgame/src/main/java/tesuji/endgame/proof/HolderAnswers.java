package tesuji.endgame.proof;

import java.util.ArrayList;
import java.util.List;
import tesuji.endgame.check.BoardProof;
import tesuji.endgame.check.PlainGame;
import tesuji.endgame.check.PlainGames;
import tesuji.endgame.check.RegionPlay;
import tesuji.endgame.check.RegionPlay.State;

/** All that the side which shows a bound can answer to an attack; the checker says what is possible. */
final class HolderAnswers {
    private HolderAnswers() {}

    /** An answer, and what it leads to with the attacker to move. */
    record Answer(String name, State after) {}

    /** Moves in the game first, those in the region last. */
    static List<Answer> of(RegionPlay play, PlainGames games, State at, String attack) {
        List<Answer> answers = new ArrayList<>();
        for (PlainGame option : at.game().options(!play.isBlack())) add(answers, play, at, attack, option.name());
        if (at.game().isNumber()) {
            long more = play.isArea() ? 0 : play.isBlack() ? PlainGames.ONE : -PlainGames.ONE;
            add(
                    answers,
                    play,
                    at,
                    attack,
                    games.number(at.game().number() + more).name());
        }
        add(answers, play, at, attack, BoardProof.FREE);
        for (long rest = play.board().empty(at.stones()); rest != 0; rest &= rest - 1) {
            String vertex = play.vertex(rest & -rest);
            if (vertex != null) add(answers, play, at, attack, vertex);
        }
        return answers;
    }

    private static void add(List<Answer> answers, RegionPlay play, State at, String attack, String name) {
        State after = play.answer(at, attack, name);
        if (after != null) answers.add(new Answer(name, after));
    }
}
