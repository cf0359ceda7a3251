package tesuji.lab.experiment.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.games.Games;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.knowledge.Journey;
import tesuji.games.taifho.knowledge.TurnTable;

final class JudgementTest {
    private static final TaifhoGame GAME = (TaifhoGame) Games.library().open("taifho:cap=300");
    private static final List<Lesson> LESSONS = List.of(lesson(1), lesson(2), lesson(3), lesson(4), lesson(5));

    private static Lesson lesson(long seed) {
        return Lesson.play(GAME, Journey.STANDARD.worker(), seed);
    }

    private static TurnTable learned() {
        TurnFit fit = new TurnFit(GAME);
        LESSONS.forEach(fit::add);
        return fit.table();
    }

    @Test
    void lessonsRepeatWithTheirSeedAndAreReadAsTheyAreWritten() {
        Lesson lesson = LESSONS.get(0);
        assertThat(lesson(1)).isEqualTo(lesson).isNotEqualTo(LESSONS.get(1));
        List<String> row = lesson.row(2, 7);
        assertThat(row).hasSameSizeAs(Lesson.COLUMNS);
        assertThat(Lesson.round(row)).isEqualTo(2);
        assertThat(Lesson.read(row)).isEqualTo(lesson);
    }

    @Test
    void theWinnerOfALessonMadeTheLastMove() {
        for (Lesson lesson : LESSONS) {
            assertThat(lesson.winner()).isEqualTo((lesson.moves().size() - 1) % 2);
            assertThat(lesson.opening()).isBetween(2, 10);
        }
    }

    @Test
    void equalLessonsTeachTheSame() {
        assertThat(learned().cells()).isEqualTo(learned().cells());
    }

    /** Five games do not teach much, but that the turns become fewer they do. */
    @Test
    void theTurnsOfAWinnerBecomeFewer() {
        TurnTable table = learned();
        for (Lesson lesson : LESSONS) {
            TaifhoPosition position = (TaifhoPosition) GAME.start();
            int last = lesson.moves().size() - 1;
            for (int ply = 0; ply < last; ply++) {
                if (ply == lesson.opening()) {
                    assertThat(table.turns(position, lesson.winner())).isGreaterThan(15);
                }
                position.play(lesson.moves().get(ply));
            }
            assertThat(table.turns(position, lesson.winner())).isLessThan(8);
        }
    }

    @Test
    void aGameThatNobodyWonTeachesNothing() {
        TurnFit fit = new TurnFit(GAME);
        fit.add(new Lesson(2, Lesson.NOBODY, LESSONS.get(0).moves()));
        TurnTable nothing = fit.table();
        assertThat(nothing.turns((TaifhoPosition) GAME.start(), 0)).isZero();
    }
}
