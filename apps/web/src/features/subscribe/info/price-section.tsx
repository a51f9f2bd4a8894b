import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { tradeTypes, type TradeType } from '@jipsalpim/contract/areas/subscribe/trade-types.ts'
import { useState } from 'react'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatInstant, formatWonShort } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'
import { priceWords as w } from './price-words.ts'

/** Sale prices of similar homes; missing data is stated as such. */
export function PriceSection({ watch }: { watch: Watch }) {
  return (
    <InfoSection title={w.section} note={w.note}>
      <Tabs
        label={w.tabsLabel}
        items={tradeTypes.map((type) => ({
          key: type,
          label: w.types[type],
          content: <Trades key={type} homeKey={watch.price_key} type={type} />,
        }))}
      />
    </InfoSection>
  )
}

type Read = Output<CallNamed<'subscribePrice'>>
function Trades({ homeKey, type }: { homeKey: string; type: TradeType }) {
  const [pages, setPages] = useState(1)
  const first = useCall('subscribePrice', { subscribe: homeKey, type, page: 1 })
  if (first.state === 'loading') return <Skeleton lines={4} />
  if (first.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={first.again}>
        {first.error.message}
      </ErrorState>
    )
  const { unknown, total, trades, from, as_of } = first.data
  if (unknown !== null || total === null || as_of === null)
    return <p className="text-body">{w.unknown[unknown ?? 'source-down']}</p>
  const size = trades.length
  return (
    <div className="grid gap-4">
      <Range homeKey={homeKey} />
      <Table trades={trades} empty={from === null ? w.unknown['source-down'] : w.none(formatDay(from))} />
      {Array.from({ length: pages - 1 }, (_, i) => (
        <NextTrades key={i + 2} homeKey={homeKey} type={type} page={i + 2} />
      ))}
      {total > pages * size && (
        <Button kind="secondary" onClick={() => setPages(pages + 1)}>
          {w.more(total - pages * size)}
        </Button>
      )}
      <p className="figures text-note text-ink-2">{w.asOf(formatInstant(as_of))}</p>
    </div>
  )
}

function NextTrades({ homeKey, type, page }: { homeKey: string; type: TradeType; page: number }) {
  const read = useCall('subscribePrice', { subscribe: homeKey, type, page })
  if (read.state === 'loading') return <Skeleton lines={4} />
  if (read.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={read.again}>
        {read.error.message}
      </ErrorState>
    )
  return <Table trades={read.data.trades} empty={w.failed} />
}

function Table({ trades, empty }: { trades: Read['trades']; empty: string }) {
  return (
    <DataTable
      caption={w.caption}
      columns={[
        { key: 'day', label: w.day },
        { key: 'won', label: w.won, numeric: true },
        { key: 'area', label: w.area, numeric: true },
        { key: 'floor', label: w.floor, numeric: true },
      ]}
      rows={trades.map(({ day, won, area, floor }, i) => ({
        id: `${i}`,
        day: formatDay(day),
        won: formatWonShort(won),
        area: w.areaOf(area),
        floor: floor === null ? w.noFloor : w.floorOf(floor),
      }))}
      empty={empty}
    />
  )
}

function Range({ homeKey }: { homeKey: string }) {
  const read = useCall('subscribePriceAverage', { id: homeKey })
  if (read.state !== 'ready') return null
  const { range, count, months, scope } = read.data
  if (range === null || count === null || months === null || scope === null) return <p className="text-body">{w.few}</p>
  return (
    <div>
      <p className="text-note text-ink-2">{w.scope[scope]}</p>
      <Facts
        facts={[
          { term: w.range, detail: w.rangeOf(formatWonShort(range.low), formatWonShort(range.high)) },
          { term: w.middle, detail: formatWonShort(range.middle) },
          { term: w.count, detail: w.countOf(count, months) },
        ]}
      />
    </div>
  )
}
