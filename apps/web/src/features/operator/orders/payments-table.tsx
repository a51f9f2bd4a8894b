import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { formatInstant } from '../../../lang/format.ts'
import { formatValue } from '../shared/story-line.tsx'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'
import { operatorWords as w } from '../shared/words.ts'

type Payments = Output<CallNamed<'operatorOrder'>>['payments']

const decisionOf = ({ decision, left }: Payments[number]): string => {
  if (decision === null) return w.unknown
  return decision === 'goes-back' && left === 0 ? w.wentBackPayment : w.decisions[decision]
}

/**
 * The payments at the gateway under the order's number, one per payment window; one outside the order's own payment can
 * be refunded.
 */
export function PaymentsTable({ order_seq, payments }: { order_seq: number; payments: Payments }) {
  const { deed, busy } = useDeed('operatorPayments')
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        caption={w.payments}
        captionHidden={false}
        empty={w.nothing}
        columns={[
          { key: 'payment', label: w.columns.payment },
          { key: 'state', label: w.columns.state },
          { key: 'left', label: w.left, numeric: true },
          { key: 'decision', label: w.columns.decision },
          { key: 'at', label: w.columns.at },
          { key: 'act', label: w.columns.act },
        ]}
        rows={payments.map((p) => ({
          id: p.gateway_id,
          payment: <span className="inline-block min-w-24 break-all">{p.gateway_id}</span>,
          state: `${formatValue(p.state)} ${formatWon(p.amount)}`,
          left: p.left === null ? w.unknown : formatWon(p.left),
          decision: decisionOf(p),
          at: formatInstant(p.at),
          act: p.outside ? (
            <WithReason
              label={w.paymentBack}
              named={p.gateway_id}
              text={w.paymentBackText}
              busy={busy}
              onDo={deed({ order_seq, gateway_id: p.gateway_id }, w.refundAsked)}
            />
          ) : (
            ''
          ),
        }))}
      />
      <div>
        <WithReason
          label={w.askGateway}
          text={w.askGatewayText}
          busy={busy}
          onDo={deed({ order_seq, gateway_id: null }, w.askedGateway)}
        />
      </div>
    </div>
  )
}
