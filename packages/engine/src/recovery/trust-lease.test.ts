import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { Assessment, AssessInput } from '../assessment.ts'
import { madeCase, madeHome, madeLease, type MadeEntry } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import { adviceWords } from '../words/ko/advice.ts'
import { describeAdvice } from '../words/describe-advice.ts'
import { describeNextAct } from '../words/describe.ts'

const trust: MadeEntry = {
  section: '갑구',
  rank: '2',
  purpose: '소유권이전신탁',
  on: '2024-03-04',
  holder: '한빛신탁',
  role: '수탁자',
}
const judged = (over: Partial<AssessInput> = {}) => assess(madeCase([trust], over))
const back = ({ recovery }: Assessment) => {
  const r = valueOf(recovery) ?? expect.fail()
  return [r.low, r.likely, r.high]
}
const consentIs = (consent: boolean) => ({ deal: { trustConsent: known(consent, '입력') } })
const ids = (list: readonly { id: string }[]) => list.map((x) => x.id)

const unbound: readonly (readonly [string, Assessment])[] = [
  ['not told', judged()],
  ['known to be unknown', judged({ deal: { trustConsent: unknown('not-given') } })],
  ['refused', judged(consentIs(false))],
]

test.each(unbound)(
  'consent %s: what may be lost is answered with the consent, and not with a smaller deposit',
  (name, a) => {
    const lost = a.findings.find((f) => f.id === 'deposit-not-covered') ?? expect.fail()
    const advice = describeAdvice(lost, 'before-contract', a)
    expect(advice.now.act).toBe(
      adviceWords[name === 'refused' ? 'trust-no-consent' : 'trust'].steps['before-contract'].act,
    )
    expect(advice.why).toMatch(/동의/)
    expect(ids(a.acts)).not.toContain('lower-deposit')
    expect(a.nextAct.id).toBe('do-not-pay')
  },
)

describe('신탁: without the trustee’s consent a lease binds nobody (신탁법 31조)', () => {
  test('what comes back is nothing in the likely case, and at best where the consent may be there', () => {
    expect(unbound.map(([, a]) => back(a))).toEqual([
      [0, 0, 150_000_000],
      [0, 0, 150_000_000],
      [0, 0, 0],
    ])
  })
  test.each(unbound)('consent %s: nothing says that there is 대항력, and no debts are called absent', (_, a) => {
    expect(valueOf(a.recovery)).toMatchObject({ opposable: false, smallDeposit: 0 })
    expect(ids(a.checkedClean)).not.toContain('no-mortgage')
    expect(ids(a.acts)).toContain('get-trust-ledger')
    for (const act of a.acts) expect(describeNextAct(act).body).not.toMatch(/대항력/)
    expect(ids(a.acts)).not.toContain('apply-guarantee')
    expect(a.guarantee).toMatchObject({ verdict: 'not-eligible', basis: { unknown: 'not-given' } })
    expect(a.withheld).toContain('trust-ledger')
  })
  test('the price goes to others: the lines of each level add up and give the tenant nothing', () => {
    const { lines, salePrice } = valueOf(judged(consentIs(false)).recovery) ?? expect.fail()
    for (const level of ['low', 'likely', 'high'] as const) {
      expect(lines.reduce((n, l) => n + l[level], 0)).toBe(salePrice[level])
      expect(lines.filter((l) => l.who === 'tenant' || l.who === 'small-deposit').map((l) => l[level])).toEqual([0])
    }
  })
})

describe('a lease that the trustee stands by', () => {
  test('with the consent shown: likely as any lease, at worst nothing, for the ledger may leave it to the settlor', () => {
    const a = judged(consentIs(true))
    expect(back(a)).toEqual([0, 150_000_000, 150_000_000])
    expect(valueOf(a.recovery)?.assumptions).toEqual(expect.arrayContaining(['trust-consent-told', 'title-at-risk']))
    expect(ids(a.findings)).not.toContain('owner-mismatch')
    // the settlor may let it but is not the owner
    expect(ids(a.checkedClean)).not.toContain('owner-matches')
    expect(a.withheld).toContain('trust-ledger')
  })
  test('with consent, but signed by a stranger: said as such', () => {
    const a = judged({ ...consentIs(true), lease: madeLease({ landlordName: known('박넷', '입력') }) })
    expect(ids(a.findings)).toContain('owner-mismatch')
  })
  test('let by the trustee itself: as any lease, and no room to spare is promised', () => {
    const a = judged({ lease: madeLease({ landlordName: known('한빛신탁 주식회사', '입력') }) })
    expect(back(a)).toEqual([150_000_000, 150_000_000, 150_000_000])
    expect(a.guarantee).toMatchObject({ verdict: 'unknown', headroom: null })
    expect(ids(a.checkedClean)).not.toContain('no-mortgage')
  })
  test('from before the trust: the trustee took it over (대법원 2000다70460), asked or not', () => {
    const lease = madeLease({
      contractDate: known(day('2023-01-10'), '입력'),
      moveInDate: known(day('2023-02-10'), '입력'),
    })
    const a = judged({ lease, ...consentIs(false) })
    expect(back(a)).toEqual([150_000_000, 150_000_000, 150_000_000])
    expect(ids(a.findings)).not.toContain('trust-no-consent')
    expect(ids(a.acts)).toContain('get-trust-ledger')
  })
  test('an untold move-in day proves no lease from before the trust', () => {
    const lease = madeLease({ contractDate: known(day('2023-01-10'), '입력'), moveInDate: unknown('not-given') })
    expect(back(judged({ lease }))).toEqual([0, 0, 150_000_000])
  })
  test('an ended trust is none', () => {
    const ended: MadeEntry = {
      ...trust,
      rank: '3',
      purpose: '2번신탁등기말소소유권이전',
      on: '2025-01-01',
      role: '소유자',
      holder: '김하나',
    }
    const a = assess(madeCase([trust, ended], { home: madeHome() }))
    expect(back(a)).toEqual([150_000_000, 150_000_000, 150_000_000])
  })
})
