"""Launches saxpy by OpenCL. saxpy.py comes from: gir-opt --emit-host=numpy ../saxpy.gir -o saxpy.py"""

import numpy as np
import pyopencl as cl

import saxpy

COUNT = 1000

device = [device for platform in cl.get_platforms() for device in platform.get_devices()][0]
queue = cl.CommandQueue(cl.Context([device]))
x = np.arange(COUNT, dtype=np.float32)
y = np.ones(COUNT, dtype=np.float32)
saxpy.saxpy(queue, ((COUNT + 63) // 64, 1, 1), x, y, 2.0, COUNT)
assert (y == 2 * x + 1).all()
print(f"y = {y[0]:g} {y[1]:g} {y[2]:g} … {y[-1]:g}")
