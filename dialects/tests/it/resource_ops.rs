//! Ops on resources, inputs and outputs of mir and lir, built through their views.

use crate::fixture::{block, f32, i, module_text};
use gir_dialects::{
    ir::{self, Attribute, Builder, OpView, Type, Value},
    lir,
    mir::{self, ImageAccess, IoBuiltin, ResourceKind, Stage},
    names,
    upstream::func,
};
use pretty_assertions::assert_eq;

/// A function with the attributes of a kernel, whose body `fill` builds.
fn kernel<'c>(
    module: &Builder<'c>,
    attribute: &str,
    stage: Stage,
    inputs: &[(Type<'c>, Option<(&str, Attribute<'c>)>)],
    fill: impl FnOnce(&Builder<'c>, &[Value<'c>]),
) {
    let context = module.context();
    let types: Vec<_> = inputs.iter().map(|(ty, _)| *ty).collect();
    let given: Vec<_> = inputs
        .iter()
        .map(|(_, given)| ir::dictionary(context, given.as_slice()))
        .collect();
    let ty = ir::function(context, &types, &[]);
    let given = ir::array(context, &given);
    let function = func::FuncOp::build(module, "k", ty, None, Some(given), None, false);
    let marker = mir::KernelAttr::get(context, stage, &[], None, &[]);
    function.op().set_attribute(attribute, marker);
    let builder = block(function.body(), &types, module.location());
    let entry = function.body().first_block().expect("just appended");
    fill(&builder, &entry.arguments().collect::<Vec<_>>());
    func::ReturnOp::build(&builder, &[]);
}

/// The lines of the body.
fn body(text: &str) -> Vec<&str> {
    let lines = text.lines().map(str::trim);
    lines.skip(2).take_while(|line| *line != "return").collect()
}

fn vector<'c>(lanes: u32, lane: Type<'c>) -> Type<'c> {
    ir::vector(lanes, lane)
}

#[test]
fn resources_of_mir() {
    let text = module_text(|b| {
        let c = b.context();
        let (float, word) = (f32(c), i(c, 32));
        let four = vector(4, float);
        let types = [
            mir::StorageBufferType::get(c, float),
            mir::Image2DType::get(c, float, ImageAccess::ReadWrite),
            mir::Image2DType::get(c, float, ImageAccess::Sampled),
            mir::SamplerType::get(c),
            word,
            vector(2, word),
            vector(2, float),
            float,
        ];
        let inputs = types.map(|ty| (ty, None));
        kernel(b, names::MIR_KERNEL, Stage::Compute, &inputs, |b, a| {
            let load = mir::ResourceLoadOp::build(b, float, a[0], a[4]);
            mir::ResourceStoreOp::build(b, a[0], a[4], load.result());
            let texel = mir::ResourceLoadOp::build(b, four, a[1], a[5]);
            mir::ResourceStoreOp::build(b, a[1], a[5], texel.result());
            mir::SampleOp::build(
                b, four, a[2], a[3], a[6], None, None, None, None, None, None,
            );
            let lod = Some(a[7]);
            let sample =
                mir::SampleOp::build(b, four, a[2], a[3], a[6], None, lod, None, None, None, None);
            assert_eq!((sample.lod(), sample.ddx()), (lod, None));
            let grad = Some(a[6]);
            let sample = mir::SampleOp::build(
                b, four, a[2], a[3], a[6], None, None, None, grad, grad, None,
            );
            assert_eq!((sample.lod(), sample.ddy()), (None, grad));
            mir::FetchOp::build(b, four, a[2], a[5], None);
            let fetch = mir::FetchOp::build(b, four, a[2], a[5], Some(a[4]));
            assert_eq!(fetch.lod(), Some(a[4]));
        });
    });
    assert_eq!(
        body(&text),
        [
            "%0 = mir.gpu.resource_load %arg0[%arg4] : !mir.storage_buffer<f32>, i32 -> f32",
            "mir.gpu.resource_store %arg0[%arg4], %0 : !mir.storage_buffer<f32>, i32, f32",
            "%1 = mir.gpu.resource_load %arg1[%arg5] : !mir.image2d<f32, read_write>, vector<2xi32> -> vector<4xf32>",
            "mir.gpu.resource_store %arg1[%arg5], %1 : !mir.image2d<f32, read_write>, vector<2xi32>, vector<4xf32>",
            "%2 = mir.gpu.sample %arg2, %arg3[%arg6] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>",
            "%3 = mir.gpu.sample %arg2, %arg3[%arg6] lod %arg7 : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>",
            "%4 = mir.gpu.sample %arg2, %arg3[%arg6] grad %arg6, %arg6 : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>",
            "%5 = mir.gpu.fetch %arg2[%arg5] : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>",
            "%6 = mir.gpu.fetch %arg2[%arg5] lod %arg4 : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>",
        ]
    );
}

/// A parameter with a binding.
fn bound<'c>(
    ty: Type<'c>,
    binding: i64,
    kind: ResourceKind,
) -> (Type<'c>, Option<(&'static str, Attribute<'c>)>) {
    use gir_dialects::ir::TypeExt;
    let resource = mir::ResourceAttr::get(ty.ctx(), 0, binding, kind, None, None);
    (ty, Some((names::LIR_RESOURCE, resource)))
}

#[test]
fn resources_of_lir() {
    let text = module_text(|b| {
        let c = b.context();
        let (float, word) = (f32(c), i(c, 32));
        let four = vector(4, float);
        let storage = mir::StorageBufferType::get(c, float);
        let uniform = mir::UniformBufferType::get(c, float);
        let stored = mir::Image3DType::get(c, float, ImageAccess::ReadWrite);
        let sampled = mir::Image2DType::get(c, float, ImageAccess::Sampled);
        let sampler = mir::SamplerType::get(c);
        let inputs = [
            bound(storage, 0, ResourceKind::Storage),
            bound(uniform, 1, ResourceKind::Uniform),
            bound(stored, 2, ResourceKind::Image),
            bound(sampled, 3, ResourceKind::Image),
            bound(sampler, 4, ResourceKind::Sampler),
            (word, None),
            (vector(2, word), None),
            (vector(3, word), None),
            (vector(2, float), None),
        ];
        kernel(b, names::LIR_KERNEL, Stage::Fragment, &inputs, |b, a| {
            let s = lir::BindStorageOp::build(b, storage, 0, 0).result();
            let u = lir::BindUniformOp::build(b, uniform, 0, 1).result();
            let w = lir::BindImageOp::build(b, stored, 0, 2).result();
            let i = lir::BindImageOp::build(b, sampled, 0, 3).result();
            let p = lir::BindSamplerOp::build(b, sampler, 0, 4).result();
            let rules = mir::Layout::Std140;
            let load = lir::BufferLoadOp::build(b, float, u, a[5], 16, rules);
            assert_eq!((load.align(), load.layout()), (16, rules));
            let rules = mir::Layout::Std430;
            lir::BufferStoreOp::build(b, s, a[5], load.result(), 4, rules);
            let texel = lir::ImageLoadOp::build(b, four, w, a[7]);
            lir::ImageStoreOp::build(b, w, a[7], texel.result());
            lir::ImageFetchOp::build(b, four, i, a[6], a[5]);
            lir::ImageSampleOp::build(b, four, i, p, a[8], None, None, None, None, None, None);
        });
    });
    assert_eq!(
        body(&text),
        [
            "%0 = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<f32>",
            "%1 = lir.bind_uniform set 0 binding 1 : !mir.uniform_buffer<f32>",
            "%2 = lir.bind_image set 0 binding 2 : !mir.image3d<f32, read_write>",
            "%3 = lir.bind_image set 0 binding 3 : !mir.image2d<f32>",
            "%4 = lir.bind_sampler set 0 binding 4 : !mir.sampler",
            "%5 = lir.buffer_load %1[%arg5] align 16 layout std140 : !mir.uniform_buffer<f32>, i32 -> f32",
            "lir.buffer_store %0[%arg5], %5 align 4 layout std430 : !mir.storage_buffer<f32>, i32, f32",
            "%6 = lir.image_load %2[%arg7] : !mir.image3d<f32, read_write>, vector<3xi32> -> vector<4xf32>",
            "lir.image_store %2[%arg7], %6 : !mir.image3d<f32, read_write>, vector<3xi32>, vector<4xf32>",
            "%7 = lir.image_fetch %3[%arg6] lod %arg5 : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>",
            "%8 = lir.image_sample %3, %4[%arg8] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>",
        ]
    );
}

#[test]
fn inputs_and_outputs() {
    let vertex = module_text(|b| {
        let c = b.context();
        let (float, word) = (f32(c), i(c, 32));
        let four = vector(4, float);
        kernel(
            b,
            names::MIR_KERNEL,
            Stage::Vertex,
            &[(four, None)],
            |b, a| {
                mir::VertexIndexOp::build(b, word);
                mir::InstanceIndexOp::build(b, word);
                let io = mir::IoAttr::get(c, Some(2), None, None);
                let read = mir::ReadInputOp::build(b, float, io);
                assert_eq!(read.io(), io);
                let position = mir::IoAttr::get(c, None, None, Some(IoBuiltin::Position));
                mir::WriteOutputOp::build(b, a[0], position);
            },
        );
    });
    assert_eq!(
        body(&vertex),
        [
            "%0 = mir.gpu.vertex_index",
            "%1 = mir.gpu.instance_index",
            "%2 = mir.gpu.read_input <location = 2> : f32",
            "mir.gpu.write_output %arg0, <builtin = position> : vector<4xf32>",
        ]
    );
    let fragment = module_text(|b| {
        let c = b.context();
        let four = vector(4, f32(c));
        kernel(b, names::LIR_KERNEL, Stage::Fragment, &[], |b, _| {
            let coord = lir::FragCoordOp::build(b, four).result();
            let color = mir::IoAttr::get(c, Some(0), None, None);
            lir::WriteOutputOp::build(b, coord, color);
            lir::ReadInputOp::build(b, four, color);
        });
    });
    assert_eq!(
        body(&fragment),
        [
            "%0 = lir.frag_coord",
            "lir.write_output %0, <location = 0> : vector<4xf32>",
            "%1 = lir.read_input <location = 0> : vector<4xf32>",
        ]
    );
}

#[test]
fn an_op_names_its_stage() {
    use gir_dialects::stages;
    let mut found = vec![];
    module_text(|b| {
        let c = b.context();
        let (word, four) = (i(c, 32), vector(4, f32(c)));
        let ty = ir::function(c, &[], &[]);
        let function = func::FuncOp::build(b, "f", ty, None, None, None, false);
        let b = &block(function.body(), &[], b.location());
        found.push(stages::of(lir::IdGlobalXOp::build(b, word).op()));
        found.push(stages::of(lir::VertexIndexOp::build(b, word).op()));
        found.push(stages::of(mir::FragCoordOp::build(b, four).op()));
        found.push(stages::of(lir::SubgroupSizeOp::build(b, word).op()));
        func::ReturnOp::build(b, &[]);
    });
    let (compute, vertex) = (Some(Stage::Compute), Some(Stage::Vertex));
    assert_eq!(found, [compute, vertex, Some(Stage::Fragment), None]);
}
