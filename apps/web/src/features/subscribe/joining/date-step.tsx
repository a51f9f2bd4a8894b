import { useState } from 'react'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import type { Fields } from '../../../kernel/funnel/define.ts'
import { missingIn } from '../../../kernel/funnel/path.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { Widget } from '../../../kernel/funnel/widget.tsx'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay } from '../../../lang/format.ts'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { joinFunnel, type JoinAnswers, type JoinStepProps } from '../join.funnel.tsx'
import { joinWords } from './join-words.ts'
import { endOf, checkPhasesOf } from './check-phases.ts'

// Typed loosely: any field by its name, as the funnel's page reads them.
const { fields }: { fields: Fields } = joinFunnel
const asked = ['contractOn', 'balanceOn', 'moveInOn', 'term'] as const
/** A date that is wrong regardless of the other answers: the error is shown immediately. */
const atOnce: ReadonlySet<string | undefined> = new Set([
  'day-past',
  'balance-before-contract',
  'living-before-contract',
])

/** The dates of the lease; each may be unknown. Below them: how often the home is checked as a result. */
export function DateStep({ answers, answer, title, step, next, back }: JoinStepProps) {
  const { date: w } = joinWords
  const [tried, setTried] = useState(false)
  const reasons = missingIn(joinFunnel, { at: 'subscribeDate', title: () => title, ask: asked }, answers)
  const end = endOf(answers)
  return (
    <QuestionPage
      title={title}
      hint={w.hint}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      buttonNote={w.later}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(reasons).length === 0) next()
        else showProblem()
      }}
    >
      <div className="flex flex-col gap-8">
        {asked.map((name) => (
          <Widget
            key={name}
            // Always defined: `name` is one of `asked`.
            field={fields[name]!}
            alone={false}
            value={answers[name]}
            answers={answers}
            error={tried || atOnce.has(reasons[name]) ? describeReason(reasons[name]) : null}
            // The value belongs to this field, which the type of a computed key cannot show.
            onChange={(value) => answer({ [name]: value } as JoinAnswers)}
          />
        ))}
      </div>
      {end !== null && <p className="mt-2 text-note text-ink-2">{w.end(formatDay(end))}</p>}
      <LooksPart answers={answers} />
    </QuestionPage>
  )
}

function LooksPart({ answers }: { answers: JoinAnswers }) {
  const { date: w } = joinWords
  const { before, balance } = checkPhasesOf(answers, useToday())
  const rows = [
    { id: 'daily', ...w.daily },
    ...(before === null
      ? []
      : [
          {
            id: 'before',
            when: w.before.when(before.from === null ? w.now : formatDay(before.from), formatDay(before.to)),
            how: w.before.how,
          },
        ]),
    ...(balance === null ? [] : [{ id: 'balance', when: w.balance.when(formatDay(balance)), how: w.balance.how }]),
  ]
  return (
    <section aria-label={w.looksTitle} className="mt-8 rounded-lg bg-sunk px-5 py-4">
      <h2 className="text-body font-bold">{w.looksTitle}</h2>
      <dl aria-live="polite" className="mt-2 grid gap-2">
        {rows.map((row) => (
          <div key={row.id}>
            <dt className="figures text-note font-semibold">{row.when}</dt>
            <dd className="text-note text-ink-2">{row.how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
