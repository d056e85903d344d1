//! The walk through a program, with the constructs around each operation.

use gir_run::element::ElemType;

use super::super::print;
use super::super::program::{
    Array, Conversion, Expr, Function, Kind, Lane, Loop, LoopKind, Pointer, Program, Statement,
};
use super::{Construct, Coverage};

/// All operations.
pub(super) const OPERATIONS: &[&str] = &[
    "abs",
    "add",
    "and",
    "atomic",
    "bitcast",
    "bitreverse",
    "bits of float",
    "branch",
    "break",
    "call",
    "ceil",
    "clz",
    "compare",
    "continue",
    "ctz",
    "div",
    "extend",
    "extract",
    "float of bits",
    "float to int",
    "floor",
    "fma",
    "fpext",
    "fptrunc",
    "hand on",
    "hold pointer",
    "insert",
    "int to float",
    "lanes",
    "load held pointer",
    "load input",
    "load lent",
    "load own",
    "load private",
    "load table",
    "load through",
    "loop bottom",
    "loop count first",
    "loop do-while",
    "loop for",
    "loop middle",
    "loop while",
    "max",
    "min",
    "mul",
    "neg",
    "not",
    "or",
    "output",
    "pointer generic",
    "pointer select",
    "pointer to array",
    "popcount",
    "rem",
    "return",
    "rint",
    "round",
    "select",
    "set pointer",
    "shl",
    "shr",
    "splat",
    "sqrt",
    "store",
    "store through",
    "sub",
    "trunc",
    "trunc_f",
    "xor",
];

/// Adds the operations of a program to the coverage.
pub(super) fn program(program: &Program, coverage: &mut Coverage) {
    for (function, helps) in program
        .helpers
        .iter()
        .map(|helper| (helper, true))
        .chain([(&program.kernel, false)])
    {
        let around = Around {
            helps,
            ..Around::default()
        };
        let mut walk = Walk {
            program,
            function,
            around,
            coverage,
        };
        walk.statements(&function.body);
    }
}

/// The constructs around a place.
#[derive(Clone, Copy, Default)]
struct Around {
    helps: bool,
    branches: bool,
    loops: u32,
    tangles: bool,
    behind: bool,
}

struct Walk<'w> {
    program: &'w Program,
    function: &'w Function,
    around: Around,
    coverage: &'w mut Coverage,
}

impl Walk<'_> {
    fn add(&mut self, operation: &'static str, ty: Option<ElemType>) {
        let around = self.around;
        let name = ty.map_or_else(String::new, |ty| match ty.lanes() {
            1 => ty.lane().to_string(),
            _ => format!("vec<{}>", ty.lane()),
        });
        let within = [
            (Construct::Branch, around.branches),
            (Construct::Loop, around.loops > 0),
            (Construct::Nested, around.loops > 1),
            (Construct::Behind, around.behind),
            (Construct::Tangle, around.tangles),
            (Construct::Helper, around.helps),
        ];
        for (construct, _) in within.iter().filter(|(_, is_there)| *is_there) {
            self.coverage.add(operation, *construct, &name);
        }
        if !around.branches && around.loops == 0 && !around.tangles {
            self.coverage.add(operation, Construct::Straight, &name);
        }
    }

    /// Walks with the surrounding constructs changed.
    fn inside(&mut self, change: impl FnOnce(&mut Around), walk: impl FnOnce(&mut Self)) {
        let before = self.around;
        change(&mut self.around);
        walk(self);
        self.around = before;
    }

    fn statements(&mut self, statements: &[Statement]) {
        let before = self.around.behind;
        for statement in statements {
            self.statement(statement);
            self.around.behind |= matches!(statement, Statement::Loop(_));
        }
        self.around.behind = before;
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Assign(_, value) => self.value(value),
            Statement::Rotate(rotated) => {
                let first = rotated.first();
                let ty = first.map(|&variable| self.function.variables[variable]);
                self.add("hand on", ty);
            }
            Statement::Carry(carried) => self.carried(carried),
            Statement::Point(_, pointer) => {
                self.add("set pointer", None);
                self.pointer(pointer);
            }
            Statement::Hold(_, place, pointer) => {
                self.add("hold pointer", None);
                self.value(place);
                self.pointer(pointer);
            }
            Statement::StoreThrough(pointer, index, value) => {
                self.add("store through", Some(value.ty));
                self.pointer(pointer);
                self.values([index, value]);
            }
            Statement::If(condition, yes, no) => {
                self.add("branch", None);
                self.value(condition);
                for arm in [yes, no] {
                    self.inside(|around| around.branches = true, |walk| walk.statements(arm));
                }
            }
            Statement::Loop(inner) => self.repeat(inner),
            Statement::Tangle(tangle) => {
                self.value(&tangle.entry.0);
                for block in &tangle.blocks {
                    self.inside(
                        |around| around.tangles = true,
                        |walk| {
                            walk.statements(&block.body);
                            walk.value(&block.condition);
                        },
                    );
                }
            }
            Statement::Break(_) => self.add("break", None),
            Statement::Continue(_) => self.add("continue", None),
            Statement::Return(value) => {
                self.add("return", value.as_ref().map(|value| value.ty));
                self.values(value);
            }
            Statement::Store(_, index, value) => {
                self.add("store", Some(value.ty));
                self.values([index, value]);
            }
            Statement::Output(_, _, value) => {
                self.add("output", Some(value.ty));
                self.value(value);
            }
            Statement::Update(_, value) => {
                self.add("atomic", Some(value.ty));
                self.value(value);
            }
            Statement::Exchange(exchange) => self.value(&exchange.value),
            Statement::Combine(_, _, value) => self.value(value),
            Statement::Subgroup(_, _, values) => self.values(&**values),
        }
    }

    fn carried(&mut self, carried: &[(usize, Expr)]) {
        for (_, value) in carried {
            self.add("hand on", Some(value.ty));
            self.value(value);
        }
    }

    fn repeat(&mut self, inner: &Loop) {
        let (name, condition) = match &inner.kind {
            LoopKind::For => ("loop for", None),
            LoopKind::CountFirst => ("loop count first", None),
            LoopKind::DoWhile(condition) => ("loop do-while", Some(condition)),
            LoopKind::While(condition) => ("loop while", Some(condition)),
            LoopKind::Bottom(condition, _) => ("loop bottom", condition.as_ref()),
            LoopKind::Middle(_, condition) => ("loop middle", Some(condition)),
        };
        self.add(name, None);
        self.value(&inner.bound);
        self.inside(
            |around| around.loops += 1,
            |walk| {
                walk.values(condition);
                if let LoopKind::Middle(first, _) = &inner.kind {
                    walk.statements(first);
                }
                if let LoopKind::Bottom(_, last) = &inner.kind {
                    walk.carried(last);
                }
                walk.statements(&inner.body);
            },
        );
    }

    fn pointer(&mut self, pointer: &Pointer) {
        match pointer {
            Pointer::Variable(_) => {}
            Pointer::To(_, index) => {
                self.add("pointer to array", None);
                self.value(index);
            }
            Pointer::Select(condition, both) => {
                self.add("pointer select", None);
                self.value(condition);
                both.iter().for_each(|one| self.pointer(one));
            }
            Pointer::Held(_, place) => {
                self.add("load held pointer", None);
                self.value(place);
            }
            Pointer::Generic(other) => {
                self.add("pointer generic", None);
                self.pointer(other);
            }
        }
    }

    fn values<'e>(&mut self, values: impl IntoIterator<Item = &'e Expr>) {
        values.into_iter().for_each(|value| self.value(value));
    }

    fn value(&mut self, expr: &Expr) {
        let ty = Some(expr.ty);
        match &expr.kind {
            Kind::Variable(_) | Kind::Constant(_) => {}
            Kind::Unary(op, value) => {
                self.add(print::unary(*op), ty);
                self.value(value);
            }
            Kind::Binary(op, operands) => {
                self.add(print::binary(*op), ty);
                self.values(&**operands);
            }
            Kind::Fma(operands) => {
                self.add("fma", ty);
                self.values(&**operands);
            }
            Kind::Compare(_, _, operands) => {
                self.add("compare", Some(operands[0].ty));
                self.values(&**operands);
            }
            Kind::Select(operands) => {
                self.add("select", ty);
                self.values(&**operands);
            }
            Kind::Convert(conversion, value) => {
                self.add(converts(*conversion), ty);
                self.value(value);
            }
            Kind::Bits(value) => {
                self.add("bits of float", ty);
                self.value(value);
            }
            Kind::Float(value) => {
                self.add("float of bits", ty);
                self.value(value);
            }
            Kind::Lanes(lanes) => {
                self.add("lanes", ty);
                self.values(lanes);
            }
            Kind::Splat(value) => {
                self.add("splat", ty);
                self.value(value);
            }
            Kind::Extract(vector, lane) => {
                self.add("extract", ty);
                self.value(vector);
                self.lane(lane);
            }
            Kind::Insert(operands, lane) => {
                self.add("insert", ty);
                self.values(&**operands);
                self.lane(lane);
            }
            Kind::Load(array, index) => {
                self.add(loads(*array), ty);
                self.value(index);
            }
            Kind::Through(pointer, index) => {
                self.add("load through", ty);
                self.pointer(pointer);
                self.value(index);
            }
            Kind::Call(helper, arguments, pointers) => {
                let result = self.program.helpers[*helper].result;
                self.add("call", Some(result));
                self.values(arguments);
                pointers.iter().for_each(|pointer| self.pointer(pointer));
            }
        }
    }

    fn lane(&mut self, lane: &Lane) {
        if let Lane::Computed(lane) = lane {
            self.value(lane);
        }
    }
}

fn loads(array: Array) -> &'static str {
    match array {
        Array::Private => "load private",
        Array::Lent => "load lent",
        Array::Table | Array::Other(_) => "load table",
        Array::Input(_) => "load input",
        Array::Output(_) | Array::Own(_) => "load own",
    }
}

fn converts(conversion: Conversion) -> &'static str {
    match conversion {
        Conversion::Bitcast => "bitcast",
        Conversion::Trunc => "trunc",
        Conversion::Extend => "extend",
        Conversion::FloatToInt => "float to int",
        Conversion::IntToFloat => "int to float",
        Conversion::FloatExtend => "fpext",
        Conversion::FloatTrunc => "fptrunc",
    }
}
