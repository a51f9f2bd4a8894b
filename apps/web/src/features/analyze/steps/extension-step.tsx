import { useState } from 'react'
import { cardsOf } from '../../../kernel/funnel/cards-of.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { FaqAnswer } from './faq-answer.tsx'
import { isSaved, withPlan } from './faq.ts'
import { orderFunnel, type OrderStepProps } from '../order.funnel.tsx'

const { label, options } = orderFunnel.fields.extension

/** What the user plans for a running lease, and what the law says about that plan. */
export function ExtensionStep({ answers, answer, title, step, next, back }: OrderStepProps) {
  const [tried, setTried] = useState(false)
  const plan = answers.extension
  return (
    <QuestionPage
      title={title}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={() => {
        setTried(true)
        if (plan !== undefined) next()
      }}
    >
      <ChoiceField
        label={label}
        labelHidden
        options={cardsOf(options)}
        value={plan ?? null}
        error={tried && plan === undefined ? describeReason('missing') : null}
        onChange={(chosen) => answer({ extension: chosen, faq: withPlan(chosen, answers.faq) })}
      />
      <div aria-live="polite">{plan !== undefined && isSaved(plan) && <FaqAnswer tag={plan} answers={answers} />}</div>
    </QuestionPage>
  )
}
