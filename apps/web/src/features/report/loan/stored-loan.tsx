import type { LoanAnswers } from '@jipsalpim/contract/areas/loan/facts.ts'
import { nearestRefused } from '@jipsalpim/engine/loan/nearest.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatWon } from '../../../lang/format.ts'
import { type Fact, Facts } from '../../../report-body/facts.tsx'
import type { LoanHome } from '../../../shared/loan/home.ts'
import { productWords } from '../../../shared/loan/words.ts'
import { eligibleLeases, judgeStored } from './judge-stored.ts'
import { loanPartWords as w } from './loan-part-words.ts'

/** The stored answers with this home: what seems to fit, or the nearest product that does not. */
export function StoredLoan({ answers, home }: { answers: LoanAnswers; home: LoanHome }) {
  const judged = judgeStored(answers, home, useToday())
  const fits = eligibleLeases(judged)
  const nearest = nearestRefused(judged)
  const facts: Fact[] =
    fits.length > 0
      ? fits.map(({ code, amount, rate, monthly }) => ({
          term: productWords.products[code],
          detail: `${productWords.upTo(formatWon(amount.high))} · ${productWords.rate(rate.low, rate.high)} · ${productWords.monthly(formatWon(monthly.high))}`,
        }))
      : nearest
        ? [{ term: productWords.products[nearest.code], detail: productWords.verdicts.notEligible }]
        : []
  return (
    <section aria-labelledby="kept-loan">
      <h2 id="kept-loan" className="text-body font-bold">
        {w.title}
      </h2>
      <p className="text-note text-ink-2">{fits.length > 0 ? w.fits : w.none}</p>
      <Facts facts={facts} />
      <p className="mt-1 mb-2 text-note text-ink-2">{w.bank}</p>
    </section>
  )
}
