import { readMoment } from './dates.ts'
import { isFurniture } from './furniture.ts'
import type { PageLine } from './page-lines.ts'
import { squeeze } from './squeeze.ts'

/** What a print has around its tables: title, address, number, viewing time, 'n/m' marks. */
export class PageHead {
  title = ''
  realty = ''
  viewed: string | null = null
  office: string | null = null
  pendingNote: string | null = null
  readonly uniqueNos = new Set<string>()
  readonly moments = new Set<string>()
  readonly marks: [number, number][] = []
  /** The address at the head of each page, squeezed: one print has one. */
  readonly addresses = new Set<string>()

  /** True when the line belongs to the print and not to a table. */
  take(line: PageLine, inSummary: boolean): boolean {
    const { squeezed, text } = line
    if (!printed.test(squeezed)) return false
    const no = /고유번호[:：]?(\d{4}-\d{4}-\d{6})/.exec(squeezed)?.[1]
    if (no !== undefined) this.uniqueNos.add(no)
    const mark = markOf(line)
    if (mark !== null && !inSummary) this.marks.push(mark)
    if (/열람일시|발행일\d|출력일시/.test(squeezed)) this.viewed ??= text
    const moment = !inSummary && /열람일시/.test(squeezed) ? readMoment(text) : null
    if (moment !== null) this.moments.add(moment)
    if (/^-*관할등기소/.test(squeezed) && !/관할등기소명/.test(squeezed)) this.office ??= officeIn(text)
    if (/신청사건.*(처리|접수)|신청사건처리중/.test(squeezed)) {
      this.pendingNote ??= text
      return true
    }
    return this.#takeTitle(line, no) || mark !== null || isFurniture(text) || isFurniture(squeezed)
  }

  #takeTitle({ squeezed, text }: PageLine, no: string | undefined): boolean {
    if (this.title === '' && /^등기(사항(전부|일부)증명서|부등본|부초본)/.test(squeezed)) {
      this.title = text
      return true
    }
    if (/^[-–—]*(집합건물|건물|토지)(\[제출용\])?[-–—]*$/.test(squeezed)) {
      if (!/집합건물|건물|토지/.test(this.title)) this.title += ` ${text}`
      return true
    }
    if (!/^\[(집합건물|건물|토지)\]/.test(squeezed) && no === undefined) return false
    const realty = text.replace(/고유번호.*$/, '').trim()
    if (this.realty === '') this.realty = realty
    if (/^\[(집합건물|건물|토지)\]/.test(squeezed)) this.addresses.add(squeeze(realty))
    return true
  }
}

/** '관할등기소 서울중앙지방법원 등기국 / 발행등기소 …' */
function officeIn(text: string): string | null {
  const at = text.indexOf('관할등기소')
  const office = at < 0 ? '' : text.slice(at + 5).trimStart()
  const end = office.slice(1).search(/[/|]/)
  return office === '' ? null : (end < 0 ? office : office.slice(0, end + 1)).trim()
}

/** 'n/m' alone in the footer, or at the end of the line with the viewing time or the issue date. */
export function markOf({ squeezed, words }: PageLine): [number, number] | null {
  const last = words.at(-1)?.text ?? ''
  const own = words.length === 1 ? squeezed : /^(열람일시|발행|발급|출력일시)|출력일시/.test(squeezed) ? last : ''
  const m =
    /^(\d{1,4})\/(\d{1,4})$/.exec(own) ??
    /^(\d{1,4})\/(\d{1,4})$/.exec(squeezed) ??
    /열람일시.*?초(\d{1,4})\/(\d{1,4})$/.exec(squeezed) ??
    /^(\d{1,4})\/(\d{1,4})(?=출력일시)/.exec(squeezed)
  return m === null ? null : [Number(m[1]), Number(m[2])]
}

/** A word of each of the print's own lines: most lines belong to a table and need no further check. */
const printed =
  /^[[\-–—*＊열람용를]|^\d{1,4}\/\d|고유번호|열람|발행|발급|출력일시|관할등기소|신청사건|^등기(사항|부)|이하여백|문서하단|인터넷등기소|기록사항|^(집합건물|건물|토지)/

/** Words around the tables that do not describe the property. */
export const isAround = (squeezed: string): boolean =>
  /^([-–]*기록사항없음[-–]*|[[【(]?(갑|을|표제부?|구)[\]】)]?|\[주의사항\].*|수수료\d.*|.{0,12}영수함?|본등기(부|사항).*|\(?제출용\)?|이증명서는.*|서기\d{4}년.*|전산운영책임관.*|법원행정처.*|.*등기기록의내용과틀림없.*)$/.test(
    squeezed,
  )
