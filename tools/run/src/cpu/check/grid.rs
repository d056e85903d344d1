//! The work-items of a launch, by number.

use std::fmt::{self, Display};

/// The number of a work-item: those of workgroup 0 come first, in each along x, then y, then z.
pub type Item = u32;

/// The extents of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    workgroups: [u32; 3],
    size: [u32; 3],
    /// Work-items of a workgroup.
    pub items: u32,
    /// Work-items of a subgroup.
    pub width: u32,
}

impl Grid {
    /// The work-items of a launch; `None` if they are more than 32 bits can number.
    pub fn new(workgroups: [u32; 3], size: [u32; 3], width: u32) -> Option<Self> {
        let product = |extents: [u32; 3]| {
            let [x, y, z] = extents;
            x.checked_mul(y)?.checked_mul(z)
        };
        let items = product(size)?;
        // One more is no work-item.
        product(workgroups)?.checked_mul(items)?.checked_add(1)?;
        Some(Self {
            workgroups,
            size,
            items,
            width: width.max(1),
        })
    }

    /// The number in its workgroup of the work-item with these indices there.
    pub fn local(&self, [x, y, z]: [u32; 3]) -> u32 {
        let [width, height, _] = self.size;
        (z * height + y) * width + x
    }

    /// The subgroup of a work-item of a workgroup.
    pub fn subgroup(&self, local: u32) -> u32 {
        local / self.width
    }

    /// How a work-item is called in reports.
    pub fn name(&self, item: Item) -> Name {
        let local = indices(item % self.items, self.size);
        let group = indices(item / self.items, self.workgroups);
        let global = [0, 1, 2].map(|axis| {
            u64::from(group[axis]) * u64::from(self.size[axis]) + u64::from(local[axis])
        });
        Name {
            global,
            local,
            group,
        }
    }
}

fn indices(number: u32, [x, y, _]: [u32; 3]) -> [u32; 3] {
    [number % x, number / x % y, number / x / y]
}

/// A work-item's place in the grid and in its workgroup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    global: [u64; 3],
    local: [u32; 3],
    group: [u32; 3],
}

impl Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.global;
        let [lx, ly, lz] = self.local;
        let [gx, gy, gz] = self.group;
        write!(
            f,
            "work-item ({x},{y},{z}), ({lx},{ly},{lz}) of workgroup ({gx},{gy},{gz})"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_work_item_has_a_number_and_a_name() {
        let grid = Grid::new([3, 2, 1], [4, 3, 2], 8).unwrap();
        assert_eq!(grid.items, 24);
        assert_eq!(grid.local([3, 2, 1]), 23);
        assert_eq!(grid.subgroup(15), 1);
        assert_eq!(
            grid.name(24 * 4 + 23).to_string(),
            "work-item (7,5,1), (3,2,1) of workgroup (1,1,0)"
        );
    }

    #[test]
    fn a_launch_that_is_too_large_has_no_grid() {
        assert!(Grid::new([u32::MAX, 1, 1], [1, 1, 1], 1).is_none());
        assert!(Grid::new([1 << 16, 1, 1], [1 << 10, 1 << 6, 1], 1).is_none());
        assert!(Grid::new([1 << 16, 1, 1], [1 << 10, 1 << 5, 1], 1).is_some());
    }
}
