//! Plain-text tables with aligned columns.

/// How the cells of a column are aligned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table that is filled row by row and printed at once.
#[derive(Debug)]
pub struct Table<const N: usize> {
    columns: [(&'static str, Align); N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Table<N> {
    /// An empty table with these column titles.
    pub const fn new(columns: [(&'static str, Align); N]) -> Self {
        Self {
            columns,
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: [String; N]) {
        self.rows.push(cells);
    }

    /// The lines of the table: titles, a rule, the rows.
    pub fn lines(&self) -> Vec<String> {
        let titles = self.columns.map(|(title, _)| title.to_owned());
        let widths: [usize; N] = std::array::from_fn(|column| {
            std::iter::once(&titles)
                .chain(&self.rows)
                .map(|row| row[column].chars().count())
                .max()
                .unwrap_or_default()
        });
        let rule = widths.map(|width| "-".repeat(width));
        std::iter::once(&titles)
            .chain([&rule])
            .chain(&self.rows)
            .map(|row| self.line(row, &widths))
            .collect()
    }

    fn line(&self, row: &[String; N], widths: &[usize; N]) -> String {
        let cells: Vec<String> = (0..N)
            .map(|column| match self.columns[column].1 {
                Align::Left => format!("{:<1$}", row[column], widths[column]),
                Align::Right => format!("{:>1$}", row[column], widths[column]),
            })
            .collect();
        cells.join("  ").trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = Table::new([("kernel", Align::Left), ("µs", Align::Right)]);
        table.row(["saxpy".to_owned(), "3.25".to_owned()]);
        table.row(["mandelbrot".to_owned(), "12".to_owned()]);
        let expected = [
            "kernel        µs",
            "----------  ----",
            "saxpy       3.25",
            "mandelbrot    12",
        ];
        assert_eq!(table.lines(), expected);
    }
}
