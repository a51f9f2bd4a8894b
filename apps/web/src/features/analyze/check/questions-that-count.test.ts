import { assess } from '@jipsalpim/engine/assess.ts'
import { madeRegister } from '@jipsalpim/engine/risk/made-up-home.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { expect, test } from 'vitest'
import { type Answers, inputOf, noAnswers } from './answers.ts'
import { asksForOthers, questionsThatCount } from './questions-that-count.ts'

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
  const { assessment, counts } = judged({ deposit: 100_000_000, price: 300_000_000 })
  expect(assessment.withheld).toEqual([])
  expect(assessment.grade).not.toBe('판단보류')
  expect(counts.has('deposit')).toBe(false)
  expect(counts.has('price')).toBe(false)
})
test('nothing said stays unknown: no answer is put in its place', () => {
  const { lease, home } = inputOf(madeRegister(), noAnswers, today)
  for (const field of [
    lease.deposit,
    lease.rent,
    lease.contractDate,
    lease.moveInDate,
    lease.landlordName,
    ...Object.values(home),
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
