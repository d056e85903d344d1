//! The syntax tree: flat arenas with `u32` ranges, names borrowed from the source.
//!
//! A [`Module`] owns every arena; the records refer into them and are read through its accessors
//! ([`Module::blocks`] and so on). Within a function values and blocks are dense numbers: every
//! mention of `%x` carries the same [`ValueId`], so a consumer resolves names by indexing, never by
//! comparing strings. A value that is mentioned but never defined has no [`ValueName::definition`]; the consumer
//! checks whether definitions dominate their uses.

use super::keywords::{
    AddressSpace, AttributeKey, Axis, Ordering, ReduceOp, Scalar, Scope, UpdateOp,
};
use super::opcodes::Opcode;
use super::span::Span;
use super::types::{TypeId, TypeTable};

/// A value of a function: the index of its name in [`Module::values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ValueId(pub u32);

/// A block of a function: its index in [`Module::blocks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlockId(pub u32);

/// A symbol of the module: its index in [`Module::symbols`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolId(pub u32);

/// A type and its place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeUse {
    /// The type.
    pub id: TypeId,
    /// Its text.
    pub span: Span,
}

/// The value of a literal: a number with its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constant {
    /// The type of the suffix.
    pub ty: Scalar,
    /// The value's bits at the type's width (two's complement, IEEE), zero-extended to 64.
    pub bits: u64,
}

/// A literal and its place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Its value.
    pub constant: Constant,
    /// Its text.
    pub span: Span,
}

/// A range of one of the module's arenas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ArenaRange {
    start: u32,
    end: u32,
}

impl ArenaRange {
    /// Everything pushed onto `arena` since it had `start` entries.
    pub(super) fn since<T>(start: usize, arena: &[T]) -> Self {
        Self {
            start: start as u32,
            end: arena.len() as u32,
        }
    }

    /// The positions in the arena.
    pub(super) fn indices(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    fn of<T>(self, arena: &[T]) -> &[T] {
        arena
            .get(self.start as usize..self.end as usize)
            .unwrap_or_default()
    }
}

/// A declaration of the module, in the order of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// Index into [`Module::globals`].
    Global(u32),
    /// Index into [`Module::functions`].
    Function(u32),
}

/// A `@name` and its declaration.
#[derive(Clone, Copy, Debug)]
pub struct Symbol<'src> {
    /// The name without `@`.
    pub name: &'src str,
    /// Its declaration; `None` if it is only mentioned.
    pub definition: Option<Item>,
    /// The name in its declaration, or else in its first mention.
    pub span: Span,
}

/// A `global` declaration (GIR specification section 5).
#[derive(Clone, Copy, Debug)]
pub struct Global {
    /// Its name.
    pub symbol: SymbolId,
    /// The name, with `@`.
    pub name_span: Span,
    /// The whole declaration.
    pub span: Span,
    /// Its type: always a pointer.
    pub ty: TypeUse,
    /// The pointer's address space.
    pub space: AddressSpace,
    /// The pointee of that pointer.
    pub pointee: TypeId,
    /// The number of its elements.
    pub count: Count,
    /// Its initial value.
    pub initializer: Initializer,
    /// The initializer after `=`; empty if there is none.
    pub initializer_span: Span,
    pub(super) elements: ArenaRange,
}

/// The number of elements of a global.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// A single object: no `count` is written.
    Single,
    /// `count=N`, 1 to `i64::MAX`.
    Fixed(u64),
    /// `count=dynamic`: sized at launch.
    Dynamic,
}

/// The initial value of a global.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Initializer {
    /// None.
    None,
    /// `addr(0x…)`: the object is at this address.
    Address(u64),
    /// The value of a single object.
    Value(Literal),
    /// `[…]`: as many elements as the count; read them with [`Module::elements`].
    Elements,
}

/// A function (GIR specification section 6).
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Its name.
    pub symbol: SymbolId,
    /// The name, with `@`.
    pub name_span: Span,
    /// From `func` to the closing brace.
    pub span: Span,
    /// The attributes between `func` and the name.
    pub attributes: FunctionAttributes,
    /// The return type; `None` for `void`.
    pub return_type: Option<TypeUse>,
    /// False after an error before the body.
    pub is_head_whole: bool,
    /// False after an error in the body: the erroneous parts are missing.
    pub is_body_whole: bool,
    pub(super) params: ArenaRange,
    pub(super) blocks: ArenaRange,
    pub(super) values: ArenaRange,
}

/// The attributes of a function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FunctionAttributes {
    /// `kernel`: callable from the host.
    pub kernel: bool,
    /// `inline` or `noinline`.
    pub inlining: Option<Inlining>,
    /// `extern`: a declaration without body.
    pub external: bool,
    /// `workgroup_size(x, y, z)`, each 1 to `i32::MAX`.
    pub workgroup_size: Option<[u32; 3]>,
    /// `subgroup_size(n)`, 1 to `i32::MAX`.
    pub subgroup_size: Option<u32>,
}

/// A request about inlining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inlining {
    /// `inline`
    Always,
    /// `noinline`
    Never,
}

/// A parameter; it is also the value of the same name.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// The value it defines.
    pub value: ValueId,
    /// The name, with `%`.
    pub name_span: Span,
    /// Its type.
    pub ty: TypeUse,
    /// `resource(set=…, binding=…)`.
    pub resource: Option<Resource>,
}

/// The binding of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resource {
    /// Descriptor set.
    pub set: u32,
    /// Binding within the set.
    pub binding: u32,
    /// The whole `resource(…)`.
    pub span: Span,
}

/// The name of a value and the place of its definition.
#[derive(Clone, Copy, Debug)]
pub struct ValueName<'src> {
    /// The name without `%`.
    pub name: &'src str,
    /// The name, with `%`, in the definition; `None` if the value is only used.
    pub definition: Option<Span>,
}

/// A basic block; phis come first, and only the last instruction is a terminator.
#[derive(Clone, Copy, Debug)]
pub struct Block<'src> {
    /// The label.
    pub name: &'src str,
    /// The label, without the colon.
    pub name_span: Span,
    pub(super) instructions: ArenaRange,
}

/// One instruction.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// The opcode.
    pub opcode: Opcode,
    /// The value it defines.
    pub result: Option<ValueId>,
    /// All of it, from the result's name to the last attribute.
    pub span: Span,
    /// Offset of the opcode; see [`Instruction::opcode_span`].
    pub opcode_start: u32,
    /// The type in the text: of a phi, of an `alloc`'s elements, after `->`.
    pub ty: Option<TypeUse>,
    pub(super) operands: ArenaRange,
    pub(super) attributes: ArenaRange,
}

impl Instruction {
    /// The opcode's text.
    pub fn opcode_span(&self) -> Span {
        let length = self.opcode.spelling().len() as u32;
        Span::new(self.opcode_start, self.opcode_start + length)
    }
}

/// An operand and its place in the text.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The kind of operand.
    pub kind: OperandKind,
    /// Its text.
    pub span: Span,
}

/// The referent of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandKind {
    /// `%x`
    Value(ValueId),
    /// A literal, standing for a constant.
    Constant(Constant),
    /// A label.
    Block(BlockId),
    /// `@name`: of `mov` and `call` only.
    Symbol(SymbolId),
    /// A text in quotes, whose span has it with its escapes: of `printf` and `assert` only.
    Text,
}

/// An attribute and its place in the text.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    /// Its name.
    pub key: AttributeKey,
    /// Its value.
    pub value: AttributeValue,
    /// From name to value.
    pub span: Span,
}

/// The value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeValue {
    /// Of `stride` (bytes) and `count` (elements): 1 to `i64::MAX`.
    Integer(u64),
    /// Of `ordering`, `ordering_succ`, `ordering_fail` and `semantics`.
    Ordering(Ordering),
    /// Of `scope`, `exec_scope` and `mem_scope`.
    Scope(Scope),
    /// Of a builtin.
    Axis(Axis),
    /// Of `atomic.rmw`.
    Update(UpdateOp),
    /// Of `subgroup.reduce`.
    Reduce(ReduceOp),
}

/// A parsed module: the arenas and the declarations of the text.
#[derive(Clone, Debug, Default)]
pub struct Module<'src> {
    /// The globals, in order.
    pub globals: Vec<Global>,
    /// The functions, in order.
    pub functions: Vec<Function>,
    /// Globals and functions in the order of the text.
    pub items: Vec<Item>,
    /// Every `@name` that is declared or mentioned.
    pub symbols: Vec<Symbol<'src>>,
    /// Every type that is written.
    pub types: TypeTable,
    pub(super) params: Vec<Param>,
    pub(super) blocks: Vec<Block<'src>>,
    pub(super) instructions: Vec<Instruction>,
    pub(super) operands: Vec<Operand>,
    pub(super) attributes: Vec<Attribute>,
    pub(super) elements: Vec<Literal>,
    pub(super) values: Vec<ValueName<'src>>,
}

impl<'src> Module<'src> {
    /// The parameters of `function`.
    pub fn params(&self, function: &Function) -> &[Param] {
        function.params.of(&self.params)
    }

    /// The blocks of `function`, entry first, indexed by [`BlockId`]; none if it is external.
    pub fn blocks(&self, function: &Function) -> &[Block<'src>] {
        function.blocks.of(&self.blocks)
    }

    /// The names that `function` defines or mentions, indexed by [`ValueId`]; parameters first.
    pub fn values(&self, function: &Function) -> &[ValueName<'src>] {
        function.values.of(&self.values)
    }

    /// The instructions of `block`.
    pub fn instructions(&self, block: &Block<'src>) -> &[Instruction] {
        block.instructions.of(&self.instructions)
    }

    /// The operands of `instruction`: phis alternate value and block, calls start with the callee.
    pub fn operands(&self, instruction: &Instruction) -> &[Operand] {
        instruction.operands.of(&self.operands)
    }

    /// The attributes of `instruction` in the order of the text.
    pub fn attributes(&self, instruction: &Instruction) -> &[Attribute] {
        instruction.attributes.of(&self.attributes)
    }

    /// The attribute `key` of `instruction`; present whenever its form lists it.
    pub fn attribute(&self, instruction: &Instruction, key: AttributeKey) -> Option<&Attribute> {
        self.attributes(instruction)
            .iter()
            .find(|attribute| attribute.key == key)
    }

    /// The elements that initialise `global` if its initializer is a list.
    pub fn elements(&self, global: &Global) -> &[Literal] {
        global.elements.of(&self.elements)
    }

    /// The name and definition of `symbol`, which must come from this module.
    pub fn symbol(&self, symbol: SymbolId) -> Option<&Symbol<'src>> {
        self.symbols.get(symbol.0 as usize)
    }

    /// For each value of `function`, whether it has exactly one definition, in a readable part.
    pub(crate) fn have_one_definition(&self, function: &Function) -> Vec<bool> {
        let params = self.params(function).iter().map(|param| param.value);
        let blocks = self.blocks(function).iter();
        let results = blocks
            .flat_map(|block| self.instructions(block))
            .filter_map(|instruction| instruction.result);
        let mut counts = vec![0u8; self.values(function).len()];
        for ValueId(value) in params.chain(results) {
            if let Some(count) = counts.get_mut(value as usize) {
                *count = count.saturating_add(1);
            }
        }
        counts.iter().map(|&count| count == 1).collect()
    }

    /// Number of instructions in all functions.
    pub fn instruction_count(&self) -> usize {
        self.instructions.len()
    }
}

impl Module<'_> {
    /// An empty module with room for the contents of a typical text of `length` bytes.
    pub(super) fn with_capacity_for(length: usize) -> Self {
        /// Beyond this the arenas grow as they fill.
        const LARGEST_GUESS: usize = 1 << 26;
        let length = length.min(LARGEST_GUESS);
        Self {
            instructions: Vec::with_capacity(length / 32),
            operands: Vec::with_capacity(length / 16),
            values: Vec::with_capacity(length / 32),
            ..Self::default()
        }
    }
}
