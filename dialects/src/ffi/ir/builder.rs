//! Creating operations.

use super::{Attribute, Block, Context, Location, Op, OpView, Type, Value};
use crate::ffi::string;
use melior::ir::{attribute::AttributeLike, r#type::TypeLike};
use mlir_sys::*;

/// The parts of an operation. The generated `build` functions fill them in.
#[derive(Default)]
pub struct OpSpec<'c, 'a> {
    /// Operands in order.
    pub operands: &'a [Value<'c>],
    /// Types of the results.
    pub results: &'a [Type<'c>],
    /// Attributes by name, including inherent ones.
    pub attributes: &'a [(&'a str, Attribute<'c>)],
    /// The number of empty regions of the operation.
    pub regions: usize,
    /// The successor blocks of a branch.
    pub successors: &'a [Block<'c>],
}

/// An insertion point.
#[derive(Clone, Copy)]
pub(crate) enum Point<'c> {
    End(Block<'c>),
    Before(Op<'c>),
}

/// Creates operations at an insertion point, with a location.
#[derive(Clone, Copy)]
pub struct Builder<'c> {
    point: Point<'c>,
    location: Location<'c>,
    /// Notified of each new operation, if present.
    rewriter: Option<MlirRewriterBase>,
}

impl<'c> Point<'c> {
    pub(crate) fn start_of(block: Block<'c>) -> Self {
        block.first_op().map_or(Self::End(block), Self::Before)
    }
}

impl<'c> Builder<'c> {
    /// Appends to a block.
    pub fn at_end(block: Block<'c>, location: Location<'c>) -> Self {
        Self {
            point: Point::End(block),
            location,
            rewriter: None,
        }
    }

    /// Inserts before an operation, with its location.
    pub fn before(op: Op<'c>) -> Self {
        Self {
            point: Point::Before(op),
            location: op.location(),
            rewriter: None,
        }
    }

    /// Inserts at the start of a block.
    pub fn at_start(block: Block<'c>, location: Location<'c>) -> Self {
        Self {
            point: Point::start_of(block),
            location,
            rewriter: None,
        }
    }

    /// Inserts at a point through a rewriter, which notifies its driver.
    pub(crate) fn rewriting(
        raw: MlirRewriterBase,
        point: Point<'c>,
        location: Location<'c>,
    ) -> Self {
        Self {
            point,
            location,
            rewriter: Some(raw),
        }
    }

    /// The same point with another location.
    pub fn with_location(self, location: Location<'c>) -> Self {
        Self { location, ..self }
    }

    /// The location given to new operations.
    pub fn location(&self) -> Location<'c> {
        self.location
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        unsafe { crate::ffi::ir::context_ref(mlirLocationGetContext(self.location.to_raw())) }
    }

    /// Creates an operation by name and inserts it. Passes use the generated
    /// `build` functions instead.
    pub fn create(&self, name: &str, spec: OpSpec<'c, '_>) -> Op<'c> {
        let op = self.create_detached(name, spec);
        // MLIR frees the name of an operation whose dialect is loaded after the name was created.
        debug_assert!(op.is_registered(), "the dialect of '{name}' is not loaded");
        match self.rewriter {
            Some(rewriter) => self.insert_rewriting(rewriter, op),
            None => self.insert(op),
        }
        op
    }

    fn insert(&self, op: Op<'c>) {
        match self.point {
            Point::End(block) => unsafe {
                mlirBlockAppendOwnedOperation(block.to_raw(), op.to_raw());
            },
            Point::Before(reference) => unsafe {
                let block = reference
                    .block()
                    .expect("a block holds the op to insert before");
                mlirBlockInsertOwnedOperationBefore(
                    block.to_raw(),
                    reference.to_raw(),
                    op.to_raw(),
                );
            },
        }
    }

    // Several builders may share a rewriter, so its insertion point is set each time.
    fn insert_rewriting(&self, rewriter: MlirRewriterBase, op: Op<'c>) {
        unsafe {
            match self.point {
                Point::End(block) => {
                    mlirRewriterBaseSetInsertionPointToEnd(rewriter, block.to_raw());
                }
                Point::Before(reference) => {
                    mlirRewriterBaseSetInsertionPointBefore(rewriter, reference.to_raw());
                }
            }
            mlirRewriterBaseInsert(rewriter, op.to_raw());
        }
    }

    /// Creates a typed operation from a spec written by hand; for upstream dialects without
    /// generated views.
    pub fn create_as<T: OpView<'c>>(&self, spec: OpSpec<'c, '_>) -> T {
        T::from_op(self.create(T::NAME, spec))
    }

    fn create_detached(&self, name: &str, spec: OpSpec<'c, '_>) -> Op<'c> {
        // Most operations have few of each, which need no heap.
        let operands: smallvec::SmallVec<[_; 8]> =
            spec.operands.iter().map(|value| value.to_raw()).collect();
        let results: smallvec::SmallVec<[_; 4]> =
            spec.results.iter().map(|ty| ty.to_raw()).collect();
        let successors: smallvec::SmallVec<[_; 2]> =
            spec.successors.iter().map(|block| block.to_raw()).collect();
        unsafe {
            let context = mlirLocationGetContext(self.location.to_raw());
            let attributes: smallvec::SmallVec<[_; 8]> = spec
                .attributes
                .iter()
                .map(|(name, attribute)| {
                    mlirNamedAttributeGet(
                        mlirIdentifierGet(context, string::to_raw(name)),
                        attribute.to_raw(),
                    )
                })
                .collect();
            let mut state = mlirOperationStateGet(string::to_raw(name), self.location.to_raw());
            mlirOperationStateAddOperands(&mut state, operands.len() as isize, operands.as_ptr());
            mlirOperationStateAddResults(&mut state, results.len() as isize, results.as_ptr());
            if !attributes.is_empty() {
                mlirOperationStateAddAttributes(
                    &mut state,
                    attributes.len() as isize,
                    attributes.as_ptr(),
                );
            }
            if !successors.is_empty() {
                mlirOperationStateAddSuccessors(
                    &mut state,
                    successors.len() as isize,
                    successors.as_ptr(),
                );
            }
            if spec.regions > 0 {
                let regions: Vec<_> = (0..spec.regions).map(|_| mlirRegionCreate()).collect();
                mlirOperationStateAddOwnedRegions(
                    &mut state,
                    regions.len() as isize,
                    regions.as_ptr(),
                );
            }
            let raw = mlirOperationCreate(&mut state);
            assert!(!raw.ptr.is_null(), "cannot create '{name}'");
            Op::from_raw(raw)
        }
    }
}
