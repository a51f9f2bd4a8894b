import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { useId, type ReactNode } from 'react'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { LinkList, type LinkItem } from '../../ui/buttons/link-list.tsx'
import { buyWords as w } from './words.ts'

type Props = {
  /** The home, as far as it may be shown. */
  home: string | null
  had: readonly LinkItem[]
  sold: readonly LinkItem[]
  /** Why the home cannot be ordered again now. */
  notNow: string | null
  /** Shown instead of an empty list. */
  nothing: string
  /** Below both lists. */
  children?: ReactNode
}

/** Everything sold around a report, and what the user already has. */
export const Offers = ({ home, had, sold, notNow, nothing, children }: Props) => (
  <div className="mx-auto grid w-full max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8">
    <p className="text-body text-ink-2">{w.text}</p>
    <Section title={w.had}>
      {home !== null && (
        <p className="mb-3 text-body font-semibold">
          <span lang="ko">{home}</span>
        </p>
      )}
      <LinkList items={had} />
    </Section>
    <Section title={w.sold} note={w.soldNote}>
      {notNow !== null && <Banner title={w.notNow}>{notNow}</Banner>}
      {sold.length === 0 ? <p className="text-body text-ink-2">{nothing}</p> : <LinkList items={sold} />}
    </Section>
    {children}
  </div>
)

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

/** The links of the rows; a row without one is still displayed. */
type Ways<K extends string> = Partial<Record<K, string>>

/** Links of the report itself, which are free. */
export const reportRows = (readyAt: string | null, to: Ways<'report' | 'text' | 'score'>): LinkItem[] => [
  {
    id: 'report',
    to: to.report,
    title: w.report,
    note: readyAt === null ? undefined : w.madeOn(formatDay(dayInSeoul(new Date(readyAt)))),
  },
  { id: 'text', to: to.text, title: w.asText, note: w.free },
  { id: 'score', to: to.score, title: w.score, note: w.free },
]
export const compareRow = (to?: string): LinkItem => ({ id: 'compare', to, title: w.compare, note: w.free })
export const ticketsRow = (amount: number, until: Day | null, to?: string): LinkItem => ({
  id: 'tickets',
  to,
  title: w.tickets(amount),
  note: until === null ? w.noTickets : w.ticketsUntil(formatDay(until)),
})
export const renewRow = (price: number, to?: string): LinkItem => ({
  id: 'renew',
  to,
  title: `${w.renew} · ${formatWon(price)}`,
  note: w.renewNote,
})
export const packRow = (pack: { product: string; tickets: number; price: number }, to?: string): LinkItem => ({
  id: pack.product,
  to,
  title: `${w.pack(pack.tickets)} · ${formatWon(pack.price)}`,
  note: w.packNote(formatWon(pack.price / pack.tickets)),
})
