// Functions of <math.h> (C99, section 7.12) that C for DSPs calls, for compilers without C's library.

#ifndef MATH_H
#define MATH_H

double ceil(double);
double copysign(double, double);
double fabs(double);
double floor(double);
double fmax(double, double);
double fmin(double, double);
double rint(double);
double round(double);
double trunc(double);
float ceilf(float);
float copysignf(float, float);
float fabsf(float);
float floorf(float);
float fmaxf(float, float);
float fminf(float, float);
float rintf(float);
float roundf(float);
float truncf(float);

#endif
