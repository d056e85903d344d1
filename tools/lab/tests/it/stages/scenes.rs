//! Drawings as in real programs, the same on all devices that draw, and all topologies.

use super::drawing::{Drawing, devices};

const SIZE: [usize; 2] = [20, 12];

/// The results of a scene.
struct Scene {
    colors: Vec<f32>,
    materials: Vec<i32>,
    depths: Vec<f32>,
    count: u32,
}

const SCENE_SIZE: [usize; 2] = [64, 48];

fn scene(device: &str) -> Scene {
    let at = [
        [-0.75_f32, -0.5, 0.25],
        [0.875, -0.75, 0.5],
        [0.125, 0.75, 0.75],
        [-0.9, 0.9, 0.5],
        [-0.2, -0.3, 0.125],
        [0.9, 0.8, 0.5],
    ];
    let normals = [[0.0_f32, 0.6, 0.8], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]];
    let uvs = [[-1.0_f32, -1.0], [1.0, -1.0], [0.0, 1.0]];
    let images = Drawing::new(include_str!("scene.mlir"), 6, SCENE_SIZE)
        .on(device)
        .attribute(0, &at.concat())
        .attribute(1, &[normals, normals].concat().concat())
        .attribute(2, &[uvs, uvs].concat().concat())
        .attribute(3, &[0_u32, 1, 2, 1, 2, 0])
        // The second instance is farther away, rotated by its w, and partly off the image.
        .buffer(&[0.0_f32, 0.0, 0.0, 0.0, 0.4, 0.25, 0.3, 0.5])
        .with(&["--arg=vec3<f32>:0.3,0.4,0.8", "--arg=f32:0.0625"])
        .buffer(&[
            1.0_f32, 0.5, 0.25, 1.0, 0.25, 1.0, 0.5, 1.0, 0.5, 0.25, 1.0, 1.0,
        ])
        .in_out(4, &[0_u32])
        .with(&["--instances=2"])
        .color(0)
        .color(1)
        .depth()
        .draw();
    let [width, height] = SCENE_SIZE;
    Scene {
        colors: images.color(0, &[height, width, 4]),
        materials: images.color(1, &[height, width]),
        depths: images.depth(&[height, width]),
        count: images.buffer::<u32>(4)[0],
    }
}

/// R-RUNA-17 R-RUNA-18 R-RUNA-24 R-RUNA-47: lit, with holes, materials, instances and depths: emulated Metal draws the
/// same as Vulkan. A pixel at an edge may belong to another triangle.
#[test]
fn a_scene_is_the_same_on_all_devices() {
    let scenes: Vec<_> = devices().into_iter().map(scene).collect();
    for (one, other) in scenes.iter().zip(scenes.iter().skip(1)) {
        let pixels = one.materials.len();
        let differs = |index: usize| {
            let color = |scene: &Scene| scene.colors[4 * index..4 * index + 4].to_vec();
            let colors = color(one).into_iter().zip(color(other));
            let depths = one.depths[index] - other.depths[index];
            one.materials[index] != other.materials[index]
                || depths.abs() > 1e-4
                || colors.into_iter().any(|(a, b)| (a - b).abs() > 2e-3)
        };
        let different = (0..pixels).filter(|&index| differs(index)).count();
        assert!(different * 200 < pixels, "{different} of {pixels}");
        let counts = one.count.abs_diff(other.count);
        assert!(
            counts * 200 < one.count,
            "{} and {}",
            one.count,
            other.count
        );
    }
    for scene in &scenes {
        // All materials of first vertices are there, and the hole in the first triangle.
        for material in [0, 1] {
            assert!(scene.materials.iter().filter(|&&it| it == material).count() > 50);
        }
        assert!(scene.depths.iter().filter(|&&depth| depth < 1.0).count() > 500);
        assert!(scene.count > 1000, "{}", scene.count);
    }
}

/// The level at each pixel of a triangle that recedes into the distance, and the number of counted fragments.
fn textured(device: &str) -> (Vec<f32>, u32) {
    let at = [
        [-0.9_f32, 0.8, 0.5, 1.0],
        [0.95, 0.75, 0.5, 1.0],
        [0.4, -4.5, 3.0, 6.0],
    ];
    let uvs = [[0.0_f32, 0.0], [1.0, 0.0], [0.5, 4.0]];
    let levels = 7_u32;
    let texels = (0..levels).flat_map(|level| {
        let extent = 64_usize >> level;
        std::iter::repeat_n(10.0 + level as f32, extent * extent)
    });
    let images = Drawing::new(include_str!("textured.mlir"), 3, SCENE_SIZE)
        .on(device)
        .attribute(0, &at.concat())
        .attribute(1, &uvs.concat())
        .file_argument(
            &format!("image2d:r32float:64x64/{levels}"),
            &texels.collect::<Vec<_>>(),
        )
        .with(&["--arg=sampler:nearest,repeat"])
        .in_out(2, &[0_u32])
        .color(0)
        .draw();
    let found = images.color(0, &[SCENE_SIZE[1], SCENE_SIZE[0]]);
    (found, images.buffer::<u32>(2)[0])
}

/// R-RUNA-22 R-RUNA-33 R-RUNA-46: the level of a texture follows from the pixels beside each, also from those beyond
/// the edges, which write nothing.
#[test]
fn levels_of_textures_follow_from_neighbours() {
    let drawn: Vec<_> = devices().into_iter().map(textured).collect();
    for (image, count) in &drawn {
        let pixels = image.iter().filter(|&&value| value > 0.0).count();
        assert_eq!(*count as usize, pixels);
        let near = |level: f32| image.iter().filter(|&&value| value == level).count();
        for level in [10.0, 11.0, 12.0, 13.0] {
            assert!(near(level) > 5, "{level}: {}", near(level));
        }
    }
    for (one, other) in drawn.iter().zip(drawn.iter().skip(1)) {
        let pixels = one.0.iter().zip(&other.0);
        let different = pixels.filter(|(one, other)| one != other).count();
        // Where a level ends, and at edges, devices may differ.
        assert!(different * 50 < one.0.len(), "{different}");
    }
}

/// Vertices at these positions; the first vertex of each primitive decides its number.
const NUMBERED: &str = "func.func @v(%at: vector<4xf32> {mir.io = #mir.io<location = 0>})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  %vertex = mir.gpu.vertex_index
  %one = arith.constant 1 : i32
  %number = arith.addi %vertex, %one : i32
  mir.gpu.write_output %number, <location = 0, interpolation = flat> : i32
  return
}
func.func @f(%number: i32 {mir.io = #mir.io<location = 0, interpolation = flat>},
             %front: i1 {mir.io = #mir.io<builtin = front_facing>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %zero = arith.constant 0 : i32
  %hundred = arith.constant 100 : i32
  %side = arith.select %front, %hundred, %zero : i32
  %sum = arith.addi %number, %side : i32
  mir.gpu.write_output %sum, <location = 0> : i32
  return
}
";

/// The image drawn from vertices at these pixels.
fn numbered(device: &str, topology: &str, pixels: &[[f32; 2]]) -> Vec<i32> {
    let [width, height] = SIZE.map(|extent| extent as f32);
    let place = |[x, y]: [f32; 2]| [x / width * 2.0 - 1.0, y / height * 2.0 - 1.0, 0.5, 1.0];
    let at: Vec<_> = pixels.iter().map(|&pixel| place(pixel)).collect();
    Drawing::new(NUMBERED, pixels.len() as u32, SIZE)
        .on(device)
        .with(&[&format!("--topology={topology}")])
        .attribute(0, &at.concat())
        .color(0)
        .draw()
        .color::<i32>(0, &[SIZE[1], SIZE[0]])
}

fn pattern(value: impl Fn(usize, usize) -> i32) -> Vec<i32> {
    let pixels = (0..SIZE[0] * SIZE[1]).map(|index| (index % SIZE[0], index / SIZE[0]));
    pixels.map(|(x, y)| value(x, y)).collect()
}

/// R-RUNA-24: the triangles of a strip show the same side, have no gap between them, and are called as their first
/// vertices.
#[test]
fn the_triangles_of_a_strip_meet() {
    for device in devices() {
        let corners = [[4.0, 2.0], [4.0, 10.0], [12.0, 2.0], [12.0, 10.0]];
        let found = numbered(device, "triangle-strip", &corners);
        let expected = pattern(|x, y| match (4..12).contains(&x) && (2..10).contains(&y) {
            // Their common edge runs from (4, 10) to (12, 2); a centre on it belongs to the triangle on its right.
            true if x + y + 1 < 14 => 101,
            true => 102,
            false => 0,
        });
        assert_eq!(found, expected, "{device}");
    }
}

/// R-RUNA-24: lines along the axes and a diagonal, from their start to before their end; strips of them.
#[test]
fn lines_go_through_the_pixels_between_their_ends() {
    for device in devices() {
        let ends = [
            [2.5, 3.5],
            [9.5, 3.5],
            [15.5, 1.5],
            [15.5, 9.5],
            [3.5, 5.5],
            [8.5, 10.5],
        ];
        let found = numbered(device, "lines", &ends);
        let expected = pattern(|x, y| match (x, y) {
            (2..9, 3) => 101,
            (15, 1..9) => 103,
            (3..8, _) if y == x + 2 => 105,
            _ => 0,
        });
        assert_eq!(found, expected, "{device}");
        let found = numbered(
            device,
            "line-strip",
            &ends[..2]
                .iter()
                .chain(&[[9.5, 8.5]])
                .copied()
                .collect::<Vec<_>>(),
        );
        let expected = pattern(|x, y| match (x, y) {
            (2..9, 3) => 101,
            (9, 3..8) => 102,
            _ => 0,
        });
        assert_eq!(found, expected, "{device}");
    }
}

/// R-RUNA-24: parts nearer than the depth range, farther than it, or behind the eye are not drawn.
#[test]
fn triangles_are_clipped() {
    let kernels = NUMBERED.replace(
        "%number, <location = 0, interp",
        "%vertex, <location = 0, interp",
    );
    for device in devices() {
        // Depth goes from -0.5 at the left to 1.5 at the right, over an image that is covered; w is 2.
        let at = [
            [-2.0_f32, -2.0, -1.0, 2.0],
            [6.0, -2.0, 7.0, 2.0],
            [-2.0, 6.0, -1.0, 2.0],
        ];
        let found = Drawing::new(&kernels, 3, SIZE)
            .on(device)
            .attribute(0, &at.concat())
            .color(0)
            .depth()
            .draw();
        let depths = found.depth(&[SIZE[1], SIZE[0]]);
        for (index, depth) in depths.into_iter().enumerate() {
            let right = (index % SIZE[0]) as f32 + 0.5;
            let expected = right / SIZE[0] as f32 * 2.0 - 0.5;
            let expected = if (0.0..=1.0).contains(&expected) {
                expected
            } else {
                1.0
            };
            assert!(
                (depth - expected).abs() < 1e-5,
                "{device}: {index}: {depth}"
            );
        }
        // A corner behind the eye: the triangle extends to the border.
        let at = [
            [-1.0_f32, -1.0, 0.5, 1.0],
            [1.0, -1.0, 0.5, 1.0],
            [0.0, 8.0, 0.5, -2.0],
        ];
        let found = Drawing::new(&kernels, 3, SIZE)
            .on(device)
            .attribute(0, &at.concat())
            .color(0)
            .depth()
            .draw();
        let depths = found.depth(&[SIZE[1], SIZE[0]]);
        let drawn = depths.iter().filter(|&&depth| depth < 1.0).count();
        assert!(drawn > 20, "{device}: {drawn}");
    }
}
