import type { Input } from '@jipsalpim/contract/call.ts'
import type { contractReportKeep, contractSubscribeKeep } from '@jipsalpim/contract/areas/order/contract.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { insertContract, saveLoan } from './contract-queries.ts'
import { lockOwnOrder } from '../queries.ts'
import { isNotifier } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { loanPlace, presentContract } from './read-contract.ts'

export const saveReportContract: Action<typeof contractReportKeep> = (ctx, input, user) =>
  save(ctx, input, user, (product) => product === 'report')
export const saveSubscribeContract: Action<typeof contractSubscribeKeep> = (ctx, input, user) =>
  save(ctx, input, user, isNotifier)

/** A repeat inserts a new row: the data of earlier assessments stays available. */
const save = (
  ctx: Context,
  {
    id,
    bank_name,
    loan_name,
    loan_product_code,
    deposit_amount,
    rental_amount,
    ...rest
  }: Input<typeof contractReportKeep>,
  user: User,
  fits: (product: string) => boolean,
) =>
  ctx.tx(async (tx) => {
    const order = await lockOwnOrder(tx.db, user.seq, { order_seq: id })
    if (!order || !fits(order.product)) throw new Fail('orderNotFound')
    const row = await insertContract(tx.db, {
      order_seq: id,
      deposit: deposit_amount,
      rent: rental_amount,
      ...rest,
    })
    if (rest.loan_yn === 'N') return presentContract(tx, row)
    const loan = JSON.stringify({ bank_name, loan_name, loan_product_code })
    return presentContract(tx, await saveLoan(tx.db, row.contract_seq, tx.seal.seal(loanPlace(row), loan)))
  })
