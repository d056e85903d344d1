//! Handles to IR: small, copyable, and mutable in place.
//!
//! melior's wrappers own the objects they name or borrow them; a pass moves, replaces and erases
//! operations while it holds others. These handles correspond to C++'s `Operation *`, `Value`,
//! `Block *` and `Region *`. Contexts, types, attributes, locations and identifiers are melior's.

mod attribute;
mod block;
mod builder;
mod context;
mod location;
mod memref;
mod module;
mod op;
mod op_class;
mod region;
mod types;
mod value;

pub use attribute::{
    AttributeExt, array, boolean, dense_elements, dense_i32, dense_i64, dense_vector, dictionary,
    flag, float_bits, i32_attr, i64_attr, identifier_text, integer, is_minor_identity_map,
    projection, splat, string, string_bytes, symbol_ref, type_attr,
};
pub use block::Block;
pub(crate) use builder::Point;
pub use builder::{Builder, OpSpec};
pub(crate) use context::context_ref;
pub use location::{File, Inlining, LocationExt};
pub use memref::{MemRef, is_unranked_memref, memref, with_element};
pub use module::Module;
pub use op::{Effects, Op};
pub use op_class::OpClass;
pub use region::Region;
pub use types::{
    Signedness, SmallFloat, TypeExt, complex_part, float_width, function, integer as integer_type,
    vector, vector_of,
};
pub use value::Value;

pub use melior::Context;
pub use melior::ir::{Attribute, Identifier, Location, Type};

/// A typed view of an operation, usually generated from the `.td` files.
pub trait OpView<'c>: Copy {
    /// The view in another context.
    type At<'a>: OpView<'a>;

    /// The full operation name, such as `gir.add`.
    const NAME: &'static str;

    /// The class that identifies operations of that name.
    fn class() -> &'static OpClass;

    /// Wraps an operation of that name.
    fn from_op(op: Op<'c>) -> Self;

    /// The operation.
    fn op(self) -> Op<'c>;
}
