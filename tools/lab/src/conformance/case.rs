//! A case: a kernel, its launch, and its expected results.

use std::fmt;

use super::table::{Table, Type};

/// A kernel of the suite.
pub struct Case {
    /// The family: the first part of the name.
    pub family: &'static str,
    /// The rest of the name.
    pub name: String,
    /// Description of the kernel's purpose, in a line or two.
    pub about: String,
    /// Requirements that it proves.
    pub proves: &'static str,
    /// Language of the text.
    pub form: Form,
    /// The text, without its header.
    pub text: String,
    /// Makes the launch; called only when the case runs.
    pub plan: Box<dyn Fn() -> Plan + Send + Sync>,
}

/// Language of a kernel's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// GIR text.
    Gir,
    /// MLIR, for operations without an instruction in GIR text.
    Mlir,
}

impl Form {
    /// File extension and comment marker.
    const fn spelling(self) -> (&'static str, &'static str) {
        match self {
            Self::Gir => ("gir", ";"),
            Self::Mlir => ("mlir", "//"),
        }
    }
}

/// Name of the kernel in each file.
pub const KERNEL: &str = "k";

/// Launch of a kernel, and the judge of its results.
pub struct Plan {
    /// Workgroups in x, y and z.
    pub workgroups: [u32; 3],
    /// The arguments, in the order of the parameters.
    pub arguments: Vec<Argument>,
    /// Compares the results.
    pub judge: Judge,
    /// Lists the expected results, for the digest.
    pub expected: Expected,
}

/// Reports the first wrong result.
pub type Judge = Box<dyn Fn(&Outputs) -> Result<(), Difference> + Send + Sync>;

/// Lists the bits of results in the order of the judge, except those judged by a relation or a bound.
pub type Expected = Box<dyn Fn() -> Vec<u64> + Send + Sync>;

/// An argument of a launch.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A buffer; its bytes are judged if it is an output.
    Buffer {
        /// The type of its elements, as GIR spells it.
        ty: String,
        /// Initial contents.
        bytes: Vec<u8>,
        /// Whether it is read back.
        output: bool,
    },
    /// Any other argument as `gir-run` spells it: `u32:7`, `shared:256`.
    Text(String),
}

impl Argument {
    /// A buffer that the kernel reads.
    #[must_use]
    pub fn input(ty: Type, values: &[u64]) -> Self {
        Self::Buffer {
            ty: ty.to_string(),
            bytes: ty.bytes(values),
            output: false,
        }
    }

    /// A buffer that is judged, with its initial values.
    #[must_use]
    pub fn output(ty: Type, values: &[u64]) -> Self {
        Self::Buffer {
            ty: ty.to_string(),
            bytes: ty.bytes(values),
            output: true,
        }
    }

    /// A buffer for `count` results, filled with a pattern that a kernel computes only by chance.
    #[must_use]
    pub fn room(ty: Type, count: usize) -> Self {
        Self::output(ty, &vec![0x6b8f_2c3d_6b8f_2c3d; count])
    }
}

/// The buffers that were read back, by parameter.
#[derive(Clone, Debug, Default)]
pub struct Outputs {
    /// The parameter and its bytes.
    pub buffers: Vec<(usize, Vec<u8>)>,
}

impl Outputs {
    /// The elements of the output at a parameter.
    #[must_use]
    pub fn of(&self, parameter: usize, ty: Type) -> Vec<u64> {
        let found = self.buffers.iter().find(|(index, _)| *index == parameter);
        found.map_or(vec![], |(_, bytes)| ty.read(bytes))
    }
}

/// The first wrong result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Description of the result.
    pub what: String,
    /// Index among the results.
    pub index: usize,
    /// Expected value, with its bits.
    pub expected: String,
    /// Actual value, with its bits.
    pub actual: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            what,
            index,
            expected,
            actual,
        } = self;
        write!(
            f,
            "element {index} ({what}): expected {expected}, got {actual}"
        )
    }
}

/// Compares elements bit by bit; `what` describes the element at an index.
///
/// # Errors
/// The first element that differs.
pub fn same_bits(
    ty: Type,
    actual: &[u64],
    expected: &[u64],
    what: impl Fn(usize) -> String,
) -> Result<(), Difference> {
    if actual.len() != expected.len() {
        return Err(Difference {
            what: "number of elements".to_owned(),
            index: actual.len(),
            expected: expected.len().to_string(),
            actual: actual.len().to_string(),
        });
    }
    let mask = u64::MAX >> (64 - 8 * ty.size());
    let mut pairs = actual.iter().zip(expected).enumerate();
    match pairs.find(|(_, (actual, expected))| **actual != **expected & mask) {
        None => Ok(()),
        Some((index, (&actual, &expected))) => Err(Difference {
            what: what(index),
            index,
            expected: ty.show(expected & mask),
            actual: ty.show(actual),
        }),
    }
}

impl Case {
    /// The name in the matrix: `FAMILY/NAME`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}/{}", self.family, self.name)
    }

    /// The name of its file, `FAMILY/NAME.gir`, which error messages also use.
    #[must_use]
    pub fn file(&self) -> String {
        let (extension, _) = self.form.spelling();
        format!("{}.{extension}", self.id())
    }

    /// The kernel under a header that describes it and gives the command to run it.
    #[must_use]
    pub fn source(&self) -> String {
        let mut header: Vec<String> = self.about.lines().map(str::to_owned).collect();
        if !self.proves.is_empty() {
            header.push(self.proves.to_owned());
        }
        header.push(self.command());
        header.push(format!(
            "Made by tools/lab/src/conformance: `cargo xtask conformance --print {}`.",
            self.id()
        ));
        let (_, comment) = self.form.spelling();
        let lines = header.iter().map(|line| format!("{comment} {line}\n"));
        let header: String = lines.collect();
        format!("{header}\n{}", self.text)
    }

    /// The kernel on the same lines as under its header; cheaper, because no header is made.
    #[must_use]
    pub fn placed_text(&self) -> String {
        let lines = self.about.lines().count() + usize::from(!self.proves.is_empty()) + 3;
        "\n".repeat(lines) + &self.text
    }

    /// A command that runs the kernel, with zeros in place of the suite's inputs.
    fn command(&self) -> String {
        let plan = (self.plan)();
        let [x, y, z] = plan.workgroups;
        let (name, (extension, _)) = (&self.name, self.form.spelling());
        let mut text =
            format!("gir-run {name}.{extension} --kernel {KERNEL} --workgroups {x},{y},{z}");
        for argument in &plan.arguments {
            text += " --arg ";
            text += &match argument {
                Argument::Text(text) => text.clone(),
                Argument::Buffer { ty, bytes, .. } => {
                    let size = ty.parse::<gir_run::element::ElemType>();
                    format!(
                        "zeros:{ty}:{}",
                        bytes.len() / size.map_or(1, |ty| ty.size())
                    )
                }
            };
        }
        text
    }
}
