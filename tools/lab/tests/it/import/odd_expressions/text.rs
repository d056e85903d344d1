//! Expressions as LLVM IR.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::expression::{Binary, Expression, INPUTS, Kind, Unary, WIDTHS};

/// A function in writing.
struct Writer {
    variables: String,
    text: String,
    /// The block at hand.
    block: String,
    count: u32,
    intrinsics: BTreeSet<String>,
}

impl Writer {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// An instruction with a result.
    fn value(&mut self, instruction: &str) -> String {
        let name = self.name("v");
        self.line(&format!("%{name} = {instruction}"));
        format!("%{name}")
    }

    fn name(&mut self, stem: &str) -> String {
        self.count += 1;
        format!("{stem}{}", self.count)
    }

    fn go_to(&mut self, block: &str) {
        block.clone_into(&mut self.block);
        let _ = writeln!(self.text, "{block}:");
    }

    fn intrinsic(&mut self, name: &str, width: u32, [x, y]: [&str; 2]) -> String {
        let is_flag = y == "false";
        let second = if is_flag {
            "i1".to_owned()
        } else {
            format!("i{width}")
        };
        let (types, values) = match y {
            "" => (format!("i{width}"), format!("i{width} {x}")),
            _ => (
                format!("i{width}, {second}"),
                format!("i{width} {x}, {second} {y}"),
            ),
        };
        self.intrinsics
            .insert(format!("declare i{width} @llvm.{name}.i{width}({types})"));
        self.value(&format!("call i{width} @llvm.{name}.i{width}({values})"))
    }

    fn binary(&mut self, operation: Binary, width: u32, x: &str, y: &str) -> String {
        let name = operation.text();
        let y = match operation {
            Binary::Shl | Binary::LShr | Binary::AShr => {
                self.value(&format!("urem i{width} {y}, {width}"))
            }
            Binary::UDiv | Binary::URem | Binary::SDiv | Binary::SRem => {
                let most = u64::MAX >> (65 - width);
                let positive = self.value(&format!("and i{width} {y}, {most}"));
                self.value(&format!("or i{width} {positive}, 1"))
            }
            Binary::SMin | Binary::SMax | Binary::UMin | Binary::UMax => {
                return self.intrinsic(name, width, [x, y]);
            }
            _ => y.to_owned(),
        };
        self.value(&format!("{name} i{width} {x}, {y}"))
    }

    /// The lower bits of an operand of the work-item.
    fn part_of_input(&mut self, at: usize, width: u32) -> String {
        match width {
            64 => format!("%x{at}"),
            _ => self.value(&format!("trunc i64 %x{at} to i{width}")),
        }
    }

    fn expression(&mut self, expression: &Expression) -> String {
        let width = expression.width;
        match &expression.kind {
            Kind::Input(at) => self.part_of_input(*at, width),
            Kind::Constant(value) => value.to_string(),
            Kind::Binary(operation, operands) => {
                let [x, y] = self.all(operands);
                self.binary(*operation, width, &x, &y)
            }
            Kind::Unary(function, operand) => {
                let x = self.expression(operand);
                let flag = match function {
                    Unary::Popcount => "",
                    _ => "false",
                };
                self.intrinsic(function.text(), width, [&x, flag])
            }
            Kind::Select(predicate, operands) => {
                let other = operands[0].width;
                let [x, y, yes, no] = self.all(operands);
                let flag = self.value(&format!("icmp {} i{other} {x}, {y}", predicate.text()));
                self.value(&format!("select i1 {flag}, i{width} {yes}, i{width} {no}"))
            }
            Kind::Convert(is_signed, operand) => {
                let (x, from) = (self.expression(operand), operand.width);
                let name = match (from.cmp(&width), is_signed) {
                    (std::cmp::Ordering::Equal, _) => return x,
                    (std::cmp::Ordering::Greater, _) => "trunc",
                    (_, true) => "sext",
                    (_, false) => "zext",
                };
                self.value(&format!("{name} i{from} {x} to i{width}"))
            }
            Kind::Stored(operands) => {
                let [a, b] = self.all(operands);
                self.stored(width, &a, &b)
            }
            Kind::Loop(operation, trips, operands) => {
                let [start, by] = self.all(operands);
                self.repeat(*operation, width, (&start, &by, *trips))
            }
            Kind::Switch(operands) => self.switch(width, operands),
            Kind::Call(operands) => {
                let [a, b] = self.all(operands);
                self.value(&format!(
                    "call i{width} @mix{width}(i{width} {a}, i{width} {b})"
                ))
            }
        }
    }

    fn all<const N: usize>(&mut self, operands: &[Expression; N]) -> [String; N] {
        operands.each_ref().map(|one| self.expression(one))
    }

    /// Stores two values into an array, one after the other, and loads that which the second operand says.
    fn stored(&mut self, width: u32, a: &str, b: &str) -> String {
        let array = self.name("array");
        let _ = writeln!(self.variables, "  %{array} = alloca [4 x i{width}]");
        let place = |of: &mut Self, index: &str| {
            of.value(&format!(
                "getelementptr [4 x i{width}], ptr %{array}, i64 0, i64 {index}"
            ))
        };
        let first = self.value("and i64 %x0, 3");
        let after = self.value(&format!("add i64 {first}, 1"));
        let second = self.value(&format!("and i64 {after}, 3"));
        for (index, value) in [(&first, a), (&second, b)] {
            let place = place(self, index);
            self.line(&format!("store i{width} {value}, ptr {place}"));
        }
        let which = self.value("and i64 %x1, 1");
        let sum = self.value(&format!("add i64 {first}, {which}"));
        let chosen = self.value(&format!("and i64 {sum}, 3"));
        let place = place(self, &chosen);
        self.value(&format!("load i{width}, ptr {place}"))
    }

    /// A loop whose counter has the width, too.
    fn repeat(&mut self, operation: Binary, width: u32, of: (&str, &str, usize)) -> String {
        let (start, by, trips) = of;
        let trips = self.part_of_input(trips, width);
        let most = self.value(&format!("and i{width} {trips}, 7"));
        let [head, inside, behind] = ["head", "inside", "behind"].map(|stem| self.name(stem));
        let before = self.block.clone();
        self.line(&format!("br label %{head}"));
        self.go_to(&head);
        let [counter, sum, next, total] = ["i", "sum", "next", "total"].map(|stem| self.name(stem));
        self.line(&format!(
            "%{counter} = phi i{width} [ 0, %{before} ], [ %{next}, %{inside} ]"
        ));
        self.line(&format!(
            "%{sum} = phi i{width} [ {start}, %{before} ], [ %{total}, %{inside} ]"
        ));
        let goes_on = self.value(&format!("icmp ult i{width} %{counter}, {most}"));
        self.line(&format!(
            "br i1 {goes_on}, label %{inside}, label %{behind}"
        ));
        self.go_to(&inside);
        let value = self.binary(operation, width, &format!("%{sum}"), by);
        self.line(&format!("%{total} = or i{width} {value}, 0"));
        self.line(&format!("%{next} = add i{width} %{counter}, 1"));
        self.line(&format!("br label %{head}"));
        self.go_to(&behind);
        format!("%{sum}")
    }

    fn switch(&mut self, width: u32, operands: &[Expression; 4]) -> String {
        let [selector, values @ ..] = operands;
        let (selected, of) = (self.expression(selector), selector.width);
        let low = self.value(&format!("and i{of} {selected}, 3"));
        let names = ["zero", "one", "other"].map(|stem| self.name(stem));
        let [zero, one, other] = &names;
        let behind = self.name("joined");
        self.line(&format!(
            "switch i{of} {low}, label %{other} [ i{of} 0, label %{zero} i{of} 1, label %{one} i{of} 3, label %{zero} ]"
        ));
        let mut incoming = vec![];
        for (name, value) in names.iter().zip(values) {
            self.go_to(name);
            let value = self.expression(value);
            incoming.push(format!("[ {value}, %{} ]", self.block));
            self.line(&format!("br label %{behind}"));
        }
        self.go_to(&behind);
        self.value(&format!("phi i{width} {}", incoming.join(", ")))
    }
}

/// A kernel that stores the result of each expression, one after the other, for each work-item.
pub fn module(expressions: &[Expression]) -> String {
    let mut writer = Writer {
        variables: String::new(),
        text: String::new(),
        block: "begin".to_owned(),
        count: 0,
        intrinsics: BTreeSet::new(),
    };
    writer.go_to("begin");
    for at in 0..INPUTS {
        writer.line(&format!("%at{at} = add i64 %first, {at}"));
        writer.line(&format!(
            "%from{at} = getelementptr i64, ptr addrspace(1) %in, i64 %at{at}"
        ));
        writer.line(&format!("%x{at} = load i64, ptr addrspace(1) %from{at}"));
    }
    for (at, expression) in expressions.iter().enumerate() {
        let (value, width) = (writer.expression(expression), expression.width);
        let extend = if width % 2 == 0 { "sext" } else { "zext" };
        let wide = writer.value(&format!("{extend} i{width} {value} to i64"));
        let index = writer.value(&format!("add i64 %row, {at}"));
        let place = writer.value(&format!(
            "getelementptr i64, ptr addrspace(1) %out, i64 {index}"
        ));
        writer.line(&format!("store i64 {wide}, ptr addrspace(1) {place}"));
    }
    let Writer {
        variables,
        text,
        intrinsics,
        ..
    } = writer;
    let mut module = format!(
        "target triple = \"spir64\"\n\
         define spir_kernel void @expressions(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\nentry:\n{variables}  \
         %item = call i64 @_Z13get_global_idj(i32 0)\n  %first = mul i64 %item, {INPUTS}\n  \
         %row = mul i64 %item, {}\n  br label %begin\n{text}  ret void\n}}\n\
         declare i64 @_Z13get_global_idj(i32)\n",
        expressions.len()
    );
    for width in WIDTHS.into_iter().chain([8, 16, 32, 64]) {
        let _ = writeln!(
            module,
            "define internal i{width} @mix{width}(i{width} %a, i{width} %b) noinline {{\n  %c = mul i{width} %a, 3\n  \
             %d = sub i{width} %c, %b\n  %e = ashr i{width} %a, 1\n  %f = xor i{width} %d, %e\n  ret i{width} %f\n}}"
        );
    }
    for declaration in intrinsics {
        let _ = writeln!(module, "{declaration}");
    }
    module
}
