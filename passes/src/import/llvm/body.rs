//! The body of a function: its blocks, and the values of mir for those of the `llvm` dialect.

use super::{
    by_value::Parts,
    convert::Conversion,
    handles::Sampler,
    operations::zero,
    types::{is_pointer, number_type, place, unsupported},
    variable_names,
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{func, llvm, ub},
};
use std::collections::HashMap;

/// The conversion of an operation, or the reason why it has none.
pub type Rule = for<'a, 'c> fn(&mut Body<'a, 'c>, Op<'c>) -> Result<(), String>;

/// The rules of a family, by the name of the operation.
pub type Rules = &'static [(&'static str, Rule)];

/// A function in conversion.
pub struct Body<'a, 'c> {
    /// The module.
    pub shared: &'a Conversion<'c>,
    /// The place of the operation at hand.
    pub b: Builder<'c>,
    /// The function of mir.
    pub new: func::FuncOp<'c>,
    values: HashMap<Value<'c>, Vec<Value<'c>>>,
    /// The names of values in the source program.
    names: HashMap<Value<'c>, String>,
    entry: Block<'c>,
    blocks: HashMap<Block<'c>, Block<'c>>,
    /// The block that operations are added to.
    here: Block<'c>,
    /// The known lanes of vectors that are put together lane by lane.
    pub lanes: HashMap<Value<'c>, Vec<Option<Value<'c>>>>,
    /// The parts of parameters in memory that are only loaded: offsets, types and values.
    pub passed: HashMap<Value<'c>, Parts<'c>>,
    /// The parameters for samplers that the source makes.
    pub samplers: Vec<(Sampler, Value<'c>)>,
}

impl<'a, 'c> Body<'a, 'c> {
    /// The body of a function, with its first blocks in the source and in mir.
    pub fn new(
        shared: &'a Conversion<'c>,
        function: llvm::LLVMFuncOp<'c>,
        new: func::FuncOp<'c>,
        (old, entry): (Block<'c>, Block<'c>),
    ) -> Self {
        Self {
            shared,
            b: Builder::at_end(entry, place(function.op())),
            new,
            values: HashMap::new(),
            names: variable_names::of_function(function),
            entry,
            blocks: HashMap::from([(old, entry)]),
            here: entry,
            lanes: HashMap::new(),
            passed: HashMap::new(),
            samplers: vec![],
        }
    }

    /// Sets the parts of a value.
    pub fn bind(&mut self, value: Value<'c>, parts: Vec<Value<'c>>) {
        self.values.insert(value, parts);
    }

    /// Makes the blocks, with arguments.
    pub fn add_blocks(&mut self, order: &[Block<'c>]) -> Result<(), String> {
        let region = self.new.op().region(0);
        for &old in order.iter().skip(1) {
            let block = Block::new(&[]);
            region.append(block);
            self.blocks.insert(old, block);
            for argument in old.arguments() {
                let parts = self.types(argument)?;
                let at = self.b.location();
                let parts = parts.into_iter().map(|ty| block.add_argument(ty, at));
                let parts: Vec<_> = parts.collect();
                self.give_name(argument, &parts);
                self.values.insert(argument, parts);
            }
        }
        Ok(())
    }

    /// Goes to the place of an operation of a block.
    pub fn go_to(&mut self, block: Block<'c>, op: Op<'c>) {
        if block.first_op() == Some(op) {
            self.here = self.blocks[&block];
        }
        self.b = Builder::at_end(self.here, place(op));
    }

    /// The operations that follow go to another block.
    pub fn go_on_in(&mut self, block: Block<'c>) {
        self.here = block;
    }

    /// The operation that was added last.
    pub fn last_made(&self) -> Option<Op<'c>> {
        self.here.ops().last()
    }

    /// Keeps an operation of a device, which later steps convert.
    pub fn keep(&mut self, op: Op<'c>) -> Result<(), String> {
        let operands: Vec<_> = op
            .operands()
            .map(|value| self.value(value))
            .collect::<Result<_, _>>()?;
        let results = op.result_types();
        let attributes = op.attributes();
        let spec = OpSpec {
            operands: &operands,
            results: &results,
            attributes: &attributes,
            ..OpSpec::default()
        };
        let kept = self.b.create(op.name(), spec);
        for (old, new) in op.results().zip(kept.results()) {
            self.values.insert(old, vec![new]);
        }
        Ok(())
    }

    /// The types of mir for the parts of a value.
    pub fn types(&self, value: Value<'c>) -> Result<Vec<Type<'c>>, String> {
        if is_pointer(value.ty()) {
            return Ok(vec![self.shared.pointers.ty(value)]);
        }
        self.types_of(value.ty())
    }

    /// The types of mir for the parts of a type; its pointers are not known one by one.
    pub fn types_of(&self, ty: Type<'c>) -> Result<Vec<Type<'c>>, String> {
        let leaves = self.shared.layout.leaves(ty).into_iter();
        leaves
            .map(|(leaf, _)| match is_pointer(leaf) {
                true => self
                    .shared
                    .pointers
                    .unknown(leaf)
                    .ok_or_else(|| unsupported(leaf)),
                false => number_type(leaf).ok_or_else(|| unsupported(leaf)),
            })
            .collect()
    }

    /// The type of mir for a value of one part.
    pub fn ty(&self, value: Value<'c>) -> Result<Type<'c>, String> {
        match *self.types(value)? {
            [ty] => Ok(ty),
            _ => Err(format!("has {} where a number belongs", value.ty())),
        }
    }

    /// The parts of a value.
    pub fn parts(&self, value: Value<'c>) -> Result<Vec<Value<'c>>, String> {
        let known = self.values.get(&value).cloned();
        known.ok_or_else(|| "uses a value that has not been converted".to_owned())
    }

    /// A value of one part.
    pub fn value(&self, value: Value<'c>) -> Result<Value<'c>, String> {
        match *self.parts(value)? {
            [part] => Ok(part),
            _ => Err(format!("has {} where a number belongs", value.ty())),
        }
    }

    /// All operands, by their parts.
    pub fn operands(&self, op: Op<'c>) -> Result<Vec<Value<'c>>, String> {
        let parts = op.operands().map(|value| self.parts(value));
        let parts: Vec<_> = parts.collect::<Result<_, _>>()?;
        Ok(parts.concat())
    }

    /// Sets the parts of the result of an operation.
    pub fn set(&mut self, op: Op<'c>, parts: Vec<Value<'c>>) {
        if op.result_count() > 0 {
            self.give_name(op.result(0), &parts);
            self.values.insert(op.result(0), parts);
        }
    }

    fn give_name(&self, value: Value<'c>, parts: &[Value<'c>]) {
        if let Some(name) = self.names.get(&value) {
            variable_names::give(parts, name, self.entry);
        }
    }

    /// The block of mir for one of the source.
    pub fn target(&self, block: Block<'c>) -> Block<'c> {
        self.blocks[&block]
    }

    /// Creates an operation with one result.
    pub fn create(&self, name: &str, ty: Type<'c>, operands: &[Value<'c>]) -> Value<'c> {
        let spec = OpSpec {
            operands,
            results: &[ty],
            ..OpSpec::default()
        };
        self.b.create(name, spec).result(0)
    }

    /// Any value of a type.
    pub fn any(&self, ty: Type<'c>) -> Value<'c> {
        match PtrType::from_type(ty) {
            Some(_) => ub::PoisonOp::build(&self.b, ty, None).op().result(0),
            None => zero(&self.b, ty),
        }
    }

    /// A pointer as one of another type.
    pub fn pointer_as(&self, pointer: Value<'c>, ty: Type<'c>) -> Result<Value<'c>, String> {
        let (Some(from), Some(to)) = (PtrType::from_type(pointer.ty()), PtrType::from_type(ty))
        else {
            return Err("has a number where a pointer belongs".to_owned());
        };
        let pointer = self.element_as(pointer, to.pointee());
        if from.space() == to.space() {
            return Ok(pointer);
        }
        let generic = StorageSpace::Generic;
        let has_constant = [from.space(), to.space()].contains(&StorageSpace::Constant);
        if has_constant || (from.space() != generic && to.space() != generic) {
            return Err(format!(
                "takes memory of space '{}' for '{}'; use a function for each of them, or copy the data first",
                from.space().keyword(),
                to.space().keyword()
            ));
        }
        Ok(mir::AddrSpaceCastOp::build(&self.b, ty, pointer).result())
    }

    /// A pointer as one to another type.
    pub fn element_as(&self, pointer: Value<'c>, element: Type<'c>) -> Value<'c> {
        match PtrType::from_type(pointer.ty()) {
            Some(ty) if ty.pointee() != element => {
                let ty = PtrType::get(element.ctx(), ty.space(), element);
                mir::PtrCastOp::build(&self.b, ty, pointer).result()
            }
            _ => pointer,
        }
    }

    /// The parts of a value, as those of another that it becomes: pointers have its types.
    pub fn parts_as(&self, value: Value<'c>, types: &[Type<'c>]) -> Result<Vec<Value<'c>>, String> {
        let parts = self.parts(value)?.into_iter().zip(types);
        parts
            .map(|(part, &ty)| match PtrType::from_type(ty) {
                Some(_) => self.pointer_as(part, ty),
                None => Ok(part),
            })
            .collect()
    }
}
