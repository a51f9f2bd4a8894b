import type { Assessment, PriceRange } from '@jipsalpim/engine/assessment.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { ReactNode } from 'react'
import { formatDay, formatWon, formatWonShort } from '../../lang/format.ts'
import { Picture } from '../../ui/charts/picture.tsx'
import { type Against, SalesChart } from '../../ui/charts/sales-chart.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { sectionsWords } from '../sections-words.ts'
import { words } from '../words.ts'

type Sales = NonNullable<PriceRange['sales']>
type Props = { assessment: Assessment; range: PriceRange; sales: Sales; children: ReactNode }

/** The home among its trades over time, compared with the deposit, the guarantor's price and the official price. */
export function SalesPicture({ assessment, range, sales, children }: Props) {
  const own = ownSale(assessment)
  const against = againstOf(assessment, range)
  const price = { label: sectionsWords.priceNow, low: range.low, likely: range.likely, high: range.high }
  const period = range.from && range.to ? ` · ${words.price.period(range.from, range.to)}` : ''
  return (
    <Picture
      title={range.method === 'trades-building' ? sectionsWords.salesTitle : sectionsWords.salesNear}
      note={`${sectionsWords.sales(range.count)}${period} · ${range.source}`}
      draw={(width) => (
        <SalesChart
          {...{ width, price, against }}
          sales={sales.map(({ day, sized }) => ({ day, won: sized }))}
          label={sectionsWords.salesSaid(range.count, range.low, range.high)}
          own={own && { ...own, label: sectionsWords.boughtFor(formatWonShort(own.won)) }}
          today={assessment.day}
        />
      )}
      table={
        <DataTable
          caption={sectionsWords.salesTitle}
          columns={[
            { key: 'what', label: sectionsWords.day },
            { key: 'area', label: sectionsWords.size, numeric: true },
            { key: 'won', label: words.price.title, numeric: true },
          ]}
          rows={[
            ...sales.map((s, i) => ({
              id: `${i}`,
              what: formatDay(s.day),
              area: `${s.area}㎡`,
              won: formatWon(s.won),
            })),
            ...(own === null
              ? []
              : [{ id: 'own', what: sectionsWords.boughtFor(formatDay(own.day)), area: '', won: formatWon(own.won) }]),
            { id: 'price', what: price.label, area: '', won: words.money.range(range.low, range.high), total: true },
            ...against.map(({ id, label, won }) => ({ id, what: label, area: '', won: formatWon(won) })),
          ]}
        />
      }
    >
      {sales.some((s) => s.sized !== s.won) && <p className="mt-2 text-note text-ink-2">{sectionsWords.sizedNote}</p>}
      {children}
    </Picture>
  )
}

function againstOf({ lease, home }: Assessment, { guarantor }: PriceRange): Against[] {
  const all = [
    { id: 'deposit', label: words.money.yours, won: valueOf(lease.deposit), look: 'mine' },
    { id: 'guarantor', label: words.price.guarantorShort, won: valueOf(guarantor), look: 'dashed' },
    { id: 'official', label: sectionsWords.officialPrice, won: valueOf(home.officialPrice), look: 'dotted' },
  ] as const
  return all.flatMap(({ won, ...line }) => (won === null ? [] : [{ ...line, won }]))
}

/** What the present owner paid by the register (거래가액); null if it prints none. */
function ownSale({ register }: Assessment): { day: Day; won: Won } | null {
  const bought = register.entries.findLast((e) => !e.cancelled && e.purpose === '소유권이전')
  const price = bought?.amounts.find((a) => a.kind === '거래가액' && !a.struck)?.won ?? null
  const day = bought?.causeDate ?? bought?.receivedAt ?? null
  return price === null || day === null ? null : { day, won: price }
}
