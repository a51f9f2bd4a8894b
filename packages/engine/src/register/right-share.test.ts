import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { madeCase, type MadeEntry, madeRegister, mortgage } from '../risk/made-up-home.ts'
import { valueOf } from '../values/known.ts'
import { resolveRegister } from './resolve.ts'

/** 김하나 transferred a half to 박둘. */
const half: MadeEntry = {
  section: '갑구',
  rank: '2',
  purpose: '소유권일부이전',
  on: '2018-03-02',
  holder: '박둘',
  role: '공유자',
  share: [1, 2],
}
const rightsOf = (entries: MadeEntry[]) => resolveRegister(madeRegister(entries)).rights
const on = (purpose: string, more: MadeEntry[] = []) =>
  rightsOf([half, { ...mortgage('1', 400_000_000), purpose }, ...more]).find((r) => r.entry.id === '을구 1')?.on

test.each<[string, ReturnType<typeof on>]>([
  ['근저당권설정', undefined],
  ['공유자전원지분전부근저당권설정', undefined],
  ['갑구2번박둘지분전부근저당권설정', { of: ['박둘'], share: [1, 2] }],
  ['갑구 2번 박둘 지분 전부 근저당권설정', { of: ['박둘'], share: [1, 2] }],
  ['박둘지분근저당권설정', { of: ['박둘'], share: [1, 2] }],
  ['갑구1번김하나지분전부근저당권설정', { of: ['김하나'], share: [1, 2] }],
  ['갑구2번박둘지분2분의1중일부(4분의1)근저당권설정', { of: ['박둘'], share: [1, 4] }],
  ['소유권일부(3분의1)근저당권설정', { of: [], share: [1, 3] }],
  ['갑구9번최셋지분전부근저당권설정', { of: ['최셋'], share: null }],
  ['소유권일부근저당권설정', { of: [], share: null }],
])('%s', (purpose, expected) => {
  expect(on(purpose)).toEqual(expected)
})

test('several seizures and attachments name several shares', () => {
  const [seizure] = rightsOf([
    half,
    {
      section: '갑구',
      rank: '3',
      purpose: '1번김하나지분,2번박둘지분압류',
      on: '2024-03-04',
      holder: '국',
      role: '권리자',
    },
  ])
  expect(seizure?.on).toEqual({ of: ['김하나', '박둘'], share: [2, 2] })
})

test('a change that prints the purpose anew moves the right to a share', () => {
  const given = {
    rank: '1-1',
    purpose: '1번근저당권변경',
    on: '2024-03-04',
    cause: '일부포기',
    fields: { 목적: '갑구2번박둘지분전부근저당권설정' },
  }
  expect(on('근저당권설정', [given])).toEqual({ of: ['박둘'], share: [1, 2] })
  expect(rightsOf([half, mortgage('1', 5), given])[0]?.partly).toBeUndefined()
})

test('a part that is given up without saying how much leaves the amount, and is said', () => {
  const cancelled = { rank: '2', purpose: '1번근저당권설정등기일부말소', on: '2024-03-04' }
  const [right] = rightsOf([mortgage('1', 5_000_000), cancelled])
  expect(right).toMatchObject({ amount: { won: 5_000_000 }, partly: ['을구 2'] })
  expect(right?.entry.cancelled).toBe(false)
})

const judged = (purpose: string) => assess(madeCase([half, { ...mortgage('1', 400_000_000), purpose }]))
const mortgagePaid = (purpose: string) =>
  valueOf(judged(purpose).recovery)?.lines.find((l) => l.who === 'mortgage')?.likely ?? 0

test('a mortgage on half of the title reaches half of the price and no more', () => {
  const [whole, part, untold] = [
    '근저당권설정',
    '갑구2번박둘지분전부근저당권설정',
    '갑구9번최셋지분전부근저당권설정',
  ].map(judged)
  const net = valueOf(part?.recovery ?? { unknown: 'not-given' })
  expect(mortgagePaid('갑구2번박둘지분전부근저당권설정')).toBe(
    Math.floor(((net?.salePrice.likely ?? 0) - (net?.costs ?? 0)) / 2),
  )
  const back = (a: typeof whole) => valueOf(a?.recovery ?? { unknown: 'not-given' })?.likely ?? -1
  expect(back(part)).toBeGreaterThan(back(whole))
  // an unknown share counts as the whole
  expect(back(untold)).toBe(back(whole))
  expect(part?.findings.find((f) => f.id === 'mortgage-high')?.numbers['mortgages']).toBe(150_000_000)
  expect(whole?.findings.find((f) => f.id === 'mortgage-high')?.numbers['mortgages']).toBe(400_000_000)
})
