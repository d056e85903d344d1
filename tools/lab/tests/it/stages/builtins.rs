//! Inputs and outputs of fragments that the device knows: samples, points, primitives.

use super::drawing::{Drawing, covering, devices};

const SIZE: [usize; 2] = [20, 12];

/// `@f` that does this.
fn fragment(body: &str) -> String {
    format!(
        "func.func @f() attributes {{mir.kernel = #mir.kernel<fragment>}} {{
{body}  return
}}
"
    )
}

/// An image with a number for each pixel.
fn pattern<T>(value: impl Fn(usize, usize) -> T) -> Vec<T> {
    let pixels = (0..SIZE[0] * SIZE[1]).map(|index| (index % SIZE[0], index / SIZE[0]));
    pixels.map(|(x, y)| value(x, y)).collect()
}

/// R-RUNA-18: of a pixel with one sample it is the first, in the middle, which the primitive covers; the layer is the
/// first, too.
#[test]
fn a_pixel_with_one_sample_knows_it() {
    for device in devices() {
        let body = "  %id = mir.gpu.read_input <builtin = sample_id> : i32
  %at = mir.gpu.read_input <builtin = sample_position> : vector<2xf32>
  %mask = mir.gpu.read_input <builtin = sample_mask_in> : i32
  %layer = mir.gpu.read_input <builtin = layer> : i32
  %zero = arith.constant 0 : i32
  %all = vector.from_elements %id, %mask, %layer, %zero : vector<4xi32>
  mir.gpu.write_output %all, <location = 0> : vector<4xi32>
  mir.gpu.write_output %at, <location = 1> : vector<2xf32>
";
        let text = covering("") + &fragment(body);
        let images = Drawing::new(&text, 3, SIZE)
            .on(device)
            .color(0)
            .color(1)
            .draw();
        let found = images.color::<i32>(0, &[SIZE[1], SIZE[0], 4]);
        assert_eq!(found, pattern(|_, _| [0, 1, 0, 0]).concat(), "{device}");
        let found = images.color::<f32>(1, &[SIZE[1], SIZE[0], 2]);
        assert_eq!(found, pattern(|_, _| [0.5; 2]).concat(), "{device}");
    }
}

/// R-RUNA-18: a fragment whose mask lacks the bit of its sample changes nothing.
#[test]
fn samples_outside_of_the_written_mask_are_kept() {
    for device in devices() {
        let body = "  %at = mir.gpu.frag_coord
  %fx = vector.extract %at[0] : f32 from vector<4xf32>
  %x = arith.fptoui %fx : f32 to i32
  mir.gpu.write_output %x, <builtin = sample_mask> : i32
  %seven = arith.constant 7 : i32
  mir.gpu.write_output %seven, <location = 0> : i32
";
        let text = covering("") + &fragment(body);
        let images = Drawing::new(&text, 3, SIZE).on(device).color(0).draw();
        let found = images.color::<i32>(0, &[SIZE[1], SIZE[0]]);
        assert_eq!(found, pattern(|x, _| 7 * (x % 2) as i32), "{device}");
    }
}

/// R-RUNA-18: the number of a point counts in its instance; places in it go from its upper left.
#[test]
fn fragments_know_their_primitive_and_their_place_in_a_point() {
    for device in devices() {
        let points = include_str!("points.mlir");
        let (vertex, _) = points.split_once("func.func @f").unwrap();
        let body = "  %number = mir.gpu.read_input <builtin = primitive_id> : i32
  %in = mir.gpu.read_input <builtin = point_coord> : vector<2xf32>
  mir.gpu.write_output %number, <location = 0> : i32
  mir.gpu.write_output %in, <location = 1> : vector<2xf32>
";
        let text = vertex.to_owned() + &fragment(body);
        let images = Drawing::new(&text, 5, SIZE)
            .on(device)
            .with(&["--instances=3", "--topology=points"])
            .color(0)
            .color(1)
            .draw();
        let is_drawn = |x: usize, y: usize| x % 4 < 2 && y % 4 < 2;
        let found = images.color::<i32>(0, &[SIZE[1], SIZE[0]]);
        let number = |x, y| if is_drawn(x, y) { x as i32 / 4 } else { 0 };
        assert_eq!(found, pattern(number), "{device}");
        let found = images.color::<f32>(1, &[SIZE[1], SIZE[0], 2]);
        let place = |at: usize| (at % 4) as f32 / 2.0 + 0.25;
        let places = |x, y| match is_drawn(x, y) {
            true => [place(x), place(y)],
            false => [0.0; 2],
        };
        // Devices interpolate it, with fewer bits.
        let pairs = found.iter().zip(pattern(places).concat());
        let furthest = pairs.map(|(found, expected)| (found - expected).abs());
        let furthest = furthest.fold(0.0, f32::max);
        assert!(furthest < 1e-5, "{device}: {furthest}");
    }
}
