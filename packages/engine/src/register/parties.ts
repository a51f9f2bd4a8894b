import { isStruck, type Line } from './cells.ts'
import type { Party } from './model.ts'
import { isCompanyName, isState, partyKind } from './party-kind.ts'

type Open = {
  role: string
  name: string
  no: string | null
  address: string
  share: readonly [number, number] | null
  branch: string
  struck: boolean
  parts: Set<'no' | 'address' | 'share' | 'branch'>
  liveAddress: boolean
}

/** Gathers the parties of a cell: a role, then names, numbers, shares, addresses and branches over several lines. */
export class Parties {
  readonly #done: Open[] = []
  #now: Open | null = null
  #role = ''
  /** The role stood alone on its line: several names may follow. */
  #many = false

  begin(role: string, line: Line, at: number) {
    this.#close()
    this.#role = role
    const rest = line.text.slice(at)
    this.#many = rest.trim() === '' || rest.startsWith('지분')
    this.#now = opened(role)
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
    const share = shareHead.exec(text)
    if (share !== null) {
      if (this.#now?.name !== '') this.#next()
      const now = this.#current()
      now.share = shareOf(share)
      if (isStruck(line, from, from + share[0].length)) now.parts.add('share')
      this.#many = true
      if (share[0].length < text.length) this.#take(line, from + share[0].length)
      return
    }
    if (/^\(.*\)$/.test(text) && this.#now !== null && this.#now.name !== '') {
      this.#now.branch = text.slice(1, -1).trim()
      if (isStruck(line, from)) this.#now.parts.add('branch')
      return
    }
    const number = numberTail.exec(text)
    if (number !== null) return this.#named(line, from, (number[1] ?? '').trim(), number[2] ?? null)
    const now = this.#current()
    const fresh = now.name === ''
    const code = fresh ? publicCode.exec(text) : null
    if (code !== null && isState((code[1] ?? '').replace(/\s+/g, '')))
      return this.#named(line, from, code[1] ?? '', code[2] ?? null)
    const flat = fresh ? nameThenAddress.exec(text) : null
    if (flat !== null) {
      this.#named(line, from, (flat[1] ?? '').trim(), flat[2] ?? null)
      now.address = (flat[3] ?? '').trim()
      return
    }
    if (fresh || (this.#many && now.address !== '' && isNameAlone(text)))
      return this.#named(line, from, text.trim(), null)
    // a long company name wraps before its number; what follows the number is the address
    const struck = isStruck(line, from)
    if (struck && now.liveAddress) return
    now.address = now.address === '' || (!struck && !now.liveAddress) ? text.trim() : `${now.address} ${text.trim()}`
    now.liveAddress = !struck
    if (struck) now.parts.add('address')
    else now.parts.delete('address')
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
      now.address === '' &&
      isCompanyName(now.name + name)
    ) {
      now.name += name
      now.no = canonical(no)
    } else {
      if (now.name !== '') this.#next()
      const at = this.#current()
      const inline = /^(.+?)\s?지분\s?([\d,.]+)\s?분의\s?([\d,.]+)$/.exec(name)
      at.name = (inline?.[1] ?? name).trim()
      if (inline !== null) at.share = ratio(inline[3], inline[2])
      at.no = canonical(no)
      at.struck = struck
    }
    const current = this.#current()
    if (no !== null && !current.struck && isStruck(line, line.text.lastIndexOf(no), line.text.length))
      current.parts.add('no')
  }

  #current(): Open {
    this.#now ??= opened(this.#role)
    return this.#now
  }

  #next() {
    this.#close()
    this.#now = opened(this.#role)
  }

  #close() {
    if (this.#now !== null) this.#done.push(this.#now)
    this.#now = null
  }
}

const opened = (role: string): Open => ({
  role,
  name: '',
  no: null,
  address: '',
  share: null,
  branch: '',
  struck: false,
  parts: new Set(),
  liveAddress: false,
})

const party = (o: Open): Party => ({
  role: o.role,
  name: o.name,
  kind: partyKind(o.name, o.no),
  no: o.no,
  address: o.address === '' ? null : o.address,
  share: o.share,
  ...(o.branch === '' ? {} : { branch: o.branch }),
  struck: o.struck,
  ...(o.parts.size === 0 || o.struck ? {} : { struckParts: [...o.parts] }),
})

const shareHead = /^(?:공유)?지분\s?([\d,.]+)\s?분의\s?([\d,.]+)\s*/
const shareOf = (m: RegExpExecArray) => ratio(m[2], m[1])
function ratio(numerator: string | undefined, denominator: string | undefined): readonly [number, number] | null {
  const [n, d] = [Number((numerator ?? '').replace(/,/g, '')), Number((denominator ?? '').replace(/,/g, ''))]
  return Number.isFinite(n) && Number.isFinite(d) && n > 0 && d > 0 ? [n, d] : null
}

// a number at the end of the line: a person's (masked) or a company's; public bodies have a short code
const numberTail = /^(.*?)\s*(?<![\d-])(\d{6}-(?:\d{7}|\*{7})?)$/
const publicCode = /^([가-힣()]+(?:\s[가-힣()]+)?)\s(\d{2,4})$/
// flat texts have the address on the line of the name
const nameThenAddress =
  /^(\S.{0,40}?)\s(?:(\d{6}-(?:\d{7}|\*{7}))\s)?((?:서울|부산|대구|인천|광주|대전|울산|세종|제주|경기|강원|충청|충북|충남|전라|전북|전남|경상|경북|경남)[가-힣]*\s.*)$/
const canonical = (no: string | null) => (no !== null && /^\d{6}-$/.test(no) ? `${no}*******` : no)

/** A second debtor or owner stands alone on a line between addresses. */
const isNameAlone = (text: string) =>
  /^[가-힣]{2,4}$/.test(text)
    ? !/(시|군|구|동|읍|면|리|로|길|층|호|빌딩|빌라|타워|맨션|단지|부|과)$/.test(text)
    : /^[^\d,]{3,30}$/.test(text) && isCompanyName(text) && !/(동|호|층|\))$/.test(text)
