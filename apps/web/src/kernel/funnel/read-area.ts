/** m² of one 평 (계량에 관한 법률: 400/121 m²). */
const PYEONG = 400 / 121

/** '59.9', '59.9㎡', '18평', '18.5 평': m² to two places, and whether it was given in 평. Null: not an area. */
export function readArea(text: string): { m2: number; pyeong: boolean } | null {
  const found = /^\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(평|㎡|m2|m²|제곱미터)?\s*$/i.exec(text.normalize('NFC'))
  if (!found) return null
  const n = Number(found[1]?.replace(',', '.'))
  const pyeong = found[2] === '평'
  return { m2: Math.round((pyeong ? n * PYEONG : n) * 100) / 100, pyeong }
}
