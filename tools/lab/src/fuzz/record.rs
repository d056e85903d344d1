//! The record of a campaign as Markdown: programs, devices and results. `docs/conformance.md` shows the last one.

use std::ops::Range;
use std::time::{SystemTime, UNIX_EPOCH};

use super::devices::Fates;

/// Seconds of a day.
const DAY: u64 = 86_400;

/// The last campaign on all devices that was recorded.
pub const LAST: &str = include_str!("record.md");

/// The record of a campaign that ends now.
#[must_use]
pub fn markdown(seeds: Range<u64>, profile: &str, wrong: u64, fates: &Fates) -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH);
    let date = date(days.map_or(0, |since| since.as_secs() / DAY));
    let (first, last) = (seeds.start, seeds.end.saturating_sub(1));
    let count = seeds.end - seeds.start;
    let mut text = format!(
        "`cargo xtask fuzz --all-devices --profile {profile} --seed {first} --count {count}`, programs {first} to {last}, on \
         {date}: {wrong} findings.\n\n\
         | device | agree | lacking something | known defects |\n|---|--:|--:|--:|\n"
    );
    for (device, [ran, lacks, known]) in fates.devices() {
        text += &format!("| {device} | {ran} | {lacks} | {known} |\n");
    }
    text.push('\n');
    for (reason, count) in fates.reasons() {
        text += &format!("- {count} × {reason}\n");
    }
    text
}

/// The date `days` days after 1 January 1970 in the Gregorian calendar (Howard Hinnant's algorithm).
fn date(days: u64) -> String {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = match shifted_month {
        0..10 => shifted_month + 3,
        _ => shifted_month - 9,
    };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::super::check::Fate;
    use super::*;

    #[test]
    fn days_are_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(59), "1970-03-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_779), "2026-11-22");
        assert_eq!(date(20_818), "2026-12-31");
    }

    #[test]
    fn a_record_says_what_ran_where() {
        let mut fates = Fates::default();
        fates.count("cpu".to_owned(), &Fate::Agrees);
        let lacks = Fate::Lacks("Metal has no f64".to_owned());
        fates.count("msl-host".to_owned(), &lacks);
        let text = markdown(5..8, "mixed", 0, &fates);
        assert!(text.contains("programs 5 to 7, on 20"), "{text}");
        assert!(text.contains(": 0 findings."), "{text}");
        assert!(text.contains("| cpu | 1 | 0 | 0 |\n"), "{text}");
        assert!(
            text.ends_with("- 1 × lacks, msl-host: Metal has no f64\n"),
            "{text}"
        );
    }

    /// The page shows a campaign of 3,000 programs or more without a finding, or says that there is none.
    #[test]
    fn the_last_record_has_no_findings() {
        match LAST.split_once(", programs ") {
            Some((command, rest)) => {
                let count = command.trim_end_matches('`').rsplit(' ').next().unwrap();
                assert!(count.parse::<u64>().unwrap() >= 3000, "{command}");
                assert!(rest.contains(": 0 findings."), "{rest}");
            }
            None => assert!(LAST.starts_with("No campaign of this version is recorded yet")),
        }
    }
}
