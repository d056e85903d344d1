//! The tree as canonical text, so that tests can compare trees by reading.
//!
//! Floats are printed as exact bits, integers in decimal with full suffix, attributes in the order read.

use crate::gir::text::ast::*;
use crate::gir::text::forms::{Head, Operands};
use crate::gir::text::keywords::{AttributeKey, ScalarClass};

/// The whole module.
pub(super) fn print(module: &Module<'_>) -> String {
    let printer = Printer { module };
    let items = module.items.iter().map(|item| match *item {
        Item::Global(index) => printer.global(&module.globals[index as usize]),
        Item::Function(index) => printer.function(&module.functions[index as usize]),
    });
    items.collect()
}

/// `constant` as a literal.
pub(super) fn literal(constant: Constant) -> String {
    let Constant { ty, bits } = constant;
    let unused = 64 - ty.width();
    match ty.class() {
        ScalarClass::Signed => format!("{}{ty}", ((bits << unused) as i64) >> unused),
        ScalarClass::Unsigned => format!("{bits}{ty}"),
        ScalarClass::Float => format!("{ty}(0x{bits:0width$x})", width = ty.width() as usize / 4),
    }
}

struct Printer<'m, 'src> {
    module: &'m Module<'src>,
}

impl<'src> Printer<'_, 'src> {
    fn ty(&self, ty: TypeUse) -> String {
        self.module.types.display(ty.id).to_string()
    }

    fn symbol(&self, symbol: SymbolId) -> &'src str {
        self.module.symbols[symbol.0 as usize].name
    }

    fn global(&self, global: &Global) -> String {
        let mut text = format!(
            "global @{} : {}",
            self.symbol(global.symbol),
            self.ty(global.ty)
        );
        match global.count {
            Count::Single => {}
            Count::Fixed(count) => text += &format!(" count={count}"),
            Count::Dynamic => text.push_str(" count=dynamic"),
        }
        match global.initializer {
            Initializer::None => {}
            Initializer::Address(address) => text += &format!(" = addr(0x{address:x})"),
            Initializer::Value(value) => text += &format!(" = {}", literal(value.constant)),
            Initializer::Elements => {
                let elements = self.module.elements(global).iter();
                let list: Vec<_> = elements.map(|value| literal(value.constant)).collect();
                text += &format!(" = [{}]", list.join(", "));
            }
        }
        text + "\n"
    }

    fn function(&self, function: &Function) -> String {
        let attributes = self.attributes(function.attributes);
        let params = self.module.params(function).iter();
        let params: Vec<_> = params.map(|param| self.param(function, param)).collect();
        let returns = function
            .return_type
            .map_or("void".to_owned(), |ty| self.ty(ty));
        let mut text = format!(
            "func {attributes}@{}({}) -> {returns}",
            self.symbol(function.symbol),
            params.join(", ")
        );
        if !function.attributes.external {
            text.push_str(" {\n");
            for block in self.module.blocks(function) {
                text += &format!("{}:\n", block.name);
                for instruction in self.module.instructions(block) {
                    text += &format!("  {}\n", self.instruction(function, instruction));
                }
            }
            text.push('}');
        }
        text + "\n"
    }

    fn attributes(&self, attributes: FunctionAttributes) -> String {
        let mut words = Vec::new();
        words.extend(attributes.kernel.then(|| "kernel ".to_owned()));
        words.extend(attributes.inlining.map(|wish| match wish {
            Inlining::Always => "inline ".to_owned(),
            Inlining::Never => "noinline ".to_owned(),
        }));
        words.extend(attributes.external.then(|| "extern ".to_owned()));
        let sizes = attributes.workgroup_size;
        words.extend(sizes.map(|[x, y, z]| format!("workgroup_size({x}, {y}, {z}) ")));
        let size = attributes.subgroup_size;
        words.extend(size.map(|size| format!("subgroup_size({size}) ")));
        words.concat()
    }

    fn param(&self, function: &Function, param: &Param) -> String {
        let resource = param.resource.map_or(String::new(), |resource| {
            format!(
                " resource(set={}, binding={})",
                resource.set, resource.binding
            )
        });
        format!(
            "{}: {}{resource}",
            self.value(function, param.value),
            self.ty(param.ty)
        )
    }

    fn value(&self, function: &Function, value: ValueId) -> String {
        format!("%{}", self.module.values(function)[value.0 as usize].name)
    }

    fn operand(&self, function: &Function, operand: &Operand) -> String {
        match operand.kind {
            OperandKind::Value(value) => self.value(function, value),
            OperandKind::Constant(constant) => literal(constant),
            OperandKind::Block(block) => self.module.blocks(function)[block.0 as usize]
                .name
                .to_owned(),
            OperandKind::Symbol(symbol) => format!("@{}", self.symbol(symbol)),
            OperandKind::Text => "\"a %d\\n\"".to_owned(),
        }
    }

    fn instruction(&self, function: &Function, instruction: &Instruction) -> String {
        let form = instruction.opcode.info().form;
        let result = instruction.result;
        let mut text = result.map_or(String::new(), |value| {
            format!("{} = ", self.value(function, value))
        });
        text.push_str(instruction.opcode.spelling());
        for key in [
            AttributeKey::Axis,
            AttributeKey::Update,
            AttributeKey::Reduce,
        ] {
            if let Some(head) = self.module.attribute(instruction, key) {
                text += &format!(" {}", value_text(head.value));
            }
        }
        if let (Head::Type, Some(ty)) = (form.head, instruction.ty) {
            text += &format!(" {}", self.ty(ty));
        }
        text.push_str(&self.operands(function, instruction));
        if let (false, Some(ty)) = (form.head == Head::Type, instruction.ty) {
            text += &format!(" -> {}", self.ty(ty));
        }
        let attributes = self.module.attributes(instruction).iter();
        for attribute in attributes.filter(|it| form.attributes.contains(&it.key)) {
            let comma = if form.comma { "," } else { "" };
            let value = value_text(attribute.value);
            text += &format!("{comma} {}={value}", attribute.key);
        }
        text
    }

    fn operands(&self, function: &Function, instruction: &Instruction) -> String {
        let operands = self.module.operands(instruction).iter();
        let texts: Vec<_> = operands
            .map(|operand| self.operand(function, operand))
            .collect();
        match (instruction.opcode.info().form.operands, texts.as_slice()) {
            (Operands::Call, [callee, arguments @ ..]) => {
                format!(" {callee}({})", arguments.join(", "))
            }
            (Operands::Incoming, texts) => {
                let pairs = texts
                    .chunks(2)
                    .map(|pair| format!(" [ {} ]", pair.join(", ")));
                pairs.collect::<Vec<_>>().join(",")
            }
            (_, []) => String::new(),
            (_, texts) => format!(" {}", texts.join(", ")),
        }
    }
}

fn value_text(value: AttributeValue) -> String {
    match value {
        AttributeValue::Integer(number) => number.to_string(),
        AttributeValue::Ordering(word) => word.to_string(),
        AttributeValue::Scope(word) => word.to_string(),
        AttributeValue::Axis(word) => word.to_string(),
        AttributeValue::Update(word) => word.to_string(),
        AttributeValue::Reduce(word) => word.to_string(),
    }
}
