package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class PnsContractTest implements SolverContract {
    @Override
    public Method method() {
        return Pns.STANDARD;
    }
}
