import { explainTerm } from '@jipsalpim/engine/words/explain-term.ts'
import { glossary, isTerm, type Term } from '@jipsalpim/engine/words/ko/glossary.ts'

export type Piece = string | { term: string; means: string }

/** Shorter forms and forms with spaces in which sentences use the glossary's terms. */
const alsoWritten: Readonly<Partial<Record<string, Term>>> = {
  근저당: '근저당권',
  임차권등기: '주택임차권',
  '확정일자 부여현황': '확정일자부여현황',
  반환보증: '전세보증금반환보증',
  '상습 채무불이행자': '상습채무불이행자',
  '보증금지 대상': '보증금지',
  '무자본 갭투기': '무자본갭투기',
  근생: '근린생활시설',
}
export function meaningOf(written: string): string | undefined {
  const term = isTerm(written) ? written : alsoWritten[written]
  return term && explainTerm(term)
}

// the longer term first: '신탁원부' is not '신탁' and 원부
const written = [...Object.keys(glossary), ...Object.keys(alsoWritten)].toSorted((a, b) => b.length - a.length)
const pattern = new RegExp(written.join('|'), 'g')

/** Splits a sentence into pieces, with the first occurrence of each known term as its own piece. */
export function findTerms(text: string): Piece[] {
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const term = match[0]
    const means = meaningOf(term)
    if (means === undefined || seen.has(means)) continue
    seen.add(means)
    if (match.index > at) pieces.push(text.slice(at, match.index))
    pieces.push({ term, means })
    at = match.index + term.length
  }
  if (at < text.length) pieces.push(text.slice(at))
  return pieces
}

export type Held = { before: string; term: string; means: string; after: string }

/**
 * A term is a button, and a line may break before and after it: this keeps the bracket before it and the particle or
 * punctuation after it on the same line.
 */
export function unbroken(pieces: readonly Piece[]): (string | Held)[] {
  const rest = pieces.map((p) => (typeof p === 'string' ? p : ''))
  const taken = (at: number, what: RegExp): string => {
    const found = what.exec(rest[at] ?? '')?.[0] ?? ''
    rest[at] = (rest[at] ?? '').replace(what, '')
    return found
  }
  const joined = pieces.map((p, i) =>
    typeof p === 'string' ? null : { ...p, before: taken(i - 1, BEFORE), after: taken(i + 1, AFTER) },
  )
  return joined.map((p, i) => p ?? rest[i] ?? '').filter((p) => p !== '')
}

/** A short start of the same word, or an opening bracket. */
const BEFORE = /(?<![^\s])[^\s]{1,4}$|[([“‘]+$/
/** The particle to the end of the word, or a closing mark. */
const AFTER = /^[^\s]{1,6}(?!\S)|^[)\]”’.,·:;!?]+/
