//! Rewrite patterns, their drivers, and dialect conversion.
//!
//! A pattern is a plain function on one operation name, so that a pattern set can be shared by
//! threads. [`Patterns::walk`] applies each pattern once in program order and is the driver for 1:1
//! steps; [`Patterns::greedy`] repeats to a fixpoint; [`super::conversion::Conversion`] is for steps that change types
//! or must not leave operations of a dialect.

use super::{
    ir::{Attribute, Block, Builder, Context, Op, OpSpec, OpView, Point, Region, Type, Value},
    panic, string, sys,
};
use melior::ir::r#type::TypeLike;
use mlir_sys::*;
use std::{ffi::c_void, marker::PhantomData};

/// Edits IR inside a pattern and notifies the driver.
#[derive(Clone, Copy)]
pub struct Rewriter<'c> {
    raw: MlirRewriterBase,
    context: PhantomData<&'c Context>,
}

impl<'c> Rewriter<'c> {
    fn from_raw(raw: MlirRewriterBase) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    /// A builder that inserts before `op`, with its location.
    pub fn before(&self, op: Op<'c>) -> Builder<'c> {
        Builder::rewriting(self.raw, Point::Before(op), op.location())
    }

    /// A builder that inserts at the start of a block.
    pub fn at_start(&self, block: Block<'c>, location: super::ir::Location<'c>) -> Builder<'c> {
        Builder::rewriting(self.raw, Point::start_of(block), location)
    }

    /// A builder that appends to a block.
    pub fn at_end(&self, block: Block<'c>, location: super::ir::Location<'c>) -> Builder<'c> {
        Builder::rewriting(self.raw, Point::End(block), location)
    }

    /// Replaces the results of `op` and erases it.
    pub fn replace(&self, op: Op<'c>, values: &[Value<'c>]) {
        let raw: smallvec::SmallVec<[_; 4]> = values.iter().map(|value| value.to_raw()).collect();
        unsafe {
            mlirRewriterBaseReplaceOpWithValues(
                self.raw,
                op.to_raw(),
                raw.len() as isize,
                raw.as_ptr(),
            );
        }
    }

    /// Replaces `op` by an operation of another name with the same operands and result types, and
    /// these attributes.
    pub fn rename(&self, op: Op<'c>, name: &str, attributes: &[(&str, Attribute<'c>)]) {
        let operands: smallvec::SmallVec<[_; 4]> = op.operands().collect();
        let results: smallvec::SmallVec<[_; 2]> = op.results().map(Value::ty).collect();
        let spec = OpSpec {
            operands: &operands,
            results: &results,
            attributes,
            ..OpSpec::default()
        };
        let new = self.before(op).create(name, spec);
        let values: smallvec::SmallVec<[_; 2]> = new.results().collect();
        self.replace(op, &values);
    }

    /// Erases an operation without uses.
    pub fn erase(&self, op: Op<'c>) {
        unsafe { mlirRewriterBaseEraseOp(self.raw, op.to_raw()) }
    }

    /// Moves the blocks of a region before a block of another.
    pub fn inline_region_before(&self, region: Region<'c>, before: Block<'c>) {
        unsafe { mlirRewriterBaseInlineRegionBefore(self.raw, region.to_raw(), before.to_raw()) }
    }

    /// Moves the blocks of a region to the end of another, which may be empty.
    pub fn inline_region_to_end(&self, region: Region<'c>, target: Region<'c>) {
        unsafe { sys::girInlineRegionAtEnd(self.raw, region.to_raw(), target.to_raw()) }
    }

    /// Changes `op` in place.
    pub fn modify(&self, op: Op<'c>, change: impl FnOnce()) {
        unsafe { mlirRewriterBaseStartOpModification(self.raw, op.to_raw()) };
        change();
        unsafe { mlirRewriterBaseFinalizeOpModification(self.raw, op.to_raw()) };
    }

    /// Converts the arguments of all blocks of a region; inside a conversion
    /// pattern only.
    pub fn convert_region_types(&self, region: Region<'c>, converter: &TypeConverter) -> bool {
        unsafe { sys::girConvertRegionTypes(self.raw, region.to_raw(), converter.raw) }
    }
}

/// A rewrite of one operation: true if it changed something. An error it emits
/// fails the pass.
pub type Rewrite = for<'c> fn(Op<'c>, &Rewriter<'c>) -> bool;

/// A conversion of one operation with its already converted operands.
pub type Convert = for<'c> fn(Op<'c>, &[Value<'c>], &Rewriter<'c>) -> bool;

/// Rewrite patterns being collected.
pub struct PatternSet<'c> {
    raw: MlirRewritePatternSet,
    context: &'c Context,
    roots: Vec<&'static str>,
}

impl<'c> PatternSet<'c> {
    /// An empty set.
    pub fn new(context: &'c Context) -> Self {
        let raw = unsafe { mlirRewritePatternSetCreate(context.to_raw()) };
        let roots = vec![];
        Self {
            raw,
            context,
            roots,
        }
    }

    /// Adds a rewrite of the operations `T`.
    pub fn rewrite<T: OpView<'c>>(
        &mut self,
        rewrite: for<'a> fn(T::At<'a>, &Rewriter<'a>) -> bool,
    ) -> &mut Self {
        self.add_rewrite(
            T::NAME,
            match_and_rewrite_view::<T>,
            rewrite as *const () as _,
        )
    }

    /// Like [`Self::rewrite`], for a function that serves several operations.
    pub fn add<T: OpView<'c>>(&mut self, rewrite: Rewrite) -> &mut Self {
        self.add_rewrite(T::NAME, match_and_rewrite, rewrite as *const () as _)
    }

    fn add_rewrite(
        &mut self,
        name: &'static str,
        callback: MatchAndRewrite,
        rewrite: *mut c_void,
    ) -> &mut Self {
        if !self.may_hold(name) {
            return self;
        }
        self.roots.push(name);
        let callbacks = MlirRewritePatternCallbacks {
            construct: None,
            destruct: None,
            matchAndRewrite: Some(callback),
        };
        unsafe {
            let pattern = mlirOpRewritePatternCreate(
                string::to_raw(name),
                1,
                self.context.to_raw(),
                callbacks,
                rewrite,
                0,
                std::ptr::null_mut(),
            );
            mlirRewritePatternSetAdd(self.raw, pattern);
        }
        self
    }

    /// Adds a conversion of the operations `T`.
    pub fn convert<T: OpView<'c>>(
        &mut self,
        converter: &TypeConverter,
        convert: for<'a> fn(T::At<'a>, &[Value<'a>], &Rewriter<'a>) -> bool,
    ) -> &mut Self {
        let convert = convert as *const c_void;
        self.add_conversion_callback(T::NAME, converter, convert_view::<T>, convert)
    }

    /// Like [`Self::convert`], for a function that serves several operations.
    pub fn add_conversion<T: OpView<'c>>(
        &mut self,
        converter: &TypeConverter,
        convert: Convert,
    ) -> &mut Self {
        let convert = convert as *const c_void;
        self.add_conversion_callback(T::NAME, converter, convert_callback, convert)
    }

    fn add_conversion_callback(
        &mut self,
        name: &'static str,
        converter: &TypeConverter,
        callback: ConvertCallback,
        convert: *const c_void,
    ) -> &mut Self {
        if !self.may_hold(name) {
            return self;
        }
        self.roots.push(name);
        unsafe {
            sys::girRewritePatternSetAddConversion(
                self.raw,
                converter.raw,
                string::to_raw(name),
                Some(callback),
                convert,
            );
        }
        self
    }

    /// Whether a module may contain operations of this name. As long as their dialect is not loaded
    /// there are none, and a pattern would keep a name that loading it replaces.
    fn may_hold(&self, name: &str) -> bool {
        unsafe { mlirContextIsRegisteredOperation(self.context.to_raw(), string::to_raw(name)) }
    }

    pub(crate) fn to_raw(&self) -> MlirRewritePatternSet {
        self.raw
    }

    /// Freezes the set for use by a driver.
    pub fn freeze(mut self) -> Patterns {
        // Freezing moves the patterns out; dropping `self` frees the empty set.
        Patterns {
            roots: std::mem::take(&mut self.roots),
            raw: unsafe { mlirFreezeRewritePattern(self.raw) },
        }
    }
}

impl Drop for PatternSet<'_> {
    fn drop(&mut self) {
        unsafe { mlirRewritePatternSetDestroy(self.raw) }
    }
}

/// The driver's call of a rewrite; the last argument is the function.
type MatchAndRewrite = unsafe extern "C" fn(
    MlirRewritePattern,
    MlirOperation,
    MlirPatternRewriter,
    *mut c_void,
) -> MlirLogicalResult;

unsafe extern "C" fn match_and_rewrite(
    _pattern: MlirRewritePattern,
    op: MlirOperation,
    rewriter: MlirPatternRewriter,
    data: *mut c_void,
) -> MlirLogicalResult {
    let rewrite: Rewrite = unsafe { std::mem::transmute(data) };
    run_rewrite(op, rewriter, rewrite)
}

unsafe extern "C" fn match_and_rewrite_view<'c, T: OpView<'c>>(
    _pattern: MlirRewritePattern,
    op: MlirOperation,
    rewriter: MlirPatternRewriter,
    data: *mut c_void,
) -> MlirLogicalResult {
    let rewrite: for<'a> fn(T::At<'a>, &Rewriter<'a>) -> bool =
        unsafe { std::mem::transmute(data) };
    run_rewrite(op, rewriter, |op, rewriter| {
        rewrite(<T::At<'_>>::from_op(op), rewriter)
    })
}

fn run_rewrite(
    op: MlirOperation,
    rewriter: MlirPatternRewriter,
    rewrite: impl for<'a> Fn(Op<'a>, &Rewriter<'a>) -> bool,
) -> MlirLogicalResult {
    let op = Op::from_raw(op);
    let rewriter = Rewriter::from_raw(unsafe { mlirPatternRewriterAsBase(rewriter) });
    let changed = panic::guard(op.location(), || rewrite(op, &rewriter)).unwrap_or(false);
    MlirLogicalResult {
        value: i8::from(changed),
    }
}

/// The driver's call of a conversion; the last argument is the function.
type ConvertCallback = unsafe extern "C" fn(
    MlirOperation,
    isize,
    *const MlirValue,
    MlirRewriterBase,
    *const c_void,
) -> bool;

unsafe extern "C" fn convert_callback(
    op: MlirOperation,
    count: isize,
    operands: *const MlirValue,
    rewriter: MlirRewriterBase,
    data: *const c_void,
) -> bool {
    let convert: Convert = unsafe { std::mem::transmute(data) };
    let op = Op::from_raw(op);
    let operands = unsafe { converted_operands(count, operands) };
    let rewriter = Rewriter::from_raw(rewriter);
    panic::guard(op.location(), || convert(op, &operands, &rewriter)).unwrap_or(false)
}

unsafe extern "C" fn convert_view<'c, T: OpView<'c>>(
    op: MlirOperation,
    count: isize,
    operands: *const MlirValue,
    rewriter: MlirRewriterBase,
    data: *const c_void,
) -> bool {
    let convert: for<'a> fn(T::At<'a>, &[Value<'a>], &Rewriter<'a>) -> bool =
        unsafe { std::mem::transmute(data) };
    let op = Op::from_raw(op);
    let operands = unsafe { converted_operands(count, operands) };
    let rewriter = Rewriter::from_raw(rewriter);
    let convert = || convert(<T::At<'_>>::from_op(op), &operands, &rewriter);
    panic::guard(op.location(), convert).unwrap_or(false)
}

type Operands<'c> = smallvec::SmallVec<[Value<'c>; 8]>;

unsafe fn converted_operands<'c>(count: isize, operands: *const MlirValue) -> Operands<'c> {
    (0..count)
        .map(|index| Value::from_raw(unsafe { *operands.offset(index) }))
        .collect()
}

/// A frozen set of patterns, shared by all threads of its context.
pub struct Patterns {
    roots: Vec<&'static str>,
    raw: MlirFrozenRewritePatternSet,
}

// The patterns are plain functions, and MLIR shares frozen sets among threads.
unsafe impl Send for Patterns {}
unsafe impl Sync for Patterns {}

impl Patterns {
    /// The names of the operations that have a pattern.
    pub fn roots(&self) -> &[&'static str] {
        &self.roots
    }

    pub(super) fn to_raw(&self) -> MlirFrozenRewritePatternSet {
        self.raw
    }

    /// Visits the operations below `op` once, in program order, and applies the
    /// first pattern that matches each; new operations are not visited.
    pub fn walk(&self, op: Op<'_>) {
        unsafe { mlirWalkAndApplyPatterns(op.to_raw(), self.raw) }
    }

    /// Applies patterns and folders below `op` until nothing changes; false if they do not
    /// converge.
    pub fn greedy(&self, op: Op<'_>) -> bool {
        unsafe {
            let config = mlirGreedyRewriteDriverConfigCreate();
            let result = mlirApplyPatternsAndFoldGreedilyWithOp(op.to_raw(), self.raw, config);
            mlirGreedyRewriteDriverConfigDestroy(config);
            result.value != 0
        }
    }
}

impl Drop for Patterns {
    fn drop(&mut self) {
        unsafe { mlirFrozenRewritePatternSetDestroy(self.raw) }
    }
}

/// Converts a type; returns the type itself if it is legal, `None` if it cannot be converted.
pub type ConvertType = for<'c> fn(Type<'c>) -> Option<Type<'c>>;

unsafe extern "C" fn convert_type(ty: MlirType, data: *const c_void) -> MlirType {
    let convert: ConvertType = unsafe { std::mem::transmute(data) };
    let ty = unsafe { Type::from_raw(ty) };
    let converted = std::panic::catch_unwind(|| convert(ty)).ok().flatten();
    converted.map_or(
        MlirType {
            ptr: std::ptr::null(),
        },
        |ty| ty.to_raw(),
    )
}

/// A type converter. It must outlive the patterns created with it.
pub struct TypeConverter {
    raw: sys::GirTypeConverter,
}

// MLIR's converter guards its cache; the callback is a plain function.
unsafe impl Send for TypeConverter {}
unsafe impl Sync for TypeConverter {}

impl TypeConverter {
    /// A converter from a function.
    pub fn new(convert: ConvertType) -> Self {
        let data = convert as *const c_void;
        Self {
            raw: unsafe { sys::girTypeConverterCreate(Some(convert_type), data) },
        }
    }

    /// Upstream's converter to types of the `llvm` dialect, used for types that `convert` does not
    /// handle.
    pub fn to_llvm(context: &Context, convert: ConvertType) -> Self {
        let data = convert as *const c_void;
        let context = context.to_raw();
        Self {
            raw: unsafe { sys::girLlvmTypeConverterCreate(context, Some(convert_type), data) },
        }
    }

    pub(crate) fn to_raw(&self) -> sys::GirTypeConverter {
        self.raw
    }

    /// The converted type.
    pub fn convert<'c>(&self, ty: Type<'c>) -> Option<Type<'c>> {
        let raw = unsafe { sys::girTypeConverterConvert(self.raw, ty.to_raw()) };
        (!raw.ptr.is_null()).then(|| unsafe { Type::from_raw(raw) })
    }
}

impl Drop for TypeConverter {
    fn drop(&mut self) {
        unsafe { sys::girTypeConverterDestroy(self.raw) }
    }
}
