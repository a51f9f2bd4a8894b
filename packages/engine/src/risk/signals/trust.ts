import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** 신탁: the trustee owns the home. A lease by the former owner without the trustee's consent has no effect. */
export const judge: Signal = (f) => {
  const { trustee } = f.register
  if (trustee === null) return null
  const entries = f.liveEntries('신탁')
  return found('trust', 107, {
    evidence: evidenceOfAll(entries),
    numbers: {
      trustee: trustee.name,
      since: entries.at(-1)?.receivedAt ?? '',
      ledger: entries.at(-1)?.fields['신탁원부'] ?? '',
    },
  })
}
