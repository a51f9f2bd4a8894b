import { isStruck } from './cells.ts'
import { isParted } from './flat-vocabulary.ts'
import { isDigitAt, isSpaceAt } from './letter-at.ts'
import type { Line, Party } from './model.ts'
import { isCompanyName, isState, partyKind } from './party-kind.ts'
import { squeeze } from './squeeze.ts'

type Part = 'no' | 'address' | 'share' | 'branch'
type Open = {
  role: string
  roleStruck: boolean
  name: string
  no: string | null
  address: string
  share: readonly [number, number] | null
  branch: string
  struck: boolean
  /** Parts struck separately; null if none, the usual case. */
  parts: Set<Part> | null
  liveAddress: boolean
}

/** Collects the parties of a cell: a role, then names, numbers, shares, addresses and branches over several lines. */
export class Parties {
  readonly #done: Open[] = []
  #now: Open | null = null
  #role = ''
  #roleStruck = false
  /** The role was alone on its line: several names may follow. */
  #many = false

  begin(role: string, line: Line, at: number) {
    this.#close()
    this.#role = role
    this.#roleStruck = isStruck(line, 0, at)
    const rest = line.text.slice(at)
    this.#many = rest.trim() === '' || rest.startsWith('지분')
    this.#now = this.#opened()
    if (rest.trim() !== '') this.#take(line, at)
  }

  goOn(line: Line) {
    this.#take(line, 0)
  }

  done(): Party[] {
    this.#close()
    return this.#done.filter((o) => o.name !== '' || o.no !== null).map(party)
  }

  #take(line: Line, from: number) {
    const text = line.text.slice(from)
    const share = text.startsWith('지분') || text.startsWith('공유지분') ? shareHead.exec(text) : null
    if (share !== null) {
      if (this.#now?.name !== '') this.#next()
      const now = this.#current()
      now.share = ratio(share[2], share[1])
      if (isStruck(line, from, from + share[0].length)) strike(now, 'share')
      this.#many = true
      if (share[0].length < text.length) this.#take(line, from + share[0].length)
      return
    }
    if (text.startsWith('(') && text.endsWith(')') && this.#now !== null && this.#now.name !== '') {
      this.#now.branch = text.slice(1, -1).trim()
      if (isStruck(line, from)) strike(this.#now, 'branch')
      return
    }
    const number = numberTail(text)
    if (number !== null) return this.#named(line, from, text.slice(0, number).trim(), text.slice(number))
    const now = this.#current()
    const fresh = now.name === ''
    const code = fresh && isDigitAt(text, text.length - 1) ? publicCode.exec(text) : null
    if (code !== null && hasCode(squeeze(code[1] ?? ''), code[2] ?? ''))
      return this.#named(line, from, code[1] ?? '', code[2] ?? null)
    const flat = fresh && text.includes(' ') ? nameThenAddress.exec(text) : null
    if (flat !== null) {
      this.#named(line, from, (flat[1] ?? '').trim(), flat[2] ?? null)
      now.address = (flat[3] ?? '').trim()
      return
    }
    if (fresh || isListed(text) || (this.#many && now.address !== '' && isNameAlone(text)))
      return this.#named(line, from, text.trim(), null)
    if (now.no === null && now.address === '' && wrapsInto(now.name, text)) {
      now.name += text.trim()
      return
    }
    const struck = isStruck(line, from)
    if (struck && now.liveAddress) return
    now.address = now.address === '' || (!struck && !now.liveAddress) ? text.trim() : `${now.address} ${text.trim()}`
    now.liveAddress = !struck
    if (struck) strike(now, 'address')
    else now.parts?.delete('address')
  }

  #named(line: Line, from: number, name: string, no: string | null) {
    const now = this.#current()
    const nameAt = line.text.indexOf(name, from)
    const struck = name !== '' && isStruck(line, nameAt, nameAt + name.length)
    if (now.name !== '' && name === '' && now.no === null) now.no = canonical(no)
    // '농림수산업자신용보증기금관리기관농업협동조합중' / '앙회 110136-0027690'
    else if (
      now.name !== '' &&
      now.no === null &&
      no !== null &&
      isMoreOfName(now.address) &&
      isCompanyName(now.name + now.address + name)
    ) {
      now.name += now.address.replace(/\s/g, '') + name
      now.address = ''
      now.no = canonical(no)
    } else {
      if (now.name !== '') this.#next()
      const at = this.#current()
      const inline = name.includes('지분') ? inlineShare.exec(name) : null
      at.name = plainName(inline?.[1] ?? name)
      if (inline !== null) at.share = ratio(inline[3], inline[2])
      at.no = canonical(no)
      at.struck = struck
    }
    const current = this.#current()
    if (no !== null && !current.struck && isStruck(line, line.text.lastIndexOf(no), line.text.length))
      strike(current, 'no')
  }

  #current(): Open {
    this.#now ??= this.#opened()
    return this.#now
  }

  #next() {
    this.#close()
    this.#now = this.#opened()
  }

  #close() {
    if (this.#now !== null) this.#done.push(this.#now)
    this.#now = null
  }

  #opened(): Open {
    return {
      role: this.#role,
      roleStruck: this.#roleStruck,
      name: '',
      no: null,
      address: '',
      share: null,
      branch: '',
      struck: false,
      parts: null,
      liveAddress: false,
    }
  }
}

const strike = (o: Open, part: Part) => void (o.parts ??= new Set()).add(part)

function party(o: Open): Party {
  const { role, name, no, share, branch } = o
  const struck = o.struck || crossedAround(o)
  const kind = partyKind(name, no)
  const address = o.address === '' ? null : o.address
  const party: Party =
    branch === ''
      ? { role, name, kind, no, address, share, struck }
      : { role, name, kind, no, address, share, branch, struck }
  if (o.parts !== null && o.parts.size > 0 && !struck) party.struckParts = [...o.parts]
  return party
}

/**
 * A print may omit the strike line over the name alone. One struck address or number was changed; two struck of role,
 * number and address mean that the party was removed.
 */
const crossedAround = ({ parts, roleStruck, no }: Open) =>
  parts !== null &&
  [roleStruck, parts.has('no'), parts.has('address')].filter(Boolean).length >= 2 &&
  (no === null || parts.has('no'))

const inlineShare = /^(.+?)\s?지분\s?([\d,.]+)\s?분[의지]\s?([\d,.]+)$/
const shareHead = /^(?:공유)?지분\s?([\d,.]+)\s?분[의지]\s?([\d,.]+)\s*/
function ratio(numerator: string | undefined, denominator: string | undefined): readonly [number, number] | null {
  const [n, d] = [Number((numerator ?? '').replace(/,/g, '')), Number((denominator ?? '').replace(/,/g, ''))]
  return Number.isFinite(n) && Number.isFinite(d) && n > 0 && d > 0 ? [n, d] : null
}

/** '문 현 규' is one name; '(선정자)가갑을(청구금액금1,000,000원)' includes a part of the claim; '2.나을병' a list number. */
const plainName = (text: string) => {
  const unnumbered = isDigitAt(text, 0) ? text.replace(/^\d{1,3}\.\s*/, '') : text
  const name = (text.endsWith(')') ? unnumbered.replace(/\(청구금액.*\)$/, '') : unnumbered).trim()
  return isSpaceAt(name, 1) && /^[가-힣](\s[가-힣]){1,4}$/.test(name) ? name.replace(/\s/g, '') : name
}

// a number at the end of the line: a person's (masked) or a company's
function numberTail(text: string): number | null {
  const hyphen = text.endsWith('-') ? text.length - 1 : text.length - 8
  const at = hyphen - 6
  return at >= 0 &&
    text[hyphen] === '-' &&
    tail.test(text.slice(at)) &&
    !isDigitAt(text, at - 1) &&
    text[at - 1] !== '-'
    ? at
    : null
}
const tail = /^\d{6}-(?:\d{7}|\*{7})?$/
// public bodies have a short code, associations of a building the number of their own register
const publicCode = /^([가-힣()]+(?:\s[가-힣()]+)?)\s(\d{2,4}|\d{3,6}-\d{3,7})$/
const hasCode = (name: string, code: string) => (code.includes('-') ? isCompanyName(name) : isState(name))
// flat texts have the address on the line of the name
const nameThenAddress =
  /^(\S.{0,40}?)\s(?:(\d{6}-(?:\d{7}|\*{7}))\s)?((?:서울|부산|대구|인천|광주|대전|울산|세종|제주|경기|강원|충청|충북|충남|전라|전북|전남|경상|경북|경남)[가-힣]*\s.*)$/
const canonical = (no: string | null) => (no !== null && /^\d{6}-$/.test(no) ? `${no}*******` : no)

/** A long company name wraps over two or three lines before its number; what follows the number is the address. */
const isMoreOfName = (text: string) =>
  text === '' || (/^[가-힣()]{1,24}$/.test(text.replace(/\s/g, '')) && !/[시군구동리로길]\s/.test(text))
/** '주식회사한국스탠다드차타드제일은' / '행': the name is complete only with the next line. */
const wrapsInto = (name: string, text: string) =>
  isParted(name) || (/^[가-힣]{1,8}\)?$/.test(text) && !companyEnd.test(name) && companyEnd.test(name + text))
const companyEnd =
  /(주식회사|유한회사|은행|금고|조합|공사|공단|재단|기금|중앙회|연합회|협회|회사|대부|신탁|보험|카드|캐피탈|저축)\)?$/

/** Several creditors of one claim: '1.가갑을', '(선정자)나을병'. */
const isListed = (text: string) => (isDigitAt(text, 0) || text.startsWith('(')) && listed.test(text)
const listed = /^(\d{1,3}\.\s?[가-힣]{2,4}$|\(선정(자|당사자)\))/
/** A second debtor or owner is alone on a line between addresses. */
const isNameAlone = (text: string) =>
  /^[가-힣]{2,4}$/.test(text)
    ? !/(시|군|구|동|읍|면|리|로|길|층|호|빌딩|빌라|타워|맨션|단지|부|과)$/.test(text)
    : /^[^\d,]{3,30}$/.test(text) && isCompanyName(text) && !/(동|호|층|\))$/.test(text)
