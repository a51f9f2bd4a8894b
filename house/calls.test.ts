import { callTable } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/rows/row.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'
import { specCalls } from './spec.ts'

const rows: [string, CallRow][] = Object.entries(callTable)

test('every row has its schemas, and every call its row', () => {
  const declared = Object.values(calls).flatMap((area) => Object.keys(area))
  expect(declared.sort()).toEqual(rows.map(([name]) => name).sort())
})

test('every area of calls is served', () => {
  for (const area of Object.keys(calls)) {
    const served = filesBelow('apps/server/src/features').some(
      (f) => f.endsWith('/calls.ts') && read(f).includes(`serve(calls.${area}`),
    )
    expect(served, area).toBe(true)
  }
})

test('paths are the specification’s, or ours by name', () => {
  const specified = new Set(specCalls.map((c) => `${c.method} ${c.path}`))
  // The specification implies these and names none of them.
  const ours = new Set([
    'loginKakaoState',
    'logout',
    'guestOpen',
    'userTypeState',
    'noticeChoose',
    'personalData',
    'personalCorrect',
    'processingStop',
    'loginUnlink',
    'sessionList',
    'sessionEnd',
    'sessionEndOthers',
    'orderTicketRefund',
    'orderTicketCompany',
    'orderTicketMember',
    'orderWithdraw',
    'orderRefundAccount',
    'orderReceipt',
    'orderReceiptAsk',
    'portoneCardEnd',
    'operatorCampaigns',
    'operatorCampaignMake',
    'operatorCampaignApprove',
    'operatorCampaignEnd',
    'operatorCodesBring',
    'operatorBatches',
    'operatorCodesApprove',
    'operatorCodes',
    'operatorCouponReport',
    'operatorDesk',
    'operatorEnrol',
    'operatorEnter',
    'operatorFind',
    'operatorPerson',
    'operatorReveal',
    'operatorOrder',
    'operatorRefund',
    'operatorRefundDecide',
    'operatorPayments',
    'operatorRefundSettle',
    'operatorNotice',
    'operatorJob',
    'operatorLists',
    'operatorSettings',
    'operatorFlag',
    'operatorNoticeMake',
    'operatorNoticeEnd',
    'operatorReleaseMake',
    'operatorTermsMake',
    'operatorFlagMake',
    'operatorFigureMake',
    'operatorReviewMake',
    'operatorReviewEnd',
    'operatorExperimentSet',
    'operatorUsage',
    'operatorPrices',
    'operatorPriceChange',
    'operatorPriceDecide',
  ])
  const strange = rows
    .filter(([name, r]) => !specified.has(`${r.method} /api/v1${r.path}`) && !ours.has(name))
    .map(([name]) => name)
  expect(strange).toEqual([])
})

test('every error that a call declares is met in a test', () => {
  const tests = filesBelow('apps/server')
    .filter((f) => f.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const all: Call[] = Object.values(calls).flatMap((area) => Object.values(area))
  const declared = new Set(all.flatMap((c) => c.fails))
  const untested = [...declared].filter(
    (name) => !tests.includes(`'${name}'`) && !tests.includes(String(errors[name].code)),
  )
  expect(untested).toEqual([])
})

test('codes are numbers of their own', () => {
  const codes = Object.values(errors).map((e) => e.code)
  expect(new Set(codes).size).toBe(codes.length)
})
