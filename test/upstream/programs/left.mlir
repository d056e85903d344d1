// Host code that no pass of upstream's lowers.
func.func @main() {
  %x = memref.alloc() : memref<i32>
  %one = arith.constant 1 : i32
  %token = async.execute {
    memref.store %one, %x[] : memref<i32>
    async.yield
  }
  async.await %token : !async.token
  return
}
