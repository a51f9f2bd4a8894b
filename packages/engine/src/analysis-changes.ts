import type { Evidence, Recovery } from './assessment.ts'
import type { OwnerLine } from './diff/change.ts'
import type { ChangeJudgement, JudgedChange } from './diff/judge-change.ts'
import type { Known } from './values/known.ts'
import {
  describeBearing,
  describeChange,
  describeChangeAct,
  describeChanges,
  describeDoubt,
  describeMeaning,
} from './words/describe-changes.ts'

/** Changes since an older register, as the command line prints them under `changes`. */
export function changesJson(j: ChangeJudgement) {
  const { difference, diff } = j
  return {
    from: flat(diff.from, (at) => at),
    to: flat(diff.to, (at) => at),
    stage: j.stage,
    urgency: j.urgency,
    title: describeChanges(j),
    grade: difference.grade,
    score: difference.score,
    recovery: { before: flat(difference.recovery.before, range), after: flat(difference.recovery.after, range) },
    guarantee: difference.guarantee,
    findings: difference.findings,
    otherFacts: difference.otherFacts,
    items: j.changes.map(item),
    doubts: diff.doubts.map((d) => ({
      id: d.id,
      title: describeDoubt(d.id).title,
      evidence: d.evidence === null ? null : place(d.evidence),
      words: d.words,
    })),
    acts: j.acts.map((a) => ({ id: a.id, title: describeChangeAct(a).title, due: a.due, rule: a.rule })),
  }
}

function item({ change, bearing, effect, urgency }: JudgedChange) {
  const { owners } = change
  return {
    kind: change.kind,
    title: describeChange(change),
    urgency,
    day: change.day,
    receiptNo: change.receiptNo,
    purpose: change.purpose,
    rights: change.rights,
    entries: change.entries.map(place),
    on: change.on.map(place),
    amount: change.amount,
    holders: change.holders,
    owners: owners === null ? null : { before: flat(owners.before, ownerLines), after: flat(owners.after, ownerLines) },
    words: change.words,
    meaning: change.meaning.map((id) => ({ id, text: describeMeaning(id) })),
    bearing: bearing.map((id) => ({ id, text: describeBearing(id) })),
    effect,
  }
}

const place = ({ section, rank, entry, page }: Evidence) => ({ section, rank, entry, page })
const range = ({ low, likely, high }: Recovery) => ({ low, likely, high })
const ownerLines = (lines: readonly OwnerLine[]) =>
  lines.map((o) => ({ name: o.name, share: o.share === null ? null : `${o.share[1]}분의 ${o.share[0]}` }))
const flat = <T, U>(k: Known<T>, of: (value: T) => U): U | { unknown: string } =>
  'unknown' in k ? { unknown: k.unknown } : of(k.value)
