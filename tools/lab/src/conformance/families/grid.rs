//! Indices of work-items in grids of one, two and three dimensions.

use super::sheet::{Element, Sheet};
use crate::conformance::case::Case;
use crate::conformance::table::Type;

/// Sizes of workgroups, and numbers of workgroups.
const GRIDS: [([u32; 3], [u32; 3]); 5] = [
    ([64, 1, 1], [3, 1, 1]),
    ([1, 1, 1], [5, 1, 1]),
    ([8, 4, 1], [2, 3, 1]),
    ([4, 2, 4], [2, 3, 2]),
    ([3, 5, 2], [1, 2, 3]),
];

const AXES: [&str; 3] = ["x", "y", "z"];

/// All cases.
pub fn cases() -> Vec<Case> {
    GRIDS.into_iter().map(case).collect()
}

fn case((workgroup, workgroups): ([u32; 3], [u32; 3])) -> Case {
    let mut sheet = Sheet::new(workgroup, workgroups);
    let element = Element::number(Type::U32);
    for builtin in BUILTINS {
        for axis in AXES {
            sheet.line(format!("%{builtin}.{axis} = {builtin} {axis}"));
        }
    }
    for axis in AXES {
        sheet.line(format!(
            "%extent.{axis} = mul %num_workgroups.{axis}, %workgroup_size.{axis}"
        ));
    }
    sheet.line(
        "%rows = mul %global_id.z, %extent.y
%row = add %rows, %global_id.y
%before = mul %row, %extent.x
%item = add %before, %global_id.x",
    );
    for (number, builtin) in BUILTINS.into_iter().enumerate() {
        for (axis, name) in AXES.into_iter().enumerate() {
            let value = format!("{builtin}.{name}");
            sheet.store(&value, &format!("to.{value}"), "%item", element);
            let values = items(workgroup, workgroups).map(|[group, local]| {
                let global = group[axis] * workgroup[axis] + local[axis];
                let all = [
                    global,
                    local[axis],
                    group[axis],
                    workgroups[axis],
                    workgroup[axis],
                ];
                u64::from(all[number])
            });
            sheet.output(&format!("to.{value}"), element, values.collect());
        }
    }
    let dimensions = workgroups.iter().filter(|&&extent| extent > 1).count();
    let name = workgroup.map(|extent| extent.to_string()).join("x");
    sheet.case(
        "grid",
        format!("workgroup_{name}"),
        format!(
            "The place of each work-item in a grid of {dimensions} dimensions, by every builtin."
        ),
        "",
    )
}

const BUILTINS: [&str; 5] = [
    "global_id",
    "local_id",
    "workgroup_id",
    "num_workgroups",
    "workgroup_size",
];

/// The workgroup and the local index of each work-item, in the order of the grid: x first.
fn items(workgroup: [u32; 3], workgroups: [u32; 3]) -> impl Iterator<Item = [[u32; 3]; 2]> {
    let extents = [0, 1, 2].map(|axis| workgroup[axis] * workgroups[axis]);
    let count = extents.iter().product();
    (0..count).map(move |item: u32| {
        let place = [
            item % extents[0],
            item / extents[0] % extents[1],
            item / extents[0] / extents[1],
        ];
        let group = [0, 1, 2].map(|axis| place[axis] / workgroup[axis]);
        let local = [0, 1, 2].map(|axis| place[axis] % workgroup[axis]);
        [group, local]
    })
}
