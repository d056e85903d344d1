//! Annotations as Intel's attributes, which stand in front of what they annotate.
//!
//! The shared printer puts directives behind the head of a loop or function and behind a declaration: they are marked
//! lines, and [`place`] moves each to the front of the line before it.

use gir_dialects::{
    ir::Op,
    mir::{self, PartitionMode},
    names,
};

/// The beginning of a marked line.
const MARK: &str = "//@ ";

/// The marked lines of an operation's annotations. One without an attribute of Intel's stays as a comment.
pub fn of(op: Op<'_>) -> Vec<String> {
    let mut lines = vec![];
    let mut attribute = |text: String| lines.push(format!("{MARK}{text}"));
    let pipeline = op.attribute(names::LIR_FPGA_PIPELINE);
    if let Some(pipeline) = pipeline.and_then(mir::FpgaPipelineAttr::from_attribute) {
        if !pipeline.enable() {
            attribute("[[intel::disable_loop_pipelining]]".to_owned());
        } else if let Some(interval) = pipeline.ii() {
            attribute(format!("[[intel::initiation_interval({interval})]]"));
        }
    }
    let unroll = op.attribute(names::LIR_FPGA_UNROLL);
    if let Some(unroll) = unroll.and_then(mir::FpgaUnrollAttr::from_attribute) {
        attribute(format!("_Pragma(\"unroll {}\")", unroll.factor()));
    }
    let partition = op.attribute(names::LIR_FPGA_PARTITION);
    if let Some(partition) = partition.and_then(mir::FpgaPartitionAttr::from_attribute) {
        match (partition.mode(), partition.factor()) {
            (PartitionMode::Complete, _) => attribute("[[intel::fpga_register]]".to_owned()),
            (PartitionMode::Cyclic, Some(factor))
                if factor > 0 && (factor as u64).is_power_of_two() =>
            {
                attribute(format!("[[intel::numbanks({factor})]]"));
            }
            _ => lines.push(format!(
                "// {op_text}: no attribute of Intel's divides memory so.",
                op_text = partition_text(op)
            )),
        }
    }
    if op.attribute(names::LIR_FPGA_DATAFLOW).is_some() {
        lines.push("// A region of dataflow: SYCL has none within a task.".to_owned());
    }
    lines
}

fn partition_text(op: Op<'_>) -> String {
    op.attribute(names::LIR_FPGA_PARTITION)
        .map_or(String::new(), |attribute| attribute.to_string())
}

/// Moves marked lines to the front of the lines before them.
pub fn place(text: &str) -> String {
    let mut lines: Vec<String> = vec![];
    for line in text.lines() {
        let Some(attribute) = line.trim_start().strip_prefix(MARK) else {
            lines.push(line.to_owned());
            continue;
        };
        let Some(annotated) = lines.last_mut() else {
            continue;
        };
        let indent = annotated.len() - annotated.trim_start().len();
        annotated.insert_str(indent, &format!("{attribute} "));
    }
    lines.push(String::new());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_lines_move_to_the_line_before() {
        let text = "for (;;) {\n    //@ [[a]]\n    x;\n    uint32_t y[2];\n    //@ [[b]]\n}\n";
        let placed = "[[a]] for (;;) {\n    x;\n    [[b]] uint32_t y[2];\n}\n";
        assert_eq!(place(text), placed);
    }
}
