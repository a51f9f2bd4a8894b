import { useBack, useGo } from '../../kernel/links.ts'
import { isRefundedTo, PaidAgain } from '../../shared/paying/paid-again.tsx'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Deals } from './deals.tsx'
import { PackTable } from './pack-table.tsx'
import { Rules } from './rules.tsx'
import { usePacks } from '../../shared/paying/use-packs.ts'
import { Wallet } from './wallet.tsx'
import { ticketWords as w } from './words.ts'

/** The user's tickets, what a ticket is and costs, its conditions, and all transactions. */
export default function TicketInfoPage() {
  const go = useGo()
  const back = useBack('mypage')
  const wallet = useCall(
    'orderTicketAmount',
    {},
    {
      everyMs: (data) => (data && (data.refunding > 0 || isRefundedTo(data.paid_again)) ? POLL_MS : false),
    },
  )
  const { packs, failed, again } = usePacks()
  const some = wallet.state === 'ready' && wallet.data.amount > 0
  return (
    <Page
      title={w.title}
      heading
      onBack={back}
      bottom={
        <div className="grid gap-2">
          {some && (
            <Button size="large" wide onClick={() => go('analyze')}>
              {w.use}
            </Button>
          )}
          <Button kind={some ? 'secondary' : 'primary'} size="large" wide onClick={() => go('ticketPrice')}>
            {w.buy}
          </Button>
        </div>
      }
    >
      <p className="text-body">{w.what}</p>
      <p className="mt-1 text-body text-ink-2">{w.whatIfNone}</p>
      <section className="mt-8" aria-label={w.have}>
        {wallet.state === 'loading' ? (
          <Skeleton lines={3} />
        ) : wallet.state === 'failed' ? (
          <ErrorState title={w.loadFailed} onRetry={wallet.again}>
            {wallet.error.message}
          </ErrorState>
        ) : (
          <>
            <PaidAgain paid={wallet.data.paid_again} of="tickets" />
            <Wallet tickets={wallet.data} />
          </>
        )}
      </section>
      <h2 className="mt-10 mb-2 text-body font-bold">{w.priceTitle}</h2>
      {packs ? (
        <PackTable packs={packs} />
      ) : failed !== null ? (
        <ErrorState title={w.priceFailed} onRetry={again}>
          {failed}
        </ErrorState>
      ) : (
        <Skeleton lines={4} />
      )}
      <h2 className="mt-10 text-body font-bold">{w.rulesTitle}</h2>
      <Rules />
      <h2 className="mt-10 mb-2 text-body font-bold">{w.dealsTitle}</h2>
      <Deals />
      <div className="mt-10">
        <LinkList
          items={[{ id: 'business', to: go.href('ticketBusiness'), title: w.business, note: w.businessNote }]}
        />
      </div>
    </Page>
  )
}

const POLL_MS = 3000
