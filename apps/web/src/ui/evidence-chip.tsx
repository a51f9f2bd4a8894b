import type { Evidence } from '@jipsalpim/engine/assessment.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { Icon } from './icon.tsx'
import { words } from './words.ts'

type Props = {
  evidence: Pick<Evidence, 'section' | 'rank'>
  receivedAt?: Day | null
  receiptNo?: string | null
  cancelled?: boolean
  /** Opens the original at that line. */
  onOpen: () => void
}

/** The line of the register that a claim rests on: '을구 3-1 · 2024-05-02 접수 제12345호'. */
export function EvidenceChip({ evidence, receivedAt = null, receiptNo = null, cancelled = false, onOpen }: Props) {
  const receipt = words.receipt(receivedAt, receiptNo)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="reach inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border border-hairline bg-sunk py-1 pr-1.5 pl-2 text-left text-note text-ink-2 hover:border-line"
    >
      <Icon name="line" size={16} className="text-brand" />
      <span className="figures min-w-0">
        <span className={cancelled ? 'struck font-semibold text-ink' : 'font-semibold text-ink'}>
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
