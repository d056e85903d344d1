//! Deterministic inputs, and guard elements after them.

use super::launch::Element;

pub use gir_lab::fuzz::random::Generator;

/// As many values of `next` as asked for.
pub fn many<T>(count: usize, next: impl FnMut() -> T) -> Vec<T> {
    std::iter::repeat_with(next).take(count).collect()
}

/// More than the work-items of a workgroup, so that those without an element of their own are covered.
const GUARDS: usize = 300;

/// The values, and after them elements that no kernel may read or write.
pub fn guarded<T: Element>(values: &[T]) -> Vec<T> {
    let mut guarded = values.to_vec();
    guarded.resize(values.len() + GUARDS, T::GUARD);
    guarded
}

/// Space for `count` results, guarded as well.
pub fn room<T: Element>(count: usize) -> Vec<T> {
    vec![T::GUARD; count + GUARDS]
}

/// Strings of bytes as kernels take them: one after the other, and the offset of each; the last offset is the end of
/// the last.
pub fn strings(strings: &[Vec<u8>]) -> (Vec<u8>, Vec<u32>) {
    let mut offsets = vec![0];
    for string in strings {
        offsets.push(offsets[offsets.len() - 1] + u32::try_from(string.len()).unwrap());
    }
    (strings.concat(), offsets)
}

/// Instructions that number the work-items of a grid, one row of workgroups of this size, as `%i`.
pub fn number_in_grid(size: [usize; 3]) -> String {
    let [x, y, z] = size;
    let (plane, all) = (x * y, x * y * z);
    format!(
        "  %lx = local_id x
  %ly = local_id y
  %lz = local_id z
  %group = workgroup_id x
  %row = mul %ly, {x}u
  %layer = mul %lz, {plane}u
  %block = mul %group, {all}u
  %a = add %lx, %row
  %b = add %a, %layer
  %i = add %b, %block
"
    )
}
