import { leaseProducts } from '@jipsalpim/engine/loan/products.ts'
import { last } from '@jipsalpim/engine/law/dated.ts'
import { daysBetween } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '../../lang/format.ts'
import { today } from './fields.ts'
import { loanWords as w } from './words.ts'

/** Days after which the rows of the fund may have changed unseen: it changes them one to three times a year. */
const OLD = 120
/** Without a connection no newer rows can come to the device. */
const OLD_OFFLINE = 30

/** The day on which the rows were read at the fund, and a warning once that is long ago. */
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
