import { frontier } from '../../kernel/funnel/path.ts'
import { reviewOf } from '../../kernel/funnel/review.ts'
import { useAnswers } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AnswerRows } from './amount/answer-rows.tsx'
import { onTheWayWords as words } from './on-the-way-words.ts'
import { orderFunnel } from './order.funnel.tsx'

/** Every answer that will be sent, in the order of its questions. */
export default function AmountReviewPage() {
  const go = useGo()
  const answers = useAnswers(orderFunnel)
  const rows = reviewOf(orderFunnel, answers)
  const open = frontier(orderFunnel, answers).at
  if (rows.length === 0)
    return (
      <Page onBack={() => go('analyze')}>
        <EmptyState
          title={words.review.empty}
          heading="h1"
          action={<Button onClick={() => go('analyzeType')}>{words.review.begin}</Button>}
        />
      </Page>
    )
  return (
    <Page
      title={words.review.title}
      heading
      onBack={() => go(open)}
      bottom={
        <Button size="large" wide onClick={() => go(open)}>
          {open === 'analyzeAmount' ? words.review.toAmount : words.review.toRest}
        </Button>
      }
    >
      <p className="mb-4 text-body text-ink-2">{words.review.note}</p>
      <AnswerRows rows={rows} />
    </Page>
  )
}
