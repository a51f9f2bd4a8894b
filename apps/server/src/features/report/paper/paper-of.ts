import type { Assessment, Evidence, Finding, Grade, RecoveryLine, Severity } from '@jipsalpim/engine/assessment.ts'
import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { stageToSpeakTo } from '@jipsalpim/engine/risk/stage.ts'
import { shareParts, type SharePart } from '@jipsalpim/engine/sharing/share-parts.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import { cutToMan, formatWon, type Won } from '@jipsalpim/engine/values/won.ts'
import { describeAdvice, type Advice } from '@jipsalpim/engine/words/describe-advice.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import {
  describeAssumption,
  describeCap,
  describeClean,
  describeGrade,
  describeGuarantee,
  describeLine,
  describeNextAct,
  describeNobodyCan,
  describeNotChecked,
  describeUnknown,
  describeVerdict,
  formatAsOf,
  formatMoney,
} from '@jipsalpim/engine/words/describe.ts'
import { dotted, paperWords as w } from './paper-words.ts'

type Row = { mark: string; tone: Tone; title: string; body: string; at: string }
/** The colour of a row, by its grade or severity. */
export type Tone = 'severe' | 'danger' | 'caution' | 'good' | 'quiet'
type Detail = Row & { why: string; do: string; act: string; rule: string }
type Term = { term: string; detail: string }

/** A report as a PDF: text only, in the order in which it is printed. The first page has `first`, the rest follows. */
export type Paper = {
  title: string
  about: string
  sample: string | null
  shared: string | null
  home: { name: string; lines: string[] }
  verdict: { grade: Grade; tone: Tone; word: string; score: string; sentence: string; asOf: string }
  money: { title: string; text: string; facts: Term[] }
  acts: { title: string; rows: { title: string; due: string; body: string }[]; more: string | null }
  /** Null: the owner did not choose to show it. */
  findings: { title: string; rows: Row[]; none: string | null; more: string | null } | null
  unknowns: Record<'open' | 'clean' | 'nobody', { title: string; note: string; names: string[] }> | null
  /** The names of the parts that the owner did not choose to show. */
  leftOut: string | null
  details: {
    findings: { title: string; rows: Detail[] } | null
    acts: { title: string; rows: { title: string; due: string; body: string }[] }
    clauses: { title: string; note: string; rows: string[] }
    open: { title: string; rows: { title: string; body: string; facts: string; changes: string | null }[] } | null
    payout: { title: string; head: string[]; rows: string[][]; assumptions: string[] } | null
    facts: { title: string; rows: Term[] }[]
    caps: { title: string; rows: string[] }
    register: { title: string; head: string[]; rows: { cells: string[]; struck: boolean }[]; note: string } | null
    nobody: { title: string; rows: Term[] } | null
  }
  foot: { pack: string; hash: string; note: string }
}

export type PaperOptions = {
  version: number
  /** SHA-256 of the stored judgement, in hex: it shows from which judgement the paper was printed. */
  hash: string
  /** The data comes from the sandbox: printed on every page. */
  sample: boolean
  /** The parts that the owner shows to others; null on the owner's own PDF. */
  parts: readonly SharePart[] | null
}

/** More than these would not fit on the first page; all of them follow on the next ones. */
const FIRST_FINDINGS = 6
const FIRST_ACTS = 3

/** The texts of the PDF of a judgement. Pure: the same judgement and options always give the same texts. */
export function paperOf(a: Assessment, options: PaperOptions): Paper {
  const shows = (part: SharePart) => options.parts === null || options.parts.includes(part)
  const findings = a.findings.filter((f) => f.severity !== 'note')
  const rows = findings.map(rowOf)
  const acts = shows('risks') ? a.acts.map(actOf) : []
  const grade = describeGrade(a.grade)
  return {
    title: w.title,
    about: w.about(options.version, a.day),
    sample: options.sample ? w.sample : null,
    shared: options.parts === null ? null : w.shared,
    home: homeOf(a),
    verdict: {
      grade: a.grade,
      tone: gradeTones[a.grade],
      word: grade.word,
      score: a.score === null ? w.noScore : w.score(a.score),
      sentence: describeVerdict(a),
      asOf: formatAsOf(a),
    },
    money: moneyOf(a),
    acts: { title: w.acts, rows: acts.slice(0, FIRST_ACTS), more: moreOf(acts.length - FIRST_ACTS) },
    findings: shows('risks')
      ? {
          title: w.findings(findings.length),
          rows: rows.slice(0, FIRST_FINDINGS),
          none: rows.length === 0 ? w.noFinding : null,
          more: moreOf(rows.length - FIRST_FINDINGS),
        }
      : null,
    unknowns: shows('unknowns') ? unknownsOf(a) : null,
    leftOut: leftOutOf(options),
    details: {
      findings: shows('risks') ? { title: w.allFindings, rows: a.findings.map((f) => detailOf(a, f)) } : null,
      acts: { title: w.allActs, rows: acts },
      clauses: { title: w.clauses, note: w.clauseNote, rows: clausesOf(a) },
      open: shows('unknowns') ? { title: w.allOpen, rows: a.notChecked.map(openOf) } : null,
      payout: shows('money') ? payoutOf(a) : null,
      facts: [
        { title: w.price, rows: shows('money') ? priceOf(a) : [] },
        { title: w.guarantee, rows: guaranteeOf(a) },
        { title: w.registerTitle, rows: registerFacts(a) },
      ].filter(({ rows: facts }) => facts.length > 0),
      caps: { title: w.scoreTitle, rows: a.caps.map(describeCap) },
      register: shows('register') ? registerOf(a) : null,
      nobody: shows('unknowns') ? { title: w.allNobody, rows: a.nobodyCan.map(nobodyOf) } : null,
    },
    foot: { pack: w.pack(a.rulePack, a.engine), hash: w.hash(options.hash), note: w.note },
  }
}

function unknownsOf(a: Assessment): Paper['unknowns'] {
  const open = a.notChecked.map((n) => `${describeNotChecked(n).title}${n.changesGrade ? ' *' : ''}`)
  const clean = a.checkedClean.map(describeClean)
  const nobody = a.nobodyCan.map((id) => describeNobodyCan(id).title)
  return {
    open: { title: w.open(open.length), note: a.notChecked.some((n) => n.changesGrade) ? w.openNote : '', names: open },
    clean: { title: w.clean(clean.length), note: '', names: clean },
    nobody: { title: w.nobody(nobody.length), note: '', names: nobody },
  }
}

function leftOutOf({ parts }: PaperOptions): string | null {
  const out = parts === null ? [] : shareParts.filter((part) => !parts.includes(part))
  return out.length === 0 ? null : w.leftOut(out.map((part) => w.parts[part]).join(', '))
}

const nobodyOf = (id: string): Term => ({ term: describeNobodyCan(id).title, detail: describeNobodyCan(id).body })

const gradeTones: Record<Grade, Tone> = {
  양호: 'good',
  주의: 'caution',
  위험: 'danger',
  매우위험: 'severe',
  판단보류: 'quiet',
}
const severityTones: Record<Severity, Tone> = { danger: 'severe', caution: 'caution', note: 'quiet' }
const moreOf = (n: number): string | null => (n > 0 ? w.more(n) : null)
function homeOf({ register, lease, home }: Assessment): Paper['home'] {
  const area = valueOf(home.area)
  return {
    name: register.address === '' ? w.noAddress : register.address,
    lines: [
      [valueOf(home.kind) ?? '', area === null ? '' : `${area}㎡`, register.uniqueNo && w.uniqueNo(register.uniqueNo)]
        .filter(Boolean)
        .join(' · '),
      [
        [lease.kind, wonOr(lease.deposit)].filter(Boolean).join(' '),
        lease.kind === '전세' ? '' : w.rent(wonOr(lease.rent)),
        w.contractOn(dayOr(lease.contractDate)),
        w.moveInOn(dayOr(lease.moveInDate)),
      ]
        .filter(Boolean)
        .join(' · '),
    ].filter(Boolean),
  }
}
const wonOr = (k: Known<Won>): string => ('value' in k ? formatWon(k.value) : describeUnknown(k.unknown))
const dayOr = (k: Known<Day>): string => ('value' in k ? dotted(k.value) : w.unknownDay)

function moneyOf(a: Assessment): Paper['money'] {
  const r = valueOf(a.recovery)
  return {
    title: w.money,
    text: formatMoney(a),
    facts:
      r === null
        ? []
        : [
            { term: w.low, detail: formatWon(cutToMan(r.low)) },
            { term: w.likely, detail: formatWon(cutToMan(r.likely)) },
            { term: w.high, detail: formatWon(cutToMan(Math.min(r.high, r.deposit))) },
            { term: w.deposit, detail: formatWon(r.deposit) },
            { term: w.rate, detail: `${r.salePrice.ratePercent.low}~${r.salePrice.ratePercent.high}%` },
          ],
  }
}

function rowOf(f: Finding): Row {
  const { title, body } = describeFinding(f)
  return { mark: w.severity[f.severity], tone: severityTones[f.severity], title, body, at: evidenceOf(f.evidence) }
}

const evidenceOf = (evidence: readonly Evidence[]): string => {
  const shown = [...new Set(evidence.map((e) => `${e.section} ${e.rank}`.trim()))]
  return shown.length > 3 ? `${shown.slice(0, 3).join(', ')} ${w.moreLines(shown.length - 3)}` : shown.join(', ')
}

const adviceFor = (a: Assessment, f: Finding): Advice => describeAdvice(f, stageToSpeakTo(a.lease, a.day), a)

function detailOf(a: Assessment, f: Finding): Detail {
  const { why, now } = adviceFor(a, f)
  const { title, article, from } = f.rule
  return {
    ...rowOf(f),
    why,
    do: w.now,
    act: now.act,
    rule: [title, article, w.inForce(from)].filter(Boolean).join(' · '),
  }
}

/** Several findings may require the same clause. */
const clausesOf = (a: Assessment): string[] => [...new Set(a.findings.flatMap((f) => adviceFor(a, f).clause ?? []))]

const actOf = (act: Assessment['acts'][number]) => ({
  ...describeNextAct(act),
  due: act.due === null ? '' : w.until(act.due),
})

function openOf(n: Assessment['notChecked'][number]) {
  const { title, body, who, cost, time, consent } = describeNotChecked(n)
  return { title, body, facts: [who, cost, time, consent].join(' · '), changes: n.changesGrade ? w.changes : null }
}

function payoutOf(a: Assessment): Paper['details']['payout'] {
  const r = valueOf(a.recovery)
  if (r === null) return null
  const sums = ({ low, likely, high }: Pick<RecoveryLine, 'low' | 'likely' | 'high'>) =>
    [low, likely, high].map((won) => formatWon(cutToMan(won)))
  return {
    title: w.payout,
    head: [w.whom, w.low, w.likely, w.high],
    rows: [
      [w.sale, ...sums(r.salePrice)],
      ...r.lines.map((line) => [
        [describeLine(line.who), line.label, line.evidence && evidenceOf([line.evidence])].filter(Boolean).join(' · '),
        ...sums(line),
      ]),
      [w.mine, ...sums(r)],
    ],
    assumptions: r.assumptions.map(describeAssumption),
  }
}

function priceOf({ price }: Assessment): Term[] {
  if (!('value' in price)) return [{ term: w.price, detail: describeUnknown(price.unknown) }]
  const { low, likely, high, source, count, to } = price.value
  return [
    { term: w.range, detail: `${formatWon(low)} ~ ${formatWon(high)}` },
    { term: w.likely, detail: formatWon(likely) },
    { term: w.from, detail: [source, count > 0 ? w.trades(count) : '', to && dotted(to)].filter(Boolean).join(' · ') },
  ]
}

function guaranteeOf({ guarantee }: Assessment): Term[] {
  const { verdict, reasons, headroom } = describeGuarantee(guarantee)
  return [
    { term: w.verdict, detail: verdict },
    ...(headroom === null ? [] : [{ term: w.headroom, detail: headroom }]),
    ...reasons.map((detail) => ({ term: w.reason, detail })),
  ]
}

function registerFacts({ register }: Assessment): Term[] {
  const { owners, viewedAt, pages, pendingNote } = register
  return [
    {
      term: w.owner,
      detail:
        'value' in owners
          ? owners.value.map((o) => [o.name, o.share].filter(Boolean).join(' ')).join(', ')
          : describeUnknown(owners.unknown),
    },
    {
      term: w.viewed,
      detail: 'value' in viewedAt ? viewedAt.value.slice(0, 16).replace('T', ' ') : describeUnknown(viewedAt.unknown),
    },
    { term: w.certificate, detail: register.certificate },
    ...(pages.read > 0 ? [{ term: w.pages, detail: w.pagesRead(pages.read, pages.declared) }] : []),
    ...(pendingNote === null ? [] : [{ term: w.pending, detail: pendingNote }]),
  ]
}

function registerOf({ register }: Assessment): Paper['details']['register'] {
  return {
    title: w.entries,
    head: [w.rank, w.purpose, w.received, w.holder, w.amount],
    rows: register.entries.map((e) => ({ cells: cellsOf(e), struck: e.status === 'cancelled' })),
    note: register.entries.length === 0 ? w.noEntries : w.struck,
  }
}

function cellsOf(e: ResolvedEntry): string[] {
  const live = e.parties.filter((p) => !p.struck && p.role !== '채무자')
  const amount = e.amounts.find((one) => !one.struck) ?? e.amounts[0]
  return [
    `${e.section} ${e.rank}`,
    e.status === 'unresolved' ? `${e.purpose} (${w.unresolved})` : e.purpose,
    [e.receivedAt === null ? '' : dotted(e.receivedAt), e.receiptNo ?? ''].filter(Boolean).join(' '),
    [...new Set(live.map((p) => p.name))].join(', '),
    amount === undefined ? '' : amount.won === null ? amount.text : formatWon(amount.won),
  ]
}
