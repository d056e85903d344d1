//! Patterns that are exact: every pixel of an image that one triangle covers.

use half::f16;

use super::drawing::{Drawing, covering, devices};
use crate::machine::needs;

const SIZE: [usize; 2] = [20, 12];

/// An image with a number for each pixel.
fn pattern<T>(value: impl Fn(usize, usize) -> T) -> Vec<T> {
    let pixels = (0..SIZE[0] * SIZE[1]).map(|index| (index % SIZE[0], index / SIZE[0]));
    pixels.map(|(x, y)| value(x, y)).collect()
}

/// `@f` with these parameters, that does this.
fn fragment(parameters: &str, body: &str) -> String {
    format!(
        "func.func @f({parameters}) attributes {{mir.kernel = #mir.kernel<fragment>}} {{
{body}  return
}}
"
    )
}

/// Where the fragment is, as integers %x and %y.
const PLACE: &str = "  %at = mir.gpu.frag_coord
  %fx = vector.extract %at[0] : f32 from vector<4xf32>
  %fy = vector.extract %at[1] : f32 from vector<4xf32>
  %x = arith.fptoui %fx : f32 to i32
  %y = arith.fptoui %fy : f32 to i32
";

/// R-RUNA-18 R-RUNA-19: the centre of the pixel, its depth, and 1/w.
#[test]
fn frag_coord_is_the_centre_of_the_pixel() {
    for device in devices() {
        let body = "  %at = mir.gpu.frag_coord
  mir.gpu.write_output %at, <location = 0> : vector<4xf32>
";
        let text = covering("") + &fragment("", body);
        let images = Drawing::new(&text, 3, SIZE).on(device).color(0).draw();
        let found = images.color::<f32>(0, &[SIZE[1], SIZE[0], 4]);
        let expected = pattern(|x, y| [x as f32 + 0.5, y as f32 + 0.5, 0.5, 0.5]);
        assert_eq!(found, expected.concat());
    }
}

/// R-RUNA-18: a parameter that is a builtin, and a function that the stage calls, have the same.
#[test]
fn parameters_and_functions_have_the_builtins_of_the_stage() {
    for device in devices() {
        let function = "func.func @depth() -> f32 {
  %at = mir.gpu.frag_coord
  %z = vector.extract %at[2] : f32 from vector<4xf32>
  return %z : f32
}
";
        let body = "  %x = vector.extract %at[0] : f32 from vector<4xf32>
  %z = func.call @depth() : () -> f32
  %sum = arith.addf %x, %z : f32
  mir.gpu.write_output %sum, <location = 0> : f32
";
        let parameter = "%at: vector<4xf32> {mir.io = #mir.io<builtin = frag_coord>}";
        let text = covering("") + function + &fragment(parameter, body);
        let images = Drawing::new(&text, 3, SIZE).on(device).color(0).draw();
        let found = images.color::<f32>(0, &[SIZE[1], SIZE[0]]);
        assert_eq!(found, pattern(|x, _| x as f32 + 1.0));
    }
}

/// R-RUNA-13: both kernels see the same push constants.
#[test]
fn push_constants_are_shared_by_the_stages() {
    for device in devices() {
        let scalars = "%scale: f32 {mir.name = \"scale\"}, %n: i32 {mir.name = \"n\"}, \
        %c: vector<4xf32> {mir.name = \"c\"}";
        let vertex = covering(scalars).replace(
            "  return",
            "  mir.gpu.write_output %scale, <location = 0> : f32\n  return",
        );
        let body = "  %s = mir.gpu.read_input <location = 0> : f32
  %f = arith.sitofp %n : i32 to f32
  %p = arith.mulf %f, %s : f32
  %v = vector.broadcast %p : f32 to vector<4xf32>
  %sum = arith.addf %v, %c : vector<4xf32>
  mir.gpu.write_output %sum, <location = 1> : vector<4xf32>
";
        let text = vertex + &fragment(scalars, body);
        let images = Drawing::new(&text, 3, SIZE)
            .on(device)
            .with(&["--arg=f32:0.25", "--arg=i32:-12", "--arg=vec4<f32>:1,2,3,4"])
            .color(1)
            .draw();
        let found = images.color::<f32>(1, &[SIZE[1], SIZE[0], 4]);
        assert_eq!(found, pattern(|_, _| [-2.0, -1.0, 0.0, 1.0]).concat());
    }
}

/// R-RUNA-22: vertices and colours come from storage buffers, and counts are written to one.
#[test]
fn storage_buffers_are_read_and_written_by_both_stages() {
    for device in devices() {
        let images = Drawing::new(include_str!("buffers.mlir"), 3, SIZE)
            .on(device)
            .buffer(&[
                -1.0_f32, -1.0, 0.5, 1.0, 3.0, -1.0, 0.5, 1.0, -1.0, 3.0, 0.5, 1.0,
            ])
            .in_out(1, &[0_u32; 2])
            .buffer(&[10_i32, 20, 30, 40, 50])
            .color(0)
            .draw();
        let found = images.color::<i32>(0, &[SIZE[1], SIZE[0]]);
        assert_eq!(found, pattern(|x, y| (10 + (x + y) % 5 * 10) as i32));
        let counts = images.buffer::<u32>(1);
        assert_eq!(counts[1] as usize, SIZE[0] * SIZE[1], "fragments");
        // A device may run a vertex kernel more often than once per vertex.
        assert!(counts[0] >= 3, "{counts:?}");
    }
}

/// R-RUNA-22 R-RUNA-33 R-RUNA-46: uniform buffers in both stages; the level of an image that is
/// sampled without one follows from its neighbours; images are written.
#[test]
fn images_are_sampled_by_the_derivatives_of_their_coordinates() {
    for device in devices() {
        let [width, height] = SIZE;
        for level in 0..3_usize {
            // Each level has a value of its own.
            let (x, y) = (width << level, height << level);
            let texels = (0..3).flat_map(|level| {
                let count = (x >> level) * (y >> level);
                std::iter::repeat_n(10.0 + level as f32, count)
            });
            let texels: Vec<_> = texels.collect();
            // Numbers of a uniform buffer are 16 bytes apart.
            let numbers = [-1.0_f32, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0];
            let images = Drawing::new(include_str!("textures.mlir"), 3, SIZE)
                .on(device)
                .buffer(&numbers)
                .file_argument(&format!("image2d:r32float:{x}x{y}/3"), &texels)
                .with(&["--arg=sampler:nearest"])
                .out(3, &format!("image2d:rgba32float:{width}x{height}:zeros"))
                .buffer(&[0.0_f32, 0.0, 0.0, 0.5])
                .color(0)
                .draw();
            let value = 10.0 + level as f32;
            let found = images.color::<f32>(0, &[height, width]);
            assert_eq!(found, pattern(|_, _| value * 2.0 + 0.5), "level {level}");
            let copy = images.buffer::<f32>(3);
            assert_eq!(copy, pattern(|_, _| [value, 0.0, 0.0, 1.0]).concat());
        }
    }
}

/// Argument buffers of one set that have other members in each kernel are refused, since both get the same.
#[test]
fn stages_with_other_argument_buffers_are_refused() {
    if !needs("msl-host") {
        return;
    }
    let buffer = |name: &str, binding: usize| {
        format!(
            "%{name}: !mir.uniform_buffer<f32> {{mir.name = \"{name}\", mir.resource = #mir.resource<set = 0, binding = {binding}, uniform>}}"
        )
    };
    let vertex = covering(&buffer("a", 0)).replace(
        "  return",
        "  %zero = arith.constant 0 : i32
  %value = mir.gpu.resource_load %a[%zero] : !mir.uniform_buffer<f32>, i32 -> f32
  mir.gpu.write_output %value, <location = 0> : f32
  return",
    );
    let body = "  %zero = arith.constant 0 : i32
  %own = mir.gpu.resource_load %b[%zero] : !mir.uniform_buffer<f32>, i32 -> f32
  %sum = arith.addf %own, %value : f32
  mir.gpu.write_output %sum, <location = 0> : f32
";
    let value = "%value: f32 {mir.io = #mir.io<location = 0>}";
    let text = vertex + &fragment(&format!("{}, {value}", buffer("b", 1)), body);
    let drawing = || {
        let drawing = Drawing::new(&text, 3, SIZE).on("msl-host");
        drawing.buffer(&[1.0_f32]).buffer(&[2.0_f32]).color(0)
    };
    let images = drawing().draw();
    let found = images.color::<f32>(0, &[SIZE[1], SIZE[0]]);
    assert_eq!(found, pattern(|_, _| 3.0));
    let said = drawing().with(&["--metal-argument-buffers=tier2"]).fail(3);
    assert!(
        said.contains("kernels 'v' and 'f' use different resources of set 0"),
        "{said}"
    );
}

/// R-RUNA-62: both stages find their resources in argument buffers: uniform buffers, textures and samplers.
#[test]
fn stages_take_argument_buffers() {
    if !needs("msl-host") {
        return;
    }
    let [width, height] = SIZE;
    let texels = pattern(|x, y| (y * width + x) as f32);
    let numbers = [-1.0_f32, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0];
    let images = Drawing::new(include_str!("textures.mlir"), 3, SIZE)
        .on("msl-host")
        .buffer(&numbers)
        .file_argument(&format!("image2d:r32float:{width}x{height}"), &texels)
        .with(&["--arg=sampler:nearest"])
        .out(3, &format!("image2d:rgba32float:{width}x{height}:zeros"))
        .buffer(&[0.0_f32, 0.0, 0.0, 0.5])
        .with(&["--metal-argument-buffers=tier2"])
        .color(0)
        .draw();
    let expected: Vec<_> = texels.iter().map(|texel| texel * 2.0 + 0.5).collect();
    assert_eq!(images.color::<f32>(0, &[height, width]), expected);
    let copied = texels.iter().flat_map(|&texel| [texel, 0.0, 0.0, 1.0]);
    assert_eq!(images.buffer::<f32>(3), copied.collect::<Vec<_>>());
}

/// R-RUNA-18: a fragment and its neighbour along x, and along y, for each choice of neighbours; numbers and vectors.
///
/// The value is x² + 5y², so that both rows of a square agree on x.
#[test]
fn derivatives_compare_neighbours() {
    let square = |from: usize| {
        let (low, high) = ((from & !1) as f32 + 0.5, (from | 1) as f32 + 0.5);
        high * high - low * low
    };
    let expected = pattern(|x, y| {
        let (dx, dy) = (square(x), 5.0 * square(y));
        [dx, dy, 2.0 * dx, -dy]
    });
    for device in devices() {
        for precision in ["any", "coarse", "fine"] {
            let body = format!(
                "  %at = mir.gpu.frag_coord
  %x = vector.extract %at[0] : f32 from vector<4xf32>
  %y = vector.extract %at[1] : f32 from vector<4xf32>
  %five = arith.constant 5.0 : f32
  %two = arith.constant 2.0 : f32
  %xx = arith.mulf %x, %x : f32
  %yy = arith.mulf %y, %y : f32
  %yy5 = arith.mulf %yy, %five : f32
  %s = arith.addf %xx, %yy5 : f32
  %dx = mir.gpu.derivative x {precision} %s : f32
  %double = arith.mulf %s, %two : f32
  %negative = arith.negf %s : f32
  %v = vector.from_elements %x, %s, %double, %negative : vector<4xf32>
  %vx = mir.gpu.derivative x {precision} %v : vector<4xf32>
  %vy = mir.gpu.derivative y {precision} %v : vector<4xf32>
  %dy = vector.extract %vy[1] : f32 from vector<4xf32>
  %ddx = vector.extract %vx[2] : f32 from vector<4xf32>
  %ndy = vector.extract %vy[3] : f32 from vector<4xf32>
  %color = vector.from_elements %dx, %dy, %ddx, %ndy : vector<4xf32>
  mir.gpu.write_output %color, <location = 0> : vector<4xf32>
"
            );
            let text = covering("") + &fragment("", &body);
            let images = Drawing::new(&text, 3, SIZE).on(device).color(0).draw();
            let found = images.color::<f32>(0, &[SIZE[1], SIZE[0], 4]);
            assert_eq!(found, expected.concat(), "{device} {precision}");
        }
    }
}

/// Dropped fragments have no colour, and write nothing after the discard.
#[test]
fn discarded_fragments_leave_no_trace() {
    for device in devices() {
        let targets: &[_] = match device {
            "vulkan" => &["vulkan1.1", "vulkan1.2", "vulkan1.3"],
            _ => &["metal2.4", "metal3.2"],
        };
        for target in targets {
            let target = format!("--target={target}");
            let images = Drawing::new(include_str!("discard.mlir"), 3, SIZE)
                .on(device)
                .with(&[&target])
                .in_out(0, &vec![0_i32; SIZE[0] * SIZE[1]])
                .color(0)
                .depth()
                .draw();
            let is_kept = |x: usize, y: usize| !(x + y).is_multiple_of(3);
            let found = images.color::<f32>(0, &[SIZE[1], SIZE[0]]);
            let colors = pattern(|x, y| if is_kept(x, y) { 1.0 } else { 0.0 });
            assert_eq!(found, colors, "{target}");
            let depths = pattern(|x, y| if is_kept(x, y) { 0.5 } else { 1.0 });
            assert_eq!(images.depth(&[SIZE[1], SIZE[0]]), depths, "{target}");
            // 1 is written before, 2 after.
            let marks = pattern(|x, y| if is_kept(x, y) { 2 } else { 1 });
            assert_eq!(images.buffer::<i32>(0), marks, "{target}");
        }
    }
}

/// R-RUNA-24: the fragment kernel's own depth, by which fragments are dropped.
#[test]
fn depths_that_the_kernel_writes_decide() {
    for device in devices() {
        // Two instances: the second is nearer where x is odd.
        let vertex = covering("").replace(
            "  return",
            "  %i = mir.gpu.instance_index
  mir.gpu.write_output %i, <location = 0, interpolation = flat> : i32
  return",
        );
        let body = PLACE.to_owned()
            + "  %i = mir.gpu.read_input <location = 0, interpolation = flat> : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %odd = arith.andi %x, %one : i32
  %is_odd = arith.cmpi ne, %odd, %zero : i32
  %is_second = arith.cmpi ne, %i, %zero : i32
  %near = arith.constant 0.25 : f32
  %middle = arith.constant 0.5 : f32
  %far = arith.constant 0.75 : f32
  %second = arith.select %is_odd, %near, %far : f32
  %depth = arith.select %is_second, %second, %middle : f32
  mir.gpu.write_output %depth, <builtin = frag_depth> : f32
  mir.gpu.write_output %i, <location = 0> : i32
";
        let images = Drawing::new(&(vertex + &fragment("", &body)), 3, SIZE)
            .on(device)
            .with(&["--instances=2"])
            .color(0)
            .depth()
            .draw();
        let found = images.color::<i32>(0, &[SIZE[1], SIZE[0]]);
        assert_eq!(found, pattern(|x, _| (x % 2) as i32));
        let depths = pattern(|x, _| if x % 2 == 1 { 0.25 } else { 0.5 });
        assert_eq!(images.depth(&[SIZE[1], SIZE[0]]), depths);
    }
}

/// R-RUNA-18: vertex_index, instance_index and point_size place a point on every second pixel.
#[test]
fn points_are_where_and_as_large_as_the_kernel_says() {
    for device in devices() {
        let images = Drawing::new(include_str!("points.mlir"), 5, [20, 12])
            .on(device)
            .with(&["--instances=3", "--topology=points"])
            .color(0)
            .draw();
        let found = images.color::<i32>(0, &[12, 20]);
        // A point of two pixels at each multiple of four, with its value.
        let expected = pattern(|x, y| match (x % 4, y % 4) {
            (0 | 1, 0 | 1) => (100 + y / 4 * 10 + x / 4) as i32,
            _ => 0,
        });
        assert_eq!(found, expected);
    }
}

/// R-RUNA-24: triangles that go clockwise on the screen are the back, others the front.
#[test]
fn front_facing_tells_the_sides_of_a_triangle() {
    for device in devices() {
        let body = "  %front = mir.gpu.read_input <builtin = front_facing> : i1
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %side = arith.select %front, %1, %2 : i32
  mir.gpu.write_output %side, <location = 0> : i32
";
        let vertex = "func.func @v(%at: vector<4xf32> {mir.io = #mir.io<location = 0>})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  return
}
";
        let text = vertex.to_owned() + &fragment("", body);
        let corners = [[-1.0_f32, -1.0], [-1.0, 3.0], [3.0, -1.0]];
        for (order, side) in [([0, 1, 2], 1), ([0, 2, 1], 2)] {
            let at = order.map(|corner| [corners[corner][0], corners[corner][1], 0.0, 1.0]);
            let images = Drawing::new(&text, 3, SIZE)
                .on(device)
                .attribute(0, &at.concat())
                .color(0)
                .draw();
            let found = images.color::<i32>(0, &[SIZE[1], SIZE[0]]);
            assert_eq!(found, pattern(|_, _| side), "{order:?}");
        }
    }
}

/// R-RUNA-47: vectors of all lengths; three lanes take the space of four.
#[test]
fn outputs_have_the_types_that_the_kernel_writes() {
    for device in devices() {
        let body = PLACE.to_owned()
            + "  %two = vector.from_elements %x, %y : vector<2xi32>
  %three = vector.from_elements %fx, %fy, %fx : vector<3xf32>
  mir.gpu.write_output %two, <location = 0> : vector<2xi32>
  mir.gpu.write_output %three, <location = 2> : vector<3xf32>
";
        let images = Drawing::new(&(covering("") + &fragment("", &body)), 3, SIZE)
            .on(device)
            .color(0)
            .color(2)
            .draw();
        let [width, height] = SIZE;
        let two = images.color::<i32>(0, &[height, width, 2]);
        assert_eq!(two, pattern(|x, y| [x as i32, y as i32]).concat());
        let three = images.color::<f32>(2, &[height, width, 4]);
        let centre = |x: usize| x as f32 + 0.5;
        let expected = pattern(|x, y| [centre(x), centre(y), centre(x), 0.0]);
        assert_eq!(three, expected.concat());
    }
}

/// R-RUNA-47: floats of 16 bits cross where the device supports it, and otherwise the run reports it.
#[test]
fn halves_cross_where_the_device_has_them() {
    for device in devices() {
        let body = PLACE.to_owned()
            + "  %half = arith.truncf %fx : f32 to f16
  mir.gpu.write_output %half, <location = 0> : f16
";
        let text = covering("") + &fragment("", &body);
        let drawing = Drawing::new(&text, 3, SIZE).on(device).color(0);
        let output = drawing.output();
        let errors = String::from_utf8_lossy(&output.stderr);
        if output.status.code() == Some(3) {
            let lacking = "lacks capability StorageInputOutput16 (feature storageInputOutput16)";
            assert!(errors.contains(lacking), "{errors}");
            continue;
        }
        let half = drawing.draw().color::<f16>(0, &[SIZE[1], SIZE[0]]);
        assert_eq!(half, pattern(|x, _| f16::from_f32(x as f32 + 0.5)));
    }
}
