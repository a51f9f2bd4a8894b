import { found, type Signal } from '../signal.ts'

/** 대지권 미등기: a unit without its land share sells for less, or not at all. */
export const judge: Signal = (f) => {
  if (f.register.kind !== '집합건물') return null
  const { display } = f.register
  const printed = [...display.landRight, ...display.land].some((r) => !r.struck)
  // a register whose 표제부 could not be read at all proves nothing
  if (printed || display.unit.length === 0) return null
  return found('land-right-missing', 110, {
    evidence: [{ section: '표제부', rank: '', entry: null, page: display.unit[0]?.page ?? null }],
  })
}
