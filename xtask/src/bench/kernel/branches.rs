//! A kernel of many branches, one behind the other: each changes a value in one of two ways and hands it on.

use std::fmt::Write as _;

use super::{GIR_ELEMENT, GIR_HEAD, Sources, WGSL_BUFFER, WGSL_HEAD};

/// A kernel with `count` branches.
pub fn write(count: usize) -> Sources {
    let mut gir = format!("{}{GIR_ELEMENT}", GIR_HEAD.replace("NAME", "k"));
    let mut wgsl = format!(
        "{WGSL_BUFFER}{}  var v = x[id.x];\n",
        WGSL_HEAD.replace("NAME", "k")
    );
    for place in 0..count {
        let bound = 1 + place * 13 % 997;
        let (added, mixed) = (1 + place % 29, 1 + place % 23);
        let next = place + 1;
        // Writing to a string does not fail.
        _ = write!(
            gir,
            "  %c{place} = ucmp.lt %v{place}, {bound}u\n  \
               br_if %c{place}, yes{place}, no{place}\n\
             yes{place}:\n  \
               %y{place} = add %v{place}, {added}u\n  \
               br join{place}\n\
             no{place}:\n  \
               %n{place} = xor %v{place}, {mixed}u\n  \
               br join{place}\n\
             join{place}:\n  \
               %v{next} = phi u32 [ %y{place}, yes{place} ], [ %n{place}, no{place} ]\n"
        );
        _ = writeln!(
            wgsl,
            "  if (v < {bound}u) {{ v = v + {added}u; }} else {{ v = v ^ {mixed}u; }}"
        );
    }
    _ = write!(gir, "  store %p, %v{count}\n  ret\n}}\n");
    wgsl.push_str("  x[id.x] = v;\n}\n");
    Sources { gir, wgsl }
}
