import { useEffect, useState } from 'react'
import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { describeRefusal, describeWhyNot } from '../../../shared/coupon/describe-refusal.ts'
import { chooseCoupon, chosenCoupon, couponOfLink, dropCouponOfLink } from '../../../shared/coupon/chosen-coupon.ts'
import { send } from '../../../kernel/calls/client.ts'
import { lastMembership, reportSignup } from '../../../shared/campaign/signup.ts'
import { passPartner } from '../../../shared/campaign/pass-partner.ts'
import { freeCampaign, validCampaign } from './free-campaign.ts'
import { freeWords as w } from './free-words.ts'

/** The user's state with a free report. */
export type Free =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'realtor'; message: string }
  | { is: 'none' }
  | { is: 'can'; campaign: Campaign }
  /** The coupon of the link is valid but covers only a part: it is redeemed on its own page. */
  | { is: 'part' }
  | { is: 'has' }
  | { is: 'used' }
  | { is: 'cannot'; message: string; campaign: Campaign | null }

/** The coupon of a link first, then the named campaign; a coupon that the user has is chosen for the order. */
export function useFreeCoupon(): { free: Free; take: () => Promise<void>; again: () => void; taking: boolean } {
  const [free, setFree] = useState<Free>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  const [taking, setTaking] = useState(false)
  useEffect(() => {
    let gone = false
    void look().then((found) => (gone ? undefined : setFree(found)))
    return () => {
      gone = true
    }
  }, [tries])
  const take = async () => {
    if (free.is !== 'can' || taking) return
    setTaking(true)
    const reply = await send('couponTake', { campaign: free.campaign.slug })
    setTaking(false)
    if (!reply.ok) return setFree({ is: 'cannot', message: describeRefusal(reply), campaign: free.campaign })
    chooseCoupon(reply.data.coupon.coupon_seq)
    setFree({ is: 'has' })
  }
  const again = () => {
    setFree({ is: 'loading' })
    setTries(tries + 1)
  }
  return { free, take, again, taking }
}

async function look(): Promise<Free> {
  await reportSignup()
  const linked = await fromLink()
  if (linked) return linked
  const reply = await send('campaignStatus', {})
  if (!reply.ok) return { is: reply.error === 'realtorNoCoupon' ? 'realtor' : 'failed', message: reply.message }
  const campaigns = reply.data.campaigns.map((c) => c.campaign)
  const member = reply.data.member_of[0] ?? passPartner()
  const campaign = freeCampaign(campaigns, { named: validCampaign(), member })
  const mine = reply.data.campaigns.find((c) => c.campaign.slug === campaign?.slug)
  if (!campaign || !mine) return { is: 'none' }
  if (mine.state === 'has' && mine.coupon_seq !== null) {
    chooseCoupon(mine.coupon_seq)
    return { is: 'has' }
  }
  if (mine.state === 'used') return { is: 'used' }
  if (mine.state === 'can') return { is: 'can', campaign }
  return {
    is: 'cannot',
    message: mine.state === 'expired' ? w.expired : (whyNotMember(mine.reason) ?? describeWhyNot(mine)),
    campaign,
  }
}

/** What was wrong with the partner's pass: more exact than that the user is not a member. */
function whyNotMember(reason: string | null): string | null {
  const last = lastMembership()
  return reason === 'source' && (last === 'taken' || last === 'expired' || last === 'invalid') ? w.pass[last] : null
}

/** Null if no link brought a coupon; one that does not make the price 0 is shown and not taken. */
async function fromLink(): Promise<Free | null> {
  const code = couponOfLink()
  if (code === null) return chosenFromLink()
  const looked = await send('couponOfLink', { coupon: code })
  if (!looked.ok) return looked.error === 'realtorNoCoupon' ? { is: 'realtor', message: looked.message } : null
  // The region of the home is asked for later, when it is known.
  if (looked.data.isValid && !looked.data.attachable) return { is: 'part' }
  if (!looked.data.attachable && looked.data.reason !== 'region-unknown')
    return { is: 'cannot', message: describeWhyNot(looked.data), campaign: null }
  const taken = await send('couponTakeLink', { coupon: code })
  if (!taken.ok) return { is: 'cannot', message: describeRefusal(taken), campaign: null }
  dropCouponOfLink()
  chooseCoupon(taken.data.coupon.coupon_seq)
  return { is: 'has' }
}

/**
 * The link's coupon was taken on an earlier visit to this page: it is still the one to order with, if it makes the
 * order free.
 */
async function chosenFromLink(): Promise<Free | null> {
  const seq = chosenCoupon()
  if (seq === null) return null
  const at = await send('couponConfirm', { coupon_seq: seq, service_type: 'report' })
  const free =
    at.ok && (at.data.finalPrice === 0 || (at.data.reason === 'region-unknown' && at.data.coupon.gives === 'free'))
  return free ? { is: 'has' } : null
}
