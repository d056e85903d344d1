// Operations of a subgroup.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  func.func private @use(i1)

  // The validity of the lane is computed only if it is used.
  // CHECK-LABEL: func.func @shuffles(
  // CHECK-SAME: %[[V:[^ ]*]]: f32
  // CHECK-SAME: %[[O:[^ ]*]]: i32
  // CHECK-SAME: %[[W:[^ ]*]]: i32
  gpu.func @shuffles(%v: f32, %o: i32, %w: i32, %out: memref<f32>) kernel {
    // CHECK-NEXT: %[[A:.*]] = mir.gpu.subgroup_shuffle_xor %[[V]], %[[O]] : f32
    // CHECK-NOT: subgroup_local_id
    // CHECK: mir.gpu.store %{{.*}}, %[[A]]
    %0, %a = gpu.shuffle xor %v, %o, %w : f32
    memref.store %0, %out[] : memref<f32>
    // CHECK: mir.gpu.subgroup_shuffle %[[V]], %[[O]]
    %1, %b = gpu.shuffle idx %v, %o, %w : f32
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[NEXT:.*]] = arith.addi %[[LANE]], %[[O]] : i32
    // CHECK: mir.gpu.subgroup_shuffle %[[V]], %[[NEXT]]
    %2, %c = gpu.shuffle down %v, %o, %w : f32
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[LAST:.*]] = arith.subi %[[LANE]], %[[O]] : i32
    // CHECK: mir.gpu.subgroup_shuffle %[[V]], %[[LAST]]
    %3, %d = gpu.shuffle up %v, %o, %w : f32
    gpu.return
  }

  // CHECK-LABEL: func.func @valid(
  // CHECK-SAME: %[[O:[^ ]*]]: i32 {mir.name = "o"
  // CHECK-SAME: %[[W:[^ ]*]]: i32 {mir.name = "w"
  gpu.func @valid(%v: f32, %o: i32, %w: i32) kernel {
    // CHECK: mir.gpu.subgroup_shuffle_xor
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[SOURCE:.*]] = arith.xori %[[LANE]], %[[O]]
    // CHECK: %[[THERE:.*]] = arith.cmpi ult, %[[SOURCE]], %[[W]]
    // CHECK: %[[HERE:.*]] = arith.cmpi ult, %[[LANE]], %[[W]]
    // CHECK: arith.andi %[[THERE]], %[[HERE]]
    %0, %a = gpu.shuffle xor %v, %o, %w : f32
    func.call @use(%a) : (i1) -> ()
    // CHECK: mir.gpu.subgroup_shuffle
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[THERE:.*]] = arith.cmpi ult, %[[O]], %[[W]]
    // CHECK: %[[HERE:.*]] = arith.cmpi ult, %[[LANE]], %[[W]]
    // CHECK: arith.andi %[[THERE]], %[[HERE]]
    %4, %e = gpu.shuffle idx %v, %o, %w : f32
    func.call @use(%e) : (i1) -> ()
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: mir.gpu.subgroup_shuffle
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[NEXT:.*]] = arith.addi %[[LANE]], %[[O]]
    // CHECK: arith.cmpi ult, %[[NEXT]], %[[W]]
    %1, %b = gpu.shuffle down %v, %o, %w : f32
    func.call @use(%b) : (i1) -> ()
    // CHECK: mir.gpu.subgroup_shuffle
    // CHECK: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK: %[[REACHES:.*]] = arith.cmpi uge, %[[LANE]], %[[O]]
    // CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[LANE]], %[[W]]
    // CHECK: arith.andi %[[REACHES]], %[[INSIDE]]
    %2, %c = gpu.shuffle up %v, %o, %w : f32
    func.call @use(%c) : (i1) -> ()
    gpu.return
  }

  // From lane ((lane + 3) & 7) + (lane & ~7).
  // CHECK-LABEL: func.func @rotate(
  gpu.func @rotate(%v: i64, %lane: i32) kernel {
    // CHECK-DAG: %[[LANE:.*]] = mir.gpu.subgroup_local_id
    // CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : i32
    // CHECK-DAG: %[[SEVEN:.*]] = arith.constant 7 : i32
    // CHECK-DAG: %[[GROUP:.*]] = arith.constant -8 : i32
    // CHECK: %[[SUM:.*]] = arith.addi %[[LANE]], %[[THREE]]
    // CHECK: %[[IN:.*]] = arith.andi %[[SUM]], %[[SEVEN]]
    // CHECK: %[[OUT:.*]] = arith.andi %[[LANE]], %[[GROUP]]
    // CHECK: %[[FROM:.*]] = arith.addi %[[IN]], %[[OUT]]
    // CHECK: mir.gpu.subgroup_shuffle %{{.*}}, %[[FROM]] : i64
    %0, %valid = gpu.rotate %v, 3, 8 : i64
    // CHECK: mir.gpu.subgroup_broadcast %{{.*}}, %{{.*}} : i64
    %1 = gpu.subgroup_broadcast %v, specific_lane %lane : i64
    gpu.return
  }

  // Vectors go lane by lane, an i1 as a word.
  // CHECK-LABEL: func.func @lanes(
  gpu.func @lanes(%v: vector<2xf16>, %b: i1, %o: i32) kernel {
    // CHECK-COUNT-2: mir.gpu.subgroup_shuffle_xor %{{.*}} : f16
    // CHECK: vector.from_elements
    %0, %a = gpu.shuffle xor %v, %o, %o : vector<2xf16>
    // CHECK: %[[WORD:.*]] = arith.extui %{{.*}} : i1 to i32
    // CHECK: %[[MOVED:.*]] = mir.gpu.subgroup_shuffle %[[WORD]], %{{.*}} : i32
    // CHECK: arith.trunci %[[MOVED]] : i32 to i1
    %1, %c = gpu.shuffle idx %b, %o, %o : i1
    gpu.return
  }

  // CHECK-LABEL: func.func @reductions(
  gpu.func @reductions(%i: i32, %f: f32, %v: vector<3xf32>, %b: i1) kernel {
    // CHECK: mir.gpu.subgroup_reduce add %{{.*}} : i32
    %0 = gpu.subgroup_reduce add %i uniform : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce mul %{{.*}} : i32
    %1 = gpu.subgroup_reduce mul %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce min_s
    %2 = gpu.subgroup_reduce minsi %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce min_u
    %3 = gpu.subgroup_reduce minui %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce max_s
    %4 = gpu.subgroup_reduce maxsi %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce max_u
    %5 = gpu.subgroup_reduce maxui %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce and
    %6 = gpu.subgroup_reduce and %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce or
    %7 = gpu.subgroup_reduce or %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce xor
    %8 = gpu.subgroup_reduce xor %i : (i32) -> i32
    // CHECK: mir.gpu.subgroup_reduce fadd %{{.*}} : f32
    %9 = gpu.subgroup_reduce add %f : (f32) -> f32
    // CHECK: mir.gpu.subgroup_reduce fmul
    %10 = gpu.subgroup_reduce mul %f : (f32) -> f32
    // CHECK: mir.gpu.subgroup_reduce fmin
    %11 = gpu.subgroup_reduce minnumf %f : (f32) -> f32
    // CHECK: mir.gpu.subgroup_reduce fmax
    %12 = gpu.subgroup_reduce maxnumf %f : (f32) -> f32
    // CHECK-COUNT-3: mir.gpu.subgroup_reduce fadd
    // CHECK: vector.from_elements
    %13 = gpu.subgroup_reduce add %v : (vector<3xf32>) -> vector<3xf32>
    // CHECK: mir.gpu.subgroup_reduce and %{{.*}} : i32
    %14 = gpu.subgroup_reduce and %b : (i1) -> i1
    gpu.return
  }

  // Partners at 2, 4 and 8 lanes: clusters of 8 lanes, every second one.
  // CHECK-LABEL: func.func @clusters(
  // CHECK-SAME: %[[F:[^ ]*]]: f32
  gpu.func @clusters(%f: f32) kernel {
    // CHECK: %[[TWO:.*]] = arith.constant 2 : i32
    // CHECK: %[[A:.*]] = mir.gpu.subgroup_shuffle_xor %[[F]], %[[TWO]]
    // CHECK: %[[SUM:.*]] = arith.addf %[[F]], %[[A]]
    // CHECK: %[[FOUR:.*]] = arith.constant 4 : i32
    // CHECK: %[[B:.*]] = mir.gpu.subgroup_shuffle_xor %[[SUM]], %[[FOUR]]
    // CHECK: arith.addf %[[SUM]], %[[B]]
    // CHECK: arith.constant 8 : i32
    // CHECK: mir.gpu.subgroup_shuffle_xor
    // CHECK-NOT: mir.gpu.subgroup
    %0 = gpu.subgroup_reduce add %f cluster(size = 8, stride = 2) : (f32) -> f32
    gpu.return
  }
}
