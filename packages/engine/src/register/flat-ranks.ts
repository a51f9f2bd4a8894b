import { isPurposeStart, isRemark } from './flat-vocabulary.ts'
import { labelName } from './labels.ts'

/** Follows the order of ranks (1, 1-1, 2, …), to distinguish a rank from other numbers on their own. */
export class Ranks {
  #last: string | null = null
  #reprint: string[] = []

  /**
   * The rank meant, or null when the number is no rank here. OCR drops hyphens: '11' after '1' is 1-1. `sure`: a
   * purpose follows, so ranks may be missing before it (현재 유효사항 prints only live ones; OCR may lose one).
   */
  accept(printed: string, sure = false): string | null {
    if (this.#reprint.includes(printed)) {
      this.#reprint = [`${printed}-1`, printed.replace(/\d+$/, (n) => String(Number(n) + 1))].filter((r) =>
        r.includes('-'),
      )
      return printed
    }
    // the usual case
    if (this.#last !== null && !this.#last.includes('-') && printed === String(Number(this.#last) + 1))
      return (this.#last = printed)
    const next = this.#successors()
    const found = next.includes(printed) ? printed : (unhyphened(printed, next) ?? this.#skipped(printed, sure))
    if (found !== null) this.#last = found
    return found
  }

  /** The rank of an entry whose own was not recognised: a sub-rank of the one that it changes, or the next rank. */
  guess(changes: string | null): string {
    const main = Number(this.#last?.split('-')[0] ?? 0)
    const under = changes !== null && (this.#last === changes || this.#last?.startsWith(`${changes}-`))
    const sub = under ? Number(this.#last?.slice((changes?.length ?? 0) + 1).split('-')[0] || 0) + 1 : 0
    this.#last = under ? `${changes}-${sub}` : String(main + 1)
    return this.#last
  }

  /** A restored entry is printed again under its old rank, after the entry that restores it. */
  expectAgain(rank: string) {
    this.#reprint = [rank]
  }

  isRepeat(printed: string): boolean {
    return printed === this.#last
  }

  #successors(): string[] {
    if (this.#last === null) return ['1']
    if (!this.#last.includes('-')) return [`${this.#last}-1`, String(Number(this.#last) + 1)]
    const parts = this.#last.split('-').map(Number)
    const next = [`${this.#last}-1`]
    for (let depth = parts.length; depth >= 1; depth--) {
      next.push([...parts.slice(0, depth - 1), (parts[depth - 1] ?? 0) + 1].join('-'))
    }
    return next
  }

  /** A page may be missing and a rank unread: a sub-rank of the same main rank or the next, or a later main rank. */
  #skipped(printed: string, sure: boolean): string | null {
    const [main, lastMain] = [Number(printed.split('-')[0]), Number(this.#last?.split('-')[0] ?? 0)]
    if (printed.includes('-')) return main === lastMain || main === lastMain + 1 ? printed : null
    return sure && main > lastMain && main - lastMain < 400 ? printed : null
  }
}

function unhyphened(printed: string, next: readonly string[]): string | null {
  if (printed.includes('-')) return null
  return next.find((r) => r.includes('-') && r.replace(/-/g, '') === printed) ?? null
}

export const rankAhead = /\d{1,4}(?:-\d{1,4}){0,5}(?:\s?\(전\s?[\d-]*\))?(?=\s|$)/y
export const oldRank = /\(전\s?[\d-]*\)?(?=\s|$)/y

/** The line below a rank on its own, unless it begins with a rank itself. */
export function purposeLine(line: string): string {
  const next = line.trim()
  return /^\d{1,4}(-\d{1,4})*\s/.test(next) ? '' : next.replace(/^\(전[^)]*\)\s*/, '')
}

/** A rank is followed by its purpose, its old number or a remark; a wrapped address continues differently. */
export const canFollowRank = (after: string) =>
  after === '' ||
  isPurposeStart(after) ||
  isRemark(after) ||
  labelName(after) !== null ||
  /^[(전]|^\d{4}\s?년/.test(after) ||
  !/[,\d]|동|호/.test(after)
