import { asksForOthers, bindsOthers, owes } from '@jipsalpim/engine/answers/look-up-questions.ts'
import { assess } from '@jipsalpim/engine/assess.ts'
import { madeRegister, mortgage } from '@jipsalpim/engine/risk/made-up-home.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { expect, test } from 'vitest'
import { type Answers, inputOf, noAnswers } from './answers.ts'
import { noDealAnswers } from './deal-answers.ts'
import { questionsThatCount } from './questions-that-count.ts'

const today = day('2026-11-21')
const judged = (answers: Partial<Answers>, register = madeRegister()) => {
  const all = { ...noAnswers, ...answers }
  const assessment = assess(inputOf(register, all, today))
  return { assessment, counts: questionsThatCount(assessment, all) }
}

test('without answers the verdict is withheld, and the questions that withhold it say so', () => {
  const { assessment, counts } = judged({})
  expect(assessment.grade).toBe('판단보류')
  expect([...counts]).toEqual(expect.arrayContaining(['deposit', 'price']))
  expect(counts.has('rent')).toBe(false)
})
test('an answer is judged at once, and its question no longer waits', () => {
  const { assessment, counts } = judged({ deposit: 100_000_000, officialPrice: 200_000_000 })
  expect(assessment.withheld).toEqual([])
  expect(assessment.grade).not.toBe('판단보류')
  expect(counts.has('deposit')).toBe(false)
  expect(counts.has('price')).toBe(false)
})
test('a price that was only heard withholds the verdict, and the official price is what it waits for', () => {
  const { assessment, counts } = judged({ deposit: 100_000_000, price: 900_000_000 })
  expect([assessment.grade, assessment.withheld]).toEqual(['판단보류', ['price-told']])
  expect([counts.has('price'), counts.has('officialPrice')]).toEqual([false, true])
})
test('nothing said stays unknown: no answer is put in its place', () => {
  const { lease, home, deal, landlord, plan } = inputOf(madeRegister(), noAnswers, today)
  for (const field of [
    lease.deposit,
    lease.rent,
    lease.contractDate,
    lease.moveInDate,
    lease.landlordName,
    ...Object.values(home),
    ...Object.values(deal ?? {}),
    ...Object.values(landlord ?? {}),
    ...Object.values(plan ?? {}),
  ])
    expect(field).toEqual({ unknown: 'not-given' })
})
test('other households are asked for where they share the register, also while they are being answered', () => {
  expect(asksForOthers(judged({}).assessment)).toBe(false)
  const { assessment, counts } = judged({ kind: '다가구', otherDeposits: 200_000_000 })
  expect(asksForOthers(assessment)).toBe(true)
  expect(counts.has('otherDeposits')).toBe(false)
  expect(judged({ kind: '다가구' }).counts.has('otherDeposits')).toBe(true)
})
test('what is told of the other side is judged; a box that is not ticked is not said', () => {
  const base = { deposit: 100_000_000, price: 300_000_000 }
  const grade = (deal: Partial<typeof noDealAnswers>) =>
    judged({ ...base, deal: { ...noDealAnswers, ...deal } }).assessment.grade
  const ids = (deal: Partial<typeof noDealAnswers>) =>
    judged({ ...base, deal: { ...noDealAnswers, ...deal } }).assessment.findings.map((f) => f.id)
  expect(grade({ payeeName: '박넷' })).toBe('매우위험')
  expect(grade({ publicList: 'on' })).toBe('매우위험')
  expect(ids({ happened: ['no-broker', 'side-offer'] })).toEqual(expect.arrayContaining(['no-broker', 'side-offer']))
  expect(ids({ signer: 'agent' })).toContain('agent-unproven')
  expect(ids({ signer: 'agent', agentPapers: 'none' })).toContain('agent-without-papers')
  expect(ids({ record: 'paid' })).toContain('landlord-subrogation')
  const { notChecked } = judged({ ...base, deal: { ...noDealAnswers, publicList: 'off', taxes: 'none' } }).assessment
  expect(notChecked.map((n) => n.id)).not.toContain('public-list')
  // two of the three values that the lookup gives
  expect(notChecked.map((n) => n.id)).toContain('landlord-record')
})
test('a promise to pay a loan back first is asked of a home with a loan, and told beside the verdict without changing it', () => {
  const indebted = madeRegister([mortgage('1', 120_000_000)])
  const judgeWith = (deal: Partial<typeof noDealAnswers>) =>
    judged({ deposit: 150_000_000, price: 300_000_000, deal: { ...noDealAnswers, ...deal } }, indebted).assessment
  expect([owes(judgeWith({})), owes(judged({}).assessment)]).toEqual([true, false])
  const [before, after] = [judgeWith({}), judgeWith({ firstRepay: 'yes', firstRepayAmount: 120_000_000 })]
  expect(before.repayPlan).toBeUndefined()
  expect(after.repayPlan).toMatchObject({ before: 120_000_000, after: 0 })
  expect([after.grade, after.score]).toEqual([before.grade, before.score])
  expect(judgeWith({ firstRepay: 'yes' }).repayPlan).toMatchObject({ stated: 'untold', after: 0 })
  expect(judgeWith({ firstRepay: 'no' }).repayPlan).toBeUndefined()
})

test('the worth of other homes is asked where they secure the same debt, and counts at once', () => {
  const fields = { 공동담보: '건물 서울특별시 강서구 화곡동 100-1 제302호' }
  const register = madeRegister([{ ...mortgage('1', 240_000_000), fields }])
  const input = { deposit: 150_000_000, price: 300_000_000 }
  const likely = (answers: Partial<Answers>) => {
    const { recovery } = judged({ ...input, ...answers }, register).assessment
    return 'value' in recovery ? recovery.value.likely : Number.NaN
  }
  expect(bindsOthers(judged(input, register).assessment)).toBe(true)
  expect(bindsOthers(judged(input, madeRegister([mortgage('1', 240_000_000)])).assessment)).toBe(false)
  expect(likely({ jointHomes: 2_000_000_000 })).toBeGreaterThan(likely({ jointHomes: null }))
  expect(likely({ jointHomes: 0 })).toBeLessThan(likely({ jointHomes: null }))
})
