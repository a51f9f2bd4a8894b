import type { Evidence } from '@jipsalpim/engine/assessment.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

type Props = {
  evidence: Pick<Evidence, 'section' | 'rank'>
  receivedAt?: Day | null
  receiptNo?: string | null
  cancelled?: boolean
  /** The line is highlighted next to the report. */
  current?: boolean
  /** Opens the original at that line. */
  onOpen: () => void
}

/** The look of every chip that leads to evidence. */
export const chipClass =
  'reach inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border py-1 pr-1.5 pl-2 text-left text-note text-ink-2'
export const restingChip = 'border-hairline bg-sunk hover:border-line'

/** The line of the register that a claim rests on: '을구 3-1 · 2024-05-02 접수 제12345호'. */
export function EvidenceChip({
  evidence,
  receivedAt = null,
  receiptNo = null,
  cancelled = false,
  current = false,
  onOpen,
}: Props) {
  const receipt = words.receipt(receivedAt, receiptNo)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={current || undefined}
      className={cx(
        chipClass,
        current ? 'border-brand bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]' : restingChip,
      )}
    >
      <Icon name="line" size={16} className="text-brand" />
      <span className="figures min-w-0">
        <span lang="ko" className={cancelled ? 'struck font-semibold text-ink' : 'font-semibold text-ink'}>
          {evidence.section} {evidence.rank}
        </span>
        {receipt && ` · ${receipt}`}
        {cancelled && ` · ${words.cancelled}`}
      </span>
      <Icon name="next" size={14} className="text-ink-3" />
      <span className="sr-only">{words.openEvidence}</span>
    </button>
  )
}
