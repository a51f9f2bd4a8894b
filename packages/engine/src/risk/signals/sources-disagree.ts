import { disagreementIds, disagreements } from '../../property/disagreements.ts'
import { found, type Signal } from '../signal.ts'

/** The register, the building ledger and the input cannot all describe one home; which one is wrong is unknown. */
export const judge: Signal = (f) => {
  const apart = disagreements(f.input.home, f.register)
  if (apart.length === 0) return null
  const rows = apart.flatMap((d) => d.row ?? [])
  return found('sources-disagree', 180, {
    evidence: rows.map((r) => ({ section: '표제부', rank: r.no, entry: null, page: r.page })),
    numbers: {
      points: apart.length,
      ...Object.fromEntries(
        disagreementIds.flatMap((id) => {
          const one = apart.find((d) => d.what === id)
          return one === undefined
            ? []
            : [
                [id, one.printed],
                [`${id}Told`, one.other],
              ]
        }),
      ),
    },
  })
}
