import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { tabDraft } from '../../../kernel/tab-draft.ts'

export type ContractState = Output<CallNamed<'contractReport'>>
export type ContractDraft = {
  start_on: Day | null
  end_on: Day | null
  deposit_amount: Won | null
  rental_amount: Won | null
  area: string
  loan_yn: 'Y' | 'N' | null
  bank_name: string
  loan_name: string
  loan_product_code: string
}
const drafts = tabDraft<ContractDraft>('nz_contract')

/** The answers about this order's contract in this tab, else the saved ones; amounts fall back to the order's. */
export const contractDraft = (order: number, { contract, lease }: ContractState): ContractDraft =>
  drafts.read(order) ?? {
    start_on: contract?.start_on ?? null,
    end_on: contract?.end_on ?? null,
    deposit_amount: contract?.deposit_amount ?? lease?.deposit_amount ?? null,
    rental_amount: contract?.rental_amount ?? lease?.rental_amount ?? null,
    area: contract?.area ?? '',
    loan_yn: contract?.loan_yn ?? null,
    bank_name: contract?.bank_name ?? '',
    loan_name: contract?.loan_name ?? '',
    loan_product_code: contract?.loan_product_code ?? '',
  }
export const { save: saveContractDraft, drop: dropContractDraft } = drafts
