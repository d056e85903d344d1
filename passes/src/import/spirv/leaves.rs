//! The leaves of values, and the columns of memory.

use super::{
    types::{Column, LARGEST, MOST_LEAVES, Ty, Types},
    words::Id,
};

impl Types {
    /// The values that a value of a type consists of.
    pub fn leaf_count(&self, id: Id) -> u64 {
        self.all.get(&id).map_or(0, |known| known.leaves)
    }

    /// The types of these values.
    ///
    /// # Errors
    /// If there are too many.
    pub fn leaves(&self, id: Id) -> Result<Vec<Id>, String> {
        if self.leaf_count(id) > MOST_LEAVES {
            return Err(format!(
                "has a value of {} numbers, more than {MOST_LEAVES}; keep it in memory and access its parts",
                self.leaf_count(id)
            ));
        }
        let mut found = vec![];
        self.add_leaves(id, &mut found);
        Ok(found)
    }

    /// Whether an image has no use for a sampler.
    pub fn is_only_fetched(&self, image: Id) -> bool {
        matches!(self.get(image), Ty::Image(shape) if shape.is_only_fetched())
    }

    fn add_leaves(&self, id: Id, found: &mut Vec<Id>) {
        match self.get(id) {
            _ if self.leaf_count(id) == 0 => {}
            Ty::Matrix { column, count } => {
                found.extend(std::iter::repeat_n(*column, *count as usize));
            }
            Ty::Array { element, count } => {
                (0..*count).for_each(|_| self.add_leaves(*element, found));
            }
            Ty::Struct { members } => members
                .iter()
                .for_each(|&part| self.add_leaves(part, found)),
            Ty::SampledImage { image } if self.is_only_fetched(*image) => found.push(*image),
            Ty::SampledImage { image } => found.extend([*image, id]),
            _ => found.push(id),
        }
    }

    /// The columns of memory for a type.
    ///
    /// # Errors
    /// If there are too many, or too large ones.
    pub fn columns(&self, id: Id) -> Result<Vec<Column>, String> {
        let mut found = vec![];
        self.add_columns(id, 1, &mut found)?;
        Ok(found)
    }

    fn add_columns(&self, id: Id, times: u64, found: &mut Vec<Column>) -> Result<(), String> {
        if self.column_count(id) > MOST_LEAVES || times.saturating_mul(self.size(id)) > LARGEST {
            return Err("has a variable that is too large; use a smaller one".to_owned());
        }
        match self.get(id) {
            Ty::Matrix { column, count } => found.push(Column {
                leaf: *column,
                count: times * u64::from(*count),
            }),
            Ty::Array { element, count } => {
                let times = times
                    .checked_mul(*count)
                    .ok_or("has an array that is too large")?;
                self.add_columns(*element, times, found)?;
            }
            Ty::Struct { members } => {
                for &member in members.iter().filter(|&&part| self.column_count(part) > 0) {
                    self.add_columns(member, times, found)?;
                }
            }
            Ty::Void | Ty::RuntimeArray { .. } => {
                return Err("has a variable of a type without a size".to_owned());
            }
            _ => found.push(Column {
                leaf: id,
                count: times,
            }),
        }
        Ok(())
    }

    /// The place of each leaf of a type in its columns: the column and the element.
    pub fn leaf_places(&self, id: Id) -> Vec<(usize, u64)> {
        match self.get(id) {
            _ if self.leaf_count(id) == 0 => vec![],
            Ty::Matrix { count, .. } => (0..u64::from(*count)).map(|at| (0, at)).collect(),
            Ty::Array { element, count } => {
                let counts = self.columns(*element).unwrap_or_default();
                let inner = self.leaf_places(*element);
                let of = |at: u64| {
                    let places = inner.iter();
                    places.map(move |&(column, place)| (column, place, at))
                };
                let all = (0..*count).flat_map(of);
                all.map(|(column, place, at)| (column, at * counts[column].count + place))
                    .collect()
            }
            Ty::Struct { members } => {
                let mut first = 0;
                let mut all = vec![];
                for &member in members {
                    let places = self.leaf_places(member).into_iter();
                    all.extend(places.map(|(column, place)| (first + column, place)));
                    first += self.columns(member).map_or(0, |columns| columns.len());
                }
                all
            }
            _ => vec![(0, 0)],
        }
    }

    /// A part of an aggregate: its type, the first of its leaves.
    ///
    /// # Errors
    /// If there is no such part.
    pub fn part(&self, id: Id, index: u64) -> Result<(Id, usize), String> {
        let (part, first) = match self.get(id) {
            Ty::Vector { lane, count } if index < u64::from(*count) => (*lane, 0),
            Ty::Matrix { column, count } if index < u64::from(*count) => (*column, index),
            Ty::Array { element, count } if index < *count => {
                (*element, self.leaf_count(*element).saturating_mul(index))
            }
            Ty::Struct { members } => {
                let at = usize::try_from(index).unwrap_or(usize::MAX);
                let part = *members.get(at).ok_or("takes a member that there is not")?;
                let before = members[..at].iter();
                (part, before.map(|&member| self.leaf_count(member)).sum())
            }
            _ => {
                return Err(format!(
                    "takes part {index} of a type that has no such part"
                ));
            }
        };
        Ok((part, usize::try_from(first).unwrap_or_default()))
    }
}
