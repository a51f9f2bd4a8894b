import { changesJson } from './analysis-changes.ts'
import type { Assessment, RepayPlan } from './assessment.ts'
import type { Guarantee } from './guarantee/answer.ts'
import type { ChangeJudgement } from './diff/judge-change.ts'
import type { DisplayRow, RegisterDocument, ResolvedEntry } from './register/model.ts'
import type { Known } from './values/known.ts'
import { describeFinding } from './words/describe-finding.ts'
import { describeClean, describeNextAct, describeNotChecked } from './words/describe.ts'

export const analysisSchemaId = 'jipsalpim.analysis/1'

type Unknown = { unknown: string }
export type AnalysisEntry = {
  section: '표제부' | '갑구' | '을구'
  rank: string
  purpose: string
  receivedAt: string | null
  receiptNo: string | null
  cause: string | null
  causeDate: string | null
  parties: readonly { role: string; name: string; no: string | null; share: string | null; struck: boolean }[]
  amounts: readonly { kind: string; won: number | Unknown; struck: boolean }[]
  cancelled: boolean
  partlyStruck: boolean
  cancelledBy: string | null
  page: number | null
  /** 표제부 only: the cells of the row as printed. */
  cells?: readonly string[]
}

/** The report as the command line prints it: flat, with unknowns as `{ unknown: reason }`. */
export function analysisJson(a: Assessment, display: RegisterDocument['display'], since?: ChangeJudgement) {
  return {
    schema: analysisSchemaId,
    rulePack: a.rulePack,
    register: {
      kind: a.register.kind,
      certificate: a.register.certificate,
      uniqueNo: a.register.uniqueNo ?? { unknown: 'not-in-register' },
      address: a.register.address === '' ? { unknown: 'not-in-register' } : a.register.address,
      viewedAt: flat(a.register.viewedAt),
      owners: flat(a.register.owners),
      pages: a.register.pages,
      pendingNote: a.register.pendingNote,
      entries: [...displayEntries(display), ...a.register.entries.map(entryJson)],
      jointCollateral: a.register.jointCollateral,
      unread: a.register.unread,
    },
    findings: a.findings.map((f) => ({
      id: f.id,
      code: f.code,
      severity: f.severity,
      title: describeFinding(f).title,
      body: describeFinding(f).body,
      evidence: f.evidence.map(({ section, rank, page }) => ({ section, rank, page })),
      numbers: f.numbers,
      rule: f.rule,
    })),
    grade: a.grade,
    score: a.score,
    caps: a.caps,
    withheld: a.withheld,
    price: flat(a.price, (p) => ({ ...p, guarantor: flat(p.guarantor) })),
    recovery: flat(a.recovery),
    // only if the landlord plans to repay a loan first
    ...(a.repayPlan === undefined ? {} : { repayPlan: repayJson(a.repayPlan) }),
    guarantee: guaranteeJson(a.guarantee),
    checkedClean: a.checkedClean.map((c) => ({ ...c, title: describeClean(c) })),
    notChecked: a.notChecked.map((n) => ({ ...n, title: describeNotChecked(n).title })),
    nextAct: { ...a.nextAct, title: describeNextAct(a.nextAct).title },
    // only if an older register was given
    ...(since === undefined ? {} : { changes: changesJson(since) }),
  }
}

export type AnalysisJson = ReturnType<typeof analysisJson>

function flat<T>(k: Known<T>): T | Unknown
function flat<T, U>(k: Known<T>, of: (value: T) => U): U | Unknown
function flat<T, U>(k: Known<T>, of?: (value: T) => U): T | U | Unknown {
  if ('unknown' in k) return { unknown: k.unknown }
  return of ? of(k.value) : k.value
}

function guaranteeJson({ basis, fee, apply, others, ...g }: Guarantee) {
  return {
    ...g,
    ...(basis === undefined ? {} : { basis: flat(basis) }),
    ...(fee === undefined ? {} : { fee: flat(fee) }),
    ...(apply === undefined ? {} : { apply: flat(apply) }),
    ...(others === undefined ? {} : { others: others.map((o) => ({ ...o, fee: flat(o.fee) })) }),
  }
}

const repayJson = ({ cancels, lowers, recovery, ...plan }: RepayPlan) => ({
  ...plan,
  cancels: cancels.map(({ section, rank, page }) => ({ section, rank, page })),
  lowers: lowers === null ? null : { section: lowers.evidence.section, rank: lowers.evidence.rank, to: lowers.to },
  recovery: flat(recovery),
})

function entryJson(e: ResolvedEntry): AnalysisEntry {
  return {
    section: e.section,
    rank: e.rank,
    purpose: e.purpose,
    receivedAt: e.receivedAt,
    receiptNo: e.receiptNo,
    cause: e.cause,
    causeDate: e.causeDate,
    parties: e.parties.map((p) => ({
      role: p.role,
      name: p.name,
      no: p.no,
      share: p.share === null ? null : `${p.share[1]}분의 ${p.share[0]}`,
      struck: p.struck,
    })),
    // an amount that is not in won was printed, and must not count as 0
    amounts: e.amounts.map((x) => ({ kind: x.kind, won: x.won ?? { unknown: 'out-of-range' }, struck: x.struck })),
    cancelled: e.cancelled,
    partlyStruck: e.partlyStruck,
    cancelledBy: e.cancelledBy,
    page: e.page,
  }
}

const blocks = [
  ['building', '건물의 표시'],
  ['land', '대지권의 목적인 토지의 표시'],
  ['unit', '전유부분의 건물의 표시'],
  ['landRight', '대지권의 표시'],
] as const

const displayEntries = (display: RegisterDocument['display']): AnalysisEntry[] =>
  blocks.flatMap(([block, title]) => display[block].map((row) => displayEntry(row, title)))

const displayEntry = (row: DisplayRow, title: string): AnalysisEntry => ({
  section: '표제부',
  rank: row.no,
  purpose: title,
  receivedAt: row.receivedAt,
  receiptNo: null,
  cause: null,
  causeDate: null,
  parties: [],
  amounts: [],
  cancelled: row.struck,
  partlyStruck: false,
  cancelledBy: row.struck ? 'strike' : null,
  page: row.page,
  cells: row.cells,
})
