//! `--mir-lower-textures`: texture objects of HIP become images and samplers.
//!
//! ```mlir
//! func.func private @_chip_tex2df(
//!     i64, vector<2xf32>) -> vector<4xf32>
//! func.func @k(%tex: i64) … {                  func.func @k(
//!   %t = call @_chip_tex2df(%tex, %xy)           %image: !mir.image2d<f32> {mir.resource = …},
//!                                          →     %sampler: !mir.sampler {mir.resource = …}) … {
//!                                              %t = mir.gpu.sample %image, %sampler[%xy]
//! ```
//!
//! HIP reads textures by functions of chipStar's device library, which a module declares: `_chip_tex1d…` and
//! `_chip_tex2d…`. Their texture object, a number or a pointer, is followed back through casts and functions to a
//! parameter of a kernel, or to a global that holds it. The reads determine the class of a texture, Basic1D or
//! Basic2D, and the type of its texels; both must be the same for all reads. An object of unknown origin (Unknown) is
//! an error; one without reads (Unresolved) stays as it is.
//!
//! The parameter becomes two, image and sampler, with consecutive bindings after those of the kernel. A texture in a
//! global becomes parameters of each kernel that reads it, after the kernel's own. Float coordinates stay as they
//! are, normalised or not depending on the sampler; integer coordinates become the centre of the texel, so that the
//! sampler determines the values beyond the edges. A texture of one dimension is an image of height one, read at the
//! centre of its row.

use super::textures::{
    functions::{self, Program},
    globals, handles,
    objects::Objects,
};
use gir_dialects::{
    ir::{Block, Op},
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-lower-textures",
    description: "Turn texture objects of HIP into images and samplers",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "func", "mir", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    if top.any(functions::is_of_textures) {
        lower(module);
    } else {
        pass.note_unchanged();
    }
}

/// `None` after diagnostics.
fn lower(module: Op<'_>) -> Option<()> {
    let mut program = Program::of(module)?;
    let mut objects = Objects::find(&program)?;
    if objects.has_globals() {
        globals::make_parameters(module, &program, &objects);
        program = Program::of(module)?;
        objects = Objects::find(&program)?;
    }
    handles::replace(module, &program, &objects);
    Some(())
}
