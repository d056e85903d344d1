//! The ports of a circuit: macros for the test bench, by the names in its SystemVerilog.

use super::top::{NAME, Port};
use std::fmt::Write as _;

/// The text of `ports.h`; `None` where the circuit has another form than CIRCT's handshake road gives it.
pub fn header(verilog: &str, ports: &[Port]) -> Option<String> {
    let names = names(verilog)?;
    let has = |name: &str| names.contains(&name);
    let [mut memories, mut loads, mut stores, mut scalars] = [const { String::new() }; 4];
    let mut place = 0;
    for (number, port) in ports.iter().enumerate() {
        match port {
            Port::Memory { elements, bits, .. } => {
                _ = write!(
                    memories,
                    " M({number}, {elements}, {}, {bits})",
                    bits.div_ceil(8)
                );
                let numbered = |kind: &str, end: &str| {
                    let name = |port: &usize| format!("in{number}_{kind}{port}{end}");
                    (0..)
                        .take_while(|port| has(&name(port)))
                        .collect::<Vec<usize>>()
                };
                for port in numbered("ld", "_addr_valid") {
                    _ = write!(loads, " M({place}, {number}, {port})");
                }
                for port in numbered("st", "_addr_valid") {
                    _ = write!(stores, " M({place}, {number}, {port})");
                }
                place += 1;
            }
            Port::Scalar { bits, .. } => {
                _ = write!(scalars, " M({number}, {})", bits.div_ceil(8));
            }
        }
    }
    let start = format!("in{}", ports.len());
    if !has(&format!("{start}_valid")) || !has("out0_valid") {
        return None;
    }
    Some(format!(
        "#define GIR_MEMORIES(M){memories}\n\
         #define GIR_LOADS(M){loads}\n\
         #define GIR_STORES(M){stores}\n\
         #define GIR_SCALARS(M){scalars}\n\
         #define GIR_START_VALID {start}_valid\n\
         #define GIR_START_READY {start}_ready\n\
         #define GIR_END_VALID out0_valid\n\
         #define GIR_END_READY out0_ready\n"
    ))
}

/// The names of the ports of the top module.
fn names(verilog: &str) -> Option<Vec<&str>> {
    let (_, behind) = verilog.split_once(&format!("\nmodule {NAME}("))?;
    let (ports, _) = behind.split_once("\n);")?;
    let names = ports.lines().filter_map(|line| {
        let line = line
            .split("//")
            .next()
            .unwrap_or_default()
            .trim()
            .trim_end_matches(',');
        line.split_whitespace().last()
    });
    Some(names.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circt::top::Source;

    #[test]
    fn ports_are_found_by_their_names() {
        let verilog = "\nmodule gir_top(\t// -:2:3\n     input  [31:0]    in0_ld0_data,\n\
             // input  /*Zero Width*/  in1_st0_done,\n  input in2_valid,\n  output [2:0] in1_st0_addr,\n\
             output in1_st0_addr_valid,\n in0_ld0_addr_valid,\n in0_ld1_addr_valid,\n out0_valid\n);\n";
        let memory = |elements| Port::Memory {
            elements,
            bits: 12,
            source: Source::None,
        };
        let ports = [memory(5), memory(2)];
        let text = header(verilog, &ports).unwrap();
        assert!(
            text.contains("#define GIR_MEMORIES(M) M(0, 5, 2, 12) M(1, 2, 2, 12)\n"),
            "{text}"
        );
        assert!(
            text.contains("#define GIR_LOADS(M) M(0, 0, 0) M(0, 0, 1)\n"),
            "{text}"
        );
        assert!(
            text.contains("#define GIR_STORES(M) M(1, 1, 0)\n"),
            "{text}"
        );
        assert!(
            text.contains("#define GIR_START_VALID in2_valid\n"),
            "{text}"
        );
        assert_eq!(header("\nmodule gir_top(\n a\n);", &ports), None);
    }
}
