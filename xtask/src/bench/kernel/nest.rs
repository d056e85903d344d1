//! A kernel of loops inside each other.

use std::fmt::Write as _;

use super::{GIR_ELEMENT, GIR_HEAD, Sources, WGSL_BUFFER, WGSL_HEAD};

/// A kernel of `depth` counted loops; the innermost adds its counter to a value that all of them carry.
pub fn write(depth: usize) -> Sources {
    let mut gir = format!("{}{GIR_ELEMENT}  br head0\n", GIR_HEAD.replace("NAME", "k"));
    let mut wgsl = format!(
        "{WGSL_BUFFER}{}  let n = x[id.x];\n  var s = n;\n",
        WGSL_HEAD.replace("NAME", "k")
    );
    // Writing to a string does not fail.
    for place in 0..depth {
        let (before, carried) = match place.checked_sub(1) {
            Some(outer) => (format!("head{outer}"), format!("%s{outer}")),
            None => ("entry".to_owned(), "%v0".to_owned()),
        };
        let (inside, result) = match place + 1 {
            inner if inner < depth => (format!("head{inner}"), format!("%s{inner}")),
            _ => ("body".to_owned(), "%t".to_owned()),
        };
        let outside = place
            .checked_sub(1)
            .map_or_else(|| "done".to_owned(), |outer| format!("latch{outer}"));
        _ = write!(
            gir,
            "head{place}:\n  \
               %k{place} = phi u32 [ 0u, {before} ], [ %l{place}, latch{place} ]\n  \
               %s{place} = phi u32 [ {carried}, {before} ], [ {result}, latch{place} ]\n  \
               %c{place} = ucmp.lt %k{place}, %v0\n  \
               br_if %c{place}, {inside}, {outside}\n"
        );
        _ = writeln!(
            wgsl,
            "  for (var k{place} = 0u; k{place} < n; k{place}++) {{"
        );
    }
    if let Some(last) = depth.checked_sub(1) {
        _ = write!(
            gir,
            "body:\n  %t = add %s{last}, %k{last}\n  br latch{last}\n"
        );
        _ = writeln!(wgsl, "  s += k{last};");
    }
    for place in (0..depth).rev() {
        _ = write!(
            gir,
            "latch{place}:\n  %l{place} = add %k{place}, 1u\n  br head{place}\n"
        );
        wgsl.push_str("  }\n");
    }
    gir.push_str("done:\n  store %p, %s0\n  ret\n}\n");
    wgsl.push_str("  x[id.x] = s;\n}\n");
    Sources { gir, wgsl }
}
