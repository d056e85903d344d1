# From control flow over memrefs to SystemVerilog, by the Python bindings of CIRCT: lower.py IN.mlir OUT.sv
#
# The bindings load a dialect where a pass asks for it. The first pass, on an empty module, asks for those of the input.
import io
import re
import sys

import circt
from circt.ir import Context, InsertionPoint, MLIRError, Module, StringAttr
from circt.passmanager import PassManager

# Each on its own line, so that an error names the one that fails.
DATAFLOW = ["lower-cf-to-handshake", "canonicalize,cse"]
HARDWARE = [
    "handshake.func(handshake-materialize-forks-sinks)",
    # A register in each cycle of the circuit, and no others: more would be more steps for each iteration.
    "handshake.func(handshake-insert-buffers{strategy=cycles buffer-size=1})",
    "lower-handshake-to-hw",
    "lower-esi-types,lower-esi-ports,lower-esi-to-hw",
    "hw.module(lower-seq-hlmem,lower-seq-fifo,lower-seq-shiftreg)",
    "lower-seq-to-sv",
    "canonicalize,cse",
    "hw.module(hw-cleanup,hw-legalize-modules,prettify-verilog)",
]


def first_line(error):
    found = [diagnostic.message for diagnostic in error.error_diagnostics]
    return (found or [str(error)])[0].split("\n")[0]


def repeat_constants(module):
    """Gives each block constants of its own: a constant of another block would be a wire through all in between."""
    for function in module.body.operations:
        for block in function.regions[0].blocks:
            copies = {}
            for op in list(block.operations):
                for number, operand in enumerate(op.operation.operands):
                    source = operand.owner
                    if not hasattr(source, "name") or source.name != "arith.constant":
                        continue
                    value = str(source.attributes["value"])
                    if value not in copies:
                        with InsertionPoint.at_block_begin(block):
                            copies[value] = source.operation.clone()
                    op.operation.operands[number] = copies[value].results[0]
        for block in function.regions[0].blocks:
            for op in list(block.operations):
                if op.operation.name == "arith.constant" and not list(op.operation.results[0].uses):
                    op.operation.erase()


HEADER = re.compile(r"  handshake\.func @(\w+)\((.*), \.\.\.\) -> none attributes .*{$")
MEMORY = re.compile(
    r" *(?:(%\w+)(?::\d+)? = )?extmemory\[ld = (\d+), st = (\d+)\] \((%\w+) : memref<(\d+)x(i\d+)>\) \(([^)]*)\) .* -> (.*)$"
)


def with_ports(text):
    """Makes ports of the memories among the parameters of a function in the text of a module.

    A load has an address as a result and data as a parameter, a store an address and data as results and the end as a
    parameter. CIRCT's own pass for this, handshake-lower-extmem-to-hw, loses count of the parameters behind a
    memory with several ports.
    """
    lines = text.split("\n")
    at, found = next((at, found) for at, line in enumerate(lines) if (found := HEADER.match(line)))
    name, parameters = found[1], [one.split(": ", 1) for one in found[2].split(", ")]
    ports, values, results, body = {}, {}, [("out0", None, "none")], []
    for line in lines[at + 1 :]:
        memory = MEMORY.match(line)
        if memory is None:
            body.append(line)
            continue
        value, argument, element = memory[1], memory[4], memory[6]
        loads, stores = int(memory[2]), int(memory[3])
        operands = memory[7].split(", ")
        number = [one for one, _ in parameters].index(argument)
        address = f"i{(int(memory[5]) - 1).bit_length()}"
        count = 2 * loads + stores
        result = (lambda index: f"{value}#{index}") if count > 1 else (lambda _: value)
        inputs = ports.setdefault(argument, [])
        for port in range(stores):
            data, index = operands[2 * port], operands[2 * port + 1]
            end, place = f"%st{number}_{port}", f"%st{number}_{port}_place"
            body.append(f"    {place} = arith.index_cast {index} : index to {address}")
            inputs.append((f"in{number}_st{port}.done", end, "none"))
            results.append((f"in{number}_st{port}.addr", place, address))
            results.append((f"in{number}_st{port}.data", data, element))
            values[result(loads + port)] = end
        for port in range(loads):
            data, place = f"%ld{number}_{port}", f"%ld{number}_{port}_place"
            body.append(f"    {place} = arith.index_cast {operands[2 * stores + port]} : index to {address}")
            body.append(f"    {data}_end = join {data} : {element}")
            inputs.append((f"in{number}_ld{port}.data", data, element))
            results.append((f"in{number}_ld{port}.addr", place, address))
            values[result(port)] = data
            values[result(loads + stores + port)] = f"{data}_end"
    inputs = []
    for number, (argument, kind) in enumerate(parameters):
        one = [] if kind.startswith("memref") else [(f"in{number}", argument, kind)]
        inputs += ports.get(argument, one)
    given = ", ".join(f"{value}: {kind}" for _, value, kind in inputs)
    kinds = ", ".join(kind for _, _, kind in results)
    names = [", ".join(f'"{port}"' for port, _, _ in side) for side in (inputs, results)]
    named = f"argNames = [{names[0]}], resNames = [{names[1]}]"
    head = f"  handshake.func @{name}({given}, ...) -> ({kinds}) attributes {{{named}}} {{"
    body = [re.sub(r"%\w+(#\d+)?", lambda found: values.get(found[0], found[0]), line) for line in body]
    for at_return, line in enumerate(body):
        if line.startswith("    return "):
            value = line.split()[1]
            given = ", ".join([value] + [place for _, place, _ in results[1:]])
            body[at_return] = f"    return {given} : {kinds}"
    return "\n".join(lines[:at] + [head] + body)


source, target = sys.argv[1:3]
with Context() as context:
    circt.register_dialects(context)

    def run(module, passes):
        try:
            PassManager.parse(f"builtin.module({passes})").run(module.operation)
        except MLIRError as error:
            sys.exit(f"{passes}: {first_line(error)}")

    run(Module.parse("module {}"), "func.func(convert-affine-to-loopschedule)")
    try:
        with open(source, encoding="utf-8") as text:
            module = Module.parse(text.read())
    except MLIRError as error:
        sys.exit(f"the kernel is not read: {first_line(error)}")
    repeat_constants(module)
    for passes in DATAFLOW:
        run(module, passes)
    module = Module.parse(with_ports(str(module)))
    for passes in HARDWARE:
        run(module, passes)
    options = StringAttr.get("disallowLocalVariables,disallowPackedArrays,locationInfoStyle=none")
    module.operation.attributes["circt.loweringOptions"] = options
    verilog = io.StringIO()
    circt.export_verilog(module, verilog)
    with open(target, "w", encoding="utf-8") as text:
        text.write(verilog.getvalue())
