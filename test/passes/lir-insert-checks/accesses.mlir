// An access uses the pointer that its check yields; the table describes the
// sites. Pointers from elsewhere are passed on as they are.
// R-RUNA-119
// RUN: gir-opt --lir-insert-checks %s | FileCheck %s

// CHECK: module attributes {lir.checks = "{
// CHECK-SAME: \22unit\22:2
// CHECK-SAME: \22name\22:\22a variable\22,\22kind\22:\22private\22,\22size\22:64}
// CHECK-SAME: \22column\22:10},\22operation\22:\22load\22,\22watched\22:{\22access\22:{\22size\22:12,\22align\22:16,\22reads\22:true,\22writes\22:false,\22order\22:null
// CHECK-SAME: \22operation\22:\22store\22,\22watched\22:{\22access\22:{\22size\22:2,\22align\22:2,\22reads\22:false,\22writes\22:true,\22order\22:null
// CHECK-SAME: \22operation\22:\22atomic_compare_exchange\22,\22watched\22:{\22access\22:{\22size\22:4,\22align\22:4,\22reads\22:true,\22writes\22:true,\22order\22:{\22acquires\22:true,\22releases\22:true,\22is_wide\22:false
// CHECK-SAME: \22operation\22:\22atomic_flag_clear\22,\22watched\22:{\22access\22:{\22size\22:4,\22align\22:4,\22reads\22:false,\22writes\22:true,\22order\22:{\22acquires\22:false,\22releases\22:true,\22is_wide\22:true
// CHECK-SAME: \22operation\22:\22var\22,\22watched\22:{\22variable\22:0}
// CHECK-SAME: }"
module {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[A:.*]]: !mir.ptr<global, vector<3xf32>>{{.*}}, %[[H:.*]]: !mir.ptr<global, f16>{{.*}}, %[[P:.*]]: !mir.ptr<global, i32>{{.*}}, %[[I:.*]]: i32
  func.func @k(%a: !mir.ptr<global, vector<3xf32>>, %h: !mir.ptr<global, f16>, %p: !mir.ptr<global, i32>, %i: i32, %x: f16) {
    // CHECK-NEXT: %[[AT:.*]] = lir.gep %[[A]][%[[I]]]
    %at = lir.gep %a[%i] stride 16 : <global, vector<3xf32>>, i32
    // CHECK-NEXT: %[[Q:.*]] = lir.check_access %[[AT]] site 0
    // CHECK-NEXT: lir.load %[[Q]] align 16
    %0 = lir.load %at align 16 : <global, vector<3xf32>> -> vector<3xf32>
    // CHECK-NEXT: %[[Q:.*]] = lir.check_access %[[H]] site 1
    // CHECK-NEXT: lir.store %[[Q]], %{{.*}} align 2
    lir.store %h, %x align 2 : <global, f16>, f16
    // CHECK-NEXT: %[[Q:.*]] = lir.check_access %[[P]] site 2
    // CHECK-NEXT: lir.atomic_compare_exchange %[[Q]]
    %1 = lir.atomic_compare_exchange %p, %i, %i ordering_succ acq_rel ordering_fail acquire scope workgroup : <global, i32>, i32, i32 -> i32
    // CHECK-NEXT: %[[Q:.*]] = lir.check_access %[[P]] site 3
    // CHECK-NEXT: lir.atomic_flag_clear %[[Q]]
    lir.atomic_flag_clear %p ordering release scope device : <global, i32>
    // CHECK-NEXT: lir.check_site 4
    // CHECK-NEXT: lir.check_storage 0 : <private, i32>
    // CHECK-NOT: lir.var
    %v = lir.var 16 align 4 : <private, i32>
    return
  }
}
