import { nationalAccidentRate } from '../../law/accident-rates.ts'
import { last, refer } from '../../law/dated.ts'
import { districtAccidents } from '../../law/district-accidents.ts'
import type { AccidentRow } from '../../law/tables/accidents-2026-06.ts'
import { olderCode } from '../../law/tables/district-codes-2026-07.ts'
import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

type ByCode = ReadonlyMap<string, readonly [accidents: number, rate: number]>
const codes = new WeakMap<readonly AccidentRow[], ByCode>()
function rowsByCode(rows: readonly AccidentRow[]): ByCode {
  const byCode = codes.get(rows) ?? new Map(rows.map(([code, accidents, rate]) => [code, [accidents, rate]]))
  codes.set(rows, byCode)
  return byCode
}

/** A district with many unpaid deposits. It does not describe this home and costs no points. */
export const judge: Signal = (f) => {
  const place = valueOf(f.place)
  const districts = last(districtAccidents.rows)
  const country = last(nationalAccidentRate.rows).value / 100
  const byCode = rowsByCode(districts.value)
  const row = place === null ? undefined : (byCode.get(place.slice(0, 5)) ?? byCode.get(olderCode(place)))
  if (row === undefined || row[1] < country * f.pack.thresholds.accidentTimes) return null
  return found('accident-area', 168, {
    numbers: { cases: row[0], accidents: row[1], country, month: districts.from },
    rule: refer(districtAccidents, districts),
  })
}
