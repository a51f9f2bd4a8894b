/** What a flat text prints around its tables: title, address, viewing time, page marks. */
export class FlatHead {
  title = ''
  realty = ''
  viewed: string | null = null
  office: string | null = null
  pendingNote: string | null = null
  readonly uniqueNos = new Set<string>()
  readonly marks: [number, number][] = []
  #wraps = true
  /** Number of pages whose footer with the viewing time was seen. */
  feet = 0

  /**
   * True when the line belongs to the print and not to a table. In the summary only the number counts; in a list of
   * properties a line in brackets is a property, unless it is this print's own.
   */
  take(line: string, squeezed: string, inSummary: boolean, inList = false): boolean {
    if (!printed.test(squeezed)) return false
    const no = squeezed.includes('고유번호') ? /고유번호[:：]?(\d{4}-\d{4}-\d{6})/.exec(squeezed)?.[1] : undefined
    if (no !== undefined) this.uniqueNos.add(no)
    if (inList && /^\[(집합건물|건물|토지)\]/.test(squeezed) && squeezed !== this.realty.replace(/\s+/g, ''))
      return false
    return !inSummary && this.#takeBody(line, squeezed)
  }

  #takeBody(line: string, squeezed: string): boolean {
    if (/열람일시|발행일|출력일시/.test(squeezed)) this.viewed ??= line
    if (squeezed.startsWith('열람일시')) this.feet++
    const mark = line.includes('/') ? /(?:^|[^\d/])(\d{1,3})\s?\/\s?(\d{1,3})$/.exec(line) : null
    if (mark !== null && (/^\d{1,3}\s?\/\s?\d{1,3}$/.test(line) || /열람일시/.test(squeezed))) {
      this.marks.push([Number(mark[1]), Number(mark[2])])
      return true
    }
    const office = line.startsWith('관할') ? /^관할등기소(?!명)\s*(.+)$/.exec(line) : null
    if (office !== null) this.office ??= (office[1] ?? '').trim()
    if (/신청사건.*(처리|접수)|처리\s?중/.test(line)) this.pendingNote ??= line
    if (this.title === '' && /^등기(사항(전부|일부)증명서|부등본)/.test(squeezed)) this.title = line
    else if (/^[-–—]*(집합건물|건물|토지|전유부분)(\[제출용\])?[-–—]*$/.test(squeezed)) this.title += ` ${line}`
    const numberAt = line.indexOf('고유번호', 1)
    const numbered = numberAt < 0 ? undefined : line.slice(0, numberAt).trimEnd()
    const bracketed = /^\[?\s?(집합건물|건물|토지)\s?\]\s*(.+)$/.test(line)
    if (!bracketed && numbered === undefined) return false
    const text = line.startsWith('고유번호') ? '' : (numbered ?? line)
    // a long address wraps; the number is beside its second line
    if (this.realty === '') this.realty = text
    else if (!bracketed && this.uniqueNos.size === 1 && this.#wraps) this.realty += ` ${text}`
    this.#wraps = bracketed && numbered === undefined && this.#wraps
    if (numbered !== undefined) this.#wraps = false
    return true
  }
}

/** A word of every such line: most lines belong to a table and need no further check. */
export const printed =
  /^[[\-–—]|고유번호|열람일시|발행일|출력일시|\d\/\d|^관할등기소|신청사건|처리중|^등기|^(집합건물|건물|토지|전유부분)/
