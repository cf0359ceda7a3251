package tesuji.mcts.run;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** The kinds of locks on a shared tree (Chaslot, Winands and van den Herik 2008; Śliwa 2013, §5.3). */
public enum Locking {
    /** None: visits and sums are atomic, children are published complete (Enzenberger and Müller 2009). */
    FREE {
        @Override
        TreeLocks locks(int capacity) {
            return OPEN;
        }
    },
    /** One lock for the whole tree: one thread at a time goes down or writes down; playouts run side by side. */
    TREE {
        @Override
        TreeLocks locks(int capacity) {
            return new OneLock();
        }
    },
    /** A lock for each node, held only while something is done there. */
    NODE {
        @Override
        TreeLocks locks(int capacity) {
            return new NodeLocks(capacity);
        }
    };

    /** No lock at all. */
    static final TreeLocks OPEN = new TreeLocks() {
        @Override
        public void enterTree() {}

        @Override
        public void leaveTree() {}

        @Override
        public void enter(int node) {}

        @Override
        public void leave(int node) {}
    };

    abstract TreeLocks locks(int capacity);

    private static final class OneLock implements TreeLocks {
        private final ReentrantLock lock = new ReentrantLock();

        @Override
        public void enterTree() {
            lock.lock();
        }

        @Override
        public void leaveTree() {
            lock.unlock();
        }

        @Override
        public void enter(int node) {}

        @Override
        public void leave(int node) {}
    }

    /** Mostly held for less than a microsecond, so waiting threads spin; longer where children are added. */
    private static final class NodeLocks implements TreeLocks {
        private static final VarHandle HELD = MethodHandles.arrayElementVarHandle(int[].class);

        /** Spins before a waiting thread lets others run: the holder may have been put to sleep. */
        private static final int SPINS = 1000;

        private static final long NAP = 1000;

        private final int[] held;

        NodeLocks(int capacity) {
            held = new int[capacity];
        }

        @Override
        public void enterTree() {}

        @Override
        public void leaveTree() {}

        @Override
        public void enter(int node) {
            for (int spins = 0; !HELD.compareAndSet(held, node, 0, 1); spins++) {
                if (spins < SPINS) Thread.onSpinWait();
                else LockSupport.parkNanos(NAP);
            }
        }

        @Override
        public void leave(int node) {
            HELD.setRelease(held, node, 0);
        }
    }
}
