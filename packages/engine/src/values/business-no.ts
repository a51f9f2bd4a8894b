const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3]

/** 사업자등록번호: ten digits, the last of which is a check digit. */
export function isBusinessNo(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digit = (i: number) => Number(text[i])
  const weighted = WEIGHTS.reduce((sum, weight, i) => sum + weight * digit(i), 0)
  const ninth = digit(8) * 5
  return (10 - ((weighted + Math.floor(ninth / 10) + (ninth % 10)) % 10)) % 10 === digit(9)
}

/**
 * The kind of holder of such a number, by its fourth and fifth digit (국세청): a company (법인), a sole trader, or neither
 * (state bodies, religious and other groups). It does not prove that the company exists.
 */
export function businessKind(no: string): 'company' | 'person' | 'other' {
  const code = Number(no.slice(3, 5))
  if ([81, 82, 84, 85, 86, 87, 88].includes(code)) return 'company'
  return (code >= 1 && code <= 79) || code >= 90 ? 'person' : 'other'
}
