import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { findingCases } from '../risk/finding-cases.ts'
import { findingIds } from '../risk/finding-ids.ts'
import { madeLease } from '../risk/made-up-home.ts'
import { type Side, stages } from '../risk/stage.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { glossary } from './ko/glossary.ts'
import { adviceWords } from './ko/advice.ts'
import { describeAdvice } from './describe-advice.ts'
import { findingBodies } from './ko/findings.ts'

const banned = /안전합니다|문제없|보장|100\s*%|무조건/
const polite = /요(\([^)]*\))?[.?]$/
const sides: Side[] = ['prospective', 'living']

test('every finding has advice, and no advice is for a finding that does not exist', () => {
  expect(Object.keys(adviceWords).toSorted()).toEqual([...findingIds].toSorted())
})

describe.each(findingIds)('%s', (id) => {
  const words = adviceWords[id]

  test('says what it means and what to do, at every stage, in 해요체', () => {
    for (const side of sides) expect(words.why[side]).toMatch(polite)
    for (const stage of stages) {
      const { act, document } = words.steps[stage]
      expect(act, stage).toMatch(polite)
      expect(document.trim().length, stage).toBeGreaterThan(1)
      expect(document, stage).not.toMatch(/[.?]$/)
    }
    expect(words.question).toMatch(/\?$/)
    expect(words.goodAnswer).toMatch(polite)
    expect(words.badAnswer).toMatch(polite)
    expect(words.goodAnswer).not.toBe(words.badAnswer)
    if (words.clause !== null) expect(words.clause).toMatch(/다\.$/)
  })

  test('a tenant who lives there is not told what somebody is who has not signed', () => {
    expect(words.why.living).not.toBe(words.why.prospective)
    expect(words.steps.living.by).not.toBe('contract')
    expect(words.steps.ending.by).not.toBe('contract')
    expect(['contract', null]).toContain(words.steps['before-contract'].by)
    for (const stage of ['living', 'ending'] as const) {
      expect(words.steps[stage].act).not.toMatch(/계약하지 마세요|서명하지 마세요|잔금을 보내지/)
    }
  })

  test('promises nothing', () => {
    const all = JSON.stringify(words)
    expect(all).not.toMatch(banned)
    expect(all).not.toMatch(/undefined|NaN|null원/)
  })

  test('its terms are in the glossary', () => {
    expect(words.terms.length).toBeGreaterThan(0)
    for (const term of words.terms) expect(glossary[term], term).toBeTruthy()
  })

  test('the placeholders of its body are numbers that the signal gives', () => {
    const [input] = findingCases[id]
    const given = assess(input).findings.find((f) => f.id === id)?.numbers ?? expect.fail()
    const asked = new Set<string>()
    const body = findingBodies[id](
      new Proxy(given, {
        get: (numbers, key) => {
          asked.add(String(key))
          return Reflect.get(numbers, key)
        },
      }),
    )
    const optional = new Set(optionalNumbers[id] ?? [])
    for (const key of asked) if (!optional.has(key)) expect(Object.keys(given), `${id}: ${key}`).toContain(key)
    expect(body).not.toMatch(/모름|\?%|몇 배|이름을 읽지 못함/)
  })
})

/** Numbers that a signal returns only if the register prints them; the body checks for them. */
const optionalNumbers: Partial<Record<string, readonly string[]>> = {
  'recent-owner-change': ['percent', 'paid'],
  'owner-changed-in-lease': ['percent', 'paid'],
  'co-owned': ['signer'],
  'other-deposits-unknown': ['others'],
  'joint-collateral': ['lists'],
  'secured-debts': ['percent'],
  'sources-disagree': ['use', 'useTold', 'area', 'areaTold', 'households', 'householdsTold', 'place', 'placeTold'],
  'later-mortgage': ['ahead', 'behind'],
}

describe('what is said depends on the stage', () => {
  const today = day('2026-11-21')
  const of = (stage: (typeof stages)[number], lease = madeLease(), id = 'secured-debts') =>
    describeAdvice({ id }, stage, { lease, day: today })

  test('before the contract: three steps, a clause, and a question with two answers', () => {
    const a = of('before-contract')
    expect(a.steps.map((s) => [s.when, s.now])).toEqual([
      ['계약하기 전', true],
      ['계약하는 날', false],
      ['잔금·이사하는 날', false],
    ])
    expect(a.now.due).toBe('서명하기 전까지 (2026년 11월 25일)')
    expect(a.steps[2]?.due).toBe('잔금을 보내기 전까지 (2026년 12월 20일)')
    expect(a.clause).toMatch(/새 담보/)
    expect(a.question?.ask).toMatch(/대출/)
    expect(a.noOpinion).toMatch(/감정평가가 아니에요/)
  })

  test('once it is signed no clause can be added; a question still can be asked', () => {
    const a = of('balance-day')
    expect(a.clause).toBeNull()
    expect(a.question).not.toBeNull()
    expect(a.now.when).toBe('잔금·이사하는 날')
  })

  test('living there: two steps, the half of the term, and no question for the realtor', () => {
    const lease = madeLease({ moveInDate: known(day('2026-01-10'), '입력'), endDate: known(day('2028-01-09'), '입력') })
    const a = of('living', lease, 'deposit-not-covered-low')
    expect(a.steps.map((s) => s.when)).toEqual(['살고 있는 동안', '계약이 끝날 때'])
    expect(a.now.due).toBe('임대차 기간의 절반이 지나기 전까지 (2027년 1월 9일)')
    expect(a.steps[1]?.due).toBe('끝나기 두 달 전까지 (2027년 11월 8일)')
    expect([a.clause, a.question]).toEqual([null, null])
  })

  test('at the end a new contract may be written: the clause comes back', () => {
    expect(of('ending').clause).not.toBeNull()
  })

  test('a day that nobody told, or that is past, is told in words alone', () => {
    const open = madeLease({ contractDate: unknown('not-given'), moveInDate: unknown('not-given') })
    expect(of('before-contract', open).now.due).toBe('서명하기 전까지')
    const old = madeLease({ moveInDate: known(day('2020-01-10'), '입력') })
    expect(of('living', old, 'deposit-not-covered-low').now.due).toBe('임대차 기간의 절반이 지나기 전까지')
  })
})
