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
    let full = mir::KernelAttr::get(&context, mir::Stage::Compute, &[64, 1, 1], Some(32));
    assert_eq!(
        full.to_string(),
        "#mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32>"
    );
    assert_eq!(Attribute::parse(&context, &full.to_string()), Some(full));
    let view = mir::KernelAttr::from_attribute(full).unwrap();
    assert_eq!(view.stage(), mir::Stage::Compute);
    assert_eq!(view.workgroup_size(), [64, 1, 1]);
    assert_eq!(view.subgroup_size(), Some(32));

    let bare = mir::KernelAttr::get(&context, mir::Stage::Compute, &[], None);
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
    let resource = mir::ResourceAttr::get(&context, 1, 2, mir::ResourceKind::Storage);
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
