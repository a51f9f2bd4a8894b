import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AssessInput, LeaseInput } from '../assessment.ts'
import { resolveRegister } from '../register/resolve.ts'
import { madeCase, madeHome, madeLease, madeRegister, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { addDays, day } from '../values/day.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import { type ChangeJudgement, judgeChange } from './judge-change.ts'
import { anyActs, historyOf } from './made-up-history.ts'
import { registerContent } from './register-content.ts'
import { applyDiff } from './apply.ts'

const today = day('2026-11-21')
const input = (entries: readonly MadeEntry[], lease: Partial<LeaseInput> = {}): AssessInput =>
  madeCase(entries, { lease: madeLease(lease) })
const judged = (
  before: readonly MadeEntry[],
  after: readonly MadeEntry[],
  lease: Partial<LeaseInput> = {},
  on = today,
): ChangeJudgement => {
  const j = judgeChange(input(before, lease), input(after, lease), on)
  if ('refused' in j) throw new Error(j.refused.name)
  return j
}
const dates = (contract: string | null, moveIn: string | null): Partial<LeaseInput> => ({
  contractDate: contract === null ? unknown('not-given') : known(day(contract), '입력'),
  moveInDate: moveIn === null ? unknown('not-given') : known(day(moveIn), '입력'),
})
const gap = (rank: string, purpose: string, on: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  section: '갑구',
  rank,
  purpose,
  on,
  ...more,
})
const sale = (on: string) => gap('2', '소유권이전', on, { role: '소유자', holder: '박두리', cause: '매매' })
const shown = (j: ChangeJudgement) => [j.urgency, j.act.id, j.act.due, j.changes.map((c) => c.bearing)]

const moved = dates('2024-10-01', '2024-11-01')
const signed = dates('2026-11-01', '2026-12-20')

describe('what it calls for, by where the person stands', () => {
  const cases: readonly [string, MadeEntry[], Partial<LeaseInput>, unknown][] = [
    [
      'nothing signed: a new mortgage stops the signature',
      [mortgage('1', 120_000_000, '2026-11-10')],
      dates('2026-11-25', '2026-12-20'),
      ['alarm', 'do-not-sign', '2026-11-25', [['not-moved-in-yet']]],
    ],
    [
      'no day told: nothing is guessed, and the same holds',
      [mortgage('1', 120_000_000, '2026-11-10')],
      dates(null, null),
      ['alarm', 'do-not-sign', null, [['move-in-unknown']]],
    ],
    [
      'signed: a new mortgage holds the balance',
      [mortgage('1', 120_000_000, '2026-11-10')],
      signed,
      ['alarm', 'hold-payment', '2026-12-20', [['not-moved-in-yet', 'after-contract']]],
    ],
    [
      'signed: another owner',
      [sale('2026-11-10')],
      signed,
      ['alarm', 'hold-payment', '2026-12-20', [['landlord-is-another', 'after-contract']]],
    ],
    [
      'the day of moving in: a mortgage of that day ranks before',
      [mortgage('1', 120_000_000, '2026-11-21')],
      dates('2026-11-01', '2026-11-21'),
      ['alarm', 'hold-payment', '2026-11-21', [['on-move-in-day', 'after-contract']]],
    ],
    [
      'moved in, and a mortgage of the move-in day comes to light',
      [mortgage('1', 120_000_000, '2026-11-20')],
      dates('2026-11-01', '2026-11-20'),
      ['alarm', 'demand-undoing', '2026-11-24', [['on-move-in-day', 'after-contract']]],
    ],
    [
      'moved in: a mortgage of the day after ranks behind',
      [mortgage('1', 120_000_000, '2026-11-21')],
      dates('2026-11-01', '2026-11-20'),
      ['note', 'keep-watching', null, [['behind-lease']]],
    ],
    [
      'sold on the day of moving in: the buyer is not bound',
      [sale('2026-11-20')],
      dates('2026-11-01', '2026-11-20'),
      ['alarm', 'demand-undoing', '2026-11-24', [['landlord-not-bound', 'after-contract']]],
    ],
    [
      'sold later: the buyer takes the lease over',
      [sale('2026-11-10')],
      moved,
      ['look', 'object-to-new-owner', '2026-12-05', [['landlord-succeeds']]],
    ],
    [
      'living there when an auction begins',
      [gap('2', '임의경매개시결정', '2026-11-10')],
      moved,
      ['alarm', 'demand-distribution', null, [['behind-lease']]],
    ],
  ]
  test.each(cases)('%s', (_, after, lease, expected) => expect(shown(judged([], after, lease))).toEqual(expected))

  test('a name, an address, an end: no alarm', () => {
    const m = mortgage('1', 60_000_000)
    const renamed: MadeEntry = {
      rank: '1-1',
      purpose: '1번등기명의인표시변경',
      on: '2026-11-10',
      fields: { 표시대상: '주식회사다온은행', 명칭: '주식회사새온은행' },
    }
    expect(judged([m], [m, renamed], signed)).toMatchObject({
      urgency: 'note',
      act: { id: 'look-again-before-paying' },
    })
    const paid: MadeEntry = { rank: '2', purpose: '1번근저당권설정등기말소', on: '2026-11-10' }
    expect(judged([m], [{ ...m, strike: 'all' }, paid], signed)).toMatchObject({
      urgency: 'note',
      act: { id: 'confirm-clearing', due: '2026-12-20' },
    })
  })

  test('an application waits: to burden the home, or to clear it', () => {
    const waiting = (purpose: string) => {
      const pending = [{ purpose, receivedAt: day('2026-11-20'), receiptNo: '4775425', status: null }]
      const after = { ...input([mortgage('1', 1)], signed), register: madeRegister([mortgage('1', 1)], { pending }) }
      const j = judgeChange(input([mortgage('1', 1)], signed), after, today)
      if ('refused' in j) throw new Error(j.refused.name)
      return [j.urgency, j.changes[0]?.effect, j.acts.find((a) => a.id === 'wait-for-application')?.due]
    }
    expect(waiting('근저당권설정')).toEqual(['alarm', null, '2026-11-22'])
    expect(waiting('1번근저당권설정등기말소')).toEqual(['look', null, '2026-11-22'])
  })

  test('nothing changed: nothing is urgent, and the watch goes on', () => {
    expect(judged([], [], moved)).toMatchObject({ urgency: null, changes: [], act: { id: 'keep-watching' } })
  })

  test('a doubt alone is to be looked at', () => {
    expect(judged([mortgage('1', 1_000_000)], [], moved)).toMatchObject({
      urgency: 'look',
      act: { id: 'compare-originals', due: '2026-11-24' },
    })
  })

  test('every act leans on a rule', () => {
    for (const act of judged([], [mortgage('1', 1), sale('2026-11-10')], signed).acts)
      expect(act.rule).toMatchObject({ key: expect.any(String), title: expect.any(String) })
  })
})

describe('what it costs', () => {
  test('a mortgage of 1.2억 ahead of the lease, in won', () => {
    const j = judged([], [mortgage('1', 120_000_000, '2026-11-10')], signed)
    const money = (side: 'before' | 'after') => valueOf(j.difference.recovery[side])
    const [was, now] = [money('before'), money('after')]
    expect(was?.likely).toBe(150_000_000)
    expect(now?.likely).toBeLessThan(120_000_000)
    expect(j.changes[0]?.effect).toEqual({
      low: (now?.low ?? 0) - (was?.low ?? 0),
      likely: (now?.likely ?? 0) - (was?.likely ?? 0),
      high: (now?.high ?? 0) - (was?.high ?? 0),
    })
    expect(j.difference.findings.came).toContain('secured-debts')
  })

  test('a debt behind the lease takes nothing from it', () => {
    const j = judged([], [mortgage('1', 120_000_000, '2026-11-10')], moved)
    expect(j.changes[0]?.effect).toEqual({ low: 0, likely: 0, high: 0 })
  })

  test('without a price or a deposit there is no effect in won, and what it calls for stands', () => {
    const home = madeHome({ statedPrice: unknown('not-given'), officialPrice: unknown('not-given') })
    const [before, after] = [input([], signed), input([mortgage('1', 120_000_000, '2026-11-10')], signed)]
    const j = judgeChange({ ...before, home }, { ...after, home }, today)
    expect(j).toMatchObject({ urgency: 'alarm', act: { id: 'hold-payment' }, changes: [{ effect: null }] })
  })

  test('another price is told apart from what the register did', () => {
    const [before, after] = [input([], signed), input([mortgage('1', 120_000_000, '2026-11-10')], signed)]
    const dearer = { ...after, home: madeHome({ statedPrice: known(500_000_000, '입력') }) }
    const cheaper = { ...before, home: madeHome({ statedPrice: known(160_000_000, '입력') }) }
    const j = judgeChange(cheaper, dearer, today)
    if ('refused' in j) throw new Error(j.refused.name)
    expect(j.difference.otherFacts?.likely).toBeGreaterThan(0)
  })

  test('an older paper is not judged worse for being older', () => {
    const old = {
      ...input([], signed),
      register: madeRegister([], { viewedAt: known('2026-09-01T10:00:00', '등기부') }),
    }
    const j = judgeChange(old, input([], signed), today)
    if ('refused' in j) throw new Error(j.refused.name)
    expect(j.difference.grade.before).toBe(j.difference.grade.after)
    expect(j.difference.findings).toEqual({ came: [], went: [] })
  })

  test('another home is refused', () => {
    const other = { ...input([], signed), register: madeRegister([], { uniqueNo: '1146-2015-009999' }) }
    expect(judgeChange(input([], signed), other, today)).toMatchObject({ refused: { name: 'differentHome' } })
  })

  test('what each change does adds up to the whole, whatever happened', () => {
    const anyLease = fc.record({ back: fc.integer({ min: -60, max: 400 }), deposit: fc.integer({ min: 1, max: 40 }) })
    fc.assert(
      fc.property(anyActs, fc.nat(20), anyLease, (acts, from, { back, deposit }) => {
        const history = historyOf(acts)
        const [first, last] = [history[from % history.length], history.at(-1)]
        if (first === undefined || last === undefined) throw new Error('no history')
        const on = addDays(last.on, 2)
        const lease = madeLease({
          deposit: known(deposit * 10_000_000, '입력'),
          moveInDate: known(addDays(on, -back), '입력'),
          contractDate: known(addDays(on, -back - 30), '입력'),
        })
        const of = (register: AssessInput['register']): AssessInput => ({ ...madeCase(), register, lease })
        const j = judgeChange(of(first.document), of(last.document), on)
        if ('refused' in j) throw new Error(j.refused.name)
        const [was, now] = [valueOf(j.difference.recovery.before), valueOf(j.difference.recovery.after)]
        const sum = (k: 'low' | 'likely' | 'high') => j.changes.reduce((n, c) => n + (c.effect?.[k] ?? 0), 0)
        for (const k of ['low', 'likely', 'high'] as const) expect(sum(k)).toBe((now?.[k] ?? 0) - (was?.[k] ?? 0))
        expect(j.urgency === null).toBe(j.changes.length === 0)
        const again = resolveRegister(applyDiff(first.document, j.diff))
        expect(registerContent(again)).toEqual(registerContent(resolveRegister(last.document)))
      }),
      { numRuns: 60 },
    )
  })
})
