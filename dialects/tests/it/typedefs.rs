//! Types and attributes: parameters survive construction, printing and parsing.

use crate::fixture::{context, f32, i, ui};
use gir_dialects::{
    gir,
    ir::{self, Attribute, AttributeExt, Type, TypeExt},
    lir, mir,
    upstream::{arith, spirv},
};
use pretty_assertions::assert_eq;

#[test]
fn gir_pointer() {
    let context = context();
    for &space in gir::AddressSpace::ALL {
        let ty = gir::PtrType::get(&context, space, f32(&context));
        assert_eq!(
            ty.to_string(),
            format!("!gir.ptr<{}, f32>", space.keyword())
        );
        assert_eq!(Type::parse(&context, &ty.to_string()), Some(ty));
        let view = gir::PtrType::from_type(ty).unwrap();
        assert_eq!(
            (view.space(), view.pointee(), view.ty()),
            (space, f32(&context), ty)
        );
    }
    assert!(gir::PtrType::from_type(f32(&context)).is_none());
}

#[test]
fn mir_pointer() {
    let context = context();
    for &space in mir::StorageSpace::ALL {
        let ty = mir::PtrType::get(&context, space, i(&context, 32));
        assert_eq!(
            ty.to_string(),
            format!("!mir.ptr<{}, i32>", space.keyword())
        );
        let view = mir::PtrType::from_type(ty).unwrap();
        assert_eq!((view.space(), view.pointee()), (space, i(&context, 32)));
        assert!(gir::PtrType::from_type(ty).is_none());
    }
}

#[test]
fn matrix() {
    let context = context();
    let ty = mir::MatrixType::get(&context, 3, 2, f32(&context));
    assert_eq!(ty.to_string(), "!mir.matrix<3x2xf32>");
    assert_eq!(Type::parse(&context, &ty.to_string()), Some(ty));
    let view = mir::MatrixType::from_type(ty).unwrap();
    assert_eq!(
        (view.columns(), view.rows(), view.element()),
        (3, 2, f32(&context))
    );
    assert!(mir::MatrixType::from_type(f32(&context)).is_none());
}

#[test]
fn kernel_sizes_may_be_absent() {
    let context = context();
    let full = mir::KernelAttr::get(&context, mir::Stage::Compute, &[64, 1, 1], Some(32), &[]);
    assert_eq!(
        full.to_string(),
        "#mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32>"
    );
    assert_eq!(Attribute::parse(&context, &full.to_string()), Some(full));
    let view = mir::KernelAttr::from_attribute(full).unwrap();
    assert_eq!(view.stage(), mir::Stage::Compute);
    assert_eq!(view.workgroup_size(), [64, 1, 1]);
    assert_eq!(view.subgroup_size(), Some(32));

    let bare = mir::KernelAttr::get(&context, mir::Stage::Compute, &[], None, &[]);
    assert_eq!(bare.to_string(), "#mir.kernel<compute>");
    let view = mir::KernelAttr::from_attribute(bare).unwrap();
    assert_eq!(
        (view.workgroup_size(), view.subgroup_size()),
        (vec![], None)
    );
}

#[test]
fn resource_and_push_constant() {
    let context = context();
    let resource = mir::ResourceAttr::get(&context, 1, 2, mir::ResourceKind::Storage, None, None);
    assert_eq!(
        resource.to_string(),
        "#mir.resource<set = 1, binding = 2, storage>"
    );
    let view = mir::ResourceAttr::from_attribute(resource).unwrap();
    assert_eq!(
        (view.set(), view.binding(), view.kind()),
        (1, 2, mir::ResourceKind::Storage)
    );

    let constant = lir::PushConstantAttr::get(&context, 4, 8);
    assert_eq!(
        constant.to_string(),
        "#lir.push_constant<offset = 4, size = 8>"
    );
    let view = lir::PushConstantAttr::from_attribute(constant).unwrap();
    assert_eq!((view.offset(), view.size()), (4, 8));
    assert!(mir::ResourceAttr::from_attribute(constant).is_none());
}

/// The attribute prints as this text, which reads back as the attribute.
#[track_caller]
fn prints<'c>(context: &'c gir_dialects::ir::Context, attribute: Attribute<'c>, text: &str) {
    assert_eq!(attribute.to_string(), text);
    assert_eq!(Attribute::parse(context, text), Some(attribute));
}

#[test]
fn kernel_hints() {
    let context = context();
    let hint = mir::KernelAttr::get(&context, mir::Stage::Compute, &[], None, &[8, 8, 1]);
    prints(
        &context,
        hint,
        "#mir.kernel<compute, local_size_hint = [8, 8, 1]>",
    );
    let view = mir::KernelAttr::from_attribute(hint).unwrap();
    assert_eq!(view.local_size_hint(), [8, 8, 1]);
}

#[test]
fn resource_options() {
    let context = context();
    let kind = mir::ResourceKind::Uniform;
    let layout = Some(mir::Layout::Std140);
    let full = mir::ResourceAttr::get(&context, 0, 1, kind, Some("data"), layout);
    let text = "#mir.resource<set = 0, binding = 1, uniform, name = \"data\", layout = std140>";
    prints(&context, full, text);
    let view = mir::ResourceAttr::from_attribute(full).unwrap();
    assert_eq!((view.name(), view.layout()), (Some("data"), layout));
    let bare = mir::ResourceAttr::get(&context, 0, 1, kind, None, None);
    let view = mir::ResourceAttr::from_attribute(bare).unwrap();
    assert_eq!((view.name(), view.layout()), (None, None));
}

#[test]
fn inputs_and_outputs() {
    let context = context();
    let flat = Some(mir::Interpolation::Flat);
    let at = mir::IoAttr::get(&context, Some(0), flat, None);
    prints(&context, at, "#mir.io<location = 0, interpolation = flat>");
    let view = mir::IoAttr::from_attribute(at).unwrap();
    assert_eq!(
        (view.location(), view.interpolation(), view.builtin()),
        (Some(0), flat, None)
    );
    let position = Some(mir::IoBuiltin::Position);
    let builtin = mir::IoAttr::get(&context, None, None, position);
    prints(&context, builtin, "#mir.io<builtin = position>");
    let view = mir::IoAttr::from_attribute(builtin).unwrap();
    assert_eq!((view.location(), view.builtin()), (None, position));
}

#[test]
fn annotations() {
    let context = context();
    let block = mir::PushConstantsAttr::get(&context, 32, 16);
    prints(
        &context,
        block,
        "#mir.push_constants<size = 32, align = 16>",
    );
    prints(
        &context,
        mir::MemberAttr::get(&context, "box", 8, 24, 8),
        "#mir.member<of = \"box\", offset = 8, size = 24, align = 8>",
    );
    let space = mir::StorageSpace::Workgroup;
    prints(
        &context,
        mir::StorageAttr::get(&context, space),
        "#mir.storage<workgroup>",
    );
    let (source, dest) = (
        ir::string(&context, "in"),
        ir::symbol_ref(&context, "scratch"),
    );
    let copy = mir::DspDmaAttr::get(&context, source, dest, 1024, false);
    let text = "#mir.dsp_dma<source = \"in\", dest = @scratch, size = 1024, blocking = false>";
    prints(&context, copy, text);
    let view = mir::DspDmaAttr::from_attribute(copy).unwrap();
    assert_eq!((view.source(), view.dest()), (source, dest));
    assert_eq!((view.size(), view.blocking()), (1024, false));
}

#[test]
fn annotations_of_fpgas() {
    let context = context();
    let style = Some(mir::PipelineStyle::Flp);
    let pipeline = mir::FpgaPipelineAttr::get(&context, Some(1), true, style);
    prints(
        &context,
        pipeline,
        "#mir.fpga_pipeline<II = 1, style = flp>",
    );
    let view = mir::FpgaPipelineAttr::from_attribute(pipeline).unwrap();
    assert_eq!(
        (view.ii(), view.enable(), view.style()),
        (Some(1), true, style)
    );
    let off = mir::FpgaPipelineAttr::get(&context, None, false, None);
    prints(&context, off, "#mir.fpga_pipeline<enable = false>");
    let unroll = mir::FpgaUnrollAttr::get(&context, 4);
    prints(&context, unroll, "#mir.fpga_unroll<factor = 4>");
    let mode = mir::PartitionMode::Cyclic;
    let partition = mir::FpgaPartitionAttr::get(&context, mode, Some(8), 1);
    prints(
        &context,
        partition,
        "#mir.fpga_partition<mode = cyclic, factor = 8>",
    );
    let view = mir::FpgaPartitionAttr::from_attribute(partition).unwrap();
    assert_eq!((view.mode(), view.factor(), view.dim()), (mode, Some(8), 1));
}

#[test]
fn handles() {
    let context = context();
    let texel = ui(&context, 32);
    let image = mir::Image3DType::get(&context, texel, mir::ImageAccess::ReadWrite);
    assert_eq!(image.to_string(), "!mir.image3d<ui32, read_write>");
    let view = mir::Image3DType::from_type(image).unwrap();
    assert_eq!(
        (view.texel(), view.access()),
        (texel, mir::ImageAccess::ReadWrite)
    );
    assert!(mir::Image2DType::from_type(image).is_none());
    let sampled = mir::Image2DType::get(&context, f32(&context), mir::ImageAccess::Sampled);
    assert_eq!(sampled.to_string(), "!mir.image2d<f32>");
    let buffer = mir::StorageBufferType::get(&context, f32(&context));
    assert_eq!(buffer.to_string(), "!mir.storage_buffer<f32>");
    let view = mir::StorageBufferType::from_type(buffer).unwrap();
    assert_eq!(view.element(), f32(&context));
    assert!(mir::UniformBufferType::from_type(buffer).is_none());
    let atomic = mir::AtomicType::get(&context, i(&context, 32));
    let pointer = mir::PtrType::get(&context, mir::StorageSpace::Global, atomic);
    assert_eq!(pointer.to_string(), "!mir.ptr<global, !mir.atomic<i32>>");
    let sampler = mir::SamplerType::get(&context);
    assert_eq!(sampler.to_string(), "!mir.sampler");
    let rays = mir::AccelerationStructureType::get(&context);
    assert_eq!(rays.to_string(), "!mir.acceleration_structure");
}

#[test]
fn upstream_enum_attributes() {
    let context = context();
    let scope = spirv::ScopeAttr::get(&context, spirv::Scope::Workgroup);
    assert_eq!(scope.to_string(), "#spirv.scope<Workgroup>");
    assert_eq!(
        spirv::ScopeAttr::from_attribute(scope).map(|view| view.value()),
        Some(spirv::Scope::Workgroup)
    );
    let flags = arith::FastMathFlags::NNAN | arith::FastMathFlags::NSZ;
    let attribute = arith::FastMathFlagsAttr::get(&context, flags);
    assert_eq!(attribute.to_string(), "#arith.fastmath<nnan,nsz>");
    assert_eq!(
        arith::FastMathFlagsAttr::from_attribute(attribute)
            .unwrap()
            .value(),
        flags
    );
}

#[test]
fn vector_types() {
    let context = context();
    let word = ui(&context, 32);
    let vector = ir::vector(3, word);
    assert_eq!(vector.to_string(), "vector<3xui32>");
    assert_eq!(vector.as_vector(), Some((3, word)));
    assert_eq!((vector.lane(), word.lane()), (word, word));
    let float = f32(&context);
    assert_eq!(vector.with_lane(float), ir::vector(3, float));
    assert_eq!(word.with_lane(float), float);
    let matrix = Type::parse(&context, "vector<2x2xf32>").unwrap();
    assert_eq!(matrix.as_vector(), None);
}

#[test]
fn attributes_of_vectors() {
    let context = context();
    let word = i(&context, 32);
    let seven = ir::integer(word, 7);
    let splat = ir::splat(ir::vector(4, word), seven);
    assert_eq!(splat.to_string(), "dense<7> : vector<4xi32>");
    assert_eq!(splat.as_splat(), Some(seven));
    assert_eq!(seven.as_splat(), None);
    let positions = ir::dense_i64(&context, &[1, -2]);
    assert_eq!(positions.to_string(), "array<i64: 1, -2>");
    assert_eq!(positions.as_dense_i64(), Some(vec![1, -2]));
    assert_eq!(seven.as_dense_i64(), None);
}
