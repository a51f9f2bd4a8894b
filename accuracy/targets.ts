import type { Measured, SetId } from './measure.ts'
import { right, whole } from './score.ts'

export const sets: Readonly<Record<SetId, { title: string }>> = {
  prints: { title: 'Prints (PDF)' },
  bodies: { title: 'Provider bodies (JSON)' },
  texts: { title: 'Recognised and plain texts' },
  upright: { title: 'Prints set again upright, as since 2014' },
  asBodies: { title: 'Prints as provider bodies' },
  acrossLines: { title: 'Prints as text, line by line across the columns' },
  cellByCell: { title: 'Prints as text, cell by cell' },
  noisy: { title: 'Prints as text across the columns, with errors of recognition' },
  entryALine: { title: 'Prints as text, an entry on a line' },
  bars: { title: 'Prints as a table in text, cells between bars' },
  keyByKey: { title: 'Prints as text key by key, each cell behind its name' },
}

/** Percent of fields that must be right. */
export const targets: Partial<Record<SetId, number>> = { prints: 99.5, bodies: 98, texts: 95 }
/** The forms made by program must keep nearly all. */
export const targetOf = (id: SetId): number => targets[id] ?? 99
/** Forms in which no cancelled entry may be taken for a live one, nor a live one for cancelled. */
const unturned: readonly SetId[] = ['prints', 'upright', 'bodies', 'asBodies']

/** Entries taken for live that are cancelled, or the other way round. */
export const turned = (m: Measured): number =>
  m.score.misses.filter((x) => x.field === 'state' && (x.printed === 'cancelled') !== (x.read === 'cancelled')).length

export function missedTargets(measured: readonly Measured[]): string[] {
  return measured.flatMap((m) => {
    const share = 100 * right(whole(m.score))
    const target = targetOf(m.id)
    return [
      ...(share < target ? [`${sets[m.id].title}: ${share.toFixed(2)} % of fields, ${target} % wanted`] : []),
      ...(unturned.includes(m.id) && turned(m) > 0
        ? [`${sets[m.id].title}: ${turned(m)} entries taken for the other`]
        : []),
    ]
  })
}
