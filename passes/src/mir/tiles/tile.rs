//! The number of workgroups that become one.

/// The workgroups of a tile along x, y and z.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile(pub [i64; 3]);

impl Tile {
    /// The most along an axis.
    const MOST: i64 = 65535;

    /// Reads `X[,Y[,Z]]`.
    pub fn read(text: &str) -> Option<Self> {
        let mut extents = [1; 3];
        let numbers: Vec<_> = text.split(',').collect();
        if numbers.len() > extents.len() {
            return None;
        }
        for (extent, number) in extents.iter_mut().zip(numbers) {
            let is_digits = number.bytes().all(|byte| byte.is_ascii_digit());
            let number = number.parse().ok().filter(|_| is_digits)?;
            *extent = Some(number).filter(|number| (1..=Self::MOST).contains(number))?;
        }
        Some(Self(extents))
    }

    /// Whether it is a single workgroup.
    pub fn is_one(&self) -> bool {
        self.0 == [1; 3]
    }

    /// A tile of tiles.
    pub fn times(&self, other: &Self) -> Option<Self> {
        let mut extents = [1; 3];
        for (axis, extent) in extents.iter_mut().enumerate() {
            let product = self.0[axis].checked_mul(other.0[axis])?;
            *extent = Some(product).filter(|product| *product <= Self::MOST)?;
        }
        Some(Self(extents))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_has_up_to_three_extents() {
        let read = |text| Tile::read(text).map(|tile| tile.0);
        assert_eq!(read("4"), Some([4, 1, 1]));
        assert_eq!(read("2,3"), Some([2, 3, 1]));
        assert_eq!(read("1,1,65535"), Some([1, 1, 65535]));
        for text in ["", "0", "-1", "+1", "2,", "1,2,3,4", "65536", "x", "2 "] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn tiles_of_tiles_have_a_limit() {
        let [small, large] = ["2,3", "40000"].map(|text| Tile::read(text).unwrap());
        assert_eq!(small.times(&small), Some(Tile([4, 9, 1])));
        assert_eq!(large.times(&small), None);
    }
}
