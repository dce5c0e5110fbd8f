//! Records are whole, or their reader says why not.

use casebook_steps::{
    lower::StepLine,
    record::{CaseResult, ClaimResult, Footer, Header, Record, RecordError, Recorder, VERSION},
    verdict::Verdict,
};

#[test]
fn a_record_that_was_cut_short_says_so_wherever_it_was_cut() {
    let result = CaseResult { id: "chk/a/b".to_owned(), ..CaseResult::default() };
    let record = Record::new(Header::default(), vec![result.clone(), result], 0.5);
    let mut whole = Vec::new();
    record.write(&mut whole).unwrap();
    assert_eq!(Record::read(whole.as_slice()).unwrap(), record);
    for cut in 1..whole.len() - 1 {
        let error = Record::read(&whole[..cut]).unwrap_err();
        assert!(matches!(error, RecordError::Incomplete(_)), "cut after {cut} bytes: {error}");
    }
}

#[test]
fn a_record_is_whole_line_by_line_as_it_is_written() {
    let mut out = Vec::new();
    let mut recorder = Recorder::begin(&mut out, &Header::default()).unwrap();
    recorder.result(&CaseResult::default()).unwrap();
    let error = Record::read(out.as_slice()).unwrap_err().to_string();
    assert_eq!(error, "the record is incomplete: there is no footer, so the run was stopped after 1 results");
    let record = Record::new(Header::default(), vec![CaseResult::default()], 0.5);
    let mut out = Vec::new();
    let mut recorder = Recorder::begin(&mut out, &record.header).unwrap();
    recorder.result(&record.results[0]).unwrap();
    recorder.end(&record.footer).unwrap();
    assert_eq!(Record::read(out.as_slice()).unwrap(), record);
}

#[test]
fn a_record_that_was_changed_by_hand_is_not_believed() {
    let claim = |held: bool| ClaimResult {
        text: "Bob is at 17 life".to_owned(),
        line: 9,
        held,
        expected: "17".to_owned(),
        seen: "20".to_owned(),
    };
    let result = |verdict, held| {
        let (id, edition) = ("chk/a/b".to_owned(), "2026-01".to_owned());
        CaseResult { id, edition, verdict, claims: vec![claim(held)], ..CaseResult::default() }
    };
    let mut out = Vec::new();
    Record::new(Header::default(), vec![result(Verdict::Failed, false)], 0.5).write(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let told = |changes: &[(&str, &str)]| {
        let changed = changes.iter().fold(text.clone(), |text, (was, is)| {
            assert!(text.contains(was), "{was} is not in {text}");
            text.replace(was, is)
        });
        Record::read(changed.as_bytes()).err().map(|error| error.to_string())
    };
    let verdict = ("\"verdict\":\"failed\"", "\"verdict\":\"passed\"");
    let counted = ("\"failed\":1,", "\"failed\":0,");
    let counted_so = ("\"passed\":0,", "\"passed\":1,");
    let held = ("\"held\":false", "\"held\":true");
    let changed =
        |what: &str| Some(format!("the record was changed after its run, so its verdicts can't be relied on: {what}"));
    assert_eq!(told(&[]), None);
    assert_eq!(
        told(&[verdict]),
        changed("the case chk/a/b in 2026-01 is called passed, but this claim did not hold: Bob is at 17 life")
    );
    assert_eq!(
        told(&[held]),
        changed(
            "the case chk/a/b in 2026-01 is called failed, but each of its claims held, and no other reason is given"
        )
    );
    assert_eq!(
        told(&[verdict, held]),
        changed("its footer counts 0 with the verdict passed, its lines 1"),
        "the footer was forgotten"
    );
    assert_eq!(
        told(&[verdict, held, counted, counted_so]),
        changed("the digest in its footer is that of other lines"),
        "everything that can be read was changed"
    );
}

#[test]
fn a_record_says_its_own_form_and_is_of_no_later_one() {
    let mut out = Vec::new();
    let recorder = Recorder::begin(&mut out, &Header { record: 0, ..Header::default() }).unwrap();
    recorder.end(&Footer::default()).unwrap();
    assert_eq!(Record::read(out.as_slice()).unwrap().header.record, VERSION);
    let text = String::from_utf8(out).unwrap();
    // A record of another version has a digest of its own, or none.
    let (text, _) = text.rsplit_once(",\"lines\":").unwrap();
    let text = format!("{text}}}}}\n");
    let said = |version: u32| {
        let own = format!("\"record\":{VERSION}");
        assert!(text.contains(&own), "{text}");
        Record::read(text.replace(&own, &format!("\"record\":{version}")).as_bytes())
    };
    assert!(said(0).is_ok(), "what was written before is read");
    assert!(matches!(said(VERSION + 1), Err(RecordError::Version(later)) if later == VERSION + 1));
}

#[test]
fn a_record_has_one_header_one_footer_and_its_results_between() {
    let mut out = Vec::new();
    Record::new(Header::default(), vec![CaseResult::default()], 0.5).write(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3);
    let orders: [&[usize]; 5] = [&[0, 1, 2, 2], &[0, 0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[2, 0, 1]];
    for order in orders {
        let text: String = order.iter().map(|line| format!("{}\n", lines[*line])).collect();
        let error = Record::read(text.as_bytes()).unwrap_err().to_string();
        assert_eq!(error, "the record is incomplete: its lines are out of order", "{order:?}");
    }
}

#[test]
fn the_steps_of_a_case_are_written_once_and_read_everywhere() {
    let step = |text: &str| StepLine { line: 4, keyword: "Then".into(), text: text.into() };
    let claim = |seen: &str| ClaimResult {
        text: "Bob is at 17 life".to_owned(),
        line: 4,
        held: true,
        expected: "17".to_owned(),
        seen: seen.to_owned(),
    };
    let result = |id: &str, edition: &str, steps: &[&str], claims: &[&str]| CaseResult {
        id: id.to_owned(),
        edition: edition.to_owned(),
        steps: steps.iter().map(|text| step(text)).collect(),
        claims: claims.iter().map(|seen| claim(seen)).collect(),
        ..CaseResult::default()
    };
    let results = vec![
        result("a", "2004-10", &["Bob is at 17 life"], &["17"]),
        result("b", "2004-10", &["Bob is at 17 life"], &["17"]),
        result("a", "2005-02", &["Bob is at 17 life"], &["17"]),
        result("a", "2006-10", &["Bob is at 17 life"], &["seventeen"]),
        result("a", "2009-07", &["Bob is at 17 life"], &[]),
        result("a", "2013-07", &["Bob has 17 life"], &["17"]),
    ];
    let record = Record::new(Header::default(), results, 0.5);
    let mut out = Vec::new();
    record.write(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let refers: Vec<usize> =
        text.lines().enumerate().filter(|(_, line)| line.contains("\"as_in\":\"2004-10\"")).map(|(at, _)| at).collect();
    assert_eq!(refers, [3, 4], "{text}");
    assert_eq!(text.matches("\"keyword\"").count(), 4, "{text}");
    assert_eq!(text.matches("\"held\"").count(), 4, "{text}");
    assert_eq!(Record::read(text.as_bytes()).unwrap(), record);
    let dangling = text.replace("\"as_in\":\"2004-10\"", "\"as_in\":\"2001-07\"");
    let error = Record::read(dangling.as_bytes()).unwrap_err().to_string();
    assert_eq!(error, "the record is incomplete: line 4 refers to the case a in 2001-07, which no line before it has");
}
