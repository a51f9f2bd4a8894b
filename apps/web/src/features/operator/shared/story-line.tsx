import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { momentWords } from '../orders/moment-words.ts'
import { formatInstant } from '../../../lang/format.ts'
import { detailWords, operatorWords as w, valueWords } from './words.ts'

type Moment = Output<CallNamed<'operatorOrder'>>['moments'][number]

/** Everything that happened, one line per event, with the reason below it. */
export const StoryLine = ({ moments }: { moments: readonly Moment[] }) => (
  <ol aria-label={w.story} className="border-t border-hairline">
    {moments.map((m) => (
      <li key={m.id} className="grid gap-x-6 border-b border-hairline py-2.5 wide:grid-cols-[13rem_18rem_1fr]">
        <time dateTime={m.at} className="figures text-note text-ink-2">
          {formatInstant(m.at)}
        </time>
        <span className="text-body font-semibold">
          {momentWords[`${m.source}.${m.what}`] ?? `${m.source} ${m.what}`}
        </span>
        <span className="figures text-note break-words text-ink-2">
          {Object.entries(m.detail)
            .map(([key, value]) => `${detailWords[key] ?? key} ${describe(key, value)}`)
            .join(' · ')}
        </span>
      </li>
    ))}
  </ol>
)

const won: ReadonlySet<string> = new Set([
  'amount',
  'price',
  'discount',
  'captured',
  'gateway',
  'unearned',
  'revenue',
  'ours_paid',
  'ours_back',
  'theirs_paid',
  'theirs_back',
])
const describe = (key: string, value: Moment['detail'][string]): string => {
  if (typeof value === 'number' && won.has(key)) return formatWon(value)
  // A gateway's date, in the gateway's format.
  if (key === 'paid_on') return String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatInstant(value)
  return formatValue(String(value))
}
/** An unknown value is shown as it is: the back office hides nothing. */
export const formatValue = (value: string): string => valueWords[value] ?? value
