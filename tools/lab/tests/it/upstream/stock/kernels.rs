//! The kernels of a program, by its text, and the contents of their memory.

use gir_run::element::Scalar;

/// A kernel: its parameters are memrefs.
pub struct Kernel {
    pub name: String,
    pub parameters: Vec<Parameter>,
}

/// A memref of static sizes.
pub struct Parameter {
    /// Its number, which its contents depend on.
    number: usize,
    /// The type as the program has it.
    pub ty: String,
    pub shape: Vec<usize>,
    pub element: String,
    /// The strides and the offset, for a memref with a layout.
    pub layout: Option<(Vec<usize>, usize)>,
}

impl Kernel {
    /// The kernels in the text of a program, in their order.
    pub fn all(text: &str) -> Vec<Self> {
        text.lines().filter_map(Self::of_line).collect()
    }

    fn of_line(line: &str) -> Option<Self> {
        let head = line.trim_start().strip_prefix("gpu.func @")?;
        let (name, rest) = head.split_once('(')?;
        let (parameters, _) = rest.split_once(") kernel")?;
        let types = parameters
            .split('%')
            .filter_map(|part| part.split_once(": "));
        let types = types.map(|(_, ty)| ty.trim_end_matches([',', ' ']));
        let parameters = types
            .enumerate()
            .map(|(number, ty)| Parameter::new(number, ty));
        Some(Self {
            name: name.to_owned(),
            parameters: parameters.collect(),
        })
    }
}

impl Parameter {
    fn new(number: usize, ty: &str) -> Self {
        let inner = ty
            .strip_prefix("memref<")
            .and_then(|ty| ty.strip_suffix('>'));
        let inner = inner.unwrap_or_else(|| unreachable!("parameters are memrefs, not {ty}"));
        let (sizes, layout) = inner.split_once(", ").unwrap_or((inner, ""));
        let mut sizes: Vec<_> = sizes.split('x').collect();
        let element = sizes.pop().unwrap().to_owned();
        Self {
            number,
            ty: ty.to_owned(),
            shape: sizes.iter().map(|size| size.parse().unwrap()).collect(),
            element,
            layout: layout.strip_prefix("strided<[").map(strided),
        }
    }

    /// The number of elements in memory, gaps included.
    pub fn count(&self) -> usize {
        match &self.layout {
            None => self.shape.iter().product(),
            Some((strides, offset)) => {
                let last = self.shape.iter().zip(strides);
                offset
                    + last
                        .map(|(size, stride)| (size - 1) * stride)
                        .sum::<usize>()
                    + 1
            }
        }
    }

    /// Bits of an element.
    pub fn width(&self) -> usize {
        match self.element.as_str() {
            "bf16" => 16,
            element if element.starts_with("f8") => 8,
            element => element[1..].parse().unwrap(),
        }
    }

    /// The type of its elements for `gir-run`. Floats that gir lacks are integers there.
    pub fn scalar(&self) -> Scalar {
        match self.element.as_str() {
            "f16" => Scalar::F16,
            "f32" => Scalar::F32,
            "f64" => Scalar::F64,
            _ => match self.width() {
                8 => Scalar::I8,
                16 => Scalar::I16,
                32 => Scalar::I32,
                _ => Scalar::I64,
            },
        }
    }

    /// The bytes of memory before the kernel runs: small numbers of both signs; floats are multiples of 3/8, so that
    /// few sums and products round.
    pub fn contents(&self) -> Vec<u8> {
        (0..self.count())
            .flat_map(|at| self.element_at(at))
            .collect()
    }

    fn element_at(&self, at: usize) -> Vec<u8> {
        let whole = ((at * 37 + self.number * 11) % 41) as i64 - 20;
        let number = whole as f32 * 0.375;
        match self.element.as_str() {
            "f16" => half::f16::from_f32(number).to_le_bytes().to_vec(),
            "bf16" => half::bf16::from_f32(number).to_le_bytes().to_vec(),
            "f32" => number.to_le_bytes().to_vec(),
            "f64" => f64::from(number).to_le_bytes().to_vec(),
            // The upper byte of an f16 is the number rounded to an f8E5M2.
            "f8E5M2" => vec![half::f16::from_f32(whole as f32).to_le_bytes()[1]],
            // All but large numbers and NaNs.
            "f8E4M3FN" => {
                let magnitude = (at * 29 + self.number * 7) % 96;
                vec![u8::try_from(magnitude | (at % 2) << 7).unwrap()]
            }
            _ => whole.to_le_bytes()[..self.width() / 8].to_vec(),
        }
    }
}

/// Strides and offset: `8, 2], offset: 1>`.
fn strided(layout: &str) -> (Vec<usize>, usize) {
    let (strides, rest) = layout.split_once(']').unwrap();
    let strides = strides.split(", ").map(|stride| stride.parse().unwrap());
    let offset = rest.strip_prefix(", offset: ");
    let offset = offset.map_or(0, |offset| offset.trim_end_matches('>').parse().unwrap());
    (strides.collect(), offset)
}
