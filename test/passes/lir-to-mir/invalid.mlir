// X-6: raising refuses attributes and operations that mir would lose, with a located error.
// RUN: gir-opt --lir-to-mir --split-input-file --verify-diagnostics %s

func.func @variable() {
  // expected-error@+1 {{'lir.var' op is aligned to 2 bytes, and would be to 4 in mir; access smaller elements}}
  %p = lir.var align 2 : <private, i32>
  return
}

// -----

func.func @members(%x: i32, %mask: i32) -> i32 {
  // expected-error@+1 {{'lir.subgroup_shuffle' op states the work-items that take part, which mir cannot express; raise the module as it is before this step of lowering}}
  %v = lir.subgroup_shuffle %x, %x among %mask : i32
  return %v : i32
}

// -----

func.func @critical() {
  // expected-error@+1 {{'lir.begin_critical_section' op has no counterpart in mir; raise the module}}
  lir.begin_critical_section
  // expected-error@+1 {{'lir.end_critical_section' op has no counterpart in mir}}
  lir.end_critical_section
  return
}

// -----

// expected-error@+1 {{'func.func' op has 'lir.push_constant' #lir.push_constant<offset = 16, size = 4>, and lowering would choose #lir.push_constant<offset = 0, size = 4>; mir cannot state it}}
func.func @offset(%n: i32 {lir.push_constant = #lir.push_constant<offset = 16, size = 4>, lir.type = ui32}) attributes {lir.kernel = #mir.kernel<compute>, lir.push_constants = #mir.push_constants<size = 20, align = 4>} {
  return
}

// -----

// expected-error@+1 {{'lir.global' op has 'lir.resource' #mir.resource<set = 0, binding = 7, storage>, and lowering would choose #mir.resource<set = 0, binding = 0, storage>; mir cannot state it}}
lir.global @g : !mir.ptr<global, i32> count 1 align 4 elem si32 {lir.resource = #mir.resource<set = 0, binding = 7, storage>}

// -----

// expected-error@+1 {{'func.func' op has 'lir.serialized', which mir does not have; raise the module}}
func.func @serialized() attributes {lir.kernel = #mir.kernel<compute>, lir.serialized} {
  return
}
