import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { AssessInput } from '../assessment.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { gap } from './finding-cases.ts'
import { madeCase, madeHome, madeLease, mortgage } from './made-up-home.ts'

const acts = (input: AssessInput) => assess(input).acts.map((x) => x.id)
const lived = (from: string, end: string | null = null) =>
  madeLease({
    contractDate: known(day(from), '입력'),
    moveInDate: known(day(from), '입력'),
    ...(end === null ? {} : { endDate: known(day(end), '입력') }),
  })
const auction = gap('임의경매개시결정', { on: '2026-10-02', holder: '주식회사다온은행', role: '채권자' })

test('before the contract a danger holds the money back, and what is to be asked comes by its day', () => {
  const a = assess(madeCase([gap('압류')]))
  // a due day would suggest that the money may be sent then
  expect(a.nextAct).toMatchObject({ id: 'do-not-pay', due: null })
  expect(a.acts.map((x) => x.id)).toEqual(
    expect.arrayContaining(['ask-tax-certificate', 'check-payee', 'move-in-and-fix']),
  )
  expect(a.acts.map((x) => x.id)).not.toContain('demand-distribution')
})

test('a home that nothing mends is not signed for, and who signed already leaves the contract: nothing is told that goes on with it', () => {
  const goesOn = ['check-payee', 'move-in-and-fix', 'lower-deposit', 'recheck-register', 'check-guarantee']
  const unsigned = assess(madeCase([auction]))
  expect(unsigned.nextAct).toEqual({ id: 'do-not-sign', due: null, numbers: {} })
  const signed = assess(madeCase([auction], { lease: madeLease({ contractDate: known(day('2026-11-10'), '입력') }) }))
  expect(signed.nextAct).toEqual({ id: 'leave-contract', due: null, numbers: {} })
  for (const a of [unsigned, signed])
    for (const id of [...goesOn, 'do-not-pay']) expect(a.acts.map((x) => x.id)).not.toContain(id)
  // a signed contract must be reported until it is ended
  expect(signed.acts.map((x) => x.id)).toContain('report-lease')
})

test('a certificate that was refused is still to be asked for', () => {
  expect(acts(madeCase([], { landlord: { taxes: known('refused', '입력') } }))).toContain('ask-tax-certificate')
  expect(acts(madeCase([], { landlord: { taxes: known('none', '입력') } }))).not.toContain('ask-tax-certificate')
})

test('who lives there is not told to hold money back, but to keep the rank and to ask for the share', () => {
  const ids = acts(madeCase([auction], { lease: lived('2024-11-10') }))
  expect(ids[0]).toBe('demand-distribution')
  expect(ids).toEqual(expect.arrayContaining(['keep-standing', 'check-fixed-date', 'watch-register']))
  for (const id of ['do-not-pay', 'check-payee', 'move-in-and-fix', 'lower-deposit', 'pay-off-mortgage']) {
    expect(ids).not.toContain(id)
  }
})

test('a guarantee that can still be had comes before all else in a danger', () => {
  const risky = madeCase([mortgage('1', 250_000_000)], { lease: lived('2026-06-10') })
  expect(acts(risky).slice(0, 2)).toEqual(['keep-standing', 'apply-guarantee'])
  expect(assess(risky).acts.find((x) => x.id === 'apply-guarantee')?.due).toBe('2027-06-09')
  expect(acts({ ...risky, lease: lived('2024-06-10') })).not.toContain('apply-guarantee')
})

test('towards the end: notice with its day, then the registration before moving out', () => {
  const a = assess(madeCase([], { lease: lived('2025-03-10', '2027-03-09') }))
  expect(a.nextAct).toMatchObject({ id: 'give-notice', due: '2027-01-08' })
  expect(a.acts.find((x) => x.id === 'register-tenancy')?.due).toBe('2027-03-09')
  // less than two months before the end and no notice from either side: the lease renews
  const late = acts(madeCase([], { lease: lived('2025-01-10', '2027-01-09') }))
  expect([late[0], late.includes('give-notice')]).toEqual(['end-renewed', false])
  const over = acts(madeCase([], { lease: lived('2024-01-10', '2026-01-09') }))
  expect(over.slice(0, 2)).toEqual(['register-tenancy', 'claim-guarantee'])
})

test('a request to move the registration away is answered first, on either side', () => {
  const deal = { askedToMoveOut: known(true, '입력') }
  expect(acts(madeCase([], { deal }))).toContain('refuse-moving-out')
  expect(acts(madeCase([], { deal, lease: lived('2026-01-10') }))[0]).toBe('refuse-moving-out')
})

test('an account that is told needs no look any more; a wrong one is the next thing', () => {
  expect(acts(madeCase([], { deal: { payeeName: known('김하나', '입력') } }))).not.toContain('check-payee')
  expect(acts(madeCase([], { deal: { payeeName: known('박넷', '입력') } })).slice(0, 2)).toEqual([
    'do-not-pay',
    'check-payee',
  ])
})

test('whose dates are not known is taken to have paid nothing yet', () => {
  const open = unknown('not-given')
  const ids = acts(
    madeCase([auction], { lease: madeLease({ contractDate: open, moveInDate: open }), home: madeHome() }),
  )
  expect(ids[0]).toBe('do-not-sign')
})
