import numpy as np
import pyopencl as cl

import turn

device = [device for platform in cl.get_platforms() for device in platform.get_devices()][0]
queue = cl.CommandQueue(cl.Context([device]))
data = np.arange(8, dtype=np.uint32)
turn.turn(queue, (1, 1, 1), (8, 1, 1), data, 8, (3, 7))
print(*data)
try:
    turn.turn(queue, (1, 1, 1), (8, 1, 1), data.astype(np.float32), 8, (3, 7))
except TypeError as error:
    print(error)
