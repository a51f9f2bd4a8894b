import { expect, it } from 'vitest'
import { describeRefused } from './describe-refused.ts'
import { payWords as w } from './words.ts'

const refused = (error: string, data: unknown) => describeRefused({ error, message: '이유', data })
const all = (error: string, data: unknown) => {
  const { title, lines } = refused(error, data)
  return [title, ...lines].join(' ')
}

it('where money was taken it says how much, and that it goes back; never that nothing left', () => {
  for (const error of ['paymentRequestFailed', 'paymentNotCompleted', 'notifierExists', 'approvalNeeded']) {
    const texts = all(error, { refund: 9900, reason: 'cancelled', merchant_uid: 'nz1', state: 'completed' })
    expect(texts).toContain(w.goesBack('9,900원'))
    expect(texts).not.toContain(w.failedTitle)
    expect(texts).not.toContain(w.failedNothing)
  }
  expect(all('paymentRequestFailed', { refund: 100, reason: 'wrong-amount' })).toBe(
    `${w.backTitle} ${w.wrongAmount('100원')}`,
  )
})
it('a second notifier was paid for: it is not called unfinished', () => {
  expect(refused('notifierExists', { refund: 4900 })).toMatchObject({
    title: w.backTitle,
    lines: [w.goesBack('4,900원'), '이유'],
  })
})
it('an order that was closed and paid all the same is not told to look again in a moment', () => {
  expect(refused('paymentNotCompleted', { refund: 9900, reason: 'cancelled' }).lines).toEqual([w.goesBack('9,900원')])
})
it('where the gateway has refused it says first that nothing was taken', () => {
  expect(refused('paymentRequestFailed', { reason: '한도 초과' })).toEqual({
    title: w.failedTitle,
    lines: [w.nothingTaken, '이유'],
    reason: '한도 초과',
    bought: null,
  })
})
it('where nobody knows what was taken it says first what happens to money that left', () => {
  for (const error of ['paymentRequestFailed', 'paymentNotCompleted', 'systemError'])
    expect(refused(error, null).lines).toEqual([w.failedNothing, '이유'])
})
it('leads to what another screen bought, and to paying here where that one is still open', () => {
  expect(refused('approvalNeeded', { merchant_uid: 'nz1', state: 'completed' })).toMatchObject({ bought: 'nz1' })
  const open = refused('approvalNeeded', { merchant_uid: 'nz1', state: 'pending' })
  expect(open.bought).toBeNull()
  expect(open.title).toBe(w.takenOver.pending.title)
})
