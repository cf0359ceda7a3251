package tesuji.solve.proof;

import tesuji.solve.Method;
import tesuji.solve.SolverContract;

final class Pn2ContractTest implements SolverContract {
    @Override
    public Method method() {
        return Pn2.STANDARD;
    }
}
