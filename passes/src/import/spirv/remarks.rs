//! Remarks on parts of a module that are left out or fixed.

use super::{constants, shared::Shared, source::EntryPoint};
use gir_dialects::{diagnostic, ir::Location};
use rspirv::spirv::{Decoration, ExecutionMode, Op};

/// Says which arrays and matrices have the extents that constants have by default, whatever the host sets.
fn remark_on_lengths(shared: &Shared<'_, '_, '_>) {
    let source = shared.source;
    let arrays = source
        .defs
        .iter()
        .filter(|(_, inst)| inst.op == Op::TypeArray);
    let mut found: Vec<_> = arrays
        .filter_map(|(&id, inst)| Some((id, inst, inst.word(1).ok()?)))
        .filter(|&(_, _, length)| constants::is_specialised(source, length))
        .collect();
    found.sort_unstable_by_key(|&(id, ..)| id);
    for (id, inst, length) in found {
        let length = constants::int_of(source, length).unwrap_or_default();
        diagnostic::remark(
            shared.place(inst),
            format!(
                "'OpTypeArray' %{id}: the array has {length} elements, as by default, if the host specialises its length"
            ),
        );
    }
    remark_on_matrices(shared);
}

/// The same for the extents of cooperative matrices.
fn remark_on_matrices(shared: &Shared<'_, '_, '_>) {
    let source = shared.source;
    for inst in &source.globals {
        let is_given = |at| {
            inst.word(at)
                .is_ok_and(|id| constants::is_specialised(source, id))
        };
        let matrix = inst.result.and_then(|id| shared.types.cooperative(id));
        if let Some(matrix) = matrix.filter(|_| is_given(2) || is_given(3)) {
            diagnostic::remark(
                shared.place(inst),
                format!(
                    "'{}' %{}: the matrix has {} rows and {} columns, as by default, if the host specialises them",
                    inst.name(),
                    inst.result.unwrap_or_default(),
                    matrix.rows,
                    matrix.columns
                ),
            );
        }
    }
}

/// Says what is left out: decorations that are not known, and modes of floats that are not kept.
pub fn remark(shared: &Shared<'_, '_, '_>, chosen: &[EntryPoint<'_>]) {
    let all = shared.source.decorations.values();
    let all = all
        .chain(shared.source.member_decorations.values())
        .flatten();
    let mut unknown: Vec<u32> = all
        .map(|(number, _)| *number)
        .filter(|&number| !is_expected(number))
        .collect();
    unknown.sort_unstable();
    unknown.dedup();
    let file = Location::new(shared.context, shared.file, 0, 0);
    for number in unknown {
        let name =
            Decoration::from_u32(number).map_or(number.to_string(), |kind| format!("{kind:?}"));
        diagnostic::remark(file, format!("the decoration {name} is dropped"));
    }
    remark_on_lengths(shared);
    for point in chosen {
        let modes = [
            (
                ExecutionMode::DenormFlushToZero,
                "subnormal floats are kept, not flushed to zero",
            ),
            (
                ExecutionMode::RoundingModeRTZ,
                "floats are rounded to nearest, not towards zero",
            ),
            (
                ExecutionMode::EarlyFragmentTests,
                "the device chooses when it tests fragments",
            ),
            (
                ExecutionMode::PixelCenterInteger,
                "centres of pixels have halves as coordinates",
            ),
            (
                ExecutionMode::OriginLowerLeft,
                "the origin of fragments is the upper left corner",
            ),
        ];
        for (mode, text) in modes {
            if shared.source.mode(point.function, mode).is_some() {
                diagnostic::remark(
                    shared.place(&point.inst),
                    format!("'{}': {text}", point.name),
                );
            }
        }
    }
}

/// Decorations that are read, and those that change no result.
fn is_expected(number: u32) -> bool {
    use Decoration as D;
    let Some(kind) = Decoration::from_u32(number) else {
        return false;
    };
    matches!(
        kind,
        D::RelaxedPrecision
            | D::SpecId
            | D::Block
            | D::BufferBlock
            | D::RowMajor
            | D::ColMajor
            | D::ArrayStride
            | D::MatrixStride
            | D::GLSLShared
            | D::GLSLPacked
            | D::CPacked
            | D::BuiltIn
            | D::NoPerspective
            | D::Flat
            | D::Restrict
            | D::Aliased
            | D::Volatile
            | D::Constant
            | D::Coherent
            | D::NonWritable
            | D::NonReadable
            | D::Uniform
            | D::UniformId
            | D::SaturatedConversion
            | D::Location
            | D::Component
            | D::Index
            | D::Binding
            | D::DescriptorSet
            | D::Offset
            | D::FuncParamAttr
            | D::FPRoundingMode
            | D::FPFastMathMode
            | D::LinkageAttributes
            | D::NoContraction
            | D::Alignment
            | D::MaxByteOffset
            | D::AlignmentId
            | D::NoSignedWrap
            | D::NoUnsignedWrap
            | D::RestrictPointer
            | D::AliasedPointer
            | D::NonUniform
            | D::CounterBuffer
            | D::UserSemantic
            | D::UserTypeGOOGLE
            | D::Invariant
            | D::WeightTextureQCOM
    )
}
