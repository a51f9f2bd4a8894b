import { formatWon } from '../../../lang/format.ts'
import { useState } from 'react'
import type { OwnCoupon } from '../../../shared/coupon/best-coupon.ts'
import { CodeEntry } from '../../../shared/coupon/code-entry.tsx'
import { lastDay, describeDiscountKind } from '../../../shared/coupon/describe-coupon.ts'
import { describeWhyNot } from '../../../shared/coupon/describe-refusal.ts'
import { couponWords } from '../../../shared/coupon/words.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField, type Choice as Option } from '../../../ui/forms/choice-field.tsx'
import { CouponSlip } from '../../../ui/display/coupon-slip.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useCouponActs } from './use-coupon-acts.ts'
import type { Coupons } from './use-coupons.ts'
import { amountWords as w } from './words.ts'

/**
 * The coupon in use as one row, with a link to choose another one or enter a code; realtors see why they get none.
 * `idle`: a ticket pays, and no coupon is used.
 */
export function CouponPart({ coupons: c, idle }: { coupons: Coupons; idle: boolean }) {
  const acts = useCouponActs(c)
  const [problem, setProblem] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  if (c.list.state === 'loading') return <Skeleton lines={1} />
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
  const some = options.length > 1
  const unfolded = open || acts.note !== null
  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 text-body">
            {idle || c.choice === null ? w.coupons : nameOf(c)}
            {!idle && c.isBest && c.own.filter((o) => o.isValid).length > 1 && (
              <Badge tone="brand">{w.bestCoupon}</Badge>
            )}
          </p>
          <p className="text-note text-ink-2">{noteOf(c, idle)}</p>
        </div>
        <div className="flex items-center">
          {!idle && (
            <Button kind="quiet" aria-expanded={unfolded} onClick={() => setOpen(!open)}>
              {some ? w.changeCoupon : w.enterCode}
            </Button>
          )}
          {!idle && c.discount > 0 && <span className="figures text-body">{`−${formatWon(c.discount)}`}</span>}
        </div>
      </div>
      {acts.note !== null && <Banner kind="caution">{acts.note}</Banner>}
      {!idle && (unfolded || c.offers.length > 0) && (
        <div className="grid gap-4 pt-2 pb-4">
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
          {unfolded && some && (
            <ChoiceField
              label={w.coupons}
              value={c.choice === null ? 'none' : c.choice.kind === 'typed' ? 'typed' : String(c.choice.seq)}
              onChange={(v) =>
                c.choose(v === 'none' ? null : v === 'typed' ? { kind: 'typed' } : { kind: 'own', seq: Number(v) })
              }
              options={options}
            />
          )}
          {unfolded && <CodeEntry onCode={acts.enter} button={w.applyCode} />}
        </div>
      )}
    </div>
  )
}

const nameOf = (c: Coupons): string =>
  c.choice?.kind === 'typed' ? (c.typed?.name ?? '') : (c.chosen?.coupon.eventName ?? '')

/** Why this coupon is used, or that none is. */
function noteOf(c: Coupons, idle: boolean): string | null {
  const valid = c.own.filter((o) => o.isValid)
  if (idle) return valid.length > 0 ? w.ticketOverCoupon : null
  if (c.choice === null) return valid.length > 0 ? w.couponUnused(valid.length) : null
  if (c.choice.kind === 'typed') return w.typedNote
  if (c.byHand) return null
  return valid.length > 1 ? couponWords.bestOf(valid.length) : couponWords.onlyOne
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
