//! Values between vertices, compared with a rasteriser of triangles in f64, on all devices that draw.
//!
//! Pixels whose centre is nearer than [`MARGIN`] to an edge may be inside or outside: devices place
//! vertices on a grid of 1/256 of a pixel at least. All others are compared. A value may differ by
//! [`TOLERANCE`] of the values' range, which the grid explains for triangles of some 50 pixels.

use super::drawing::{Drawing, devices};

/// Pixels between a centre and an edge, so that the side is unambiguous.
const MARGIN: f64 = 0.25;

/// How far a value may be off, of values between 0 and 1.
const TOLERANCE: f64 = 2e-3;

const SIZE: [usize; 2] = [64, 48];

/// A vertex: position, and a value.
#[derive(Clone, Copy)]
struct Vertex {
    at: [f32; 4],
    value: f32,
}

/// The kind of interpolation.
#[derive(Clone, Copy)]
enum Kind {
    Perspective,
    Linear,
}

/// The coverage of a pixel.
enum Pixel {
    Outside,
    Near,
    /// The weights of the vertices on the screen.
    Inside([f64; 3]),
}

/// Where a vertex is on the screen.
fn place(vertex: &Vertex) -> [f64; 2] {
    let [x, y, _, w] = vertex.at.map(f64::from);
    let [width, height] = SIZE.map(|extent| extent as f64);
    [(x / w + 1.0) / 2.0 * width, (y / w + 1.0) / 2.0 * height]
}

fn pixel(triangle: &[Vertex; 3], x: usize, y: usize) -> Pixel {
    let [a, b, c] = triangle.each_ref().map(place);
    let centre = [x as f64 + 0.5, y as f64 + 0.5];
    let cross = |o: [f64; 2], p: [f64; 2], q: [f64; 2]| {
        (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])
    };
    let area = cross(a, b, c);
    let edges = [(b, c), (c, a), (a, b)];
    let distances = edges.map(|(from, to)| {
        let length = ((to[0] - from[0]).powi(2) + (to[1] - from[1]).powi(2)).sqrt();
        cross(from, to, centre) / length * area.signum()
    });
    if distances.iter().any(|&distance| distance < -MARGIN) {
        Pixel::Outside
    } else if distances.iter().all(|&distance| distance > MARGIN) {
        Pixel::Inside(edges.map(|(from, to)| cross(from, to, centre) / area))
    } else {
        Pixel::Near
    }
}

fn interpolate(triangle: &[Vertex; 3], weights: [f64; 3], kind: Kind) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for (vertex, weight) in triangle.iter().zip(weights) {
        let weight = match kind {
            Kind::Perspective => weight / f64::from(vertex.at[3]),
            Kind::Linear => weight,
        };
        sum += weight * f64::from(vertex.value);
        all += weight;
    }
    sum / all
}

/// Compares an image with a triangle; `background` is the value elsewhere.
#[track_caller]
fn check(image: &[f32], triangle: &[Vertex; 3], kind: Kind, background: f32) {
    let (mut inside, mut outside) = (0, 0);
    for (index, &found) in image.iter().enumerate() {
        let (x, y) = (index % SIZE[0], index / SIZE[0]);
        match pixel(triangle, x, y) {
            Pixel::Outside => {
                assert_eq!(found, background, "outside at {x}, {y}");
                outside += 1;
            }
            Pixel::Near => {}
            Pixel::Inside(weights) => {
                let expected = interpolate(triangle, weights, kind);
                let difference = (f64::from(found) - expected).abs();
                assert!(difference < TOLERANCE, "{x}, {y}: {found}, not {expected}");
                inside += 1;
            }
        }
    }
    assert!(inside > 400 && outside > 400, "{inside}, {outside}");
    assert!(inside + outside > image.len() * 9 / 10);
}

fn positions(triangle: &[Vertex; 3]) -> Vec<f32> {
    triangle.iter().flat_map(|vertex| vertex.at).collect()
}

fn values(triangle: &[Vertex; 3]) -> Vec<f32> {
    triangle.iter().map(|vertex| vertex.value).collect()
}

const FLAT_TRIANGLE: [Vertex; 3] = [
    Vertex {
        at: [-0.75, -0.5, 0.25, 1.0],
        value: 0.0,
    },
    Vertex {
        at: [0.875, -0.75, 0.5, 1.0],
        value: 0.25,
    },
    Vertex {
        at: [0.125, 0.75, 1.0, 1.0],
        value: 1.0,
    },
];

/// Its corners are at different distances.
const DEEP_TRIANGLE: [Vertex; 3] = [
    Vertex {
        at: [-0.75, -0.5, 0.25, 1.0],
        value: 0.0,
    },
    Vertex {
        at: [3.5, -3.0, 1.0, 4.0],
        value: 1.0,
    },
    Vertex {
        at: [0.25, 1.5, 1.0, 2.0],
        value: 0.5,
    },
];

/// R-RUNA-18 R-RUNA-24 R-RUNA-47: the colour of a triangle, from attributes of its vertices.
#[test]
fn a_triangle_has_the_colors_of_its_vertices() {
    for device in devices() {
        let triangle = &FLAT_TRIANGLE;
        let colors = values(triangle).into_iter();
        let colors: Vec<_> = colors
            .flat_map(|value| [value, 1.0 - value, 0.5, 1.0])
            .collect();
        // Once as the device is, once without vectors of four, which cross all the same.
        let poor = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test/Inputs/poor.toml");
        let other_profile = ["--target-file", poor, "--target=poor-vulkan"];
        let profiles: &[&[&str]] = match device {
            "vulkan" => &[&[], &other_profile],
            _ => &[&[]],
        };
        for profile in profiles {
            let images = Drawing::new(include_str!("triangle.mlir"), 3, SIZE)
                .on(device)
                .with(profile)
                .attribute(0, &positions(triangle))
                .attribute(1, &colors)
                .color(0)
                .draw();
            let image = images.color::<f32>(0, &[SIZE[1], SIZE[0], 4]);
            let lane = |lane: usize| -> Vec<f32> {
                let lane = image.iter().skip(lane);
                lane.step_by(4).copied().collect()
            };
            check(&lane(0), triangle, Kind::Linear, 0.0);
            let other = triangle.map(|vertex| Vertex {
                value: 1.0 - vertex.value,
                ..vertex
            });
            check(&lane(1), &other, Kind::Linear, 0.0);
            let constant = |value| triangle.map(|vertex| Vertex { value, ..vertex });
            check(&lane(2), &constant(0.5), Kind::Linear, 0.0);
            check(&lane(3), &constant(1.0), Kind::Linear, 0.0);
        }
    }
}

/// R-RUNA-24: perspective, linear and flat. Flat values are those of a triangle's first vertex.
#[test]
fn values_are_interpolated_as_the_kernels_say() {
    for device in devices() {
        let triangle = &DEEP_TRIANGLE;
        let images = Drawing::new(include_str!("interpolation.mlir"), 3, SIZE)
            .on(device)
            .attribute(0, &positions(triangle))
            .attribute(1, &values(triangle))
            .attribute(2, &[7_i32, -8, 9])
            .color(0)
            .color(1)
            .color(2)
            .draw();
        let shape = [SIZE[1], SIZE[0]];
        let perspective = images.color::<f32>(0, &shape);
        let linear = images.color::<f32>(1, &shape);
        check(&perspective, triangle, Kind::Perspective, 0.0);
        check(&linear, triangle, Kind::Linear, 0.0);
        let differences = perspective.iter().zip(&linear);
        let differs = differences.filter(|(one, other)| (*one - *other).abs() > 0.05);
        assert!(differs.count() > 200, "the two kinds are not the same");
        for (index, found) in images.color::<i32>(2, &shape).into_iter().enumerate() {
            match pixel(triangle, index % SIZE[0], index / SIZE[0]) {
                Pixel::Outside => assert_eq!(found, 0),
                Pixel::Near => {}
                Pixel::Inside(_) => assert_eq!(found, 7),
            }
        }
    }
}

/// R-RUNA-18: depth is linear in screen space.
#[test]
fn depths_are_those_of_the_positions() {
    for device in devices() {
        let triangle = &DEEP_TRIANGLE;
        let images = Drawing::new(include_str!("interpolation.mlir"), 3, SIZE)
            .on(device)
            .attribute(0, &positions(triangle))
            .attribute(1, &values(triangle))
            .attribute(2, &[0_i32; 3])
            .depth()
            .draw();
        let depths = triangle.map(|vertex| Vertex {
            value: vertex.at[2] / vertex.at[3],
            ..vertex
        });
        let found = images.depth(&[SIZE[1], SIZE[0]]);
        check(&found, &depths, Kind::Linear, 1.0);
    }
}

/// The kernels of docs/drawing.md, by its command line.
#[test]
fn the_kernels_of_the_guide_draw() {
    for device in devices() {
        let guide = include_str!("../../../../../docs/drawing.md");
        let kernels = crate::readme::block(guide, "mlir");
        let images = Drawing::new(kernels, 3, SIZE)
            .on(device)
            .kernels("place", "shade")
            .attribute(0, &positions(&FLAT_TRIANGLE))
            .attribute(1, &values(&FLAT_TRIANGLE))
            .with(&["--arg", "f32:0.5"])
            .color(0)
            .depth()
            .draw();
        let scaled = FLAT_TRIANGLE.map(|vertex| Vertex {
            value: vertex.value * 0.5,
            ..vertex
        });
        let image = images.color::<f32>(0, &[SIZE[1], SIZE[0]]);
        check(&image, &scaled, Kind::Linear, 0.0);
    }
}
