import { describeDiscountKind, describeTerms } from '../../shared/coupon/describe-coupon.ts'
import { describeRefusal } from '../../shared/coupon/describe-refusal.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { showAlert } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CouponSlip } from '../../ui/display/coupon-slip.tsx'
import { couponPageWords as w } from './words.ts'

/**
 * The welcome coupon of a new user, until they take or dismiss it. Not the purpose of the page: failures are silent.
 */
export function Welcome() {
  const welcome = useCall('couponWelcome', {})
  const take = useAction('couponWelcomeTake')
  const dismiss = useAction('couponWelcomeDismiss')
  if (welcome.state !== 'ready' || welcome.data.state !== 'offered' || !welcome.data.offer) return null
  const { offer } = welcome.data
  const run = async () => {
    const reply = await take.run({})
    if (!reply.ok) await showAlert({ message: describeRefusal(reply) })
  }
  return (
    <section aria-labelledby="welcome" className="mb-10">
      <h2 id="welcome" className="mb-3 text-body font-semibold">
        {w.welcomeTitle}
      </h2>
      <CouponSlip
        gives={describeDiscountKind(offer)}
        name={offer.eventName}
        notes={describeTerms(offer, null)}
        act={
          <>
            <Button wide loading={take.busy} onClick={() => void run()}>
              {w.welcomeTake}
            </Button>
            <Button kind="quiet" wide loading={dismiss.busy} onClick={() => void dismiss.run({ dismissed: true })}>
              {w.welcomeNo}
            </Button>
          </>
        }
      />
    </section>
  )
}
