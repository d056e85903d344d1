//! The text of a program: words, and the tree of what it declares. No instruction is known here.

pub mod lexer;
pub mod parser;
pub mod tree;

mod statement;
