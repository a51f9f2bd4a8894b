import { describe, expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { known, valueOf } from '../../values/known.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, madeLease, type MadeEntry, mortgage } from '../made-up-home.ts'

const stored = gap('소유권이전청구권가등기', { cause: '매매예약', role: '가등기권자' })
const main = gap('소유권이전', { cause: '매매', role: '소유자', on: '2025-01-02' })
const byNewOwner = { lease: madeLease({ landlordName: known('이둘', '입력') }) }
const judged = (...entries: MadeEntry[]) => assess(madeCase(entries, byNewOwner))
const ids = (list: readonly { id: string }[]) => list.map((x) => x.id)

describe('본등기: the 가등기 that it followed is none any more (부동산등기규칙 146조)', () => {
  test('no danger, no debt, and the check tells what became of it', () => {
    const a = judged(stored, main)
    expect(ids(a.findings)).not.toContain('provisional-registration')
    expect(valueOf(a.recovery)).toMatchObject({ low: 150_000_000, likely: 150_000_000 })
    expect(a.guarantee.reasons.map((r) => r.id)).not.toContain('right-on-register')
    const check = a.checkedClean.find((c) => c.id === 'no-provisional-registration')
    expect(check?.excluded).toMatchObject([{ evidence: { entry: '갑구 2' }, cancelledBy: '갑구 2#2' }])
  })
  test.each<[string, MadeEntry[]]>([
    ['no 본등기 followed', [stored]],
    ['the transfer stands under another rank', [stored, { ...main, rank: '3' }]],
    [
      'only a part was transferred',
      [stored, gap('소유권일부이전', { role: '공유자', share: [1, 2], on: '2025-01-02' })],
    ],
    ['the 본등기 is struck', [stored, { ...main, strike: 'all' }]],
  ])('it stays where %s', (_, entries) =>
    expect(ids(judged(...entries).findings)).toContain('provisional-registration'),
  )
  test('a share that was reserved and transferred is done with', () => {
    const share = [
      gap('1번김하나지분2분의1이전청구권가등기', { role: '가등기권자' }),
      gap('1번김하나지분2분의1이전', { role: '공유자', share: [1, 2], on: '2025-01-02' }),
    ]
    expect(ids(judged(...share).findings)).not.toContain('provisional-registration')
  })
  test('a mortgage entered on its 가등기 counts once, at the day of the 가등기', () => {
    const reserved: MadeEntry = { ...mortgage('1', 60_000_000, '2019-05-02'), purpose: '근저당권설정청구권가등기' }
    const entered = mortgage('1', 60_000_000, '2026-11-01')
    const [both, once] = [judged(reserved, entered), judged(mortgage('1', 60_000_000, '2019-05-02'))]
    expect(valueOf(both.recovery)).toMatchObject({
      low: valueOf(once.recovery)?.low,
      likely: valueOf(once.recovery)?.likely,
    })
    expect(both.findings.find((f) => f.id === 'secured-debts')?.numbers).toMatchObject({ senior: 60_000_000, count: 1 })
    expect(ids(both.findings)).not.toContain('provisional-security')
  })
})

describe('가등기 may secure a debt whose size nobody prints (가등기담보법 13조)', () => {
  const back = (...entries: MadeEntry[]) => {
    const r = valueOf(assess(madeCase(entries)).recovery) ?? expect.fail()
    return [r.low, r.likely, r.high]
  }
  const small = 55_000_000
  test('담보가등기: between what is paid first of all, and everything', () => {
    expect(back(gap('소유권이전담보가등기', { cause: '대물반환예약' }))).toEqual([small, small, 150_000_000])
  })
  test('of unknown kind: the same, and nothing where it takes the title', () => {
    expect(back(stored)).toEqual([0, small, 150_000_000])
  })
  test('it is a debt of unknown size with a finding of its own, not one of nought and no 근저당', () => {
    const a = assess(madeCase([stored]))
    expect(ids(a.findings)).toContain('provisional-registration')
    expect(ids(a.findings)).not.toContain('secured-debts')
    const { lines, assumptions } = valueOf(a.recovery) ?? expect.fail()
    expect(lines.find((l) => l.who === 'provisional')).toMatchObject({ label: '이둘', high: 0 })
    expect(assumptions).toContain('provisional-may-secure')
    expect(assumptions).not.toContain('mortgage-at-maximum')
    expect(ids(a.acts)).not.toContain('pay-off-mortgage')
  })
})
