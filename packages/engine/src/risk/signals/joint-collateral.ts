import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** 공동담보: one debt on several homes. The full amount is the upper bound for each of them. */
export const judge: Signal = (f) => {
  const joint = f.debts.filter((d) => d.properties !== 1 && (d.what === 'mortgage' || d.what === 'jeonse'))
  if (joint.length === 0) return null
  const known = joint.filter((d) => d.properties > 1)
  const full = joint.reduce((n, d) => n + (d.won ?? 0), 0)
  const lists = new Set(joint.map(({ right: { joint: of, entry } }) => of?.listNo ?? of?.properties.join() ?? entry.id))
  return found('joint-collateral', 108, {
    evidence: evidenceOfAll(joint.map((d) => d.right)),
    numbers: {
      full,
      properties: Math.max(0, ...known.map((d) => d.properties)),
      ...(known.length === joint.length
        ? { split: joint.reduce((n, d) => n + Math.ceil((d.won ?? 0) / d.properties), 0) }
        : {}),
      ...(lists.size > 1 ? { lists: lists.size } : {}),
      list: joint.find((d) => d.right.joint?.listNo != null)?.right.joint?.listNo ?? '',
    },
  })
}
