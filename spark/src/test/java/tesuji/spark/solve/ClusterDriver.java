package tesuji.spark.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tesuji.games.Games;
import tesuji.solve.database.DatabaseWriter;
import tesuji.solve.database.Depth;
import tesuji.solve.space.StateCodec;
import tesuji.spark.cluster.ClusterContext;
import tesuji.spark.cluster.StepWatch;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.StateListing;
import tesuji.spark.space.StatesOf;

/**
 * A driver in a process of its own, for tests of what is lost: {@code MASTER FOLDER DATABASE VICTIM [STAGE]}. It kills
 * one executor in each stage, or itself, with the signal that nobody can catch.
 */
final class ClusterDriver {
    static final String GAME = "skoczki:width=3,height=5,variant=A";
    private static final int SHARDS = 2;
    /** After the first save in each stage. */
    private static final int STEP = 10;

    private ClusterDriver() {}

    public static void main(String[] args) {
        List<Class<?>> carried = new ArrayList<>(StateListing.CARRIED);
        carried.addAll(StateLabelling.CARRIED);
        Map<String, String> settings = new HashMap<>();
        settings.put("spark.executor.extraClassPath", System.getProperty("java.class.path"));
        settings.put("spark.shuffle.compress", "false");
        Set<String> done = new HashSet<>();
        StepWatch watch = (task, step, found, total) -> {
            System.out.println(task + " step " + step);
            boolean now = step == STEP;
            if (now && args[3].equals("executors") && done.add(task)) killExecutor(task);
            if (now && args[3].equals("driver") && args[4].equals(task)) die(task);
            return true;
        };
        try (ClusterContext cluster = ClusterContext.open("test", args[0], carried, settings)) {
            StatesOf states = StatesOf.of(StateCodec.plain(Games.library().open(GAME)), SHARDS);
            SolvedShards solved = new ClusterRetrograde(cluster.spark(), new ShardFolder(args[1]), states, watch)
                    .solve()
                    .orElseThrow();
            DatabaseWriter.assemble(Path.of(args[2]), solved, Depth.DISTANCES);
        }
    }

    private static void killExecutor(String task) {
        ProcessHandle executor = ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").endsWith("java")) // there are no others
                .min(Comparator.comparingLong(ProcessHandle::pid))
                .orElseThrow();
        executor.destroyForcibly();
        executor.onExit().join();
        System.out.println("killed an executor while " + task);
    }

    private static void die(String task) {
        System.out.println("the driver dies while " + task);
        System.out.flush();
        try {
            new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid())
                    .start()
                    .waitFor();
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
