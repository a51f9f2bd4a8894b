import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useState } from 'react'
import { bestCoupon } from '../../../shared/coupon/best-coupon.ts'
import { chosenCoupon, dropChosenCoupon } from '../../../shared/coupon/chosen-coupon.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { readTyped, type TypedCode } from './typed.ts'

type Available = Output<CallNamed<'couponAvailable'>>
export type Offer = Available['offers'][number]
export type Choice = { kind: 'own'; seq: number } | { kind: 'typed' } | null

export type Coupons = ReturnType<typeof useCoupons>

/**
 * The user's coupons at the payment: their own, one from a typed code, and one from a link. Until the user chooses,
 * the one that takes most off is used.
 */
export function useCoupons(addressKey: string | null, price: number | null) {
  const at = { service_type: 'report' as const, ...(addressKey === null ? {} : { address_key: addressKey }) }
  const list = useCall('couponAvailable', at)
  const [typed, setTyped] = useState<TypedCode | null>(() => readTyped()?.code ?? null)
  /** Undefined as long as the user has chosen neither a coupon nor none. */
  const [byUser, setChoice] = useState<Choice | undefined>(() => {
    const seq = chosenCoupon()
    return typed ? { kind: 'typed' } : seq === null ? undefined : { kind: 'own', seq }
  })

  const own = list.state === 'ready' ? list.data.coupons : []
  const best = bestCoupon(own)
  const gone = byUser?.kind === 'own' && !own.some((c) => c.coupon.coupon_seq === byUser.seq && c.isValid)
  const choice: Choice =
    byUser === undefined || gone ? (best === null ? null : { kind: 'own', seq: best.coupon.coupon_seq }) : byUser
  const chosen = choice?.kind === 'own' ? own.find((c) => c.coupon.coupon_seq === choice.seq && c.isValid) : undefined
  const discount = chosen?.discount ?? (choice?.kind === 'typed' ? (typed?.discount ?? 0) : 0)

  return {
    /** The fields that every call about a coupon of this order sends. */
    at,
    price,
    list,
    own,
    offers: list.state === 'ready' ? list.data.offers : [],
    typed,
    /** The effective choice. */
    choice: chosen ? choice : choice?.kind === 'typed' && typed ? choice : null,
    /** The coupon that is used of the user's own. */
    chosen: chosen ?? null,
    /** No other coupon takes more off. */
    isBest: chosen !== undefined && chosen === best,
    /** The user has chosen it. */
    byHand: choice !== null && byUser !== undefined && !gone,
    choose: (to: Choice) => {
      setChoice(to)
      if (to?.kind !== 'own') dropChosenCoupon()
    },
    /** A coupon that the user has just got. */
    chooseNew: (seq: number) => setChoice({ kind: 'own', seq }),
    chooseTyped: (code: TypedCode) => {
      setTyped(code)
      setChoice({ kind: 'typed' })
    },
    discount,
    sent:
      choice?.kind === 'typed' && typed
        ? { code_token: typed.token, coupon_seq: null }
        : { code_token: null, coupon_seq: chosen?.coupon.coupon_seq ?? null },
    /** After an order was refused because of its coupon: the current state is fetched again. */
    forget: () => {
      setChoice(undefined)
      setTyped(null)
      dropChosenCoupon()
      list.again()
    },
  }
}
