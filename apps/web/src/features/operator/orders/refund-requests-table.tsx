import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { RowLink } from '../shared/people-table.tsx'
import { formatInstant } from '../../../lang/format.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'
import { operatorName } from '../shared/name-words.ts'
import { operatorWords as w } from '../shared/words.ts'

const c = w.columns

/** Refunds above one operator's limit: a second operator approves them, or they are dropped. */
export function RefundRequestsTable({ asked }: { asked: Output<CallNamed<'operatorLists'>>['asked'] }) {
  const { deed, busy } = useDeed('operatorRefundDecide')
  return (
    <DataTable
      caption={`${w.lists.asked} (${asked.length})`}
      captionHidden={false}
      empty={w.listNone}
      columns={[
        { key: 'order', label: c.order },
        { key: 'price', label: c.price, numeric: true },
        { key: 'why', label: c.why },
        { key: 'who', label: c.who },
        { key: 'due', label: c.due },
        { key: 'at', label: c.at },
        { key: 'act', label: c.act },
      ]}
      rows={asked.map(({ ask_seq, order_seq, amount, reason, made_by, mine, due_on, at }) => ({
        id: String(ask_seq),
        order: <RowLink to={link('operatorOrder', { order_seq })}>{w.orderTitle(order_seq)}</RowLink>,
        price: formatWon(amount),
        why: reason,
        who: operatorName(made_by),
        due: due_on,
        at: formatInstant(at),
        act: (
          <div className="flex flex-wrap items-center gap-2">
            {mine ? (
              <span className="text-note text-ink-2">{w.askedMine}</span>
            ) : (
              <WithReason
                label={w.agree}
                named={w.orderTitle(order_seq)}
                text={w.agreeText(formatWon(amount))}
                busy={busy}
                onDo={deed({ order_seq, amount, approve: true }, w.agreed)}
              />
            )}
            <WithReason
              label={w.decline}
              named={w.orderTitle(order_seq)}
              text={w.declineText}
              busy={busy}
              onDo={deed({ order_seq, amount, approve: false }, w.declined)}
            />
          </div>
        ),
      }))}
    />
  )
}
