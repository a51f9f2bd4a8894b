import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { describeDiscountKind, describeTerms } from '../../shared/coupon/describe-coupon.ts'
import { describeRefusal, describeWhyNot } from '../../shared/coupon/describe-refusal.ts'
import { couponOfLink, dropCouponOfLink } from '../../shared/coupon/chosen-coupon.ts'
import { send, type Reply } from '../../kernel/calls/client.ts'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CouponSlip } from '../../ui/display/coupon-slip.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { RealtorNote } from './realtor-note.tsx'
import { couponPageWords as w } from './words.ts'

type Checked = Output<CallNamed<'couponValidate'>>

/** A coupon from a message: what it gives, before it is taken. The code is removed from the URL at once. */
export default function CheckPage() {
  const [query, setQuery] = useSearchParams()
  const [code] = useState(() => query.get('coupon') ?? couponOfLink())
  const [reply, setReply] = useState<Reply<'couponValidate'> | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (query.has('coupon')) setQuery({}, { replace: true })
  }, [query, setQuery])
  useEffect(() => {
    if (code === null) return
    let gone = false
    void send('couponValidate', { token: code }).then((answer) => (gone ? undefined : setReply(answer)))
    return () => {
      gone = true
    }
  }, [code, tries])

  if (code === null) return <NotFound title={w.noCode} text={w.noCodeText} />
  if (reply === null)
    return (
      <Page title={w.checking} heading>
        <Skeleton lines={4} />
      </Page>
    )
  if (!reply.ok) {
    if (reply.error === 'realtorNoCoupon') return <RealtorNote />
    return (
      <Page>
        <ErrorState
          title={w.checkFailed}
          heading="h1"
          onRetry={() => {
            setReply(null)
            setTries(tries + 1)
          }}
        >
          {describeRefusal(reply)}
        </ErrorState>
      </Page>
    )
  }
  const { offer } = reply.data
  return offer ? (
    <Found checked={{ ...reply.data, offer }} code={code} />
  ) : (
    <NotFound title={w.unknownTitle} text={w.unknownText} />
  )
}

function Found({ checked, code }: { checked: Checked & { offer: NonNullable<Checked['offer']> }; code: string }) {
  const go = useGo()
  const take = useAction('couponTake')
  const [problem, setProblem] = useState<string | null>(null)
  const { offer, coupon, isValid } = checked
  const run = async () => {
    const reply = await take.run({ code })
    if (!reply.ok) return setProblem(describeRefusal(reply))
    dropCouponOfLink()
    go('couponCheckC', { seq: reply.data.coupon.coupon_seq, ...(reply.data.fresh ? { fresh: 1 } : {}) })
  }
  const notes = [
    ...describeTerms(offer, coupon?.expires_at ?? offer.until),
    ...(coupon === null && offer.daysValid !== null ? [w.days(offer.daysValid)] : []),
    ...(coupon === null && offer.left !== null ? [w.left(offer.left)] : []),
  ]
  return (
    <Page
      title={coupon ? w.checkTitleOld : w.checkTitle}
      heading
      bottomNote={<FieldError id="take-problem" error={problem} />}
      bottom={
        coupon ? (
          <Button size="large" wide onClick={() => go('couponCheckC', { seq: coupon.coupon_seq })}>
            {w.see}
          </Button>
        ) : isValid ? (
          <Button size="large" wide loading={take.busy} onClick={() => void run()}>
            {w.take}
          </Button>
        ) : (
          <Button size="large" wide kind="secondary" onClick={() => go('couponCheckB')}>
            {w.typeIt}
          </Button>
        )
      }
    >
      <CouponSlip
        gives={describeDiscountKind(offer)}
        name={offer.eventName}
        notes={notes}
        heading="h2"
        past={!isValid}
      />
      {!isValid && (
        <div className="mt-4">
          <Banner kind="caution" title={w.cannot}>
            {describeWhyNot(checked)}
          </Banner>
        </div>
      )}
    </Page>
  )
}

function NotFound({ title, text }: { title: string; text: string }) {
  const go = useGo()
  return (
    <Page>
      <ErrorState title={title} heading="h1" onRetry={() => go('couponCheckB')} retry={w.typeIt}>
        {text}
      </ErrorState>
    </Page>
  )
}
