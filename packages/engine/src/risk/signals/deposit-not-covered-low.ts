import { leaseAtRisk } from '../../recovery/lease-counts.ts'
import type { Recovery } from '../../assessment.ts'
import { smallDepositDoubt } from '../../recovery/small-doubt.ts'
import { valueOf } from '../../values/known.ts'
import { cutShort, cutToMan } from '../../values/won.ts'
import { othersUnknown } from '../money.ts'
import { evidenceOfAll, found, percentOf, type RiskFacts, type Signal } from '../signal.ts'

/** The likely sale covers the deposit, and a bad one leaves a good part of it unpaid: no register is clean enough for 양호 then. */
export const judge: Signal = (f) => {
  const recovery = valueOf(f.recovery)
  if (recovery === null || recovery.likely < recovery.deposit) return null
  // there the worst case is a scenario of its own, and told as one
  if (leaseAtRisk(f) || othersUnknown(f) || countsOnDoubtful(f, recovery)) return null
  const loss = recovery.deposit - recovery.low
  const percent = percentOf(loss, recovery.deposit)
  if (percent <= f.pack.weights.lowLoss) return null
  return found('deposit-not-covered-low', 137, {
    evidence: evidenceOfAll(f.debts.map((d) => d.right)),
    numbers: {
      // cut as the verdict cuts them, so that one sum is one number wherever it is told
      loss: recovery.deposit - cutShort(recovery.low),
      percent,
      low: cutShort(recovery.low),
      likely: cutToMan(recovery.likely),
      deposit: recovery.deposit,
    },
  })
}

const countsOnDoubtful = (f: RiskFacts, { smallDeposit }: Recovery): boolean => {
  const price = valueOf(f.price)
  return smallDeposit > 0 && price !== null && smallDepositDoubt(f, price) !== null
}
