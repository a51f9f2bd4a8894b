import type { reportSimpleMake } from '@jipsalpim/contract/areas/report/simple.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { OrderAnswers } from '../order.funnel.tsx'

export type SimpleInput = Sent<typeof reportSimpleMake>
const KEY = 'nz_simple'

/** The input of a simple report; null until the home and the deposit are known. */
export function simpleInputOf(a: OrderAnswers): SimpleInput | null {
  if (!a.home || a.type === undefined || a.deposit === undefined) return null
  return {
    address_key: a.home.key,
    building_dong: a.unit?.dong ?? null,
    building_ho: a.unit?.ho ?? null,
    contract_type: a.type,
    deposit_amount: a.deposit,
    rental_amount: a.type === '전세' ? 0 : (a.rent ?? 0),
    first_repay_yn: a.firstRepay === 'Y' || a.firstRepay === 'N' ? a.firstRepay : null,
    first_repay_amount: a.firstRepay === 'Y' ? (a.firstRepayAmount ?? null) : null,
    cash_amount: a.cash ?? null,
  }
}

/** The simple report that this tab made for exactly the same input. */
export function savedSimpleId(input: SimpleInput): string | null {
  const [of, id] = (sessionStorage.getItem(KEY) ?? '').split('\n')
  return id !== undefined && of === JSON.stringify(input) ? id : null
}
export const saveSimpleId = (input: SimpleInput, id: string): void =>
  sessionStorage.setItem(KEY, `${JSON.stringify(input)}\n${id}`)
