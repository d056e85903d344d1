//! Subgroup operations: the kernel reports each work-item's place, and the expected results of the operations
//! follow from it, for any subgroup size.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::scalars::{float, mask};
use super::subgroup_operations::{
    Members, Operation, Place, Strength, View, barriers, moves, reductions, votes,
};
use super::{Sign, sign};
use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan};
use crate::conformance::table::{Table, Type};

const WORKGROUP: usize = 64;
const WORKGROUPS: usize = 3;
const ITEMS: usize = WORKGROUP * WORKGROUPS;

/// The subgroup size that kernels ask for; `None` for the device's own.
const SIZES: [Option<u32>; 5] = [None, Some(4), Some(8), Some(16), Some(32)];

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for size in SIZES {
        for ty in Type::CORE {
            cases.push(kernel("move", size, ty, moves()));
            cases.push(kernel("reduce", size, ty, reductions(ty)));
        }
        cases.push(kernel("vote", size, Type::U32, votes()));
        cases.push(kernel("barrier", size, Type::U32, barriers(Strength::Weak)));
        cases.push(kernel(
            "barrier_seq_cst",
            size,
            Type::U32,
            barriers(Strength::SeqCst),
        ));
        cases.push(kernel(
            "barrier_system",
            size,
            Type::U32,
            barriers(Strength::System),
        ));
    }
    cases
}

/// The members of each subgroup, by workgroup and subgroup number.
type Subgroups = BTreeMap<(usize, u64), Members>;

/// A kernel that applies subgroup operations to a type.
struct Kernel {
    ty: Type,
    size: Option<u32>,
    operations: Vec<Operation>,
}

fn kernel(what: &str, size: Option<u32>, ty: Type, operations: Vec<Operation>) -> Case {
    let of_size = size.map_or(String::new(), |size| format!("_{size}"));
    let of_type = match what {
        "move" | "reduce" => format!("_{ty}"),
        _ => String::new(),
    };
    let kernel = Arc::new(Kernel {
        ty,
        size,
        operations,
    });
    Case {
        family: "subgroups",
        name: format!("{what}{of_size}{of_type}"),
        about: match size {
            None => "Subgroup operations at the device's width.".to_owned(),
            Some(size) => format!("Subgroup operations on subgroups of {size} work-items."),
        },
        proves: "",
        form: Form::Gir,
        text: kernel.text(),
        plan: Box::new(move || kernel.plan()),
    }
}

impl Kernel {
    fn text(&self) -> String {
        let (ty, size) = (self.ty, self.ty.size());
        let has_cells = self.operations.iter().any(|one| one.text.contains("%cell"));
        let mut text = String::new();
        if has_cells {
            text += "global @cells : ptr[shared]<u32> count=256\n\n";
        }
        let asked = self
            .size
            .map_or(String::new(), |size| format!(" subgroup_size({size})"));
        text += &format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1){asked} @k(
    %xs: ptr[global]<{ty}>,
    %places: ptr[global]<u32>"
        );
        for one in &self.operations {
            text += &format!(",\n    %to.{}: ptr[global]<{ty}>", one.name);
        }
        text += &format!(
            ") -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={size}
  %x = load %x.at
  %subgroup = subgroup_id
  %size = subgroup_size
  %lane = subgroup_local_id
  %subgroups = num_subgroups
  %place = gep %places, %i, stride=16
  store %place, %subgroup
  %place1 = gep %place, 1u, stride=4
  store %place1, %size
  %place2 = gep %place, 2u, stride=4
  store %place2, %lane
  %place3 = gep %place, 3u, stride=4
  store %place3, %subgroups
"
        );
        if has_cells {
            text += "  %cells = mov @cells
  %first = mul %subgroup, %size
  %own = add %first, %lane
  %cell = gep %cells, %own, stride=4
  %next = add %lane, 1u
  %wrapped = rem %next, %size
  %their = add %first, %wrapped
  %theirs = gep %cells, %their, stride=4
";
        }
        for Operation { name, text: of, .. } in &self.operations {
            text += "\n";
            text += &of
                .lines()
                .map(|line| format!("  {line}\n"))
                .collect::<String>();
            text += &format!(
                "  %at.{name} = gep %to.{name}, %i, stride={size}\n  store %at.{name}, %r.{name}\n"
            );
        }
        text + "  ret\n}\n"
    }

    /// Values whose sums and products are exact in every type, in any order.
    fn values(&self) -> Vec<u64> {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let next = |item: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            match (sign(self.ty), item % 16) {
                (Sign::Float, 3) => float(self.ty, 2.0),
                (Sign::Float, 8) => float(self.ty, -0.5),
                (Sign::Float, _) => float(self.ty, 1.0),
                _ => state >> 11 & mask(self.ty),
            }
        };
        (0..ITEMS).map(next).collect()
    }

    fn plan(self: &Arc<Self>) -> Plan {
        let mut arguments = vec![
            Argument::input(self.ty, &self.values()),
            Argument::room(Type::U32, 4 * ITEMS),
        ];
        arguments.extend(
            self.operations
                .iter()
                .map(|_| Argument::room(self.ty, ITEMS)),
        );
        let (kernel, listed) = (Arc::clone(self), Arc::clone(self));
        Plan {
            workgroups: [WORKGROUPS as u32, 1, 1],
            arguments,
            judge: Box::new(move |outputs| kernel.judge(outputs)),
            expected: Box::new(move || listed.expected()),
        }
    }

    fn judge(&self, outputs: &Outputs) -> Result<(), Difference> {
        let told = outputs.of(1, Type::U32);
        let places: Vec<_> = told.chunks_exact(4).map(place).collect();
        let subgroups = self.subgroups(&places)?;
        let values = self.values();
        for (number, one) in self.operations.iter().enumerate() {
            let results = outputs.of(2 + number, self.ty);
            for (item, view) in self.views(&values, &places, &subgroups).enumerate() {
                let Some(expected) = (one.expected)(&view) else {
                    continue;
                };
                let actual = results.get(item).copied().unwrap_or_default();
                if actual != expected & mask(self.ty) {
                    return Err(Difference {
                        what: format!("{}, {:?}", one.name, view.place),
                        index: item,
                        expected: self.ty.show(expected),
                        actual: self.ty.show(actual),
                    });
                }
            }
        }
        Ok(())
    }

    /// The expected results if subgroups are in order and of the requested size, or of 32.
    fn expected(&self) -> Vec<u64> {
        let size = u64::from(self.size.unwrap_or(32));
        let place = |item: usize| Place {
            subgroup: (item % WORKGROUP) as u64 / size,
            size,
            lane: item as u64 % size,
            subgroups: WORKGROUP as u64 / size,
        };
        let places: Vec<_> = (0..ITEMS).map(place).collect();
        let Ok(subgroups) = self.subgroups(&places) else {
            return vec![];
        };
        let values = self.values();
        let views = self.views(&values, &places, &subgroups);
        views
            .flat_map(|view| {
                let operations = self.operations.iter();
                let results = operations.filter_map(|one| (one.expected)(&view));
                results.collect::<Vec<_>>()
            })
            .collect()
    }

    /// The view of each work-item.
    fn views<'a>(
        &self,
        values: &'a [u64],
        places: &'a [Place],
        subgroups: &'a Subgroups,
    ) -> impl Iterator<Item = View<'a>> {
        let ty = self.ty;
        places.iter().enumerate().map(move |(item, &place)| View {
            ty,
            values,
            members: &subgroups[&(item / WORKGROUP, place.subgroup)],
            place,
        })
    }

    /// The work-items of each subgroup of each workgroup, by lane; fails if their places are inconsistent.
    fn subgroups(&self, places: &[Place]) -> Result<Subgroups, Difference> {
        let wrong = |item: usize, what: &str| Difference {
            what: format!("{what}, {:?}", places[item]),
            index: item,
            expected: self
                .size
                .map_or("a place".to_owned(), |size| format!("a place among {size}")),
            actual: "no such place".to_owned(),
        };
        let mut all = Subgroups::new();
        for (item, place) in places.iter().enumerate() {
            let is_asked = self.size.is_none_or(|size| place.size == u64::from(size));
            if !is_asked || place.lane >= place.size || place.subgroup >= place.subgroups {
                return Err(wrong(item, "the place in the subgroup"));
            }
            let members = all.entry((item / WORKGROUP, place.subgroup)).or_default();
            if members.insert(place.lane, item).is_some() {
                return Err(wrong(item, "two work-items in one place"));
            }
        }
        Ok(all)
    }
}

fn place(told: &[u64]) -> Place {
    Place {
        subgroup: told[0],
        size: told[1],
        lane: told[2],
        subgroups: told[3],
    }
}
