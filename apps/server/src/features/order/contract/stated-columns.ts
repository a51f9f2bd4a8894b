import type { orderDraft } from '@jipsalpim/contract/areas/order/order.ts'
import type { z } from 'zod'

type Draft = Omit<z.output<typeof orderDraft>, 'draft_key'> & { draft_key: string | null }

/** A draft's answers about the lease, as columns of its order. */
export const statedColumns = (input: Draft) => ({
  contract_type: input.contract_type,
  contract_period: input.contract_period,
  contract_period_detail: input.contract_period_detail,
  contract_date: input.contract_date,
  contract_date_living: input.contract_date_living,
  deposit_amount: input.deposit_amount,
  rental_amount: input.rental_amount,
  home_kind: input.home_kind,
  area_gu: input.area_gu,
  draft_key: input.draft_key,
  contract_months: input.contract_months,
  faq: JSON.stringify(input.faq),
  loan: input.loan,
  cash_amount: input.cash_amount,
  first_repay_yn: input.first_repay_yn,
  first_repay_amount: input.first_repay_amount,
  expectation_price: input.expectation_price,
})
