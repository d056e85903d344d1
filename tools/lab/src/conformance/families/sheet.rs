//! A kernel under construction whose results are all known beforehand: its text, its arguments and its
//! expected results are built together.

use std::fmt;
use std::sync::Arc;

use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan};
use crate::conformance::table::{Table, Type};

/// Type of a buffer's elements: a number, or a vector of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// The type of a lane.
    pub ty: Type,
    /// Number of lanes; 1 for a number.
    pub lanes: usize,
}

impl Element {
    /// A vector of `lanes` lanes.
    pub const fn new(ty: Type, lanes: usize) -> Self {
        Self { ty, lanes }
    }

    /// A number.
    pub const fn number(ty: Type) -> Self {
        Self::new(ty, 1)
    }

    /// Lanes of storage: three lanes take the room of four.
    pub const fn stored(self) -> usize {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// Bytes in memory.
    pub fn stride(self) -> usize {
        self.stored() * self.ty.size()
    }

    /// Edge values for `count` elements; another seed gives others.
    pub fn values(self, count: usize, seed: usize) -> Vec<u64> {
        let values = self.ty.values();
        let start = seed * 17 % values.len();
        let cycle = values.iter().cycle().skip(start).step_by(3);
        cycle.take(count * self.lanes).copied().collect()
    }

    /// Values with padding behind each vector of three lanes.
    fn padded(self, values: &[u64], padding: u64) -> Vec<u64> {
        let element = |lanes: &[u64]| {
            let mut lanes = lanes.to_vec();
            lanes.resize(self.stored(), padding);
            lanes
        };
        values.chunks(self.lanes).flat_map(element).collect()
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            1 => write!(f, "{}", self.ty),
            lanes => write!(f, "vec{lanes}<{}>", self.ty),
        }
    }
}

/// A kernel under construction.
pub struct Sheet {
    workgroup: [u32; 3],
    workgroups: [u32; 3],
    /// Globals and functions.
    pub before: String,
    parameters: Vec<String>,
    arguments: Vec<Argument>,
    /// Code of the work-items.
    pub body: String,
    expected: Vec<Expected>,
}

/// The expected contents of an output.
struct Expected {
    parameter: usize,
    name: String,
    element: Element,
    values: Vec<u64>,
}

impl Sheet {
    /// A kernel with the given size and number of workgroups.
    pub fn new(workgroup: [u32; 3], workgroups: [u32; 3]) -> Self {
        Self {
            workgroup,
            workgroups,
            before: String::new(),
            parameters: vec![],
            arguments: vec![],
            body: String::new(),
            expected: vec![],
        }
    }

    /// A buffer that the kernel reads as `%NAME`.
    pub fn input(&mut self, name: &str, element: Element, values: &[u64]) {
        self.input_in("global", name, element, values);
    }

    /// The same in an address space.
    pub fn input_in(&mut self, space: &str, name: &str, element: Element, values: &[u64]) {
        self.parameters
            .push(format!("%{name}: ptr[{space}]<{element}>"));
        self.arguments.push(Argument::Buffer {
            ty: element.to_string(),
            bytes: element
                .ty
                .bytes(&element.padded(values, 0x0bad_cafe_0bad_cafe)),
            output: false,
        });
    }

    /// The same as a generic pointer.
    pub fn generic_input(&mut self, name: &str, element: Element, values: &[u64]) {
        self.input(name, element, values);
        if let Some(parameter) = self.parameters.last_mut() {
            *parameter = format!("%{name}: ptr[generic]<{element}>");
        }
    }

    /// A buffer `%NAME` that the kernel reads and writes, and whose final contents are not judged.
    pub fn in_out(&mut self, name: &str, element: Element, values: &[u64]) {
        self.input(name, element, values);
        if let Some(Argument::Buffer { output, .. }) = self.arguments.last_mut() {
            *output = true;
        }
    }

    /// A buffer `%NAME` whose final contents must be these values.
    pub fn output(&mut self, name: &str, element: Element, values: Vec<u64>) {
        let room = values.len() / element.lanes * element.stored();
        self.parameter(name, element);
        self.arguments.push(Argument::Buffer {
            ty: element.to_string(),
            bytes: element.ty.bytes(&vec![0x6b8f_2c3d_6b8f_2c3d; room]),
            output: true,
        });
        self.expected.push(Expected {
            parameter: self.arguments.len() - 1,
            name: name.to_owned(),
            element,
            values,
        });
    }

    /// A parameter other than a buffer, with its type in GIR text and its argument as `gir-run` spells
    /// it.
    pub fn value(&mut self, name: &str, ty: &str, argument: String) {
        self.parameters.push(format!("%{name}: {ty}"));
        self.arguments.push(Argument::Text(argument));
    }

    /// An argument without a parameter: the size of a global.
    pub fn last_argument(&mut self, argument: String) {
        self.arguments.push(Argument::Text(argument));
    }

    fn parameter(&mut self, name: &str, element: Element) {
        self.parameters
            .push(format!("%{name}: ptr[global]<{element}>"));
    }

    /// Adds lines to the body.
    pub fn line(&mut self, text: impl AsRef<str>) {
        for line in text.as_ref().lines() {
            let is_label = line.ends_with(':') && !line.contains(' ');
            let indent = if is_label || line.is_empty() {
                ""
            } else {
                "  "
            };
            self.body += &format!("{indent}{line}\n");
        }
    }

    /// Loads `%NAME` at an index from `%BUFFER`.
    pub fn load(&mut self, name: &str, buffer: &str, index: &str, element: Element) {
        let stride = element.stride();
        self.line(format!(
            "%{name}.at = gep %{buffer}, {index}, stride={stride}\n%{name} = load %{name}.at"
        ));
    }

    /// Stores `%NAME` at an index of `%BUFFER`.
    pub fn store(&mut self, name: &str, buffer: &str, index: &str, element: Element) {
        let stride = element.stride();
        self.line(format!(
            "%{name}.to = gep %{buffer}, {index}, stride={stride}\nstore %{name}.to, %{name}"
        ));
    }

    /// The text of the module.
    fn text(&self) -> String {
        let [x, y, z] = self.workgroup;
        let before = match self.before.is_empty() {
            true => String::new(),
            false => format!("{}\n", self.before.trim_end().to_owned() + "\n"),
        };
        format!(
            "{before}func kernel workgroup_size({x}, {y}, {z}) @k(\n    {}) -> void {{\nentry:\n{}  ret\n}}\n",
            self.parameters.join(",\n    "),
            self.body
        )
    }

    /// The case.
    pub fn case(
        self,
        family: &'static str,
        name: String,
        about: String,
        proves: &'static str,
    ) -> Case {
        let text = self.text();
        let sheet = Arc::new(self);
        Case {
            family,
            name,
            about,
            proves,
            form: Form::Gir,
            text,
            plan: Box::new(move || {
                let (judged, listed) = (Arc::clone(&sheet), Arc::clone(&sheet));
                Plan {
                    workgroups: sheet.workgroups,
                    arguments: sheet.arguments.clone(),
                    judge: Box::new(move |outputs| judged.judge(outputs)),
                    expected: Box::new(move || listed.results()),
                }
            }),
        }
    }

    /// The expected results of all outputs.
    fn results(&self) -> Vec<u64> {
        let values = self.expected.iter().flat_map(|one| &one.values);
        values.copied().collect()
    }

    fn judge(&self, outputs: &Outputs) -> Result<(), Difference> {
        self.expected
            .iter()
            .try_for_each(|expected| expected.judge(outputs))
    }
}

impl Expected {
    /// Compares the lanes that exist, bit by bit.
    fn judge(&self, outputs: &Outputs) -> Result<(), Difference> {
        let Element { ty, lanes } = self.element;
        let stored = self.element.stored();
        let actual = outputs.of(self.parameter, ty);
        let mask = u64::MAX >> (64 - 8 * ty.size());
        for (number, value) in self.values.iter().enumerate() {
            let index = number / lanes * stored + number % lanes;
            let (actual, expected) = (actual.get(index).copied(), value & mask);
            if actual != Some(expected) {
                return Err(Difference {
                    what: format!("%{}, {}", self.name, self.element),
                    index,
                    expected: ty.show(expected),
                    actual: actual.map_or("nothing".to_owned(), |actual| ty.show(actual)),
                });
            }
        }
        Ok(())
    }
}
