import { formatDay, formatWon } from '../../../lang/format.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatPlace } from '../../../kernel/places/format-place.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { AnswerRows } from './answer-rows.tsx'
import { orderFunnel, type OrderAnswers } from '../order.funnel.tsx'
import { amountWords as w } from './words.ts'

const { fields } = orderFunnel

/** The answers that decide the order, each linking back to its question, and links to the other answers. */
export function Answered({ answers: a, openFaq }: { answers: OrderAnswers; openFaq: () => void }) {
  const go = useGo()
  const rows: { label: string; value: string; at: RouteName }[] = [
    { label: w.row.type, value: a.type === undefined ? '' : fields.type.options[a.type].label, at: 'analyzeType' },
    { label: w.row.date, value: a.date ? formatDay(a.date) : '', at: 'analyzeDate' },
    { label: w.row.living, value: a.moveIn ? formatDay(a.moveIn) : w.unknownDay, at: 'analyzeDateLiving' },
    { label: w.row.deposit, value: a.deposit === undefined ? '' : formatWon(a.deposit), at: 'analyzePrice' },
    ...(a.type !== '전세' && a.rent !== undefined
      ? [{ label: w.row.rent, value: formatWon(a.rent), at: 'analyzePrice' as const }]
      : []),
    {
      label: w.row.place,
      value: a.home ? formatPlace(a.home, a.unit ?? null) : w.placeLater,
      at: a.entry === 'minute' ? 'minuteAddress' : 'analyzeAddress',
    },
    ...(a.home === null
      ? [
          {
            label: w.row.kind,
            value: a.kind === undefined ? '' : fields.kind.options[a.kind].label,
            at: 'analyzeSection' as const,
          },
          { label: w.row.area, value: a.gu ?? '', at: 'analyzeArea' as const },
        ]
      : []),
  ]
  return (
    <>
      <AnswerRows rows={rows} />
      <div className="mt-6">
        <Button kind="secondary" wide onClick={openFaq}>
          {a.faq === undefined ? w.tellMore : w.tellAgain}
        </Button>
        <p className="mt-1 text-center text-note text-ink-2">{w.tellNote}</p>
      </div>
      <div className="mt-4">
        <LinkList
          items={[
            { id: 'review', to: go.href('analyzeAmountReview'), title: w.reviewAll, note: w.reviewNote },
            ...(a.loan === 'Y' && a.cash !== undefined
              ? [{ id: 'loan', to: go.href('analyzeLoanAmount'), title: w.loanAmount, note: w.loanNote }]
              : []),
          ]}
        />
      </div>
    </>
  )
}
