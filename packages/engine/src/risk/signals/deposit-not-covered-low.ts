import { leaseAtRisk } from '../../recovery/lease-counts.ts'
import type { Recovery } from '../../assessment.ts'
import { smallDepositDoubt } from '../../recovery/small-doubt.ts'
import { valueOf } from '../../values/known.ts'
import { cutShort, cutToMan } from '../../values/won.ts'
import { othersUnknown } from '../money.ts'
import { percentOf } from '../../values/percent.ts'
import { evidenceOfAll, found, type RiskFacts, type Signal } from '../signal.ts'

/** The likely sale covers the deposit but a bad one leaves much of it unpaid: then 양호 is never given. */
export const judge: Signal = (f) => {
  const recovery = valueOf(f.recovery)
  if (recovery === null || recovery.likely < recovery.deposit) return null
  // there the worst case is a separate scenario, reported as such
  if (leaseAtRisk(f) || othersUnknown(f) || countsOnDoubtful(f, recovery)) return null
  const loss = recovery.deposit - recovery.low
  const percent = percentOf(loss, recovery.deposit)
  if (percent <= f.pack.weights.lowLoss) return null
  return found('deposit-not-covered-low', 137, {
    evidence: evidenceOfAll(f.debts.map((d) => d.right)),
    numbers: {
      // rounded like in the verdict, so that the same sum is the same number everywhere
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
