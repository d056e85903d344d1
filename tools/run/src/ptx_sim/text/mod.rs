//! The text of a program: tokens, and the tree of its declarations. No instruction is known here.

pub mod lexer;
pub mod parser;
pub mod tree;

mod statement;
