// The bytes of texels, in each format.

#ifndef GIR_TEXELS_H
#define GIR_TEXELS_H

#include "launch.h"
#include "work_items.h"

// The texel at an address. Channels that the format lacks are 0, the last one 1.
gir_texel texel_decode(const launch_image *format, const unsigned char *at);

// One, as the last channel has it where the format lacks it.
gir_texel texel_filled(const launch_image *format);

// Stores a texel: each value is rounded to the nearest one that its format represents.
void texel_encode(const launch_image *format, unsigned char *at, gir_texel texel);

// Whether channels are integers where a kernel reads them.
int texel_is_integer(const launch_image *format);

#endif
