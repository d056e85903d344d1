//! Operations on vectors in C, by the intrinsics of each DSP's compiler: on the devices that emulate the DSPs, every
//! pair of special numbers has the result of the device `cpu`.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::e2e::is_found;
use crate::e2e::launch::{CPU, Launch, Way};

/// The devices, all of which take C.
const DEVICES: [&str; 3] = ["c66x-host", "helium", "hexagon"];

const INTEGERS: &[&str] = &[
    "arith.addi",
    "arith.subi",
    "arith.muli",
    "arith.maxsi",
    "arith.minsi",
    "arith.maxui",
    "arith.minui",
    "arith.andi",
    "arith.ori",
    "arith.xori",
    "mir.sadd_sat",
    "mir.ssub_sat",
    "mir.uadd_sat",
    "mir.usub_sat",
];

const FLOATS: &[&str] = &["arith.addf", "arith.subf", "arith.mulf"];

/// Vectors of a kernel.
struct Shape {
    lane: &'static str,
    bits: u32,
    lanes: usize,
}

impl Shape {
    /// A kernel that stores the results of all operations, for as many vectors as there are work-items.
    fn kernel(&self, operations: &[&str], vectors: usize, form: &str) -> String {
        let vector = format!("vector<{}x{}>", self.lanes, self.lane);
        let stride = self.lanes * self.bits as usize / 8;
        let pointer = format!("!mir.ptr<global, {vector}>");
        let place = |name: &str, index: &str| {
            format!(
                "%{name}.at = mir.gpu.gep %{name}[{index}] stride {stride} : <global, {vector}>, i32\n"
            )
        };
        let load = |name: &str| {
            place(name, "%i")
                + &format!("%{name}.v = mir.gpu.load %{name}.at : <global, {vector}> -> {vector}\n")
        };
        let mut text = format!("module {form} {{\nfunc.func @vectors(");
        let parameters = ["a", "b", "out"].iter().enumerate().map(|(index, name)| {
            let place = format!("#mir.resource<set = 0, binding = {index}, storage>");
            format!("%{name}: {pointer} {{mir.name = \"{name}\", mir.resource = {place}}}")
        });
        text += &parameters.collect::<Vec<_>>().join(", ");
        text += &format!(
            ") attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = [{vectors}, 1, 1]>}} {{\n"
        );
        text += "%i = mir.gpu.global_id x\n";
        text += &(load("a") + &load("b"));
        text += &format!(
            "%count = arith.constant {} : i32\n%first = arith.muli %i, %count : i32\n",
            operations.len()
        );
        for (index, operation) in operations.iter().enumerate() {
            text += &format!(
                "%n{index} = arith.constant {index} : i32\n%j{index} = arith.addi %first, %n{index} : i32\n"
            );
            text += &format!("%r{index} = {operation} %a.v, %b.v : {vector}\n");
            text += &format!(
                "%p{index} = mir.gpu.gep %out[%j{index}] stride {stride} : <global, {vector}>, i32\n"
            );
            text += &format!("mir.gpu.store %p{index}, %r{index} : <global, {vector}>, {vector}\n");
        }
        text + "return\n}\n}\n"
    }

    /// Two buffers with every pair of numbers, in whole vectors.
    fn pairs(&self, numbers: &[u64]) -> [Vec<u8>; 2] {
        let all = || {
            numbers
                .iter()
                .flat_map(|x| numbers.iter().map(move |y| [*x, *y]))
        };
        let count = all().count().next_multiple_of(self.lanes);
        let pairs: Vec<_> = all().cycle().take(count).collect();
        let bytes = |side: usize| {
            let size = self.bits as usize / 8;
            let numbers = pairs.iter().map(|pair| pair[side]);
            numbers
                .flat_map(|number| number.to_le_bytes()[..size].to_vec())
                .collect()
        };
        [bytes(0), bytes(1)]
    }

    /// Fails unless every device has the results of `cpu`.
    fn compare(
        &self,
        operations: &[&str],
        numbers: &[u64],
        devices: &[&'static str],
        is_fast: bool,
    ) {
        let [a, b] = self.pairs(numbers);
        let vectors = a.len() * 8 / self.bits as usize / self.lanes;
        let run = |device: &'static str, form: &str| {
            let directory = TempDir::new().unwrap();
            let file = directory.path().join("vectors.mlir");
            fs::write(&file, self.kernel(operations, vectors, form)).unwrap();
            let way = Way { device, ..CPU };
            let out = vec![0; a.len() * operations.len()];
            let launch = Launch::of(Path::new(&file), "vectors", [1, 1, 1]).by(&[way]);
            let launch = if is_fast { launch.fast_math() } else { launch };
            let outputs = launch.raw(&a).raw(&b).raw_in_out(&out).run();
            outputs.raw(2).unwrap()
        };
        let expected = run("cpu", "");
        for device in devices.iter().filter(|device| is_found(device)) {
            let results = run(device, "attributes {lir.dsp_format = \"c\"}");
            for (index, number) in results.chunks(self.bits as usize / 8).enumerate() {
                let expected = &expected[index * number.len()..][..number.len()];
                let operation = operations[index / self.lanes % operations.len()];
                let same = number == expected || self.are_nans([number, expected]);
                let place = format!(
                    "{operation} of {}x{}, number {index}",
                    self.lanes, self.lane
                );
                assert!(same, "{device}: {place}: {number:02x?} for {expected:02x?}");
            }
        }
    }

    fn are_nans(&self, numbers: [&[u8]; 2]) -> bool {
        let is_nan = |bytes: &[u8]| {
            let bits = <[u8; 4]>::try_from(bytes).map(u32::from_le_bytes);
            bits.is_ok_and(|bits| f32::from_bits(bits).is_nan())
        };
        self.lane == "f32" && numbers.into_iter().all(is_nan)
    }
}

/// R-RUNA-82: sums wrap around and saturate, maxima are of signed and unsigned numbers, and lanes do not mix.
#[test]
fn vectors_of_integers_have_the_results_of_the_cpu() {
    let shapes = [
        ("i8", 8, &[4, 16][..]),
        ("i16", 16, &[2, 8, 16]),
        ("i32", 32, &[2, 16]),
    ];
    for (lane, bits, lengths) in shapes {
        let most = u64::MAX >> (64 - bits);
        let high = most / 2 + 1;
        let numbers = [
            0,
            1,
            2,
            0x5a5a_5a5a & most,
            high - 2,
            high - 1,
            high,
            high + 1,
            most - 1,
            most,
        ];
        for &lanes in lengths {
            Shape { lane, bits, lanes }.compare(INTEGERS, &numbers, &DEVICES, false);
        }
    }
}

/// R-RUNA-82: floats of C66x, with infinities, NaNs and subnormal numbers.
#[test]
fn vectors_of_floats_have_the_results_of_the_cpu() {
    let numbers = [
        0.0,
        -0.0,
        1.5,
        -3.25,
        1e30,
        -1e-30,
        1e-40,
        f32::MIN_POSITIVE,
        f32::MAX,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    let numbers = numbers.map(|number: f32| u64::from(number.to_bits()));
    let (lane, bits) = ("f32", 32);
    for lanes in [2, 4] {
        Shape { lane, bits, lanes }.compare(FLOATS, &numbers, &DEVICES, false);
    }
}

/// R-RUNA-82: with `--fast-math` Helium's vectors have floats, too, whose results are the same between numbers of
/// middling size.
#[test]
fn fast_floats_have_the_results_of_the_cpu() {
    let numbers = [1.0, 1.5, -3.25, 1e10, -1e-10, 123_456.79, 0.333_333_34, 7.0];
    let numbers = numbers.map(|number: f32| u64::from(number.to_bits()));
    let (lane, bits, lanes) = ("f32", 32, 4);
    Shape { lane, bits, lanes }.compare(FLOATS, &numbers, &["helium"], true);
}
