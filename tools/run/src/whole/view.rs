//! The elements of memory that host code passes.

use super::calls::View;
use crate::failure::Failure;

impl View {
    /// A failure where extents are negative, or are more than memory.
    pub fn invalid(&self) -> Option<Failure> {
        let mut sizes = self.sizes.iter();
        let count = sizes.try_fold(1_u64, |count, &extent| {
            count.checked_mul(u64::try_from(extent).ok()?)
        });
        let is_valid = count.is_some_and(|count| count < 1 << 48);
        (!is_valid).then(|| {
            let sizes = &self.sizes;
            Failure::Mistake(format!(
                "host code passes memory with the extents {sizes:?}"
            ))
        })
    }

    /// The addresses of all elements of a size in bytes, row by row.
    pub fn places(&self, size: usize) -> Vec<usize> {
        let first = self.start as i64 + self.offset * size as i64;
        let mut places = vec![first];
        for (&extent, &stride) in self.sizes.iter().zip(&self.strides) {
            places = places
                .iter()
                .flat_map(|place| (0..extent).map(move |at| place + at * stride * size as i64))
                .collect();
        }
        places.into_iter().map(|place| place as usize).collect()
    }

    /// The number of elements.
    pub fn count(&self) -> usize {
        self.sizes.iter().map(|&extent| extent as usize).product()
    }

    /// The elements between the first and the last one, both counted, of memory whose strides are not negative.
    pub fn span(&self) -> usize {
        if self.count() == 0 {
            return 0;
        }
        let steps = self.sizes.iter().zip(&self.strides);
        1 + steps
            .map(|(&extent, &stride)| ((extent - 1) * stride) as usize)
            .sum::<usize>()
    }

    /// Whether elements are stored row by row, without gaps.
    pub fn is_contiguous(&self) -> bool {
        let mut wanted = 1;
        let inner = self.sizes.iter().zip(&self.strides).rev();
        let mut inner = inner.filter(|&(&extent, _)| extent != 1);
        inner.all(|(&extent, &stride)| {
            let fits = stride == wanted;
            wanted *= extent;
            fits
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(offset: i64, sizes: &[i64], strides: &[i64]) -> View {
        View {
            start: 1000,
            offset,
            sizes: sizes.to_vec(),
            strides: strides.to_vec(),
        }
    }

    #[test]
    fn impossible_extents_are_failures() {
        assert!(view(0, &[-1], &[1]).invalid().is_some());
        assert!(view(0, &[1 << 40, 1 << 40], &[1, 1]).invalid().is_some());
        assert!(view(0, &[0, 4], &[4, 1]).invalid().is_none());
    }

    #[test]
    fn elements_have_the_addresses_that_strides_say() {
        let columns = view(2, &[2, 2], &[10, 3]);
        assert_eq!(columns.places(4), [1008, 1020, 1048, 1060]);
        assert_eq!((columns.span(), columns.count()), (14, 4));
        assert!(!columns.is_contiguous());
        assert!(view(7, &[2, 1, 3], &[3, 99, 1]).is_contiguous());
        assert_eq!(view(0, &[], &[]).places(8), [1000]);
        assert_eq!(view(0, &[4, 0], &[1, 1]).span(), 0);
    }
}
