//! A module: checked, sorted, converted.

use super::{
    body::plain,
    globals, kernels, remarks,
    shared::Shared,
    source::{EntryPoint, Source},
    types::{Ty, Types},
    uses::Uses,
    words::{self, Id, Inst},
};
use crate::gpu_to_mir::foreign;
use gir_dialects::{
    common::Axis,
    diagnostic,
    ir::{Context, Location, Module, OpView, Type},
};
use rspirv::spirv::{Decoration, ExecutionModel, Op, StorageClass};
use std::{
    cell::Cell,
    collections::{BTreeMap, HashMap, HashSet},
};

/// The dialects of the result.
const DIALECTS: [&str; 8] = [
    "builtin", "arith", "cf", "func", "math", "mir", "ub", "vector",
];

/// The reason why a module is refused, at an instruction or of the whole file.
type Refused<'w> = (Option<Inst<'w>>, String);

/// Reads a SPIR-V binary as mir over `func` and `cf`; `None` after a diagnostic. If an entry point of the name that is
/// asked for is there, others are left out.
pub fn read<'c>(
    context: &'c Context,
    binary: &[u8],
    name: &str,
    kernel: Option<&str>,
) -> Option<Module<'c>> {
    for dialect in DIALECTS {
        context.get_or_load_dialect(dialect);
    }
    let file = Location::new(context, name, 0, 0);
    let words = words::words(binary).and_then(|words| {
        words::instructions(&words)?;
        Ok(words)
    });
    let words = match words {
        Ok(words) => words,
        Err(why) => {
            diagnostic::error(file, format!("the SPIR-V module {why}"));
            return None;
        }
    };
    let insts = words::instructions(&words).unwrap_or_default();
    let module = Module::new(file);
    let reader = Reader {
        context,
        name,
        kernel,
    };
    match reader.convert(&insts, &module) {
        Ok(true) => Some(module),
        Ok(false) => None,
        Err((inst, why)) => {
            reader.refuse(&insts, inst, &why);
            None
        }
    }
}

struct Reader<'a, 'c> {
    context: &'c Context,
    name: &'a str,
    kernel: Option<&'a str>,
}

impl<'c> Reader<'_, 'c> {
    /// Reports the reason at its instruction.
    fn refuse(&self, insts: &[Inst<'_>], inst: Option<Inst<'_>>, why: &str) {
        let Some(inst) = inst else {
            let place = Location::new(self.context, self.name, 0, 0);
            return diagnostic::error(place, format!("the SPIR-V module {why}"));
        };
        let source = Source::of(insts).ok();
        let named = |id: Id| source.as_ref().and_then(|source| source.name(id));
        let id = inst.result.or_else(|| inst.words.first().copied());
        let subject = match (inst.result, id) {
            (Some(id), _) => {
                named(id).map_or_else(|| format!(" %{id}"), |name| format!(" %{}", plain(name)))
            }
            _ => String::new(),
        };
        let place = inst.line.and_then(|line| {
            let file = source.as_ref()?.strings.get(&line.file)?;
            let file = if file.is_empty() { self.name } else { file };
            let (row, column) = (line.line.max(1) as usize, line.column.max(1) as usize);
            Some(Location::new(self.context, file, row, column))
        });
        let place = place.unwrap_or_else(|| Location::new(self.context, self.name, 0, 0));
        diagnostic::error(place, format!("'{}'{subject} {why}", inst.name()));
    }

    fn convert<'w>(&self, insts: &[Inst<'w>], module: &Module<'c>) -> Result<bool, Refused<'w>> {
        let at = |(inst, why): (Inst<'w>, String)| (Some(inst), why);
        let source = Source::of(insts).map_err(at)?;
        let mut types = Types::new(source.pointer_size);
        for inst in source.globals.iter().filter(|inst| is_type(inst.op)) {
            types.add(&source, inst).map_err(|why| (Some(*inst), why))?;
        }
        let uses = Uses::of(&source, &types).map_err(at)?;
        let chosen = self.chosen(&source)?;
        let mut shared = Shared {
            context: self.context,
            file: self.name,
            source: &source,
            types: &types,
            uses: &uses,
            elements: HashMap::new(),
            symbols: HashMap::new(),
            specialised: specialised(&source)?,
            axes: HashMap::new(),
            group_size: None,
            has_stages: chosen.iter().any(|point| !is_compute(point)),
            steps: Cell::new(0),
            nested: Cell::new(0),
            indirections: Cell::new(0),
        };
        let mut stated = HashSet::new();
        for point in &chosen {
            let sizes = super::sizes::workgroup(&shared, point);
            let size = sizes.map_err(|why| (Some(point.inst), why))?;
            let ids = size.ids.into_iter().flatten();
            shared.axes.extend(ids.zip([Axis::X, Axis::Y, Axis::Z]));
            stated.insert(size.stated);
        }
        let only = stated.iter().next().filter(|_| stated.len() == 1);
        shared.group_size = only.and_then(|size| <[i64; 3]>::try_from(&size[..]).ok());
        let reached = reached(&uses, &chosen);
        let names = name_all(&mut shared, &chosen, &reached).map_err(at)?;
        set_elements(&mut shared);
        remarks::remark(&shared, &chosen);
        let used = chosen
            .iter()
            .flat_map(|point| uses.variables.get(&point.function));
        let used: HashSet<Id> = used.flatten().copied().collect();
        globals::convert(&shared, module.body(), &used).map_err(at)?;
        let mut made = vec![];
        for (point, symbol) in chosen.iter().zip(&names) {
            let function = source.functions.iter().find(|one| one.id == point.function);
            let function = function.ok_or_else(|| {
                let why = format!("names the function %{}, which is nowhere", point.function);
                (Some(point.inst), why)
            })?;
            if function.blocks.is_empty() {
                return Err((
                    Some(point.inst),
                    "names a function without a body".to_owned(),
                ));
            }
            made.push(
                kernels::convert(&shared, module.body(), function, Some((point, symbol)))
                    .map_err(at)?,
            );
        }
        for function in source
            .functions
            .iter()
            .filter(|one| shared.symbols.contains_key(&one.id))
        {
            made.push(kernels::convert(&shared, module.body(), function, None).map_err(at)?);
        }
        let patterns = foreign::patterns(self.context);
        let made: Vec<_> = made.into_iter().map(OpView::op).collect();
        let finished = gir_dialects::pass::succeeds(|| foreign::finish(&made, &patterns));
        Ok(finished && module.op().verify())
    }

    /// The entry points that are converted.
    fn chosen<'w>(&self, source: &Source<'w>) -> Result<Vec<EntryPoint<'w>>, Refused<'w>> {
        let all = &source.entry_points;
        let asked = all
            .iter()
            .filter(|point| self.kernel.is_some_and(|name| point.name == name));
        let asked: Vec<_> = asked.cloned().collect();
        let chosen = if asked.is_empty() { all.clone() } else { asked };
        match chosen.is_empty() {
            true => Err((
                None,
                "has no entry point; link it with one that has".to_owned(),
            )),
            false => Ok(chosen),
        }
    }
}

fn is_compute(point: &EntryPoint<'_>) -> bool {
    matches!(
        point.model,
        Some(ExecutionModel::GLCompute | ExecutionModel::Kernel)
    )
}

fn is_type(op: Op) -> bool {
    // All of them have names that begin alike.
    format!("{op:?}").starts_with("Type")
}

/// The functions that others call, from entry points on.
fn reached(uses: &Uses, chosen: &[EntryPoint<'_>]) -> HashSet<Id> {
    let mut called = HashSet::new();
    for point in chosen {
        called.extend(uses.called(point.function));
    }
    called
}

/// Names functions and globals; returns the names of the kernels.
fn name_all<'w>(
    shared: &mut Shared<'_, 'w, '_>,
    chosen: &[EntryPoint<'w>],
    reached: &HashSet<Id>,
) -> Result<Vec<String>, (Inst<'w>, String)> {
    let mut taken: HashSet<String> = HashSet::new();
    let unique = |name: String, taken: &mut HashSet<String>| {
        let mut name = name;
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        name
    };
    let names = chosen.iter().map(|point| {
        let name = match point.name.is_empty() {
            true => "main".to_owned(),
            false => kernel_name(&point.name),
        };
        unique(name, &mut taken)
    });
    let names: Vec<_> = names.collect();
    for function in &shared.source.functions {
        if reached.contains(&function.id) && !function.blocks.is_empty() {
            let name = shared.source.name(function.id);
            let name = name.map_or_else(|| format!("f{}", function.id), plain);
            let name = unique(name, &mut taken);
            shared.symbols.insert(function.id, vec![name]);
        }
    }
    for inst in &shared.source.globals {
        let Some(id) = inst.result.filter(|_| inst.op == Op::Variable) else {
            continue;
        };
        let variable = shared.variable(id).map_err(|why| (*inst, why))?;
        let has_value = inst.words.len() > 1;
        if globals::is_global(shared.source.is_physical, variable.0, has_value) {
            let names = globals::names(shared, id, &mut taken).map_err(|why| (*inst, why))?;
            shared.symbols.insert(id, names);
        }
    }
    Ok(names)
}

/// The name of an entry point, whose parts paths may separate.
fn kernel_name(name: &str) -> String {
    let is_plain =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.' | '$');
    match name.chars().all(is_plain) && !name.starts_with(|letter: char| letter.is_ascii_digit()) {
        true => name.chars().take(256).collect(),
        false => plain(&name.replace("::", "_")),
    }
}

/// The element types of buffers, and of pointers that kernels get.
fn set_elements(shared: &mut Shared<'_, '_, '_>) {
    let source = shared.source;
    let mut found: Vec<(Id, Type<'_>)> = vec![];
    for inst in &source.globals {
        let Some(id) = inst.result.filter(|_| inst.op == Op::Variable) else {
            continue;
        };
        if let Ok((class, ty)) = shared.variable(id)
            && matches!(class, StorageClass::StorageBuffer | StorageClass::Uniform)
        {
            found.push((id, shared.element(ty)));
        }
    }
    let kernels: HashSet<Id> = source
        .entry_points
        .iter()
        .map(|point| point.function)
        .collect();
    for function in source
        .functions
        .iter()
        .filter(|one| kernels.contains(&one.id))
    {
        for (id, ty) in function
            .parameters
            .iter()
            .filter_map(|inst| Some((inst.result?, inst.ty?)))
        {
            if let Ty::Pointer { class, pointee } = *shared.types.get(ty)
                && shared.is_bytes(class)
                && class != StorageClass::Function
            {
                found.push((id, shared.accessed_element(id, pointee)));
            }
        }
    }
    shared.elements.extend(found);
}

/// The names of specialisation constants by their numbers.
fn specialised<'w>(source: &Source<'w>) -> Result<BTreeMap<i32, String>, Refused<'w>> {
    let mut found: BTreeMap<i32, (String, Inst<'w>)> = BTreeMap::new();
    let mut taken = HashSet::new();
    for inst in &source.globals {
        let is_scalar = matches!(
            inst.op,
            Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse
        );
        let number = inst
            .result
            .and_then(|id| source.decoration_word(id, Decoration::SpecId));
        let Some(number) = number
            .and_then(|number| i32::try_from(number).ok())
            .filter(|_| is_scalar)
        else {
            continue;
        };
        if let Some((name, twin)) = found.get_mut(&number) {
            // Two values by one number are a mistake where the program uses either as a number.
            if (twin.op, twin.words) != (inst.op, inst.words) {
                name.clear();
            }
            continue;
        }
        let name = inst.result.and_then(|id| source.name(id)).map(plain);
        let mut name = name.unwrap_or_else(|| format!("constant_{number}"));
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        found.insert(number, (name, *inst));
    }
    Ok(found
        .into_iter()
        .map(|(number, (name, _))| (number, name))
        .collect())
}
