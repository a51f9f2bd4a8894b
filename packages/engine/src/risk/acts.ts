import type { Judged } from './act-ids.ts'
import type { NextAct } from '../assessment.ts'
import { actsBefore } from './acts-before.ts'
import { actsLiving } from './acts-living.ts'
import { leftActs, signingActs } from './advice-rules.ts'
import type { RiskFacts } from './signal.ts'
import { sideOf, stageOf } from './stage.ts'

/** What to do, most urgent first. The first act is the report's one thing to do now. */
export function actsOf(f: RiskFacts, judged: Judged): NextAct[] {
  const stage = stageOf(f.input.lease, f.day)
  // when the stage is unknown, assume the user has not moved in: acts due before the payment come first
  const living = 'value' in stage && sideOf(stage.value) === 'living'
  const acts = living ? actsLiving(f, judged, stage.value === 'ending') : actsBefore(f, judged)
  const has = (act: string) => acts.some(({ id }) => id === act)
  const left = has('do-not-sign') ? signing : has('leave-contract') ? looking : none
  return acts.filter(({ id }) => !left.has(id) && !(judged.uncovered && toGuarantor.has(id)))
}

const none: ReadonlySet<string> = new Set()
const looking: ReadonlySet<string> = new Set(leftActs)
const signing: ReadonlySet<string> = new Set(signingActs)
const toGuarantor: ReadonlySet<string> = new Set(['check-guarantee', 'apply-guarantee'])
