import { cardsOf } from '../../../kernel/funnel/cards-of.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoicesField } from '../../../ui/forms/choices-field.tsx'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { FaqAnswer } from './faq-answer.tsx'
import { faqWords as w } from './faq-words.ts'
import { isSaved, resetFaq } from './faq.ts'
import { orderFunnel, type OrderStepProps } from '../order.funnel.tsx'

const { label, options } = orderFunnel.fields.faq

/**
 * What the user wants to know besides the report: some is answered here, some leads to more questions, some is sent
 * with the order.
 */
export function FaqStep({ answers, answer, title, step, next, back }: OrderStepProps) {
  const faq = answers.faq ?? []
  const left = resetFaq(faq)
  return (
    <QuestionPage
      title={title}
      hint={w.hint}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={next}
      second={
        left.length < faq.length ? (
          <Button kind="quiet" wide onClick={() => answer({ faq: left })}>
            {w.reset}
          </Button>
        ) : undefined
      }
    >
      <ChoicesField
        label={label}
        labelHidden
        options={cardsOf(options)}
        value={faq}
        onChange={(chosen) => answer({ faq: chosen })}
      />
      <div aria-live="polite">
        {faq.filter(isSaved).map((tag) => (
          <FaqAnswer key={tag} tag={tag} answers={answers} />
        ))}
      </div>
    </QuestionPage>
  )
}
