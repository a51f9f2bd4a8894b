import { useEffect, useState } from 'react'
import { describeRefusal, describeWhyNot } from '../../../shared/coupon/describe-refusal.ts'
import { couponOfLink, dropCouponOfLink } from '../../../shared/coupon/chosen-coupon.ts'
import { send } from '../../../kernel/calls/client.ts'
import { refetchAreas } from '../../../kernel/calls/queries.ts'
import { reportSignup } from '../../../shared/campaign/signup.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import type { Coupons, Offer } from './use-coupons.ts'
import { amountWords as w } from './words.ts'

/** The ways to get a coupon that the user did not have: a code, a campaign's offer, and a link. */
export function useCouponActs({ at, price, list, chooseNew, chooseTyped }: Coupons) {
  const takeOffer = useAction('couponTake')
  const note = useLink(at, (seq) => {
    chooseNew(seq)
    list.again()
  })
  return {
    note,
    /** Null if the code is valid. */
    enter: async (code: string): Promise<string | null> => {
      const reply = await send('couponManualValidate', { ...at, code_token: code, original_price: price ?? 0 })
      if (!reply.ok) return describeRefusal(reply)
      const { isValid, priceChanged, codeToken, eventName, discount } = reply.data
      // The displayed price is fetched again before it can be agreed to.
      if (priceChanged) void refetchAreas(['order', 'coupon'])
      if (!isValid || codeToken === null) return describeWhyNot(reply.data)
      chooseTyped({ token: codeToken, discount, name: eventName ?? '' })
      return null
    },
    take: async (offer: Offer): Promise<string | null> => {
      const reply = await takeOffer.run({ campaign: offer.campaign })
      if (!reply.ok) return describeRefusal(reply)
      chooseNew(reply.data.coupon.coupon_seq)
      return null
    },
    taking: takeOffer.busy,
  }
}

/** The coupon of a link attaches itself if it makes the price 0, and only then (specification, section 5). */
function useLink(at: Coupons['at'], onTaken: (seq: number) => void): string | null {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const code = couponOfLink()
    void (async () => {
      // Some campaigns require a certain signup source.
      await reportSignup()
      if (code === null) return
      const looked = await send('couponOfLink', { coupon: code, ...at })
      if (!looked.ok) return
      if (!looked.data.attachable) return setNote(describeWhyNot(looked.data) || w.linkNotFree)
      const taken = await send('couponTakeLink', { coupon: code })
      if (!taken.ok) return setNote(describeRefusal(taken))
      dropCouponOfLink()
      onTaken(taken.data.coupon.coupon_seq)
    })()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a visit: the link does not change while the page is open
  }, [])
  return note
}
