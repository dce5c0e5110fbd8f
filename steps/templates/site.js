"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const main = document.getElementById("main"), search = document.getElementById("search"), differ = document.getElementById("differ");
const about = document.getElementById("about"), edition = document.getElementById("edition"), grouping = document.getElementById("by");
// An element with attributes, and what is in it: texts and elements.
const filled = (made, attributes, inner) => {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
  made.append(...inner.flat(Infinity).filter(one => one !== null && one !== undefined && one !== ""));
  return made;
};
const make = (tag, attributes, ...inner) => filled(document.createElement(tag), attributes, inner);
const draw = (tag, attributes, ...inner) => filled(document.createElementNS(document.querySelector("svg").namespaceURI, tag), attributes, inner);
const fill = (...inner) => main.replaceChildren(...inner.flat(Infinity).filter(one => one !== null && one !== ""));
const engines = data.engines.map((engine, at) => ({
  ...engine, letter: (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : "") + String.fromCharCode(65 + at % 26), full: `${engine.name} ${engine.version}`,
}));
const words = { p: "passed", f: "failed", d: "failed as declared", u: "unsupported", "-": "not run" };
const short = { p: "✓", f: "✗", d: "~", u: "?", "-": "·" };
const clauses = data.clauses.map(([id, number, title, statuses, by]) => ({ id, number, title, statuses, by, section: number.slice(0, 3), text: `${id} ${number} ${title}`.toLowerCase() }));
const byId = new Map(clauses.map(clause => [clause.id, clause]));
const counted = (count, one, many) => count === 1 ? `1 ${one}` : `${count} ${many}`;

document.getElementById("engines").append(make("table", {},
  make("caption", { class: "soft" }, `Cases of ${data.editions.length > 1 ? "the editions" : "the edition"} `, data.editions.map((one, at) => [at ? ", " : "", make("span", { class: "whole" }, one)])),
  make("thead", {}, make("tr", {}, make("td", {}), ["engine", "passed", "failed", "not judged"].map(text => make("th", { scope: "col" }, text)))),
  make("tbody", {}, engines.map(engine => make("tr", {},
    make("th", { scope: "row" }, engine.letter), make("td", {}, engine.full),
    [engine.passed, engine.failed, engine.not_judged].map(count => make("td", {}, String(count))))))));
edition.append(...data.editions.map(one => make("option", {}, one)));
edition.hidden = data.editions.length < 2;

// The address: #/ is the front, #/ID a clause, #/card/NAME a card; behind it ?q=WORDS&differ=1&e=EDITION&by=documents.
const state = () => {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?"), asked = new URLSearchParams(query ?? "");
  const at = decodeURIComponent(path), card = at.startsWith("card/") ? at.slice(5) : "";
  const chosen = data.editions.includes(asked.get("e")) ? asked.get("e") : "";
  return { clause: card ? "" : at, card, q: asked.get("q") ?? "", differ: asked.get("differ") === "1", e: chosen, by: asked.get("by") === "documents" ? "documents" : "" };
};
const address = ({ clause, card, q, differ, e, by }) => {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  if (differ) asked.set("differ", "1");
  if (e) asked.set("e", e);
  if (by) asked.set("by", by);
  const path = card ? `card/${encodeURIComponent(card)}` : clause ? encodeURIComponent(clause).replaceAll("%3A", ":") : "";
  return `#/${path}${asked.size ? "?" + asked : ""}`;
};
const go = to => address({ ...state(), clause: "", card: "", ...to });
const link = clause => make("a", { href: go({ clause: clause.id }) }, clause.number || clause.id);
const hiddenWords = text => make("span", { class: "spoken" }, ` ${text}`);
const kind = one => one === "-" ? "none" : one;
const status = one => make("span", { class: `s ${kind(one)}`, title: words[one] }, short[one], hiddenWords(words[one]));

// The statuses of a clause for each engine, in the edition that the reader chose or in all.
const statusesIn = (clause, e) => {
  if (!e || !clause.by) return clause.statuses;
  const at = data.editions.indexOf(e) * engines.length;
  return clause.by.slice(at, at + engines.length);
};
const isDisputed = statuses => statuses.includes("p") && /[fd]/.test(statuses);
const isThere = (clause, e) => !e || !clause.by || /[^-]/.test(statusesIn(clause, e));
// For each engine: the clauses that passed, and those that were judged.
const tally = (some, e) => engines.map((_, at) => {
  let passed = 0, judged = 0;
  for (const clause of some) {
    const one = statusesIn(clause, e)[at];
    if (one === "p") passed++;
    if (one === "p" || one === "f" || one === "d") judged++;
  }
  return [passed, judged];
});

// The cells of three and more engines stand under the title on narrow screens, each with its letter; the roles keep it a table for who can't see it.
const matrix = (first, rows) => make("table", { class: `matrix${engines.length > 2 ? " many" : ""}${first === "clause" ? " listed" : ""}`, role: "table" }, heads(first), make("tbody", { role: "rowgroup" }, rows));
const heads = first => make("thead", { role: "rowgroup" }, make("tr", { role: "row" }, make("th", { scope: "col", role: "columnheader" }, first),
  make("th", { scope: "col", role: "columnheader", class: "n shown", title: "numbers of the rulebook that scenarios show whole, of all numbers" }, "shown"),
  engines.map(engine => make("th", { scope: "col", role: "columnheader", class: "n", title: engine.full }, engine.letter, hiddenWords(engine.full)))));
const cell = ([passed, judged], at) => make("td", { class: "n", role: "cell", "data-engine": engines[at].letter }, judged ? `${passed}/${judged}` : make("span", { class: "soft" }, "–"));
const clauseRow = clause => make("tr", { class: "clause", role: "row" },
  make("td", { role: "cell" }, link(clause), " ", clause.title), make("td", { class: "n shown", role: "cell" }),
  [...statusesIn(clause, state().e)].map((one, at) => make("td", { class: "n", role: "cell", "data-engine": engines[at].letter }, status(one))));
// A long list begins with its first clauses; the others are a click away.
const most = 300;
const clauseRows = some => {
  if (some.length <= most) return some.map(clauseRow);
  const button = make("button", { class: "plain", type: "button" }, counted(some.length - most, "more clause", "more clauses"));
  const row = make("tr", { class: "clause", role: "row" }, make("td", { role: "cell", colspan: String(engines.length + 2) }, button));
  button.addEventListener("click", () => {
    const others = some.slice(most).map(clauseRow);
    row.replaceWith(...others);
    others[0].querySelector("a").focus();
  });
  return [...some.slice(0, most).map(clauseRow), row];
};

const opened = new Set();
const group = (key, name, some, shown, kind) => {
  const button = make("button", { class: "plain", type: "button", "data-group": key, "aria-expanded": String(opened.has(key)) }, name);
  button.addEventListener("click", () => {
    if (!opened.delete(key)) opened.add(key);
    front();
    main.querySelector(`[data-group="${CSS.escape(key)}"]`)?.focus();
  });
  return make("tr", { class: kind, role: "row" }, make("td", { role: "cell" }, button), make("td", { class: "n shown", role: "cell" }, shown ? `${shown[0]}/${shown[1]}` : ""), tally(some, state().e).map(cell));
};
const chapters = here => data.chapters.filter(({ section }) => section.length < 2).flatMap(chapter => {
  const of = here.filter(({ number }) => chapter.section ? number.startsWith(chapter.section) : !number);
  const row = group(chapter.section, `${chapter.section} ${chapter.name}`.trim(), of, chapter.shown, "chapter");
  if (!opened.has(chapter.section)) return [row];
  if (!chapter.section) return [row, clauseRows(of)];
  return [row, ...data.chapters.filter(({ section }) => section.length > 1 && section[0] === chapter.section).flatMap(section => {
    const inside = of.filter(clause => clause.section === section.section);
    const one = group(section.section, `${section.section} ${section.name}`, inside, section.shown, "section");
    return opened.has(section.section) ? [one, clauseRows(inside)] : [one];
  })];
});
const documents = here => data.documents.flatMap(([name, title]) => {
  const of = here.filter(({ id }) => id.startsWith(name + ":")), key = name + ":";
  const row = group(key, title ? `${name} ${title}` : name, of, null, "chapter");
  return opened.has(key) ? [row, clauseRows(of)] : [row];
});
const numbers = data.chapters.filter(({ section, shown }) => section.length === 1 && shown).map(({ shown }) => shown);
const whole = numbers.length ? numbers.reduce(([a, b], [c, d]) => [a + c, b + d]) : null;
const front = () => {
  const { e, by } = state(), here = clauses.filter(clause => isThere(clause, e));
  fill(make("h2", {}, by ? "Engines by documents" : "Engines by chapters of the rulebook"),
    make("p", { class: "soft" }, `Clauses that passed, of those that were judged${e ? ` in ${e}` : ""}; ${counted(here.length, "clause", "clauses")} in all.`,
      by || !whole ? "" : ` Scenarios show ${whole[0]} of ${whole[1]} numbers of the rulebook whole (column "shown").`),
    matrix(by ? "document" : "chapter", (by ? documents : chapters)(here)));
};

const list = ({ q, differ, e }) => {
  const asked = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = clauses.filter(clause => asked.every(word => clause.text.includes(word)) && isThere(clause, e) && (!differ || isDisputed(statusesIn(clause, e))));
  const where = e ? ` in ${e}` : "";
  fill(make("div", { role: "status" }, make("h2", {}, found.length ? counted(found.length, "clause", "clauses") + where : "Nothing was found")), make("p", { id: "cards" }));
  if (found.length) {
    const all = make("tr", { class: "all", role: "row" }, make("th", { scope: "row", role: "rowheader" }, "passed, of those that were judged"), make("td", { class: "n shown", role: "cell" }), tally(found, e).map(cell));
    main.append(matrix("clause", [all, clauseRows(found)]));
  } else {
    main.append(make("p", {}, `No clause has these words or this number${where}${differ ? ", among those on which engines differ" : ""}. Try fewer words, or a number such as 702.49.`));
  }
  if (data.cards && q.trim().length > 2) cards().then(all => {
    if (state().q !== q) return;
    const named = Object.keys(all).filter(name => asked.every(word => name.toLowerCase().includes(word))).slice(0, 8);
    if (named.length) document.getElementById("cards")?.append("Cards: ", named.map((name, at) => [at ? ", " : "", cardLink(name)]).flat());
  }).catch(() => {});
};

// The rules come as scripts, which also load from a file.
const parts = new Map(), waiting = new Map();
window.casebook = {
  take: (part, its) => { parts.set(part, its); waiting.get(part)?.(its); },
  takeCards: ({ cards }) => window.casebook.take("cards", cards),
};
const loaded = part => parts.has(part) ? Promise.resolve(parts.get(part)) : new Promise((done, failed) => {
  waiting.set(part, done);
  const script = make("script", { src: `data/${part}.js` });
  script.addEventListener("error", failed);
  document.head.append(script);
});
const cards = () => loaded("cards");
const cardLink = name => make("a", { href: go({ card: name }) }, name);
const partOf = ({ id, number }) => {
  const document = id.split(":")[0];
  return number ? number.match(/^\d+(\.\d+)?/)?.[0] ?? "" : /^[a-z0-9]*$/.test(document) ? `other-${document}` : "other";
};

// A position as a picture: a box for each permanent, the other zones as text.
const spoken = board => [`${board.moment}.`, ...board.players.map(side => {
  const permanents = (side.permanents ?? []).map(it => [it.count > 1 ? `${it.count} ` : "", it.name, it.size ? ` ${it.size.join("/")}` : "",
    [...(it.tapped ? ["tapped"] : []), ...(it.is ?? []), ...(it.damage ? [`${it.damage} damage`] : []), ...Object.entries(it.counters ?? {}).map(([kind, count]) => `${count} ${kind} counters`), ...(it.on ? [`on ${it.on}`] : [])].map(text => ` (${text})`).join("")].join(""));
  return `${side.player}: ${side.life} life${side.lost ? ", has lost" : ""}; battlefield: ${permanents.join(", ") || "nothing"}; ${zones(side).join("; ")}.`;
}), board.stack?.length ? `Stack, top first: ${board.stack.join(", ")}.` : ""].join(" ");
const zones = side => [["hand", side.hand], ["graveyard", side.graveyard], ["exile", side.exile]]
  .filter(([, cards]) => cards?.length).map(([zone, cards]) => `${zone}: ${alike(cards).join(", ")}`);
const alike = names => [...new Set(names)].map(name => {
  const count = names.filter(one => one === name).length;
  return count > 1 ? `${count} ${name}` : name;
});
const lines = (text, length) => text.split(" ").reduce((all, word) => {
  const last = all[all.length - 1];
  if (last !== undefined && last.length + word.length < length) all[all.length - 1] = `${last} ${word}`;
  else all.push(word);
  return all;
}, []);
const cut = (text, length) => text.length > length ? text.slice(0, length - 1) + "…" : text;
const picture = (board, width) => {
  const inner = [], gap = 6, perRow = Math.max(2, Math.floor(width / 136)), boxWidth = (width - gap * (perRow - 1) - 2) / perRow;
  const letters = Math.floor((boxWidth - 12) / 6.4), wide = Math.floor(width / 6.4), tall = 62, low = 26;
  let y = 0;
  const write = (text, kind = "") => { for (const line of lines(text, wide)) { y += 15; inner.push(draw("text", { x: 1, y, class: kind }, line)); } };
  // Of a land there is mostly nothing to tell but its name and that it is tapped.
  const isPlain = it => it.land && !it.damage && !it.on && !it.counters && !it.is;
  const box = (it, x, top, high) => {
    const state = [...(it.tapped ? ["tapped"] : []), ...(it.is ?? [])].join(", ");
    const marks = [...Object.entries(it.counters ?? {}).map(([kind, count]) => `${kind} ×${count}`)].join(" ");
    const name = lines((it.count > 1 ? `${it.count} × ` : "") + it.name, letters).slice(0, 2);
    const size = it.size ? it.size.join("/") : "", damage = it.damage ? `${it.damage} damage` : "";
    const third = it.on ? `on ${it.on}` : state, fourth = [it.on && state, damage, marks].filter(Boolean).join(" · ");
    const tilt = it.tapped ? `rotate(2.5 ${x + boxWidth / 2} ${top + high / 2})` : undefined;
    if (high === low) return draw("g", {},
      draw("rect", { x: x + 1, y: top + 1, width: boxWidth - 2, height: high - 2, rx: 5, class: `box land${it.tapped ? " tapped" : ""}` }),
      draw("text", { x: x + 6, y: top + 17 }, cut(`${it.count > 1 ? `${it.count} × ` : ""}${it.name}${it.tapped ? ", tapped" : ""}`, letters)));
    return draw("g", { transform: tilt },
      draw("rect", { x: x + 1, y: top + 1, width: boxWidth - 2, height: high - 2, rx: 5, class: `box${it.tapped ? " tapped" : ""}${it.land ? " land" : ""}` }),
      name.map((line, at) => draw("text", { x: x + 6, y: top + 15 + at * 13, class: "name" }, cut(line, letters))),
      draw("text", { x: x + 6, y: top + 42, class: "soft" }, cut(third, letters)),
      draw("text", { x: x + 6, y: top + 56, class: damage ? "hurt" : "soft" }, cut(fourth, letters - (size ? size.length + 1 : 0))),
      draw("text", { x: x + boxWidth - 6, y: top + 56, "text-anchor": "end", class: "name" }, size));
  };
  for (const side of board.players) {
    const more = [`${side.life} life`, ...Object.entries(side.counters ?? {}).map(([kind, count]) => `${count} ${kind}`), `library ${side.library}`, ...(side.lost ? ["has lost"] : [])];
    write(`${side.player}: ${more.join(", ")}`, "name");
    const all = side.permanents ?? [];
    y += all.length ? 6 : 0;
    for (const [some, high] of [[all.filter(it => !isPlain(it)), tall], [all.filter(isPlain), low]]) {
      some.forEach((it, at) => inner.push(box({ count: 1, ...it }, (at % perRow) * (boxWidth + gap), y + Math.floor(at / perRow) * (high + gap), high)));
      y += Math.ceil(some.length / perRow) * (high + gap);
    }
    for (const zone of zones(side)) write(zone);
    y += 8;
  }
  if (board.stack?.length) write(`Stack, top first: ${board.stack.join(", ")}`, "name");
  return draw("svg", { class: "board", role: "img", "aria-label": spoken(board), viewBox: `0 0 ${width} ${y + 6}`, width, height: y + 6 }, inner);
};
const boards = one => {
  if (!one.boards) return null;
  const [where, before, after] = one.boards, column = matchMedia("(min-width: 62rem)").matches ? 400 : Math.min(main.clientWidth - 66, 560);
  const figure = (title, board) => make("figure", {}, make("figcaption", { class: "soft" }, `${title}: ${board.moment}`), picture(board, column));
  const others = engines.filter(engine => engine.name !== data.reference).map(engine => engine.letter);
  const whose = `Positions of the reference engine in ${where}${others.length ? `, not of ${others.join(", ")}` : ""}`;
  return make("div", { class: "boards" }, make("p", { class: "soft" }, whose), figure("Before", before), figure("After", after));
};

const chip = (text, letter) => make("span", { class: `chip s ${kind(letter)}`, title: words[letter] }, `${short[letter]} ${text}`, hiddenWords(words[letter]));
// A line for each engine: its status in each edition, or of a case its verdict, with the editions that it has in common.
const verdictLines = clause => make("table", { class: "verdicts" }, make("tbody", {}, engines.map((engine, at) => {
  const here = data.editions.map((one, place) => [one, clause.by ? clause.by[place * engines.length + at] : clause.statuses[at]]);
  return make("tr", {}, make("th", { scope: "row" }, `${engine.letter} ${engine.full}`),
    make("td", {}, make("span", { class: `s ${kind(clause.statuses[at])}` }, words[clause.statuses[at]]), " ", here.filter(([, one]) => one !== "-").map(([one, letter]) => [chip(one, letter), " "])));
})));
// A line for the engines that have the same verdicts in the same editions.
const verdicts = (one, e) => {
  const alike = new Map();
  one.runs.forEach((runs, at) => {
    const here = runs.filter(run => !e || run.editions.includes(e)), key = JSON.stringify(here.map(run => [run.verdict, run.editions]));
    alike.set(key, { here, of: [...alike.get(key)?.of ?? [], engines[at]] });
  });
  return [...alike.values()].map(({ here, of }) => make("p", {}, of.map((engine, at) => [at ? ", " : "", make("b", {}, engine.letter), ` ${engine.name}`]), ": ",
    here.length ? here.map(run => [make("span", { class: `s ${run.status[0]}` }, run.verdict), " ", run.editions.map(each => [make("span", { class: "chip" }, each), " "])])
      : make("span", { class: "soft" }, "not run")));
};
const steps = one => make("ol", { class: "steps" }, one.steps.map(([keyword, text], step) => make("li", {},
  make("span", { class: "k" }, keyword), " ", make("span", {}, text),
  one.runs.flatMap((runs, at) => runs.flatMap(run => (run.missed ?? []).filter(([missed]) => missed === step).map(([, expected, seen]) =>
    make("div", { class: "saw s f" }, `${engines[at].letter} expected ${expected}, observed ${seen} (${run.editions.join(", ")})`)))))));

// The moments of the ruling; what isn't about it is folded.
const happened = (trace, part, e) => make("table", { class: "trace" }, make("tbody", {}, trace.happened.flatMap(({ during, lines }) => {
  const row = ([line, weight]) => {
    const [event, mark, rule] = part.lines[line], number = e && mark ? part.rules[mark]?.[e] ?? "" : rule;
    return make("tr", { class: weight === 0 ? "ruling" : "" }, make("td", { class: "rule" }, number), make("td", {}, event));
  };
  const about = lines.filter(([, weight]) => weight < 2), folded = lines.filter(([, weight]) => weight > 1);
  const head = make("tr", { class: "during" }, make("td", { colspan: "2" }, during));
  if (!folded.length) return [head, ...lines.map(row)];
  const button = make("button", { class: "plain soft", type: "button", "aria-expanded": "false" }, about.length ? `${counted(folded.length, "line", "lines")} about other rules, mana and passing` : `Nothing of the ruling; ${counted(folded.length, "line", "lines")} about other rules, mana and passing`);
  const more = make("tr", {}, make("td", {}), make("td", {}, button)), shown = about.map(row);
  button.addEventListener("click", () => {
    for (const one of shown) one.remove();
    const all = lines.map(row);
    more.replaceWith(...all);
    all[0].tabIndex = -1;
    all[0].focus();
  });
  return [head, ...shown, more];
})));
const proof = (one, part, e) => {
  if (!one.traces.length) return make("p", { class: "soft" }, "The record has no trace of this case: ", make("code", {}, `casebook run --case ${one.id} --trace`), " keeps one, if the engine sends it.");
  return one.traces.map(trace => {
    const of = trace.engine === undefined ? "the reference engine, played again for this page" : `${engines[trace.engine].letter} ${engines[trace.engine].full}`;
    const details = make("details", { class: "proof" }, make("summary", {}, `What happened, and by which rule (${of}, ${trace.edition})`));
    details.addEventListener("toggle", () => details.append(happened(trace, part, e)), { once: true });
    return details;
  });
};
const misreading = ({ says, shows }) => make("div", { class: "misread" }, make("p", {}, make("b", {}, "Misread as: "), says),
  shows ? make("p", { class: "soft" }, `An engine that reads it so shows in ${shows.edition}, in "${shows.name}": `,
    shows.expected ? `${shows.claim}: expected ${shows.expected}, observed ${shows.seen}` : shows.claim) : "");
const cardsOf = cases => {
  const names = [...new Set(cases.flatMap(one => one.cards ?? []))].sort();
  if (!names.length) return "";
  const details = make("details", {}, make("summary", {}, counted(names.length, "card", "cards"), " of the scenarios, in English"));
  details.addEventListener("toggle", async () => {
    const all = await cards().catch(() => ({}));
    details.append(...names.map(name => make("div", { class: "card" }, cardLink(name), make("pre", {}, all[name]?.[0] ?? ""))));
  }, { once: true });
  return details;
};
const since = clause => {
  const { holds } = clause;
  if (!holds.length) return "";
  const last = data.editions[data.editions.length - 1], until = holds[holds.length - 1];
  // Without a gap the first and the last edition say all.
  const isWhole = data.editions.indexOf(until) - data.editions.indexOf(holds[0]) === holds.length - 1;
  const span = holds.length === 1 ? `Holds in ${holds[0]}` : `Holds since ${holds[0]}${until === last ? "" : `, until ${until}`}`;
  return [make("p", {}, span, clause.not_before ? `. Before: ${clause.not_before}` : "",
    isWhole ? "" : [": ", holds.map(one => [make("span", { class: "chip" }, one), " "])]),
    clause.superseded ? make("p", {}, `Today rule ${clause.superseded[0]}: ${clause.superseded[1]}`) : ""];
};
const back = () => make("p", {}, make("a", { href: go({}) }, "Back to the list"));
const failedToLoad = name => fill(back(), make("p", { role: "status" }, `data/${name}.js can't be loaded.`));
const clausePage = async ({ clause: id, e }) => {
  const known = byId.get(id);
  if (!known) {
    // A number of today's rulebook, with or without a document, has the clauses that are about it.
    const number = id.split(":").pop(), numbered = clauses.filter(one => one.number === number);
    fill(make("h2", {}, numbered.length ? `Clauses about rule ${number}` : "There is no such clause"),
      make("p", {}, `${id} is not the id of a clause in these records. `, make("a", { href: "#/" }, "All chapters")));
    if (numbered.length) main.append(matrix("clause", clauseRows(numbered)));
    return;
  }
  const name = partOf(known);
  if (!parts.has(name)) fill(make("p", { role: "status" }, "Loading …"));
  let part;
  try { part = await loaded(name); } catch { failedToLoad(name); return; }
  if (state().clause !== id) return;
  const clause = part.clauses.find(one => one.id === id), all = clause.cases.map(at => part.cases[at]);
  const cases = all.filter(one => !e || one.runs.some(runs => runs.some(run => run.editions.includes(e))));
  fill(back(),
    make("h2", {}, make("span", { class: "id" }, clause.id), " ", clause.title),
    verdictLines(known),
    clause.numbers.length ? make("p", {}, "Numbers: ", clause.numbers.map(([editions, numbers]) => [make("span", { class: "chip" }, editions), " ", make("span", { class: "rule" }, numbers), " "])) : "",
    since(clause), clause.misreadings.map(misreading), cardsOf(all),
    make("p", { class: "soft" }, counted(cases.length, "scenario", "scenarios"), e ? ` in ${e}` : ""),
    cases.map(one => make("section", { class: "case" }, make("h3", {}, one.name), verdicts(one, e),
      make("div", { class: "beside" }, make("div", {}, steps(one),
        one.runs.flatMap((runs, at) => runs.filter(run => run.detail && !run.missed?.length).map(run => make("p", { class: "soft" }, `${engines[at].letter}: ${run.detail}`))),
        one.runs.flatMap((runs, at) => runs.flatMap(run => (run.misread ?? []).map(says => make("p", {}, `${engines[at].letter} fails like this misreading: ${says}`))))), boards(one)),
      proof(one, part, e), make("p", { class: "soft" }, make("code", {}, one.at)))));
  document.title = `${clause.id} · casebook`;
};
const cardPage = async ({ card }) => {
  let all;
  try { all = await cards(); } catch { failedToLoad("cards"); return; }
  if (state().card !== card) return;
  const found = Object.hasOwn(all, card) ? all[card] : null;
  if (!found) { fill(back(), make("h2", {}, "There is no such card"), make("p", {}, `No scenario of these records uses ${card}.`)); return; }
  const of = found[1].map(at => clauses[at]);
  fill(back(), make("h2", {}, card), make("pre", { class: "card" }, found[0]), make("h3", {}, `${counted(of.length, "ruling", "rulings")} whose scenarios use it`),
    matrix("clause", clauseRows(of)));
  document.title = `${card} · casebook`;
};

let last = "";
const show = () => {
  const now = state(), page = now.clause || now.card && `card/${now.card}`;
  if (document.activeElement !== search) search.value = now.q;
  differ.checked = now.differ;
  edition.value = now.e;
  grouping.checked = now.by === "documents";
  document.title = "casebook: engines by rules";
  about.hidden = Boolean(page || now.q || now.differ);
  document.getElementById("engines").hidden = Boolean(now.clause);
  if (now.clause) clausePage(now); else if (now.card) cardPage(now); else if (now.q || now.differ) list(now); else front();
  if (page && page !== last) { main.focus(); scrollTo(0, 0); }
  last = page;
};
const asked = () => ({ ...state(), q: search.value, differ: differ.checked, e: edition.value, by: grouping.checked ? "documents" : "" });
const turn = to => { history.replaceState(null, "", address(to)); show(); };
search.addEventListener("input", () => {
  turn({ ...asked(), clause: "", card: "" });
  // What is found stands under the head, which is as tall as a narrow screen.
  if (search.value && innerWidth < 736) scrollTo(0, document.querySelector("header").offsetHeight);
});
differ.addEventListener("change", () => turn({ ...asked(), clause: "", card: "" }));
grouping.addEventListener("change", () => turn({ ...asked(), clause: "", card: "", q: "", differ: false }));
edition.addEventListener("change", () => turn(asked()));
addEventListener("hashchange", show);
let wide = innerWidth;
addEventListener("resize", () => { if (innerWidth !== wide) { wide = innerWidth; if (state().clause) show(); } });
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); search.select(); }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [search, ...main.querySelectorAll("a, button, summary")], at = stops.indexOf(document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))].focus();
});
show();
