/**
 * Inputs that make a backtracking pattern slow, derived from the pattern itself: its repeated parts are repeated, one
 * by one and all together, after what precedes them, and the end is made to fail so that every way is tried.
 */
export function attacksOn({ source, flags }: RegExp): ((length: number) => string)[] {
  const parts = quantified(source).map((p) => ({ ...p, sample: sampleOf(p.atom, flags) }))
  const least = parts.map((p) => (p.optional ? '' : p.sample))
  const repeated = parts.flatMap((p, i) => (p.many ? [i] : []))
  const spread = (some: readonly number[], count: number) =>
    parts.map((p, i) => (some.includes(i) ? p.sample.repeat(count) : (least[i] ?? ''))).join('')
  const run = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / Math.max(1, piece.length)))
  const bodies = [
    ...repeated.map((i) => (length: number) => spread([i], length)),
    (length: number) => spread(repeated, Math.ceil(length / Math.max(1, repeated.length))),
    ...[...new Set([least.join(''), ...repeated.map((i) => least.slice(0, i).join('')), '\t', '0'])].map(run),
  ]
  const ends = ['\u0000', '\n\u0000']
  return bodies.flatMap((body) => ends.map((end) => (length: number) => body(length).slice(0, length) + end))
}

type Part = { atom: string; many: boolean; optional: boolean }

/** The atoms of a pattern in order, each with its quantifier; of alternatives the first that repeats. */
function quantified(source: string): Part[] {
  const parts: Part[] = []
  let at = 0
  const eat = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0] ?? ''
    at += found.length
    return found
  }
  while (at < source.length) {
    if (eat(/[\^$]|\\b|\\B/y)) continue
    // An assertion consumes no text; the pieces of a group are atoms themselves.
    const atom =
      eat(/\((?:\?(?:<?[=!]|[:>]|<\w+>))?/y) ||
      eat(/\)|\|/y) ||
      eat(/\[(?:\\.|[^\]\\])*\]/y) ||
      eat(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)/y) ||
      eat(/[^]/y)
    const times = eat(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y)
    if (/^[()|]/.test(atom)) {
      if (atom === ')' && isMany(times))
        repeatGroup(parts, source.slice(groupStart(source, at - times.length), at - times.length))
      continue
    }
    parts.push({ atom, many: isMany(times), optional: /^(?:[*?]|\{0)/.test(times) })
  }
  return parts
}
const isMany = (times: string): boolean => {
  const most = /^\{\d+(,)?(\d*)\}/.exec(times)
  return /^[*+]/.test(times) || (most !== null && (most[2] ? Number(most[2]) > 20 : most[1] !== undefined))
}
/** A group that repeats is an atom of its own, in addition to its pieces. */
const repeatGroup = (parts: Part[], group: string): void => void parts.push({ atom: group, many: true, optional: true })
function groupStart(source: string, end: number): number {
  let open = 0
  for (let i = end - 1; i >= 0; i--) {
    if (source[i - 1] === '\\') continue
    if (source[i] === ')') open += 1
    if (source[i] === '(' && --open === 0) return i
  }
  return 0
}

const CANDIDATES = [
  '0',
  ' ',
  '\t',
  'a',
  'A',
  '가',
  '.',
  ',',
  '-',
  '*',
  '"',
  '<',
  '>',
  '/',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ':',
  '=',
  '_',
  '@',
  '\n',
  '일',
  '제',
  '1',
]
/** A short text that an atom matches; '' where none was found. */
function sampleOf(atom: string, flags: string): string {
  const plainFlags = flags.replace(/[gy]/g, '')
  const known = samples.get(atom + plainFlags)
  if (known !== undefined) return known
  let made = ''
  try {
    const takes = new RegExp(`^(?:${atom})$`, plainFlags)
    const own = [...atom.replace(/\\/g, '')]
    const words = atom.match(/[가-힣\w]+/g) ?? []
    made =
      [
        ...CANDIDATES,
        ...own,
        ...words,
        ...CANDIDATES.flatMap((c) => words.map((w) => w + c)),
        ...CANDIDATES.flatMap((c) => CANDIDATES.map((d) => c + d)),
      ].find((c) => takes.test(c)) ?? ''
  } catch {
    // A back reference, or a piece that is not a valid pattern by itself, matches nothing.
  }
  samples.set(atom + plainFlags, made)
  return made
}
const samples = new Map<string, string>()
