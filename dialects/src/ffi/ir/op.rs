//! Operations.

use super::{Attribute, Block, Context, Identifier, Location, OpView, Region, Type, Value};
use crate::ffi::{diagnostic::Note, string};
use melior::ir::{attribute::AttributeLike, operation::OperationRef};
use mlir_sys::*;
use std::{ffi::c_void, fmt, hash::Hash, hash::Hasher, marker::PhantomData};

/// An operation.
#[derive(Clone, Copy)]
pub struct Op<'c> {
    raw: MlirOperation,
    context: PhantomData<&'c Context>,
}

impl<'c> Op<'c> {
    /// Wraps a live operation; private to the boundary.
    pub(crate) fn from_raw(raw: MlirOperation) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    pub(crate) fn from_raw_option(raw: MlirOperation) -> Option<Self> {
        (!raw.ptr.is_null()).then(|| Self::from_raw(raw))
    }

    pub(crate) fn to_raw(self) -> MlirOperation {
        self.raw
    }

    /// The handle of a melior operation.
    pub fn from_melior(op: OperationRef<'c, '_>) -> Self {
        Self::from_raw(op.to_raw())
    }

    /// The operation as a melior handle, for melior's functions.
    pub fn to_melior(self) -> OperationRef<'c, 'c> {
        unsafe { OperationRef::from_raw(self.raw) }
    }

    /// The context.
    pub fn context(self) -> &'c Context {
        unsafe { crate::ffi::ir::context_ref(mlirOperationGetContext(self.raw)) }
    }

    /// The full name, such as `gir.add`.
    pub fn name(self) -> &'c str {
        let name = unsafe { mlirIdentifierStr(mlirOperationGetName(self.raw)) };
        match self.is_registered() {
            // Operation names in dialect definitions are ASCII.
            true => unsafe { str::from_utf8_unchecked(string::bytes(name)) },
            false => unsafe { string::text(name) },
        }
    }

    /// The address that identifies operations of this name in this process; null if the operation
    /// is not registered.
    pub(super) fn type_id(self) -> *const c_void {
        unsafe { mlirOperationGetTypeID(self.raw) }.ptr
    }

    /// Whether the operation is registered in a loaded dialect.
    pub(super) fn is_registered(self) -> bool {
        !self.type_id().is_null()
    }

    /// Whether the operation is a `T`.
    pub fn is<T: OpView<'c>>(self) -> bool {
        T::class().has(self)
    }

    /// The operation as a `T`, if it is one.
    pub fn cast<T: OpView<'c>>(self) -> Option<T> {
        self.is::<T>().then(|| T::from_op(self))
    }

    /// Sets the location of the operation.
    pub fn set_location(self, location: Location<'c>) {
        unsafe { mlirOperationSetLocation(self.to_raw(), location.to_raw()) }
    }

    /// The location of the operation.
    pub fn location(self) -> Location<'c> {
        unsafe { Location::from_raw(mlirOperationGetLocation(self.raw)) }
    }

    /// Number of operands.
    pub fn operand_count(self) -> usize {
        unsafe { mlirOperationGetNumOperands(self.raw) as usize }
    }

    /// The operand at an index below [`Self::operand_count`].
    pub fn operand(self, index: usize) -> Value<'c> {
        assert!(index < self.operand_count());
        Value::from_raw(unsafe { mlirOperationGetOperand(self.raw, index as isize) })
    }

    /// All operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value<'c>> {
        (0..self.operand_count()).map(move |index| self.operand(index))
    }

    /// Replaces one operand.
    pub fn set_operand(self, index: usize, value: Value<'c>) {
        assert!(index < self.operand_count());
        unsafe { mlirOperationSetOperand(self.raw, index as isize, value.to_raw()) }
    }

    /// Replaces the operand list.
    pub fn set_operands(self, values: &[Value<'c>]) {
        let raw: Vec<_> = values.iter().map(|value| value.to_raw()).collect();
        unsafe { mlirOperationSetOperands(self.raw, raw.len() as isize, raw.as_ptr()) }
    }

    /// Number of results.
    pub fn result_count(self) -> usize {
        unsafe { mlirOperationGetNumResults(self.raw) as usize }
    }

    /// The result at an index below [`Self::result_count`].
    pub fn result(self, index: usize) -> Value<'c> {
        assert!(index < self.result_count());
        Value::from_raw(unsafe { mlirOperationGetResult(self.raw, index as isize) })
    }

    /// All results.
    pub fn results(self) -> impl ExactSizeIterator<Item = Value<'c>> {
        (0..self.result_count()).map(move |index| self.result(index))
    }

    /// Number of regions.
    pub fn region_count(self) -> usize {
        unsafe { mlirOperationGetNumRegions(self.raw) as usize }
    }

    /// The region at an index below [`Self::region_count`].
    pub fn region(self, index: usize) -> Region<'c> {
        assert!(index < self.region_count());
        Region::from_raw(unsafe { mlirOperationGetRegion(self.raw, index as isize) })
    }

    /// All regions.
    pub fn regions(self) -> impl ExactSizeIterator<Item = Region<'c>> {
        (0..self.region_count()).map(move |index| self.region(index))
    }

    /// Number of successor blocks.
    pub fn successor_count(self) -> usize {
        unsafe { mlirOperationGetNumSuccessors(self.raw) as usize }
    }

    /// The successor at an index below [`Self::successor_count`].
    pub fn successor(self, index: usize) -> Block<'c> {
        assert!(index < self.successor_count());
        Block::from_raw(unsafe { mlirOperationGetSuccessor(self.raw, index as isize) })
    }

    /// All successors.
    pub fn successors(self) -> impl ExactSizeIterator<Item = Block<'c>> {
        (0..self.successor_count()).map(move |index| self.successor(index))
    }

    /// Replaces one successor.
    pub fn set_successor(self, index: usize, block: Block<'c>) {
        assert!(index < self.successor_count());
        unsafe { mlirOperationSetSuccessor(self.raw, index as isize, block.to_raw()) }
    }

    /// The block that contains the operation.
    pub fn block(self) -> Option<Block<'c>> {
        Block::from_raw_option(unsafe { mlirOperationGetBlock(self.raw) })
    }

    /// The enclosing operation.
    pub fn parent(self) -> Option<Op<'c>> {
        self.block()?;
        Self::from_raw_option(unsafe { mlirOperationGetParentOperation(self.raw) })
    }

    /// The operation after this one in its block.
    pub fn next(self) -> Option<Op<'c>> {
        self.block()?;
        Self::from_raw_option(unsafe { mlirOperationGetNextInBlock(self.raw) })
    }

    /// Whether the operation comes before another of its block.
    pub fn is_before(self, other: Op<'c>) -> bool {
        unsafe { mlirOperationIsBeforeInBlock(self.raw, other.raw) }
    }

    /// The attribute with a name, inherent or discardable.
    pub fn attribute(self, name: &str) -> Option<Attribute<'c>> {
        let raw = unsafe { mlirOperationGetAttributeByName(self.raw, string::to_raw(name)) };
        (!raw.ptr.is_null()).then(|| unsafe { Attribute::from_raw(raw) })
    }

    /// Sets an attribute, inherent or discardable.
    pub fn set_attribute(self, name: &str, attribute: Attribute<'c>) {
        unsafe {
            mlirOperationSetAttributeByName(self.raw, string::to_raw(name), attribute.to_raw());
        }
    }

    /// Removes an attribute; returns whether it was present.
    pub fn remove_attribute(self, name: &str) -> bool {
        unsafe { mlirOperationRemoveAttributeByName(self.raw, string::to_raw(name)) }
    }

    /// All attributes by name, inherent and discardable.
    pub fn attributes(self) -> Vec<(&'c str, Attribute<'c>)> {
        let count = unsafe { mlirOperationGetNumAttributes(self.raw) };
        let named = |index| unsafe { mlirOperationGetAttribute(self.raw, index) };
        (0..count)
            .map(named)
            .map(|named| unsafe {
                let name = string::text(mlirIdentifierStr(named.name));
                (name, Attribute::from_raw(named.attribute))
            })
            .collect()
    }

    /// The attributes that are not part of the operation's definition.
    pub fn discardable_attributes(
        self,
    ) -> impl ExactSizeIterator<Item = (Identifier<'c>, Attribute<'c>)> {
        let count = unsafe { mlirOperationGetNumDiscardableAttributes(self.raw) };
        (0..count as usize).map(move |index| unsafe {
            let named = mlirOperationGetDiscardableAttribute(self.raw, index as isize);
            (
                Identifier::from_raw(named.name),
                Attribute::from_raw(named.attribute),
            )
        })
    }

    /// Moves the operation before another, also across blocks.
    pub fn move_before(self, other: Op<'c>) {
        unsafe { mlirOperationMoveBefore(self.raw, other.raw) }
    }

    /// Moves the operation after another, also across blocks.
    pub fn move_after(self, other: Op<'c>) {
        unsafe { mlirOperationMoveAfter(self.raw, other.raw) }
    }

    /// Inserts a copy of the operation, with its regions and the same operands, before another.
    pub fn copy_before(self, other: Op<'c>) -> Op<'c> {
        unsafe {
            let copy = mlirOperationClone(self.raw);
            let block = mlirOperationGetBlock(other.raw);
            mlirBlockInsertOwnedOperationBefore(block, other.raw, copy);
            Self::from_raw(copy)
        }
    }

    /// Appends a copy of the operation, with its regions and the same operands, to a block.
    pub fn copy_to_end(self, block: Block<'c>) -> Op<'c> {
        unsafe {
            let copy = mlirOperationClone(self.raw);
            mlirBlockAppendOwnedOperation(block.to_raw(), copy);
            Self::from_raw(copy)
        }
    }

    /// Moves the operation to the end of a block.
    pub fn move_to_end(self, block: Block<'c>) {
        unsafe {
            mlirOperationRemoveFromParent(self.raw);
            mlirBlockAppendOwnedOperation(block.to_raw(), self.raw);
        }
    }

    /// Erases the operation, which must have no uses left.
    pub fn erase(self) {
        unsafe { mlirOperationDestroy(self.raw) }
    }

    /// Whether any result has a use.
    pub fn has_uses(self) -> bool {
        self.results().any(Value::has_uses)
    }

    /// Runs the verifier.
    pub fn verify(self) -> bool {
        unsafe { mlirOperationVerify(self.raw) }
    }

    /// Whether the operation and its regions have no effects besides its results.
    pub fn is_effect_free(self) -> bool {
        unsafe { crate::ffi::sys::girOperationIsEffectFree(self.raw) }
    }

    /// The memory effects of the operation and its regions, as far as known.
    pub fn effects(self) -> Effects {
        let bits = unsafe { crate::ffi::sys::girOperationEffects(self.raw) };
        Effects {
            reads: bits & 1 != 0,
            writes: bits & 2 != 0,
            others: bits & 4 != 0,
        }
    }

    /// A hash that is equal for operations that [compute the same](Self::computes_as).
    pub fn hash_of_computation(self) -> u64 {
        unsafe { crate::ffi::sys::girOperationHash(self.raw) }
    }

    /// Whether both perform the same computation on the same operands, at any location.
    pub fn computes_as(self, other: Self) -> bool {
        unsafe { crate::ffi::sys::girOperationIsEquivalent(self.raw, other.raw) }
    }

    /// The types of the results.
    pub fn result_types(self) -> Vec<Type<'c>> {
        self.results().map(Value::ty).collect()
    }

    /// Visits all operations below this one, innermost first, and this one last. The visitor may
    /// erase the operation it is given.
    pub fn walk_post(self, mut visit: impl FnMut(Op<'c>)) {
        self.walk(MlirWalkOrder_MlirWalkPostOrder, &mut visit);
    }

    /// Visits this operation and then all operations below it, outermost first.
    pub fn walk_pre(self, mut visit: impl FnMut(Op<'c>)) {
        self.walk(MlirWalkOrder_MlirWalkPreOrder, &mut visit);
    }

    fn walk(self, order: MlirWalkOrder, visit: &mut dyn FnMut(Op<'c>)) {
        // C cannot name the context's lifetime; the visitor is called with the right one.
        unsafe extern "C" fn callback(op: MlirOperation, data: *mut c_void) -> MlirWalkResult {
            let visit = unsafe { &mut *data.cast::<&mut dyn FnMut(Op<'static>)>() };
            let op = Op::from_raw(op);
            match crate::ffi::panic::guard(op.location(), || visit(op)) {
                Some(()) => MlirWalkResult_MlirWalkResultAdvance,
                None => MlirWalkResult_MlirWalkResultInterrupt,
            }
        }
        let mut visit = visit;
        let data = std::ptr::from_mut(&mut visit).cast();
        unsafe { mlirOperationWalk(self.raw, Some(callback), data, order) }
    }

    /// The source line of the operation.
    pub fn line(self) -> Option<usize> {
        crate::report::place::Place::of(self.location()).map(|place| place.line)
    }

    /// Emits an error at the operation: `'gir.store' op <message>`.
    pub fn error(self, message: impl AsRef<str>) {
        crate::ffi::diagnostic::error(self.location(), self.describe(message.as_ref()));
    }

    /// Emits an error at the operation about something that the program may say and its target cannot express.
    pub fn unsupported(self, message: impl AsRef<str>) {
        crate::ffi::diagnostic::unsupported(self.location(), self.describe(message.as_ref()));
    }

    /// Emits an error at the operation about a mistake in the program, in a phase whose errors are lacks of the target.
    pub fn mistake(self, message: impl AsRef<str>) {
        crate::ffi::diagnostic::mistake(self.location(), self.describe(message.as_ref()));
    }

    /// Emits an error at the operation, with notes.
    pub fn error_with_notes(self, message: impl AsRef<str>, notes: &[Note<'_>]) {
        let message = self.describe(message.as_ref());
        crate::ffi::diagnostic::error_with_notes(self.location(), message, notes);
    }

    /// Emits a remark at the operation.
    pub fn remark(self, message: impl AsRef<str>) {
        self.remark_with_notes(message, &[]);
    }

    /// Emits a remark at the operation, with notes.
    pub fn remark_with_notes(self, message: impl AsRef<str>, notes: &[Note<'_>]) {
        let message = self.describe(message.as_ref());
        crate::ffi::diagnostic::remark_with_notes(self.location(), message, notes);
    }

    /// Emits a warning at the operation.
    pub fn warning(self, message: impl AsRef<str>) {
        crate::ffi::diagnostic::warning(self.location(), self.describe(message.as_ref()));
    }

    fn describe(self, message: &str) -> String {
        format!("'{}' op {message}", self.name())
    }
}

// A handle is an address. Passes give each thread its own operations; reading shared objects
// (types, attributes, locations) is thread-safe in MLIR.
unsafe impl Send for Op<'_> {}
unsafe impl Sync for Op<'_> {}

/// The memory effects of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// Reads memory.
    pub reads: bool,
    /// Writes memory.
    pub writes: bool,
    /// Allocates or frees memory, or has unknown effects.
    pub others: bool,
}

impl Effects {
    /// Whether there are no effects.
    pub fn is_none(self) -> bool {
        !self.reads && !self.writes && !self.others
    }
}

impl PartialEq for Op<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.raw.ptr, other.raw.ptr)
    }
}

impl Eq for Op<'_> {}

impl Hash for Op<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.raw.ptr.hash(state);
    }
}

impl Op<'_> {
    /// The text of the operation, in which values have the names of their locations where they have any.
    pub fn named_text(self) -> String {
        let mut text: Vec<u8> = Vec::new();
        let data = std::ptr::from_mut(&mut text).cast();
        unsafe {
            let flags = mlirOpPrintingFlagsCreate();
            mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
            mlirOperationPrintWithFlags(self.raw, flags, Some(string::append), data);
            mlirOpPrintingFlagsDestroy(flags);
        }
        String::from_utf8_lossy(&text).into_owned()
    }
}

impl fmt::Display for Op<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text: Vec<u8> = Vec::new();
        let data = std::ptr::from_mut(&mut text).cast();
        unsafe { mlirOperationPrint(self.raw, Some(string::append), data) };
        formatter.write_str(&String::from_utf8_lossy(&text))
    }
}

impl fmt::Debug for Op<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}
