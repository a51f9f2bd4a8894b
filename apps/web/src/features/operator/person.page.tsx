import { link } from '@jipsalpim/contract/routes.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { OrdersTable, PeopleTable, RowLink } from './shared/people-table.tsx'
import { formatInstant } from '../../lang/format.ts'
import { PointsForm } from './orders/points-form.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { WithReason } from './shared/with-reason.tsx'
import { callName, eventName, operatorName, reasonName } from './shared/name-words.ts'
import { operatorWords as w } from './shared/words.ts'

const c = w.columns

export default function PersonPage() {
  const seq = Number(useParams()['user_seq'])
  return (
    <OperatorPage title={w.personTitle(seq)}>
      <Person key={seq} seq={seq} />
    </OperatorPage>
  )
}

function Person({ seq }: { seq: number }) {
  const read = useCall('operatorPerson', { user_seq: seq })
  return (
    <WhenRead read={read} lines={8}>
      {({ person, type, verified_at, devices, orders, events, looked }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p className="flex flex-wrap gap-2">
              <Badge>{w.role[person.role]}</Badge>
              {type !== null && type !== 'realtor' && <Badge>{w.type[type]}</Badge>}
              <Badge>{verified_at ? w.verified(formatInstant(verified_at)) : w.notVerified}</Badge>
              <Badge>{w.devices(devices)}</Badge>
              {person.leaves && <Badge tone="caution">{w.leaves}</Badge>}
            </p>
            <PeopleTable people={[person]} />
            <Reveal seq={seq} />
            <PointsForm user_seq={seq} />
          </section>
          <OrdersTable orders={orders} />
          <DataTable
            caption={w.looked}
            captionHidden={false}
            empty={w.nothing}
            columns={[
              { key: 'at', label: c.at },
              { key: 'who', label: c.who },
              { key: 'what', label: c.what },
              { key: 'why', label: c.why },
            ]}
            rows={looked.map((l, i) => ({
              id: String(i),
              at: formatInstant(l.at),
              who: operatorName(l.operator_seq),
              what: callName(l.call),
              why: l.reason === null ? '' : reasonName(l.reason),
            }))}
          />
          <DataTable
            caption={w.events}
            captionHidden={false}
            empty={w.nothing}
            columns={[
              { key: 'at', label: c.at },
              { key: 'what', label: c.what },
            ]}
            rows={events.map((e, i) => ({ id: String(i), at: formatInstant(e.at), what: eventName(e.kind) }))}
          />
        </div>
      )}
    </WhenRead>
  )
}

/** Unmasked on this page only, until the operator leaves it. */
function Reveal({ seq }: { seq: number }) {
  const reveal = useAction('operatorReveal')
  const [clear, setClear] = useState<Output<CallNamed<'operatorReveal'>> | null>(null)
  const show = async (reason: string) => {
    const reply = await reveal.run({ user_seq: seq, reason })
    if (!reply.ok) return reply.message
    setClear(reply.data)
    return null
  }
  if (!clear)
    return (
      <div className="justify-self-start">
        <WithReason label={w.reveal} text={w.revealText} busy={reveal.busy} onDo={show} />
      </div>
    )
  return (
    <div className="grid gap-3" role="status">
      <p className="text-body font-semibold">
        {[clear.name, clear.phone, clear.email].map((cell) => cell ?? w.unknown).join(' · ')}
      </p>
      <DataTable
        caption={c.home}
        columns={[
          { key: 'order', label: c.order },
          { key: 'home', label: c.home },
        ]}
        rows={clear.homes.map((h) => ({
          id: String(h.order_seq),
          order: <RowLink to={link('operatorOrder', { order_seq: h.order_seq })}>{w.orderTitle(h.order_seq)}</RowLink>,
          home: h.home,
        }))}
      />
    </div>
  )
}
