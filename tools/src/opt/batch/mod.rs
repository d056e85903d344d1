//! `--batch=list.json`: many programs in one process, on all processors.
//!
//! Each entry of the list is compiled as by a run of its own, with the settings of the command line: its files are
//! written all or none, and a failure does not stop the others. Messages come in the order of the list.

pub mod list;

use super::{
    chunk::{self, Side},
    host::Host,
    io,
    outputs::Outputs,
    request::Request,
    sources,
};
use gir::compile;
use gir_dialects::{
    collected::{Diagnostic, Diagnostics, Kind},
    diagnostic::{self, Form},
    driver::Chunk,
    ir::Context,
    pass_cache::PassCache,
};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// An input and the requests for its outputs, of which there is at least one.
pub struct Job {
    /// The program.
    pub input: PathBuf,
    /// One for each output.
    pub requests: Vec<Request>,
}

/// The messages of a job, and whether it has succeeded.
struct Outcome {
    said: Diagnostics,
    source: Vec<u8>,
    is_done: bool,
}

/// The number of programs that one context compiles: it keeps their types, attributes and locations.
const MOST_IN_CONTEXT: usize = 256;

/// The stack of a thread: as large as that of the first one.
const STACK: usize = 8 << 20;

/// Runs jobs on a number of threads.
///
/// # Errors
/// An empty message if a job has failed, which its diagnostics report.
pub fn execute(jobs: &[Job], threads: usize, form: Form) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let (sender, outcomes) = mpsc::channel();
    let mut is_done = true;
    thread::scope(|scope| {
        for _ in 0..threads.min(jobs.len()) {
            let (sender, next) = (sender.clone(), &next);
            let work = move || work(jobs, next, &sender);
            if let Err(error) = thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, work)
            {
                // The threads that run do the work.
                io::complain(&format!("cannot start a thread: {error}"), form);
                is_done = false;
            }
        }
        drop(sender);
        is_done &= report(jobs, &outcomes, form);
    });
    match is_done {
        true => Ok(()),
        false => Err(String::new()),
    }
}

/// Takes jobs until there are none.
fn work(jobs: &[Job], next: &AtomicUsize, done: &mpsc::Sender<(usize, Outcome)>) {
    let mut is_left = true;
    while is_left {
        let context = new_context();
        is_left = work_in(&context, jobs, next, done);
        if !is_left {
            // The end of the process frees it.
            std::mem::forget(context);
        }
    }
}

/// The same in one context, until it has compiled enough; false if there are no jobs left.
fn work_in(
    context: &Context,
    jobs: &[Job],
    next: &AtomicUsize,
    done: &mpsc::Sender<(usize, Outcome)>,
) -> bool {
    let cache = PassCache::new(context);
    for _ in 0..MOST_IN_CONTEXT {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = jobs.get(index) else {
            return false;
        };
        let run = catch_unwind(AssertUnwindSafe(|| run(job, context, &cache)));
        let is_whole = run.is_ok();
        let outcome = run.unwrap_or_else(|_| {
            let message = "internal error; please report this with the input";
            Outcome::failed(Kind::Internal, message)
        });
        if done.send((index, outcome)).is_err() {
            return false;
        }
        // A panic may have left the context in any state.
        if !is_whole {
            break;
        }
    }
    true
}

/// A context for one thread.
fn new_context() -> Context {
    let context = compile::new_context();
    context.enable_multi_threading(false);
    context
}

impl Outcome {
    fn failed(kind: Kind, message: impl Into<String>) -> Self {
        Self {
            said: Diagnostics::one(Diagnostic::whole(kind, message)),
            source: vec![],
            is_done: false,
        }
    }
}

/// Compiles one program and writes its outputs.
fn run(job: &Job, context: &Context, cache: &PassCache<'_>) -> Outcome {
    let source = match sources::check_uncompiled(&job.input).and_then(|()| io::read(&job.input)) {
        Ok(source) => source,
        Err(message) => return Outcome::failed(Kind::Mistake, message),
    };
    let name = io::display_name(&job.input);
    let chunk = Chunk {
        context,
        text: &source,
        name: &name,
    };
    let mut side = Side::default();
    let emit = || chunk::emit_all(Host::Entry(cache), &job.requests, &chunk, &mut side);
    let (emitted, mut said) = diagnostic::collect(context, Kind::Mistake, emit);
    let has_warned = job.requests[0].printing.warnings_are_errors && said.raise_warnings();
    let written = match emitted.filter(|_| !has_warned) {
        Some(emitted) => write(job, &emitted, &side),
        None => Err(String::new()),
    };
    if let Some(message) = written.as_ref().err().filter(|message| !message.is_empty()) {
        said.push(Diagnostic::whole(Kind::Mistake, message));
    }
    Outcome {
        said,
        is_done: written.is_ok(),
        source,
    }
}

/// Writes the outputs of a job: all, or none.
fn write(job: &Job, emitted: &[Vec<u8>], side: &Side) -> Result<(), String> {
    let requests = &job.requests;
    let files: Vec<_> = requests
        .iter()
        .filter_map(|it| it.file.as_deref())
        .collect();
    if let Some(folder) = files.iter().find(|file| io::is_folder(file)) {
        let folder = folder.display();
        return Err(format!(
            "'{folder}' is a folder; in a batch each emission writes one file"
        ));
    }
    let reflection = requests.iter().find_map(|it| it.reflection.as_deref());
    let outputs = Outputs::prepare(&files, reflection)?;
    let contents = requests.iter().zip(emitted);
    let contents: Vec<_> = contents
        .map(|(request, bytes)| (&bytes[..], request.is_binary()))
        .collect();
    outputs.write(&contents, &side.reflections)
}

/// Prints the messages of all jobs, in their order; false if one has failed.
fn report(jobs: &[Job], outcomes: &mpsc::Receiver<(usize, Outcome)>, form: Form) -> bool {
    let mut early = BTreeMap::new();
    let (mut next, mut is_done) = (0, true);
    for (index, outcome) in outcomes {
        early.insert(index, outcome);
        while let Some(outcome) = early.remove(&next) {
            let name = io::display_name(&jobs[next].input);
            let Outcome { said, source, .. } = &outcome;
            diagnostic::print_all(said, source, &name, form);
            is_done &= outcome.is_done;
            next += 1;
        }
    }
    is_done && next == jobs.len()
}
