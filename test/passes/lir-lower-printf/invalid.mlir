// Formats that do not fit their arguments, assertions that cannot end their callers.
// RUN: gir-opt --lir-lower-printf --split-input-file --verify-diagnostics %s

func.func @k(%x: i64, %f: f32, %v: vector<4xf32>)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  // expected-error @+1 {{'lir.printf' op prints argument 1 of type i64 by '%d', which takes an integer of up to 32 bits; write '%lld'}}
  lir.printf "%d\n", %x : i64
  // expected-error @+1 {{'lir.printf' op has no argument 1 for '%f', which takes a float; add it}}
  lir.printf "%f\n"
  // expected-error @+1 {{'lir.printf' op has 1 argument for a format that takes 0; write a conversion for each}}
  lir.printf "text\n", %f : f32
  // expected-error @+1 {{'lir.printf' op has the conversion '%s', and no argument of a kernel is a text; write the text into the format}}
  lir.printf "%s\n", %x : i64
  // expected-error @+1 {{'lir.printf' op prints argument 1 of type vec4<f32> by '%f', which takes a float; print its elements, or write '%v4}}
  lir.printf "%f\n", %v : vector<4xf32>
  lir.printf "%v4f %g %lld 100%%\n", %v, %f, %x : vector<4xf32>, f32, i64
  return
}

// -----

// Without kernels a module is a library.
func.func @library(%c: i1) {
  // expected-error @+1 {{'lir.assert' op is in a function that other modules call, and a caller elsewhere would go on; assert in the kernel, or compile both as one module}}
  lir.assert %c, "never"
  return
}

// -----

module attributes {lir.target = "opencl3.0-spirv", lir.spirv_linkage} {
  func.func @exported(%c: i1) {
    // expected-error @+1 {{'lir.assert' op is in a function that other modules call}}
    lir.assert %c, "never"
    return
  }
  func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
    return
  }
}
