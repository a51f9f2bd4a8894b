/** True when two cells have the same content: spaces are ignored (lines wrap inside words), '-' is an empty cell. */
export const sameCell = (field: string, a: string, b: string): boolean => normal(field, a) === normal(field, b)

export const squeezed = (text: string): string => {
  const out = text.replace(/\s+/g, '')
  return out === '-' ? '' : out
}

const normal = (field: string, text: string) =>
  field === 'parties'
    ? squeezed(text)
        .split(';')
        .map((p) => p.replace(/\|+$/, ''))
        .join(';')
    : squeezed(text)
