import { reviewStars } from '@jipsalpim/contract/areas/report/review-terms.ts'
import { cx } from '../../../ui/cx.ts'
import { Group } from '../../../ui/forms/group.tsx'
import { reviewWords as w } from './review-words.ts'

const Star = ({ full, size }: { full: boolean; size: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className={full ? 'text-brand' : 'text-line'}>
    <path
      d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z"
      fill={full ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
)
const upwards = reviewStars.toReversed()

/** How many of five stars: the number as text, and filled shapes. */
export const Stars = ({ stars }: { stars: number }) => (
  <span role="img" aria-label={w.starsOf(stars)} className="inline-flex gap-0.5">
    {upwards.map((n) => (
      <Star key={n} full={n <= stars} size={18} />
    ))}
  </span>
)

type Props = {
  value: (typeof reviewStars)[number] | null
  onChange: (value: (typeof reviewStars)[number]) => void
  error: string | null
}

/** Five radio buttons in a row; the choice is shown as text below them. */
export const StarsField = ({ value, onChange, error }: Props) => (
  <Group label={w.stars} error={error}>
    {(name) => (
      <>
        <div className="flex gap-1">
          {upwards.map((n) => (
            <label
              key={n}
              className={cx(
                'relative grid size-12 cursor-pointer place-items-center rounded-md hover:bg-sunk',
                'has-focus-visible:shadow-[inset_0_0_0_2px_var(--brand)]',
              )}
            >
              <input
                type="radio"
                name={name}
                value={n}
                checked={n === value}
                onChange={() => onChange(n)}
                aria-label={`${w.starsOf(n)}. ${w.star[n]}`}
                className="sr-only"
              />
              <Star full={value !== null && n <= value} size={32} />
            </label>
          ))}
        </div>
        <p className="min-h-6 text-note text-ink-2">{value !== null && w.star[value]}</p>
      </>
    )}
  </Group>
)
