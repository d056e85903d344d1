// Features that SPIR-V for Vulkan lacks, or that are not emitted yet, are located errors.
// R-GIR-68 R-GIR-78
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'builtin.module' op is for target 'generic', which --lir-to-spirv does not support; lower it for one of vulkan1.1, vulkan1.2, vulkan1.3}}
module attributes {lir.target = "generic"} {
}

// -----

// expected-error@+1 {{'builtin.module' op has no kernel; a SPIR-V module needs one}}
module attributes {lir.target = "vulkan1.1"} {
  func.func @helper() {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op is a kernel without a workgroup size, which SPIR-V requires; state its size, or pass --workgroup-size=X,Y,Z}}
  func.func @k() attributes {lir.kernel = #mir.kernel<compute>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'arith.constant' op has a value of type i128, which cannot be emitted as SPIR-V yet; use i1, integers of 8 to 64 bits, floats of 16 to 64 bits, vectors of two to four of these, or pointers to one of these}}
    %0 = arith.constant 1 : i128
    // expected-error@+1 {{'arith.constant' op has a value of type bf16, which cannot be emitted as SPIR-V yet}}
    %1 = arith.constant 1.0 : bf16
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %x = arith.constant 1.0 : f32
    // expected-error@+1 {{'math.erf' op cannot be emitted as SPIR-V yet}}
    %0 = math.erf %x : f32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = arith.constant 1 : i32
    // expected-error@+1 {{'lir.gep' op has stride 6, which is not a multiple of the element size of 4 bytes; Vulkan addresses whole elements}}
    %p = lir.gep %x[%i] stride 6 : <global, i32>, i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = arith.constant 1 : i32
    // expected-error@+1 {{'lir.atomic_add' op has ordering seq_cst, which target 'vulkan1.1' does not have; it has relaxed, acquire, release, acq_rel}}
    %0 = lir.atomic_add %x, %i ordering seq_cst scope device : <global, i32>, i32 -> i32
    // expected-error@+1 {{'lir.atomic_add' op has scope system, which target 'vulkan1.1' does not have; it has invocation, subgroup, workgroup, device}}
    %1 = lir.atomic_add %x, %i ordering relaxed scope system : <global, i32>, i32 -> i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = arith.constant 1 : i32
    %p = lir.ptr_cast %f : <global, f32> -> <global, i32>
    // expected-error@+1 {{'lir.atomic_add' op is atomic on memory of another type, which Vulkan does not support; declare the memory with the type of the atomic}}
    %0 = lir.atomic_add %p, %i ordering relaxed scope device : <global, i32>, i32 -> i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i16> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = arith.constant 1 : i16
    // expected-error@+1 {{'lir.atomic_add' op is atomic on i16, but the target has no instruction for it; --emit-spirv expands it before}}
    %0 = lir.atomic_add %x, %i ordering relaxed scope device : <global, i16>, i16 -> i16
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i16> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.id_local_x
    %at = lir.gep %x[%i] stride 2 : <global, i16>, i32
    // expected-error@+1 {{'lir.ptr_cast' op accesses memory of i16 as elements of another size, which cannot be emitted as SPIR-V yet; declare the memory with the accessed type}}
    %p = lir.ptr_cast %at : <global, i16> -> <global, f32>
    // The same size is fine.
    %q = lir.ptr_cast %x : <global, i16> -> <global, f16>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i64> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.gep' op has stride 12, which is not a multiple of the element size of 8 bytes; Vulkan addresses whole elements}}
    %p = lir.gep %x[%i] stride 12 : <global, i64>, i32
    %c2 = arith.constant 2 : i32
    // Two of these are whole elements, three are not.
    %q = lir.gep %x[%c2] stride 12 : <global, i64>, i32
    %c3 = arith.constant 3 : i32
    // expected-error@+1 {{'lir.gep' op has stride 12}}
    %r = lir.gep %x[%c3] stride 12 : <global, i64>, i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: f32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'arith.truncf' op has a rounding mode other than to nearest even, which cannot be emitted as SPIR-V yet}}
    %0 = arith.truncf %x upward : f32 to f16
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: f32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'arith.fptosi' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %1 = arith.fptosi %x : f32 to i1
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'lir.global' op has a size that the launch decides and no lir.spec_id; `--mir-to-lir` gives it one}}
  lir.global @tile : !mir.ptr<workgroup, f32> count 0 align 4 dynamic elem f32
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'lir.global' op is constant memory without contents; give it an initializer, or pass it as a buffer in global storage}}
  lir.global @table : !mir.ptr<constant, f32> count 4 align 4 elem f32
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a pointer to a uniform buffer, whose element layout SPIR-V does not support; make it a !mir.uniform_buffer or a storage buffer}}
  func.func @k(%f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 0, uniform>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @helper() -> i32 {
    // expected-error@+1 {{'lir.group_size_x' op is reached from kernels with different workgroup sizes; make a function for each}}
    %0 = lir.group_size_x
    return %0 : i32
  }
  func.func @a() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = func.call @helper() : () -> i32
    return
  }
  func.func @b() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [2, 1, 1]>} {
    %0 = func.call @helper() : () -> i32
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op '@extern' is declared and not defined; --link=FILE takes it from a file, --spirv-linkage leaves it to a linker of SPIR-V for OpenCL}}
  func.func private @extern()
  // expected-error@+1 {{'func.func' op takes or returns a pointer, which cannot be emitted as SPIR-V yet; pass the values, or inline the calls}}
  func.func @helper(%p: !mir.ptr<global, f32>) {
    return
  }
  func.func @k(%f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    func.call @helper(%f) : (!mir.ptr<global, f32>) -> ()
    return
  }
}
