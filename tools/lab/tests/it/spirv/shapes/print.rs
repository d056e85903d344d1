//! Random programs as SPIR-V assembly: for Vulkan with merge instructions, for OpenCL without.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::interpret::FUEL;
use super::program::{Block, End, Function, Merge, Operation};

/// The flavour of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flavour {
    Vulkan,
    OpenCl,
}

/// Work-items of a launch.
pub const WORK_ITEMS: u32 = 32;

/// The assembly of a module: its kernel reads a word for each work-item, and stores for each function the result and
/// the numbers noted, behind them.
pub fn module(functions: &[Function], flavour: Flavour) -> String {
    let mut text = head(flavour);
    let count = u32::try_from(functions.len()).unwrap();
    for number in constants(functions, count) {
        writeln!(text, "%{number} = OpConstant %uint {number}").unwrap();
    }
    text += &main(count, flavour);
    for (index, function) in functions.iter().enumerate() {
        print_function(&mut text, index, function, flavour);
    }
    text
}

fn head(flavour: Flavour) -> String {
    let (capabilities, model, point) = match flavour {
        Flavour::Vulkan => (
            "OpCapability Shader",
            "Logical GLSL450",
            "GLCompute %main \"main\" %gid\nOpExecutionMode %main LocalSize 32 1 1",
        ),
        Flavour::OpenCl => (
            "OpCapability Kernel\nOpCapability Addresses\nOpCapability Int64",
            "Physical64 OpenCL",
            "Kernel %main \"main\" %gid\nOpExecutionMode %main LocalSize 32 1 1",
        ),
    };
    let types = match flavour {
        Flavour::Vulkan => {
            "OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %words DescriptorSet 0
OpDecorate %words Binding 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%ids = OpTypeVector %uint 3
%array = OpTypeRuntimeArray %uint
%block = OpTypeStruct %array
%to_ids = OpTypePointer Input %ids
%to_block = OpTypePointer StorageBuffer %block
%to_word = OpTypePointer StorageBuffer %uint
%words = OpVariable %to_block StorageBuffer
%action = OpTypeFunction %void
"
        }
        Flavour::OpenCl => {
            "OpDecorate %gid Constant
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%ids = OpTypeVector %ulong 3
%to_ids = OpTypePointer Input %ids
%to_word = OpTypePointer CrossWorkgroup %uint
%action = OpTypeFunction %void %to_word
"
        }
    };
    format!(
        "{capabilities}
OpMemoryModel {model}
OpEntryPoint {point}
OpDecorate %gid BuiltIn GlobalInvocationId
{types}%gid = OpVariable %to_ids Input
%bool = OpTypeBool
%to_own = OpTypePointer Function %uint
%fun = OpTypeFunction %uint %uint %to_own %to_own
"
    )
}

fn constants(functions: &[Function], count: u32) -> BTreeSet<u32> {
    let mut all = BTreeSet::from([0, 1, FUEL, 0x9e37_79b1, WORK_ITEMS, 2 * count]);
    all.extend(0..2 * count);
    for block in functions.iter().flat_map(|function| &function.blocks) {
        for instruction in &block.instructions {
            all.extend(match instruction.operation {
                Operation::Constant(k) | Operation::Mix(_, _, k) | Operation::Rest(_, k) => Some(k),
                Operation::Bit(_, bit) => Some(1 << bit),
                _ => None,
            });
        }
    }
    all
}

fn main(count: u32, flavour: Flavour) -> String {
    let mut text = "%main = OpFunction %void None %action\n".to_owned();
    let (parameter, id, at) = match flavour {
        Flavour::Vulkan => (
            "",
            "OpCompositeExtract %uint %id 0",
            "OpAccessChain %to_word %words %0",
        ),
        Flavour::OpenCl => (
            "%words = OpFunctionParameter %to_word\n",
            "OpUConvert %uint %wide",
            "OpInBoundsPtrAccessChain %to_word %words",
        ),
    };
    text += parameter;
    text += "%entry = OpLabel\n%fuel = OpVariable %to_own Function\n%noted = OpVariable %to_own Function\n";
    text += "%id = OpLoad %ids %gid\n";
    if flavour == Flavour::OpenCl {
        text += "%wide = OpCompositeExtract %ulong %id 0\n";
    }
    writeln!(
        text,
        "%x = {id}\n%place = {at} %x\n%in = OpLoad %uint %place Aligned 4"
    )
    .unwrap();
    writeln!(
        text,
        "%row = OpIMul %uint %x %{}\n%base = OpIAdd %uint %row %{WORK_ITEMS}",
        2 * count
    )
    .unwrap();
    for index in 0..count {
        writeln!(text, "OpStore %fuel %{FUEL}\nOpStore %noted %0").unwrap();
        writeln!(
            text,
            "%r{index} = OpFunctionCall %uint %f{index} %in %fuel %noted"
        )
        .unwrap();
        writeln!(text, "%n{index} = OpLoad %uint %noted").unwrap();
        for (place, value) in [
            (2 * index, format!("%r{index}")),
            (2 * index + 1, format!("%n{index}")),
        ] {
            writeln!(
                text,
                "%o{place} = OpIAdd %uint %base %{place}\n%p{place} = {at} %o{place}"
            )
            .unwrap();
            writeln!(text, "OpStore %p{place} {value} Aligned 4").unwrap();
        }
    }
    text + "OpReturn\nOpFunctionEnd\n"
}

fn print_function(text: &mut String, index: usize, function: &Function, flavour: Flavour) {
    writeln!(text, "%f{index} = OpFunction %uint None %fun").unwrap();
    writeln!(text, "%f{index}v0 = OpFunctionParameter %uint").unwrap();
    writeln!(text, "%f{index}fuel = OpFunctionParameter %to_own").unwrap();
    writeln!(text, "%f{index}noted = OpFunctionParameter %to_own").unwrap();
    for block in &function.blocks {
        print_block(text, index, (function, block), flavour);
    }
    text.push_str("OpFunctionEnd\n");
}

fn print_block(
    text: &mut String,
    f: usize,
    (function, block): (&Function, &Block),
    flavour: Flavour,
) {
    writeln!(text, "%f{f}b{} = OpLabel", block.label).unwrap();
    for phi in &block.phis {
        let ty = if function.truths[phi.result] {
            "bool"
        } else {
            "uint"
        };
        write!(text, "%f{f}v{} = OpPhi %{ty}", phi.result).unwrap();
        for (from, value) in &phi.incoming {
            write!(text, " %f{f}v{value} %f{f}b{from}").unwrap();
        }
        text.push('\n');
    }
    for instruction in &block.instructions {
        print_instruction(text, f, instruction.result, instruction.operation);
    }
    match block.merge.filter(|_| flavour == Flavour::Vulkan) {
        Some(Merge::Selection(to)) => writeln!(text, "OpSelectionMerge %f{f}b{to} None").unwrap(),
        Some(Merge::Loop { merge, latch }) => {
            writeln!(text, "OpLoopMerge %f{f}b{merge} %f{f}b{latch} None").unwrap();
        }
        None => {}
    }
    match &block.end {
        End::Branch(to) => writeln!(text, "OpBranch %f{f}b{to}").unwrap(),
        End::Choose(truth, yes, no) => {
            writeln!(
                text,
                "OpBranchConditional %f{f}v{truth} %f{f}b{yes} %f{f}b{no}"
            )
            .unwrap();
        }
        End::Switch(selector, other, cases) => {
            write!(text, "OpSwitch %f{f}v{selector} %f{f}b{other}").unwrap();
            for (number, to) in cases {
                write!(text, " {number} %f{f}b{to}").unwrap();
            }
            text.push('\n');
        }
        End::Return(value) => writeln!(text, "OpReturnValue %f{f}v{value}").unwrap(),
        End::Unreachable => text.push_str("OpUnreachable\n"),
    }
}

fn print_instruction(text: &mut String, f: usize, result: usize, operation: Operation) {
    let v = |value: usize| format!("%f{f}v{value}");
    let r = v(result);
    let lines = match operation {
        // OpCopyObject: constants have the numbers of their values as names.
        Operation::Constant(k) => format!("{r} = OpCopyObject %uint %{k}"),
        Operation::Mix(a, b, k) => {
            let (a, b) = (v(a), v(b));
            format!(
                "{r}x = OpBitwiseXor %uint {a} %{k}\n{r}m = OpIMul %uint {r}x %{}\n{r} = OpIAdd %uint {r}m {b}",
                0x9e37_79b1_u32
            )
        }
        Operation::Bit(a, bit) => format!(
            "{r}a = OpBitwiseAnd %uint {} %{}\n{r} = OpINotEqual %bool {r}a %0",
            v(a),
            1_u32 << bit
        ),
        Operation::Rest(a, by) => format!("{r} = OpUMod %uint {} %{by}", v(a)),
        Operation::Select(truth, yes, no) => {
            format!("{r} = OpSelect %uint {} {} {}", v(truth), v(yes), v(no))
        }
        Operation::Both(a, b) => format!("{r} = OpLogicalAnd %bool {} {}", v(a), v(b)),
        Operation::Not(a) => format!("{r} = OpLogicalNot %bool {}", v(a)),
        Operation::Burn => format!(
            "{r}l = OpLoad %uint %f{f}fuel\n{r} = OpINotEqual %bool {r}l %0\n{r}s = OpISub %uint {r}l %1\n\
             {r}c = OpSelect %uint {r} {r}s %0\nOpStore %f{f}fuel {r}c"
        ),
        Operation::Note(a) => format!(
            "{r}l = OpLoad %uint %f{f}noted\n{r}x = OpBitwiseXor %uint {r}l %1\n{r}m = OpIMul %uint {r}x %{}\n\
             {r} = OpIAdd %uint {r}m {}\nOpStore %f{f}noted {r}",
            0x9e37_79b1_u32,
            v(a)
        ),
    };
    text.push_str(&lines);
    text.push('\n');
}
