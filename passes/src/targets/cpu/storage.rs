//! Storage of a kernel's globals: workgroup storage becomes variables of the kernel, storage that the host
//! provides becomes parameters.

use crate::{
    analysis::layout,
    lir::pointers::lir_inline_pointer_calls,
    targets::llvm::{globals, machine::Host, types},
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpSpec, OpView, Type, Value},
    lir, llvm,
    mir::{PtrType, StorageSpace},
    names,
    upstream::{
        builtin::UnrealizedConversionCastOp,
        llvm::{AddressOfOp, AllocaOp},
    },
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The provider of a global's storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provider {
    /// The program: a constant table.
    Program,
    /// The kernel: one storage for each workgroup.
    Kernel,
    /// The launch: the buffer with this index, after those of the parameters.
    Buffer(usize),
    /// The launch: shared memory whose size it decides.
    Launch,
}

/// The globals of a module, by name.
pub struct Globals<'c> {
    by_name: HashMap<&'c str, (lir::GlobalOp<'c>, Provider)>,
}

impl<'c> Globals<'c> {
    /// Reads a module; `None` after an error.
    pub fn of(module: Op<'c>) -> Option<Self> {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let mut by_name = HashMap::new();
        let mut buffers = 0;
        for global in top.filter_map(Op::cast::<lir::GlobalOp<'c>>) {
            let provider = match PtrType::from_type(global.type_())?.space() {
                StorageSpace::Constant if global.initializer().is_some() => Provider::Program,
                StorageSpace::Workgroup if global.dynamic() => Provider::Launch,
                StorageSpace::Workgroup => Provider::Kernel,
                _ if global.op().attribute(names::LIR_RESOURCE).is_some() => {
                    buffers += 1;
                    Provider::Buffer(buffers - 1)
                }
                _ => {
                    global.op().error("has storage that this target does not provide; give it an initial value, or put it into global or workgroup storage");
                    return None;
                }
            };
            by_name.insert(global.sym_name(), (global, provider));
        }
        Some(Self { by_name })
    }

    fn find(&self, name: &str) -> Option<(lir::GlobalOp<'c>, Provider)> {
        self.by_name.get(name).copied()
    }

    /// Inlines functions that use storage of a launch or a kernel into the kernels; `None` after an error.
    pub fn inline_users(&self, module: Op<'c>) -> Option<()> {
        lir_inline_pointer_calls::inline_users(module, |name| {
            let found = self.find(name);
            found.is_some_and(|(_, provider)| provider != Provider::Program)
        })
    }

    /// Erases the globals whose addresses are no longer taken.
    pub fn erase(self) {
        for (global, provider) in self.by_name.into_values() {
            if provider != Provider::Program {
                global.op().erase();
            }
        }
    }
}

/// A parameter that a kernel gets for a global.
#[derive(Clone, Copy, Debug)]
pub struct Provided<'c> {
    /// Its type.
    pub ty: Type<'c>,
    /// [`Provider::Buffer`] or [`Provider::Launch`].
    pub provider: Provider,
}

/// Replaces the addresses of globals in a kernel by variables and new parameters; returns the latter.
pub fn provide<'c>(
    kernel: Op<'c>,
    globals: &Globals<'c>,
    room: &mut Room<'_, 'c>,
) -> Vec<Provided<'c>> {
    let mut uses: BTreeMap<&str, Vec<lir::AddressOfOp<'c>>> = BTreeMap::new();
    kernel.walk_pre(|op| {
        if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
            uses.entry(address.global()).or_default().push(address);
        }
    });
    let mut provided = vec![];
    let Some(entry) = kernel.region(0).first_block() else {
        return provided;
    };
    for (name, addresses) in uses {
        let Some((global, provider)) = globals.find(name) else {
            continue;
        };
        let ty = global.type_();
        let value = match provider {
            Provider::Program => continue,
            Provider::Kernel => variable(entry, global, room),
            Provider::Buffer(_) | Provider::Launch => {
                provided.push(Provided { ty, provider });
                entry.add_argument(ty, global.op().location())
            }
        };
        for address in addresses {
            address.result().replace_all_uses(value);
            address.op().erase();
        }
    }
    provided
}

/// Gives the workgroup variables of a kernel their room.
pub fn place_variables<'c>(kernel: Op<'c>, room: &mut Room<'_, 'c>) {
    let mut variables = vec![];
    kernel.walk_pre(|op| variables.extend(op.cast::<lir::VarOp<'c>>()));
    for variable in variables {
        let op = variable.op();
        let ty = variable.result().ty();
        if PtrType::from_type(ty).map(PtrType::space) == Some(StorageSpace::Workgroup) {
            let b = Builder::before(op);
            let place = room.place(&b, ty, (variable.count(), variable.align()));
            variable.result().replace_all_uses(place);
            op.erase();
        }
    }
}

/// Memory for a global; at least one element.
fn variable<'c>(entry: Block<'c>, global: lir::GlobalOp<'c>, room: &mut Room<'_, 'c>) -> Value<'c> {
    let b = Builder::at_start(entry, global.op().location());
    room.place(&b, global.type_(), (global.count().max(1), global.align()))
}

/// The memory for the workgroup storage of a kernel.
pub enum Room<'a, 'c> {
    /// The stack: threads compute workgroups at the same time.
    Stack,
    /// A section of the program, for one workgroup after the other: the kernel, and the names that are taken.
    Section(Op<'c>, &'a mut HashSet<String>),
}

/// The section of workgroup storage. Sections with this prefix have no bytes in the file.
const SECTION: &str = ".bss.workgroup";

impl<'c> Room<'_, 'c> {
    /// Memory for a number of elements with an alignment.
    fn place(&mut self, b: &Builder<'c>, ty: Type<'c>, (count, align): (i64, i64)) -> Value<'c> {
        let pointee = PtrType::from_type(ty).map_or(ty, PtrType::pointee);
        let pointer = llvm::pointer(b.context());
        let place = match self {
            // It lives as long as the function. A `lir.var` would have to be in a kernel, and the function that
            // computes a workgroup is no longer one.
            Self::Stack => {
                let room = types::elements::<Host>(pointee, count as u64);
                let one = types::number(b, types::int(b.context(), 32), 1);
                AllocaOp::build(b, pointer, one, Some(align), room, false).res()
            }
            Self::Section(kernel, names) => {
                let bytes = layout::size(pointee).saturating_mul(count);
                let name = section_variable(*kernel, (bytes, align), names);
                AddressOfOp::build(b, pointer, &name).res()
            }
        };
        pointer_of(b, place, ty)
    }
}

/// Declares a variable of so many bytes with an alignment before a kernel; returns its name.
fn section_variable(
    kernel: Op<'_>,
    (bytes, align): (i64, i64),
    names: &mut HashSet<String>,
) -> String {
    let mut numbered = (0..).map(|number| format!("workgroup.{number}"));
    let name = numbered.find(|name| names.insert(name.clone()));
    let name = name.unwrap_or_default();
    let zeros = vec![0; bytes as usize];
    let linkage = llvm::internal_linkage(kernel.context());
    let b = Builder::before(kernel);
    let variable = globals::constant(&b, &name, linkage, &zeros, Some(align), None);
    variable.set_constant(false);
    variable.set_section(Some(SECTION));
    name
}

/// Converts an LLVM pointer to one of lir's.
pub fn pointer_of<'c>(b: &Builder<'c>, pointer: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let spec = OpSpec {
        operands: &[pointer],
        results: &[ty],
        ..OpSpec::default()
    };
    b.create_as::<UnrealizedConversionCastOp<'c>>(spec)
        .op()
        .result(0)
}
