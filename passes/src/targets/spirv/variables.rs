//! Module-level variables: buffers, push constants, shared memory, builtins.

use super::{
    addresses,
    constants::Constants,
    flavour::Flavour,
    physical, subgroups,
    types::{self, lanes_in_words},
};
use crate::analysis::{initial_value, layout};
use gir_dialects::{
    ir::{self, Attribute, Builder, Context, Op, OpView, Signedness, Type, TypeExt},
    lir,
    mir::{PtrType, ResourceAttr, ResourceKind, StorageSpace},
    names,
    spirv::{array, as_pointer, block, pointer, runtime_array},
    upstream::spirv::{self, BuiltIn, StorageClass},
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A variable of the SPIR-V module.
#[derive(Clone)]
pub struct Variable<'c> {
    /// Its symbol.
    pub name: String,
    /// Its type, a pointer.
    pub ty: Type<'c>,
    /// The type of its elements if it is an array, otherwise of the whole variable.
    pub element: Type<'c>,
    /// How the device finds it.
    pub place: Place,
    /// Its declaration.
    pub op: Op<'c>,
}

/// The lowered form of a global of LIR.
#[derive(Clone)]
pub enum Global<'c> {
    /// A variable of the module.
    Variable(Variable<'c>),
    /// A variable with this initial value in each function that uses it: Vulkan has no constant memory with
    /// contents.
    Table(Table<'c>),
}

/// A constant table.
#[derive(Clone, Copy)]
pub struct Table<'c> {
    /// Type of the elements.
    pub element: Type<'c>,
    /// Number of elements.
    pub count: u32,
    /// Their values.
    pub contents: Attribute<'c>,
}

/// A function that reads a builtin, in place of a variable.
pub struct Reader<'c> {
    /// Its symbol.
    pub name: String,
    /// Its return type.
    pub contents: Type<'c>,
}

/// All variables of a module.
pub struct Variables<'c> {
    /// The flavour of SPIR-V.
    pub flavour: &'static Flavour,
    /// Bits of the ids that the device provides.
    id_bits: u32,
    /// Symbols in use.
    taken: HashSet<String>,
    /// By the global's symbol.
    pub globals: HashMap<&'c str, Global<'c>>,
    /// Views of buffers, by the buffer's name and the type of their elements.
    pub views: HashMap<(String, Type<'c>), Variable<'c>>,
    /// Views by the casts that make them.
    pub views_by_cast: HashMap<lir::PtrCastOp<'c>, Variable<'c>>,
    /// Builtins, by number.
    pub builtins: BTreeMap<i64, Variable<'c>>,
    /// The functions that read builtins in place of variables, by number.
    pub readers: BTreeMap<i64, Reader<'c>>,
    /// Arrays whose size the launch decides: the variable, and the size for [`super::spec_constants`].
    pub sized_at_launch: Vec<(String, Attribute<'c>)>,
    /// Specialisation constants.
    pub constants: Constants,
    /// Constant memory: the variable and its packed contents.
    pub tables: Vec<(String, Attribute<'c>)>,
    /// Further decorations of variables, by name.
    pub decorations: HashMap<String, &'static str>,
    /// The source names of struct members: the variable and an array of names.
    pub members: Vec<(String, Attribute<'c>)>,
}

impl<'c> Variables<'c> {
    /// No variables yet; the symbols in `taken` are reserved.
    pub fn new(
        flavour: &'static Flavour,
        id_bits: u32,
        taken: impl Iterator<Item = &'c str>,
    ) -> Self {
        Self {
            flavour,
            id_bits,
            taken: taken.map(str::to_owned).collect(),
            globals: HashMap::new(),
            views: HashMap::new(),
            views_by_cast: HashMap::new(),
            builtins: BTreeMap::new(),
            readers: BTreeMap::new(),
            sized_at_launch: vec![],
            constants: Constants::default(),
            tables: vec![],
            decorations: HashMap::new(),
            members: vec![],
        }
    }

    /// A symbol that is not in use.
    pub fn fresh(&mut self, wanted: String) -> String {
        let mut name = wanted.clone();
        let mut number = 1;
        while !self.taken.insert(name.clone()) {
            name = format!("{wanted}_{number}");
            number += 1;
        }
        name
    }

    /// Declares a variable under an unused name.
    pub fn declare(
        &mut self,
        builder: &Builder<'c>,
        name: String,
        (ty, element): (Type<'c>, Type<'c>),
        place: Place,
    ) -> Variable<'c> {
        self.declare_op(builder, name, (ty, element), place).0
    }

    /// Like [`Self::declare`], and returns the operation.
    pub fn declare_op(
        &mut self,
        builder: &Builder<'c>,
        name: String,
        (ty, element): (Type<'c>, Type<'c>),
        place: Place,
    ) -> (Variable<'c>, Op<'c>) {
        let name = self.fresh(name);
        let (location, binding, set, builtin) = match place {
            Place::Unbound => (None, None, None, None),
            Place::Bound { set, binding } => (None, Some(binding), Some(set), None),
            Place::Location(location) => (Some(location), None, None, None),
            Place::BuiltIn(builtin) => (None, None, None, Some(builtin.keyword())),
        };
        let op = spirv::GlobalVariableOp::build(
            builder, ty, &name, None, location, binding, set, builtin, None,
        );
        let variable = Variable {
            name,
            ty,
            element,
            place,
            op: op.op(),
        };
        (variable, op.op())
    }

    /// Declares a builtin input, once.
    pub fn add_builtin(&mut self, builder: &Builder<'c>, number: i64) {
        let Some(builtin) = BuiltIn::from_i64(number) else {
            return;
        };
        if self.builtins.contains_key(&number) || self.readers.contains_key(&number) {
            return;
        }
        let contents = self.contents(builder.context(), builtin);
        let ty = pointer(contents, StorageClass::Input);
        let name = builtin.keyword().to_owned();
        let variable = self.declare(builder, name, (ty, contents), Place::BuiltIn(builtin));
        self.builtins.insert(number, variable);
    }

    /// The type of a builtin input.
    pub fn contents(&self, context: &'c Context, builtin: BuiltIn) -> Type<'c> {
        match builtin {
            BuiltIn::FragCoord => Type::vector(&[4], Type::float32(context)),
            BuiltIn::VertexIndex | BuiltIn::InstanceIndex => types::int32(context),
            _ if subgroups::is_input(builtin) => types::int32(context),
            _ => {
                let id = ir::integer_type(context, self.id_bits, Signedness::Signless);
                Type::vector(&[3], id)
            }
        }
    }

    /// Declares the variable or table of a global; nothing after a diagnostic.
    pub fn add_global(&mut self, builder: &Builder<'c>, global: lir::GlobalOp<'c>) {
        let op = global.op();
        let Some(ptr) = PtrType::from_type(global.type_()) else {
            return;
        };
        let Some(count) = element_count(global, ptr.space()) else {
            return;
        };
        let element = match self.flavour.is_physical() {
            true => physical::convert(ptr.pointee()),
            false => physical::convert(addresses::convert(ptr.pointee())),
        };
        let most_lanes = self.flavour.most_lanes;
        let is_address = as_pointer(element).is_some() && self.flavour.is_physical();
        if !is_address && !types::is_supported(element, most_lanes) {
            op.error(format!(
                "has elements of type {element}, which cannot be emitted as SPIR-V yet; use integers, floats or vectors of two to {} of these",
                lanes_in_words(most_lanes)
            ));
            return;
        }
        let lowered = match ptr.space() {
            StorageSpace::Workgroup => {
                let size = op.attribute(names::LIR_SPEC_ID);
                let size = size.map(|id| sized(id, global.elem_type(), element));
                let name = global.sym_name().to_owned();
                let variable = self.shared_memory(builder, name, element, count, size);
                Some(Global::Variable(variable))
            }
            StorageSpace::Global => self.buffer(builder, global, element).map(Global::Variable),
            StorageSpace::Constant if self.flavour.is_physical() => {
                let table = table(global, element, count);
                table.and_then(|table| self.constant_memory(builder, global, table))
            }
            StorageSpace::Constant => table(global, element, count).map(Global::Table),
            StorageSpace::Private | StorageSpace::Generic => {
                op.error(format!(
                    "is in storage space {}, which cannot be emitted as SPIR-V; use global, workgroup or constant",
                    ptr.space().keyword()
                ));
                None
            }
        };
        if let Some(lowered) = lowered {
            self.globals.insert(global.sym_name(), lowered);
        }
    }

    /// An array in shared memory; with one element until the launch gives a size.
    pub fn shared_memory(
        &mut self,
        builder: &Builder<'c>,
        name: String,
        element: Type<'c>,
        count: u32,
        size: Option<Attribute<'c>>,
    ) -> Variable<'c> {
        let ty = pointer(array(element, count), StorageClass::Workgroup);
        let variable = self.declare(builder, name, (ty, element), Place::Unbound);
        if let Some(size) = size {
            self.sized_at_launch.push((variable.name.clone(), size));
        }
        variable
    }

    /// A module-level array whose contents are added to the binary.
    fn constant_memory(
        &mut self,
        builder: &Builder<'c>,
        global: lir::GlobalOp<'c>,
        table: Table<'c>,
    ) -> Option<Global<'c>> {
        let bytes = initial_value::packed(table.contents)?;
        let byte = ir::integer_type(builder.context(), 8, Signedness::Signless);
        let contents = ir::dense_elements(byte, &[bytes.len() as i64], &bytes);
        let ty = pointer(
            array(table.element, table.count),
            StorageClass::UniformConstant,
        );
        let name = global.sym_name().to_owned();
        let variable = self.declare(builder, name, (ty, table.element), Place::Unbound);
        self.tables.push((variable.name.clone(), contents));
        Some(Global::Variable(variable))
    }

    fn buffer(
        &mut self,
        builder: &Builder<'c>,
        global: lir::GlobalOp<'c>,
        element: Type<'c>,
    ) -> Option<Variable<'c>> {
        let op = global.op();
        let place = op
            .attribute(names::LIR_RESOURCE)
            .and_then(|resource| bound(op, resource));
        if place.is_none() {
            op.error("is in global storage without a binding; `--mir-to-lir` gives it one");
        }
        let name = global.sym_name().to_owned();
        let types = (buffer_type(element), element);
        let variable = self.declare(builder, name, types, place?);
        if op.attribute(names::LIR_READ_ONLY).is_some() {
            self.forbid_writes(&variable);
        }
        Some(variable)
    }

    /// Declares that a buffer is never written.
    pub fn forbid_writes(&mut self, buffer: &Variable<'c>) {
        self.decorations.insert(buffer.name.clone(), "non_writable");
    }
}

/// The size of an array with as many `counted` as the specialisation constant states: its id, and the bytes of
/// both types where they differ.
pub fn sized<'c>(id: Attribute<'c>, counted: Type<'c>, element: Type<'c>) -> Attribute<'c> {
    let context = element.ctx();
    let sizes = [counted, element].map(layout::size);
    if sizes[0] == sizes[1] {
        return id;
    }
    let [counted, element] = sizes.map(|bytes| ir::i64_attr(context, bytes));
    ir::array(context, &[id, counted, element])
}

/// The way the device finds a variable.
#[derive(Clone, Copy)]
pub enum Place {
    /// By its type alone.
    Unbound,
    /// By descriptor set and binding.
    Bound {
        /// The set.
        set: i32,
        /// Its binding in the set.
        binding: i32,
    },
    /// By location: an output of the previous stage, or an input of the next.
    Location(i32),
    /// By builtin.
    BuiltIn(BuiltIn),
}

/// The place stated by a pointer's resource attribute; `None` after a diagnostic at `op`.
pub fn bound(op: Op<'_>, resource: Attribute<'_>) -> Option<Place> {
    let resource = ResourceAttr::from_attribute(resource)?;
    if resource.kind() != ResourceKind::Storage {
        op.error(
            "has a pointer to a uniform buffer, whose element layout SPIR-V does not support; make it a !mir.uniform_buffer or a storage buffer",
        );
        return None;
    }
    placed(op, resource)
}

/// The place of a resource; `None` after a diagnostic at `op`.
pub fn placed(op: Op<'_>, resource: ResourceAttr<'_>) -> Option<Place> {
    let number = |value: i64| {
        let number = i32::try_from(value).ok();
        if number.is_none() {
            op.error(format!(
                "has binding number {value}, which exceeds SPIR-V's maximum"
            ));
        }
        number
    };
    Some(Place::Bound {
        set: number(resource.set())?,
        binding: number(resource.binding())?,
    })
}

/// A storage buffer of elements: `struct { element data[]; }`.
pub fn buffer_type(element: Type<'_>) -> Type<'_> {
    let elements = runtime_array(element, layout::size(element) as u32);
    pointer(block(&[(elements, 0)]), StorageClass::StorageBuffer)
}

/// Number of elements of a global; 0 for a buffer, which knows it at launch.
fn element_count(global: lir::GlobalOp<'_>, space: StorageSpace) -> Option<u32> {
    if space == StorageSpace::Global {
        return Some(0);
    }
    if global.dynamic() {
        if global.op().attribute(names::LIR_SPEC_ID).is_none() {
            global.op().error("has a size that the launch decides and no lir.spec_id; `--mir-to-lir` gives it one");
            return None;
        }
        // Until the launch gives a size.
        return Some(1);
    }
    let count = u32::try_from(global.count()).ok();
    if count.is_none() {
        global.op().error(format!(
            "has {} elements; SPIR-V arrays have fewer than 2^32",
            global.count()
        ));
    }
    count
}

fn table<'c>(global: lir::GlobalOp<'c>, element: Type<'c>, count: u32) -> Option<Table<'c>> {
    let Some(contents) = global.initializer() else {
        global.op().error("is constant memory without contents; give it an initializer, or pass it as a buffer in global storage");
        return None;
    };
    Some(Table {
        element,
        count,
        contents,
    })
}
