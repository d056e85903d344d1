//! The top of a circuit: a function over memories of known sizes that calls the kernel.
//!
//! The text of a kernel has memrefs of unknown size, and the numbers of workgroups as parameters. Hardware needs the
//! sizes: the top has memrefs of those of a launch, and the grid as constants. Inlining gives the kernel both.

use crate::failure::Failure;
use crate::launch::Launch;
use crate::program::ParamKind;

/// The name of the top, which no kernel has: names of GIR have no dots at their start.
pub const NAME: &str = "gir_top";

/// A parameter of the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Port {
    /// A memory.
    Memory {
        /// The number of elements, two at least: an address has a bit.
        elements: u64,
        /// Bits of an element.
        bits: u32,
        /// The source of the contents.
        source: Source,
    },
    /// A number.
    Scalar {
        /// The place in the scalars of the launch, in bytes.
        offset: usize,
        /// Bits of it.
        bits: u32,
    },
}

/// The source of a memory's contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A buffer of the launch, by its number.
    Buffer(usize),
    /// Nothing: workgroup memory.
    None,
}

/// The text of a kernel with its top, and the parameters of the top.
///
/// # Errors
/// When the text has another form than the compiler gives it.
pub fn of(launch: &Launch<'_>) -> Result<(String, Vec<Port>), Failure> {
    let text = String::from_utf8_lossy(&launch.program.code);
    let parts = Parts::of(&text, &launch.program.entry);
    let built = parts.and_then(|parts| parts.build(launch));
    built.ok_or_else(|| {
        Failure::Mistake(format!(
            "circt-sim: the text of kernel '{}' has a form that this version does not know",
            launch.program.entry
        ))
    })
}

/// The text of a module around the name of a kernel, and the types of its parameters.
struct Parts<'t> {
    before: &'t str,
    symbol: String,
    behind: &'t str,
    types: Vec<&'t str>,
}

impl<'t> Parts<'t> {
    fn of(text: &'t str, kernel: &str) -> Option<Self> {
        let plain = kernel
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"_$.".contains(&byte))
            && !kernel
                .starts_with(|first: char| first.is_ascii_digit() || first == '.' || first == '$');
        let symbol = match plain {
            true => format!("@{kernel}"),
            false => format!("@\"{kernel}\""),
        };
        let head = format!("func.func {symbol}(");
        let (before, behind) = text.split_once(&head)?;
        let (parameters, _) = behind.split_once(')')?;
        let types = parameters
            .split(", %")
            .map(|one| one.split_once(": ").map(|(_, ty)| ty));
        Some(Self {
            before,
            symbol,
            behind,
            types: types.collect::<Option<Vec<_>>>()?,
        })
    }

    fn build(&self, launch: &Launch<'_>) -> Option<(String, Vec<Port>)> {
        let ports = ports(launch, &self.types)?;
        let mut given = vec![];
        let mut lines = String::new();
        let mut arguments = vec![];
        for (number, (port, ty)) in ports.iter().zip(&self.types).enumerate() {
            match port {
                Port::Memory { elements, .. } => {
                    let sized = ty.replacen('?', &elements.to_string(), 1);
                    given.push(format!("%in{number}: {sized}"));
                    lines +=
                        &format!("    %m{number} = memref.cast %in{number} : {sized} to {ty}\n");
                    arguments.push(format!("%m{number}"));
                }
                Port::Scalar { .. } => {
                    given.push(format!("%in{number}: {ty}"));
                    arguments.push(format!("%in{number}"));
                }
            }
        }
        let grid = launch
            .workgroups
            .into_iter()
            .chain(launch.program.workgroup_size);
        for (axis, extent) in grid.take(self.types.len() - ports.len()).enumerate() {
            lines += &format!("    %g{axis} = arith.constant {} : i32\n", extent as i32);
            arguments.push(format!("%g{axis}"));
        }
        let (given, arguments) = (given.join(", "), arguments.join(", "));
        let (symbol, types) = (&self.symbol, self.types.join(", "));
        let top = format!(
            "  func.func @{NAME}({given}) {{\n{lines}    call {symbol}({arguments}) : ({types}) -> ()\n    return\n  }}\n}}\n"
        );
        let behind = self.behind.trim_end().strip_suffix('}')?;
        let text = format!("{}func.func private {symbol}({behind}{top}", self.before);
        Some((text, ports))
    }
}

/// The parameters of a kernel in front of the grid, by the types that its text gives them.
fn ports(launch: &Launch<'_>, types: &[&str]) -> Option<Vec<Port>> {
    let program = launch.program;
    let mut types = types.iter().copied();
    let mut ports = vec![];
    let mut buffers = 0..launch.bindings.buffers.len();
    for param in &program.params {
        match param.kind {
            ParamKind::Buffer { .. } | ParamKind::Address { .. } => {
                ports.push(memory(launch, types.next()?, buffers.next()?)?);
            }
            ParamKind::Scalar { ty, offset } => {
                for lane in 0..ty.lanes() {
                    let offset = offset as usize + lane * ty.lane().size();
                    let bits = integer(types.next()?)?;
                    ports.push(Port::Scalar { offset, bits });
                }
            }
            ParamKind::DynamicShared(shared) => {
                ports.push(scratch(launch, types.next()?, shared.spec_id)?)
            }
            ParamKind::Image { .. } | ParamKind::Sampler { .. } => return None,
        }
    }
    for buffer in buffers {
        // Tables are part of the circuit.
        ports.push(memory(launch, types.next()?, buffer)?);
    }
    if let Some(global) = &program.dynamic_global {
        ports.push(scratch(launch, types.next()?, global.shared.spec_id)?);
    }
    Some(ports)
}

fn memory(launch: &Launch<'_>, ty: &str, number: usize) -> Option<Port> {
    let bits = integer(element(ty)?)?;
    let bytes = launch.bindings.buffers.get(number)?.contents.len();
    Some(Port::Memory {
        elements: (bytes / u64::from(bits.div_ceil(8))).max(2),
        bits,
        source: Source::Buffer(number),
    })
}

/// Workgroup memory whose size the launch decides.
fn scratch(launch: &Launch<'_>, ty: &str, spec_id: u32) -> Option<Port> {
    let mut counts = launch.bindings.spec_constants.iter();
    let count = counts.find(|(id, _)| *id == spec_id);
    Some(Port::Memory {
        elements: count.map_or(0, |&(_, count)| u64::from(count)).max(2),
        bits: integer(element(ty)?)?,
        source: Source::None,
    })
}

/// The element type of a memref of unknown size.
fn element(ty: &str) -> Option<&str> {
    ty.strip_prefix("memref<?x")?.strip_suffix('>')
}

/// The bits of an integer type.
fn integer(ty: &str) -> Option<u32> {
    ty.strip_prefix('i')?
        .parse()
        .ok()
        .filter(|bits| *bits <= 64)
}
