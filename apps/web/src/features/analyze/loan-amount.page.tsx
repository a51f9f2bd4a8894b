import { formatWon } from '../../lang/format.ts'
import { useAnswers } from '../../kernel/funnel/store.ts'
import { frontier } from '../../kernel/funnel/path.ts'
import { useGo } from '../../kernel/links.ts'
import { saveLoanHome } from '../../shared/loan/home.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { homeOfOrder } from './loan-home.ts'
import { onTheWayWords as words } from './on-the-way-words.ts'
import { orderFunnel } from './order.funnel.tsx'

/** The part of the deposit that has to be borrowed: a sum, no promise of a loan. */
export default function LoanAmountPage() {
  const go = useGo()
  const answers = useAnswers(orderFunnel)
  const { deposit, cash } = answers
  const onward = frontier(orderFunnel, answers).at
  if (deposit === undefined || cash === undefined || cash === null)
    return (
      <Page onBack={() => go(onward)}>
        <EmptyState
          title={words.loan.missing}
          heading="h1"
          action={<Button onClick={() => go(onward)}>{words.loan.answer}</Button>}
        />
      </Page>
    )
  const need = Math.max(0, deposit - cash)
  return (
    <Page
      title={words.loan.title}
      heading
      onBack={() => go(onward)}
      bottom={
        <Button size="large" wide onClick={() => go(onward)}>
          {onward === 'analyzeAmount' ? words.loan.back : words.loan.answer}
        </Button>
      }
    >
      <p className="figures text-title font-bold">{need === 0 ? words.loan.none : formatWon(need)}</p>
      {need > 0 && <p className="mt-1 text-body text-ink-2">{words.loan.part(Math.ceil((need * 100) / deposit))}</p>}
      <div className="mt-6">
        <DataTable
          caption={words.loan.title}
          columns={[
            { key: 'what', label: words.loan.deposit },
            { key: 'won', label: formatWon(deposit), numeric: true },
          ]}
          rows={[
            { id: 'cash', what: words.loan.cash, won: formatWon(cash) },
            { id: 'need', what: words.loan.need, won: formatWon(need), total: true },
          ]}
        />
      </div>
      <p className="mt-6 text-body">{words.loan.limits}</p>
      <p className="mt-2 text-body">{words.loan.before}</p>
      <div className="mt-6">
        <LinkList
          items={[
            {
              id: 'loan',
              to: go.href('loan'),
              title: words.loan.check,
              onFollow: () => saveLoanHome(homeOfOrder(answers)),
            },
          ]}
        />
      </div>
    </Page>
  )
}
