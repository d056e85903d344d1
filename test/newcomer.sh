#!/bin/sh
# Executes every program and every command of the pages that a newcomer reads: README.md, docs/language.md,
# docs/opcodes.md and docs/tutorial.md. The runner is tools/lab/tests/it/documents, and `cargo xtask test` runs it too.
set -eu
cd "$(dirname "$0")/.."
cargo build --workspace --bins
cargo test --workspace --test it -- documents
