import { useState } from 'react'
import { send } from '../../../kernel/calls/client.ts'
import { formatWon } from '../../../lang/format.ts'
import { CodeEntry } from '../../../shared/coupon/code-entry.tsx'
import { describeDiscountKind, lastDay } from '../../../shared/coupon/describe-coupon.ts'
import { describeRefusal, describeWhyNot } from '../../../shared/coupon/describe-refusal.ts'
import { couponWords } from '../../../shared/coupon/words.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { JoinCoupon } from '../join.funnel.tsx'
import { joinWords } from './join-words.ts'
import { joinCoupon, type useOwnCoupons } from './use-own-coupons.ts'

type Props = {
  coupons: ReturnType<typeof useOwnCoupons>
  price: number
  value: JoinCoupon | null
  /** `value` is their best coupon, and they have not chosen yet. */
  picked: boolean
  onChange: (coupon: JoinCoupon | null) => void
}

/** The user's own coupons for a month, or one from a code; realtors see why they get none. */
export function CouponChoice({ coupons: { at, list }, price, value, picked, onChange }: Props) {
  const { amount: w } = joinWords
  const [typed, setTyped] = useState<JoinCoupon | null>(value?.token == null ? null : value)
  if (list.state === 'loading') return <Skeleton lines={2} />
  if (list.state === 'failed')
    return list.error.error === 'realtorNoCoupon' ? (
      <Banner title={w.realtorTitle}>{w.realtorText}</Banner>
    ) : (
      <Banner
        kind="caution"
        title={w.couponsFailed}
        action={
          <Button kind="quiet" onClick={list.again}>
            {joinWords.choose.again}
          </Button>
        }
      >
        {w.couponsFailedText}
      </Banner>
    )
  const own = list.data.coupons
  const valid = own.filter((o) => o.isValid).length
  /** Null if the code is valid. */
  const enter = async (code: string): Promise<string | null> => {
    const reply = await send('couponManualValidate', { ...at, code_token: code, original_price: price })
    if (!reply.ok) return describeRefusal(reply)
    const { isValid, codeToken, eventName, discount } = reply.data
    if (!isValid || codeToken === null) return describeWhyNot(reply.data)
    const coupon = { seq: null, token: codeToken, won: discount, name: eventName ?? '' }
    setTyped(coupon)
    onChange(coupon)
    return null
  }
  const take = (to: string) => {
    if (to === 'typed') return onChange(typed)
    const found = own.find(({ coupon }) => String(coupon.coupon_seq) === to)
    onChange(found ? joinCoupon(found) : null)
  }
  return (
    <div className="grid gap-3">
      {picked && value !== null && (
        <p className="text-note text-ink-2">{valid > 1 ? couponWords.bestOf(valid) : couponWords.onlyOne}</p>
      )}
      {own.length === 0 && typed === null ? (
        <p className="text-note text-ink-2">{w.noCoupons}</p>
      ) : (
        <ChoiceField
          label={w.coupon}
          labelHidden
          value={value === null ? 'none' : value.token === null ? String(value.seq) : 'typed'}
          onChange={take}
          options={[
            { value: 'none', label: w.noCoupon },
            ...(typed ? [{ value: 'typed', label: w.typed(formatWon(typed.won), typed.name) }] : []),
            ...own.map((o) => ({
              value: String(o.coupon.coupon_seq),
              label: w.couponLabel(describeDiscountKind(o.coupon), o.coupon.eventName),
              note: o.isValid ? w.couponUntil(lastDay(o.coupon.expires_at)) : describeWhyNot(o),
              disabled: !o.isValid,
            })),
          ]}
        />
      )}
      <Disclosure title={w.enterCode}>
        <CodeEntry onCode={enter} button={w.applyCode} />
      </Disclosure>
    </div>
  )
}
