//! Data of the compiler in a context.

use crate::fixture::context;
use gir_dialects::{
    context_data,
    ir::{Context, Location, Module},
    pass::parallel_for,
};
use std::{
    collections::BTreeSet,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

static ALIVE: AtomicUsize = AtomicUsize::new(0);

/// Counts the data that are alive.
struct Counted(AtomicUsize);

impl Default for Counted {
    fn default() -> Self {
        ALIVE.fetch_add(1, Ordering::SeqCst);
        Self(AtomicUsize::new(0))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        ALIVE.fetch_sub(1, Ordering::SeqCst);
    }
}

fn count(context: &Context) -> usize {
    let data: &Counted = context_data::of(context);
    data.0.fetch_add(1, Ordering::SeqCst)
}

/// Each context has its own data, which are made once and end with it.
#[test]
fn data_belong_to_a_context() {
    let (one, other, bare) = (context(), context(), Context::new());
    let module = Module::new(Location::new(&one, "test.gir", 1, 1));
    let seen = Mutex::new(BTreeSet::new());
    parallel_for(&one, &[module.op(); 8], |op| {
        seen.lock().unwrap().insert(count(op.context()));
    });
    drop(module);
    assert_eq!(seen.into_inner().unwrap(), (0..8).collect());
    assert_eq!((count(&one), count(&other), count(&bare)), (8, 0, 0));
    assert_eq!(ALIVE.load(Ordering::SeqCst), 3);
    drop((one, bare));
    assert_eq!((count(&other), ALIVE.load(Ordering::SeqCst)), (1, 1));
    drop(other);
    assert_eq!(ALIVE.load(Ordering::SeqCst), 0);
}
