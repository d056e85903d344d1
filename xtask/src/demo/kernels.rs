//! The kernels of the demo, with their arguments and expected results.

/// A kernel of `test/e2e` and one launch of it.
pub struct Kernel {
    /// Name of the kernel, and stem of its file.
    pub name: &'static str,
    /// Its purpose.
    pub purpose: &'static str,
    /// Workgroups in x and y, in the form of gir-run.
    pub workgroups: &'static str,
    /// In the order of the parameters.
    pub arguments: Vec<Argument>,
    /// Index of the parameter that holds the result.
    pub result: usize,
    /// Its expected contents after the launch.
    pub expected: Vec<f32>,
}

/// An argument of a kernel.
pub enum Argument {
    /// Floats, from a file.
    Buffer {
        /// Name of the parameter.
        name: &'static str,
        /// Its elements.
        elements: Vec<f32>,
    },
    /// A scalar in the form of gir-run: `f32:2.0`.
    Scalar(String),
}

impl Kernel {
    /// Its file, from the root of the repository.
    pub fn source(&self) -> String {
        format!("test/e2e/{}.gir", self.name)
    }
}

/// Every kernel of the demo.
pub fn all() -> [Kernel; 2] {
    [saxpy(), matmul()]
}

fn saxpy() -> Kernel {
    const ELEMENTS: u16 = 1000;
    let x: Vec<f32> = (0..ELEMENTS).map(f32::from).collect();
    let y: Vec<f32> = (0..ELEMENTS).map(|i| 0.5 * f32::from(i)).collect();
    let expected = x.iter().zip(&y).map(|(x, y)| 2.0 * x + y).collect();
    Kernel {
        name: "saxpy",
        purpose: "y = 2x + y over 1000 elements",
        workgroups: "16",
        arguments: vec![
            buffer("x", x),
            buffer("y", y),
            Argument::Scalar("f32:2.0".to_owned()),
            scalar(ELEMENTS),
        ],
        result: 1,
        expected,
    }
}

/// No extent is a multiple of the tile's, so that the edges count.
fn matmul() -> Kernel {
    const M: u16 = 100;
    const N: u16 = 75;
    const K: u16 = 50;
    let a = matrix(M, K, |row, column| (row + 2 * column) % 7);
    let b = matrix(K, N, |row, column| (3 * row + column) % 5);
    let (n, k) = (usize::from(N), usize::from(K));
    let dot = |row: usize, column: usize| (0..k).map(|i| a[row * k + i] * b[i * n + column]).sum();
    let expected = (0..usize::from(M) * n)
        .map(|place| dot(place / n, place % n))
        .collect();
    Kernel {
        name: "matmul",
        purpose: "C = AB for 100 x 50 by 50 x 75, in tiles of 16 x 16 through shared memory",
        workgroups: "5,7",
        arguments: vec![
            buffer("a", a),
            buffer("b", b),
            Argument::Scalar(format!("zeros:f32:{}", usize::from(M) * n)),
            scalar(M),
            scalar(N),
            scalar(K),
        ],
        result: 2,
        expected,
    }
}

fn matrix(rows: u16, columns: u16, element: fn(u16, u16) -> u16) -> Vec<f32> {
    (0..rows)
        .flat_map(|row| (0..columns).map(move |column| f32::from(element(row, column))))
        .collect()
}

const fn buffer(name: &'static str, elements: Vec<f32>) -> Argument {
    Argument::Buffer { name, elements }
}

fn scalar(value: u16) -> Argument {
    Argument::Scalar(format!("u32:{value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_results_are_those_of_the_definitions() {
        let [saxpy, matmul] = all();
        assert_eq!(saxpy.expected[..3], [0.0, 2.5, 5.0]);
        assert_eq!(saxpy.expected[999], 2497.5);
        // Row 0 of A is 0 2 4 6 1 3 5 …, column 0 of B is 0 3 1 4 2 …; both repeat, after 7 and 5.
        let row = [0, 2, 4, 6, 1, 3, 5].iter().cycle();
        let column = [0, 3, 1, 4, 2].iter().cycle();
        let first: i32 = row.zip(column).take(50).map(|(a, b)| a * b).sum();
        assert_eq!(matmul.expected[0], first as f32);
        assert_eq!(matmul.expected.len(), 7500);
    }

    #[test]
    fn no_sum_is_so_large_that_a_float_rounds_it() {
        for kernel in all() {
            let exact = |value: &f32| value.abs() < 16_777_216.0 && (value * 2.0).fract() == 0.0;
            assert!(kernel.expected.iter().all(exact), "{}", kernel.name);
        }
    }
}
