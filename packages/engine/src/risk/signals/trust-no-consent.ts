import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** 신탁: the consent of the trustee and the first beneficiary was requested and not shown. */
export const judge: Signal = (f) => {
  const { trustee } = f.register
  if (trustee === null || f.trustLease !== 'refused') return null
  return found('trust-no-consent', 165, {
    evidence: evidenceOfAll(f.liveEntries('신탁')),
    numbers: { trustee: trustee.name },
  })
}
