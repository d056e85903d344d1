//! The targets of control at the end of a piece of structured code, and their arguments.

use gir_dialects::{
    ir::{self, Block, Builder, Location, OpView, Signedness, Type, Value},
    upstream::{arith, scf, ub},
};

/// A target of control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A block further out.
    Block(usize),
    /// The end of the function.
    Return,
}

/// The way control leaves a piece of code: to one of several targets.
#[derive(Clone, Default)]
pub struct Flow<'c> {
    /// The targets, each once, and the arguments of each.
    pub exits: Vec<(Target, Vec<Value<'c>>)>,
    /// With two exits an i1 that is true for the first, with more an i32 index.
    pub selector: Option<Value<'c>>,
    /// Values of loops that are used outside: the name in the program, and the current value.
    pub carried: Vec<(Value<'c>, Value<'c>)>,
}

impl<'c> Flow<'c> {
    /// A flow to one target.
    pub fn to(target: Target, arguments: Vec<Value<'c>>) -> Self {
        Self {
            exits: vec![(target, arguments)],
            ..Self::default()
        }
    }

    /// Adds the values that earlier code carried; those already present are newer.
    pub fn carry(&mut self, earlier: &[(Value<'c>, Value<'c>)]) {
        for entry in earlier {
            if !self.carried.iter().any(|(name, _)| *name == entry.0) {
                self.carried.push(*entry);
            }
        }
    }

    /// The target, if there is only one.
    pub fn single(&self) -> Option<Target> {
        match self.exits.as_slice() {
            [(target, _)] => Some(*target),
            _ => None,
        }
    }

    /// The arguments of a target.
    pub fn arguments(&self, target: Target) -> Option<&[Value<'c>]> {
        let exit = self.exits.iter().find(|(other, _)| *other == target);
        exit.map(|(_, arguments)| arguments.as_slice())
    }

    /// An i1 that is true if control goes to the target; `None` if it is the only one.
    pub fn goes_to(&self, builder: &Builder<'c>, target: Target) -> Option<Value<'c>> {
        let index = self.exits.iter().position(|(other, _)| *other == target)?;
        let selector = self.selector?;
        if self.exits.len() > 2 {
            let wanted = constant(builder, 32, index as i64);
            let equal = arith::CmpIPredicate::Eq;
            let i1 = ir::integer_type(builder.context(), 1, Signedness::Signless);
            return Some(arith::CmpIOp::build(builder, i1, equal, selector, wanted).result());
        }
        Some(if index == 0 {
            selector
        } else {
            negate(builder, selector)
        })
    }

    /// The flow with one target removed.
    pub fn without(&self, builder: &Builder<'c>, target: Target) -> Self {
        let mut rest = self.clone();
        rest.exits.retain(|(other, _)| *other != target);
        rest.selector = match rest.exits.len() {
            0 | 1 => None,
            2 => self.goes_to(builder, rest.exits[0].0),
            // The index is renumbered: exits after the removed one move up.
            _ => self
                .selector
                .map(|selector| self.renumber(builder, selector, target)),
        };
        rest
    }

    fn renumber(&self, builder: &Builder<'c>, selector: Value<'c>, target: Target) -> Value<'c> {
        let removed = self
            .exits
            .iter()
            .position(|(other, _)| *other == target)
            .unwrap_or(0);
        let bound = constant(builder, 32, removed as i64);
        let i1 = ir::integer_type(builder.context(), 1, Signedness::Signless);
        let greater = arith::CmpIPredicate::Ugt;
        let behind = arith::CmpIOp::build(builder, i1, greater, selector, bound).result();
        let one = constant(builder, 32, 1);
        let i32 = selector.ty();
        let less = arith::SubIOp::build(builder, i32, selector, one, None).result();
        arith::SelectOp::build(builder, i32, behind, less, selector).result()
    }
}

/// An integer constant of a width.
pub fn constant<'c>(builder: &Builder<'c>, width: u32, value: i64) -> Value<'c> {
    let ty = ir::integer_type(builder.context(), width, Signedness::Signless);
    arith::ConstantOp::build(builder, ty, ir::integer(ty, value)).result()
}

/// The negation of a flag.
pub fn negate<'c>(builder: &Builder<'c>, flag: Value<'c>) -> Value<'c> {
    let yes = constant(builder, 1, -1);
    arith::XOrIOp::build(builder, flag.ty(), flag, yes).result()
}

/// A value that is never used.
pub fn poison<'c>(builder: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let attribute = melior::ir::Attribute::parse(builder.context(), "#ub.poison");
    match attribute {
        Some(attribute) => ub::PoisonOp::build(builder, ty, Some(attribute)).result(),
        None => unreachable!("ub is loaded by the pass"),
    }
}

/// The common shape of the flows of two arms: the types of the values that both must yield.
struct Joined<'c> {
    targets: Vec<(Target, Vec<Type<'c>>)>,
    carried: Vec<Value<'c>>,
}

impl<'c> Joined<'c> {
    fn new(flows: [&Flow<'c>; 2]) -> Self {
        let mut joined = Self {
            targets: vec![],
            carried: vec![],
        };
        for flow in flows {
            for (target, arguments) in &flow.exits {
                if !joined.targets.iter().any(|(other, _)| other == target) {
                    let types = arguments.iter().map(|value| value.ty()).collect();
                    joined.targets.push((*target, types));
                }
            }
            for (name, _) in &flow.carried {
                if !joined.carried.contains(name) {
                    joined.carried.push(*name);
                }
            }
        }
        joined
    }

    fn selector_width(&self) -> Option<u32> {
        match self.targets.len() {
            0 | 1 => None,
            2 => Some(1),
            _ => Some(32),
        }
    }

    /// The values that an arm yields: selector, arguments of every target, carried values.
    fn values(&self, builder: &Builder<'c>, flow: &Flow<'c>) -> Vec<Value<'c>> {
        let mut values = vec![];
        if self.selector_width().is_some() {
            values.push(self.selector(builder, flow));
        }
        for (target, types) in &self.targets {
            match flow.arguments(*target) {
                Some(arguments) => values.extend(arguments),
                None => values.extend(types.iter().map(|&ty| poison(builder, ty))),
            }
        }
        for &name in &self.carried {
            let now = flow.carried.iter().find(|(other, _)| *other == name);
            values.push(now.map_or_else(|| poison(builder, name.ty()), |(_, now)| *now));
        }
        values
    }

    fn index(&self, target: Target) -> usize {
        let index = self.targets.iter().position(|(other, _)| *other == target);
        index.unwrap_or(0)
    }

    /// The arm's selector in the numbering of the join.
    fn selector(&self, builder: &Builder<'c>, flow: &Flow<'c>) -> Value<'c> {
        let flag = self.selector_width() == Some(1);
        if let (true, [(first, _), _], Some(chosen)) = (flag, flow.exits.as_slice(), flow.selector)
        {
            return if self.index(*first) == 0 {
                chosen
            } else {
                negate(builder, chosen)
            };
        }
        let number = |target: Target| match self.index(target) {
            index if flag => constant(builder, 1, if index == 0 { -1 } else { 0 }),
            index => constant(builder, 32, index as i64),
        };
        let mut exits = flow.exits.iter().rev();
        let Some((last, _)) = exits.next() else {
            return number(self.targets[0].0);
        };
        exits.fold(number(*last), |otherwise, (target, _)| {
            let here = number(*target);
            match flow.goes_to(builder, *target) {
                Some(chosen) => {
                    arith::SelectOp::build(builder, here.ty(), chosen, here, otherwise).result()
                }
                None => here,
            }
        })
    }

    /// The flow after the join, from the yielded values.
    fn flow(&self, values: &[Value<'c>]) -> Flow<'c> {
        let mut values = values.iter().copied();
        let selector = self.selector_width().and_then(|_| values.next());
        let exits = self
            .targets
            .iter()
            .map(|(target, types)| (*target, values.by_ref().take(types.len()).collect()))
            .collect();
        let carried = self
            .carried
            .iter()
            .map(|&name| (name, values.next().unwrap_or(name)))
            .collect();
        Flow {
            exits,
            selector,
            carried,
        }
    }
}

/// Makes `if condition { yes } else { no }` at the end of `out`; empty arms need none if `select` has their flow.
pub fn join<'c>(
    out: Block<'c>,
    location: Location<'c>,
    condition: Value<'c>,
    yes: (Block<'c>, Flow<'c>),
    no: (Block<'c>, Flow<'c>),
) -> Flow<'c> {
    let builder = Builder::at_end(out, location);
    let is_empty = yes.0.first_op().is_none() && no.0.first_op().is_none();
    if let (true, Some(flow)) = (is_empty, select(condition, &yes.1, &no.1)) {
        yes.0.erase();
        no.0.erase();
        return flow;
    }
    let joined = Joined::new([&yes.1, &no.1]);
    let mut types = vec![];
    for (index, (block, flow)) in [&yes, &no].into_iter().enumerate() {
        let arm = Builder::at_end(*block, location);
        let values = joined.values(&arm, flow);
        if index == 0 {
            types = values.iter().map(|value| value.ty()).collect();
        }
        scf::YieldOp::build(&arm, &values);
    }
    let op = scf::IfOp::build(&builder, &types, condition);
    op.then_region().append(yes.0);
    let needs_else = !types.is_empty() || no.0.first_op().is_some_and(|op| op.next().is_some());
    if needs_else {
        op.else_region().append(no.0);
    } else {
        no.0.erase();
    }
    joined.flow(&op.op().results().collect::<Vec<_>>())
}

/// The flow of two empty arms, if the condition itself can be the selector.
fn select<'c>(condition: Value<'c>, yes: &Flow<'c>, no: &Flow<'c>) -> Option<Flow<'c>> {
    let ((yes_target, _), (no_target, _)) = (yes.exits.first()?, no.exits.first()?);
    if yes.exits.len() != 1 || no.exits.len() != 1 {
        return None;
    }
    let mut carried = yes.carried.clone();
    for entry in &no.carried {
        match carried.iter().find(|(name, _)| *name == entry.0) {
            Some(same) if same == entry => {}
            Some(_) => return None,
            None => carried.push(*entry),
        }
    }
    if yes_target == no_target {
        let same = yes.exits[0].1 == no.exits[0].1;
        return same.then(|| Flow {
            carried,
            ..yes.clone()
        });
    }
    let exits = vec![yes.exits[0].clone(), no.exits[0].clone()];
    Some(Flow {
        exits,
        selector: Some(condition),
        carried,
    })
}

/// The types of values.
pub fn types_of<'c>(values: &[Value<'c>]) -> Vec<Type<'c>> {
    values.iter().map(|value| value.ty()).collect()
}
