import { addMonths, dayOf, type Day } from '@jipsalpim/engine/values/day.ts'
import { planCheck, type CheckPlan } from '@jipsalpim/engine/watch/cadence.ts'
import { statementOf } from '@jipsalpim/engine/watch/statement.ts'
import type { Analysis, Statement } from '../shared/watch.ts'
import { sampleAlerts } from './sample.ts'
import { watchingWords as w } from './words.ts'

/** The register number of the sample home, from which the times of its checks are derived. */
const NOBODYS = '00000000000000'
const MINUTE = 60_000
/** The index of a check whose source did not answer, so that the sample shows one. */
const SILENT = 11

/** The statement of the last complete month of a sample home, computed like a real one from the planned checks. */
export function sampleStatement(today: Day): Statement {
  const first = firstOf(addMonths(today, -1))
  const turns = turnsBetween(first, firstOf(today))
  const checks = turns.map(({ at, kind }, i) => ({
    at: new Date(at.getTime() + 2 * MINUTE),
    ok: i !== SILENT,
    latencyMs: 1400,
    kind,
  }))
  const {
    month,
    checks: done,
    tried,
    changes,
    silent,
    gaps,
  } = statementOf({
    month: first.slice(0, 7),
    checks,
    changes: [],
    gaps: [],
    plans: turns,
  })
  return {
    month,
    fullAddress: w.sampleHome,
    checks: done,
    failed: tried - done,
    changes,
    silent,
    gaps: gaps.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    latency_minutes: null,
    price: null,
    alerts: [],
    each: checks.map(({ at, ok, kind }) => ({
      at: at.toISOString(),
      kind,
      result: !ok ? 'failed' : kind === 'cases' ? 'none' : 'same',
      cases: 0,
      reworded: false,
    })),
  }
}

function turnsBetween(from: Day, until: Day): CheckPlan[] {
  const end = startOf(until)
  const turns: CheckPlan[] = []
  let lastExtractAt: Date | null = null
  for (let after = startOf(from); ;) {
    const turn: CheckPlan = planCheck({
      lease: { contractOn: null, balanceOn: null, moveInOn: null, endsOn: null },
      highRisk: false,
      uniqueNo: NOBODYS,
      after,
      lastExtractAt,
      openCase: false,
    })
    if (turn.at >= end) return turns
    turns.push(turn)
    if (turn.kind === 'extract') lastExtractAt = turn.at
    after = turn.at
  }
}
const firstOf = (d: Day): Day => dayOf(Number(d.slice(0, 4)), Number(d.slice(5, 7)), 1)
const startOf = (d: Day): Date => new Date(`${d}T00:00:00+09:00`)

/** An application that changes the owner: its effect has no sum, so none is made up. */
export function sampleAnalysis(today: Day): Analysis | null {
  const [alert] = sampleAlerts(today)
  return alert
    ? {
        alert: { ...alert, purpose: '소유권이전', state_word: '접수', seen_at: null },
        judgement: null,
        what_if: [],
        what_if_fact: 'owner-changes',
        before_at: null,
        after_at: null,
        sample: true,
      }
    : null
}
