import { runsOf } from '@jipsalpim/engine/register/cells.ts'
import type { CellLine } from '@jipsalpim/engine/register/model.ts'
import type { RawRegister, RawTable } from '@jipsalpim/engine/register/rows.ts'
import type { Geometry } from '../packages/engine/samples/rebuild-pdf.ts'

type Page = { words: [number, number, number, number, string, number][]; redLines: [number, number, number][] }
type Letters = { text: string; struck: boolean }[]

const size = 9
const leading = 13
const [top, bottom] = [60, 770]
const entryLimits = [36, 89, 190, 270, 351, 560]
const indent = 4

/**
 * The same register in portrait, as printed since 2014: narrow columns, smaller letters, lines wrapped inside words,
 * entries broken at page ends, no number beside the address on later pages.
 */
export function upright(raw: RawRegister): Geometry {
  const setter = new Setter(raw)
  for (const table of raw.tables) if (table.section !== '요약') setter.table(table)
  return { id: 'upright', pages: setter.done() }
}

class Setter {
  readonly #raw: RawRegister
  readonly #pages: Page[] = []
  #y = bottom
  #head: { names: readonly string[]; limits: readonly number[] } | null = null
  #section = ''

  readonly #realty: string

  constructor(raw: RawRegister) {
    this.#raw = raw
    const kind = /토지|집합건물|건물/.exec(raw.realty.slice(0, 6) + raw.title)?.[0] ?? '건물'
    this.#realty = raw.realty.startsWith('[') ? raw.realty : `[${kind}] ${raw.realty}`
    this.#newPage()
    this.#line(150, raw.title.replace(/\s*[-–—]\s*(토지|건물|집합건물)\s*[-–—]?\s*$/, ''), 16)
    this.#line(230, `- ${kind} -`, 12)
    this.#line(400, `고유번호 ${raw.uniqueNos[0] ?? ''}`, size)
  }

  table(table: RawTable) {
    this.#head = null
    if (this.#y + 5 * leading > bottom) this.#newPage()
    this.#y += leading / 2
    const bare = table.section === '표제부' && this.#section === '표제부'
    this.#line(60, bare ? `( ${table.title} )` : `【 ${[...table.section].join(' ')} 】 ( ${table.title} )`, 11)
    this.#section = table.section
    const entries = table.section === '갑구' || table.section === '을구'
    const limits = entries ? entryLimits : evenly(table.columns.length)
    this.#head = { names: table.columns, limits }
    this.#setHead()
    for (const row of table.rows) {
      const cells = row.cells.map((cell, i) => {
        const width = (limits[i + 1] ?? 560) - (limits[i] ?? 36) - 2 * indent
        return cell.filter((l) => runsOf(l).length > 0).flatMap((l) => wrapped(l, width, i === row.cells.length - 1))
      })
      const height = Math.max(...cells.map((c) => c.length))
      for (let n = 0; n < height; n++) {
        if (this.#y + leading > bottom) this.#newPage()
        cells.forEach((cell, i) => this.#letters((limits[i] ?? 36) + indent, cell[n] ?? []))
        this.#y += leading
      }
    }
  }

  done(): Geometry['pages'] {
    this.#head = null
    this.#line(200, '-- 이 하 여 백 --', size)
    this.#line(320, `관할등기소 ${this.#raw.office ?? ''}`, size)
    this.#pages.forEach((page, i) => {
      put(page, 36, 800, `${this.#raw.viewed?.replace(/\s*\d+\/\d+\s*$/, '') ?? '열람일시'}`, size)
      put(page, 290, 815, `${i + 1}/${this.#pages.length}`, size)
    })
    return this.#pages.map((p) => ({ width: 595, height: 842, ...p }))
  }

  #newPage() {
    const page: Page = { words: [], redLines: [] }
    this.#pages.push(page)
    put(page, 36, 36, this.#realty, size)
    for (const [x, y, letter] of [
      [150, 520, '열'],
      [270, 400, '람'],
      [390, 280, '용'],
    ] as const)
      put(page, x, y, letter, 64)
    this.#y = top
    this.#setHead()
  }

  #setHead() {
    if (this.#head === null) return
    const { names, limits } = this.#head
    names.forEach((name, i) => {
      const room = (limits[i + 1] ?? 560) - (limits[i] ?? 36)
      const words = /^(접수|지목|면적)$/.test(name) ? [...name].join(' ') : name
      put(this.#page(), (limits[i] ?? 36) + (room - widthOf(words, size)) / 2, this.#y, words, size)
    })
    this.#y += leading
  }

  #line(x: number, text: string, height: number) {
    put(this.#page(), x, this.#y, text, height)
    this.#y += height * 1.6
  }

  #letters(x: number, letters: Letters) {
    let at = x
    for (const word of wordsOf(letters)) {
      const width = widthOf(word.text, size)
      put(this.#page(), at, this.#y, word.text, size)
      if (word.struck) this.#page().redLines.push([at, this.#y + size / 2, at + width])
      at += width + size / 2
    }
  }

  #page(): Page {
    const page = this.#pages.at(-1)
    if (page === undefined) throw new Error('a page is begun before anything is set')
    return page
  }
}

function put(page: Page, x: number, y: number, text: string, height: number) {
  let at = x
  for (const word of text.split(' ')) {
    const width = widthOf(word, height)
    if (word !== '') page.words.push([at, y, at + width, y + height, word, height])
    at += width + height / 2
  }
}

const evenly = (columns: number) => [36, ...Array.from({ length: columns }, (_, i) => 89 + (i * 471) / (columns - 1))]
const widthOf = (text: string, height: number) =>
  [...text].reduce((w, c) => w + (c >= '\u1100' ? height : height / 2), 0)

/** By words in the last column, inside words in the others. */
function wrapped(line: CellLine, width: number, byWords: boolean): Letters[] {
  const letters = runsOf(line).flatMap((r) =>
    [...r.text.replace(/\s+/g, ' ')].map((text) => ({ text, struck: r.struck })),
  )
  const out: Letters[] = []
  let now: Letters = []
  let used = 0
  for (const letter of letters) {
    const wide = widthOf(letter.text, size)
    if (used + wide > width) {
      const gap = byWords ? now.findLastIndex((l) => l.text === ' ') : -1
      const rest = gap > 0 ? now.slice(gap + 1) : []
      out.push(gap > 0 ? now.slice(0, gap) : now)
      now = rest
      used = rest.reduce((w, l) => w + widthOf(l.text, size), 0)
    }
    if (letter.text !== ' ' || now.length > 0) {
      now.push(letter)
      used += wide
    }
  }
  return now.length > 0 ? [...out, now] : out
}

function wordsOf(letters: Letters): { text: string; struck: boolean }[] {
  const out: { text: string; struck: boolean }[] = []
  let gap = true
  for (const { text, struck } of letters) {
    const last = out.at(-1)
    if (text === ' ') gap = true
    else if (gap || last === undefined || last.struck !== struck) {
      out.push({ text, struck })
      gap = false
    } else last.text += text
  }
  return out
}
