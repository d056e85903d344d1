//! An interpreter of `cf` that knows poison.
//!
//! It reads the generic form. Poison may be computed with, chosen and passed on, but neither
//! decides a branch nor is returned from a function.

use std::collections::HashMap;

/// An i32 or an i1; `None` is poison.
type Number = Option<u32>;

/// `%result = "name"(operands)[successors] properties : types`.
struct Op<'t> {
    result: &'t str,
    name: &'t str,
    operands: Vec<&'t str>,
    successors: Vec<&'t str>,
    rest: &'t str,
}

impl<'t> Op<'t> {
    fn of(line: &'t str) -> Self {
        let (result, op) = line.split_once(" = \"").unwrap_or(("", &line[1..]));
        let (name, op) = op.split_once("\"(").unwrap();
        let (operands, rest) = op.split_once(')').unwrap();
        let successors = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let (successors, rest) = successors.unwrap_or(("", rest));
        Self {
            result,
            name,
            operands: list(operands),
            successors: list(successors),
            rest,
        }
    }

    /// The text between two others among the properties.
    fn property(&self, begin: &str, end: &str) -> &'t str {
        let (_, property) = self.rest.split_once(begin).unwrap();
        property.split_once(end).unwrap().0
    }

    /// The result of a plain operation.
    fn compute(&self, numbers: &[Number]) -> Number {
        if self.name == "arith.select" {
            return if numbers[0]? == 1 {
                numbers[1]
            } else {
                numbers[2]
            };
        }
        let numbers: Vec<u32> = numbers.iter().copied().collect::<Option<_>>()?;
        let number = match (self.name, numbers.as_slice()) {
            ("ub.poison", []) => return None,
            ("arith.constant", []) => match self.property("value = ", "}") {
                "true" => 1,
                "false" => 0,
                number => number
                    .strip_suffix(" : i32")
                    .unwrap()
                    .parse::<i64>()
                    .unwrap() as u32,
            },
            ("arith.addi", &[a, b]) => a.wrapping_add(b),
            ("arith.subi", &[a, b]) => a.wrapping_sub(b),
            ("arith.muli", &[a, b]) => a.wrapping_mul(b),
            ("arith.andi", &[a, b]) => a & b,
            ("arith.ori", &[a, b]) => a | b,
            ("arith.xori", &[a, b]) => a ^ b,
            ("arith.maxui", &[a, b]) => a.max(b),
            ("arith.cmpi", &[a, b]) => u32::from(match self.property("predicate = ", " :") {
                "0" => a == b,
                "1" => a != b,
                "6" => a < b,
                "7" => a <= b,
                "8" => a > b,
                "9" => a >= b,
                other => unreachable!("predicate {other}"),
            }),
            other => unreachable!("operation {other:?}"),
        };
        Some(if self.rest.ends_with("-> i1") {
            number & 1
        } else {
            number
        })
    }
}

#[derive(Default)]
struct Block<'t> {
    arguments: Vec<&'t str>,
    ops: Vec<Op<'t>>,
}

/// Blocks by label, the first of which is `^bb0`.
type Function<'t> = HashMap<&'t str, Block<'t>>;

/// The functions of a module.
pub struct Program<'t>(HashMap<&'t str, Function<'t>>);

impl<'t> Program<'t> {
    /// Reads a module in the generic form.
    pub fn of(text: &'t str) -> Self {
        let mut functions: HashMap<_, Function<'t>> = HashMap::new();
        let (mut function, mut block) = ("", "^bb0");
        for line in text.lines() {
            let line = line.split("//").next().unwrap_or("").trim();
            if let Some((_, name)) = line.split_once("sym_name = \"") {
                (function, block) = (name.split_once('"').unwrap().0, "^bb0");
            } else if line.starts_with("^bb") {
                let (head, _) = line.rsplit_once(':').unwrap();
                let (label, arguments) = head.split_once('(').unwrap_or((head, ""));
                block = label;
                let blocks = functions.entry(function).or_default();
                let names = list(arguments.trim_end_matches(')')).into_iter();
                let names = names.map(|one| one.split_once(':').unwrap().0);
                blocks.entry(block).or_default().arguments = names.collect();
            } else if line.starts_with(['%', '"']) && !line.ends_with("({") {
                let blocks = functions.entry(function).or_default();
                blocks.entry(block).or_default().ops.push(Op::of(line));
            }
        }
        Self(functions)
    }

    /// The result of a function, or an error where poison decides.
    pub fn call(&self, name: &str, arguments: &[Number]) -> Result<Number, String> {
        let function = &self.0[name];
        let mut values: HashMap<&str, Number> = HashMap::new();
        let (mut block, mut passed) = (&function["^bb0"], arguments.to_vec());
        'block: loop {
            values.extend(block.arguments.iter().copied().zip(passed));
            for op in &block.ops {
                let operands: Vec<_> = op.operands.iter().map(|name| values[name]).collect();
                match op.name {
                    "func.return" if operands[0].is_none() => {
                        return Err(format!("@{name} returns poison"));
                    }
                    "func.return" => return Ok(operands[0]),
                    "func.call" => {
                        let callee = op.property("callee = @", "}");
                        values.insert(op.result, self.call(callee, &operands)?);
                    }
                    "cf.br" => {
                        (block, passed) = (&function[op.successors[0]], operands);
                        continue 'block;
                    }
                    "cf.cond_br" => {
                        let condition = operands[0].ok_or_else(|| {
                            format!("@{name} branches on poison, {}", op.operands[0])
                        })?;
                        let segments = list(op.property("array<i32: ", ">"));
                        let middle = 1 + segments[1].parse::<usize>().unwrap();
                        (block, passed) = if condition == 1 {
                            (&function[op.successors[0]], operands[1..middle].to_vec())
                        } else {
                            (&function[op.successors[1]], operands[middle..].to_vec())
                        };
                        continue 'block;
                    }
                    _ => {
                        values.insert(op.result, op.compute(&operands));
                    }
                }
            }
            unreachable!("a block ends in a branch");
        }
    }
}

fn list(text: &str) -> Vec<&str> {
    let items = text.split(", ").filter(|item| !item.is_empty());
    items.collect()
}
