import { useState } from 'react'
import { cardsOf } from '../../../kernel/funnel/cards-of.ts'
import type { Field } from '../../../kernel/funnel/fields.ts'
import { missingIn } from '../../../kernel/funnel/path.ts'
import { Widget } from '../../../kernel/funnel/widget.tsx'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { faqWords as w } from './faq-words.ts'
import { orderFunnel, type OrderStepProps } from '../order.funnel.tsx'

const { firstRepay, firstRepayAmount } = orderFunnel.fields

/** Whether the landlord repays earlier loans out of the balance; only then, how much of them. */
export function FirstRepayStep({ answers, answer, title, step, next, back }: OrderStepProps) {
  const [tried, setTried] = useState(false)
  const here = orderFunnel.steps.find((s) => s.at === 'analyzeFirstrepay')
  const reasons = here ? missingIn(orderFunnel, here, answers) : {}
  const error = (field: string) => (tried ? describeReason(reasons[field]) : null)
  return (
    <QuestionPage
      title={title}
      hint={w.repayHint}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(reasons).length === 0) next()
      }}
    >
      <ChoiceField
        label={firstRepay.label}
        labelHidden
        options={cardsOf(firstRepay.options)}
        value={answers.firstRepay ?? null}
        error={error('firstRepay')}
        // If nothing is repaid there is no amount to ask for.
        onChange={(chosen) => answer({ firstRepay: chosen, firstRepayAmount: chosen === 'Y' ? undefined : null })}
      />
      {answers.firstRepay === 'Y' && (
        <div className="mt-8">
          <Widget
            // The widget accepts a field of any answer type, and returns the type of this one.
            field={firstRepayAmount as Field<unknown>}
            alone={false}
            value={answers.firstRepayAmount}
            answers={answers}
            error={error('firstRepayAmount')}
            // The widget of this field returns won, or null for not known.
            onChange={(won) => answer({ firstRepayAmount: won as number | null | undefined })}
          />
        </div>
      )}
    </QuestionPage>
  )
}
