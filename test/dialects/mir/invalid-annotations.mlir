// Annotations of mir with wrong values, or where they mean nothing.
// R-RUNA-14 R-RUNA-17 R-RUNA-22 R-RUNA-23 R-RUNA-24
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'func.func' op binds storage to parameter 0, which is '!mir.image2d<f32>'}}
func.func @k(%x: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds image to parameter 0, which is '!mir.ptr<global, f32>'}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds sampler to parameter 0, which is '!mir.storage_buffer<f32>'}}
func.func @k(%x: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, sampler>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds storage to parameter 0, which is '!mir.uniform_buffer<f32>'}}
func.func @k(%x: !mir.uniform_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds image to parameter 0, which is '!mir.sampler'}}
func.func @k(%x: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 0, image>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds storage to parameter 0, which is '!mir.acceleration_structure'}}
func.func @k(%x: !mir.acceleration_structure {mir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds storage to parameter 1, which is 'i32'}}
func.func @k(%x: f32, %y: i32 {mir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op binds parameters 0 and 1 both to set 0, binding 3}}
func.func @k(%x: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 3, image>}, %y: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 3, sampler>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op lays out parameter 0 by the rules of std140, but memory behind a pointer has those of std430; make it a !mir.storage_buffer or a !mir.uniform_buffer}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std140>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op lays out parameter 0 by the rules of metal, but memory behind a pointer has those of std430; make it a !mir.storage_buffer or a !mir.uniform_buffer}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage, layout = metal>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{layout is for buffers, not for images}}
func.func @k(%x: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image, layout = std430>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{layout is for buffers, not for samplers}}
func.func @k(%x: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 0, sampler, layout = std430>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{layout is given twice}}
func.func @k(%x: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430, layout = std140>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{name is given twice}}
func.func @k(%x: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage, name = "a", name = "b">}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{a resource's name must not be empty}}
func.func @k(%x: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage, name = "">}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{expected 'name' or 'layout'}}
func.func @k(%x: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage, size = 4>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op annotates parameter 0 as workgroup storage, but it is '!mir.ptr<global, f32>'}}
func.func @k(%x: !mir.ptr<global, f32> {mir.storage = #mir.storage<workgroup>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op annotates parameter 0 as private storage, but it is 'i32'}}
func.func @k(%x: i32 {mir.storage = #mir.storage<private>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has "global" as 'mir.storage' of parameter 0, which is a #mir.storage}}
func.func @k(%x: !mir.ptr<global, f32> {mir.storage = "global"}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.storage' is a #mir.storage on variables}}
func.func @k() attributes {mir.storage = #mir.storage<workgroup>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'mir.gpu.global' op is annotated as global storage, but is '!mir.ptr<workgroup, f32>'}}
mir.gpu.global @g : !mir.ptr<workgroup, f32> count 1 elem f32 {mir.storage = #mir.storage<global>}

// -----

func.func @f() {
  // expected-error@+1 {{'mir.gpu.alloc' op is annotated as workgroup storage, but is '!mir.ptr<private, f32>'}}
  %v = mir.gpu.alloc 8 {mir.storage = #mir.storage<workgroup>} : !mir.ptr<private, f32>
  return
}

// -----

// expected-error@+1 {{size must be at least 0 bytes, not -4}}
func.func @k() attributes {mir.push_constants = #mir.push_constants<size = -4, align = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{align must be a power of two, not 0}}
func.func @k() attributes {mir.push_constants = #mir.push_constants<size = 16, align = 0>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{align must be a power of two, not -4}}
func.func @k() attributes {mir.push_constants = #mir.push_constants<size = 16, align = -4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{align must be a power of two, not 12}}
func.func @k() attributes {mir.push_constants = #mir.push_constants<size = 16, align = 12>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.push_constants' is a #mir.push_constants on kernels}}
func.func @k() attributes {mir.push_constants = 16 : i32, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.push_constants' is a #mir.push_constants on kernels}}
func.func @f() attributes {mir.push_constants = #mir.push_constants<size = 16, align = 16>} {
  return
}

// -----

// expected-error@+1 {{an input or output has a location or a builtin, not both}}
func.func @k(%x: i32 {mir.io = #mir.io<location = 0, builtin = vertex_index>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{an input or output has a location or a builtin}}
func.func @k(%x: i32 {mir.io = #mir.io<interpolation = flat>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{a location must be a 32-bit unsigned number}}
func.func @k(%x: f32 {mir.io = #mir.io<location = -1>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{a location must be a 32-bit unsigned number}}
func.func @k(%x: f32 {mir.io = #mir.io<location = 4294967296>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{a builtin is not interpolated}}
func.func @k(%x: vector<4xf32> {mir.io = #mir.io<builtin = frag_coord, interpolation = flat>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has an input as parameter 0, which is for vertex and fragment kernels}}
func.func @k(%x: f32 {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has an input as parameter 0, which is for vertex and fragment kernels}}
func.func @f(%x: f32 {mir.io = #mir.io<location = 0>}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has 0 : i32 as 'mir.io' of parameter 0, which is a #mir.io}}
func.func @k(%x: f32 {mir.io = 0 : i32}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.io' is for parameters only}}
func.func @k() attributes {mir.io = #mir.io<location = 0>, mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as vertex_index, which is an input of vertex kernels}}
func.func @k(%x: i32 {mir.io = #mir.io<builtin = vertex_index>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as instance_index, which is an input of vertex kernels}}
func.func @k(%x: i32 {mir.io = #mir.io<builtin = instance_index>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as frag_coord, which is an input of fragment kernels}}
func.func @k(%x: vector<4xf32> {mir.io = #mir.io<builtin = frag_coord>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as front_facing, which is an input of fragment kernels}}
func.func @k(%x: i1 {mir.io = #mir.io<builtin = front_facing>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as position, which is an output of vertex kernels}}
func.func @k(%x: vector<4xf32> {mir.io = #mir.io<builtin = position>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as point_size, which is an output of vertex kernels}}
func.func @k(%x: f32 {mir.io = #mir.io<builtin = point_size>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as frag_depth, which is an output of fragment kernels}}
func.func @k(%x: f32 {mir.io = #mir.io<builtin = frag_depth>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as vertex_index, which is i32, not 'i64'}}
func.func @k(%x: i64 {mir.io = #mir.io<builtin = vertex_index>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as frag_coord, which is vector<4xf32>, not 'vector<3xf32>'}}
func.func @k(%x: vector<3xf32> {mir.io = #mir.io<builtin = frag_coord>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 as front_facing, which is i1, not 'i32'}}
func.func @k(%x: i32 {mir.io = #mir.io<builtin = front_facing>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'i1' at a location, which takes a number or a vector of 2, 3 or 4}}
func.func @k(%x: i1 {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'index' at a location, which takes a number or a vector of 2, 3 or 4}}
func.func @k(%x: index {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'vector<8xf32>' at a location, which takes a number or a vector of 2, 3 or 4}}
func.func @k(%x: vector<8xf32> {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of '!mir.ptr<global, f32>' at a location, which takes a number or a vector of 2, 3 or 4}}
func.func @k(%x: !mir.ptr<global, f32> {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of '!mir.matrix<2x2xf32>' at a location, which takes a number or a vector of 2, 3 or 4}}
func.func @k(%x: !mir.matrix<2x2xf32> {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 interpolated, which is for outputs of vertex and inputs of fragment kernels}}
func.func @k(%x: f32 {mir.io = #mir.io<location = 0, interpolation = linear>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'i32', which cannot be interpolated; make it flat}}
func.func @k(%x: i32 {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'vector<2xi16>', which cannot be interpolated; make it flat}}
func.func @k(%x: vector<2xi16> {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'f64', which cannot be interpolated; make it flat}}
func.func @k(%x: f64 {mir.io = #mir.io<location = 0>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of 'i32', which cannot be interpolated; make it flat}}
func.func @k(%x: i32 {mir.io = #mir.io<location = 0, interpolation = linear>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op takes parameters 0 and 2 both from location 1}}
func.func @k(%x: f32 {mir.io = #mir.io<location = 1>}, %y: f32 {mir.io = #mir.io<location = 0>}, %z: f32 {mir.io = #mir.io<location = 1, interpolation = flat>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op takes parameters 0 and 1 both from vertex_index}}
func.func @k(%x: i32 {mir.io = #mir.io<builtin = vertex_index>}, %y: i32 {mir.io = #mir.io<builtin = vertex_index>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{size must be at least 1 byte, not 0}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 0>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{source and dest must be a parameter's name or a global's symbol, not 0 : i64}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = 0, dest = @tile, size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from or to '@none', which is not a global}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = "in", dest = @none, size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from or to '@k', which is not a global}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = @k, dest = @tile, size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from or to "out", which is not the mir.name of a pointer parameter}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = @tile, dest = "out", size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from or to "n", which is not the mir.name of a pointer parameter}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = "n", dest = @tile, size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from global to global storage; a DMA goes from global or constant to workgroup storage, or back to global}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = "in", dest = "in", size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from workgroup to workgroup storage; a DMA goes from global or constant to workgroup storage, or back to global}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = [#mir.dsp_dma<source = "in", dest = @tile, size = 4>, #mir.dsp_dma<source = @tile, dest = @tile, size = 4>], mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies from workgroup to constant storage; a DMA goes}}
func.func @k(%in: !mir.ptr<constant, f32> {mir.name = "in"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = @tile, dest = "in", size = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op 'mir.dsp_dma' is a #mir.dsp_dma or an array of them on kernels}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in"}, %n: i32 {mir.name = "n"}) attributes {mir.dsp_dma = [1 : i32], mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op 'mir.dsp_dma' is a #mir.dsp_dma or an array of them on kernels}}
func.func @f(%in: !mir.ptr<global, f32> {mir.name = "in"}) attributes {mir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 4>} {
  return
}

// -----

// expected-error@+1 {{II must be at least 1 cycle}}
func.func @k() attributes {mir.fpga_pipeline = #mir.fpga_pipeline<II = 0>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{II must be at least 1 cycle}}
func.func @k() attributes {mir.fpga_pipeline = #mir.fpga_pipeline<II = -1>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{II must be at least 1 cycle}}
func.func @k() attributes {mir.fpga_pipeline = #mir.fpga_pipeline<enable = true>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{II must be at least 1 cycle}}
func.func @k() attributes {mir.fpga_pipeline = #mir.fpga_pipeline<II = -1, enable = false>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

func.func @f(%n: i32) {
  scf.for %i = %n to %n step %n : i32 {
  // expected-error@+1 {{factor must be at least 1 copy, not 0}}
  } {mir.fpga_unroll = #mir.fpga_unroll<factor = 0>}
  return
}

// -----

func.func @f(%n: i32) {
  scf.for %i = %n to %n step %n : i32 {
  // expected-error@+1 {{factor must be at least 1 copy, not -4}}
  } {mir.fpga_unroll = #mir.fpga_unroll<factor = -4>}
  return
}

// -----

// expected-error@+1 {{mode complete takes no factor}}
mir.gpu.global @g : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = complete, factor = 4>}

// -----

// expected-error@+1 {{mode cyclic takes a factor of at least 2}}
mir.gpu.global @g : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = cyclic>}

// -----

// expected-error@+1 {{mode block takes a factor of at least 2}}
mir.gpu.global @g : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = block, factor = 1>}

// -----

// expected-error@+1 {{dim must be 1, the only dimension of a variable, or 0 for all, not 2}}
mir.gpu.global @g : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 2, dim = 2>}

// -----

// expected-error@+1 {{dim must be 1, the only dimension of a variable, or 0 for all, not -1}}
mir.gpu.global @g : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = complete, dim = -1>}

// -----

func.func @f() {
  // expected-error@+1 {{'mir.gpu.alloc' op has 8 elements, which cannot be divided among 16 memories}}
  %v = mir.gpu.alloc 8 {mir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 16>} : !mir.ptr<private, f32>
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.fpga_unroll' is a #mir.fpga_unroll on loops}}
func.func @k() attributes {mir.fpga_unroll = #mir.fpga_unroll<factor = 4>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.fpga_partition' is a #mir.fpga_partition on variables}}
func.func @k() attributes {mir.fpga_partition = #mir.fpga_partition<mode = complete>, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.fpga_pipeline' is a #mir.fpga_pipeline on functions and loops}}
func.func @k() attributes {mir.fpga_pipeline = 1 : i32, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'mir.fpga_dataflow' is a unit attribute on functions and loops}}
func.func @k() attributes {mir.fpga_dataflow = true, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op 'mir.fpga_pipeline' is a #mir.fpga_pipeline on functions and loops}}
  %0 = arith.constant {mir.fpga_pipeline = #mir.fpga_pipeline<II = 1>} 1 : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op 'mir.fpga_dataflow' is a unit attribute on functions and loops}}
  %0 = arith.constant {mir.fpga_dataflow = unit} 1 : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op 'mir.fpga_partition' is a #mir.fpga_partition on variables}}
  %0 = arith.constant {mir.fpga_partition = #mir.fpga_partition<mode = complete>} 1 : i32
  return
}

// -----

// expected-error@+1 {{a member must lie in its structure: offset 8 of 8 bytes}}
func.func @k(%a: i32 {mir.member = #mir.member<of = "s", offset = 8, size = 8, align = 4>}) {
  return
}

// -----

// expected-error@+1 {{align must be a power of two, not 3}}
func.func @k(%a: i32 {mir.member = #mir.member<of = "s", offset = 0, size = 8, align = 3>}) {
  return
}

// -----

// expected-error@+1 {{'mir.member'}}
func.func @k(%a: i32 {mir.member = 4 : i32}) {
  return
}
