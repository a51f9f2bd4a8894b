import type { Won } from '@jipsalpim/engine/values/won.ts'
import { formatWon } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { GradeShape } from '../../../ui/display/grade-shape.tsx'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { answerWords as w } from './answer-words.ts'

export type OneDeposit = Won | 'empty' | 'unknown'

type Props = {
  number: number
  value: OneDeposit
  open: boolean
  onOpen: () => void
  /** Called while the user types. */
  onChange: (value: OneDeposit) => void
  /** Called after an answer by a tap: the next open row follows. */
  onDone: (value: OneDeposit) => void
}

/** One household: a sum, an empty home, or not known yet. */
export function DepositRow({ number, value, open, onOpen, onChange, onDone }: Props) {
  if (!open)
    return (
      <li className="border-b border-hairline">
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-left"
        >
          <span className="text-note text-ink-2">{w.deposits.household(number)}</span>
          <span className="figures flex min-w-0 flex-1 items-center gap-2 text-body font-semibold">
            {value === 'unknown' ? (
              <>
                <GradeShape grade="판단보류" size={16} />
                <span className="font-normal text-ink-2">{w.deposits.unknown}</span>
              </>
            ) : value === 'empty' ? (
              w.deposits.empty
            ) : (
              formatWon(value)
            )}
          </span>
          <span className="text-note font-semibold text-brand">
            {value === 'unknown' ? w.part.write : w.deposits.edit}
          </span>
        </button>
      </li>
    )
  return (
    <li className="border-b border-hairline py-4">
      <WonField
        label={w.deposits.deposit(number)}
        value={typeof value === 'number' ? value : null}
        onChange={(won) => onChange(won ?? 'unknown')}
      />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button kind="secondary" onClick={() => onDone('empty')}>
          {w.deposits.empty}
        </Button>
        <Button kind="secondary" onClick={() => onDone('unknown')}>
          {w.deposits.unknown}
        </Button>
      </div>
    </li>
  )
}
