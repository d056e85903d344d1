// Halves are there already.

#pragma once
