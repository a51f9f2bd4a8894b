import { expect, it } from 'vitest'
import { payWords } from '../../../shared/paying/words.ts'
import { joinWords } from './join-words.ts'
import { whyRefused, type Refused } from './why-refused.ts'

// Only the fields that are read.
const refused = (error: string, data: unknown) =>
  whyRefused({ ok: false, error, message: '이유', fields: {}, data } as unknown as Refused)

it('where the card was charged, it says what goes back, and never that nothing left', () => {
  for (const error of ['notifierExists', 'paymentNotCompleted', 'approvalNeeded', 'paymentRequestFailed']) {
    const said = refused(error, { refund: 4900, reason: 'cancelled', merchant_uid: 'nz1', state: 'pending' })
    expect(said, error).toContain(payWords.goesBack('4,900원'))
    expect(said, error).not.toContain('나가지 않았어요')
  }
})
it('where nothing was charged, a home that is watched already is told so', () => {
  expect(refused('notifierExists', null)).toBe(joinWords.pay.watched)
  expect(refused('unitState', null)).toBe(joinWords.pay.noUnit)
})
