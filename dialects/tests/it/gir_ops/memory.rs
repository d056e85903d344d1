//! Ops of gir on memory, built through their views.

use super::{function, pointer};
use crate::fixture::{module_text, ui};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    gir::*,
};
use pretty_assertions::assert_eq;

#[test]
fn memory_and_atomics() {
    let text = module_text(|b| {
        let c = b.context();
        let pointer_type = pointer(b, AddressSpace::Global, ui(c, 32));
        function(b, &[pointer_type, ui(c, 32)], |b, arguments| {
            let [p, v] = arguments[..] else {
                panic!("two arguments")
            };
            let (word, device) = (v.ty(), MemoryScope::Device);
            AllocOp::build(b, pointer(b, AddressSpace::Local, word), 16);
            let element = GepOp::build(b, p.ty(), p, v, 4);
            assert_eq!(element.stride(), 4);
            LoadOp::build(b, word, element.result());
            StoreOp::build(b, element.result(), v);
            let relaxed = MemoryOrdering::Relaxed;
            let rmw = AtomicRmwOp::build(b, word, RmwOp::MaxU, p, v, relaxed, device);
            assert_eq!((rmw.op_(), rmw.scope()), (RmwOp::MaxU, device));
            let (succ, fail) = (MemoryOrdering::AcqRel, MemoryOrdering::Acquire);
            AtomicCmpxchgOp::build(b, word, p, v, v, succ, fail, MemoryScope::System);
        });
    });
    assert_eq!(text, "\
module {
  gir.func @f(%arg0: !gir.ptr<global, ui32>, %arg1: ui32) {
    %0 = gir.alloc 16 : <local, ui32>
    %1 = gir.gep %arg0[%arg1] stride 4 : <global, ui32>, ui32
    %2 = gir.load %1 : <global, ui32> -> ui32
    gir.store %1, %arg1 : <global, ui32>, ui32
    %3 = gir.atomic.rmw max_u %arg0, %arg1 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
    %4 = gir.atomic.cmpxchg %arg0, %arg1, %arg1 ordering_succ acq_rel ordering_fail acquire scope system : <global, ui32>, ui32, ui32 -> ui32
    gir.return
  }
}
");
}

#[test]
fn atomics_without_old_values_and_flags() {
    let text = module_text(|b| {
        let c = b.context();
        let pointer_type = pointer(b, AddressSpace::Global, ui(c, 32));
        function(b, &[pointer_type, ui(c, 32)], |b, arguments| {
            let [p, v] = arguments[..] else {
                panic!("two arguments")
            };
            let (relaxed, device) = (MemoryOrdering::Relaxed, MemoryScope::Device);
            let load = AtomicLoadOp::build(b, v.ty(), p, MemoryOrdering::Acquire, device);
            assert_eq!(load.ordering(), MemoryOrdering::Acquire);
            AtomicStoreOp::build(b, p, v, MemoryOrdering::Release, device);
            AtomicRmwOp::build(b, v.ty(), RmwOp::IncWrap, p, v, relaxed, device);
            AtomicFlagTestAndSetOp::build(b, ui(c, 32), p, relaxed, device);
            AtomicFlagClearOp::build(b, p, relaxed, device);
            let generic = pointer(b, AddressSpace::Generic, v.ty());
            AddrSpaceCastOp::build(b, generic, p);
        });
    });
    assert_eq!(
        text,
        "\
module {
  gir.func @f(%arg0: !gir.ptr<global, ui32>, %arg1: ui32) {
    %0 = gir.atomic.load %arg0 ordering acquire scope device : <global, ui32> -> ui32
    gir.atomic.store %arg0, %arg1 ordering release scope device : <global, ui32>, ui32
    %1 = gir.atomic.rmw inc_wrap %arg0, %arg1 ordering relaxed scope device : <global, ui32>, ui32 -> ui32
    %2 = gir.atomic.flag_test_and_set %arg0 ordering relaxed scope device : <global, ui32>
    gir.atomic.flag_clear %arg0 ordering relaxed scope device : <global, ui32>
    %3 = gir.addrspacecast %arg0 : <global, ui32> -> <generic, ui32>
    gir.return
  }
}
"
    );
}
