import { payWords } from '../../shared/paying/words.ts'
import { formatWon } from '../../lang/format.ts'
import { DataTable } from '../../ui/display/data-table.tsx'
import type { Pack } from '../../shared/paying/use-packs.ts'
import { ticketWords as w } from './words.ts'

/** What each pack costs, per ticket and in total, next to the price of single reports. */
export const PackTable = ({ packs }: { packs: readonly Pack[] }) => (
  <>
    <DataTable
      caption={w.priceTitle}
      columns={[
        { key: 'pack', label: w.columns.pack },
        { key: 'price', label: w.columns.price, numeric: true },
        { key: 'unit', label: w.columns.unit, numeric: true },
        { key: 'saves', label: w.columns.saves, numeric: true },
      ]}
      rows={packs.map((p) => ({
        id: p.product,
        pack: w.pack(p.tickets),
        price: formatWon(p.price),
        unit: formatWon(p.unit),
        saves: p.saves === null ? '' : p.saves > 0 ? w.saves(formatWon(p.saves)) : w.savesNothing,
      }))}
    />
    <p className="mt-2 text-note text-ink-2">{payWords.priceNote}</p>
  </>
)
