import { valueOf } from '../../values/known.ts'
import { lastTransfer } from '../last-transfer.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** The owner changed within three months: a sign of 동시진행 and 바지 임대인, mostly when the price was the deposit. */
export const judge: Signal = (f) => {
  const signed = valueOf(f.input.lease.contractDate)
  const sale = lastTransfer(f)
  // a sale after the contract is 'owner-changed-in-lease'
  if (sale === null || sale.days > f.pack.thresholds.ownerDays || (signed !== null && sale.on >= signed)) return null
  return found('recent-owner-change', 117, {
    evidence: evidenceOfAll([sale.entry]),
    numbers: sale.numbers,
    ...(sale.withDeposit ? { severity: 'danger' as const, weight: 18 } : {}),
  })
}
