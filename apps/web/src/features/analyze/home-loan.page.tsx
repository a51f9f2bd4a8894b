import { useState } from 'react'
import { cardsOf } from '../../kernel/funnel/cards-of.ts'
import { pathOf } from '../../kernel/funnel/path.ts'
import { answer, useAnswers } from '../../kernel/funnel/store.ts'
import { describeReason } from '../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../kernel/funnel/words.ts'
import { useGo } from '../../kernel/links.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { saveLoanHome } from '../../shared/loan/home.ts'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { QuestionPage } from '../../ui/layout/question-page.tsx'
import { homeOfOrder } from './loan-home.ts'
import { onTheWayWords as words } from './on-the-way-words.ts'
import { orderFunnel, type OrderAnswers } from './order.funnel.tsx'

const { loan } = orderFunnel.fields

/** The same order, started from the question about the loan: what is answered here is not asked again. */
export default function HomeLoanPage() {
  const go = useGo()
  const answers = useAnswers(orderFunnel)
  const [tried, setTried] = useState(false)
  const given: OrderAnswers = { ...answers, entry: 'homeLoan' }
  return (
    <QuestionPage
      title={words.homeLoan.title}
      hint={words.homeLoan.hint}
      step={{ now: 1, all: pathOf(orderFunnel, given).length + 1 }}
      onBack={() => go('analyze')}
      button={funnelWords.next}
      onSubmit={() => {
        setTried(true)
        if (answers.loan === undefined) return
        answer(orderFunnel, { entry: 'homeLoan' })
        go('analyzeType')
      }}
    >
      <ChoiceField
        label={loan.label}
        labelHidden
        options={cardsOf(loan.options)}
        value={answers.loan ?? null}
        error={tried && answers.loan === undefined ? describeReason('missing') : null}
        onChange={(chosen) => answer(orderFunnel, { loan: chosen })}
      />
      <div className="mt-8">
        <LinkList
          items={[
            {
              id: 'loan',
              to: go.href('loan'),
              title: words.homeLoan.check,
              note: words.homeLoan.checkNote,
              onFollow: () => saveLoanHome(homeOfOrder(answers)),
            },
          ]}
        />
      </div>
    </QuestionPage>
  )
}
