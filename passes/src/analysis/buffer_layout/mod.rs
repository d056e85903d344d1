//! Layouts of buffers, by the published rules.
//!
//! `std140` and `std430` are those of GLSL (OpenGL 4.6 core specification, section
//! 7.6.2.2) for a block with one array; matrices are row-major, which is canonical
//! here. `metal` has the sizes and alignments of the Metal Shading Language
//! specification (sections 2.1 to 2.3), whose matrices are arrays of columns.
//!
//! | of scalars of `N` bytes | std140 | std430 | metal |
//! |---|---|---|---|
//! | scalar | `N`, aligned to `N` | as std140 | as std140 |
//! | vector of 2 | `2N`, to `2N` | as std140 | as std140 |
//! | vector of 3 | `3N`, to `4N` | as std140 | `4N`, to `4N` |
//! | vector of 4 | `4N`, to `4N` | as std140 | as std140 |
//! | array | elements aligned to 16 | elements at their alignment | as std430 |
//! | matrix | array of rows | array of rows | array of columns |
//!
//! Memory behind a pointer has a layout of its own, see [`super::layout`].

use gir_dialects::{
    ir::{self, Attribute, Context, Type, TypeExt},
    lir::{self, Major},
    mir::{self, Layout},
};

/// Size and alignment of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Size in bytes.
    pub size: i64,
    /// Alignment of its address in bytes.
    pub align: i64,
}

/// The layout of a matrix in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixLayout {
    /// The stride between rows or columns, in bytes.
    pub stride: i64,
    /// Whether rows or columns are contiguous.
    pub major: Major,
}

/// The layout of the elements of a buffer in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Elements {
    /// The rules.
    pub rules: Layout,
    /// One element.
    pub element: Extent,
    /// The stride between elements, in bytes.
    pub stride: i64,
    /// Rows or columns, if the elements are matrices.
    pub matrix: Option<MatrixLayout>,
}

impl Elements {
    /// The layout of elements of a type; `None` if the rules have no such type.
    pub fn new(rules: Layout, ty: Type<'_>) -> Option<Self> {
        let one = extent(rules, ty)?;
        let align = array_align(rules, one);
        Some(Self {
            rules,
            element: Extent { align, ..one },
            stride: round_up(one.size, align),
            matrix: matrix(rules, ty),
        })
    }

    /// The `#lir.layout`.
    pub fn attribute(self, context: &Context) -> Attribute<'_> {
        lir::LayoutAttr::get(
            context,
            self.rules,
            self.element.size,
            self.element.align,
            self.stride,
            self.matrix.map(|matrix| matrix.stride),
            self.matrix.map(|matrix| matrix.major),
        )
    }
}

/// The rules of a buffer without explicit ones.
pub fn default_rules(kind: mir::ResourceKind) -> Layout {
    match kind {
        mir::ResourceKind::Uniform => Layout::Std140,
        _ => Layout::Std430,
    }
}

/// Size and alignment of a single value; `None` if the rules have no such type.
pub fn extent(rules: Layout, ty: Type<'_>) -> Option<Extent> {
    if let Some(matrix) = mir::MatrixType::from_type(ty) {
        return matrix_extent(rules, matrix);
    }
    let Some((lanes, lane)) = ty.as_vector() else {
        return scalar(rules, ty);
    };
    let Extent { size, .. } = scalar(rules, lane)?;
    match (lanes, rules) {
        (2 | 4, _) => Some(square(size * i64::from(lanes))),
        (3, Layout::Metal) => Some(square(size * 4)),
        (3, _) => Some(Extent {
            size: size * 3,
            align: size * 4,
        }),
        _ => None,
    }
}

fn scalar(rules: Layout, ty: Type<'_>) -> Option<Extent> {
    let bits = ty.number_bits()?;
    // i1 has no form in memory, Metal has no doubles.
    let is_missing = bits < 8 || (rules == Layout::Metal && ty.as_float() == Some(64));
    (!is_missing).then(|| square(i64::from(bits / 8)))
}

/// An extent aligned to its size.
fn square(size: i64) -> Extent {
    Extent { size, align: size }
}

fn matrix_extent(rules: Layout, ty: mir::MatrixType<'_>) -> Option<Extent> {
    let MatrixLayout { stride, major } = matrix(rules, ty.ty())?;
    let count = match major {
        Major::Row => ty.rows(),
        Major::Column => ty.columns(),
    };
    let align = array_align(rules, extent(rules, line(ty, major))?);
    Some(Extent {
        size: stride * count,
        align,
    })
}

/// The layout of a type, if it is a matrix.
fn matrix(rules: Layout, ty: Type<'_>) -> Option<MatrixLayout> {
    let ty = mir::MatrixType::from_type(ty)?;
    let major = match rules {
        Layout::Std140 | Layout::Std430 => Major::Row,
        Layout::Metal => Major::Column,
    };
    let line = extent(rules, line(ty, major))?;
    Some(MatrixLayout {
        stride: round_up(line.size, array_align(rules, line)),
        major,
    })
}

/// The type of a row or a column of a matrix.
fn line(ty: mir::MatrixType<'_>, major: Major) -> Type<'_> {
    let lanes = match major {
        Major::Row => ty.columns(),
        Major::Column => ty.rows(),
    };
    ir::vector(lanes as u32, ty.element())
}

/// The alignment of the elements of an array.
fn array_align(rules: Layout, element: Extent) -> i64 {
    match rules {
        Layout::Std140 => round_up(element.align, 16),
        Layout::Std430 | Layout::Metal => element.align,
    }
}

fn round_up(bytes: i64, align: i64) -> i64 {
    (bytes + align - 1) / align * align
}

#[cfg(test)]
mod tests;
