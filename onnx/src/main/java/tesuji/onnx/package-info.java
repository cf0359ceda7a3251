/**
 * Networks of KataGo computed by ONNX Runtime, as a check of our own backends by code that is not ours. Nothing depends
 * on this module, because the runtime is 54 MB of native code.
 *
 * <p>A network becomes a graph of the Open Neural Network Exchange format (operator set 17): {@link
 * tesuji.onnx.NetworkGraph} writes its layers down one by one, for one size of board, {@link tesuji.onnx.OnnxGraph} is
 * the model file, and {@link tesuji.onnx.ProtobufWriter} its encoding. {@link tesuji.onnx.OnnxBackend} lets the runtime
 * compute it.
 */
@NullMarked
package tesuji.onnx;

import org.jspecify.annotations.NullMarked;
