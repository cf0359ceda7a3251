package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class PdsContractTest implements SolverContract {
    @Override
    public Method method() {
        return Pds.STANDARD;
    }
}
