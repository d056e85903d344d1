//! The parts of a language that walk: its own table of operations, and the heads of its kernels.

use super::{body::Body, language::Language, names::ModuleNames, spellings::Spellings};
use gir_dialects::ir::Op;

/// A language that prints modules.
pub trait Printer: Language {
    /// The table of operations that it spells in its own way.
    fn spellings(&self) -> &'static Spellings;

    /// The head of a kernel. Binds its parameters.
    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead>;

    /// The text behind a kernel, such as that of the function by which the host calls it; `None` after an error.
    fn behind_kernel<'c>(&self, _names: &ModuleNames<'c>, _kernel: Op<'c>) -> Option<String> {
        Some(String::new())
    }
}

/// The text in front of a kernel's body.
pub struct KernelHead {
    /// Attributes and the result, in lines of their own but for the last.
    pub lines: Vec<String>,
    /// The parameters.
    pub parameters: Vec<String>,
    /// Directives in front of the body.
    pub first: Vec<String>,
    /// The result, if the kernel returns one.
    pub result: Option<KernelResult>,
}

/// The result of a kernel: a variable that its body begins with.
pub struct KernelResult {
    /// The declaration of the variable.
    pub declaration: String,
    /// The name.
    pub name: String,
}
