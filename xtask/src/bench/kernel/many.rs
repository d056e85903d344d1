//! A module of many small kernels.

use super::{GIR_ELEMENT, GIR_HEAD, Sources, WGSL_BUFFER, WGSL_HEAD, chain};

/// Instructions around the row of operations: index, address, load, store, return.
const FRAME: usize = 5;

/// A module of `count` kernels with `instructions` instructions each.
pub fn write(count: usize, instructions: usize) -> Sources {
    let length = instructions.saturating_sub(FRAME);
    let (gir_row, wgsl_row) = (chain::in_gir(length), chain::in_wgsl(length));
    let mut gir = String::new();
    let mut wgsl = WGSL_BUFFER.to_owned();
    for place in 0..count {
        let name = format!("k{place}");
        gir += &GIR_HEAD.replace("NAME", &name);
        gir += GIR_ELEMENT;
        gir += &gir_row;
        gir += &format!("  store %p, %v{length}\n  ret\n}}\n");
        wgsl += &WGSL_HEAD.replace("NAME", &name);
        wgsl += "  let v0 = x[id.x];\n";
        wgsl += &wgsl_row;
        wgsl += &format!("  x[id.x] = v{length};\n}}\n");
    }
    Sources { gir, wgsl }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_has_as_many_instructions_as_asked_for() {
        let text = write(3, 35).gir;
        let indented = text.lines().filter(|line| line.starts_with("  "));
        assert_eq!(indented.count(), 3 * 35);
    }
}
