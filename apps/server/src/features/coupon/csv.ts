/** A table for a spreadsheet: quoted, and a cell that a spreadsheet would run as a formula is text. */
export const csvOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  // The mark of UTF-8, without which a spreadsheet shows Korean as noise.
  `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
