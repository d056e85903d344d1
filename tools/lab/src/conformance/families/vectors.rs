//! Vectors that are made, taken apart, selected and reinterpreted.

use super::LANES;
use super::sheet::{Element, Sheet};
use crate::conformance::case::Case;
use crate::conformance::table::{Table, Type};

const COUNT: usize = 64;

/// All cases.
pub fn cases() -> Vec<Case> {
    let made = Type::CORE.into_iter().map(lanes);
    made.chain(widths().into_iter().flat_map(bits)).collect()
}

fn sheet() -> Sheet {
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.line("%i = local_id x");
    sheet
}

/// Lanes of vectors of every length.
fn lanes(ty: Type) -> Case {
    let mut sheet = sheet();
    for lanes in LANES.into_iter().filter(|&lanes| lanes > 1) {
        lanes_of(&mut sheet, Element::new(ty, lanes));
    }
    sheet.case(
        "vectors",
        format!("lanes_{ty}"),
        format!("Vectors of {ty}, made of lanes, taken apart, changed in a lane and chosen."),
        "R-GIR-64",
    )
}

/// Takes a vector apart, reverses its lanes, replaces the lane given by the work-item's number,
/// and stores the result or a splat of one lane.
fn lanes_of(sheet: &mut Sheet, element: Element) {
    let (count, ty) = (element.lanes, element.ty);
    let [from, to, of] = ["from", "to", "lane"].map(|name| format!("{name}{count}"));
    let values = element.values(COUNT, count);
    sheet.input(&from, element, &values);
    sheet.load(&format!("x{count}"), &from, "%i", element);
    for lane in 0..count {
        sheet.line(format!("%e{count}.{lane} = extract %x{count}, {lane}"));
    }
    let turned: Vec<_> = (0..count)
        .rev()
        .map(|lane| format!("%e{count}.{lane}"))
        .collect();
    sheet.line(format!(
        "%turned{count} = vec {}
%n{count} = rem %i, {count}u
%own{count} = extract %x{count}, %n{count}
%put{count} = insert %turned{count}, %e{count}.0, %n{count}
%last{count} = insert %put{count}, %own{count}, {}
%all{count} = splat %own{count} -> {element}
%odd{count} = and %i, 2u
%y{count} = select %odd{count}, %all{count}, %last{count}",
        turned.join(", "),
        count - 1
    ));
    sheet.store(&format!("y{count}"), &to, "%i", element);
    sheet.store(&format!("own{count}"), &of, "%i", Element::number(ty));
    sheet.line("\n");
    let vectors = values.chunks(count).enumerate();
    let (made, own): (Vec<_>, Vec<_>) = vectors
        .map(|(item, x)| {
            let own = x[item % count];
            let mut y: Vec<_> = x.iter().rev().copied().collect();
            y[item % count] = x[0];
            y[count - 1] = own;
            (if item & 2 == 0 { y } else { vec![own; count] }, own)
        })
        .unzip();
    sheet.output(&to, element, made.concat());
    sheet.output(&of, Element::number(ty), own);
}

/// Sizes of values in bits, each once.
fn widths() -> Vec<usize> {
    let bits = |ty: Type| LANES.map(|lanes| 8 * ty.size() * lanes);
    let mut widths: Vec<_> = Type::CORE.into_iter().flat_map(bits).collect();
    widths.sort_unstable();
    widths.dedup();
    widths
}

/// Every type of a size in bits, reinterpreted as every other; once more without doubles, for targets that lack
/// them.
fn bits(width: usize) -> Vec<Case> {
    let elements: Vec<_> = LANES
        .into_iter()
        .flat_map(|lanes| Type::CORE.map(|ty| Element::new(ty, lanes)))
        .filter(|element| 8 * element.ty.size() * element.lanes == width)
        .collect();
    let is_single = |element: &&Element| element.ty != Type::F64;
    let without: Vec<_> = elements.iter().filter(is_single).copied().collect();
    let mut cases = vec![bits_of(&elements, format!("bits_{width}"))];
    if (1..elements.len()).contains(&without.len()) {
        let name = format!("bits_{width}_without_f64");
        cases.push(bits_of(&without, name));
    }
    cases
}

fn bits_of(elements: &[Element], name: String) -> Case {
    let width = 8 * elements[0].ty.size() * elements[0].lanes;
    let mut sheet = sheet();
    let contents: Vec<Vec<u64>> = elements.iter().map(|one| one.values(COUNT, 7)).collect();
    for (from, (element, values)) in elements.iter().zip(&contents).enumerate() {
        sheet.input(&format!("from{from}"), *element, values);
        sheet.load(&format!("x{from}"), &format!("from{from}"), "%i", *element);
    }
    sheet.line(format!("%first = mul %i, {}u", elements.len()));
    for from in 0..elements.len() {
        sheet.line(format!("%n{from} = add %first, {from}u"));
    }
    for (to, &element) in elements.iter().enumerate() {
        for from in 0..elements.len() {
            sheet.line(format!("%y{from}.{to} = bitcast %x{from} -> {element}"));
            let name = format!("y{from}.{to}");
            sheet.store(&name, &format!("to{to}"), &format!("%n{from}"), element);
        }
        sheet.output(
            &format!("to{to}"),
            element,
            reinterpreted(elements, &contents, element),
        );
    }
    sheet.case(
        "vectors",
        name,
        format!("Values of {width} bits, reinterpreted as each other."),
        "R-GIR-70",
    )
}

/// The bits of all elements, read as values of `to`: for each work-item, those of each element.
fn reinterpreted(elements: &[Element], contents: &[Vec<u64>], to: Element) -> Vec<u64> {
    let of_item = |item: usize| {
        let each = elements.iter().zip(contents);
        each.flat_map(move |(from, values)| {
            let lanes = &values[item * from.lanes..][..from.lanes];
            to.ty.read(&from.ty.bytes(lanes))
        })
    };
    (0..COUNT).flat_map(of_item).collect()
}
