import { judgeLoans } from '@jipsalpim/engine/loan/judge.ts'
import { useState } from 'react'
import { CloseFunnel } from '../../kernel/funnel/close-funnel.tsx'
import { cardsOf } from '../../kernel/funnel/cards-of.ts'
import type { Field } from '../../kernel/funnel/fields.ts'
import { missingIn } from '../../kernel/funnel/path.ts'
import { describeReason } from '../../kernel/funnel/reason-words.ts'
import { Widget } from '../../kernel/funnel/widget.tsx'
import { funnelWords } from '../../kernel/funnel/words.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { askWords } from './ask-words.ts'
import { AsOf } from './as-of.tsx'
import { DistanceBars } from './result/distance-bars.tsx'
import { factsOf } from './facts-of.ts'
import { loanFields as fields, today } from './fields.ts'
import { loanFunnel, type LoanStepProps } from './loan.funnel.tsx'
import { productWords } from '../../shared/loan/words.ts'

const q = askWords.questions

/** The income, and the spouse's if there is one; below it the distance to each limit, updated while typing. */
export function IncomeStep({ answers, answer, title, step, next, back }: LoanStepProps) {
  const [tried, setTried] = useState(false)
  const here = loanFunnel.steps.find((s) => s.at === 'loanIncome')
  const reasons = here ? missingIn(loanFunnel, here, answers) : {}
  const error = (field: string) => (tried ? describeReason(reasons[field]) : null)
  const coupled = answers.couple === 'married' || answers.couple === 'planned'
  const money = (name: 'income' | 'spouseIncome') => (
    <Widget
      // The widget accepts a field of any answer type, and returns the type of this one.
      field={fields[name] as Field<unknown>}
      alone={false}
      value={answers[name]}
      answers={answers}
      error={error(name)}
      // The widget of these fields returns won, or null for not known.
      onChange={(won) => answer({ [name]: won as number | null | undefined })}
    />
  )
  return (
    <QuestionPage
      title={title}
      hint={q.income.hint}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(reasons).length === 0) next()
      }}
    >
      <div className="flex flex-col gap-8">
        {money('income')}
        <Limits answers={answers} />
        <ChoiceField
          label={fields.couple.label}
          options={cardsOf(fields.couple.options)}
          value={answers.couple ?? null}
          error={error('couple')}
          // Without a spouse there is no income to add; if that is unknown, so is the income.
          onChange={(couple) =>
            answer({ couple, spouseIncome: couple === 'single' ? 0 : couple === 'unknown' ? null : undefined })
          }
        />
        {coupled && money('spouseIncome')}
        <Disclosure title={q.income.where}>
          <p className="text-note text-ink-2">{q.income.whereSays}</p>
        </Disclosure>
        <AsOf />
      </div>
    </QuestionPage>
  )
}

const SHOWN = ['youth', 'newlywed', 'newborn'] as const

function Limits({ answers }: Pick<LoanStepProps, 'answers'>) {
  // until the question below is answered the bars show the user's own income
  const alone = answers.couple === undefined ? { ...answers, couple: 'single' as const } : answers
  const { products } = judgeLoans(factsOf(alone, today))
  const bars = SHOWN.flatMap((code) => {
    const reason = products.find((p) => p.code === code)?.reasons.find((r) => r.rule === 'income')
    return reason && reason.slack !== null ? [{ reason, label: productWords.products[code] }] : []
  })
  if (bars.length === 0) return null
  return (
    <section aria-label={q.income.limits} aria-live="polite">
      <DistanceBars bars={bars} />
      <p className="mt-2 text-note text-ink-2">{q.income.add}</p>
    </section>
  )
}
