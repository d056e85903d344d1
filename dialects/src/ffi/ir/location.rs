//! Names and places in locations.

use super::{Attribute, AttributeExt as _, Context, Location};
use crate::{
    ffi::{string, sys},
    report::place::{Place, parts},
};
use melior::ir::attribute::AttributeLike as _;
use mlir_sys::*;

/// Accessors of locations.
pub trait LocationExt<'c>: Copy {
    /// The first name in a location: the name of the value in the source.
    fn value_name(self) -> Option<&'c str>;

    /// The location with its name replaced.
    fn renamed(self, name: &str) -> Self;

    /// The location without its name.
    fn unnamed(self) -> Self;

    /// The location of an operation with `count` results, with the name of one of them set. The
    /// names of the others stay.
    fn with_result_name(self, index: usize, count: usize, name: &str) -> Self;

    /// The name of a result set by [`Self::with_result_name`], if the operation still has `count`
    /// results.
    fn result_name(self, index: usize, count: usize) -> Option<&'c str>;

    /// The location of an operation that another is made of, with a fact about it. An operation made of it may have the
    /// location, too, and [`Self::marked`] tells the fact.
    fn marked_with(self, fact: Attribute<'c>) -> Self;

    /// The location without a fact, and the fact; `None` if it has none.
    fn marked(self) -> Option<(Self, Attribute<'c>)>;

    /// The location of a copy of an operation that was inlined: within a function, by its name and line, and at a call.
    /// The names of values stay.
    fn inlined(self, function: (&str, usize), call: Self) -> Self;

    /// The call through which an operation was inlined; of several, the one in the function where it is now.
    fn call(self) -> Option<InlinedCall<'c>>;

    /// The first place in a location: file, line and column, the latter two from 1. In a part of a file that
    /// `--split-input-file` has divided, it is the place in the file.
    fn place(self) -> Option<(String, usize, usize)>;
}

/// A call that was inlined.
#[derive(Clone, Copy)]
pub struct InlinedCall<'c> {
    /// Name and line of the function that was called, if they are known.
    pub function: Option<(&'c str, usize)>,
    /// The place within the function.
    pub callee: Location<'c>,
    /// The place of the call.
    pub caller: Location<'c>,
}

/// The entries of the fact about a function that was inlined.
const FUNCTION: &str = "function";
const LINE: &str = "line";

impl<'c> LocationExt<'c> for Location<'c> {
    fn value_name(self) -> Option<&'c str> {
        if self.is_file_line_col_range() {
            return None;
        }
        let raw = parts(self).find(Location::is_name)?.to_raw();
        unsafe {
            Some(string::text(mlirIdentifierStr(mlirLocationNameGetName(
                raw,
            ))))
        }
    }

    fn renamed(self, name: &str) -> Self {
        let place = self.unnamed();
        unsafe {
            let (context, name) = (mlirLocationGetContext(self.to_raw()), string::to_raw(name));
            Self::from_raw(mlirLocationNameGet(context, name, place.to_raw()))
        }
    }

    fn unnamed(self) -> Self {
        match self.is_name() {
            true => self.name_child_location(),
            false => self,
        }
    }

    fn with_result_name(self, index: usize, count: usize, name: &str) -> Self {
        let known = |index| self.result_name(index, count).unwrap_or_default();
        let mut names: Vec<_> = (0..count).map(known).collect();
        names[index] = name;
        let place = match result_names(self) {
            Some(_) if self.fused_num_locations() == 1 => self.fused_location(0),
            _ => self,
        };
        unsafe {
            let context = mlirLocationGetContext(self.to_raw());
            let names: Vec<_> = names
                .into_iter()
                .map(|name| mlirStringAttrGet(context, string::to_raw(name)))
                .collect();
            let names = mlirArrayAttrGet(context, names.len().cast_signed(), names.as_ptr());
            Self::from_raw(mlirLocationFusedGet(context, 1, &place.to_raw(), names))
        }
    }

    fn result_name(self, index: usize, count: usize) -> Option<&'c str> {
        let names = result_names(self)?;
        let name = unsafe {
            if mlirArrayAttrGetNumElements(names).cast_unsigned() != count || index >= count {
                return None;
            }
            let name = mlirArrayAttrGetElement(names, index.cast_signed());
            if !mlirAttributeIsAString(name) {
                return None;
            }
            string::text(mlirStringAttrGetValue(name))
        };
        Some(name).filter(|name| !name.is_empty())
    }

    fn marked_with(self, fact: Attribute<'c>) -> Self {
        unsafe {
            let context = mlirLocationGetContext(self.to_raw());
            let raw = mlirLocationFusedGet(context, 1, &self.to_raw(), fact.to_raw());
            Self::from_raw(raw)
        }
    }

    fn marked(self) -> Option<(Self, Attribute<'c>)> {
        if !self.is_fused() || self.fused_num_locations() != 1 {
            return None;
        }
        let fact = unsafe { mlirLocationFusedGetMetadata(self.to_raw()) };
        let is_fact = unsafe { !fact.ptr.is_null() && mlirAttributeIsADictionary(fact) };
        is_fact.then(|| (self.fused_location(0), unsafe { Attribute::from_raw(fact) }))
    }

    fn inlined(self, function: (&str, usize), call: Self) -> Self {
        Inlining::new(function, call).place(self)
    }

    fn call(self) -> Option<InlinedCall<'c>> {
        let call = parts(self).find(Location::is_call_site)?;
        let (callee, caller) = (call.call_site_callee(), call.call_site_caller());
        let known = callee.marked().and_then(|(place, fact)| {
            let line = usize::try_from(fact.entry(LINE)?.as_int()?).ok()?;
            Some((place, (fact.entry(FUNCTION)?.as_str()?, line)))
        });
        Some(InlinedCall {
            function: known.map(|(_, function)| function),
            callee: known.map_or(callee, |(place, _)| place),
            caller,
        })
    }

    fn place(self) -> Option<(String, usize, usize)> {
        let Place { file, line, column } = Place::of(self)?;
        Some(match whole_file(&file) {
            Some((whole, first)) => (whole.to_owned(), first + line.max(1) - 1, column),
            None => (file, line, column),
        })
    }
}

/// A file in which locations are.
#[derive(Clone, Copy)]
pub struct File<'c> {
    name: MlirIdentifier,
    context: std::marker::PhantomData<&'c Context>,
}

impl<'c> File<'c> {
    /// The file of a name.
    pub fn new(context: &'c Context, name: &str) -> Self {
        Self {
            name: unsafe { mlirIdentifierGet(context.to_raw(), string::to_raw(name)) },
            context: std::marker::PhantomData,
        }
    }

    /// The location of a line and column, from 1, with the name of the value that is defined there.
    pub fn named(self, line: u32, column: u32, name: &str) -> Location<'c> {
        let name = string::to_raw(name);
        unsafe { Location::from_raw(sys::girLocationNamed(self.name, line, column, name)) }
    }
}

/// The inlining of one call, which gives all operations of the function their places.
#[derive(Clone, Copy)]
pub struct Inlining<'c> {
    /// The fact about the function.
    function: Attribute<'c>,
    /// The place of the call.
    call: Location<'c>,
}

impl<'c> Inlining<'c> {
    /// The inlining of a function, by its name and line, at a call.
    pub fn new((function, line): (&str, usize), call: Location<'c>) -> Self {
        Self {
            function: fact(call, function, line),
            call: call.unnamed(),
        }
    }

    /// The location of the copy of an operation: see [`LocationExt::inlined`].
    pub fn place(&self, location: Location<'c>) -> Location<'c> {
        if location.is_name() {
            let inner = self.place(location.name_child_location());
            return inner.renamed(location.value_name().unwrap_or_default());
        }
        let names = result_names(location).filter(|_| location.fused_num_locations() == 1);
        if let Some(names) = names {
            let inner = self.place(location.fused_location(0));
            return unsafe {
                let context = mlirLocationGetContext(location.to_raw());
                Location::from_raw(mlirLocationFusedGet(context, 1, &inner.to_raw(), names))
            };
        }
        Location::call_site(location.marked_with(self.function), self.call)
    }
}

/// The file that `--split-input-file` has divided, and the line where this part begins: upstream names the part
/// `within split at FILE:LINE offset `.
fn whole_file(part: &str) -> Option<(&str, usize)> {
    let part = part.strip_prefix("within split at ")?;
    let (file, line) = part.strip_suffix(" offset ")?.rsplit_once(':')?;
    Some((file, line.parse().ok()?))
}

/// The fact that a location is within a function, by its name and line.
fn fact<'c>(location: Location<'c>, function: &str, line: usize) -> Attribute<'c> {
    unsafe {
        let context = mlirLocationGetContext(location.to_raw());
        let named = |name, value| {
            let name = mlirIdentifierGet(context, string::to_raw(name));
            mlirNamedAttributeGet(name, value)
        };
        let line = mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), line.cast_signed() as i64);
        let function = mlirStringAttrGet(context, string::to_raw(function));
        let entries = [named(FUNCTION, function), named(LINE, line)];
        Attribute::from_raw(mlirDictionaryAttrGet(context, 2, entries.as_ptr()))
    }
}

/// The array of the names of an operation's results: the metadata of a fused location.
fn result_names(location: Location<'_>) -> Option<MlirAttribute> {
    if !location.is_fused() {
        return None;
    }
    unsafe {
        let names = mlirLocationFusedGetMetadata(location.to_raw());
        (!names.ptr.is_null() && mlirAttributeIsAArray(names)).then_some(names)
    }
}
