//! Host code of dialects that are not registered, taken out of MLIR text: kernels stand beside code of any dialect.
//!
//! ```text
//! foreign.func @main() { … }
//! gpu.module @kernels { … }      →      gpu.module @kernels { … }
//! ```
//!
//! Upstream's parser cannot skip operations that it does not know. So where it fails, and the text has kernels, the
//! operations of the module that contain a name of an unknown dialect become blanks, unless kernels name their symbols.
//! All other bytes keep their places. Nothing is taken out of a module of kernels, nor out of a function that launches
//! its kernels where they stand: an unknown operation there stays an error, unless its form is the generic one, which
//! any parser can read. Such an operation is host code if it stands outside of kernels.

use super::legacy_spv::{
    places::Places,
    tokens::{Kind, Tokens},
};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, Module},
};
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    ops::Range,
};

/// Parses MLIR text, and returns it as it has been parsed; `None` after diagnostics.
pub fn parse<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    verify: bool,
) -> Option<(Module<'c>, Option<Vec<u8>>)> {
    let attempt = || Module::parse(context, source, name, verify);
    let (module, messages) = diagnostic::keep_messages(context, attempt);
    if let Some(module) = module.filter(|_| messages.is_empty()) {
        return Some((module, None));
    }
    if let Some(stripped) = stripped(context, source, name, is_left_out) {
        let module = generically(context, || Module::parse(context, &stripped, name, verify))?;
        return Some((module, Some(stripped)));
    }
    let has_launches = has_launches(&Tokens::new(source));
    // The messages are emitted again.
    let module = match has_launches {
        true => generically(context, attempt)?,
        false => attempt()?,
    };
    Some((module, None))
}

/// Whether host code of unknown dialects is left out: beside kernels all of it, else scripts.
fn is_left_out(has_device: bool, operation: &str) -> bool {
    has_device || is_script(operation)
}

fn is_script(operation: &str) -> bool {
    operation.starts_with(SCRIPT)
}

/// The text of a program without the scripts that transform it; `None` if it has none.
pub fn without_scripts(context: &Context, source: &[u8], name: &str) -> Option<Vec<u8>> {
    // Most programs have none.
    let has_scripts = source
        .windows(SCRIPT.len())
        .any(|part| part == SCRIPT.as_bytes());
    let is_unwanted = |_, operation: &str| is_script(operation);
    has_scripts.then(|| stripped(context, source, name, is_unwanted))?
}

/// Parses with unknown operations allowed in their generic form. They stay allowed, as the module has them until its
/// host code is left out.
fn generically<'c>(
    context: &'c Context,
    parse: impl FnOnce() -> Option<Module<'c>>,
) -> Option<Module<'c>> {
    context.set_allow_unregistered_dialects(true);
    parse()
}

/// Whether a text has kernels where host code launches them.
fn has_launches(tokens: &Tokens<'_>) -> bool {
    (0..tokens.len()).any(|index| tokens.is(index, LAUNCH))
}

/// The operations of this dialect transform a program, and are no part of it.
const SCRIPT: &str = "transform.";

/// The operation that is a kernel, and its launch.
const LAUNCH: &str = "gpu.launch";

/// The text without host code of unknown dialects, which a remark names; `None` if there is none. `is_unwanted` is told
/// whether there are kernels, and the name of the operation.
fn stripped(
    context: &Context,
    source: &[u8],
    name: &str,
    is_unwanted: impl Fn(bool, &str) -> bool,
) -> Option<Vec<u8>> {
    let tokens = Tokens::new(source);
    let items = items(&tokens)?;
    let (device, host): (Vec<_>, Vec<_>) =
        items.into_iter().partition(|item| is_device(&tokens, item));
    let has_device = !device.is_empty();
    let needed: HashSet<_> = device
        .iter()
        .flat_map(|item| item.clone())
        .filter_map(|index| tokens.of_kind(index, Kind::Sigil))
        .collect();
    let mut dialects = Dialects::of(context);
    let mut left_out = LeftOut::default();
    for item in host {
        let operation = tokens.text(item.start);
        let names = item.clone().filter_map(|at| dialect(&tokens, at));
        let unknown: Vec<_> = names.filter(|name| !dialects.has(name)).collect();
        let is_needed = defined(&tokens, &item).is_some_and(|name| needed.contains(name));
        if unknown.is_empty() || is_needed || !is_unwanted(has_device, operation) {
            continue;
        }
        match is_script(operation) {
            true => left_out.scripts.push(item),
            false => {
                left_out.dialects.extend(unknown);
                left_out.host.push(item);
            }
        }
    }
    let places = Places::of(source);
    left_out.note(|item, message| {
        let (line, column) = places.at(tokens.start(item.start));
        diagnostic::remark(Location::new(context, name, line, column), message);
    });
    let mut items = left_out.host.into_iter().chain(left_out.scripts).peekable();
    items.peek()?;
    let mut text = source.to_vec();
    for item in items {
        let span = tokens.start(item.start)..tokens.end_before(item.end);
        let blanks = text[span].iter_mut().filter(|byte| **byte != b'\n');
        blanks.for_each(|byte| *byte = b' ');
    }
    Some(text)
}

/// The operations that are left out of a text.
#[derive(Default)]
struct LeftOut<'s> {
    host: Vec<Range<usize>>,
    /// The unknown dialects of these.
    dialects: BTreeSet<&'s str>,
    scripts: Vec<Range<usize>>,
}

impl LeftOut<'_> {
    /// Says so at the first one of each kind.
    fn note(&self, mut remark: impl FnMut(&Range<usize>, String)) {
        if let Some(first) = self.host.first() {
            let dialects = self.dialects.iter().take(5);
            let dialects: Vec<_> = dialects.map(|name| format!("'{name}'")).collect();
            let more = match self.host.len() - 1 {
                0 => String::new(),
                more => format!(", with {more} more such operations"),
            };
            remark(
                first,
                format!(
                    "host code of dialects that are not registered ({}) is left out{more}; only kernels and their callees are compiled",
                    dialects.join(", ")
                ),
            );
        }
        if let Some(first) = self.scripts.first() {
            let message = "a script of the dialect 'transform' is left out; run `mlir-opt --transform-interpreter` first, which follows it";
            remark(first, message.to_owned());
        }
    }
}

/// The dialects that a context can load.
struct Dialects<'c, 's> {
    context: &'c Context,
    known: HashMap<&'s str, bool>,
}

impl<'c, 's> Dialects<'c, 's> {
    fn of(context: &'c Context) -> Self {
        let known = HashMap::from([("builtin", true)]);
        Self { context, known }
    }

    fn has(&mut self, name: &'s str) -> bool {
        let context = self.context;
        let known = self.known.entry(name);
        *known.or_insert_with(|| gir_dialects::driver::has_dialect(context, name))
    }
}

/// The operations and aliases of all modules, as ranges of tokens; `None` if brackets do not match.
fn items(tokens: &Tokens<'_>) -> Option<Vec<Range<usize>>> {
    let mut items: Vec<Range<usize>> = vec![];
    let (mut index, end) = (0, tokens.len());
    while index < end {
        if let Some(body) = module_body(tokens, index).filter(|body| body.end < end) {
            // An operation or an alias may stand before it.
            close(&mut items, index);
            index = body.start;
            continue;
        }
        if tokens.is(index, "}") {
            close(&mut items, index);
            index += 1;
            continue;
        }
        if begins(tokens, index) {
            close(&mut items, index);
            items.push(index..end);
        }
        index = match tokens.text(index) {
            "(" | "[" | "{" | "<" => tokens.partner(index)? + 1,
            _ => index + 1,
        };
    }
    close(&mut items, end);
    Some(items)
}

/// Ends the last item, if it is open.
fn close(items: &mut [Range<usize>], end: usize) {
    if let Some(last) = items.last_mut() {
        last.end = last.end.min(end);
    }
}

/// The tokens in the body of a `module` at this place.
fn module_body(tokens: &Tokens<'_>, index: usize) -> Option<Range<usize>> {
    let is_module = matches!(tokens.text(index), "module" | "builtin.module");
    let mut at = index + 1;
    if tokens.of_kind(at, Kind::Sigil).is_some() {
        at += 1;
    }
    if tokens.is(at, "attributes") {
        at = tokens.partner(at + 1)? + 1;
    }
    let is_body = is_module && tokens.is(at, "{");
    is_body.then_some(at + 1..tokens.partner(at)?)
}

/// Whether an operation or an alias begins at a token outside of brackets.
fn begins(tokens: &Tokens<'_>, index: usize) -> bool {
    let Some(token) = tokens.get(index) else {
        return false;
    };
    match token.kind {
        Kind::Word => tokens.text(index).contains('.'),
        Kind::String => tokens.is(index + 1, "(") && dialect(tokens, index).is_some(),
        Kind::Sigil => tokens.text(index).starts_with(['#', '!']) && tokens.is(index + 1, "="),
        _ => false,
    }
}

/// Whether an item is kernels.
fn is_device(tokens: &Tokens<'_>, item: &Range<usize>) -> bool {
    let is_kernel = |index| tokens.is(index, "gpu.kernel") || tokens.is(index, LAUNCH);
    tokens.is(item.start, "gpu.module") || item.clone().any(is_kernel)
}

/// The symbol that an item defines, or the alias.
fn defined<'s>(tokens: &Tokens<'s>, item: &Range<usize>) -> Option<&'s str> {
    let mut names = item.clone();
    names.find_map(|index| tokens.of_kind(index, Kind::Sigil))
}

/// The dialect that a token names: `foreign.op`, `"foreign.op"`, `!foreign.type`, `#foreign.attribute`.
fn dialect<'s>(tokens: &Tokens<'s>, index: usize) -> Option<&'s str> {
    let name = match tokens.get(index)?.kind {
        Kind::Word => tokens.text(index),
        Kind::String if tokens.is(index + 1, "(") => tokens.string(index)?,
        Kind::Sigil => tokens.text(index).strip_prefix(['#', '!'])?,
        _ => return None,
    };
    let (dialect, rest) = name.split_once('.')?;
    let is_name = |part: &str| {
        let first = part.bytes().next();
        first.is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_')
    };
    (is_name(dialect) && is_name(rest)).then_some(dialect)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Option<Vec<String>> {
        let tokens = Tokens::new(text.as_bytes());
        let items = items(&tokens)?;
        let text = |item: Range<usize>| {
            let span = tokens.start(item.start)..tokens.end_before(item.end);
            String::from_utf8_lossy(tokens.bytes(span)).into_owned()
        };
        Some(items.into_iter().map(text).collect())
    }

    #[test]
    fn items_are_operations_and_aliases() {
        let text = "#m = affine_map<(i) -> (i)>\nmodule @top attributes {a.b = 1} {\n  foo.func @f(%x: !foo.t) -> f32 { foo.return }\n  \"bar.op\"() ({ }) : () -> ()\n  memref.global @g : memref<2xf32> = dense<1.0>\n}\n";
        assert_eq!(
            names(text).unwrap(),
            [
                "#m = affine_map<(i) -> (i)>",
                "foo.func @f(%x: !foo.t) -> f32 { foo.return }",
                "\"bar.op\"() ({ }) : () -> ()",
                "memref.global @g : memref<2xf32> = dense<1.0>",
            ]
        );
        let siblings = "a.op @f\nmodule { b.op @g } loc(x)\nmodule attributes {c.d} { module { e.op } f.op }\ng.op";
        assert_eq!(
            names(siblings).unwrap(),
            ["a.op @f", "b.op @g", "e.op", "f.op", "g.op"]
        );
        assert_eq!(names("foo.func @f() { ("), None);
        assert_eq!(names("").unwrap(), Vec::<String>::new());
        assert_eq!(names("module {").unwrap_or_default(), Vec::<String>::new());
    }

    #[test]
    fn names_have_dialects() {
        let text = "foo.op \"bar.op\"( !t.x #a.b 1.5 %v.x \"no.call\" x4.5";
        let tokens = Tokens::new(text.as_bytes());
        let found: Vec<_> = (0..tokens.len())
            .filter_map(|at| dialect(&tokens, at))
            .collect();
        assert_eq!(found, ["foo", "bar", "t", "a"]);
    }
}
