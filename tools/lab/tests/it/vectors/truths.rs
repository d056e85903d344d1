//! Vectors of booleans that a loop hands on, chosen by one condition.

use gir_run::element::Scalar;

use crate::e2e::launch::ALL_DEVICES;
use crate::e2e::vulkan_expected;
use crate::mir_kernel::{Buffer, MirKernel};

/// A loop over eight numbers. The lanes keep whether all positive numbers so far have had bit 0, bit 1 and so on.
fn body(lanes: usize) -> String {
    let bits = (0..lanes).map(|lane| {
        format!(
            "    %bit{lane} = arith.constant {} : i32
    %has{lane} = arith.andi %v, %bit{lane} : i32
    %is{lane} = arith.cmpi ne, %has{lane}, %c0 : i32
",
            1 << lane
        )
    });
    let is: Vec<_> = (0..lanes).map(|lane| format!("%is{lane}")).collect();
    let all = vec!["%true"; lanes].join(", ");
    let results = (0..lanes).map(|lane| {
        format!(
            "  %r{lane} = vector.extract %last[{lane}] : i1 from vector<{lanes}xi1>
  %n{lane} = arith.extui %r{lane} : i1 to i32
  %place{lane} = arith.constant {lane} : i32
  %to{lane} = mir.gpu.gep %results[%place{lane}] stride 4 : <global, i32>, i32
  mir.gpu.store %to{lane}, %n{lane} : <global, i32>, i32
"
        )
    });
    format!(
        "  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  %true = arith.constant true
  %first = vector.from_elements {all} : vector<{lanes}xi1>
  %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%so_far = %first) -> (vector<{lanes}xi1>) : i32 {{
    %at = mir.gpu.gep %xs[%i] stride 4 : <global, i32>, i32
    %v = mir.gpu.load %at : <global, i32> -> i32
{bits}    %these = vector.from_elements {is} : vector<{lanes}xi1>
    %both = arith.andi %so_far, %these : vector<{lanes}xi1>
    %counts = arith.cmpi sgt, %v, %c0 : i32
    %next = arith.select %counts, %both, %so_far : vector<{lanes}xi1>
    scf.yield %next : vector<{lanes}xi1>
  }}
{results}",
        bits = bits.collect::<String>(),
        is = is.join(", "),
        results = results.collect::<String>(),
    )
}

#[test]
fn one_condition_chooses_vectors_of_booleans() {
    if !vulkan_expected() {
        return;
    }
    let xs = [0b1011, 0b1110_i32, -1, 0, 0b1111, -8, 0b0011, 0b1_0010];
    for lanes in [2, 3, 4] {
        let buffers =
            [("xs", Scalar::I32), ("results", Scalar::I32)].map(|(name, scalar)| Buffer {
                name,
                scalar,
                lanes: 1,
            });
        let outputs = MirKernel::new([1, 1, 1], &buffers, &body(lanes), "")
            .launch(1)
            .by(ALL_DEVICES)
            .input(&xs)
            .in_out(&vec![7_i32; lanes])
            .run();
        let positive = xs.iter().filter(|&&x| x > 0);
        let common = positive.fold(-1, |common, x| common & x);
        let expected: Vec<_> = (0..lanes).map(|lane| common >> lane & 1).collect();
        assert_eq!(outputs.buffer::<i32>(1), expected, "{lanes} lanes");
    }
}
