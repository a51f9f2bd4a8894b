import { useGo } from '../../../kernel/links.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { fraudWords } from '../before-paying/fraud-words.ts'
import { contractWords } from '../contract/contract-words.ts'
import { disputeWords } from '../dispute/dispute-words.ts'
import { moreWords as w } from './more-words.ts'

/** Other things to do with the user's own report. */
export function MoreLinks({ report, order }: { report: number; order: number }) {
  const go = useGo()
  return (
    <nav aria-label={w.label}>
      <LinkList
        items={[
          {
            id: 'correct',
            to: go.href('reportWaitingConfirmType', { order_seq: order }),
            title: contractWords.correct,
            note: contractWords.correctNote,
          },
          {
            id: 'fraud',
            to: go.href('cheatFinancialFraud', { report }),
            title: fraudWords.part,
            note: fraudWords.partNote,
          },
          { id: 'corp', to: go.href('reportCorpQuery'), title: fraudWords.corp, note: fraudWords.corpNote },
          { id: 'score', to: go.href('reportScore', { report }), title: w.score, note: w.scoreNote },
          { id: 'text', to: go.href('reportText', { report }), title: w.text, note: w.textNote },
          { id: 'compare', to: go.href('reportCompareList', { a: order }), title: w.compare, note: w.compareNote },
          {
            id: 'dispute',
            to: go.href('reportDispute', { report }),
            title: disputeWords.title,
            note: disputeWords.doorNote,
          },
          { id: 'review', to: go.href('reportReview', { report }), title: w.review, note: w.reviewNote },
          { id: 'buy', to: go.href('reportBuy', { order_seq: order, report }), title: w.buy, note: w.buyNote },
        ]}
      />
    </nav>
  )
}
