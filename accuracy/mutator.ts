/** Mutates samples; the same seed makes the same changes. */
export class Mutator {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
  }

  /** Changes, cuts or duplicates bytes, or joins two samples. */
  bytes(samples: readonly Uint8Array[]): Uint8Array {
    const from = this.#pick(samples)
    if (from === undefined || from.length === 0) return new Uint8Array()
    const turn = this.#below(6)
    if (turn === 0) return from.slice(0, this.#below(from.length))
    if (turn === 1) return from.slice(this.#below(from.length))
    const out = from.slice()
    if (turn === 2) {
      const other = this.#pick(samples) ?? from
      const cut = this.#below(out.length)
      return Uint8Array.from([...out.subarray(0, cut), ...other.subarray(this.#below(other.length))])
    }
    if (turn === 3) {
      const [a, b, length] = [this.#below(out.length), this.#below(out.length), 1 + this.#below(400)]
      out.copyWithin(a, b, Math.min(out.length, b + length))
      return out
    }
    for (let n = 1 + this.#below(turn === 4 ? 8 : 80); n > 0; n--) out[this.#below(out.length)] = this.#below(256)
    return out
  }

  /** Drops, duplicates, moves and cuts lines, and mixes them with the reader's keywords. */
  text(samples: readonly string[]): string {
    const lines = (this.#pick(samples) ?? '').split('\n')
    const start = this.#below(lines.length)
    const piece = this.oneIn(3) ? lines : lines.slice(start, start + 20 + this.#below(120))
    for (let n = 1 + this.#below(12); n > 0; n--) this.#changeLine(piece)
    return piece.join(this.oneIn(30) ? '' : '\n')
  }

  /** A body with changed values, missing keys, duplicated and nested parts. */
  json(samples: readonly unknown[]): unknown {
    const body: unknown = structuredClone(this.#pick(samples))
    for (let n = 1 + this.#below(6); n > 0; n--) this.#changeNode(body)
    if (this.oneIn(20)) return JSON.stringify(body).slice(0, this.#below(4000))
    return this.oneIn(20) ? encodeURIComponent(JSON.stringify(body)) : body
  }

  oneIn(n: number): boolean {
    return this.#below(n) === 0
  }

  #changeLine(lines: string[]) {
    const at = this.#below(lines.length)
    const line = lines[at] ?? ''
    const turn = this.#below(6)
    if (turn === 0) lines.splice(at, 1 + this.#below(5))
    else if (turn === 1) lines.splice(at, 0, this.#pick(words) ?? '')
    else if (turn === 2) lines.splice(this.#below(lines.length), 0, line)
    else if (turn === 3) lines[at] = line.slice(this.#below(line.length + 1))
    else if (turn === 4) lines[at] = line + (this.#pick(words) ?? '')
    else lines[at] = this.#changeText(line)
  }

  #changeText(text: string): string {
    const at = this.#below(text.length + 1)
    if (this.oneIn(40)) return text.repeat(1 + this.#below(60))
    if (this.oneIn(100)) return text.slice(0, at) + this.#endless() + text.slice(at)
    if (this.oneIn(3)) return text.slice(0, at) + (this.#pick(words) ?? '') + text.slice(at)
    return text.slice(0, at) + String.fromCharCode(this.#below(0xffff)) + text.slice(at + this.#below(4))
  }

  /**
   * A very long run of spaces or of one character, longer than in any print: a slow pattern would search it again from
   * every position.
   */
  #endless = (): string => (this.#pick(endless) ?? '').repeat(1 + this.#below(200_000))

  #changeNode(root: unknown) {
    let node = root
    for (let depth = this.#below(12); depth >= 0; depth--) {
      if (Array.isArray(node)) {
        const at = this.#below(node.length)
        if (depth === 0 || node.length === 0) return void this.#changeList(node, at)
        if (typeof node[at] === 'object' && node[at] !== null) node = node[at]
        else return void this.#changeList(node, at)
      } else if (typeof node === 'object' && node !== null) {
        const record = node as Record<string, unknown> // an object, not a list
        const key = this.#pick(Object.keys(record)) ?? 'x'
        const value = record[key]
        if (depth > 0 && typeof value === 'object' && value !== null) node = value
        else return void this.#changeKey(record, key, value)
      } else return
    }
  }

  #changeList(list: unknown[], at: number) {
    const turn = this.#below(4)
    if (turn === 0) list.splice(at, 1)
    else if (turn === 1) list.push(structuredClone(list[at]))
    else if (turn === 2) list[at] = this.#odd()
    else list.reverse()
  }

  #changeKey(record: Record<string, unknown>, key: string, value: unknown) {
    const turn = this.#below(4)
    if (turn === 0) delete record[key]
    else if (turn === 1 || typeof value !== 'string') record[key] = this.#odd()
    else record[key] = turn === 2 ? this.#changeText(value) : (this.#pick(words) ?? '')
  }

  #odd = (): unknown =>
    this.#pick([null, 0, -1, 1e308, '', '&', '&&', '|'.repeat(50), [], {}, [[]], true, '\u0000', '1-1-1-1-1-1-1-1'])

  #pick<T>(list: readonly T[]): T | undefined {
    return list[this.#below(list.length)]
  }

  #below(n: number): number {
    // xorshift32: the high bits of a linear step would be enough for texts, but bytes need the low ones, too
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    this.#state >>>= 0
    return n <= 0 ? 0 : this.#state % n
  }
}

const endless = [
  ' ',
  '\t',
  '\n',
  '\u3000',
  '\u00a0',
  '|',
  '1',
  '9',
  '-',
  '*',
  '(',
  ')',
  '.',
  ',',
  '[',
  '&',
  '가',
  '년',
  '금',
  '번',
  ' 1',
  ': ',
]

const words = [
  '【 갑 구 】 ( 소유권에 관한 사항 )',
  '【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
  '【 매 매 목 록 】',
  '공동담보목록',
  '순위번호 등기목적 접수 등기원인 권리자 및 기타사항',
  '3번근저당권설정등기말소',
  '지분 3분의 0',
  '지분 9999999999분의 1',
  '금일조억만원',
  '채권최고액 금1억원',
  '2020년13월45일 등기',
  '9999/9999',
  '1/1',
  '주요 등기사항 요약 (참고용)',
  '((((((((((',
  '번번번번번',
  '1번내지9999번가압류등기말소',
  '【 을 구 】\n순위번호: 1\n등기목적: 근저당권설정\n접수: 2020년1월2일 제3호',
  '-'.repeat(200),
  ' '.repeat(500),
  '<script>alert(1)</script>',
]
