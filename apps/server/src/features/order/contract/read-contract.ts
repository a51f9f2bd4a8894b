import type { Output } from '@jipsalpim/contract/call.ts'
import type { contractReport, contractReportLoan, contractSubscribe } from '@jipsalpim/contract/areas/order/contract.ts'
import { isNotifier } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { contractOf, type ContractRow } from './contract-queries.ts'
import type { OrderRow } from '../order-row.ts'
import { ownAnyOrder, ownOrder } from '../queries.ts'

type ContractState = Output<typeof contractReport>
type Loan = Pick<NonNullable<ContractState['contract']>, 'bank_name' | 'loan_name' | 'loan_product_code'>
const NO_LOAN: Loan = { bank_name: null, loan_name: null, loan_product_code: null }

export const readReportContract: Action<typeof contractReport> = async (ctx, { id }, user) => {
  const order = await ownOrder(ctx.db, user.seq, { order_seq: id })
  if (!order) throw new Fail('orderNotFound')
  return readState(ctx, order)
}
export const readSubscribeContract: Action<typeof contractSubscribe> = async (ctx, { id }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { order_seq: id })
  if (!order || !isNotifier(order.product)) throw new Fail('orderNotFound')
  return readState(ctx, order)
}
export const readLoan: Action<typeof contractReportLoan> = async (ctx, { id }, user) => {
  const order = await ownOrder(ctx.db, user.seq, { order_seq: id })
  if (!order) throw new Fail('orderNotFound')
  const row = await contractOf(ctx.db, id)
  return {
    type: order.contract_type,
    deposit: order.deposit_amount,
    loan_yn: row?.loan_yn ?? null,
    ...(row ? loanOf(ctx, row) : NO_LOAN),
  }
}

export const loanPlace = ({ contract_seq }: Pick<ContractRow, 'contract_seq'>): SealPlace => ({
  table: 'order_contract',
  column: 'loan_sealed',
  row: contract_seq,
})
export const presentContract = (
  ctx: Pick<Context, 'seal'>,
  row: ContractRow,
): NonNullable<ContractState['contract']> => ({
  id: row.order_seq,
  start_on: row.start_on,
  end_on: row.end_on,
  deposit_amount: row.deposit,
  rental_amount: row.rent,
  area: row.area,
  loan_yn: row.loan_yn,
  ...loanOf(ctx, row),
  made_at: row.made_at.toISOString(),
})

async function readState(ctx: Context, order: OrderRow): Promise<ContractState> {
  const row = await contractOf(ctx.db, order.order_seq)
  const { contract_type, contract_date, deposit_amount, rental_amount } = order
  const known = contract_type !== null && deposit_amount !== null && rental_amount !== null
  return {
    contract: row ? presentContract(ctx, row) : null,
    lease: known ? { contract_type, contract_date, deposit_amount, rental_amount } : null,
  }
}

function loanOf(ctx: Pick<Context, 'seal'>, row: ContractRow): Loan {
  // Encrypted by keepContract, which wrote these three fields.
  return row.loan_sealed ? (JSON.parse(ctx.seal.open(loanPlace(row), row.loan_sealed).reveal()) as Loan) : NO_LOAN
}
