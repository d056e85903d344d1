//! A kernel that calls many functions, each with the result of the one before it.

use std::fmt::Write as _;

use super::{GIR_ELEMENT, GIR_HEAD, Sources, WGSL_BUFFER, WGSL_HEAD, chain};

/// A module of `count` functions of `instructions` instructions and a kernel that calls each once.
pub fn write(count: usize, instructions: usize) -> Sources {
    // The return is one of them.
    let length = instructions.saturating_sub(1);
    let (gir_row, wgsl_row) = (chain::in_gir(length), chain::in_wgsl(length));
    let mut gir = String::new();
    let mut wgsl = WGSL_BUFFER.to_owned();
    for place in 0..count {
        // Writing to a string does not fail.
        _ = write!(
            gir,
            "func @f{place}(%v0: u32) -> u32 {{\nentry:\n{gir_row}  ret %v{length}\n}}\n"
        );
        _ = write!(
            wgsl,
            "fn f{place}(v0: u32) -> u32 {{\n{wgsl_row}  return v{length};\n}}\n"
        );
    }
    gir += &GIR_HEAD.replace("NAME", "k");
    gir += GIR_ELEMENT;
    wgsl += &WGSL_HEAD.replace("NAME", "k");
    wgsl += "  let v0 = x[id.x];\n";
    for place in 0..count {
        let next = place + 1;
        _ = writeln!(gir, "  %v{next} = call @f{place}(%v{place})");
        _ = writeln!(wgsl, "  let v{next} = f{place}(v{place});");
    }
    _ = write!(gir, "  store %p, %v{count}\n  ret\n}}\n");
    _ = write!(wgsl, "  x[id.x] = v{count};\n}}\n");
    Sources { gir, wgsl }
}
