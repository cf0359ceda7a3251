package tesuji.lab.site;

import tesuji.core.base.InputException;
import tools.jackson.databind.json.JsonMapper;

/**
 * What comes back from a task.
 *
 * @param result its result; empty if there is none
 * @param refusal why there is none, as a sentence; empty if there is one
 */
record TaskAnswer(String result, String refusal) {
    static TaskAnswer of(String result) {
        return new TaskAnswer(result, "");
    }

    static TaskAnswer refusal(String sentence) {
        return new TaskAnswer("", sentence);
    }

    String text() {
        return JsonMapper.shared().writeValueAsString(this);
    }

    /** The result in this text; an {@link InputException} if there is none. */
    static String result(String text) {
        TaskAnswer answer = JsonMapper.shared().readValue(text, TaskAnswer.class);
        if (answer.refusal().isEmpty()) return answer.result();
        throw new InputException(answer.refusal());
    }
}
