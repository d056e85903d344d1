//! Textures of HIP: programs that read them by the functions of chipStar's device library.

use super::{EXACT, Kernel, parameter};
use crate::e2e::{
    inputs::{Generator, many},
    launch::{Element, Launch},
    vulkan_expected,
};

/// A parameter that is a texture object.
const TEXTURE: &str = "%tex: i64 {mir.name = \"tex\"}";

/// Text that steps to the element `%n` of `%to`, a pointer to `ty`, and stores a value there.
fn store(value: &str, ty: &str) -> String {
    format!(
        "  %at = mir.gpu.gep %to[%n] stride 4 : <global, {ty}>, i32
  mir.gpu.store %at, %{value} : <global, {ty}>, {ty}
"
    )
}

/// A pointer to results, bound at 0.
fn results(ty: &str) -> String {
    parameter("to", &format!("!mir.ptr<global, {ty}>"), 0)
}

/// The kernel `processImage` of chipStar's specification, its texture a pointer as in HIP's headers.
fn process_image() -> Kernel {
    let body = format!(
        "  %x = mir.gpu.global_id x
  %y = mir.gpu.global_id y
  %fx = arith.sitofp %x : i32 to f32
  %fy = arith.sitofp %y : i32 to f32
  %xy = vector.from_elements %fx, %fy : vector<2xf32>
  %pixel = func.call @_chip_tex2df(%tex, %xy) : (!mir.ptr<global, i8>, vector<2xf32>) -> vector<4xf32>
  %first = vector.extract %pixel[0] : f32 from vector<4xf32>
  %row = arith.muli %y, %width : i32
  %n = arith.addi %row, %x : i32
{}",
        store("first", "f32")
    );
    Kernel::with(
        [1, 1, 1],
        &[
            &parameter("tex", "!mir.ptr<global, i8>", 1),
            &results("f32"),
            "%width: i32",
        ],
        &body,
        "func.func private @_chip_tex2df(!mir.ptr<global, i8>, vector<2xf32>) -> vector<4xf32>\n",
    )
}

/// R-CHIP-33 R-CHIP-36 R-CHIP-38: the first channel of each pixel, by coordinates that are floats.
#[test]
fn the_example_copies_the_first_channel() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(41);
    let texels = many(7 * 5 * 4, || generator.bits64() as i32 as f32);
    let firsts: Vec<_> = texels.chunks(4).map(|pixel| pixel[0]).collect();
    let kernel = process_image();
    let output = Launch::of(kernel.file(), "k", [7, 5, 1])
        .by(EXACT[0])
        .image("image2d:rgba32float:7x5", &texels)
        .argument("sampler:nearest,unnormalized,clamp_to_edge")
        .in_out(&[0.0_f32; 35])
        .scalar(7_i32)
        .run()
        .buffer::<f32>(2);
    assert_eq!(output, firsts);
}

/// R-CHIP-36: texels that are integers, of both signs, by floats and by integers; through a function
/// that two textures reach.
#[test]
fn integers_are_read_as_they_are() {
    if !vulkan_expected() {
        return;
    }
    let body = format!(
        "  %x = mir.gpu.global_id x
  %y = mir.gpu.global_id y
  %fx = arith.sitofp %x : i32 to f32
  %fy = arith.sitofp %y : i32 to f32
  %quarter = arith.constant 0.25 : f32
  %u = arith.addf %fx, %quarter : f32
  %p = func.call @channels(%tex, %x, %y) : (i64, i32, i32) -> i32
  %q = func.call @channels(%other, %x, %y) : (i64, i32, i32) -> i32
  %r = func.call @_chip_tex2d1u(%words, %u, %fy) : (i64, f32, f32) -> i32
  %five = arith.constant 5 : i32
  %row = arith.muli %y, %five : i32
  %n = arith.addi %row, %x : i32
  %pq = arith.muli %p, %q : i32
  %s = arith.addi %pq, %r : i32
{}",
        store("s", "i32")
    );
    let rest = "func.func private @_chip_tex2d2i(i64, i32, i32) -> vector<2xi32>
func.func private @_chip_tex2d1u(i64, f32, f32) -> i32
func.func private @channels(%tex: i64, %x: i32, %y: i32) -> i32 {
  %t = func.call @_chip_tex2d2i(%tex, %x, %y) : (i64, i32, i32) -> vector<2xi32>
  %a = vector.extract %t[0] : i32 from vector<2xi32>
  %b = vector.extract %t[1] : i32 from vector<2xi32>
  %d = arith.subi %a, %b : i32
  return %d : i32
}
";
    let parameters = [TEXTURE, "%other: i64", &results("i32"), "%words: i64"];
    let kernel = Kernel::with([1, 1, 1], &parameters, &body, rest);
    let mut generator = Generator::new(43);
    let first = many(15 * 4, || generator.bits64() as i8);
    let second = many(15 * 2, || generator.bits64() as i16);
    let words = many(15, || generator.bits64() as u32);
    let sampler = "sampler:nearest,unnormalized,clamp_to_edge";
    let sums = Launch::of(kernel.file(), "k", [5, 3, 1])
        .by(EXACT[0])
        .image("image2d:rgba8sint:5x3", &first)
        .argument(sampler)
        .image("image2d:rg16sint:5x3", &second)
        .argument(sampler)
        .in_out(&[0_i32; 15])
        .image("image2d:r32uint:5x3", &words)
        .argument(sampler)
        .run()
        .buffer::<i32>(4);
    for (index, sum) in sums.into_iter().enumerate() {
        let p = i32::from(first[index * 4]) - i32::from(first[index * 4 + 1]);
        let q = i32::from(second[index * 2]) - i32::from(second[index * 2 + 1]);
        assert_eq!(sum, (p * q).wrapping_add(words[index] as i32), "{index}");
    }
}

/// The values that a kernel reads by integers from a texture of one dimension, from four texels before it to four after
/// it. `name` is the function's, `ty` a channel.
fn row<T: Element>(name: &str, ty: &str, format: &str, address: &str, texels: &[T]) -> Vec<T> {
    let body = format!(
        "  %n = mir.gpu.global_id x
  %four = arith.constant 4 : i32
  %i = arith.subi %n, %four : i32
  %t = func.call @{name}(%tex, %i) : (i64, i32) -> vector<4x{ty}>
  %first = vector.extract %t[0] : {ty} from vector<4x{ty}>
{}",
        store("first", ty)
    );
    let rest = format!("func.func private @{name}(i64, i32) -> vector<4x{ty}>\n");
    let kernel = Kernel::with([1, 1, 1], &[TEXTURE, &results(ty)], &body, &rest);
    let count = texels.len() + 8;
    Launch::of(kernel.file(), "k", [count as u32, 1, 1])
        .by(EXACT[0])
        .image(&format!("image2d:{format}:{}x1", texels.len()), texels)
        .argument(&format!("sampler:nearest,unnormalized,{address}"))
        .in_out(&vec![texels[0]; count])
        .run()
        .buffer(2)
}

/// R-CHIP-33 R-CHIP-36: a texture of one dimension is an image of height one, which the sampler reads:
/// also beyond the edges, by integers.
#[test]
fn one_dimension_is_a_row() {
    if !vulkan_expected() {
        return;
    }
    let floats: Vec<_> = (0..9).map(|texel| texel as f32 + 0.5).collect();
    let integers: Vec<_> = (0..9).map(|texel| texel * 7 - 30).collect();
    for (address, is_clamped) in [("clamp_to_edge", true), ("clamp_to_border", false)] {
        let read = row("_chip_tex1dfetchf", "f32", "r32float", address, &floats);
        let numbers = row("_chip_tex1dfetchi", "i32", "r32sint", address, &integers);
        for place in -4..13_i32 {
            let (index, nearest) = ((place + 4) as usize, place.clamp(0, 8) as usize);
            let is_read = is_clamped || (0..9).contains(&place);
            let (float, number) = match is_read {
                true => (floats[nearest], integers[nearest]),
                false => (0.0, 0),
            };
            assert_eq!(
                (read[index], numbers[index]),
                (float, number),
                "{address} {place}"
            );
        }
    }
}

/// R-CHIP-33 R-CHIP-34: for textures in globals a kernel gets image and sampler after its own parameters; coordinates
/// are normalised where the sampler says so.
#[test]
fn textures_in_globals_are_parameters() {
    if !vulkan_expected() {
        return;
    }
    let body = format!(
        "  %n = mir.gpu.global_id x
  %f = arith.sitofp %n : i32 to f32
  %s = func.call @read(%f) : (f32) -> f32
{}",
        store("s", "f32")
    );
    let rest = "func.func private @_chip_tex1d1f(i64, f32) -> f32
mir.gpu.global @row : !mir.ptr<global, i64> count 1 elem i64
func.func private @read(%f: f32) -> f32 {
  %half = arith.constant 0.5 : f32
  %eighth = arith.constant 0.125 : f32
  %middle = arith.addf %f, %half : f32
  %x = arith.mulf %middle, %eighth : f32
  %p = mir.gpu.address_of @row : !mir.ptr<global, i64>
  %t = mir.gpu.load %p : <global, i64> -> i64
  %r = func.call @_chip_tex1d1f(%t, %x) : (i64, f32) -> f32
  return %r : f32
}
";
    let kernel = Kernel::with([1, 1, 1], &[&results("f32")], &body, rest);
    let texels: Vec<_> = (0..8).map(|texel| (texel * texel) as f32).collect();
    for filter in ["nearest", "linear"] {
        let read = Launch::of(kernel.file(), "k", [8, 1, 1])
            .by(EXACT[0])
            .in_out(&[-1.0_f32; 8])
            .image("image2d:r32float:8x1", &texels)
            .argument(&format!("sampler:{filter},repeat"))
            .run()
            .buffer::<f32>(0);
        assert_eq!(read, texels, "{filter}");
    }
}
