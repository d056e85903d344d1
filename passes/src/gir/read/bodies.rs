//! The bodies of functions: of many, on several threads.

use super::{
    header::Header,
    kernels::{self, Pending},
    places::Places,
    types::Types,
};
use gir_dialects::{ir::File, pass::parallel_for};
use std::{
    cell::RefCell,
    sync::{Mutex, PoisonError},
};

/// The number of functions that one thread builds at a time: fewer take less time than a thread does to start.
const TOGETHER: usize = 16;

/// Builds the bodies; false after diagnostics.
pub fn build(header: &Header<'_, '_>, pending: &[Pending<'_, '_>]) -> bool {
    if pending.len() <= TOGETHER {
        return build_some(header, pending);
    }
    let Header {
        tree,
        places,
        options,
        is_whole,
        ..
    } = *header;
    let Places {
        name,
        source,
        lines,
        ..
    } = *places;
    let parts: Vec<_> = pending.chunks(TOGETHER).collect();
    let built = Mutex::new(vec![]);
    parallel_for(header.context(), &parts, |part| {
        let context = part[0].context();
        let places = Places {
            context,
            name,
            file: File::new(context, name),
            source,
            lines,
            mistakes: RefCell::default(),
        };
        let header = Header {
            tree,
            places: &places,
            types: Types::new(context, &tree.types),
            options,
            is_whole,
        };
        let is_complete = build_some(&header, part);
        let found = (is_complete, places.mistakes.take());
        let mut built = built.lock().unwrap_or_else(PoisonError::into_inner);
        built.push(found);
    });
    let built = built.into_inner().unwrap_or_else(PoisonError::into_inner);
    let is_complete = built.len() == parts.len() && built.iter().all(|(complete, _)| *complete);
    // Mistakes are in the order of the text, whatever the order of the threads.
    let mut mistakes = places.mistakes.borrow_mut();
    for (_, found) in built {
        mistakes.merge(found);
    }
    is_complete
}

fn build_some<'c>(header: &Header<'c, '_>, pending: &[Pending<'c, '_>]) -> bool {
    let mut is_complete = true;
    for &one in pending {
        is_complete &= kernels::define(header, one).is_some();
    }
    is_complete
}
