import type { PdfPage, PdfRun } from '@jipsalpim/engine/pdf/page.ts'

/**
 * A list as printed: no print with one is public, so these are generated, with the columns of 부동산등기규칙 and what readers
 * of such prints report.
 */
export type MadeRow = {
  no: string
  property: string
  office: string
  rank: string
  cause: string
  change: string
  struck: boolean
}
export type MadeList = { number: string; rows: readonly MadeRow[] }
/** The position of the heading 기타사항: in the row of the other names, a line above them, or above all six. */
export type ListHead = 'one-line' | 'between' | 'above'
export type MadeLists = { id: string; head: ListHead; pages: readonly PdfPage[]; lists: readonly MadeList[] }

/** Registers of the same homes with other lists, each with its own seed: always the same ones. */
export const madeLists = (): MadeLists[] =>
  (['one-line', 'between', 'above'] as const).flatMap((head, h) =>
    Array.from({ length: 4 }, (_, n): MadeLists => {
      const draw = dice(100 * h + n + 1)
      const lists = Array.from({ length: 1 + draw(3) }, (_unused, at) => madeList(draw, at))
      return { id: `L${h}${n}`, head, lists, pages: new Setter(head, n).pages(lists) }
    }),
  )

type Draw = (below: number) => number
function dice(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x7fffffff) * below) % below
  }
}

const places = [
  '서울특별시 관악구 봉천동',
  '경기도 부천시 원미구 심곡동',
  '인천광역시 미추홀구 숭의동',
  '경기도 양평군 서종면 문호리',
]
const offices = [
  '서울중앙지방법원 관악등기소',
  '인천지방법원 부천지원',
  '인천지방법원 등기국',
  '수원지방법원 여주지원 양평등기소',
]

function madeList(draw: Draw, at: number): MadeList {
  const year = 2009 + draw(16)
  const place = draw(places.length)
  const [day, receipt] = [`${year}년${1 + draw(12)}월${1 + draw(28)}일`, `제${1000 + draw(90_000)}호`]
  const lot = `${1 + draw(900)}-${1 + draw(40)}`
  const rows = Array.from({ length: 2 + draw(34) }, (_, i): MadeRow => {
    const kind = ['[토지]', '[건물]', '[집합건물]'][draw(3)] ?? '[토지]'
    const unit = kind === '[집합건물]' ? ` 가람빌 제${1 + draw(9)}층 제${101 + draw(800)}호` : ''
    const gone = draw(5) === 0
    const ended = `${year + 1}년${1 + draw(12)}월${1 + draw(28)}일 제${2000 + draw(70_000)}호 ${draw(2) === 0 ? '일부포기로 인하여' : '해지로 인하여'}`
    return {
      no: String(i + 1),
      property: `${kind} ${places[place]} ${lot}${unit}`,
      office: offices[place] ?? '',
      rank: String(1 + draw(12)),
      cause: `${day} ${receipt} ${i > 8 && draw(3) === 0 ? '추가설정계약으로' : '설정계약으로'} 인하여`,
      change: gone ? ended : '',
      struck: gone,
    }
  })
  return { number: `${year}-${100 * at + 1 + draw(90)}`, rows }
}

const limits = [36, 80, 250, 350, 395, 478, 560]
const names = ['일련번호', '부동산에 관한 권리의 표시', '관할등기소명', '순위번호', '생성원인', '변경/소멸']
const [size, leading, bottom] = [9, 13, 770]
const wide = (text: string) => [...text].reduce((w, c) => w + (c >= '\u1100' ? size : size / 2), 0)

class Setter {
  readonly #pages: { number: number; width: number; height: number; runs: PdfRun[] }[] = []
  #y = bottom
  readonly #head: ListHead
  /** Repeats the number of the list at the top of each of its pages. */
  readonly #again: boolean
  constructor(head: ListHead, n: number) {
    this.#head = head
    this.#again = n % 2 === 1
  }

  pages(lists: readonly MadeList[]): readonly PdfPage[] {
    this.#turn()
    this.#line(150, '등기사항전부증명서(말소사항 포함) - 건물 -')
    this.#line(36, '[건물] 서울특별시 관악구 봉천동 1-1')
    this.#line(60, '【 갑 구 】 ( 소유권에 관한 사항 )')
    this.#at([60, 150, 230, 310, 400], ['순위번호', '등기목적', '접수', '등기원인', '권리자및기타사항'])
    this.#at([60, 120, 210, 300, 380], ['1', '소유권보존', '2009년1월5일', '', '소유자 가갑을'])
    this.#line(60, '【 공 동 담 보 목 록 】')
    for (const list of lists) {
      this.#line(60, `목록번호 ${list.number}`)
      this.#heads()
      for (const row of list.rows) this.#row(row, list.number)
    }
    this.#line(200, '-- 이 하 여 백 --')
    this.#pages.forEach((page, i) => this.#put(page, 290, 815, `${i + 1}/${this.#pages.length}`, false))
    return this.#pages
  }

  #row(row: MadeRow, number: string) {
    const cells = [row.no, row.property, row.office, row.rank, row.cause, row.change].map((text, i) =>
      wrapped(text, (limits[i + 1] ?? 560) - (limits[i] ?? 36) - 8),
    )
    const height = Math.max(...cells.map((c) => c.length))
    for (let n = 0; n < height; n++) {
      if (this.#y + leading > bottom) {
        this.#turn()
        this.#line(36, '[건물] 서울특별시 관악구 봉천동 1-1')
        if (this.#again) this.#line(60, `목록번호 ${number}`)
        this.#heads()
      }
      // the cell of the change itself is not struck out
      cells.forEach((cell, i) =>
        this.#put(this.#page(), (limits[i] ?? 36) + 4, this.#y, cell[n] ?? '', row.struck && i < 5),
      )
      this.#y += leading
    }
  }

  #heads() {
    const [first, last] = [names.slice(0, 4), names.slice(4)]
    const mid = (i: number, j = i + 1) => ((limits[i] ?? 0) + (limits[j] ?? 0)) / 2
    const over = () => this.#centred([mid(4, 6)], ['기 타 사 항'])
    if (this.#head === 'one-line') {
      this.#centred([0, 1, 2, 3].map((i) => mid(i)).concat(mid(4, 6)), [...first, '기 타 사 항'])
      this.#centred([mid(4), mid(5)], last)
    } else if (this.#head === 'between') {
      over()
      this.#centred(
        [0, 1, 2, 3].map((i) => mid(i)),
        first,
      )
      this.#centred([mid(4), mid(5)], last)
    } else {
      over()
      this.#centred(
        [0, 1, 2, 3, 4, 5].map((i) => mid(i)),
        names,
      )
    }
  }

  #centred(middles: readonly number[], texts: readonly string[]) {
    this.#at(
      middles.map((x, i) => x - wide(texts[i] ?? '') / 2),
      texts,
    )
  }
  #at(xs: readonly number[], texts: readonly string[]) {
    texts.forEach((text, i) => this.#put(this.#page(), xs[i] ?? 0, this.#y, text, false))
    this.#y += leading
  }
  #line(x: number, text: string) {
    this.#at([x], [text])
  }
  #turn() {
    this.#pages.push({ number: this.#pages.length + 1, width: 595, height: 842, runs: [] })
    this.#y = 48
  }
  #page() {
    const page = this.#pages.at(-1)
    if (page === undefined) throw new Error('a page is begun before anything is set')
    return page
  }
  #put(page: { runs: PdfRun[] }, x: number, y: number, text: string, struck: boolean) {
    let at = x
    for (const word of text.split(' ')) {
      if (word !== '') page.runs.push({ text: word, x: at, y, width: wide(word), height: size, struck })
      at += wide(word) + size / 2
    }
  }
}

/** Wraps at spaces where possible, otherwise inside words. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`
    if (wide(next) <= width) line = next
    else {
      if (line !== '') lines.push(line)
      line = word
      while (wide(line) > width) {
        const fits = Math.floor(width / size)
        lines.push(line.slice(0, fits))
        line = line.slice(fits)
      }
    }
  }
  return line === '' ? lines : [...lines, line]
}
