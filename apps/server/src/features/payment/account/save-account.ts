import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { postNotice } from '../../message/post-notice.ts'
import type { Payable } from '../payable.ts'
import { accountBySeq, endAccount, markAccountAsked, openAccount, type AccountRow } from './account-queries.ts'
import { retrySeconds } from '../settling/retry-seconds.ts'
import { webhookPaths } from '../opening/paths.ts'
import { attemptBySeq, setGatewayId } from '../queries.ts'
import { accountKey } from './reserve-account.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { goodsName } from '@jipsalpim/contract/areas/order/goods-words.ts'
import { accountHolder } from '../words.ts'

/** Interval of the check for a deposit whose webhook was lost. */
const LOOK_SECONDS = 3600

/**
 * The lifecycle of one order's account: opened, checked for the deposit, and closed at the deadline if no deposit has
 * arrived.
 */
export const saveAccount: JobHandler<'payment.account'> = async (ctx, { account_seq }) => {
  const account = await accountBySeq(ctx.db, account_seq)
  const attempt = account && (await attemptBySeq(ctx.db, account.attempt_seq))
  if (!account || !attempt) throw new Error(`account ${account_seq} is not there`)
  if (account.state === 'closed' || account.state === 'refused') return
  const order = await ctx.hooks.payables.find(ctx, attempt.order_seq)
  if (order.state === 'completed' || order.state === 'refunded') return
  const over = ctx.now() >= account.due_at || order.state !== 'pending'
  if (account.state === 'asked') return over ? end(ctx, account, order, 'closed') : open(ctx, account, order)
  const settled = await settlePayment(ctx, order.merchant_uid)
  if (settled.is === 'paid' || settled.is === 'wrong-amount') return
  // Deposited and refunded at the gateway before we learned of either.
  if (settled.is === 'cancelled') return end(ctx, account, order, 'closed')
  if (settled.is === 'checking' || !over) return again(ctx, account, LOOK_SECONDS)
  await close(ctx, account, order)
}

async function open(ctx: Context, account: AccountRow, order: Payable): Promise<void> {
  const checks = await markAccountAsked(ctx.db, account.account_seq)
  killPoint('account.noted')
  const answer = await ctx.payment.portone.openAccount({
    merchantUid: order.merchant_uid,
    amount: order.price,
    bankCode: account.bank_code,
    dueAt: account.due_at,
    holder: accountHolder,
    goods: goodsName(order),
    noticeUrl: ctx.settings.origin + webhookPaths.portone,
  })
  killPoint('account.answered')
  if (!answer.ok) {
    ctx.log.warn(
      { account_seq: account.account_seq, checks, why: answer.message },
      'payment: the virtual account is not open yet',
    )
    return answer.kind === 'refused'
      ? end(ctx, account, order, 'refused')
      : again(ctx, account, retrySeconds(checks - 1))
  }
  const { gatewayId, bankName, number, holder } = answer.value
  await ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, order.order_seq)
    if (
      !(await openAccount(tx.db, account.account_seq, { gateway_id: gatewayId, bank_name: bankName, number, holder }))
    )
      return
    await setGatewayId(tx.db, account.attempt_seq, gatewayId)
    await postNotice(tx, {
      user_seq: order.user_seq,
      order_seq: order.order_seq,
      template: 'deposit-needed',
      variables: {
        bank: bankName,
        number,
        amount: order.price,
        due: account.due_at.toISOString(),
        merchant_uid: order.merchant_uid,
      },
      reference: `deposit-${account.account_seq}`,
    })
    await tx.enqueue('payment.account', { account_seq: account.account_seq }, later(ctx, account, LOOK_SECONDS))
  })
  killPoint('account.kept')
}

/**
 * Closes the account at the gateway first: if a deposit arrives meanwhile, the gateway reports it and it is booked as
 * paid.
 */
async function close(ctx: Context, account: AccountRow, order: Payable): Promise<void> {
  const checks = await markAccountAsked(ctx.db, account.account_seq)
  killPoint('account.closing')
  const answer = await ctx.payment.portone.closeAccount(account.gateway_id ?? '')
  killPoint('account.told')
  if (answer.ok) return end(ctx, account, order, 'closed')
  await again(ctx, account, answer.kind === 'refused' ? 5 : retrySeconds(checks - 1))
}

const end = (ctx: Context, account: AccountRow, order: Payable, as: 'closed' | 'refused'): Promise<void> =>
  ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, order.order_seq)
    await endAccount(tx.db, account.account_seq, as)
    const reason = as === 'closed' ? 'account-expired' : 'account-refused'
    await tx.hooks.payables.onEnded(tx, order.order_seq, 'cancelled', { reason }, ['pending'])
  })

const again = (ctx: Context, account: AccountRow, seconds: number): Promise<void> =>
  ctx.enqueue('payment.account', { account_seq: account.account_seq }, later(ctx, account, seconds))

/** Delays by `seconds`, but not beyond the account's deadline. */
function later(ctx: Context, account: AccountRow, seconds: number) {
  const left = Math.ceil((account.due_at.getTime() - ctx.now().getTime()) / 1000)
  return { afterSeconds: left > 0 ? Math.min(seconds, left) : seconds, key: accountKey(account.account_seq) }
}
