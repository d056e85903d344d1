//! The body of a function: its blocks, and the values of mir for those of the module.

use super::{
    constants,
    held::Held,
    newer_values::constituents,
    pointers::{Choice, Pointer},
    shared::Shared,
    source::Function,
    types::Ty,
    words::{Id, Inst, is_constant},
};
use crate::{gpu_to_mir::foreign::number, import::llvm::operations::zero};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpSpec, OpView as _, Type, TypeExt, Value},
    mir::PtrType,
    upstream::{arith, ub, vector},
};
use rspirv::spirv::Op as Opcode;
use std::collections::{HashMap, HashSet};

/// The conversion of an instruction, or the reason why it has none.
pub type Outcome = Result<(), String>;

/// A value of the module.
#[derive(Clone)]
pub enum Val<'c> {
    /// The leaves of a value.
    Parts(Vec<Value<'c>>),
    /// A pointer.
    Pointer(Pointer<'c>),
    /// An image or a sampler that the run chooses.
    Choice(Choice<'c>),
}

/// A function in conversion.
pub struct Body<'a, 'w, 'c> {
    /// The module.
    pub shared: &'a Shared<'a, 'w, 'c>,
    /// The place of the instruction at hand.
    pub b: Builder<'c>,
    /// The function of the module.
    pub function: &'a Function<'w>,
    /// The function of mir.
    pub op: Op<'c>,
    /// Its region.
    pub region: ir::Region<'c>,
    /// The block that operations are added to.
    pub here: Block<'c>,
    /// The types that it returns.
    pub results: Vec<Type<'c>>,
    /// Whether it is an entry point.
    pub is_kernel: bool,
    /// Whether it is an entry point of a vertex stage.
    pub is_vertex: bool,
    /// The variables of the module that it was given.
    pub variables: HashMap<Id, Pointer<'c>>,
    /// The lengths of buffers that it was given.
    pub lengths: HashMap<Id, Value<'c>>,
    /// The outputs of its stage.
    pub outputs: Vec<Id>,
    /// The numbers of the module's blocks by label.
    pub numbers: HashMap<Id, usize>,
    /// The labels of blocks that are the end of the block before.
    pub joined: HashSet<Id>,
    /// The blocks of mir by label.
    pub blocks: HashMap<Id, Block<'c>>,
    /// The variables that hold cooperative matrices.
    pub held: Held<'c>,
    values: HashMap<Id, Val<'c>>,
}

impl<'a, 'w, 'c> Body<'a, 'w, 'c> {
    /// The body of a function, whose first block of mir is there.
    pub fn new(
        shared: &'a Shared<'a, 'w, 'c>,
        function: &'a Function<'w>,
        (op, entry): (Op<'c>, Block<'c>),
    ) -> Self {
        Self {
            op,
            shared,
            b: Builder::at_end(entry, shared.place(&function.inst)),
            function,
            region: op.region(0),
            here: entry,
            results: vec![],
            is_kernel: false,
            is_vertex: false,
            variables: HashMap::new(),
            lengths: HashMap::new(),
            outputs: vec![],
            numbers: HashMap::new(),
            joined: HashSet::new(),
            blocks: HashMap::new(),
            held: Held::default(),
            values: HashMap::new(),
        }
    }

    /// A body at the same place that knows no values yet, for an instruction on constants.
    pub fn at_place(&self) -> Self {
        let mut body = Self::new(self.shared, self.function, (self.op, self.here));
        body.b = self.b;
        body
    }

    /// Operations that follow go to the end of a block.
    pub fn go_on_in(&mut self, block: Block<'c>) {
        self.here = block;
        self.b = Builder::at_end(block, self.b.location());
    }

    /// A new block behind the others.
    pub fn new_block(&self, arguments: &[Type<'c>]) -> Block<'c> {
        let at = self.b.location();
        let arguments: Vec<_> = arguments.iter().map(|&ty| (ty, at)).collect();
        let block = Block::new(&arguments);
        self.region.append(block);
        block
    }

    /// Sets the value of a result.
    pub fn bind(&mut self, id: Id, value: Val<'c>) {
        if let (Val::Parts(parts), Some(name)) = (&value, self.shared.source.name(id))
            && let [part] = parts[..]
            && part.defining_op().is_some()
        {
            part.set_name(&plain(name));
        }
        self.values.insert(id, value);
    }

    /// Sets the leaves of an instruction's result.
    pub fn set(&mut self, inst: &Inst<'w>, parts: Vec<Value<'c>>) -> Outcome {
        self.bind(inst.id()?, Val::Parts(parts));
        Ok(())
    }

    /// Sets the only leaf of an instruction's result.
    pub fn set_one(&mut self, inst: &Inst<'w>, value: Value<'c>) -> Outcome {
        self.set(inst, vec![value])
    }

    /// Sets the leaves of a result, which are a pointer if its type is one.
    pub fn set_parts(&mut self, inst: &Inst<'w>, parts: Vec<Value<'c>>) -> Outcome {
        let value = self.received(inst.type_id()?, parts)?;
        self.bind(inst.id()?, value);
        Ok(())
    }

    /// Values of mir as one of a type.
    pub fn received(&self, ty: Id, parts: Vec<Value<'c>>) -> Result<Val<'c>, String> {
        match *self.shared.types.get(ty) {
            Ty::Pointer { class, pointee } => {
                let pointer = Pointer::of_parts(self.shared, class, pointee, parts)?;
                Ok(Val::Pointer(pointer))
            }
            _ => Ok(Val::Parts(parts)),
        }
    }

    /// The value of an id.
    pub fn val(&self, id: Id) -> Result<Val<'c>, String> {
        if let Some(value) = self.values.get(&id) {
            return Ok(value.clone());
        }
        let inst = self.shared.source.defs.get(&id);
        let inst = inst.ok_or_else(|| format!("uses %{id}, which is nowhere"))?;
        match inst.op {
            Opcode::Variable => Ok(Val::Pointer(self.module_variable(inst)?)),
            op if is_constant(op) => self.constant(inst, 0),
            _ => Err(format!(
                "uses %{id}, the result of an {}, where it is not computed yet",
                inst.name()
            )),
        }
    }

    /// The leaves of a value.
    pub fn parts(&self, id: Id) -> Result<Vec<Value<'c>>, String> {
        match self.val(id)? {
            Val::Parts(parts) => Ok(parts),
            Val::Pointer(pointer) => pointer.parts(&self.b),
            Val::Choice(_) => Err(format!(
                "takes %{id}, an image or a sampler that only the run tells; access it here"
            )),
        }
    }

    /// A value of one leaf.
    pub fn value(&self, id: Id) -> Result<Value<'c>, String> {
        match self.parts(id)?[..] {
            [part] => Ok(part),
            _ => Err(format!("has %{id}, an aggregate, where a number belongs")),
        }
    }

    /// An operand of one leaf.
    pub fn arg(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        self.value(inst.word(at)?)
    }

    /// A pointer.
    pub fn pointer(&self, id: Id) -> Result<Pointer<'c>, String> {
        match self.val(id)? {
            Val::Pointer(pointer) => Ok(pointer),
            Val::Parts(_) | Val::Choice(_) => {
                Err(format!("has %{id}, which is no pointer, where one belongs"))
            }
        }
    }

    /// The type of a value.
    pub fn type_of(&self, id: Id) -> Result<Id, String> {
        let inst = self.shared.source.defs.get(&id);
        let ty = inst.and_then(|inst| inst.ty);
        ty.ok_or_else(|| format!("uses %{id}, which has no type"))
    }

    /// The type of mir for an instruction's result of one leaf.
    pub fn ty(&self, inst: &Inst<'w>) -> Result<Type<'c>, String> {
        let ty = inst.type_id()?;
        match self.shared.parts(ty)?[..] {
            [ty] => Ok(ty),
            _ => Err("has an aggregate as its result, where a number belongs".to_owned()),
        }
    }

    /// The constant that an operand is, without sign.
    pub fn known(&self, inst: &Inst<'w>, at: usize) -> Result<u64, String> {
        let value = constants::int_of(self.shared.source, inst.word(at)?);
        value.ok_or_else(|| format!("needs a constant integer as operand {}", at + 1))
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

    /// An operation with one result, of the type of its first operand.
    pub fn same(&self, name: &str, operands: &[Value<'c>]) -> Value<'c> {
        self.create(name, operands[0].ty(), operands)
    }

    /// An integer of 32 bits.
    pub fn word(&self, value: i64) -> Value<'c> {
        number(&self.b, self.shared.int(32), value)
    }

    /// Any value of a type.
    pub fn any(&self, ty: Type<'c>) -> Value<'c> {
        match ty.lane().is_int() || ty.lane().is_float() {
            true => zero(&self.b, ty),
            false => match self.zero_matrix(ty) {
                Some(matrix) => matrix,
                None => ub::PoisonOp::build(&self.b, ty, None).result(),
            },
        }
    }

    /// A constant's leaves.
    fn constant(&self, inst: &Inst<'w>, depth: u32) -> Result<Val<'c>, String> {
        let ty = inst.type_id()?;
        if depth > 64 {
            return Err("is a constant of constants more than 64 deep".to_owned());
        }
        let parts = match inst.op {
            Opcode::ConstantNull | Opcode::Undef => {
                let types = self.shared.parts(ty)?.into_iter();
                types.map(|ty| self.null(ty)).collect::<Result<_, _>>()?
            }
            Opcode::ConstantTrue => vec![number(&self.b, self.shared.int(1), 1)],
            Opcode::ConstantFalse => vec![number(&self.b, self.shared.int(1), 0)],
            Opcode::Constant => vec![self.number(inst, self.shared.leaf(ty)?)?],
            Opcode::ConstantComposite => self.composite_constant(inst, ty, depth)?,
            Opcode::ConstantSampler => {
                return Err("is a sampler of the program that no image is combined with".to_owned());
            }
            Opcode::SpecConstant | Opcode::SpecConstantTrue | Opcode::SpecConstantFalse => {
                vec![self.spec_constant(inst)?]
            }
            Opcode::SpecConstantComposite => self.composite_constant(inst, ty, depth)?,
            Opcode::SpecConstantOp => return self.computed_constant(inst),
            op => return Err(format!("has Op{op:?} as a constant")),
        };
        self.received(ty, parts)
    }

    fn number(&self, inst: &Inst<'w>, ty: Type<'c>) -> Result<Value<'c>, String> {
        let bits = self.bits(inst, ty)?;
        let attribute = match ty.is_int() {
            true => ir::integer(ty, bits.cast_signed()),
            false => ir::float_bits(ty, bits),
        };
        Ok(arith::ConstantOp::build(&self.b, ty, attribute).result())
    }

    /// The bits of a constant number.
    pub fn bits(&self, inst: &Inst<'w>, ty: Type<'c>) -> Result<u64, String> {
        let width = ty.number_bits().ok_or("is a constant that is no number")?;
        let low = u64::from(inst.word(0)?);
        let bits = match inst.words.get(1) {
            Some(&high) => u64::from(high) << 32 | low,
            None => low,
        };
        Ok(bits & u64::MAX >> (64 - width))
    }

    fn composite_constant(
        &self,
        inst: &Inst<'w>,
        ty: Id,
        depth: u32,
    ) -> Result<Vec<Value<'c>>, String> {
        let types = self.shared.parts(ty)?;
        if types.is_empty() {
            return Ok(vec![]);
        }
        if let (Ty::Cooperative(_), &[only]) = (self.shared.types.get(ty), inst.words) {
            return Ok(vec![self.filled(types[0], self.value(only)?)?]);
        }
        let mut parts = vec![];
        for id in constituents(self.shared.types, ty, inst)? {
            let part = self.shared.source.defs.get(&id);
            let part = part.filter(|part| is_constant(part.op));
            let part = part.ok_or_else(|| format!("has %{id} as a part, which is no constant"))?;
            match self.constant(part, depth + 1)? {
                Val::Parts(found) => parts.extend(found),
                Val::Pointer(pointer) => parts.extend(pointer.parts(&self.b)?),
                Val::Choice(_) => return Err("is a constant of images".to_owned()),
            }
            if parts.len() as u64 > super::types::MOST_LEAVES {
                return Err("is a constant of too many parts".to_owned());
            }
        }
        self.composed(ty, &types, parts)
    }

    /// The leaves of a value of a type from those of its parts.
    pub fn composed(
        &self,
        ty: Id,
        types: &[Type<'c>],
        parts: Vec<Value<'c>>,
    ) -> Result<Vec<Value<'c>>, String> {
        let parts = match self.shared.types.get(ty) {
            Ty::Vector { .. } => vec![self.joined(types[0], &parts)?],
            _ => parts,
        };
        let fits = parts.len() == types.len();
        let all_fit = fits && parts.iter().zip(types).all(|(part, &ty)| is_of(*part, ty));
        match all_fit {
            true => Ok(parts),
            false => Err("has parts of other types than its own".to_owned()),
        }
    }

    /// A vector of numbers and vectors.
    fn joined(&self, ty: Type<'c>, parts: &[Value<'c>]) -> Result<Value<'c>, String> {
        if let [only] = *parts
            && only.ty() == ty
        {
            return Ok(only);
        }
        let lanes: Vec<_> = parts.iter().flat_map(|&part| self.lanes(part)).collect();
        let (count, lane) = ty.as_vector().ok_or("puts a number together")?;
        if lanes.len() != count as usize || lanes.iter().any(|value| value.ty() != lane) {
            return Err("has lanes of other types or another number than its own".to_owned());
        }
        if lanes.iter().all(|value| *value == lanes[0]) {
            return Ok(vector::BroadcastOp::build(&self.b, ty, lanes[0]).vector());
        }
        Ok(vector::FromElementsOp::build(&self.b, ty, &lanes).dest())
    }

    /// The lanes of a vector; a number is its own.
    pub fn lanes(&self, value: Value<'c>) -> Vec<Value<'c>> {
        match value.ty().as_vector() {
            None => vec![value],
            Some((lanes, _)) => (0..lanes).map(|lane| self.lane(value, lane)).collect(),
        }
    }

    /// A lane of a vector.
    pub fn lane(&self, value: Value<'c>, lane: u32) -> Value<'c> {
        let from = value.defining_op();
        let known = from.and_then(|op| op.cast::<vector::FromElementsOp<'c>>());
        match known.and_then(|op| op.op().operands().nth(lane as usize)) {
            Some(lane) => lane,
            None => crate::gpu_to_mir::foreign::lane_of(&self.b, value, i64::from(lane)),
        }
    }

    /// A vector of lanes of one type; one lane is a number.
    pub fn vector(&self, lanes: &[Value<'c>]) -> Value<'c> {
        match *lanes {
            [only] => only,
            _ => {
                let count = u32::try_from(lanes.len()).unwrap_or_default();
                let ty = ir::vector(count, lanes[0].ty());
                vector::FromElementsOp::build(&self.b, ty, lanes).dest()
            }
        }
    }

    /// A number in all lanes of a vector type.
    pub fn splat(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        match ty.as_vector() {
            Some(_) if value.ty() != ty => vector::BroadcastOp::build(&self.b, ty, value).vector(),
            _ => value,
        }
    }
}

/// Whether a value may stand for one of a type: pointers of one space may.
fn is_of<'c>(value: Value<'c>, ty: Type<'c>) -> bool {
    let space = |ty| PtrType::from_type(ty).map(PtrType::space);
    value.ty() == ty || space(ty).is_some() && space(ty) == space(value.ty())
}

/// A name of letters, digits and underscores that begins with a letter or an underscore; glslang's names of functions
/// end with their types.
pub fn plain(name: &str) -> String {
    let name = name.split('(').next().unwrap_or(name);
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut plain: String = name
        .chars()
        .take(256)
        .map(|letter| if is_plain(letter) { letter } else { '_' })
        .collect();
    if !plain.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_') {
        plain.insert(0, '_');
    }
    plain
}
