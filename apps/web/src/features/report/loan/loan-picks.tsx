import { useToday } from '../../../kernel/today.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import type { LoanHome } from '../../../shared/loan/home.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { eligibleLeases, judgeStored } from './judge-stored.ts'
import { loanPartWords as w } from './loan-part-words.ts'

/**
 * Names of loans that seem to fit by the stored answers, to fill in the name of the contract's loan; renders nothing
 * without them.
 */
export function LoanPicks({ home, onPick }: { home: LoanHome; onPick: (name: string) => void }) {
  const kept = useCall('loanKept', {})
  const on = useToday()
  const answers = kept.state === 'ready' ? kept.data?.answers : undefined
  const fits = answers ? eligibleLeases(judgeStored(answers, home, on)) : []
  if (fits.length === 0) return null
  return (
    <div role="group" aria-label={w.picks}>
      <p className="mb-2 text-note font-semibold text-ink-2">{w.picks}</p>
      <div className="flex flex-wrap gap-2">
        {fits.map(({ code }) => (
          <Button key={code} kind="secondary" onClick={() => onPick(productWords.products[code])}>
            {productWords.products[code]}
          </Button>
        ))}
      </div>
    </div>
  )
}
