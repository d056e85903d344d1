// RUN: gir-opt --lir-inline-pointer-calls --split-input-file --verify-diagnostics %s

func.func @even(%p: !mir.ptr<global, f32>) {
  func.call @odd(%p) : (!mir.ptr<global, f32>) -> ()
  return
}
func.func @odd(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'func.call' op is recursive, which GPUs do not support; write a loop}}
  func.call @even(%p) : (!mir.ptr<global, f32>) -> ()
  return
}

// -----

func.func @graph(%p: !mir.ptr<global, f32>) {
  cf.br ^next
^next:
  return
}
func.func @caller(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'func.call' op calls a function that is not structured; run --mir-structurize first}}
  func.call @graph(%p) : (!mir.ptr<global, f32>) -> ()
  return
}
