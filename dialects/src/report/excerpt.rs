//! The source line below a message, and the caret under it.

use super::terminal::{Cell, cells};

/// The maximum number of columns shown of a line.
const WIDTH: usize = 120;
/// The number of them reserved for the text after the caret.
const BEHIND: usize = 40;
/// The maximum number of bytes shown on either side of the caret: a character has at most four, and
/// may be followed by characters of zero width.
const NEIGHBOURHOOD: usize = 8 * WIDTH;

/// The lines below a message: the part of the source line around a column, and a caret under the
/// column. `column` counts bytes, from 0; there is no excerpt for a column beyond the line.
pub(crate) fn excerpt(line: &[u8], column: usize) -> Option<(String, String)> {
    let (before, behind) = line.split_at_checked(column)?;
    let first = before.len().saturating_sub(NEIGHBOURHOOD);
    let last = behind.len().min(NEIGHBOURHOOD);
    let before = collect(&before[first..], 0);
    let behind = collect(&behind[..last], width(&before));
    let kept_behind = fitting(
        behind.iter(),
        BEHIND.max(WIDTH.saturating_sub(width(&before))),
    );
    let room = WIDTH - width(&behind[..kept_behind]).min(WIDTH);
    let kept_before = fitting(before.iter().rev(), room);
    let cut_before = first > 0 || kept_before < before.len();
    let cut_behind = kept_behind < behind.len();
    let before = &before[before.len() - kept_before..];

    let mut text = String::from(if cut_before { "…" } else { "" });
    text.extend(
        before
            .iter()
            .chain(&behind[..kept_behind])
            .map(|cell| &*cell.text),
    );
    text += if cut_behind { "…" } else { "" };
    let indent = usize::from(cut_before) + width(before);
    Some((text, format!("{}^", " ".repeat(indent))))
}

/// The characters of a piece of the line that begins at a column; tabs become blanks.
fn collect(bytes: &[u8], mut column: usize) -> Vec<Cell> {
    const TAB: usize = 8;
    let mut line = Vec::new();
    for piece in bytes.split_inclusive(|&byte| byte == b'\t') {
        let (text, tab) = match piece.strip_suffix(b"\t") {
            Some(text) => (text, true),
            None => (piece, false),
        };
        let start = line.len();
        line.extend(cells(text));
        column += width(&line[start..]);
        if tab {
            let width = TAB - column % TAB;
            let text = " ".repeat(width);
            line.push(Cell { text, width });
            column += width;
        }
    }
    line
}

fn width(cells: &[Cell]) -> usize {
    cells.iter().map(|cell| cell.width).sum()
}

/// The number of cells that fit in `room` columns.
fn fitting<'a>(cells: impl Iterator<Item = &'a Cell>, mut room: usize) -> usize {
    cells
        .take_while(|cell| match room.checked_sub(cell.width) {
            Some(left) => {
                room = left;
                true
            }
            None => false,
        })
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The text after the caret's position.
    #[track_caller]
    fn at_caret(line: &str, column: usize) -> String {
        let (text, caret) = excerpt(line.as_bytes(), column).unwrap();
        let columns = text.chars().count();
        assert!(columns <= WIDTH + 2, "{columns}: {text}");
        text.chars().skip(caret.len() - 1).collect()
    }

    #[test]
    fn a_short_line_is_shown_whole() {
        let lines = ("  ret %a".to_owned(), "      ^".to_owned());
        assert_eq!(excerpt(b"  ret %a", 6), Some(lines));
        assert_eq!(excerpt(b"", 0), Some((String::new(), "^".to_owned())));
        assert_eq!(at_caret("abc", 3), "");
        assert_eq!(excerpt(b"abc", 4), None);
    }

    #[test]
    fn a_long_line_is_shown_around_the_caret() {
        let line = format!("{}here{}", "a".repeat(100_000), "b".repeat(100_000));
        let shown = at_caret(&line, 100_000);
        assert!(shown.starts_with("herebbb") && shown.ends_with('…'));
        let (text, _) = excerpt(line.as_bytes(), 100_000).unwrap();
        assert!(text.starts_with("…aaa"));
        assert_eq!(at_caret(&line, 200_004), "");
        assert!(at_caret(&line, 0).ends_with("a…"));
        assert_eq!(at_caret(&line, 0).chars().count(), WIDTH + 1);
    }

    #[test]
    fn the_caret_stands_below_its_character() {
        assert_eq!(at_caret("\tx\ty", 3), "y");
        assert_eq!(at_caret("\u{1b}[31mx", 5), "x");
        assert_eq!(at_caret("caf\u{e9} x", 6), "x");
        let (text, caret) = excerpt(b"caf\xe9 x", 5).unwrap();
        assert_eq!((&*text, &*caret), ("caf\\xe9 x", "        ^"));
    }

    /// Such a character takes two columns.
    #[test]
    fn wide_characters_move_the_caret() {
        let (text, caret) = excerpt("漢字 x".as_bytes(), 7).unwrap();
        assert_eq!((&*text, &*caret), ("漢字 x", "     ^"));
    }
}
