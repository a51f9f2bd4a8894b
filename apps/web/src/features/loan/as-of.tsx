import { leaseProducts } from '@jipsalpim/engine/loan/products.ts'
import { last } from '@jipsalpim/engine/law/dated.ts'
import { daysBetween } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '../../lang/format.ts'
import { today } from './fields.ts'
import { loanWords as w } from './words.ts'

/** Days after which the fund may have changed its terms unnoticed: it changes them one to three times a year. */
const OLD = 120
/** The same limit while offline, when no newer terms can be loaded. */
const OLD_OFFLINE = 30

/** The day on which the fund's terms were read, and a warning if that is long ago. */
export function AsOf() {
  const { checkedOn } = last(leaseProducts.youth.rows).source
  return (
    <div className="mt-8 text-note text-ink-2">
      {daysBetween(checkedOn, today) > (navigator.onLine ? OLD : OLD_OFFLINE) && (
        <p className="mb-2 font-semibold text-caution">{w.old}</p>
      )}
      <p>{w.asOf(formatDay(checkedOn))}</p>
    </div>
  )
}
