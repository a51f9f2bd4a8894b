import { useGo } from '../../kernel/links.ts'
import { useLoginPrompt } from '../../kernel/login/login-prompt.tsx'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { landingWords as w } from './landing-words.ts'

/** A note about the coupon of the link, for users whom a place that needs a login has sent to this page. */
export function CouponWaits() {
  const go = useGo()
  const askLogin = useLoginPrompt()
  const see = () => (isLoggedIn() ? go('couponCheck') : askLogin(go.href('couponCheck')))
  return (
    <div className="mb-6">
      <Banner
        title={w.couponWaits}
        action={
          <Button kind="quiet" onClick={see}>
            {w.couponSee}
          </Button>
        }
      />
    </div>
  )
}
