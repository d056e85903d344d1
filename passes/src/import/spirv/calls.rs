//! Calls, and variables of the module in functions.

use super::{
    body::{Body, Outcome, Val},
    pointers::{At, Columns, Pointer, cast},
    source::Function,
    words::{Id, Inst},
};
use gir_dialects::{
    ir::{OpView as _, Value},
    mir::{self, PtrType},
    upstream::func,
};
use rspirv::spirv::StorageClass;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// A call of a function of the module.
    pub fn call(&mut self, inst: &Inst<'w>) -> Outcome {
        let shared = self.shared;
        let callee = inst.word(0)?;
        let function = shared.source.functions.iter().find(|one| one.id == callee);
        let function = function.ok_or_else(|| format!("calls %{callee}, which is no function"))?;
        let Some([symbol]) = shared.symbols.get(&callee).map(|all| &all[..]) else {
            if let Some(name) = shared
                .source
                .imported(callee)
                .filter(|_| shared.source.is_physical)
            {
                return self.imported_call(inst, &name);
            }
            let name = shared.source.name(callee).unwrap_or("a function");
            return Err(format!(
                "calls '{name}', which is only declared; link its definition before"
            ));
        };
        let arguments = &inst.words[1..];
        if arguments.len() != function.parameters.len() {
            return Err("has another number of arguments than its function".to_owned());
        }
        let mut operands = vec![];
        for (&argument, parameter) in arguments.iter().zip(&function.parameters) {
            if shared.held_behind(parameter.type_id()?).is_some() {
                operands.extend(self.load(&self.pointer(argument)?)?);
                continue;
            }
            let types = super::kernels::parameter_types(shared, parameter, false)?;
            operands.extend(self.parts_as(argument, &types)?);
        }
        operands.extend(self.passed_variables(callee)?);
        let mut results = super::kernels::result_types(shared, function)?;
        let own = results.len();
        results.extend(shared.held_results(&function.parameters)?);
        let call = func::CallOp::build(&self.b, &results, symbol, &operands, None, None, false);
        let mut parts: Vec<_> = call.op().results().collect();
        self.store_held_results(arguments, function, parts.split_off(own))?;
        if parts.is_empty() {
            self.bind(inst.id()?, Val::Parts(parts));
            return Ok(());
        }
        self.set_parts(inst, parts)
    }

    /// Variables that hold cooperative matrices get what the function that was called leaves in them.
    fn store_held_results(
        &self,
        arguments: &[Id],
        function: &Function<'w>,
        values: Vec<Value<'c>>,
    ) -> Outcome {
        let mut values = values.into_iter();
        for (&argument, parameter) in arguments.iter().zip(&function.parameters) {
            if let Some(pointee) = self.shared.held_behind(parameter.type_id()?) {
                let count = self.shared.parts(pointee)?.len();
                let leaves: Vec<_> = values.by_ref().take(count).collect();
                self.store(&self.pointer(argument)?, &leaves)?;
            }
        }
        Ok(())
    }

    /// The values for the parameters of a function beyond its own, in their order.
    fn passed_variables(&self, callee: Id) -> Result<Vec<Value<'c>>, String> {
        let shared = self.shared;
        let used = shared.uses.variables.get(&callee).into_iter().flatten();
        let (push, others): (Vec<_>, Vec<_>) = used.partition(|&&id| shared.is_push(id));
        let mut operands = vec![];
        for &variable in others {
            operands.extend(self.variable_parts(variable)?);
        }
        let lengths = shared.lengths(callee).into_iter();
        operands.extend(lengths.filter_map(|variable| self.lengths.get(&variable)));
        for sampler in shared.samplers(callee) {
            operands.extend(self.parts(sampler)?);
        }
        for &variable in push {
            operands.extend(self.variable_parts(variable)?);
        }
        Ok(operands)
    }

    /// The values by which a variable of the module is passed on.
    fn variable_parts(&self, variable: Id) -> Result<Vec<Value<'c>>, String> {
        let types = self.shared.variable_parts(variable)?;
        if types.is_empty() {
            return Ok(vec![]);
        }
        let pointer = self.variables.get(&variable);
        let pointer =
            pointer.ok_or("calls a function that uses a variable which its caller has not")?;
        let parts = match &pointer.at {
            At::Known(parts) | At::Buffers(parts) => parts.clone(),
            At::Columns(Columns { each, .. }) => each.clone(),
            At::Bytes(place) => vec![place.base],
            At::Table { base } => vec![*base],
            At::Lane { .. } | At::Choice(_) | At::Held(_) => {
                return Err("passes a variable that cannot be passed".to_owned());
            }
        };
        // One memory may be several variables, whose elements differ.
        let parts = parts.into_iter().zip(types);
        Ok(parts
            .map(|(part, ty)| match PtrType::from_type(ty) {
                Some(pointer) => cast(&self.b, part, pointer.pointee()),
                None => part,
            })
            .collect())
    }

    /// A pointer chosen by a truth.
    pub fn chosen_pointer(&mut self, inst: &Inst<'w>) -> Outcome {
        let condition = self.arg(inst, 0)?;
        let types = self.shared.parts(inst.type_id()?)?;
        let (yes, no) = (
            self.parts_as(inst.word(1)?, &types)?,
            self.parts_as(inst.word(2)?, &types)?,
        );
        let parts = yes.into_iter().zip(no);
        let parts = parts
            .map(|(yes, no)| crate::gpu_to_mir::foreign::select(&self.b, condition, yes, no))
            .collect();
        self.set_parts(inst, parts)
    }

    /// A variable of the module that a function names itself, or was given.
    pub fn module_variable(&self, inst: &Inst<'w>) -> Result<Pointer<'c>, String> {
        let id = inst.id()?;
        if let Some(pointer) = self.variables.get(&id) {
            return Ok(pointer.clone());
        }
        let shared = self.shared;
        let (class, ty) = shared.variable(id)?;
        if class == StorageClass::Input {
            return self.input(id, ty);
        }
        // Variables without a counterpart are no parameters: their error is here.
        shared.variable_parts(id)?;
        let symbols = shared.symbols.get(&id);
        let symbols =
            symbols.ok_or_else(|| format!("uses %{id}, a variable that its kernel has not"))?;
        let types = shared.symbol_types(id)?;
        let each = symbols.iter().zip(types);
        let each: Vec<_> = each
            .map(|(symbol, ty)| mir::AddressOfOp::build(&self.b, ty, symbol).result())
            .collect();
        let at = match (shared.is_bytes(class), &each[..]) {
            (true, &[base]) => At::Bytes(super::pointers::Bytes::new(
                base,
                shared.types.align(ty).max(1),
            )),
            _ => At::Columns(Columns { each, apart: false }),
        };
        Ok(Pointer {
            class,
            ty,
            at,
            volatile: false,
        })
    }
}
