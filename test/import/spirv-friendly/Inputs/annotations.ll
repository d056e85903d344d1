; Decorations of members: by reserved names, by numbers, with texts, several in one annotation.
target triple = "spir64-unknown-unknown"

%struct.S = type { i32, i32, i32, i32, i32, i32 }

@.register = private unnamed_addr addrspace(1) constant [15 x i8] c"{register:2,3}\00", section "llvm.metadata"
@.number = private unnamed_addr addrspace(1) constant [7 x i8] c"{5825}\00", section "llvm.metadata"
@.several = private unnamed_addr addrspace(1) constant [31 x i8] c"{memory:BLOCK_RAM}{numbanks:4}\00", section "llvm.metadata"
@.pump = private unnamed_addr addrspace(1) constant [17 x i8] c"{pump:1}{pump:2}\00", section "llvm.metadata"
@.merge = private unnamed_addr addrspace(1) constant [57 x i8] c"{merge:key:width}{bank_bits:1,2,3}{5835:4}{6000:\22a b\22,7}\00", section "llvm.metadata"

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %s) {
  %m0 = getelementptr inbounds %struct.S, ptr addrspace(1) %s, i64 0, i32 1
  %a0 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %m0, ptr addrspace(1) @.register, ptr addrspace(1) null, i32 0, ptr addrspace(1) null)
  store i32 0, ptr addrspace(1) %a0, align 4
  %m1 = getelementptr inbounds %struct.S, ptr addrspace(1) %s, i64 0, i32 2
  %a1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %m1, ptr addrspace(1) @.number, ptr addrspace(1) null, i32 0, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %a1, align 4
  %m2 = getelementptr inbounds %struct.S, ptr addrspace(1) %s, i64 0, i32 3
  %a2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %m2, ptr addrspace(1) @.several, ptr addrspace(1) null, i32 0, ptr addrspace(1) null)
  store i32 2, ptr addrspace(1) %a2, align 4
  %m3 = getelementptr inbounds %struct.S, ptr addrspace(1) %s, i64 0, i32 4
  %a3 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %m3, ptr addrspace(1) @.pump, ptr addrspace(1) null, i32 0, ptr addrspace(1) null)
  store i32 3, ptr addrspace(1) %a3, align 4
  %m4 = getelementptr inbounds %struct.S, ptr addrspace(1) %s, i64 0, i32 5
  %a4 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %m4, ptr addrspace(1) @.merge, ptr addrspace(1) null, i32 0, ptr addrspace(1) null)
  store i32 4, ptr addrspace(1) %a4, align 4
  ret void
}
