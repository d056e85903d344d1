#!/bin/sh
# Executes every program and every command of the pages: README.md, docs/tutorial.md, docs/language.md and all others.
# The runner is tools/lab/tests/it/documents, and `cargo xtask test` runs it too.
set -eu
cd "$(dirname "$0")/.."
cargo build --workspace --bins
cargo test --workspace --test it -- documents
