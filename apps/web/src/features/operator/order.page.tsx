import type { PreviewPage } from '@jipsalpim/contract/preview-header.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useParams } from 'react-router'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { JobsTable } from './orders/jobs-table.tsx'
import { RowLink } from './shared/people-table.tsx'
import { momentWords } from './orders/moment-words.ts'
import { PaymentsTable } from './orders/payments-table.tsx'
import { PreviewButtons } from './orders/preview-buttons.tsx'
import { RefundForm } from './orders/refund-form.tsx'
import { formatInstant } from '../../lang/format.ts'
import { formatValue, StoryLine } from './shared/story-line.tsx'
import { useDeed } from './shared/use-deed.ts'
import { WhenRead } from './shared/when-read.tsx'
import { WithReason } from './shared/with-reason.tsx'
import { operatorWords as w } from './shared/words.ts'

type Story = Output<CallNamed<'operatorOrder'>>
const REFUND_POLL_MS = 3000

export default function OrderPage() {
  const seq = Number(useParams()['order_seq'])
  return (
    <OperatorPage title={w.orderTitle(seq)}>
      <OrderStory key={seq} seq={seq} />
    </OperatorPage>
  )
}

function OrderStory({ seq }: { seq: number }) {
  const read = useCall(
    'operatorOrder',
    { order_seq: seq },
    { everyMs: (d) => (d?.money.open ? REFUND_POLL_MS : false) },
  )
  return (
    <WhenRead read={read} lines={10}>
      {({ order, money, payments, moments, notices, jobs }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <p className="flex flex-wrap items-center gap-2 text-note text-ink-2">
            <Badge tone="brand">{w.states[order.state] ?? order.state}</Badge>
            <span>{w.products[order.product] ?? order.product}</span>
            <span className="break-all">{order.merchant_uid}</span>
            <span>{order.area ?? ''}</span>
            <RowLink to={link('operatorPerson', { user_seq: order.user_seq })}>{w.personTitle(order.user_seq)}</RowLink>
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[22rem_1fr]">
            <div className="grid gap-6">
              <Card label={w.money}>
                <MoneyLines money={money} />
                <RefundForm order_seq={seq} money={money} />
              </Card>
              {order.delivered_at !== null && pagesOf(order.product).length > 0 && (
                <PreviewButtons order_seq={seq} pages={pagesOf(order.product)} />
              )}
            </div>
            <div className="grid min-w-0 gap-8">
              <PaymentsTable order_seq={seq} payments={payments} />
              <Notices notices={notices} />
              <JobsTable jobs={jobs} caption={w.jobs} />
            </div>
          </div>
          <section>
            <h2 className="text-body font-bold">{w.story}</h2>
            <p className="mb-3 text-note text-ink-2">{w.storyText}</p>
            <StoryLine moments={moments} />
          </section>
        </div>
      )}
    </WhenRead>
  )
}

/** The pages that the owner of such an order sees. */
const pagesOf = (product: string): readonly PreviewPage[] =>
  product === 'report' ? ['report', 'buy'] : /^subscribe(-year)?$/.test(product) ? ['watch'] : []

const MoneyLines = ({ money }: { money: Story['money'] }) => (
  <dl className="figures mb-5 grid grid-cols-[1fr_auto] gap-y-1 text-body">
    <dt className="text-ink-2">{w.paid}</dt>
    <dd className="text-right">{formatWon(money.paid)}</dd>
    <dt className="text-ink-2">{w.back}</dt>
    <dd className="text-right">{formatWon(money.back)}</dd>
    <dt className="font-semibold">{w.left}</dt>
    <dd className="text-right font-semibold">{formatWon(money.paid - money.back)}</dd>
  </dl>
)

function Notices({ notices }: { notices: Story['notices'] }) {
  const { deed, busy } = useDeed('operatorNotice')
  return (
    <DataTable
      caption={w.notices}
      captionHidden={false}
      empty={w.nothing}
      columns={[
        { key: 'notice', label: w.columns.notice },
        { key: 'state', label: w.columns.state },
        { key: 'at', label: w.columns.at },
        { key: 'act', label: w.columns.act },
      ]}
      rows={notices.map((n) => ({
        id: String(n.notice_seq),
        notice: momentWords[`notice.${n.template}`] ?? n.template,
        state: [formatValue(n.channel), formatValue(n.result ?? n.state), n.result_why].filter(Boolean).join(' · '),
        at: formatInstant(n.at),
        act: n.again ? (
          <WithReason
            label={w.resend}
            text={w.resendText}
            busy={busy}
            onDo={deed({ notice_seq: n.notice_seq }, w.resent)}
          />
        ) : (
          ''
        ),
      }))}
    />
  )
}
