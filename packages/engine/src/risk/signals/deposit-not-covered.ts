import { valueOf } from '../../values/known.ts'
import { cutToMan } from '../../values/won.ts'
import { othersUnknown } from '../money.ts'
import { evidenceOfAll, found, percentOf, type Signal } from '../signal.ts'

/** What an auction would likely not bring back. Caps the grade, takes no points: the debt ratios have taken them. */
export const judge: Signal = (f) => {
  const recovery = valueOf(f.recovery)
  if (recovery === null) return null
  // deposits that nobody has shown are a scenario, not a fact: only what is lost without them is told as a danger
  const price = othersUnknown(f) ? valueOf(f.price) : null
  const back = price === null ? recovery.likely : f.alone(price, recovery)
  if (back >= recovery.deposit) return null
  const loss = recovery.deposit - back
  const percent = percentOf(loss, recovery.deposit)
  return found('deposit-not-covered', 132, {
    evidence: evidenceOfAll([...f.debts.map((d) => d.right), ...f.live('압류')]),
    numbers: {
      // cut as the payout cuts them, so that one sum is one number wherever it is told
      loss: recovery.deposit - cutToMan(back),
      percent,
      low: cutToMan(recovery.low),
      likely: cutToMan(recovery.likely),
      high: cutToMan(recovery.high),
      deposit: recovery.deposit,
    },
    severity: percent >= f.pack.thresholds.lossDanger ? 'danger' : 'caution',
  })
}
