/**
 * '12,345.6': digits in groups of three, as every language of ours writes them. The browser's own formatter takes a
 * phone some 50 ms before its first number.
 */
export function groupDigits(n: number): string {
  const [whole = '', rest] = String(n).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest}`
}
