import { useState } from 'react'
import { dropDraft } from '../../../kernel/funnel/stored-drafts.ts'
import { sentOf } from '../../../kernel/funnel/path.ts'
import { unitIn } from '../../../kernel/funnel/places.ts'
import { answer as answerIn } from '../../../kernel/funnel/store.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useGo } from '../../../kernel/links.ts'
import { UnitWidget } from '../../../kernel/places/unit-widget.tsx'
import { isLoggedIn } from '../../../kernel/login/session.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { minuteFunnel, type MinuteStepProps } from '../minute.funnel.tsx'
import { onTheWayWords as words } from '../on-the-way-words.ts'
import { orderFunnel } from '../order.funnel.tsx'

/** The assumptions for an order that starts with the address; they are shown below, and again before the payment. */
const taken = { entry: 'minute', term: '24', period: '이사전', before: '계약예정' } as const

/** The unit; it completes the address of the paid order, or starts a new order. */
export function MinuteUnitStep({ answers, answer, title, step, back }: MinuteStepProps) {
  const go = useGo()
  const recent = useCall('orderDeterminedRecent', isLoggedIn() ? {} : null)
  const decide = useAction('orderDeterminedMinute')
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const order = recent.state === 'ready' ? recent.data.order : null
  const { home } = answers
  const unit = unitIn(home, answers.unit)

  const begin = (preset: boolean) => {
    answerIn(orderFunnel, { home, unit, ...(preset ? taken : { entry: undefined, term: undefined }) })
    // The choice continues in the draft of the order: it is not lost by leaving here.
    dropDraft(minuteFunnel.id)
    go('analyzeType')
  }
  const save = async (id: number) => {
    // Home and unit are set, or the button does nothing; the server checks again.
    const sent = sentOf(minuteFunnel, answers) as Parameters<typeof decide.run>[0]
    const reply = await decide.run({ ...sent, id })
    if (!reply.ok) return setProblem(reply.message)
    dropDraft(minuteFunnel.id)
    toast(words.minute.saved)
    go('reportWaiting', { merchant_uid: reply.data.merchant_uid }, { replace: true })
  }
  return (
    <QuestionPage
      title={title}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={order ? words.minute.decide : funnelWords.next}
      loading={decide.busy || (isLoggedIn() && recent.state === 'loading')}
      second={
        unit !== undefined && !order ? (
          <Button kind="quiet" wide onClick={() => begin(false)}>
            {words.minute.oneByOne}
          </Button>
        ) : undefined
      }
      buttonNote={<FieldError id="minute-problem" error={problem} />}
      onSubmit={() => {
        setTried(true)
        if (unit === undefined) return
        if (order) void save(order.id)
        else begin(true)
      }}
    >
      <div className="mb-8">
        <Banner title={order ? words.minute.ordered : undefined}>
          {order ? words.minute.orderedTerm : words.minute.preset}
        </Banner>
      </div>
      <UnitWidget
        spec={minuteFunnel.fields.unit}
        error={tried && unit === undefined ? describeReason('missing') : null}
        place={home ?? null}
        value={unit}
        onChange={(chosen) => answer({ unit: chosen })}
        mayWait={!order}
      />
    </QuestionPage>
  )
}
