import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useEffect, useState } from 'react'
import { sayGives } from '../../content/coupon/say-coupon.ts'
import { sayRefusal, sayWhyNot } from '../../content/coupon/say-refusal.ts'
import { chosenCoupon, couponOfLink, dropChosenCoupon, dropCouponOfLink } from '../../kernel/chosen-coupon.ts'
import { send } from '../../kernel/client.ts'
import { queries } from '../../kernel/queries.ts'
import { tellSignup } from '../../kernel/signup.ts'
import { useAction } from '../../kernel/use-action.ts'
import { useCall } from '../../kernel/use-call.ts'
import { amountWords as w } from './words.ts'

type Available = Output<CallNamed<'couponAvailable'>>
export type OwnCoupon = Available['coupons'][number]
export type Offer = Available['offers'][number]
/** A code that was typed here: it is taken with the order and not before. */
export type Typed = { token: string; discount: number; name: string }
export type Choice = { kind: 'own'; seq: number } | { kind: 'typed' } | null

export type Coupons = ReturnType<typeof useCoupons>

/**
 * The coupons of the person at the payment: his own, one that a code was typed for, and one that a link brought. The one
 * that he came for is chosen already; no other is.
 */
export function useCoupons(addressKey: string | null, price: number | null) {
  const at = { service_type: 'report' as const, ...(addressKey === null ? {} : { address_key: addressKey }) }
  const list = useCall('couponAvailable', at)
  const takeOffer = useAction('couponTake')
  const [choice, setChoice] = useState<Choice>(() => {
    const seq = chosenCoupon()
    return seq === null ? null : { kind: 'own', seq }
  })
  const [typed, setTyped] = useState<Typed | null>(null)
  const note = useLink(at, (seq) => {
    setChoice({ kind: 'own', seq })
    list.again()
  })

  const own = list.state === 'ready' ? list.data.coupons : []
  const chosen = choice?.kind === 'own' ? own.find((c) => c.coupon.coupon_seq === choice.seq && c.isValid) : undefined
  const discount = chosen?.discount ?? (choice?.kind === 'typed' ? (typed?.discount ?? 0) : 0)

  return {
    list,
    own,
    offers: list.state === 'ready' ? list.data.offers : [],
    typed,
    /** What counts: a coupon that is no longer good chooses nothing. */
    choice: chosen ? choice : choice?.kind === 'typed' && typed ? choice : null,
    choose: (to: Choice) => {
      setChoice(to)
      if (to?.kind !== 'own') dropChosenCoupon()
    },
    discount,
    note,
    sent:
      choice?.kind === 'typed' && typed
        ? { code_token: typed.token, coupon_seq: null }
        : { code_token: null, coupon_seq: chosen?.coupon.coupon_seq ?? null },
    /** Null when the code is good. */
    enter: async (code: string): Promise<string | null> => {
      const reply = await send('couponManualValidate', { ...at, code_token: code, original_price: price ?? 0 })
      if (!reply.ok) return sayRefusal(reply)
      const { isValid, priceChanged, codeToken, eventName, discount: off } = reply.data
      // What is shown is asked for again before it can be agreed to.
      if (priceChanged) void queries.invalidateQueries()
      if (!isValid || codeToken === null) return sayWhyNot(reply.data)
      setTyped({ token: codeToken, discount: off, name: eventName ?? '' })
      setChoice({ kind: 'typed' })
      return null
    },
    take: async (offer: Offer): Promise<string | null> => {
      const reply = await takeOffer.run({ campaign: offer.campaign })
      if (!reply.ok) return sayRefusal(reply)
      setChoice({ kind: 'own', seq: reply.data.coupon.coupon_seq })
      return null
    },
    taking: takeOffer.busy,
    /** After an order was refused for its coupon: what is true now is asked again. */
    forget: () => {
      setChoice(null)
      setTyped(null)
      dropChosenCoupon()
      list.again()
    },
    label: (c: OwnCoupon) => w.couponLabel(sayGives(c.coupon), c.coupon.eventName),
  }
}

/** The coupon of a link attaches itself where it makes the price 0, and only there (specification, section 5). */
function useLink(at: { service_type: 'report'; address_key?: string }, onTaken: (seq: number) => void): string | null {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const code = couponOfLink()
    void (async () => {
      // Some campaigns ask where the person came from.
      await tellSignup()
      if (code === null) return
      const looked = await send('couponOfLink', { coupon: code, ...at })
      if (!looked.ok) return
      if (!looked.data.attachable) return setNote(sayWhyNot(looked.data) || w.linkNotFree)
      const taken = await send('couponTakeLink', { coupon: code })
      if (!taken.ok) return setNote(sayRefusal(taken))
      dropCouponOfLink()
      onTaken(taken.data.coupon.coupon_seq)
    })()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a visit: the link does not change while the page is open
  }, [])
  return note
}
