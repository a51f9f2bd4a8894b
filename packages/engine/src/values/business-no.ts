const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3]

/** 사업자등록번호: ten digits, the last of which is a check digit. */
export function isBusinessNo(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digit = (i: number) => Number(text[i])
  const weighted = WEIGHTS.reduce((sum, weight, i) => sum + weight * digit(i), 0)
  const ninth = digit(8) * 5
  return (10 - ((weighted + Math.floor(ninth / 10) + (ninth % 10)) % 10)) % 10 === digit(9)
}
