import { valueOf } from '../../values/known.ts'
import { lastTransfer } from '../last-transfer.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** The home was sold after the contract: 동시진행 while the tenant moves in, an insolvent landlord (바지 임대인) later. */
export const judge: Signal = (f) => {
  const signed = valueOf(f.input.lease.contractDate)
  const sale = lastTransfer(f)
  if (signed === null || sale === null || sale.on < signed) return null
  return found('owner-changed-in-lease', 154, {
    evidence: evidenceOfAll([sale.entry]),
    numbers: sale.numbers,
    ...(sale.withDeposit ? { severity: 'danger' as const, weight: 20 } : {}),
  })
}
