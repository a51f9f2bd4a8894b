import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { known } from '../values/known.ts'
import { adviceWords } from '../words/ko/advice.ts'
import { describeAdvice } from '../words/describe-advice.ts'
import { areOthersAlone, clearFirstIds, repayIds, walkAwayIds } from './advice-rules.ts'
import { type FindingId, findingIds } from './finding-ids.ts'
import { madeHome } from './made-up-home.ts'
import { mixedCase } from './mixed-case.ts'
import { stages } from './stage.ts'
import { languages, speaks } from './advice-speech.ts'

const source = '입력'

/** Rights that their clause must name; other languages print the Korean name in brackets. */
const named: Partial<Record<FindingId, string>> = {
  seizure: '압류',
  'provisional-seizure': '가압류',
  'provisional-disposition': '가처분',
  'provisional-registration': '가등기',
  'provisional-security': '가등기',
  'compulsory-administration': '강제관리',
  'notice-registration': '예고등기',
  redemption: '환매',
  'tenancy-registration': '임차권등기',
  'lease-right': '임차권',
  'jeonse-right': '전세권',
  'owner-mismatch': '위임장',
  'agent-without-papers': '위임장',
  'building-unapproved': '사용승인',
}

describe.each(Object.keys(languages))('the words in %s', (language) => {
  const words = languages[language] ?? expect.fail()
  const { holds, never, repays, clauseInstead, forbids, otherHome } = speaks[language] ?? expect.fail()

  test.each(walkAwayIds)('%s: another home, no signature, no clause', (id) => {
    const { steps, clause } = words[id]
    expect(steps['before-contract'].act).toMatch(holds)
    expect(steps['contract-day'].act).toMatch(holds)
    expect(steps['balance-day'].act).toMatch(holds)
    expect(clause).toBeNull()
  })

  test.each(clearFirstIds)('%s: held back until it is gone, not signed for with a promise', (id) => {
    const { steps } = words[id]
    expect(steps['before-contract'].act).toMatch(holds)
    expect(steps['contract-day'].act).not.toMatch(clauseInstead)
  })

  test.each(Object.entries(named))('%s: its clause names what it is about', (id, name) => {
    expect(words[id as FindingId].clause).toContain(name) // keys of a table of findings
  })

  test('a clause that is to be written is there, and of a debt it says that the debt is repaid or let go', () => {
    for (const id of findingIds) {
      const { steps, clause } = words[id]
      if (/특약을 적으세요|clause \(특약\) written|写上特约|Ghi điều khoản riêng/.test(steps['contract-day'].act))
        expect(clause, id).not.toBeNull()
    }
    for (const id of repayIds)
      expect(words[id].clause, id).toMatch(/갚|상환|빼는|repays|releasing|还清|解除|trả hết|ra khỏi/)
  })

  test('nothing else is told never to be signed', () => {
    const contradicting = findingIds.filter(
      (id) => never.test(words[id].steps['before-contract'].act) || never.test(words[id].steps['contract-day'].act),
    )
    expect(contradicting.filter((id) => !walkAwayIds.some((x) => x === id))).toEqual([])
  })

  test('what forbids the signature or the payment has no day, and what has none forbids or holds back', () => {
    for (const id of findingIds)
      for (const at of ['before-contract', 'contract-day', 'balance-day'] as const) {
        const { by } = adviceWords[id].steps[at]
        const { act } = words[id].steps[at]
        if (forbids.test(act)) expect(by, `${id} ${at}: ${act}`).toBeNull()
        if (by === null) expect(act, `${id} ${at}`).toMatch(holds)
      }
  })

  test('another home is advised where nothing is signed', () => {
    const advised = findingIds.filter((id) => otherHome.test(words[id].steps['before-contract'].act))
    const held = new Set<string>([...walkAwayIds, ...clearFirstIds])
    expect(advised.filter((id) => !held.has(id))).toEqual([])
    expect(advised.length).toBeGreaterThan(4)
  })

  test('repaying and cancelling is told of debts alone', () => {
    const matching = findingIds.filter((id) =>
      (['before-contract', 'contract-day', 'balance-day'] as const).some((stage) =>
        repays.test(words[id].steps[stage].act),
      ),
    )
    expect(matching.filter((id) => !repayIds.some((x) => x === id))).toEqual([])
    expect(matching.length).toBeGreaterThan(3)
  })
})

test('deposits of other households alone are no debt to cancel', () => {
  const mixed = mixedCase(['other-deposits-low'], {})
  const a = assess({ ...mixed, home: { ...madeHome(), ...mixed.home, otherDeposits: known(200_000_000, source) } })
  const debts = a.findings.find((f) => f.id === 'secured-debts') ?? expect.fail()
  expect(areOthersAlone(debts)).toBe(true)
  const advice = describeAdvice(debts, 'before-contract', a)
  expect(JSON.stringify(advice)).not.toMatch(/갚고|말소/)
  expect(advice.clause).toMatch(/다른 임차인 보증금/)
})

test('each Korean step that waits for a guarantee is marked as leading to one', () => {
  const waits = /반환보증이 안 되면|보증이나 대출이 거절되면|반환보증에 들 수 있|반환보증을 신청/
  const unmarked = findingIds.flatMap((id) =>
    stages
      .filter((at) => waits.test(adviceWords[id].steps[at].act) && !adviceWords[id].steps[at].guarantee)
      .map((at) => `${id} ${at}`),
  )
  expect(unmarked).toEqual([])
})
