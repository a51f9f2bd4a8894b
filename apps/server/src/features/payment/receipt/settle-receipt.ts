import type { CashReceipt, ReceiptOf } from '@jipsalpim/providers/payment/port.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { numberPlace, createReceipt } from './request-receipt.ts'
import { retrySeconds } from '../settling/retry-seconds.ts'
import { paidAttemptOfOrder, type AttemptRow } from '../queries.ts'
import { readRefunded, readTaxFreeCollected } from '../read-collected.ts'
import { moveReceipt, markReceiptAsked, receiptBySeq, type ReceiptRow } from './receipt-queries.ts'
import { enqueueReceipt } from './enqueue-receipt.ts'

/** Issues or cancels a receipt. If that may already have happened, the gateway is queried before it is asked again. */
export const settleReceipt: JobHandler<'payment.receipt'> = async (ctx, { receipt_seq }) => {
  const receipt = await receiptBySeq(ctx.db, receipt_seq)
  if (!receipt) throw new Error(`receipt ${receipt_seq} is not there`)
  const attempt = await paidAttemptOfOrder(ctx.db, receipt.order_seq)
  if (!attempt || attempt.vendor === 'free' || !attempt.gateway_id) return
  const paid: Paid = { attempt, vendor: attempt.vendor, gatewayId: attempt.gateway_id }
  if (receipt.state === 'wanted' || receipt.state === 'unknown') await issue(ctx, receipt, paid)
  if (receipt.state === 'cancelling') await cancelReceipt(ctx, receipt, paid)
}

type Paid = { attempt: AttemptRow; vendor: 'portone' | 'payple'; gatewayId: string }

async function issue(ctx: Context, receipt: ReceiptRow, paid: Paid): Promise<void> {
  const { receipt_seq } = receipt
  const amount = await amountAtGateway(ctx, paid.attempt)
  if (amount <= 0) return void (await moveReceipt(ctx.db, receipt_seq, ['wanted'], 'refused', { reason: 'refunded' }))
  const checks = await markReceiptAsked(ctx.db, receipt_seq, ['wanted', 'unknown'], 'unknown')
  if (checks === null) return
  killPoint('receipt.noted')
  const port = ctx.payment[paid.vendor]
  if (receipt.state === 'unknown') {
    const atVendor = await port.receiptOf(refOf(paid))
    if (!atVendor.ok) return again(ctx, receipt, checks, atVendor.message)
    if (atVendor.value) return saveIssued(ctx, receipt, paid, atVendor.value)
  }
  // Stored before the call: a gateway may report a receipt without its amount.
  await moveReceipt(ctx.db, receipt_seq, ['unknown'], 'unknown', { amount })
  const taxFree = Math.min(await readTaxFreeCollected(ctx, paid.attempt), amount)
  const answer = await port.issueReceipt({ ...refOf(paid), amount, taxFree, ...whose(ctx, receipt) })
  killPoint('receipt.answered')
  if (answer.ok) return saveIssued(ctx, { ...receipt, amount }, paid, answer.value)
  if (answer.kind !== 'refused') return again(ctx, receipt, checks, answer.message)
  await moveReceipt(ctx.db, receipt_seq, ['unknown'], 'refused', { reason: answer.reason })
}

/** Part of the payment may have been refunded meanwhile: then the receipt is cancelled and reissued for the rest. */
const saveIssued = (ctx: Context, receipt: ReceiptRow, { attempt }: Paid, answer: CashReceipt): Promise<void> =>
  ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, receipt.order_seq)
    const atGateway = await amountAtGateway(tx, attempt)
    const facts = { gateway_id: answer.receiptId, amount: answer.amount ?? receipt.amount ?? attempt.captured ?? 0 }
    if (!(await moveReceipt(tx.db, receipt.receipt_seq, ['unknown'], 'issued', facts))) return
    killPoint('receipt.kept')
    if (facts.amount === atGateway) return
    await moveReceipt(tx.db, receipt.receipt_seq, ['issued'], 'cancelling')
    await enqueueReceipt(tx, receipt)
  })

async function cancelReceipt(ctx: Context, receipt: ReceiptRow, paid: Paid): Promise<void> {
  const checks = await markReceiptAsked(ctx.db, receipt.receipt_seq, ['cancelling'], 'cancelling')
  if (checks === null) return
  killPoint('receipt.leaving')
  const port = ctx.payment[paid.vendor]
  const answer = await port.cancelReceipt({ ...refOf(paid), amount: receipt.amount ?? 0, ...whose(ctx, receipt) })
  killPoint('receipt.left')
  // The gateway no longer has it: an earlier try succeeded.
  if (!answer.ok && answer.kind !== 'refused') return again(ctx, receipt, checks, answer.message)
  await ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, receipt.order_seq)
    const { number } = whose(ctx, receipt)
    if (!(await moveReceipt(tx.db, receipt.receipt_seq, ['cancelling'], 'cancelled', { reason: 'refund' }))) return
    if ((await amountAtGateway(tx, paid.attempt)) <= 0) return
    const rest = await createReceipt(tx, { order_seq: receipt.order_seq, kind: receipt.kind }, number)
    if (rest) await enqueueReceipt(tx, rest)
  })
}

const amountAtGateway = async (ctx: Pick<Context, 'db'>, attempt: AttemptRow): Promise<number> =>
  (attempt.captured ?? 0) - (await readRefunded(ctx.db, attempt.order_seq))

const refOf = ({ attempt, gatewayId }: Paid): ReceiptOf => ({
  gatewayId,
  merchantUid: attempt.merchant_uid,
  paidOn: attempt.paid_on,
})

function whose(ctx: Pick<Context, 'seal'>, receipt: ReceiptRow) {
  if (!receipt.number_sealed) throw new Error(`receipt ${receipt.receipt_seq} has no number`)
  return { kind: receipt.kind, number: ctx.seal.open(numberPlace(receipt), receipt.number_sealed).reveal() }
}

async function again(ctx: Context, receipt: ReceiptRow, checks: number, why: string): Promise<void> {
  ctx.log[checks > 6 ? 'error' : 'warn']({ receipt_seq: receipt.receipt_seq, checks, why }, 'receipt: not settled yet')
  await enqueueReceipt(ctx, receipt, retrySeconds(checks - 1))
}
