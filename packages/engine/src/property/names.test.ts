import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { gap } from '../risk/finding-cases.ts'
import { madeCase, madeRegister } from '../risk/made-up-home.ts'
import { valueOf } from '../values/known.ts'
import { describeFinding } from '../words/describe-finding.ts'
import { findings as en } from '../words/en/findings.ts'
import { findings as vi } from '../words/vi/findings.ts'
import { findings as zh } from '../words/zh/findings.ts'

const seized = (office: string | null, state = '국') => {
  const register = madeRegister([gap('압류', { holder: state, role: '권리자' })])
  const entries = register.entries.map((e) =>
    e.purpose !== '압류' || office === null
      ? e
      : { ...e, parties: e.parties.flatMap((p) => [p, { ...p, role: '처분청', name: office }]) },
  )
  return assess(madeCase([], { register: { ...register, entries } }))
}
const holders = (a: ReturnType<typeof seized>) => a.findings.find((f) => f.id === 'seizure')?.numbers['holders']

describe('권리자 국, 처분청 …세무서: the state and its tax office', () => {
  test('the finding and the line of the payout name both', () => {
    const a = seized('강서세무서')
    expect(holders(a)).toBe('국(강서세무서)')
    expect(valueOf(a.recovery)?.lines.find((l) => l.who === 'tax')?.label).toBe('국(강서세무서)')
  })
  test('without an office it is the state alone, and a district needs none', () => {
    expect(holders(seized(null))).toBe('국')
    expect(holders(seized('세무1과', '강서구'))).toBe('강서구')
  })
  test('no language calls it by the one letter alone', () => {
    const numbers = { holders: '국(강서세무서), 강서구', count: 2 }
    expect(describeFinding({ id: 'seizure', numbers }).body).toMatch(/^나라\(강서세무서\), 강서구가/)
    expect(en['seizure'](numbers)).toMatch(/^the state \(국\)\(강서세무서\), 강서구 seized/i)
    expect(zh['seizure'](numbers)).toContain('国家')
    expect(vi['seizure'](numbers)).toContain('Nhà nước')
  })
  test('a name that begins with the letter is left alone', () => {
    expect(describeFinding({ id: 'seizure', numbers: { holders: '국민건강보험공단', count: 1 } }).body).toMatch(
      /^국민건강보험공단이/,
    )
  })
})
