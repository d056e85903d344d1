//! Kernels of several shapes whose workgroups do the work of others.

use tempfile::TempDir;

use super::{transform, written};
use crate::e2e::launch::{ALL_DEVICES, CPU, DSPS, Launch, Way};
use crate::e2e::vulkan_expected;

const SIZE: [usize; 3] = [4, 2, 2];
const GROUPS: [usize; 3] = [4, 6, 2];

/// Every work-item writes its own element: a number that its place in the grid decides, and what its neighbour in the
/// workgroup has put into shared memory.
fn kernel(stated_size: &str) -> String {
    format!(
        "global @tile : ptr[shared]<u32> count=16
func kernel {stated_size}@main(%x: ptr[global]<u32>) -> void {{
entry:
  %ix = global_id x
  %iy = global_id y
  %iz = global_id z
  %lx = local_id x
  %ly = local_id y
  %lz = local_id z
  %gx = workgroup_id x
  %gy = workgroup_id y
  %gz = workgroup_id z
  %nx = num_workgroups x
  %ny = num_workgroups y
  %nz = num_workgroups z
  %sx = workgroup_size x
  %sy = workgroup_size y
  %sz = workgroup_size z
  %l1 = mul %lz, %sy
  %l2 = add %l1, %ly
  %l3 = mul %l2, %sx
  %local = add %l3, %lx
  %tile = mov @tile
  %own = gep %tile, %local, stride=4
  %mixed = mul %ix, 1000u
  %g1 = mul %gy, 10u
  %g2 = add %gx, %g1
  %g3 = mul %gz, 100u
  %g4 = add %g2, %g3
  %shared = add %mixed, %g4
  store %own, %shared
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %next = xor %local, 5u
  %other = gep %tile, %next, stride=4
  %read = load %other
  %w1 = mul %nx, %sx
  %h1 = mul %ny, %sy
  %d1 = mul %nz, %sz
  %p1 = mul %iz, %h1
  %p2 = add %p1, %iy
  %p3 = mul %p2, %w1
  %place = add %p3, %ix
  %at = gep %x, %place, stride=4
  %more = mul %d1, 1000000u
  %value = add %read, %more
  store %at, %value
  ret
}}
"
    )
}

fn expected() -> Vec<u32> {
    let extents: Vec<usize> = (0..3).map(|axis| SIZE[axis] * GROUPS[axis]).collect();
    let mut values = vec![0; extents.iter().product()];
    for (place, value) in values.iter_mut().enumerate() {
        let own = [
            place % extents[0],
            place / extents[0] % extents[1],
            place / extents[0] / extents[1],
        ];
        let group: Vec<usize> = (0..3).map(|axis| own[axis] / SIZE[axis]).collect();
        let local: Vec<usize> = (0..3).map(|axis| own[axis] % SIZE[axis]).collect();
        let other = ((local[2] * SIZE[1] + local[1]) * SIZE[0] + local[0]) ^ 5;
        let column = group[0] * SIZE[0] + other % SIZE[0];
        let shared = column * 1000 + group[0] + 10 * group[1] + 100 * group[2];
        *value = (shared + extents[2] * 1_000_000) as u32;
    }
    values
}

fn check(stated_size: &str, factor: &str, ways: &[Way]) {
    let directory = TempDir::new().unwrap();
    let file = written(directory.path(), "k.gir", &kernel(stated_size));
    let (tiled, _) = transform(&file, &format!("mir-tile-workgroups{{factor={factor}}}"));
    let launch = Launch::of(&tiled, "main", GROUPS.map(|count| count as u32)).by(ways);
    let launch = match stated_size {
        "" => launch.workgroup_extents(SIZE.map(|count| count as u32)),
        _ => launch,
    };
    let room = vec![0_u32; expected().len()];
    assert_eq!(
        launch.in_out(&room).run().buffer::<u32>(0),
        expected(),
        "{factor}"
    );
}

const STATED: &str = "workgroup_size(4, 2, 2) ";

// R-RUNA-126
#[test]
fn tiles_of_every_shape_compute_the_same() {
    for x in [1, 2, 4] {
        for y in [1, 2, 3, 6] {
            for z in [1, 2] {
                let factor = format!("{x},{y},{z}");
                check(STATED, &factor, &[Way { check: true, ..CPU }]);
                check("", &factor, &[CPU]);
            }
        }
    }
}

#[test]
fn tiles_compute_the_same_everywhere() {
    if !vulkan_expected() {
        return;
    }
    check(STATED, "2,3,2", &[ALL_DEVICES, DSPS].concat());
    check("", "4,2", ALL_DEVICES);
}

/// Kernels of `test/e2e` with barriers, loops and atomics, by as many workgroups as their tests launch.
#[test]
fn kernels_of_others_are_tiled() {
    let directory = TempDir::new().unwrap();
    let path = |name: &str| {
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../test/e2e/{name}.gir"))
    };
    let numbers: Vec<f32> = (0..4096_u16).map(|n| f32::from(n % 97)).collect();
    for factor in [2, 4, 16] {
        let text = std::fs::read_to_string(path("reduce")).unwrap();
        let file = written(directory.path(), "reduce.gir", &text);
        let (tiled, _) = transform(&file, &format!("mir-tile-workgroups{{factor={factor}}}"));
        let outputs = Launch::of(&tiled, "reduce", [16, 1, 1])
            .by(&[Way { check: true, ..CPU }])
            .input(&numbers)
            .in_out(&[0_f32; 16])
            .run();
        // Sums of small whole numbers are exact in any order.
        let sums: Vec<f32> = numbers
            .chunks(256)
            .map(|block| block.iter().sum())
            .collect();
        assert_eq!(outputs.buffer::<f32>(1), sums, "{factor}");
    }
}
