import { valueOf } from '../../values/known.ts'
import { cutToMan } from '../../values/won.ts'
import { othersUnknown } from '../money.ts'
import { percentOf } from '../../values/percent.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/**
 * The part of the deposit that an auction would likely not pay back. Caps the grade; costs no points, which the debt
 * ratios already took.
 */
export const judge: Signal = (f) => {
  const recovery = valueOf(f.recovery)
  if (recovery === null) return null
  // unknown deposits are a scenario, not a fact: only the loss without them is reported as a danger
  const price = othersUnknown(f) ? valueOf(f.price) : null
  const back = price === null ? recovery.likely : f.alone(price, recovery)
  if (back >= recovery.deposit) return null
  const loss = recovery.deposit - back
  const percent = percentOf(loss, recovery.deposit)
  return found('deposit-not-covered', 132, {
    evidence: evidenceOfAll([...f.debts.map((d) => d.right), ...f.live('압류')]),
    numbers: {
      // rounded like in the payout, so that the same sum is the same number everywhere
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
