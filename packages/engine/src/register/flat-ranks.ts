/** Follows the order of ranks (1, 1-1, 2, …), to know a rank from any other number that stands alone. */
export class Ranks {
  #last: string | null = null
  #reprint: string[] = []

  /** The rank meant, or null when the number is none here. OCR drops hyphens: '11' after '1' is 1-1. */
  accept(printed: string): string | null {
    if (this.#reprint.includes(printed)) {
      this.#reprint = [`${printed}-1`, printed.replace(/\d+$/, (n) => String(Number(n) + 1))].filter((r) =>
        r.includes('-'),
      )
      return printed
    }
    const found = this.#successors().find((r) => r === printed) ?? this.#unhyphened(printed) ?? this.#skipped(printed)
    if (found !== null) this.#last = found
    return found
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
    const parts = this.#last.split('-').map(Number)
    const next = [`${this.#last}-1`]
    for (let depth = parts.length; depth >= 1; depth--) {
      next.push([...parts.slice(0, depth - 1), (parts[depth - 1] ?? 0) + 1].join('-'))
    }
    return next
  }

  #unhyphened(printed: string): string | null {
    if (printed.includes('-') || this.#successors().includes(printed)) return null
    return this.#successors().find((r) => r.includes('-') && r.replace(/-/g, '') === printed) ?? null
  }

  /** A page may be cut and a rank unread: a sub-rank of the same main rank, or one to three main ranks on. */
  #skipped(printed: string): string | null {
    const [main, lastMain] = [Number(printed.split('-')[0]), Number(this.#last?.split('-')[0] ?? 0)]
    if (printed.includes('-')) return main === lastMain || main === lastMain + 1 ? printed : null
    return null
  }
}
