// Recursion is refused, at the call that closes the circle.
// RUN: gir-opt --lir-thread-globals --verify-diagnostics %s

func.func @one() {
  func.call @other() : () -> ()
  return
}
func.func @other() {
  // expected-error@+1 {{'func.call' op is recursive, which GPUs do not support; write a loop}}
  func.call @one() : () -> ()
  return
}
