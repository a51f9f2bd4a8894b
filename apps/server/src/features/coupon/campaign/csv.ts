/** A table for a spreadsheet: quoted, and a cell that would run as a formula is written as text. */
export const csvOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  // The UTF-8 byte order mark, without which a spreadsheet garbles Korean.
  `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
