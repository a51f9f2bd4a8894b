import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { formatWonShort } from '../../lang/format.ts'
import { cx } from '../../ui/cx.ts'
import { chipClass, restingChip } from '../../ui/display/evidence-chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sectionsWords } from '../sections-words.ts'

/** The anchor of the price's picture. */
export const priceId = 'report-price'

/** The evidence of a finding about the price, instead of a line of the register: a tap leads to the picture. */
export function PriceChips({ assessment: { price, home } }: { assessment: Assessment }) {
  const count = 'value' in price ? price.value.count : 0
  const chips = [
    ...(count > 0 ? [{ name: sectionsWords.sales(count), sum: '' }] : []),
    ...('value' in home.officialPrice
      ? [{ name: sectionsWords.officialPrice, sum: formatWonShort(home.officialPrice.value) }]
      : []),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-4 py-2">
      {chips.map(({ name, sum }) => (
        <li key={name}>
          <a href={`#${priceId}`} className={cx(chipClass, restingChip)}>
            <Icon name="file" size={16} className="text-brand" />
            <span className="figures">
              <b className="font-semibold text-ink">{name}</b>
              {sum && ` · ${sum}`}
            </span>
            <Icon name="next" size={14} className="text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
  )
}
