//! The conversions of `printf`, compared with C's library.

use std::process::Command;

use gir::printf::{
    buffer::{FormatOfRecord, Table},
    decode::decode,
};

use crate::{e2e::inputs::Generator, machine::needs_program};

/// A random conversion with arguments: its format, the arguments in C, their types and their words.
struct Case {
    format: String,
    in_c: Vec<String>,
    types: Vec<&'static str>,
    words: Vec<u32>,
}

impl Case {
    fn random(generator: &mut Generator) -> Self {
        let mut pick = |most: u64| generator.bits64() % most;
        let mut case = Self {
            format: "%".to_owned(),
            in_c: vec![],
            types: vec![],
            words: vec![],
        };
        let kind = b"diuxXocpfFeEgGaA"[pick(16) as usize] as char;
        let is_plain = "cp".contains(kind);
        let has_form = "xXofFeEgGaA".contains(kind);
        for flag in ['-', '+', ' ', '#', '0'] {
            let allowed = match flag {
                '-' => true,
                '#' => has_form,
                _ => !is_plain,
            };
            if allowed && pick(3) == 0 {
                case.format.push(flag);
            }
        }
        let amount = |case: &mut Self, pick: &mut dyn FnMut(u64) -> u64, lowest: i64| {
            if pick(4) == 0 {
                let value = pick(24) as i64 + lowest;
                case.format.push('*');
                case.in_c.push(format!("(int){value}"));
                case.types.push("i32");
                case.words.push(value as u32);
            } else {
                // A width of zero would be a flag.
                case.format += &(pick(24) + 1).to_string();
            }
        };
        if pick(2) == 0 {
            amount(&mut case, &mut pick, -12);
        }
        if !is_plain && pick(2) == 0 {
            case.format.push('.');
            if pick(6) != 0 {
                amount(&mut case, &mut pick, -3);
            }
        }
        let bits = match pick(4) {
            0 => pick(4).wrapping_sub(2),
            1 => 1_u64 << pick(64),
            _ => pick(u64::MAX),
        };
        case.argument(kind, bits, pick(8));
        case.format.push(kind);
        case
    }

    fn argument(&mut self, kind: char, bits: u64, choice: u64) {
        let (low, high) = (bits as u32, (bits >> 32) as u32);
        if "fFeEgGaA".contains(kind) {
            let value = match choice {
                0 => (bits as i64 as f64) / 1000.0,
                1 => 0.0,
                2 => (low % 100_000) as f64 / 8.0,
                3 => f64::INFINITY,
                4 => -(low as f64) * 1e-3,
                _ => f64::from_bits(bits),
            };
            // Devices differ in the sign of a NaN, which is not printed.
            let value = if value.is_nan() { 1.5 } else { value };
            let bits = value.to_bits();
            self.in_c.push(format!("from_bits({bits}ULL)"));
            self.types.push("f64");
            self.words.extend([bits as u32, (bits >> 32) as u32]);
            return;
        }
        if kind == 'p' || kind != 'c' && choice < 3 {
            let length = ["l", "ll", "j"][choice as usize % 3];
            let cast = if kind == 'p' { "void *" } else { "long" };
            self.format += if kind == 'p' { "" } else { length };
            self.in_c.push(format!("({cast}){bits}ULL"));
            self.types.push("i64");
            self.words.extend([low, high]);
            return;
        }
        if kind != 'c' {
            self.format += ["", "", "hh", "h", ""][choice as usize - 3];
        }
        let value = if kind == 'c' { low % 94 + 33 } else { low };
        self.in_c.push(format!("(int){value}U"));
        self.types.push("i32");
        self.words.push(value);
    }
}

/// Every conversion with random flags, widths, precisions and values: the characters are those of C's library.
#[test]
fn conversions_are_those_of_c() {
    if !needs_program("clang-22", "--version") {
        return;
    }
    let mut generator = Generator::new(20_261_125);
    let cases: Vec<_> = (0..6000).map(|_| Case::random(&mut generator)).collect();
    let mut source = "#include <stdio.h>\n#include <string.h>\n\
                      static double from_bits(unsigned long long b) { double d; memcpy(&d, &b, 8); return d; }\n\
                      int main(void) {\n"
        .to_owned();
    let mut table = Table::default();
    let mut words = vec![0, 0];
    for case in &cases {
        source += &format!(
            "printf(\"{}\\n\", {});\n",
            case.format,
            case.in_c.join(", ")
        );
        table.formats.push(FormatOfRecord {
            format: format!("{}\n", case.format),
            arguments: case.types.iter().map(|&ty| ty.to_owned()).collect(),
        });
        words.extend([table.formats.len() as u32, 0, 0]);
        words.extend(&case.words);
    }
    source += "return 0; }\n";
    words[0] = words.len() as u32 - 2;
    let folder = tempfile::tempdir().unwrap();
    let (file, program) = (folder.path().join("p.c"), folder.path().join("p"));
    std::fs::write(&file, source).unwrap();
    let compiler = Command::new("clang-22")
        .args(["-w", "-O0"])
        .arg(&file)
        .arg("-o")
        .arg(&program)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&compiler.stderr);
    assert!(compiler.status.success(), "{said}");
    let expected = Command::new(&program).output().unwrap().stdout;
    let expected = String::from_utf8_lossy(&expected);
    let decoded = decode(&table, &words).unwrap();
    let text = String::from_utf8_lossy(&decoded.text);
    assert_eq!(expected.lines().count(), cases.len());
    for ((case, ours), theirs) in cases.iter().zip(text.lines()).zip(expected.lines()) {
        assert_eq!(ours, theirs, "{} of {:?}", case.format, case.in_c);
    }
}
