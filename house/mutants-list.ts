/** A mistake that somebody could make, where, and the test that is to notice it. `from` stands in the file once. */
export type Mutant = {
  name: string
  mistake: string
  file: string
  from: string
  to: string
  test: { file: string; name: string }
}

const server = 'apps/server/src'

export const mutants: readonly Mutant[] = [
  {
    name: 'idempotency-key',
    mistake: 'the Idempotency-Key is not looked at',
    file: `${server}/http/call-routes.ts`,
    from: 'if (!call.row.once) return await act()',
    to: 'if (call.row.path) return await act()',
    test: { file: `${server}/http/http.test.ts`, name: 'gives the first answer again' },
  },
  {
    name: 'phases',
    mistake: 'a source is asked before it is written down that it is',
    file: `${server}/features/report/run-step.ts`,
    from: '  await noteStepAsked(ctx.db, work.report, step, work.reference)\n',
    to: '',
    test: { file: `${server}/features/report/kill.test.ts`, name: 'at report.find.answered' },
  },
  {
    name: 'attempt-index',
    mistake: 'two open attempts of one order',
    file: 'db/migrations/0004_payment.sql',
    from: 'create unique index payment_attempt_one',
    to: 'create index payment_attempt_one',
    test: { file: `${server}/features/payment/payment.test.ts`, name: 'of which|opened twice|open to be paid again' },
  },
  {
    name: 'commit-clock',
    mistake: 'a window is measured by the time at which its transaction began',
    file: 'db/migrations/0001_platform.sql',
    from: 'select clock_timestamp() + coalesce',
    to: 'select now() + coalesce',
    test: { file: `${server}/features/order/order.test.ts`, name: 'counted when the edit holds the lock' },
  },
  {
    name: 'month-end',
    mistake: 'a month after the 31st is the 3rd of the month after next',
    file: 'packages/engine/src/values/day.ts',
    from: 'Math.min(d, monthDays(yy, mm))',
    to: 'd',
    test: { file: 'packages/engine/src/law', name: '' },
  },
  {
    name: 'job-dropped',
    mistake: 'a job whose provider failed is done',
    file: `${server}/jobs/runner.ts`,
    from: '    await fail(ctx.db, claimed, {',
    to: '    if (dead || !dead) return void (await finish(ctx.db, claimed))\n    await fail(ctx.db, claimed, {',
    test: { file: `${server}/jobs/jobs.test.ts`, name: 'runs again later' },
  },
  {
    name: 'amount-trusted',
    mistake: 'another amount than the order’s counts as paid',
    file: `${server}/features/payment/settle-payment.ts`,
    from: 'held.amount === attempt.amount && held.cancelledAmount === 0',
    to: 'held.amount > 0',
    test: { file: `${server}/features/payment/payment.test.ts`, name: '' },
  },
  {
    name: 'webhook-trusted',
    mistake: 'what a webhook says is believed, and the gateway is not asked',
    file: `${server}/features/payment/settle-payment.ts`,
    from: 'const answer = await inquirePayment(ctx, attempt, hint)',
    to: `const answer = { ok: true as const, value: { gatewayId: hint ?? 'said', merchantUid, state: 'paid' as const, amount: attempt.amount, cancelledAmount: 0, paidAt: null, method: null, cardName: null, cardNumber: null, receiptUrl: null, failReason: null, paidOn: null }, message: '' }`,
    test: { file: `${server}/features/payment/webhook.test.ts`, name: 'forged' },
  },
  {
    name: 'fencing',
    mistake: 'a worker that was overtaken writes on',
    file: `${server}/features/report/queries.ts`,
    from: "    .where('fence', '=', claim.fence)\n    .where('state', '=', 'preparing')\n    .forUpdate()",
    to: "    .where('state', '=', 'preparing')\n    .forUpdate()",
    test: { file: `${server}/features/report/report.test.ts`, name: 'by another worker writes nothing' },
  },
  {
    name: 'refund-cap',
    mistake: 'more may go back than was taken',
    file: 'db/migrations/0004_payment.sql',
    from: 'if new.state in (',
    to: 'if false and new.state in (',
    test: { file: `${server}/features/payment/refund.test.ts`, name: 'more than was captured' },
  },
  {
    name: 'coupon-select-then-update',
    mistake: 'a coupon that was free when it was looked at is held by two orders',
    file: 'db/migrations/0030_coupon.sql',
    from: 'create unique index coupon_use_one',
    to: 'create index coupon_use_one',
    test: { file: `${server}/features/coupon/coupon-race.test.ts`, name: 'orders of one person with one coupon' },
  },
  {
    name: 'own-price',
    mistake: 'an operator agrees to his own price',
    file: `${server}/features/order/decide-change.ts`,
    from: 'if (approve && change.made_by === operator.seq)',
    to: 'if (!approve && change.made_by === 0)',
    test: { file: `${server}/features/order/prices.test.ts`, name: 'is changed by two operators' },
  },
  {
    name: 'earned-twice',
    mistake: 'a part that went back before the report is earned with it',
    file: `${server}/features/order/deliver-order.ts`,
    from: 'full - (await readBack(tx.db, order.order_seq))',
    to: 'full + 0 * (await readBack(tx.db, order.order_seq))',
    test: { file: `${server}/features/operator/desk.test.ts`, name: 'of a part before the report is there' },
  },
  {
    name: 'draft-key',
    mistake: 'two tabs of one draft make two orders',
    file: `${server}/features/order/create-order.ts`,
    from: '    if (before) return sayMade(before)\n',
    to: '',
    test: { file: `${server}/features/order/order-draft.test.ts`, name: 'ten tabs' },
  },
  {
    name: 'schedule',
    mistake: 'every worker enqueues what is due',
    file: `${server}/jobs/schedule.ts`,
    from: "if (due.rows.length) await tx.enqueue(name, {} as never, { key: 'schedule' })",
    to: 'await tx.enqueue(name, {} as never)',
    test: { file: `${server}/jobs/schedule.test.ts`, name: 'comes once, however many' },
  },
  {
    name: 'report-owner',
    mistake: 'anybody reads a report by its number',
    file: `${server}/features/report/queries.ts`,
    from: "    .where('o.user_seq', '=', v.user)\n",
    to: '',
    test: { file: `${server}/features/testing/authorisation/authorisation.test.ts`, name: 'lets every call' },
  },
  {
    name: 'session-owner',
    mistake: 'anybody logs out anybody',
    file: `${server}/features/account/session/queries.ts`,
    from: "    .where('user_seq', '=', userSeq)\n    .where('revoked_at', 'is', null)\n    .returning",
    to: "    .where('revoked_at', 'is', null)\n    .returning",
    test: { file: `${server}/features/testing/authorisation/authorisation.test.ts`, name: 'lets every call' },
  },
  {
    name: 'coupon-owner',
    mistake: 'anybody reads a coupon by its number',
    file: `${server}/features/coupon/queries.ts`,
    from: "coupons(db).where('c.user_seq', '=', userSeq).where('c.coupon_seq'",
    to: "coupons(db).where('c.coupon_seq'",
    test: { file: `${server}/features/testing/authorisation/authorisation.test.ts`, name: 'lets every call' },
  },
  {
    name: 'role',
    mistake: 'every role does what operators do',
    file: `${server}/http/session.ts`,
    from: 'user?.role !== access',
    to: "user?.role === 'realtor'",
    test: { file: `${server}/features/testing/authorisation/authorisation.test.ts`, name: 'lets every call' },
  },
  {
    name: 'factor',
    mistake: 'the desk opens without the second factor',
    file: `${server}/http/session.ts`,
    from: '!user?.session.secondFactorAt',
    to: '!user',
    test: { file: `${server}/features/testing/authorisation/authorisation.test.ts`, name: 'lets every call' },
  },
]
