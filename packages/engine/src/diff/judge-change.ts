import { assess } from '../assess.ts'
import type { Assessment, AssessInput, Grade, Recovery } from '../assessment.ts'
import type { Guarantee } from '../guarantee/answer.ts'
import type { RegisterDocument } from '../register/model.ts'
import { resolveRegister } from '../register/resolve.ts'
import type { Day } from '../values/day.ts'
import { type Known, valueOf } from '../values/known.ts'
import { applyEdits, documentOf } from './apply.ts'
import { bearingOf, type BearingId } from './bearing.ts'
import type { Change, DiffRefused, RegisterDiff } from './change.ts'
import { type ChangeAct, changeActsOf } from './change-acts.ts'
import { diffRegisters } from './diff-registers.ts'
import { type Stage, stageOf } from './stage.ts'
import { type Effect, overallUrgency, type Urgency, urgencyOf } from './urgency.ts'

export type JudgedChange = { change: Change; bearing: readonly BearingId[]; effect: Effect; urgency: Urgency }
export type Difference = {
  grade: { before: Grade; after: Grade }
  score: { before: number | null; after: number | null }
  recovery: { before: Known<Recovery>; after: Known<Recovery> }
  /** `room`: the deposit that would pass; null if no smaller deposit would, or if unknown. */
  guarantee: {
    before: Guarantee['verdict']
    after: Guarantee['verdict']
    room: { before: Guarantee['headroom']; after: Guarantee['headroom'] }
  }
  /** Ids of new findings, and of findings that ended. */
  findings: { came: readonly string[]; went: readonly string[] }
  /** The effect of other facts than the register: another price, another deposit. Null if no other fact changed. */
  otherFacts: Effect
}
export type ChangeJudgement = {
  day: Day
  stage: Stage
  diff: RegisterDiff
  before: Assessment
  after: Assessment
  changes: readonly JudgedChange[]
  difference: Difference
  /** Null when nothing changed and nothing is in doubt. */
  urgency: Urgency | null
  act: ChangeAct
  acts: readonly ChangeAct[]
}

/**
 * The effect of the changes on the money, the grade and the guarantee of one lease, as of `day`: both registers are
 * judged on that day, and each change by its own effect.
 */
export function judgeChange(
  inputBefore: AssessInput,
  inputAfter: AssessInput,
  day: Day,
): ChangeJudgement | DiffRefused {
  const resolved = resolveRegister(inputAfter.register)
  const diff = diffRegisters(resolveRegister(inputBefore.register), resolved)
  if ('refused' in diff) return diff
  const start = onOneSheet(inputBefore.register, inputAfter.register, diff)
  const before = assess({ ...inputBefore, register: start, day })
  const after = assess({ ...inputAfter, day })
  const { lease } = inputAfter
  const stage = stageOf(lease, day)
  const deposit = valueOf(lease.deposit)
  const { effects, otherFacts } = effectsOf(diff, start, before, inputBefore, { ...inputAfter, day })
  const changes = diff.changes.map((change, i): JudgedChange => {
    const bearing = bearingOf(change, resolved, lease, day)
    const effect = effects[i] ?? null
    return { change, bearing, effect, urgency: urgencyOf({ change, bearing, effect, stage, deposit }) }
  })
  const acts = changeActsOf({ stage, lease, day, changes, doubts: diff.doubts.length })
  const [act] = acts
  // changeActsOf always ends with 'keep-watching'
  if (act === undefined) throw new Error('no act')
  return {
    day,
    stage,
    diff,
    before,
    after,
    changes,
    difference: differenceOf(before, after, otherFacts),
    urgency: overallUrgency(changes, diff.doubts),
    act,
    acts,
  }
}

/** The older register in the form of the newer print, so that differences between the prints are not judged. */
const onOneSheet = (before: RegisterDocument, after: RegisterDocument, diff: RegisterDiff): RegisterDocument => ({
  ...applyEdits(documentOf(before), diff.reprint),
  viewedAt: after.viewedAt,
  pages: after.pages,
  unread: after.unread,
})

/** With more changes only the total effect is computed. */
const mostSteps = 60

/**
 * The effect of each change alone, in the order of the changes: they add up to the whole difference. An application is not
 * registered yet, so it has no effect.
 */
function effectsOf(
  diff: RegisterDiff,
  start: RegisterDocument,
  before: Assessment,
  inputBefore: AssessInput,
  input: AssessInput,
): { effects: Effect[]; otherFacts: Effect } {
  const recoveryOf = (register: RegisterDocument) => assess({ ...input, register }).recovery
  // If only the register differs, `before` is this assessment: that halves the cost of judging an application.
  const first = haveSameFacts(inputBefore, input) ? before.recovery : recoveryOf(start)
  const otherFacts = nothing(effectOf(before.recovery, first))
  if (diff.changes.length > mostSteps) return { effects: [], otherFacts }
  let doc = start
  let last: Known<Recovery> | null = first
  const effects = diff.changes.map((change) => {
    const was = doc
    doc = applyEdits(doc, change.edits)
    if (change.application !== null) {
      last = null
      return null
    }
    const now = recoveryOf(doc)
    const effect = effectOf(last ?? recoveryOf(was), now)
    last = now
    return effect
  })
  return { effects, otherFacts }
}

/** True if everything but the register and the day is the same. */
const haveSameFacts = ({ register: _r, day: _d, ...a }: AssessInput, { register: _s, day: _e, ...b }: AssessInput) => {
  const keys = Object.keys({ ...a, ...b }) as (keyof typeof a)[] // the keys of two inputs
  return keys.every((key) => a[key] === b[key])
}

/** The difference in the payout; null if one of the two could not be computed. */
export function effectOf(before: Known<Recovery>, after: Known<Recovery>): Effect {
  const [was, now] = [valueOf(before), valueOf(after)]
  if (was === null || now === null) return null
  return { low: now.low - was.low, likely: now.likely - was.likely, high: now.high - was.high }
}

const nothing = (e: Effect): Effect => (e !== null && (e.low !== 0 || e.likely !== 0 || e.high !== 0) ? e : null)

function differenceOf(before: Assessment, after: Assessment, otherFacts: Effect): Difference {
  const ids = (a: Assessment) => a.findings.map((f) => f.id)
  const [was, now] = [ids(before), ids(after)]
  return {
    grade: { before: before.grade, after: after.grade },
    score: { before: before.score, after: after.score },
    recovery: { before: before.recovery, after: after.recovery },
    guarantee: {
      before: before.guarantee.verdict,
      after: after.guarantee.verdict,
      room: { before: before.guarantee.headroom, after: after.guarantee.headroom },
    },
    findings: { came: now.filter((id) => !was.includes(id)), went: was.filter((id) => !now.includes(id)) },
    otherFacts,
  }
}
