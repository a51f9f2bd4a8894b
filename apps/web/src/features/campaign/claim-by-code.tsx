import { CodeEntry } from '../../shared/coupon/code-entry.tsx'
import { describeRefusal } from '../../shared/coupon/describe-refusal.ts'
import { chooseCoupon, couponOfLink, dropCouponOfLink, saveCouponOfLink } from '../../shared/coupon/chosen-coupon.ts'
import { useGo } from '../../kernel/links.ts'
import { useLoginPrompt } from '../../kernel/login/login-prompt.tsx'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { seoulWords as w } from './words.ts'

/** A code of the campaign. Users who are not logged in are asked to, and find the code still in the field. */
export function ClaimByCode() {
  const go = useGo()
  const askLogin = useLoginPrompt()
  const take = useAction('couponTake')
  const onCode = async (code: string) => {
    if (!isLoggedIn()) {
      saveCouponOfLink(code)
      askLogin(go.href('campaignSeoul'))
      return w.loginFirst
    }
    const reply = await take.run({ code })
    if (!reply.ok) return describeRefusal(reply)
    dropCouponOfLink()
    chooseCoupon(reply.data.coupon.coupon_seq)
    return null
  }
  return (
    <section aria-labelledby="enter">
      <h2 id="enter" className="mb-3 text-body font-semibold">
        {w.enter}
      </h2>
      <CodeEntry onCode={onCode} begin={couponOfLink() ?? ''} button={w.button} />
    </section>
  )
}
