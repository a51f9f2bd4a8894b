/**
 * The PDF's layout in typst: A4, one page of summary, then the details. All texts are passed as data and never parsed
 * as markup.
 */
export const paperTemplate = `
#let paper = json(bytes(sys.inputs.paper))
#let ink = rgb("#17191d")
#let quiet = rgb("#464a52")
#let hair = rgb("#d8d6cf")
#let tones = (
  severe: (rgb("#860f3f"), rgb("#f7e1e9")), danger: (rgb("#ab3b0b"), rgb("#fbe6da")),
  caution: (rgb("#7f5200"), rgb("#f9efd6")), good: (rgb("#15643c"), rgb("#dff1e6")),
  quiet: (rgb("#51565f"), rgb("#ececea")),
)
#let tone(name) = tones.at(name).first()
#set document(title: paper.title, author: "집살핌", date: none)
#set page(
  paper: "a4", margin: (x: 15mm, top: 20mm, bottom: 21mm), header-ascent: 4mm, footer-descent: 4mm,
  header: text(size: 8.5pt, fill: quiet, grid(columns: (1fr, auto),
    [#strong[집살핌] #h(4pt) #paper.title #if paper.sample != none { h(6pt); strong(paper.sample) } #if paper.shared != none { h(6pt); strong(paper.shared) }],
    [#paper.about · #context counter(page).display("1 / 1", both: true)])),
  footer: text(size: 7pt, fill: quiet)[#line(length: 100%, stroke: 0.5pt + hair) #v(-4pt) #paper.foot.note \\ #paper.foot.pack \\ #paper.foot.hash],
)
#set text(font: "Pretendard", size: 9.5pt, fill: ink, lang: "ko")
#set par(leading: 0.6em, spacing: 0.7em)
// Korean is broken between words, not between syllables.
#show regex("[^\\s]*[가-힣][^\\s]*"): it => box(it)
#let small(body) = text(size: 0.9em, fill: quiet, body)
#let head(title) = block(above: 16pt, below: 8pt, width: 100%, stroke: (top: 1.2pt + ink), inset: (top: 6pt), sticky: true,
  text(size: 11pt, weight: "bold", title))
#let mark(row) = text(weight: "bold", fill: tone(row.tone), row.mark)
#let line-of(above: 6pt, body) = block(above: above, below: 0pt, width: 100%, body)

#{
  set text(size: 10.5pt)
  block(below: 0pt, text(size: 19pt, weight: "bold", paper.home.name))
  for (i, l) in paper.home.lines.enumerate() { line-of(above: if i == 0 { 10pt } else { 5pt }, small(l)) }
  block(width: 100%, above: 16pt, below: 0pt, fill: tones.at(paper.verdict.tone).last(), inset: (x: 16pt, y: 16pt),
    stroke: (left: 5pt + tone(paper.verdict.tone)),
    grid(columns: (auto, 1fr), gutter: 22pt, align: (left, left + horizon),
      stack(spacing: 8pt, text(size: 29pt, weight: "bold", fill: tone(paper.verdict.tone), paper.verdict.word), small(paper.verdict.score)),
      stack(spacing: 8pt, par(leading: 0.7em, text(size: 13pt, weight: "bold", paper.verdict.sentence)), small(paper.verdict.asOf))))
  v(18pt)
  grid(columns: (1fr, 1fr), gutter: 22pt,
    [#head(paper.money.title)
     #par(leading: 0.7em, text(size: 12pt, weight: "bold", paper.money.text))
     #for f in paper.money.facts { line-of(grid(columns: (1fr, auto), small(f.term), f.detail)) }],
    if paper.acts.rows.len() > 0 [#head(paper.acts.title)
     #for (i, act) in paper.acts.rows.enumerate() { line-of(above: if i == 0 { 0pt } else { 8pt }, grid(columns: (14pt, 1fr), strong(str(i + 1)), [#strong(act.title) #if act.due != "" { box(small(act.due)) }])) }
     #if paper.acts.more != none { line-of(above: 8pt, small(paper.acts.more)) }])
  if paper.findings != none {
    head(paper.findings.title)
    for (i, row) in paper.findings.rows.enumerate() { line-of(above: if i == 0 { 0pt } else { 7pt }, grid(columns: (34pt, 1fr, 110pt), mark(row), strong(row.title), align(right, small(row.at)))) }
    if paper.findings.none != none { paper.findings.none }
    if paper.findings.more != none { line-of(small(paper.findings.more)) }
  }
  if paper.unknowns != none {
    v(18pt, weak: false)
    grid(columns: (1.1fr, 1fr, 1fr), gutter: 16pt, ..("open", "clean", "nobody").map(name => {
      let part = paper.unknowns.at(name)
      head(part.title)
      small(part.names.join(" · "))
      if part.note != "" { line-of(small(strong(part.note))) }
    }))
  }
  if paper.leftOut != none { line-of(above: 14pt, strong(paper.leftOut)) }
}
#pagebreak()

#let terms(rows) = for row in rows { line-of(grid(columns: (96pt, 1fr), gutter: 8pt, small(row.term), row.detail)) }
#if paper.details.findings != none {
  head(paper.details.findings.title)
  for row in paper.details.findings.rows {
    block(above: 11pt, below: 0pt, breakable: false, width: 100%)[
      #grid(columns: (34pt, 1fr, auto), gutter: 4pt, mark(row), strong(row.title), small(row.at))
      #pad(left: 38pt)[#row.body #row.why \\ #strong(row.do) #row.act \\ #small(row.rule)]]
  }
}
#if paper.details.acts.rows.len() > 0 {
  head(paper.details.acts.title)
  for (i, act) in paper.details.acts.rows.enumerate() {
    block(above: 8pt, below: 0pt, breakable: false, grid(columns: (18pt, 1fr), strong(str(i + 1)), [#strong(act.title) #small(act.due) \\ #act.body]))
  }
}
#if paper.details.clauses.rows.len() > 0 {
  head(paper.details.clauses.title)
  for (i, clause) in paper.details.clauses.rows.enumerate() { block(above: 8pt, below: 0pt, grid(columns: (18pt, 1fr), strong(str(i + 1)), clause)) }
  line-of(above: 8pt, small(paper.details.clauses.note))
}
#if paper.details.open != none {
  head(paper.details.open.title)
  for row in paper.details.open.rows {
    block(above: 8pt, below: 0pt, breakable: false)[#strong(row.title) #if row.changes != none { h(4pt); text(size: 8pt, weight: "bold", fill: rgb("#1f4480"), row.changes) } \\ #row.body \\ #small(row.facts)]
  }
}
#if paper.details.payout != none {
  let p = paper.details.payout
  head(p.title)
  table(columns: (1fr, auto, auto, auto), stroke: (x, y) => (bottom: 0.5pt + hair), inset: (x: 4pt, y: 5pt),
    align: (x, y) => if x == 0 { left } else { right },
    table.header(..p.head.map(c => small(strong(c)))),
    ..p.rows.enumerate().map(((i, row)) => row.map(c => if i == p.rows.len() - 1 { strong(c) } else { c })).flatten())
  for a in p.assumptions { line-of(above: 5pt, small(a)) }
}
#for part in paper.details.facts { head(part.title); terms(part.rows) }
#if paper.details.caps.rows.len() > 0 { head(paper.details.caps.title); for cap in paper.details.caps.rows { line-of(cap) } }
#if paper.details.register != none {
  let r = paper.details.register
  head(r.title)
  small(r.note)
  if r.rows.len() > 0 {
    table(columns: (auto, 1.2fr, auto, 1fr, auto), stroke: (x, y) => (bottom: 0.5pt + hair), inset: (x: 4pt, y: 5pt),
      align: (x, y) => if x == 4 { right } else { left },
      table.header(..r.head.map(c => small(strong(c)))),
      ..r.rows.map(row => row.cells.map(c => small(if row.struck { strike(c) } else { text(fill: ink, c) }))).flatten())
  }
}
#if paper.details.nobody != none { head(paper.details.nobody.title); terms(paper.details.nobody.rows) }
`
