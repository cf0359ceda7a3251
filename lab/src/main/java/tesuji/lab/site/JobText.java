package tesuji.lab.site;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** A job as text: one of games, or one of trials. */
record JobText(@Nullable GameJob games, @Nullable TrialJob trials) {
    static String of(GameJob games) {
        return JsonMapper.shared().writeValueAsString(new JobText(games, null));
    }

    static String of(TrialJob trials) {
        return JsonMapper.shared().writeValueAsString(new JobText(null, trials));
    }

    static JobText read(String text) {
        return JsonMapper.shared().readValue(text, JobText.class);
    }

    TaskWorker worker(WorkMachine here) {
        if (games != null) return new GameWorker(games, here.nanos());
        if (trials != null) return TrialWorker.of(trials, here.nanos());
        throw new IllegalArgumentException("an empty job");
    }
}
