import { day, type Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated, type Source } from './dated.ts'

/** 서울 / 과밀억제권역 등 / 광역시 등 / 그 밖 (주택임대차보호법 시행령 10조, 11조). */
export type Tier = 'S' | 'O' | 'M' | 'E'
/** 소액보증금 상한 and 최우선변제금. */
export type SmallDeposit = { limit: Won; amount: Won }
/** `O` is null before 2001-09-15: the decree then had only the large cities and the rest. */
export type SmallDepositRow = {
  S: SmallDeposit
  O: SmallDeposit | null
  M: SmallDeposit
  E: SmallDeposit
}

const man = (limit: number, amount: number): SmallDeposit => ({
  limit: limit * 10_000,
  amount: amount * 10_000,
})
const decree: Source = {
  title: '주택임대차보호법 시행령',
  article: '제10조·제11조',
  confidence: 'statute',
  checkedOn: day('2026-07-28'),
}
const olderDecree: Source = { ...decree, article: '구 제3조·제4조', confidence: 'official' }

/** 소액임차인 최우선변제. Selected by the day each 담보물권 was registered; 부칙 of every amendment keeps the old row for it. */
export const smallDeposit = dated<SmallDepositRow>('small-deposit', 'security-registered', [
  {
    from: day('1984-06-14'),
    value: { S: man(300, 300), O: null, M: man(300, 300), E: man(200, 200) },
    source: olderDecree,
  },
  {
    from: day('1987-12-01'),
    value: { S: man(500, 500), O: null, M: man(500, 500), E: man(400, 400) },
    source: olderDecree,
  },
  {
    from: day('1990-02-19'),
    value: { S: man(2000, 700), O: null, M: man(2000, 700), E: man(1500, 500) },
    source: olderDecree,
  },
  {
    from: day('1995-10-19'),
    value: { S: man(3000, 1200), O: null, M: man(3000, 1200), E: man(2000, 800) },
    source: olderDecree,
  },
  {
    from: day('2001-09-15'),
    value: { S: man(4000, 1600), O: man(4000, 1600), M: man(3500, 1400), E: man(3000, 1200) },
    source: decree,
  },
  {
    from: day('2008-08-21'),
    value: { S: man(6000, 2000), O: man(6000, 2000), M: man(5000, 1700), E: man(4000, 1400) },
    source: decree,
  },
  {
    from: day('2010-07-26'),
    value: { S: man(7500, 2500), O: man(6500, 2200), M: man(5500, 1900), E: man(4000, 1400) },
    source: decree,
  },
  {
    from: day('2014-01-01'),
    value: { S: man(9500, 3200), O: man(8000, 2700), M: man(6000, 2000), E: man(4500, 1500) },
    source: decree,
  },
  {
    from: day('2016-03-31'),
    value: { S: man(10000, 3400), O: man(8000, 2700), M: man(6000, 2000), E: man(5000, 1700) },
    source: decree,
  },
  {
    from: day('2018-09-18'),
    value: { S: man(11000, 3700), O: man(10000, 3400), M: man(6000, 2000), E: man(5000, 1700) },
    source: decree,
  },
  {
    from: day('2021-05-11'),
    value: { S: man(15000, 5000), O: man(13000, 4300), M: man(7000, 2300), E: man(6000, 2000) },
    source: decree,
  },
  {
    from: day('2023-02-21'),
    value: { S: man(16500, 5500), O: man(14500, 4800), M: man(8500, 2800), E: man(7500, 2500) },
    source: decree,
  },
])

/** The small-deposit row of a tier on a day; before 2001 a 과밀억제권역 city counted with the rest unless it was a 직할시. */
export function smallDepositOf(tier: Tier, on: Day): (SmallDeposit & { from: Day }) | null {
  const row = smallDeposit.at(on)
  if (!row) return null
  return { ...(row.value[tier] ?? row.value.E), from: row.from }
}
