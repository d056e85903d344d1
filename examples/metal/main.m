// Launches saxpy by Metal. Untested: the project has no machine from Apple.
//
//   gir-opt --emit-msl=saxpy.metal --reflection=saxpy.json ../saxpy.gir
//   clang -fobjc-arc main.m -framework Foundation -framework Metal -framework CoreGraphics -o saxpy && ./saxpy
//
// saxpy.json has the numbers below: `index` of each resource, and that of `push_constants`.
#import <Foundation/Foundation.h>
#import <Metal/Metal.h>

enum { COUNT = 1000 };

int main(void) {
  @autoreleasepool {
    float x[COUNT], y[COUNT];
    for (int i = 0; i < COUNT; i++) {
      x[i] = (float)i;
      y[i] = 1.0f;
    }
    id<MTLDevice> device = MTLCreateSystemDefaultDevice();
    NSError *error = nil;
    NSString *text = [NSString stringWithContentsOfFile:@"saxpy.metal" encoding:NSUTF8StringEncoding error:&error];
    id<MTLLibrary> library = text ? [device newLibraryWithSource:text options:nil error:&error] : nil;
    id<MTLFunction> function = [library newFunctionWithName:@"saxpy"];
    id<MTLComputePipelineState> pipeline =
        function ? [device newComputePipelineStateWithFunction:function error:&error] : nil;
    if (!pipeline) {
      NSLog(@"no pipeline: %@", error);
      return 1;
    }
    id<MTLBuffer> ofX = [device newBufferWithBytes:x length:sizeof x options:MTLResourceStorageModeShared];
    id<MTLBuffer> ofY = [device newBufferWithBytes:y length:sizeof y options:MTLResourceStorageModeShared];
    struct { float a; uint32_t n; } values = {2.0f, COUNT};

    id<MTLCommandBuffer> commands = [[device newCommandQueue] commandBuffer];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline];
    [encoder setBuffer:ofX offset:0 atIndex:0];
    [encoder setBuffer:ofY offset:0 atIndex:1];
    [encoder setBytes:&values length:sizeof values atIndex:2];
    [encoder dispatchThreadgroups:MTLSizeMake((COUNT + 63) / 64, 1, 1) threadsPerThreadgroup:MTLSizeMake(64, 1, 1)];
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];

    const float *result = ofY.contents;
    printf("y = %g %g %g … %g\n", result[0], result[1], result[2], result[COUNT - 1]);
    return 0;
  }
}
