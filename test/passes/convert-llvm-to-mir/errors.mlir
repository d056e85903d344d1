// Constructs without a counterpart are errors that name the instruction, the function and its caller.
// RUN: gir-opt --convert-llvm-to-mir --split-input-file --verify-diagnostics %s

module attributes {llvm.target_triple = "spir64"} {
  llvm.func @_Z5magicf(f32) -> f32
  llvm.func spir_kernelcc @k(%x: f32) {
    // expected-error@+1 {{'llvm.call' op calls '@_Z5magicf' ('magic(float)'), which is neither defined in the module nor known; its callers are '@k'; link a definition by --link, or define it in the program (in '@k')}}
    %y = llvm.call @_Z5magicf(%x) : (f32) -> f32
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func ptx_kernelcc @k(%x: i32) {
    // expected-error@+1 {{'llvm.call_intrinsic' op calls the intrinsic 'llvm.nvvm.mystery.i32', which is not known; use an operation of the language, or a function of its library (in '@k')}}
    %y = llvm.call_intrinsic "llvm.nvvm.mystery.i32"(%x) : (i32) -> i32
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func amdgpu_kernelcc @k(%f: !llvm.ptr) {
    // expected-error@+1 {{calls a function by its address, which targets without code addresses cannot; call it by its name, or choose by 'if' (in '@k')}}
    llvm.call %f() : !llvm.ptr, () -> ()
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "spir64"} {
  llvm.func spir_kernelcc @k(%x: i256) {
    // expected-error@-1 {{'llvm.func' op has a parameter or result of type i256}}
    llvm.return
  }
}

// -----

module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func ptx_kernelcc @k() {
    // expected-error@+1 {{is the assembly "vote.all;", which has no meaning on other targets; write it in the language (in '@k')}}
    llvm.inline_asm has_side_effects "vote.all;", "" : () -> ()
    llvm.return
  }
}
