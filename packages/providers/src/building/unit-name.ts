/** '201호', '제201호', '일층(101)', '지층비01' and '201' in one form, so that unit names can be compared. */
export function normalizeHo(text: string): string {
  const inner = /\(([^)]+)\)\s*호?$/.exec(text)?.[1] ?? text
  const spaced = inner.replace(/\s+/g, '').replace(/^제/, '').replace(/호$/, '')
  // '지층비01', '지하층비01': the storey in front of a complete unit name
  return spaced.replace(/^지하?\d*층(?=.)/, '')
}

/** '제101동', '101동', '101' and '가동', '가'. */
export const normalizeDong = (text: string | null): string | null =>
  text?.replace(/\s+/g, '').replace(/^제/, '').replace(/동$/, '') || null
