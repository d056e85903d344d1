// The images and samplers of a launch.

#ifndef GIR_IMAGES_H
#define GIR_IMAGES_H

#include "launch.h"

// Creates the images of a launch in a file, and registers them and its samplers by their numbers.
void images_bind(const char *file, const launch *launch);

// Gives them their contents.
void images_fill(const char *file, const launch *launch);

// Writes the first levels that are asked for into the file.
void images_keep(char *file, const launch *launch);

#endif
