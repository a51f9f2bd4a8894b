/** '제101동' → '101', '가동' → '가'. */
export const normalizeDong = (dong: string): string =>
  dong.replace(/\s/g, '').replace(/^제/, '').replace(/동$/, '').toUpperCase()

/**
 * One name for all spellings of a unit: '201호', '제2층 제201호' and '일층(101)' by their number, '지층비01' and '비01' as 'B01'.
 */
export function normalizeHo(ho: string): string {
  const inside = /\((\d+)\)/.exec(ho)?.[1]
  if (inside) return inside
  const last = ho.replace(/\s/g, '').replace(/^.*층(?=.)/, (floor) => (/지/.test(floor) ? 'B' : ''))
  return last
    .replace(/^제/, '')
    .replace(/호$/, '')
    .replace(/^B?(?:지하|비|B)/i, 'B')
    .toUpperCase()
}
