//! Passes and pipelines written in Rust.
//!
//! A [`PassInfo`] is a `static`: its `argument` is the flag and the name in `--pass-pipeline`, its
//! options are those of the flag. The pass itself is a function on one operation; state needed once
//! per context (frozen patterns) is created by `initialize` and shared by all threads. A pass fails
//! only by emitting an error.

use super::{
    census::{Census, leaves_unchanged},
    ir::{Context, Location, Op},
    panic, string, sys,
};
use mlir_sys::*;
use std::{
    any::Any,
    ffi::c_void,
    mem::ManuallyDrop,
    sync::{Arc, atomic::AtomicBool, atomic::Ordering},
};

/// Type of an option, with its default.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// `name` or `name=true|false`
    Bool(bool),
    /// `name=N`
    Int(i64),
    /// `name=TEXT`
    String(&'static str),
}

/// An option of a pass or pipeline.
#[derive(Clone, Copy, Debug)]
pub struct PassOption {
    /// Name in `{name=value}`.
    pub name: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// Type and default.
    pub kind: OptionKind,
}

impl PassOption {
    /// A place for an option in a list that is made at compile time.
    pub const NONE: Self = Self {
        name: "",
        description: "",
        kind: OptionKind::Bool(false),
    };

    /// Two lists of options as one. A constant with a length other than the sum does not compile.
    pub const fn join<const ALL: usize>(first: &[Self], second: &[Self]) -> [Self; ALL] {
        assert!(first.len() + second.len() == ALL);
        let mut all = [Self::NONE; ALL];
        let mut index = 0;
        while index < ALL {
            all[index] = match index < first.len() {
                true => first[index],
                false => second[index - first.len()],
            };
            index += 1;
        }
        all
    }
}

/// State of a pass, created once per context and shared by its clones.
pub type State = Arc<dyn Any + Send + Sync>;

/// A pass.
pub struct PassInfo {
    /// The flag, without dashes; also the stem of the file that defines it.
    pub argument: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// Name of the operations it runs on; empty for any.
    pub anchor: &'static str,
    /// Its options; [`PassRun`] reads them by name.
    pub options: &'static [PassOption],
    /// Dialects whose operations it creates.
    pub dialects: &'static [&'static str],
    /// Creates the shared state.
    pub initialize: Option<fn(&Context) -> State>,
    /// Whether it has anything to do, or to say, where an operation has these contents; always if `None`. The
    /// contents do not decide it alone: they tell operations that it leaves alone.
    pub concerns: Option<fn(Census<'_>) -> bool>,
    /// Runs on one operation.
    pub run: fn(&PassRun<'_>),
}

/// A running pass.
pub struct PassRun<'c> {
    op: Op<'c>,
    pass: sys::GirPass,
    info: &'static PassInfo,
    state: Option<&'c State>,
}

impl<'c> PassRun<'c> {
    /// The operation to work on.
    pub fn op(&self) -> Op<'c> {
        self.op
    }

    /// The shared state.
    pub fn state<T: 'static>(&self) -> &T {
        self.state
            .and_then(|state| (**state).downcast_ref::<T>())
            .expect("the pass declares its state in `initialize`")
    }

    /// The contents of the operation.
    pub fn census(&self) -> Census<'c> {
        Census::from_raw(unsafe { sys::girPassCensus(self.pass) })
    }

    /// Whether the pass has work on the operation, as far as its contents tell.
    fn concerns(&self) -> bool {
        let concerns = self.info.concerns;
        concerns.is_none_or(|concerns| concerns(self.census()))
    }

    /// Runs the pass. Programs built for debugging also run one that has no work, and hold it to that.
    fn run(&self) {
        if self.concerns() {
            return (self.info.run)(self);
        }
        if cfg!(debug_assertions) && !self.is_idle() {
            let name = self.info.argument;
            self.op.error(format!(
                "internal error: --{name} changes or refuses an operation whose contents do not concern it"
            ));
        }
        self.note_unchanged();
    }

    /// Runs the pass, and returns whether it has left the operation as it was, without an error.
    fn is_idle(&self) -> bool {
        let run = || leaves_unchanged(self.op, &mut || (self.info.run)(self));
        let (is_unchanged, has_refused) = panic::watch_errors(run);
        is_unchanged && !has_refused
    }

    /// Declares that this run changes nothing, so that nothing is verified again.
    pub fn note_unchanged(&self) {
        unsafe { sys::girPassNoteUnchanged(self.pass) }
    }

    /// The value of a Boolean option.
    pub fn bool_option(&self, name: &str) -> bool {
        unsafe { sys::girPassOptionBool(self.pass, self.option_index(name)) }
    }

    /// The value of an integer option.
    pub fn int_option(&self, name: &str) -> i64 {
        unsafe { sys::girPassOptionInt(self.pass, self.option_index(name)) }
    }

    /// The value of a text option.
    pub fn string_option(&self, name: &str) -> String {
        let index = self.option_index(name);
        unsafe { string::text(sys::girPassOptionString(self.pass, index)) }.to_owned()
    }

    fn option_index(&self, name: &str) -> isize {
        let position = self
            .info
            .options
            .iter()
            .position(|option| option.name == name);
        position.expect("the pass declares its options") as isize
    }
}

/// A named sequence of passes.
pub struct PipelineInfo {
    /// The flag, without dashes.
    pub argument: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// Its options.
    pub options: &'static [PassOption],
    /// The textual pipeline for the option values, given as text in order.
    pub expand: fn(&[&str]) -> String,
}

/// Registers a pass as a flag and a pipeline element. Call once per process and pass.
pub fn register_pass(info: &'static PassInfo) {
    let dialects: Vec<_> = info
        .dialects
        .iter()
        .map(|name| string::to_raw(name))
        .collect();
    let options = leak_options(info.options);
    let raw = Box::leak(Box::new(sys::GirPassInfo {
        argument: string::to_raw(info.argument),
        description: string::to_raw(info.description),
        anchor: string::to_raw(info.anchor),
        nOptions: options.len() as isize,
        options: options.as_ptr(),
        nDialects: dialects.len() as isize,
        dialects: dialects.leak().as_ptr(),
        userData: std::ptr::from_ref(info).cast(),
        initialize: Some(initialize),
        cloneState: Some(clone_state),
        dropState: Some(drop_state),
        run: Some(run),
    }));
    unsafe { sys::girRegisterPass(raw) }
}

/// Registers a pipeline as a flag and a pipeline element. Call once per process.
pub fn register_pipeline(info: &'static PipelineInfo) {
    let options = leak_options(info.options);
    let raw = Box::leak(Box::new(sys::GirPipelineInfo {
        argument: string::to_raw(info.argument),
        description: string::to_raw(info.description),
        nOptions: options.len() as isize,
        options: options.as_ptr(),
        userData: std::ptr::from_ref(info).cast(),
        expand: Some(expand),
    }));
    unsafe { sys::girRegisterPipeline(raw) }
}

fn leak_options(options: &'static [PassOption]) -> &'static [sys::GirOptionInfo] {
    let raw = options.iter().map(|option| {
        let (kind, default) = match option.kind {
            OptionKind::Bool(false) => (sys::GirOptionKind::GirOptionBool, "false"),
            OptionKind::Bool(true) => (sys::GirOptionKind::GirOptionBool, "true"),
            OptionKind::Int(value) => {
                (sys::GirOptionKind::GirOptionInt, &*value.to_string().leak())
            }
            OptionKind::String(text) => (sys::GirOptionKind::GirOptionString, text),
        };
        sys::GirOptionInfo {
            kind,
            name: string::to_raw(option.name),
            description: string::to_raw(option.description),
            defaultValue: string::to_raw(default),
        }
    });
    raw.collect::<Vec<_>>().leak()
}

unsafe fn info(data: *const c_void) -> &'static PassInfo {
    unsafe { &*data.cast::<PassInfo>() }
}

unsafe extern "C" fn initialize(
    context: MlirContext,
    data: *const c_void,
    ok: *mut bool,
) -> *mut c_void {
    let Some(make) = unsafe { info(data) }.initialize else {
        return std::ptr::null_mut();
    };
    let context = unsafe { crate::ffi::ir::context_ref(context) };
    match panic::guard(Location::unknown(context), || make(context)) {
        Some(state) => Box::into_raw(Box::new(state)).cast(),
        None => {
            unsafe { *ok = false };
            std::ptr::null_mut()
        }
    }
}

unsafe extern "C" fn clone_state(state: *mut c_void, _data: *const c_void) -> *mut c_void {
    let state = unsafe { &*state.cast::<State>() };
    Box::into_raw(Box::new(State::clone(state))).cast()
}

unsafe extern "C" fn drop_state(state: *mut c_void, _data: *const c_void) {
    drop(unsafe { Box::from_raw(state.cast::<State>()) });
}

unsafe extern "C" fn run(
    op: MlirOperation,
    pass: sys::GirPass,
    state: *const c_void,
    data: *const c_void,
) -> bool {
    let info = unsafe { info(data) };
    let op = Op::from_raw(op);
    let state = unsafe { state.cast::<State>().as_ref() };
    let pass_run = PassRun {
        op,
        pass,
        info,
        state,
    };
    let ((), failed) = panic::watch_errors(|| {
        panic::guard(op.location(), || pass_run.run());
    });
    !failed
}

unsafe extern "C" fn expand(
    values: *const MlirStringRef,
    text: sys::GirOutput,
    data: *const c_void,
) {
    let info = unsafe { &*data.cast::<PipelineInfo>() };
    let values: Vec<_> = (0..info.options.len())
        .map(|index| unsafe { string::text(*values.add(index)) })
        .collect();
    // A panic here can only come from a constant format string; the worst result is an empty
    // pipeline.
    let expanded = std::panic::catch_unwind(|| (info.expand)(&values)).unwrap_or_default();
    unsafe { sys::girOutputWrite(text, string::to_raw(&expanded)) }
}

/// Runs a step of a pass; false if it emitted an error, in which case the pass fails.
pub fn succeeds(step: impl FnOnce()) -> bool {
    let ((), failed) = panic::watch_errors(step);
    !failed
}

/// Runs `body` on each item, in parallel if the context allows it. Errors emitted
/// by any of them fail the running pass.
pub fn parallel_for<T: Sync>(context: &Context, items: &[T], body: impl Fn(&T) + Sync) {
    struct Shared<'a, T, F> {
        items: &'a [T],
        body: F,
        failed: AtomicBool,
        context: &'a Context,
    }
    unsafe extern "C" fn one<T: Sync, F: Fn(&T) + Sync>(index: isize, data: *mut c_void) {
        let shared = unsafe { &*data.cast::<Shared<'_, T, F>>() };
        let ((), failed) = panic::watch_errors(|| {
            let location = Location::unknown(shared.context);
            panic::guard(location, || (shared.body)(&shared.items[index as usize]));
        });
        if failed {
            shared.failed.store(true, Ordering::Relaxed);
        }
    }
    fn callback<T: Sync, F: Fn(&T) + Sync>(
        _: &Shared<'_, T, F>,
    ) -> unsafe extern "C" fn(isize, *mut c_void) {
        one::<T, F>
    }
    let mut shared = Shared {
        items,
        body,
        failed: AtomicBool::new(false),
        context,
    };
    let callback = callback(&shared);
    let data = std::ptr::from_mut(&mut shared).cast();
    unsafe {
        sys::girParallelFor(context.to_raw(), items.len() as isize, Some(callback), data);
    }
    if shared.failed.into_inner() {
        panic::note_error();
    }
}

/// Whether modules are verified after each pass, whatever a pass manager's default is.
static VERIFIES_EACH: AtomicBool = AtomicBool::new(false);

/// Has modules verified after each pass from now on, those of emissions too.
pub fn always_verify_each() {
    VERIFIES_EACH.store(true, Ordering::Relaxed);
}

/// A sequence of passes to run.
pub struct PassManager<'c> {
    raw: MlirPassManager,
    context: &'c Context,
}

impl<'c> PassManager<'c> {
    /// An empty manager for `builtin.module`; passes on other ops are nested automatically.
    pub fn new(context: &'c Context) -> Self {
        let raw = unsafe { sys::girPassManagerCreate(context.to_raw()) };
        Self { raw, context }
    }

    /// An empty manager for operations of the name of `op`.
    pub fn on(op: Op<'c>) -> Self {
        let context = op.context();
        let name = string::to_raw(op.name());
        let raw = unsafe { mlirPassManagerCreateOnOperation(context.to_raw(), name) };
        Self { raw, context }
    }

    pub(crate) fn to_raw(&self) -> MlirPassManager {
        self.raw
    }

    /// The manager of [`Self::into_raw`].
    pub(super) fn from_raw(raw: MlirPassManager, context: &'c Context) -> Self {
        Self { raw, context }
    }

    /// The manager without its owner.
    pub(super) fn into_raw(self) -> MlirPassManager {
        ManuallyDrop::new(self).raw
    }

    /// Appends a textual pipeline, such as `canonicalize,func.func(cse)`.
    ///
    /// # Errors
    /// The parser's message.
    pub fn append(&mut self, pipeline: &str) -> Result<(), String> {
        let mut message: Vec<u8> = Vec::new();
        let data = std::ptr::from_mut(&mut message).cast();
        let result = unsafe {
            let manager = mlirPassManagerGetAsOpPassManager(self.raw);
            mlirOpPassManagerAddPipeline(
                manager,
                string::to_raw(pipeline),
                Some(string::append),
                data,
            )
        };
        if result.value == 0 {
            return Err(String::from_utf8_lossy(&message).into_owned());
        }
        Ok(())
    }

    /// The passes in MLIR's textual form, with all their options.
    pub fn pipeline(&self) -> String {
        let mut text: Vec<u8> = Vec::with_capacity(1 << 12);
        let data = std::ptr::from_mut(&mut text).cast();
        unsafe {
            let manager = mlirPassManagerGetAsOpPassManager(self.raw);
            mlirPrintPassPipeline(manager, Some(string::append), data);
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Whether the module is verified after each pass, which is the default; it is in any case after
    /// [`always_verify_each`].
    pub fn verify_each(&mut self, verify: bool) {
        let verify = verify || VERIFIES_EACH.load(Ordering::Relaxed);
        unsafe { mlirPassManagerEnableVerifier(self.raw, verify) }
    }

    /// Runs the passes; false after a diagnostic.
    pub fn run(&self, op: Op<'c>) -> bool {
        let _ = self.context;
        unsafe { mlirPassManagerRunOnOp(self.raw, op.to_raw()).value != 0 }
    }
}

impl Drop for PassManager<'_> {
    fn drop(&mut self) {
        unsafe { mlirPassManagerDestroy(self.raw) }
    }
}
