//! Conversion of texture parameters to images and samplers.

use super::{
    functions::{self, Program},
    names::Texel,
    objects::{Objects, origin},
    parameters,
};
use gir_dialects::{
    ir::{
        self, Attribute, AttributeExt, Block, Context, LocationExt, Op, OpView, Signedness, Type,
        Value,
    },
    mir::{self, ImageAccess, PtrType, ResourceAttr, ResourceKind, StorageSpace},
    names,
    upstream::func::FuncOp,
};
use std::collections::{HashMap, HashSet};

/// An image and its sampler.
type Pair<'c> = (Value<'c>, Value<'c>);

/// Replaces the texture objects of a module by images and samplers.
pub fn replace<'c>(module: Op<'c>, program: &Program<'c>, objects: &Objects<'c>) {
    let floor = bindings_of_globals(module, program, objects);
    let mut pairs = HashMap::new();
    let functions = program.functions.iter();
    let widened: Vec<_> = functions
        .filter_map(|function| Widened::new(*function, objects, floor, &mut pairs))
        .collect();
    for read in &program.reads {
        if let Some(&(image, sampler)) = pairs.get(&origin(read.object())) {
            read.lower(image, sampler);
        }
    }
    for function in &widened {
        function.pass_on(program, &pairs);
    }
    erase_casts(objects);
    widened.into_iter().for_each(Widened::finish);
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let readers = top.into_iter().filter(|op| functions::is_of_textures(*op));
    readers.for_each(Op::erase);
}

/// The first binding beyond those of globals, which are assigned later, after the parameters of all kernels.
fn bindings_of_globals(module: Op<'_>, program: &Program<'_>, objects: &Objects<'_>) -> i64 {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let globals = top.filter_map(Op::cast::<mir::GlobalOp<'_>>);
    let space = |global: mir::GlobalOp<'_>| PtrType::from_type(global.type_()).map(PtrType::space);
    let count = globals
        .filter(|global| space(*global) == Some(StorageSpace::Global))
        .count();
    let parameters = |function: &FuncOp<'_>| {
        let entry = function.op().region(0).first_block();
        let arguments = entry.into_iter().flat_map(Block::arguments);
        let widths = arguments.map(|argument| 1 + usize::from(objects.group(argument).is_some()));
        widths.sum::<usize>()
    };
    let functions = program.functions.iter();
    let kernels = functions.filter(|function| is_kernel(**function));
    match count {
        0 => 0,
        _ => (kernels.map(parameters).max().unwrap_or(0) + count) as i64,
    }
}

fn is_kernel(function: FuncOp<'_>) -> bool {
    function.op().attribute(names::MIR_KERNEL).is_some()
}

/// A function with images and samplers after its original parameters, which are removed last.
struct Widened<'c> {
    function: FuncOp<'c>,
    entry: Block<'c>,
    /// The replacement of each parameter; `None` for a texture object.
    kept: Vec<Option<Value<'c>>>,
    /// The attributes of the new parameters.
    described: Vec<Attribute<'c>>,
    /// The names of the old parameters.
    names: HashSet<&'c str>,
}

impl<'c> Widened<'c> {
    /// `None` if the function has no texture parameter.
    fn new(
        function: FuncOp<'c>,
        objects: &Objects<'c>,
        floor: i64,
        pairs: &mut HashMap<Value<'c>, Pair<'c>>,
    ) -> Option<Self> {
        let entry = function.op().region(0).first_block()?;
        let old: Vec<_> = entry.arguments().collect();
        if !old.iter().any(|&one| objects.group(one).is_some()) {
            return None;
        }
        let given = parameters::described(function, old.len());
        let mut binding = floor.max(first_binding(&old, &given, objects));
        let mut widened = Self {
            function,
            entry,
            kept: vec![],
            described: vec![],
            names: given.iter().copied().filter_map(name).collect(),
        };
        for (argument, given) in old.into_iter().zip(given) {
            let kind = objects.group(argument).and_then(|group| group.kind());
            let Some((_, texel)) = kind else {
                let new = entry.add_argument(argument.ty(), argument.location());
                widened.kept.push(Some(new));
                widened.described.push(given);
                continue;
            };
            pairs.insert(argument, widened.add_pair(argument, given, texel, binding));
            widened.kept.push(None);
            binding += 2;
        }
        Some(widened)
    }

    /// Adds an image and a sampler for a texture object.
    fn add_pair(
        &mut self,
        object: Value<'c>,
        given: Attribute<'c>,
        texel: Texel,
        binding: i64,
    ) -> Pair<'c> {
        let (context, location) = (self.function.op().context(), object.location());
        let image = self.entry.add_argument(image(context, texel), location);
        let location = match location.value_name() {
            Some(name) => location.renamed(&self.name_of_sampler(name)),
            None => location,
        };
        let ty = mir::SamplerType::get(context);
        let sampler = self.entry.add_argument(ty, location);
        let name = name(given);
        let name_of_sampler = name.map(|name| self.name_of_sampler(name));
        self.describe(name, ResourceKind::Image, binding);
        self.describe(
            name_of_sampler.as_deref(),
            ResourceKind::Sampler,
            binding + 1,
        );
        (image, sampler)
    }

    /// A name for the sampler of a texture that no parameter has.
    fn name_of_sampler(&self, texture: &str) -> String {
        let mut name = format!("{texture}_sampler");
        while self.names.contains(name.as_str()) {
            name.push('_');
        }
        name
    }

    /// Adds the attributes of an image or a sampler: only those of kernels have bindings.
    fn describe(&mut self, name: Option<&str>, kind: ResourceKind, binding: i64) {
        let context = self.function.op().context();
        let resource = ResourceAttr::get(context, 0, binding, kind, None, None);
        let mut entries = vec![];
        if is_kernel(self.function) {
            entries.push((names::MIR_RESOURCE, resource));
        }
        if let Some(name) = name {
            entries.push((names::MIR_NAME, ir::string(context, name)));
        }
        self.described.push(ir::dictionary(context, &entries));
    }

    /// Passes images and samplers in all calls.
    fn pass_on(&self, program: &Program<'c>, pairs: &HashMap<Value<'c>, Pair<'c>>) {
        for &call in program.calls(self.function.sym_name()) {
            let mut operands = vec![];
            for (operand, kept) in call.op().operands().zip(&self.kept) {
                match (kept, pairs.get(&origin(operand))) {
                    (None, Some(&(image, sampler))) => operands.extend([image, sampler]),
                    _ => operands.push(operand),
                }
            }
            parameters::call_with(call, &operands);
        }
    }

    /// Removes the old parameters.
    fn finish(self) {
        for (index, new) in self.kept.iter().enumerate() {
            if let Some(new) = new {
                self.entry.argument(index).replace_all_uses(*new);
            }
        }
        for index in (0..self.kept.len()).rev() {
            self.entry.erase_argument(index);
        }
        parameters::declare(self.function, &self.described);
    }
}

/// The name of a parameter with these attributes.
fn name(given: Attribute<'_>) -> Option<&str> {
    given.entry(names::MIR_NAME).and_then(AttributeExt::as_str)
}

/// The first binding of set 0 after those of all other parameters.
fn first_binding<'c>(
    parameters: &[Value<'c>],
    given: &[Attribute<'c>],
    objects: &Objects<'c>,
) -> i64 {
    let others = parameters.iter().zip(given);
    let others = others.filter(|(parameter, _)| objects.group(**parameter).is_none());
    let resources = others
        .filter_map(|(_, given)| given.entry(names::MIR_RESOURCE))
        .filter_map(ResourceAttr::from_attribute);
    let bindings = resources
        .filter(|resource| resource.set() == 0)
        .map(ResourceAttr::binding);
    bindings.max().map_or(0, |last| last + 1)
}

/// An image with these texels. For a texture of one dimension its height is one.
fn image(context: &Context, texel: Texel) -> Type<'_> {
    let texel = match texel {
        Texel::Float => Type::float32(context),
        Texel::Signed => ir::integer_type(context, 32, Signedness::Signed),
        Texel::Unsigned => ir::integer_type(context, 32, Signedness::Unsigned),
    };
    mir::Image2DType::get(context, texel, ImageAccess::Sampled)
}

/// Erases the casts of texture objects, which are unused now.
fn erase_casts(objects: &Objects<'_>) {
    let groups = objects.groups.iter();
    let mut casts: Vec<_> = groups
        .flat_map(|group| group.casts.iter().copied())
        .collect();
    loop {
        let (used, unused): (Vec<_>, Vec<_>) = casts.into_iter().partition(|cast| cast.has_uses());
        if unused.is_empty() {
            return;
        }
        unused.into_iter().for_each(Op::erase);
        casts = used;
    }
}
