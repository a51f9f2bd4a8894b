import { factFields } from './facts.ts'
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
  lists: { title: 'Lists of joint collateral (PDF), set by program' },
  listBodies: { title: 'The same lists as provider bodies' },
  listTexts: { title: 'The same lists as text, line by line across the columns' },
}

/** Percent of fields that must be right. */
export const targets: Partial<Record<SetId, number>> = { prints: 99.5, bodies: 98, texts: 95, lists: 99.5 }
/** The generated forms must keep nearly all. */
export const targetOf = (id: SetId): number => targets[id] ?? 99
/** Forms in which no cancelled entry may be read as live, nor a live one as cancelled. */
const unturned: readonly SetId[] = ['prints', 'upright', 'bodies', 'asBodies', 'lists', 'listBodies']

/** Fields of 표제부 and of lists: in forms with columns each of them alone must reach this percentage. */
const ownFields = factFields.filter((f) => /^(title|land ratio|list)/.test(f))
const ownTarget = 99.5

/** Entries, and rows of 표제부 and of lists, read as live that are cancelled, or the other way round. */
export const turned = (m: Measured): number =>
  m.score.misses.filter(
    (x) =>
      x.field === 'title state' ||
      x.field === 'list state' ||
      (x.field === 'state' && (x.printed === 'cancelled') !== (x.read === 'cancelled')),
  ).length

export function missedTargets(measured: readonly Measured[]): string[] {
  return measured.flatMap((m) => {
    const share = 100 * right(whole(m.score))
    const target = targetOf(m.id)
    return [
      ...(share < target ? [`${sets[m.id].title}: ${share.toFixed(2)} % of fields, ${target} % wanted`] : []),
      ...(unturned.includes(m.id) && turned(m) > 0
        ? [`${sets[m.id].title}: ${turned(m)} entries taken for the other`]
        : []),
      ...(unturned.includes(m.id) ? ownFields : []).flatMap((field) => {
        const own = 100 * right(m.score.fields[field])
        return own < ownTarget ? [`${sets[m.id].title}, ${field}: ${own.toFixed(2)} %, ${ownTarget} % wanted`] : []
      }),
    ]
  })
}
