//! `printf` and `assert` of the worlds, before anything else is converted.
//!
//! CUDA passes the arguments of `printf` in a structure in memory, which `vprintf` reads; OpenCL and HIP pass them
//! as they are. Both become `mir.printf` with values as operands, and the structure is gone. A constant text for
//! `%s` becomes a part of the format. A float that C's rules made a double is the float again.

use super::{initial, layout::Layout};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, Signedness, Value},
    mir,
    upstream::llvm,
};
use std::collections::{BTreeMap, HashMap};

/// The globals of a module by name.
type Globals<'a, 'c> = &'a HashMap<&'c str, llvm::GlobalOp<'c>>;

/// The extended instruction of OpenCL, whose name is mangled.
const EXTENDED: &str = "__spirv_ocl_printf";

/// Rewrites the calls of a function; false after errors at the calls.
pub fn convert<'c>(
    function: llvm::LLVMFuncOp<'c>,
    globals: Globals<'_, 'c>,
    layout: Layout,
) -> bool {
    let mut calls = vec![];
    function.op().walk_pre(|op| {
        let call = op.cast::<llvm::CallOp<'c>>();
        let name = call.and_then(llvm::CallOp::callee).unwrap_or_default();
        let name = match name.contains(EXTENDED) {
            true => "printf",
            false => name,
        };
        if let Some(call) = call
            && matches!(
                name,
                "printf" | "vprintf" | "__assertfail" | "__assert_fail"
            )
        {
            calls.push((call, name));
        }
    });
    let printer = Printer { globals, layout };
    let mut is_done = true;
    for (call, name) in calls {
        let done = match name {
            "printf" => printer.printf(call),
            "vprintf" => printer.vprintf(call),
            _ => printer.assertion(call),
        };
        if let Err(why) = done {
            call.op().error(why);
            is_done = false;
        }
    }
    is_done
}

/// The text that an address leads to, if it is constant.
pub fn constant_text<'c>(
    address: Value<'c>,
    globals: Globals<'_, 'c>,
    layout: Layout,
) -> Option<String> {
    Printer { globals, layout }.text(address)
}

/// The bytes that an address with constant indices adds.
pub fn constant_step(layout: Layout, address: llvm::GEPOp<'_>) -> Option<i64> {
    let mut ty = address.elem_type();
    let mut operands = address.op().operands().skip(1);
    let mut index = |&raw: &i32| match raw {
        i32::MIN => {
            let constant = operands.next()?.defining_op()?;
            constant.cast::<llvm::ConstantOp<'_>>()?.value().as_int()
        }
        known => Some(i64::from(known)),
    };
    let indices = address.raw_constant_indices();
    let mut indices = indices.iter().map(&mut index);
    let mut bytes = indices.next()?? * layout.size(ty);
    for index in indices {
        let (part, at) = layout.part(ty, index?)?;
        (ty, bytes) = (part, bytes + at);
    }
    Some(bytes)
}

/// The functions of a module.
struct Printer<'a, 'c> {
    globals: Globals<'a, 'c>,
    layout: Layout,
}

/// A number that the structure of `vprintf` holds, by its store.
type Stored<'c> = BTreeMap<i64, (Value<'c>, Op<'c>)>;

impl<'c> Printer<'_, 'c> {
    fn printf(&self, call: llvm::CallOp<'c>) -> Result<(), String> {
        let operands: Vec<_> = call.op().operands().collect();
        let (&format, arguments) = operands.split_first().ok_or("has no format")?;
        self.print(call.op(), format, arguments)
    }

    fn vprintf(&self, call: llvm::CallOp<'c>) -> Result<(), String> {
        let op = call.op();
        let (format, place) = (op.operand(0), op.operand(1));
        let Some(variable) = variable_of(place) else {
            return self.print(op, format, &[]);
        };
        let (mut stored, mut others) = (Stored::new(), vec![]);
        self.collect(variable.res(), 0, (&mut stored, &mut others), op)?;
        let arguments: Vec<_> = stored.values().map(|&(value, _)| value).collect();
        self.print(op, format, &arguments)?;
        stored.values().for_each(|(_, store)| store.erase());
        others.into_iter().rev().for_each(Op::erase);
        variable.op().erase();
        Ok(())
    }

    /// Finds the stores to a structure, and the other operations on it but the call.
    fn collect(
        &self,
        pointer: Value<'c>,
        offset: i64,
        (stored, others): (&mut Stored<'c>, &mut Vec<Op<'c>>),
        call: Op<'c>,
    ) -> Result<(), String> {
        let users: Vec<_> = pointer.uses().map(|(op, _)| op).collect();
        for op in users.into_iter().filter(|&op| op != call) {
            if let Some(store) = op.cast::<llvm::StoreOp<'c>>() {
                if stored.insert(offset, (store.value(), op)).is_some() {
                    return Err("gets an argument from several places".to_owned());
                }
            } else if op.is::<llvm::LifetimeStartOp<'_>>() || op.is::<llvm::LifetimeEndOp<'_>>() {
                others.push(op);
            } else if op.is::<llvm::AddrSpaceCastOp<'_>>() {
                others.push(op);
                self.collect(op.result(0), offset, (stored, others), call)?;
            } else if let Some(by) = self.constant_offset(op) {
                others.push(op);
                self.collect(op.result(0), offset + by, (stored, others), call)?;
            } else {
                return Err("gets its arguments in memory that other operations use".to_owned());
            }
        }
        Ok(())
    }

    fn constant_offset(&self, op: Op<'c>) -> Option<i64> {
        let address = op.cast::<llvm::GEPOp<'c>>()?;
        constant_step(self.layout, address)
    }

    /// Builds the operation of mir in place of a call.
    fn print(&self, op: Op<'c>, format: Value<'c>, arguments: &[Value<'c>]) -> Result<(), String> {
        let format = self
            .text(format)
            .ok_or("has a format that is no constant; write it as a literal")?;
        let b = Builder::before(op);
        let (format, arguments) = filled_format(&format, arguments, |value| self.text(value))?;
        let arguments: Vec<_> = arguments.into_iter().map(as_written).collect();
        mir::PrintfOp::build(&b, &format, &arguments);
        if let Some(result) = op.results().next() {
            let count = i64::try_from(arguments.len()).unwrap_or_default();
            let count = ir::integer(result.ty(), count);
            result.replace_all_uses(llvm::ConstantOp::build(&b, result.ty(), count).res());
        }
        op.erase();
        Ok(())
    }

    fn assertion(&self, call: llvm::CallOp<'c>) -> Result<(), String> {
        let op = call.op();
        let message = self
            .text(op.operand(0))
            .ok_or("has a message that is no constant")?;
        let b = Builder::before(op);
        let flag = ir::integer_type(op.context(), 1, Signedness::Signless);
        let never = llvm::ConstantOp::build(&b, flag, ir::integer(flag, 0)).res();
        mir::AssertOp::build(&b, never, &message);
        op.erase();
        Ok(())
    }

    /// The text that a pointer points to, if it is constant.
    fn text(&self, pointer: Value<'c>) -> Option<String> {
        let op = pointer.defining_op()?;
        if op.is::<llvm::AddrSpaceCastOp<'_>>() || op.is::<llvm::BitcastOp<'_>>() {
            return self.text(op.operand(0));
        }
        let address = op.cast::<llvm::AddressOfOp<'c>>()?;
        let global = self.globals.get(address.global_name())?;
        let bytes = initial::of_global(*global, self.layout).ok()??;
        let text = bytes.split(|&byte| byte == 0).next()?;
        Some(String::from_utf8_lossy(text).into_owned())
    }
}

/// The format with constant texts in it, and the arguments that are left.
///
/// # Errors
/// If it has a conversion without an end, or one of a text that is no constant.
pub fn filled_format<A: Copy>(
    format: &str,
    arguments: &[A],
    text_of: impl Fn(A) -> Option<String>,
) -> Result<(String, Vec<A>), String> {
    let (mut text, mut left, mut given) = (String::new(), vec![], arguments.iter().copied());
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        let (before, from) = rest.split_at(at);
        text += before;
        let end = from[1..].find(|c: char| "diouxXeEfFgGaAcspn%".contains(c));
        let end = end.ok_or("has a conversion without an end")? + 2;
        let (conversion, after) = from.split_at(end);
        rest = after;
        for _ in conversion.matches('*') {
            left.extend(given.next());
        }
        match conversion.ends_with('s') {
            true => text += &inserted(conversion, given.next().and_then(&text_of))?,
            false => text += conversion,
        }
        if !conversion.ends_with('s') && conversion != "%%" {
            left.extend(given.next());
        }
    }
    Ok((text + rest, left))
}

/// A constant text in a field of a width.
fn inserted(conversion: &str, text: Option<String>) -> Result<String, String> {
    let text = text.ok_or("prints a text that is no constant; print its characters")?;
    let spec = &conversion[1..conversion.len() - 1];
    let (left, width) = match spec.strip_prefix('-') {
        Some(width) => (true, width),
        None => (false, spec),
    };
    let width: usize = match width {
        "" => 0,
        width => width
            .parse()
            .map_err(|_| format!("has '{conversion}', of which only a width is supported"))?,
    };
    let text = match left {
        true => format!("{text:<width$}"),
        false => format!("{text:>width$}"),
    };
    Ok(text.replace('%', "%%"))
}

/// The variable that a pointer points to the start of.
fn variable_of(pointer: Value<'_>) -> Option<llvm::AllocaOp<'_>> {
    let op = pointer.defining_op()?;
    match op.is::<llvm::AddrSpaceCastOp<'_>>() {
        true => variable_of(op.operand(0)),
        false => op.cast(),
    }
}

/// The float of which an argument was made.
fn as_written(value: Value<'_>) -> Value<'_> {
    let extended = value
        .defining_op()
        .filter(|op| op.is::<llvm::FPExtOp<'_>>());
    let narrow = extended.map(|op| op.operand(0));
    narrow
        .filter(|narrow| ir::float_width(narrow.ty()) == Some(32))
        .unwrap_or(value)
}

/// Copies an operation whose operands are those of the source.
pub const RULES: super::body::Rules = &[(mir::PrintfOp::NAME, print), (mir::AssertOp::NAME, check)];

fn print<'c>(body: &mut super::body::Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(printf) = op.cast::<mir::PrintfOp<'c>>() else {
        return Ok(());
    };
    let arguments = body.operands(op)?;
    mir::PrintfOp::build(&body.b, printf.format(), &arguments);
    Ok(())
}

fn check<'c>(body: &mut super::body::Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(assert) = op.cast::<mir::AssertOp<'c>>() else {
        return Ok(());
    };
    let condition = body.value(op.operand(0))?;
    mir::AssertOp::build(&body.b, condition, assert.message());
    Ok(())
}
