package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class McPnsContractTest implements SolverContract {
    @Override
    public Method method() {
        return McPns.STANDARD;
    }
}
