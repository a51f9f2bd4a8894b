import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/read-seq.ts'
import { useCall } from '../../kernel/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { usePacks } from '../../shared/paying/use-packs.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkList, type LinkItem } from '../../ui/link-list.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fraudWords } from './before-paying/fraud-words.ts'
import { InquiryPart } from './inquiring/inquiry-part.tsx'
import { buyWords as w } from './buy-words.ts'

/** All that is sold around one's own report (`order_seq` in the URL), with its full price, and what is there already. */
export default function BuyPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const seq = readSeq(query.get('order_seq'))
  const home = useCall('payOrderInfoReorder', seq === null ? null : { order_seq: seq })
  const wallet = useCall('orderTicketAmount', {})
  const sale = usePacks()
  if (seq === null || home.error?.error === 'orderNotFound')
    return (
      <Page onBack={back}>
        <EmptyState heading="h1" title={w.noOrder} action={<Button onClick={() => go('report')}>{w.toReports}</Button>}>
          {w.noOrderText}
        </EmptyState>
      </Page>
    )
  const again = () => {
    home.again()
    wallet.again()
    sale.again()
  }
  const lost = home.state === 'failed' && !refusals.has(home.error.error) ? home.error : wallet.error
  if (lost)
    return (
      <Page onBack={back}>
        <ErrorState heading="h1" title={w.failed} onRetry={again}>
          {lost.message}
        </ErrorState>
      </Page>
    )
  if (home.state === 'loading' || wallet.state !== 'ready' || (sale.packs === null && sale.failed === null))
    return (
      <Page title={w.title} heading onBack={back}>
        <Skeleton lines={8} />
      </Page>
    )
  const report = home.data?.report_seq ?? readSeq(query.get('report'))
  const renewed: LinkItem[] =
    home.state === 'ready'
      ? [
          {
            id: 'renew',
            to: go.href('reportBuyRenewed', { order_seq: seq }),
            title: `${w.renew} · ${formatWon(home.data.price)}`,
            note: w.renewNote,
          },
        ]
      : []
  const packs: LinkItem[] = (sale.packs ?? []).map((pack) => ({
    id: pack.product,
    to: go.href('ticketPrice'),
    title: `${w.pack(pack.tickets)} · ${formatWon(pack.price)}`,
    note: w.packNote(formatWon(pack.unit)),
  }))
  return (
    <Page title={w.title} heading onBack={back}>
      <div className="mx-auto grid w-full max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8">
        <p className="text-body text-ink-2">{w.text}</p>
        <Section title={w.had}>
          <Had home={home.data} wallet={wallet.data} />
        </Section>
        <Section title={w.sold} note={w.soldNote}>
          {home.state === 'failed' && <Banner title={w.notNow}>{home.error.message}</Banner>}
          {renewed.length + packs.length === 0 ? (
            <p className="text-body text-ink-2">{sale.failed ?? w.nothingSold}</p>
          ) : (
            <LinkList items={[...renewed, ...packs]} />
          )}
        </Section>
        {report !== null && <InquiryPart report={report} />}
      </div>
    </Page>
  )
}

/** There is an order, and nothing can be bought again for it now: the message says why. */
const refusals = new Set<string>(['analysisInProgress', 'approvalNeeded', 'notOnSale', 'paymentTypeInvalid'])

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-body font-bold">
        {title}
      </h2>
      {note && <p className="mt-1 text-note text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}

type HadProps = {
  home: Output<CallNamed<'payOrderInfoReorder'>> | null
  wallet: Output<CallNamed<'orderTicketAmount'>>
}

/** The report, what can be done with it for nothing, and the unused tickets. */
function Had({ home, wallet }: HadProps) {
  const go = useGo()
  const report = home?.report_seq ?? null
  const order = home?.order ?? null
  const next = wallet.lots.find((lot) => lot.remaining > 0)
  return (
    <>
      {order && (
        <p className="mb-3 text-body font-semibold">
          <span lang="ko">{[order.address, order.building_dong, order.building_ho].filter(Boolean).join(' ')}</span>
        </p>
      )}
      <LinkList
        items={[
          ...(report === null
            ? []
            : [
                {
                  id: 'report',
                  to: go.href('reportView', { report }),
                  title: w.report,
                  note: home?.ready_at ? w.madeOn(formatDay(dayInSeoul(new Date(home.ready_at)))) : undefined,
                },
                { id: 'text', to: go.href('reportText', { report }), title: w.asText, note: w.free },
                { id: 'score', to: go.href('reportScore', { report }), title: w.score, note: w.free },
                { id: 'fraud', to: go.href('cheatFinancialFraud', { report }), title: fraudWords.part, note: w.free },
              ]),
          ...(order === null
            ? []
            : [
                {
                  id: 'compare',
                  to: go.href('reportCompareList', { a: order.order_seq }),
                  title: w.compare,
                  note: w.free,
                },
              ]),
          {
            id: 'tickets',
            to: go.href('ticketInfo'),
            title: w.tickets(wallet.amount),
            note: next ? w.ticketsUntil(formatDay(next.expires_on)) : w.noTickets,
          },
        ]}
      />
    </>
  )
}
