import { formatWon } from '../../lang/format.ts'
import { useState } from 'react'
import { CodeEntry } from '../../shared/coupon/code-entry.tsx'
import { lastDay, describeDiscountKind } from '../../shared/coupon/describe-coupon.ts'
import { describeWhyNot } from '../../shared/coupon/describe-refusal.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField, type Choice as Option } from '../../ui/choice-field.tsx'
import { CouponSlip } from '../../ui/coupon-slip.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCouponActs } from './use-coupon-acts.ts'
import type { Coupons, OwnCoupon } from './use-coupons.ts'
import { amountWords as w } from './words.ts'

/** The user's coupons, a code, or a campaign's free offer; realtors see why there is none for them. */
export function CouponPart({ coupons: c }: { coupons: Coupons }) {
  const acts = useCouponActs(c)
  const [problem, setProblem] = useState<string | null>(null)
  if (c.list.state === 'loading') return <Skeleton lines={2} />
  if (c.list.state === 'failed')
    return c.list.error.error === 'realtorNoCoupon' ? (
      <Banner title={w.realtorTitle}>{w.realtorText}</Banner>
    ) : (
      <Banner
        kind="caution"
        title={w.couponsFailed}
        action={
          <Button kind="quiet" onClick={c.list.again}>
            {w.couponsAgain}
          </Button>
        }
      >
        {w.couponsFailedText}
      </Banner>
    )
  const options = optionsOf(c)
  return (
    <div className="grid gap-4">
      {acts.note !== null && <Banner kind="caution">{acts.note}</Banner>}
      {c.offers.map((offer) => (
        <CouponSlip
          key={offer.campaign}
          gives={describeDiscountKind(offer)}
          name={offer.eventName}
          heading="p"
          act={
            <Button wide loading={acts.taking} onClick={() => void acts.take(offer).then((why) => setProblem(why))}>
              {w.takeOffer}
            </Button>
          }
        />
      ))}
      <FieldError id="offer-problem" error={problem} />
      {options.length > 1 && (
        <ChoiceField
          label={w.coupons}
          value={c.choice === null ? 'none' : c.choice.kind === 'typed' ? 'typed' : String(c.choice.seq)}
          onChange={(v) =>
            c.choose(v === 'none' ? null : v === 'typed' ? { kind: 'typed' } : { kind: 'own', seq: Number(v) })
          }
          options={options}
        />
      )}
      <Disclosure title={w.enterCode} open={options.length === 1 && acts.note !== null}>
        <CodeEntry onCode={acts.enter} button={w.applyCode} />
      </Disclosure>
    </div>
  )
}

const labelOf = ({ coupon }: OwnCoupon) => w.couponLabel(describeDiscountKind(coupon), coupon.eventName)

function optionsOf(c: Coupons): Option<string>[] {
  return [
    { value: 'none', label: w.noCoupon },
    ...(c.typed
      ? [{ value: 'typed', label: w.typedCoupon(formatWon(c.typed.discount), c.typed.name), note: w.typedNote }]
      : []),
    ...c.own.map((o) => ({
      value: String(o.coupon.coupon_seq),
      label: labelOf(o),
      note: o.isValid ? w.couponUntil(lastDay(o.coupon.expires_at)) : describeWhyNot(o),
      disabled: !o.isValid,
    })),
  ]
}
