import type { ReactNode } from 'react'
import { formatWon } from '../../../lang/format.ts'
import type { SeveralHomes } from '../join.funnel.tsx'
import { severalWords as w } from './several-words.ts'
import { whyLeftOut, type BulkPrice } from './use-bulk-price.ts'

/** The homes to pay for with the share of each, the excluded homes with the reason, and the total. */
export function HomeList({ homes, price }: { homes: SeveralHomes; price: BulkPrice }) {
  const nameOf = (item: number, address: string | null) => address ?? homes[item]?.name ?? w.nameless
  return (
    <div className="grid gap-6">
      {price.pays.length > 0 && (
        <Group title={w.homes(price.pays.length)}>
          {price.pays.map(({ item, address, won }) => (
            <Row key={item} name={nameOf(item, address)} value={formatWon(won)} />
          ))}
        </Group>
      )}
      {price.refused.length > 0 && (
        <Group title={w.left}>
          {price.refused.map(({ item, address, code }) => (
            <Row key={item} name={nameOf(item, address)} value={whyLeftOut(code)} quiet />
          ))}
        </Group>
      )}
      {price.pays.length > 0 && (
        <p aria-live="polite" className="flex min-h-12 items-center justify-between gap-4 border-t-2 border-ink pt-2">
          <span className="text-body">{w.sum}</span>
          <span className="figures text-title font-bold">{formatWon(price.price)}</span>
        </p>
      )}
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="figures text-body font-bold">{title}</h2>
    <ul className="mt-2 border-t border-line">{children}</ul>
  </section>
)
const Row = ({ name, value, quiet = false }: { name: string; value: string; quiet?: boolean }) => (
  <li className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-3">
    <span lang="ko" className="min-w-0 text-body">
      {name}
    </span>
    <span className={quiet ? 'text-note text-ink-2' : 'figures shrink-0 text-body'}>{value}</span>
  </li>
)
