//! The public pieces of mlir-opt: command line, split input, diagnostics.

use super::{
    diagnostic, handler,
    ir::{Context, Op},
    panic,
    pass::PassManager,
    string, sys, versions,
};
use crate::versions::{DialectVersions, VERSIONS};
use melior::dialect::DialectRegistry;
use mlir_sys::*;
use std::{
    ffi::{CString, OsStr, OsString, c_void},
    marker::PhantomData,
    os::unix::ffi::OsStrExt,
    path::Path,
};

/// Registers gir, mir, lir and the upstream dialects used in lowering.
pub fn register_dialects(registry: &DialectRegistry) {
    register_dialects_with(registry, &VERSIONS);
}

/// Registers the same dialects, with these versions in bytecode.
pub fn register_dialects_with(registry: &DialectRegistry, versions: &'static [DialectVersions]) {
    versions::register(registry.to_raw(), versions);
}

/// Registers the upstream passes offered with our own. Call once per process.
pub fn register_upstream_passes() {
    unsafe { sys::girRegisterUpstreamPasses() }
}

/// Registers the upstream passes on affine, linalg, tosa and complex, and those that outline kernels, for use in
/// pipelines of text. The first call does.
pub fn register_general_passes() {
    unsafe { sys::girRegisterGeneralPasses() }
}

/// Whether a context has a dialect, or can load it; it is loaded then.
pub fn has_dialect(context: &Context, name: &str) -> bool {
    let dialect = unsafe { mlirContextGetOrLoadDialect(context.to_raw(), string::to_raw(name)) };
    !dialect.ptr.is_null()
}

/// A heading of `--help`, under which flags of the tool stand. Flags are registered before [`Driver::new`].
#[derive(Clone, Copy)]
pub struct FlagGroup(sys::GirFlagGroup);

impl FlagGroup {
    /// Adds a heading; headings that begin with `GIR` precede those of mlir-opt.
    pub fn new(title: &str) -> Self {
        Self(unsafe { sys::girFlagGroupCreate(string::to_raw(title)) })
    }

    /// Registers a flag without a value.
    pub fn switch(self, name: &str, description: &str) -> BoolFlag {
        let (name, description) = (string::to_raw(name), string::to_raw(description));
        BoolFlag(unsafe { sys::girFlagCreateBool(self.0, name, description) })
    }

    /// Registers a flag with a value, whose form is `value`.
    pub fn text(self, name: &str, value: &str, description: &str) -> StringFlag {
        let [name, value, description] = [name, value, description].map(string::to_raw);
        StringFlag(unsafe { sys::girFlagCreateString(self.0, name, value, description) })
    }

    /// Like [`FlagGroup::text`], but the value may be omitted, which gives an empty one.
    pub fn optional_text(self, name: &str, value: &str, description: &str) -> StringFlag {
        let [name, value, description] = [name, value, description].map(string::to_raw);
        StringFlag(unsafe { sys::girFlagCreateOptionalString(self.0, name, value, description) })
    }

    /// Like [`FlagGroup::text`], but the flag may be given several times.
    pub fn list(self, name: &str, value: &str, description: &str) -> ListFlag {
        let [name, value, description] = [name, value, description].map(string::to_raw);
        ListFlag(unsafe { sys::girFlagCreateList(self.0, name, value, description) })
    }
}

/// A flag without a value.
pub struct BoolFlag(sys::GirFlag);

impl BoolFlag {
    /// Whether the flag is set.
    pub fn get(&self) -> bool {
        unsafe { sys::girFlagBool(self.0) }
    }
}

/// A flag with a text value.
pub struct StringFlag(sys::GirFlag);

impl StringFlag {
    /// The value, if the flag is given.
    pub fn get(&self) -> Option<String> {
        unsafe {
            (sys::girFlagOccurrences(self.0) > 0)
                .then(|| string::text(sys::girFlagString(self.0)).to_owned())
        }
    }

    /// The place on the command line, by which flags that are given can be sorted.
    pub fn position(&self) -> isize {
        unsafe { sys::girFlagPosition(self.0) }
    }
}

/// A flag with a text value that may be given several times.
pub struct ListFlag(sys::GirFlag);

impl ListFlag {
    /// The values, in the order of the command line.
    pub fn get(&self) -> Vec<String> {
        let count = unsafe { sys::girFlagOccurrences(self.0) };
        (0..count)
            .map(|index| unsafe { string::text(sys::girFlagListed(self.0, index)).to_owned() })
            .collect()
    }
}

/// The output of a chunk.
pub struct Output<'a> {
    raw: sys::GirOutput,
    stream: PhantomData<&'a ()>,
}

impl Output<'_> {
    /// Appends bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        unsafe { sys::girOutputWrite(self.raw, string::bytes_to_raw(bytes)) }
    }
}

/// One chunk of the input.
pub struct Chunk<'c> {
    /// Its own context, whose diagnostics are handled.
    pub context: &'c Context,
    /// The bytes.
    pub text: &'c [u8],
    /// Its name in locations.
    pub name: &'c str,
}

/// A parsed command line.
pub struct Driver {
    raw: sys::GirDriver,
}

impl Driver {
    /// Parses the arguments (program name first). Exits for `--help`,
    /// `--version` and unknown flags, as every LLVM tool does. The help begins with `overview` and ends with
    /// `examples`.
    pub fn new(
        args: &[OsString],
        (overview, examples): (&str, &str),
        version: &str,
        registry: &DialectRegistry,
    ) -> Self {
        // LLVM keeps pointers into the arguments for the lifetime of the process.
        let args: Vec<_> = args
            .iter()
            .map(|arg| {
                CString::new(arg.as_bytes())
                    .unwrap_or_default()
                    .into_raw()
                    .cast_const()
            })
            .collect();
        let args = args.leak();
        let raw = unsafe {
            sys::girDriverCreate(
                args.len() as i32,
                args.as_ptr(),
                string::to_raw(overview),
                string::to_raw(examples),
                string::to_raw(version),
                registry.to_raw(),
            )
        };
        Self { raw }
    }

    /// The input file, `-` for standard input.
    pub fn input_file(&self) -> &Path {
        path(unsafe { string::bytes(sys::girDriverInputFile(self.raw)) })
    }

    /// The output file, `-` for standard output.
    pub fn output_file(&self) -> &Path {
        path(unsafe { string::bytes(sys::girDriverOutputFile(self.raw)) })
    }

    /// `--show-dialects`
    pub fn show_dialects(&self) -> bool {
        unsafe { sys::girDriverShowDialects(self.raw) }
    }

    /// `--list-passes`
    pub fn list_passes(&self) -> bool {
        unsafe { sys::girDriverListPasses(self.raw) }
    }

    /// Prints the registered passes.
    pub fn print_passes(&self) {
        unsafe { sys::girDriverPrintPasses() }
    }

    /// `--emit-bytecode`
    pub fn emit_bytecode(&self) -> bool {
        unsafe { sys::girDriverEmitBytecode(self.raw) }
    }

    /// Splits the input as requested by the flags, and handles each chunk under the diagnostic
    /// handler or verifier that they select. `split_marker` is the default of the language. Returns
    /// the output and whether all chunks succeeded.
    pub fn process(
        &self,
        input: &[u8],
        name: &str,
        split_marker: &str,
        printing: Printing,
        mut handle: impl FnMut(Chunk<'_>, &mut Output<'_>) -> bool,
    ) -> (Vec<u8>, bool) {
        let mut bytes = Vec::new();
        let mut handler = ChunkHandler {
            print: !unsafe { sys::girDriverVerifyDiagnostics(self.raw) },
            printing,
            handle: &mut handle,
        };
        let mut body = |output: sys::GirOutput| unsafe {
            sys::girDriverProcess(
                self.raw,
                string::bytes_to_raw(input),
                string::to_raw(name),
                string::to_raw(split_marker),
                output,
                Some(handle_chunk),
                Some(handler::print_message),
                std::ptr::from_mut(&mut handler).cast(),
            )
        };
        let ok = with_output(&mut body, &mut bytes);
        (bytes, ok)
    }

    /// Whether parsed IR is verified.
    pub fn verify_on_parsing(&self) -> bool {
        unsafe { sys::girDriverVerifyOnParsing(self.raw) }
    }

    /// Whether `--split-input-file` divides the input.
    pub fn splits_input(&self) -> bool {
        unsafe { sys::girDriverSplitsInput(self.raw) }
    }

    /// Whether `--mlir-disable-threading` is given.
    pub fn disables_threading(&self) -> bool {
        unsafe { sys::girDriverDisablesThreading() }
    }

    /// Whether `--verify-each` is on the command line.
    pub fn states_verify_each(&self) -> bool {
        unsafe { sys::girDriverStatesVerifyEach(self.raw) }
    }

    /// Prints the names of the registered dialects.
    pub fn print_dialects(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut body = |output: sys::GirOutput| {
            unsafe { sys::girDriverPrintDialects(self.raw, output) };
            true
        };
        with_output(&mut body, &mut bytes);
        bytes
    }

    /// Enables timing, and printing of passes and IR, of a pass manager as requested on the command line; false
    /// after a message.
    pub fn instrument(&self, passes: &PassManager<'_>) -> bool {
        unsafe { sys::girDriverInstrument(self.raw, passes.to_raw()) }
    }

    /// Adds the passes requested on the command line to the pass manager; false after a message.
    pub fn setup_passes(&self, passes: &PassManager<'_>) -> bool {
        unsafe { sys::girDriverSetupPasses(self.raw, passes.to_raw()) }
    }

    /// Runs a part of the run that has its own line in the report of `--mlir-timing`.
    pub fn time<R>(&self, name: &str, part: impl FnOnce() -> R) -> R {
        let timer = Timer(unsafe { sys::girDriverStartTimer(self.raw, string::to_raw(name)) });
        let result = part();
        drop(timer);
        result
    }

    /// Prints the IR as requested by the printing flags; with `names_as_ids` the names in locations
    /// are printed as ids of values.
    pub fn print(&self, op: Op<'_>, names_as_ids: bool, output: &mut Output<'_>) -> bool {
        unsafe { sys::girDriverPrint(self.raw, op.to_raw(), names_as_ids, output.raw) }
    }
}

/// A part of the run under timing.
struct Timer(sys::GirTimer);

impl Drop for Timer {
    fn drop(&mut self) {
        unsafe { sys::girTimerStop(self.0) }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        unsafe { sys::girDriverDestroy(self.raw) }
    }
}

/// A file name of arbitrary bytes.
fn path(name: &[u8]) -> &Path {
    Path::new(OsStr::from_bytes(name))
}

/// How diagnostics are printed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Printing {
    /// Their form.
    pub form: diagnostic::Form,
    /// Whether warnings are errors.
    pub warnings_are_errors: bool,
}

struct ChunkHandler<'a> {
    /// Whether diagnostics are printed; otherwise they are verified.
    print: bool,
    printing: Printing,
    handle: &'a mut dyn FnMut(Chunk<'_>, &mut Output<'_>) -> bool,
}

unsafe extern "C" fn handle_chunk(
    context: MlirContext,
    text: MlirStringRef,
    name: MlirStringRef,
    output: sys::GirOutput,
    data: *mut c_void,
) -> bool {
    let handler = unsafe { &mut *data.cast::<ChunkHandler<'_>>() };
    let context = unsafe { crate::ffi::ir::context_ref(context) };
    let (text, name) = unsafe { (string::bytes(text), string::text(name)) };
    let chunk = Chunk {
        context,
        text,
        name,
    };
    let mut output = Output {
        raw: output,
        stream: PhantomData,
    };
    let location = super::ir::Location::unknown(context);
    let Printing {
        form,
        warnings_are_errors,
    } = handler.printing;
    let handle = || panic::guard(location, || (handler.handle)(chunk, &mut output));
    let handled = match (handler.print, warnings_are_errors) {
        (true, false) => diagnostic::print_with_source(context, text, name, form, handle),
        (true, true) => {
            let (handled, has_warned) =
                diagnostic::print_with_errors_for_warnings(context, text, name, form, handle);
            handled.map(|is_right| is_right && !has_warned)
        }
        (false, _) => handle(),
    };
    handled.unwrap_or(false)
}

/// Runs `body` with an output that is collected in `bytes`.
fn with_output(body: &mut dyn FnMut(sys::GirOutput) -> bool, bytes: &mut Vec<u8>) -> bool {
    type Body<'a> = &'a mut dyn FnMut(sys::GirOutput) -> bool;
    unsafe extern "C" fn callback(output: sys::GirOutput, data: *mut c_void) -> bool {
        let body = unsafe { &mut *data.cast::<Body<'_>>() };
        body(output)
    }
    let mut body: Body<'_> = body;
    unsafe {
        sys::girWithOutput(
            Some(callback),
            std::ptr::from_mut(&mut body).cast(),
            Some(string::append),
            std::ptr::from_mut(bytes).cast(),
        )
    }
}
