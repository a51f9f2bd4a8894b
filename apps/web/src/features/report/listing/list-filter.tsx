import { reportOutcomes } from '@jipsalpim/contract/areas/report/outcomes.ts'
import { cx } from '../../../ui/cx.ts'
import { listWords as w } from './list-words.ts'

export const shows = ['all', ...reportOutcomes, 'hidden', 'shared'] as const
export type Show = (typeof shows)[number]
type Counts = Record<Exclude<Show, 'all'>, number>

const countOf = (counts: Counts, show: Show): number =>
  show === 'all' ? reportOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0) : counts[show]

type Props = { counts: Counts; show: Show; onShow: (show: Show) => void }
/** Filters the list; renders nothing if all reports are of one kind. */
export function ListFilter({ counts, show, onShow }: Props) {
  const open = shows.filter((s) => s === 'all' || s === show || counts[s] > 0)
  if (open.length < 3) return null
  return (
    <div role="group" aria-label={w.filter} className="-mx-5 mb-3 flex gap-2 overflow-x-auto px-5 py-1">
      {open.map((s) => (
        <button
          key={s}
          type="button"
          aria-pressed={s === show}
          onClick={() => onShow(s)}
          className={cx(
            'figures min-h-12 shrink-0 rounded-full border px-4 text-note whitespace-nowrap',
            s === show ? 'border-brand bg-brand-tint font-semibold text-brand' : 'border-line text-ink-2',
          )}
        >
          {w.show[s](countOf(counts, s))}
        </button>
      ))}
    </div>
  )
}
