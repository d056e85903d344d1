//! The start of a function: pointers to everything it uses, ids, its variables.
//!
//! Every pointer of LIR starts here as an access chain to the first element, so that [`super::memory`] only
//! adds to the last index of a chain.

use super::{
    check::{builtin, group_size_axis},
    group_sizes::GroupSize,
    handles::Handle,
    memory::int32,
    parameters::Parameter,
    physical, types,
    variables::{Global, Table, Variable, Variables},
};
use crate::analysis::{handles::bound, initial_value, layout};
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    spirv::{array, as_pointer, pointer},
    upstream::spirv::{self, BuiltIn, StorageClass, StorageClassAttr},
};
use std::collections::HashMap;

/// The environment of a function.
pub struct Setting<'a, 'c> {
    /// The variables of the module.
    pub variables: &'a Variables<'c>,
    /// The places of the parameters; empty for a function that is not a kernel.
    pub parameters: &'a [Parameter<'c>],
    /// The operations that the prologue replaces.
    pub answered: &'a [Op<'c>],
    /// The casts that make views of buffers.
    pub views: &'a [lir::PtrCastOp<'c>],
    /// Work-items of a workgroup along each axis; `None` where the device provides them.
    pub group_size: Option<GroupSize>,
}

/// Replaces ids, variables and addresses of globals by loads and access chains at the start of the function.
pub fn lower<'c>(function: Op<'c>, setting: &Setting<'_, 'c>) {
    let Some(entry) = function.region(0).first_block() else {
        return;
    };
    let Some(first) = entry.first_op() else {
        return;
    };
    let mut prologue = Prologue {
        builder: Builder::before(first).with_location(function.location()),
        setting,
        zero: None,
        inputs: HashMap::new(),
        ids: HashMap::new(),
        addresses: HashMap::new(),
        unused: vec![],
    };
    // Variables precede all other operations.
    let storage = prologue.variables(setting.answered);
    setting.views.iter().for_each(|&cast| prologue.view(cast));
    for &op in setting.answered {
        if let Some(value) = prologue.value(op, &storage) {
            keep_name(op, value);
            op.result(0).replace_all_uses(value);
        }
    }
    let values: Vec<_> = setting
        .parameters
        .iter()
        .map(|parameter| prologue.parameter(parameter))
        .collect();
    for (index, value) in values.into_iter().enumerate().rev() {
        // A parameter without a value has no uses.
        if let Some(value) = value {
            if let (Parameter::PushConstant { .. }, Some(name)) =
                (&setting.parameters[index], entry.argument(index).name())
            {
                value.set_name(name);
            }
            entry.argument(index).replace_all_uses(value);
        }
        entry.erase_argument(index);
    }
    prologue.unused.iter().for_each(|cast| cast.erase());
    // Only now, since one of them may be the insertion point. An op without replacement, after an error, still
    // has uses.
    let answered = setting.answered.iter();
    let unused = answered.filter(|op| !op.has_uses());
    unused.for_each(|op| op.erase());
}

/// Gives name and place of an id or of a variable to its replacement, if that has no name.
fn keep_name<'c>(op: Op<'c>, value: Value<'c>) {
    let is_kept = builtin(op.name()).is_some() || op.is::<lir::VarOp<'_>>();
    if is_kept && op.result(0).name().is_some() && value.name().is_none() {
        value.set_location(op.location());
    }
}

/// The variables of the function, by op or by name of the global.
#[derive(Default)]
struct Locals<'c> {
    variables: HashMap<Op<'c>, Value<'c>>,
    tables: HashMap<&'c str, Value<'c>>,
}

struct Prologue<'a, 'c> {
    builder: Builder<'c>,
    setting: &'a Setting<'a, 'c>,
    zero: Option<Value<'c>>,
    /// Loaded builtins, by number.
    inputs: HashMap<i64, Value<'c>>,
    /// Their components, by number and index.
    ids: HashMap<(i64, i32), Value<'c>>,
    /// First elements of globals, by symbol.
    addresses: HashMap<&'c str, Value<'c>>,
    /// Casts that have been replaced by views.
    unused: Vec<Op<'c>>,
}

impl<'c> Prologue<'_, 'c> {
    fn zero(&mut self) -> Value<'c> {
        *self.zero.get_or_insert_with(|| int32(&self.builder, 0))
    }

    fn variables(&self, ops: &[Op<'c>]) -> Locals<'c> {
        let mut locals = Locals::default();
        for &op in ops {
            if let Some(variable) = op.cast::<lir::VarOp<'c>>() {
                if let Some(value) = self.variable(variable) {
                    locals.variables.insert(op, value);
                }
            } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                let name = address.global();
                if let Some(Global::Table(table)) = self.setting.variables.globals.get(name)
                    && !locals.tables.contains_key(name)
                {
                    locals
                        .tables
                        .extend(self.table(*table).map(|value| (name, value)));
                }
            }
        }
        locals
    }

    fn variable(&self, op: lir::VarOp<'c>) -> Option<Value<'c>> {
        let element = physical::convert(PtrType::from_type(op.result().ty())?.pointee());
        if is_scalar(op) {
            return Some(self.function_variable(element, None));
        }
        let Ok(count) = u32::try_from(op.count()) else {
            op.op().error(format!(
                "has {} elements; SPIR-V arrays have fewer than 2^32",
                op.count()
            ));
            return None;
        };
        Some(self.function_variable(array(element, count), None))
    }

    fn table(&self, table: Table<'c>) -> Option<Value<'c>> {
        let ty = array(table.element, table.count);
        let contents = spirv::ConstantOp::build(&self.builder, ty, elements(table)?);
        Some(self.function_variable(ty, Some(contents.op().result(0))))
    }

    fn function_variable(&self, ty: Type<'c>, contents: Option<Value<'c>>) -> Value<'c> {
        let class = StorageClassAttr::get(self.builder.context(), StorageClass::Function);
        let ty = pointer(ty, StorageClass::Function);
        spirv::VariableOp::build(&self.builder, ty, class, contents)
            .op()
            .result(0)
    }

    /// The value that replaces the result of an op; `None` leaves the op in place.
    fn value(&mut self, op: Op<'c>, locals: &Locals<'c>) -> Option<Value<'c>> {
        if let Some((builtin, component)) = builtin(op.name()) {
            return self.id(builtin as i64, component);
        }
        if let Some(axis) = group_size_axis(op.name()) {
            let constants = &self.setting.variables.constants;
            return match self.setting.group_size {
                Some(GroupSize::Stated(size)) => Some(int32(&self.builder, size[axis])),
                Some(GroupSize::Constants(size)) => constants.extent(&self.builder, size, axis),
                None => self.id(BuiltIn::WorkgroupSize as i64, Some(axis as i32)),
            };
        }
        let constant = self.setting.variables.constants.value(&self.builder, op);
        if constant.is_some() {
            return constant;
        }
        if let Some(variable) = op.cast::<lir::VarOp<'c>>() {
            let storage = *locals.variables.get(&op)?;
            let element = physical::convert(PtrType::from_type(variable.result().ty())?.pointee());
            return Some(if is_scalar(variable) {
                storage
            } else {
                let zero = self.zero();
                self.element(storage, element, &[zero])
            });
        }
        if let Some(slot) = bound(op) {
            return self.handle(slot);
        }
        self.address(op.cast::<lir::AddressOfOp<'c>>()?.global(), locals)
    }

    /// The value of the handle with this set and binding.
    fn handle(&self, slot: (i64, i64)) -> Option<Value<'c>> {
        let mut handles = self.setting.parameters.iter();
        handles.find_map(|parameter| match parameter {
            Parameter::Handle(handle) if handle.slot == slot => Some(self.of_handle(handle)),
            _ => None,
        })
    }

    /// The address of a buffer, or the value of an image or a sampler.
    fn of_handle(&self, handle: &Handle<'c>) -> Value<'c> {
        let address = self.address_of(&handle.variable);
        match handle.is_buffer {
            true => address,
            false => {
                let ty = handle.variable.element;
                let load = spirv::LoadOp::build(&self.builder, ty, address, None, None);
                load.op().result(0)
            }
        }
    }

    /// A builtin or one of its components; each is loaded and extracted once.
    fn id(&mut self, builtin: i64, component: Option<i32>) -> Option<Value<'c>> {
        let Some(component) = component else {
            return self.input(builtin);
        };
        if let Some(&id) = self.ids.get(&(builtin, component)) {
            return Some(id);
        }
        let vector = self.input(builtin)?;
        let context = self.builder.context();
        let index = ir::i32_attr(context, i64::from(component));
        let indices = ir::array(context, &[index]);
        let ty = vector.ty().lane();
        let extract = spirv::CompositeExtractOp::build(&self.builder, ty, vector, indices);
        let mut id = extract.op().result(0);
        let word = types::int32(context);
        if ty != word {
            id = spirv::UConvertOp::build(&self.builder, word, id).result();
        }
        self.ids.insert((builtin, component), id);
        Some(id)
    }

    fn input(&mut self, builtin: i64) -> Option<Value<'c>> {
        if let Some(&vector) = self.inputs.get(&builtin) {
            return Some(vector);
        }
        if let Some(reader) = self.setting.variables.readers.get(&builtin) {
            let (b, ty) = (&self.builder, Some(reader.contents));
            let call = spirv::FunctionCallOp::build(b, ty, &reader.name, &[], None, None);
            let vector = call.op().result(0);
            self.inputs.insert(builtin, vector);
            return Some(vector);
        }
        let variable = self.setting.variables.builtins.get(&builtin)?;
        let address = self.address_of(variable);
        let load = spirv::LoadOp::build(&self.builder, variable.element, address, None, None);
        let vector = load.op().result(0);
        self.inputs.insert(builtin, vector);
        Some(vector)
    }

    /// The first element of a global.
    fn address(&mut self, name: &'c str, locals: &Locals<'c>) -> Option<Value<'c>> {
        if let Some(&address) = self.addresses.get(name) {
            return Some(address);
        }
        let zero = self.zero();
        let value = match self.setting.variables.globals.get(name)? {
            Global::Variable(variable) => {
                let base = self.address_of(variable);
                let indices: &[_] = match as_pointer(variable.ty) {
                    Some((_, StorageClass::StorageBuffer)) => &[zero, zero],
                    _ => &[zero],
                };
                self.element(base, variable.element, indices)
            }
            Global::Table(table) => self.element(*locals.tables.get(name)?, table.element, &[zero]),
        };
        self.addresses.insert(name, value);
        Some(value)
    }

    fn parameter(&mut self, parameter: &Parameter<'c>) -> Option<Value<'c>> {
        Some(match parameter {
            Parameter::Input => return None,
            Parameter::Buffer(variable) => {
                let base = self.address_of(variable);
                let zero = self.zero();
                self.element(base, variable.element, &[zero, zero])
            }
            // The parameter has no uses: operations bind it.
            Parameter::Handle(handle) => self.address_of(&handle.variable),
            Parameter::Shared(variable) => {
                let base = self.address_of(variable);
                let zero = self.zero();
                self.element(base, variable.element, &[zero])
            }
            Parameter::PushConstant { block, member, ty } => {
                let base = self.address_of(block);
                let member = int32(&self.builder, i64::from(*member));
                let place = self.element(base, *ty, &[member]);
                spirv::LoadOp::build(&self.builder, *ty, place, None, None)
                    .op()
                    .result(0)
            }
        })
    }

    /// Replaces a cast by the first element of a view.
    fn view(&mut self, cast: lir::PtrCastOp<'c>) {
        if let Some(view) = self.setting.variables.views_by_cast.get(&cast) {
            let base = self.address_of(view);
            let zero = self.zero();
            let first = self.element(base, view.element, &[zero, zero]);
            cast.result().replace_all_uses(first);
            self.unused.push(cast.op());
        }
    }

    fn address_of(&self, variable: &Variable<'c>) -> Value<'c> {
        spirv::AddressOfOp::build(&self.builder, variable.ty, &variable.name)
            .op()
            .result(0)
    }

    /// A pointer to an element of type `ty` inside the pointee of `base`.
    fn element(&self, base: Value<'c>, ty: Type<'c>, indices: &[Value<'c>]) -> Value<'c> {
        let class = as_pointer(base.ty()).map_or(StorageClass::Function, |(_, class)| class);
        let ty = pointer(ty, class);
        spirv::AccessChainOp::build(&self.builder, ty, base, indices)
            .op()
            .result(0)
    }
}

/// Whether the variable is a single element that nothing indexes.
fn is_scalar(variable: lir::VarOp<'_>) -> bool {
    let indexes = |user: Op<'_>| user.is::<lir::GepOp<'_>>() || user.is::<lir::PtrCastOp<'_>>();
    variable.count() == 1 && !variable.result().uses().any(|(user, _)| indexes(user))
}

/// The contents of a table as a constant of SPIR-V types.
fn elements(table: Table<'_>) -> Option<Attribute<'_>> {
    let bytes = initial_value::packed(table.contents)?;
    let lane = table.element.lane();
    let Some((lanes, _)) = table.element.as_vector() else {
        let fits = bytes.len() as i64 == i64::from(table.count) * layout::size(lane);
        return fits.then(|| ir::dense_elements(lane, &[i64::from(table.count)], &bytes));
    };
    let row = lanes as usize * layout::size(lane) as usize;
    let vectors = bytes
        .chunks(row)
        .map(|row| ir::dense_vector(table.element, row));
    let vectors: Vec<_> = vectors.collect();
    let fits = bytes.len() == row * table.count as usize;
    fits.then(|| ir::array(lane.ctx(), &vectors))
}
