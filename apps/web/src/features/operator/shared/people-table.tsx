import { link } from '@jipsalpim/contract/routes.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { Link } from 'react-router'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { formatInstant } from '../../../lang/format.ts'
import { operatorWords as w } from './words.ts'

type Found = Output<CallNamed<'operatorFind'>>
const c = w.columns

export const RowLink = ({ to, children }: { to: string; children: string | number }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 min-w-12 items-center font-semibold whitespace-nowrap text-brand underline"
  >
    {children}
  </Link>
)

export const PeopleTable = ({ people }: { people: Found['people'] }) => (
  <DataTable
    caption={w.people}
    captionHidden={false}
    columns={[
      { key: 'person', label: c.person },
      { key: 'name', label: c.name },
      { key: 'phone', label: c.phone },
      { key: 'email', label: c.email },
      { key: 'joined', label: c.joined },
    ]}
    rows={people.map((p) => ({
      id: String(p.user_seq),
      person: <RowLink to={link('operatorPerson', { user_seq: p.user_seq })}>{w.personTitle(p.user_seq)}</RowLink>,
      name: p.name ?? w.unknown,
      phone: p.phone ?? w.unknown,
      email: p.email ?? w.unknown,
      joined: formatInstant(p.joined_at),
    }))}
  />
)

export const OrdersTable = ({ orders }: { orders: Found['orders'] }) => (
  <DataTable
    caption={w.orders}
    captionHidden={false}
    empty={w.ordersNone}
    columns={[
      { key: 'order', label: c.order },
      { key: 'state', label: c.state },
      { key: 'price', label: c.price, numeric: true },
      { key: 'made', label: c.made },
      { key: 'merchant', label: c.merchant },
    ]}
    rows={orders.map((o) => ({
      id: String(o.order_seq),
      order: <RowLink to={link('operatorOrder', { order_seq: o.order_seq })}>{w.orderTitle(o.order_seq)}</RowLink>,
      state: w.states[o.state] ?? o.state,
      price: formatWon(o.price),
      made: formatInstant(o.created_at),
      merchant: o.merchant_uid,
    }))}
  />
)
