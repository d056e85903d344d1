// Functions that Vulkan does not have for f64, or for other widths than 32 bits.
// R-RUNA-49
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.sin' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.sin %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.cos' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.cos %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.tan' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.tan %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.exp' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.exp %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.exp2' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.exp2 %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.log' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.log %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.log2' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.log2 %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.powf' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.powf %x, %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: f64) -> f64 {
    // expected-error@+1 {{'math.fma' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %0 = math.fma %x, %x, %x : f64
    return %0 : f64
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: i16) -> i16 {
    // expected-error@+1 {{'math.ctpop' op cannot be emitted as SPIR-V yet}}
    %0 = math.ctpop %x : i16
    return %0 : i16
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: i16) -> i16 {
    // expected-error@+1 {{'math.ctlz' op cannot be emitted as SPIR-V yet}}
    %0 = math.ctlz %x : i16
    return %0 : i16
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: i16) -> i16 {
    // expected-error@+1 {{'math.cttz' op cannot be emitted as SPIR-V yet}}
    %0 = math.cttz %x : i16
    return %0 : i16
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%x: i16) -> i16 {
    // expected-error@+1 {{'lir.bitreverse' op cannot be emitted as SPIR-V yet}}
    %0 = lir.bitreverse %x : i16
    return %0 : i16
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
