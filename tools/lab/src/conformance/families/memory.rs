//! Loads, stores and addresses in every address space, for every type; indices of every type; casts of
//! pointers.

use super::sheet::{Element, Sheet};
use super::{LANES, Sign, sign};
use crate::conformance::case::Case;
use crate::conformance::table::{Table, Type};

/// Work-items, all in one workgroup, and elements of the buffers.
pub(super) const COUNT: usize = 64;

const SPACES: [&str; 5] = ["global", "shared", "local", "const", "generic"];

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for space in SPACES {
        for ty in Type::CORE {
            cases.push(access(space, ty));
            cases.push(indices(space, ty));
            cases.extend(all_casts(space, ty));
        }
        if !["const", "generic"].contains(&space) {
            cases.push(there_and_back(space, false));
            cases.push(there_and_back(space, true));
        }
    }
    cases
}

pub(super) fn sheet() -> Sheet {
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.line("%i = local_id x");
    sheet
}

pub(super) const BARRIER: &str =
    "barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel";

/// The elements in reverse order: each work-item gets that of the one opposite.
pub(super) fn reversed(values: &[u64], element: Element) -> Vec<u64> {
    let elements = values.chunks(element.lanes);
    elements.rev().flatten().copied().collect()
}

/// A table of constants with these values.
pub(super) fn table(name: &str, element: Element, values: &[u64]) -> String {
    let literals: Vec<_> = values
        .iter()
        .map(|&bits| element.ty.literal(bits))
        .collect();
    format!(
        "global @{name} : ptr[const]<{element}> count={} = [{}]\n",
        values.len() / element.lanes,
        literals.join(", ")
    )
}

/// Numbers and vectors loaded from and stored to memory of a space.
fn access(space: &str, ty: Type) -> Case {
    let mut sheet = sheet();
    for lanes in LANES {
        let element = Element::new(ty, lanes);
        let values = element.values(COUNT, lanes);
        through(&mut sheet, space, element, &values);
    }
    sheet.case(
        "memory",
        format!("access_{space}_{ty}"),
        format!("Numbers and vectors of {ty} arrive in {space} memory, and come back."),
        "R-GIR-65 R-GIR-66",
    )
}

/// Sends values through memory of a space. They pass through global memory anyway, in buffers; for that
/// space the memory is a global of the module.
fn through(sheet: &mut Sheet, space: &str, element: Element, values: &[u64]) {
    let (lanes, stride) = (element.lanes, element.stride());
    let [from, to] = ["from", "to"].map(|name| format!("{name}{lanes}"));
    let (x, y) = (format!("x{lanes}"), format!("y{lanes}"));
    let mut expected = values.to_vec();
    if space != "const" {
        sheet.input(&from, element, values);
    }
    match space {
        "global" | "shared" => {
            sheet.before +=
                &format!("global @tile{lanes} : ptr[{space}]<{element}> count={COUNT}\n");
            sheet.load(&x, &from, "%i", element);
            sheet.line(format!("%tile{lanes} = mov @tile{lanes}"));
            sheet.store(&x, &format!("tile{lanes}"), "%i", element);
            sheet.line(BARRIER);
            sheet.line(format!("%other{lanes} = sub {}u, %i", COUNT - 1));
            sheet.load(
                &y,
                &format!("tile{lanes}"),
                &format!("%other{lanes}"),
                element,
            );
            expected = reversed(values, element);
        }
        "local" => {
            sheet.load(&x, &from, "%i", element);
            sheet.line(format!(
                "%own{lanes} = alloc {element} count=4\n%slot{lanes} = and %i, 3u"
            ));
            sheet.store(
                &x,
                &format!("own{lanes}"),
                &format!("%slot{lanes}"),
                element,
            );
            sheet.load(
                &y,
                &format!("own{lanes}"),
                &format!("%slot{lanes}"),
                element,
            );
        }
        "const" => {
            expected = values.iter().map(|&bits| quiet(element.ty, bits)).collect();
            sheet.before += &table(&format!("table{lanes}"), element, &expected);
            sheet.line(format!("%table{lanes} = mov @table{lanes}"));
            sheet.load(&y, &format!("table{lanes}"), "%i", element);
        }
        _ => {
            sheet.line(format!(
                "%any{lanes} = addrspacecast %{from} -> ptr[{space}]<{element}>
%into{lanes} = addrspacecast %{to} -> ptr[{space}]<{element}>"
            ));
            sheet.load(&y, &format!("any{lanes}"), "%i", element);
            sheet.line(format!(
                "%{y}.to = gep %into{lanes}, %i, stride={stride}\nstore %{y}.to, %{y}\n"
            ));
            sheet.output(&to, element, expected);
            return;
        }
    }
    sheet.store(&y, &to, "%i", element);
    sheet.line("\n");
    sheet.output(&to, element, expected);
}

/// The bits, with zero in place of a NaN: not every host accepts a literal of a NaN.
pub(super) fn quiet(ty: Type, bits: u64) -> u64 {
    if ty.is_nan(bits) { 0 } else { bits }
}

/// Indices of every type, counted from the middle: signed ones go to both sides.
fn indices(space: &str, ty: Type) -> Case {
    let element = Element::number(ty);
    let values: Vec<_> = element
        .values(COUNT, 5)
        .iter()
        .map(|&bits| quiet(ty, bits))
        .collect();
    let mut sheet = sheet();
    base(&mut sheet, space, element, &values);
    sheet.line(format!(
        "%middle = gep %base, {}u, stride={}",
        COUNT / 2,
        ty.size()
    ));
    sheet.line(format!(
        "%n = sub %i, {}u\n%u = and %i, {}u",
        COUNT / 2,
        COUNT / 2 - 1
    ));
    for index in Type::CORE
        .into_iter()
        .filter(|&index| sign(index) != Sign::Float)
    {
        let expected = match sign(index) {
            Sign::Signed => values.clone(),
            _ => (0..COUNT)
                .map(|i| values[COUNT / 2 + i % (COUNT / 2)])
                .collect(),
        };
        let (number, unsigned) = match sign(index) {
            Sign::Signed => ("%n", false),
            _ => ("%u", true),
        };
        sheet.line(converted(number, index, unsigned));
        sheet.load(
            &format!("by.{index}"),
            "middle",
            &format!("%{index}"),
            element,
        );
        let to = format!("to.{index}");
        sheet.store(&format!("by.{index}"), &to, "%i", element);
        sheet.output(&to, element, expected);
    }
    sheet.case(
        "memory",
        format!("indices_{space}_{ty}"),
        format!("Indices of every type reach the elements of {space} memory that holds {ty}."),
        "R-GIR-67",
    )
}

/// Converts a u32, which may stand for a negative number, to `%TYPE`.
fn converted(number: &str, ty: Type, unsigned: bool) -> String {
    match (ty, unsigned) {
        (Type::U32, _) => format!("%u32 = mov {number}"),
        (_, true) if ty.size() < 4 => format!("%{ty} = trunc {number} -> {ty}"),
        (_, true) => format!("%{ty} = zext {number} -> {ty}"),
        (Type::I32, _) => format!("%i32 = bitcast {number} -> i32"),
        _ if ty.size() < 4 => {
            format!("%word.{ty} = bitcast {number} -> i32\n%{ty} = trunc %word.{ty} -> {ty}")
        }
        _ => format!("%word.{ty} = bitcast {number} -> i32\n%{ty} = sext %word.{ty} -> {ty}"),
    }
}

/// Defines `%base`, a pointer into memory of a space that holds these values.
fn base(sheet: &mut Sheet, space: &str, element: Element, values: &[u64]) {
    let (count, stride) = (values.len(), element.stride());
    match space {
        "const" => {
            sheet.before += &table("table", element, values);
            return sheet.line("%base = mov @table");
        }
        "global" => {
            sheet.input("from", element, values);
            return sheet.line("%base = mov %from");
        }
        "generic" => {
            sheet.input("from", element, values);
            return sheet.line(format!(
                "%base = addrspacecast %from -> ptr[generic]<{element}>"
            ));
        }
        "shared" => {
            sheet.before += &format!("global @tile : ptr[shared]<{element}> count={count}\n");
            sheet.line("%base = mov @tile");
        }
        _ => sheet.line(format!("%base = alloc {element} count={count}")),
    }
    sheet.input("from", element, values);
    if space == "shared" {
        copy_together(sheet, stride, count / COUNT);
    } else {
        copy_alone(sheet, stride, count);
    }
}

/// Each work-item copies its share.
fn copy_together(sheet: &mut Sheet, stride: usize, share: usize) {
    for part in 0..share {
        sheet.line(format!(
            "%place{part} = add %i, {}u
%from.at{part} = gep %from, %place{part}, stride={stride}
%copied{part} = load %from.at{part}
%base.at{part} = gep %base, %place{part}, stride={stride}
store %base.at{part}, %copied{part}",
            part * COUNT
        ));
    }
    sheet.line(BARRIER);
}

/// Each work-item copies everything, in a loop.
fn copy_alone(sheet: &mut Sheet, stride: usize, count: usize) {
    sheet.line(format!(
        "br copy
copy:
%k = phi u32 [ 0u, entry ], [ %next, copy ]
%from.at = gep %from, %k, stride={stride}
%copied = load %from.at
%base.at = gep %base, %k, stride={stride}
store %base.at, %copied
%next = add %k, 1u
%more = ucmp.lt %next, {count}u
br_if %more, copy, copied
copied:"
    ));
}

/// Bytes that a work-item has for its casts: enough for every type.
const ROOM: usize = 8;

/// Pointers to a type, cast to types of the same size and to the others. Casts to doubles have kernels of their own: a
/// target without them refuses the whole kernel.
fn all_casts(space: &str, from: Type) -> Vec<Case> {
    let mut cases = vec![];
    for same_size in [true, false] {
        let has_size = |to: &Type| (to.size() == from.size()) == same_size;
        let sizes = if same_size { "same" } else { "other" };
        let (double, others): (Vec<_>, Vec<_>) = Type::CORE
            .into_iter()
            .filter(has_size)
            .partition(|to| *to == Type::F64);
        if !others.is_empty() {
            cases.push(casts(space, from, sizes, &others));
        }
        if !double.is_empty() {
            cases.push(casts(space, from, &format!("{sizes}_f64"), &double));
        }
    }
    cases
}

/// Pointers to a type, cast to pointers to other types.
fn casts(space: &str, from: Type, name: &str, types: &[Type]) -> Case {
    let element = Element::number(from);
    let each = ROOM / from.size();
    let values = element.values(COUNT * each, 9);
    let values: Vec<_> = values.into_iter().map(|bits| quiet(from, bits)).collect();
    let bytes = from.bytes(&values);
    let mut sheet = sheet();
    base(&mut sheet, space, element, &values);
    sheet.line(format!(
        "%first = mul %i, {each}u\n%own = gep %base, %first, stride={}",
        from.size()
    ));
    for &to in types {
        sheet.line(format!(
            "%as.{to} = bitcast %own -> ptr[{space}]<{to}>\n%read.{to} = load %as.{to}"
        ));
        let buffer = format!("to.{to}");
        sheet.store(&format!("read.{to}"), &buffer, "%i", Element::number(to));
        let expected = bytes
            .chunks(ROOM)
            .flat_map(|bytes| to.read(&bytes[..to.size()]));
        sheet.output(&buffer, Element::number(to), expected.collect());
    }
    let sizes = name.trim_end_matches("_f64");
    sheet.case(
        "memory",
        format!("cast_{space}_{from}_{name}"),
        format!(
            "Pointers to {from} in {space} memory, cast to types of {sizes} size: the bytes stay."
        ),
        "R-GIR-69",
    )
}

/// Pointers cast to generic ones and back to their own space: those to doubles, or those to all other types.
fn there_and_back(space: &str, to_doubles: bool) -> Case {
    let mut sheet = sheet();
    let types = Type::CORE.into_iter();
    for ty in types.filter(|ty| (*ty == Type::F64) == to_doubles) {
        let (element, size) = (Element::number(ty), ty.size());
        let values = element.values(COUNT, 3);
        let [from, to] = ["from", "to"].map(|name| format!("{name}.{ty}"));
        sheet.input(&from, element, &values);
        match space {
            "global" => sheet.line(format!("%p.{ty} = mov %{from}")),
            "shared" => {
                sheet.before += &format!("global @tile.{ty} : ptr[shared]<{ty}> count={COUNT}\n");
                sheet.line(format!("%p.{ty} = mov @tile.{ty}"));
            }
            _ => sheet.line(format!("%p.{ty} = alloc {ty} count={COUNT}")),
        }
        sheet.line(format!(
            "%any.{ty} = addrspacecast %p.{ty} -> ptr[generic]<{ty}>
%same.{ty} = addrspacecast %any.{ty} -> ptr[{space}]<{ty}>"
        ));
        sheet.load(&format!("x.{ty}"), &from, "%i", element);
        sheet.line(format!(
            "%in.{ty} = gep %any.{ty}, %i, stride={size}
store %in.{ty}, %x.{ty}"
        ));
        sheet.load(&format!("y.{ty}"), &format!("same.{ty}"), "%i", element);
        sheet.store(&format!("y.{ty}"), &to, "%i", element);
        sheet.line("\n");
        sheet.output(&to, element, values);
    }
    sheet.case(
        "memory",
        match to_doubles {
            true => format!("generic_{space}_f64"),
            false => format!("generic_{space}"),
        },
        format!("Pointers to {space} memory become generic ones, and {space} ones again."),
        "R-GIR-69",
    )
}
