package tesuji.lab.site;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tesuji.lab.match.StoppableRun;

/**
 * A workforce in this thread that does every task twice, in an order of its own, and hands over the second answer: what
 * a cluster may do when a machine fails.
 */
final class TwiceDone implements Workforce {
    private final List<Integer> threads = new ArrayList<>();

    /** How many threads a task of each job keeps busy. */
    List<Integer> threads() {
        return threads;
    }

    @Override
    public StoppableRun prepare(String job, List<String> tasks, int busy, AnswerKeeper keeper) {
        threads.add(busy);
        return new StoppableRun() {
            private boolean stopped;

            @Override
            public boolean run() {
                List<Integer> order = new ArrayList<>();
                for (int i = 0; i < tasks.size(); i++) order.add(i);
                Collections.shuffle(order, new Random(1));
                WorkMachine machine = new WorkMachine("elsewhere", System::nanoTime);
                for (int i = 0; i < order.size() && !stopped; i++) {
                    int task = order.get(i);
                    try {
                        JobWorker.answer(job, tasks.get(task), machine);
                        keeper.keep(task, JobWorker.answer(job, tasks.get(task), machine));
                    } catch (InterruptedException stop) {
                        stopped = true;
                    }
                }
                return !stopped;
            }

            @Override
            public void stop() {
                stopped = true;
            }
        };
    }
}
