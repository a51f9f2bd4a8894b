import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { currentPack } from '../../law/pack.ts'
import { packWith } from '../../law/pack-check.ts'
import { describeFinding } from '../../words/describe-finding.ts'
import { day } from '../../values/day.ts'
import { known, valueOf } from '../../values/known.ts'
import { madeCase, madeLease, type MadeEntry, mortgage } from '../made-up-home.ts'

const small = { deposit: known(20_000_000, '입력') }
const judged = (entries: MadeEntry[], over = {}) =>
  assess(madeCase(entries, { lease: madeLease({ ...small, ...over }) }))
const doubt = (...args: Parameters<typeof judged>) =>
  judged(...args).findings.find((f) => f.id === 'small-deposit-doubtful')

test('debts near the price when the lease is made: the payment ahead of all others may be refused, and that is told', () => {
  const a = judged([mortgage('1', 290_000_000)])
  expect(doubt([mortgage('1', 290_000_000)])).toMatchObject({
    severity: 'caution',
    evidence: [{ entry: '을구 1' }],
    numbers: {
      senior: 290_000_000,
      price: 300_000_000,
      percent: 96.7,
      smallDeposit: 20_000_000,
      likely: 20_000_000,
      low: 0,
    },
  })
  expect(valueOf(a.recovery)?.assumptions).toContain('small-deposit-doubtful')
  expect(a.grade).toBe('매우위험')
})
test('the bad case does not count what may be refused, the likely case does, and one finding says both', () => {
  const a = judged([mortgage('1', 290_000_000)])
  expect(valueOf(a.recovery)).toMatchObject({ low: 0, likely: 20_000_000, high: 20_000_000, smallDeposit: 20_000_000 })
  expect(a.findings.map((f) => f.id)).not.toContain('deposit-not-covered-low')
  const { body } = describeFinding(a.findings.find((f) => f.id === 'small-deposit-doubtful') ?? expect.fail())
  expect(body).toContain('인정되면 보통 2,000만 원, 인정되지 않으면 나쁜 경우 0원을 돌려받는 계산이에요.')
  expect(valueOf(judged([mortgage('1', 260_000_000)]).recovery)).toMatchObject({ low: 20_000_000 })
})
test('where the line is drawn is a matter of the pack', () => {
  const entries = [mortgage('1', 290_000_000)]
  const pack = packWith({ thresholds: { ...currentPack.thresholds, hopelessDebts: 97 } })
  const a = assess(madeCase(entries, { lease: madeLease(small) }), pack)
  expect(a.findings.map((f) => f.id)).not.toContain('small-deposit-doubtful')
  expect(valueOf(a.recovery)).toMatchObject({ low: 20_000_000 })
})
test.each<[string, MadeEntry[], object]>([
  ['the debts are far from the price', [mortgage('1', 260_000_000)], {}],
  ['the deposit is no small one', [mortgage('1', 290_000_000)], { deposit: known(190_000_000, '입력') }],
  [
    'the debt came after the contract',
    [mortgage('1', 290_000_000, '2026-11-16')],
    { contractDate: known(day('2026-11-10'), '입력') },
  ],
])('not where %s', (_, entries, over) => {
  expect(doubt(entries, over)).toBeUndefined()
  expect(valueOf(judged(entries, over).recovery)?.assumptions).not.toContain('small-deposit-doubtful')
})
test('90 percent is near', () => {
  expect(doubt([mortgage('1', 270_000_000)])?.numbers['percent']).toBe(90)
  expect(doubt([mortgage('1', 269_999_999)])).toBeUndefined()
})
test('debts that stand on the day of the contract count together, a foreign one is not counted as nought won', () => {
  expect(doubt([mortgage('1', 150_000_000), mortgage('2', 130_000_000)])?.numbers['senior']).toBe(280_000_000)
  const unread = judged([mortgage('1', 150_000_000), mortgage('2', null)])
  expect(unread.findings.find((f) => f.id === 'secured-debts')?.numbers).toMatchObject({ unread: 1 })
})
