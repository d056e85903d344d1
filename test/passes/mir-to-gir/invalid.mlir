// X-6: an op without a GIR form is a located error, which names an alternative.
// RUN: gir-opt --mir-to-gir --split-input-file --verify-diagnostics %s

func.func @function(%x: f32) -> i1 {
  // expected-error@+1 {{'math.isnormal' op has no GIR form; run --gpu-to-mir, which expands it}}
  %r = math.isnormal %x : f32
  return %r : i1
}

// -----

func.func @volatile(%p: !mir.ptr<global, i32>) -> i32 {
  // expected-error@+1 {{'mir.gpu.load' op is volatile, which GIR does not support; make it atomic}}
  %r = mir.gpu.load volatile %p : !mir.ptr<global, i32> -> i32
  return %r : i32
}

// -----

func.func @volatile_atomic(%p: !mir.ptr<global, i32>, %x: i32) {
  // expected-error@+1 {{'mir.gpu.store' op is volatile}}
  mir.gpu.store volatile %p, %x ordering release : !mir.ptr<global, i32>, i32
  return
}

// -----

// expected-error@+1 {{'func.func' op is of a stage that GIR lacks}}
func.func @vertex() attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type index, which has no GIR form}}
func.func @index(%x: index) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type f8E5M2, which has no GIR form}}
func.func @f8E5M2(%x: f8E5M2) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type i24, which has no GIR form}}
func.func @odd(%x: i24) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type vector<5xi32>, which has no GIR form}}
func.func @lanes(%x: vector<5xi32>) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type vector<2x2xf32>, which has no GIR form}}
func.func @dimensions(%x: vector<2x2xf32>) {
  return
}

// -----

func.func @index_inside(%x: i32) {
  // expected-error@+1 {{'arith.index_cast' op has no GIR form; express it with other operations}}
  %i = arith.index_cast %x : i32 to index
  return
}

// -----

// expected-error@+1 {{'func.func' op has no GIR form; a function of GIR has one result at most}}
func.func @two(%x: i32) -> (i32, i32) {
  return %x, %x : i32, i32
}

// -----

func.func @collective(%x: i32) -> i32 {
  // expected-error@+1 {{'mir.gpu.workgroup_reduce' op has no GIR form; combine the values of a workgroup through shared memory}}
  %r = mir.gpu.workgroup_reduce add %x : i32
  return %r : i32
}

// -----

func.func @query() -> i1 {
  // expected-error@+1 {{'mir.gpu.target_supports' op has no GIR form; GIR is for every target}}
  %r = mir.gpu.target_supports "atomics"
  return %r : i1
}

// -----

// expected-error@+1 {{'func.func' op has the type !mir.matrix<2x2xf32>, which has no GIR form}}
func.func @matrix(%x: !mir.matrix<2x2xf32>) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type !mir.image2d<f32>, which has no GIR form}}
func.func @image(%x: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type !mir.storage_buffer<f32>, which has no GIR form}}
func.func @buffer(%x: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'mir.gpu.global' op has the type !mir.ptr<workgroup, !mir.matrix<2x2xf32>>, which has no GIR form}}
mir.gpu.global @rows : !mir.ptr<workgroup, !mir.matrix<2x2xf32>> count 1 elem !mir.matrix<2x2xf32>

// -----

func.func @switch(%x: i32) {
  // expected-error@+1 {{'cf.switch' op has no GIR form; use 'cf.br' or 'cf.cond_br'}}
  cf.switch %x : i32, [default: ^bb1, 1: ^bb1]
^bb1:
  return
}

// -----

func.func @case() {
  // expected-error@+1 {{'scf.execute_region' op has no GIR form; use 'scf.if', 'scf.for' or 'scf.while'}}
  scf.execute_region {
    scf.yield
  }
  return
}

// -----

func.func @below(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.load' op has no GIR form; run --lir-to-mir first}}
  %x = lir.load %p align 4 : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @above(%m: i32) {
  // expected-error@+1 {{'gpu.barrier' op has no GIR form; run --gpu-to-mir first}}
  gpu.barrier
  return
}

// -----

func.func @bits(%v: vector<8xi1>) -> vector<1xi8> {
  // expected-error@+1 {{'vector.bitcast' op depends on the single bit of an i1, which has 32 bits in GIR; extend it first}}
  %r = vector.bitcast %v : vector<8xi1> to vector<1xi8>
  return %r : vector<1xi8>
}

// -----

func.func @zeros(%c: i1) -> i1 {
  // expected-error@+1 {{'math.ctlz' op depends on the single bit of an i1}}
  %r = math.ctlz %c : i1
  return %r : i1
}

// -----

func.func @nowhere(%c: i1) -> !mir.ptr<global, i32> {
  // expected-error@+1 {{'ub.poison' op is an undefined pointer, which GIR text cannot express; make it point somewhere}}
  %r = ub.poison : !mir.ptr<global, i32>
  return %r : !mir.ptr<global, i32>
}
