import type { FlatLine } from './flat-line.ts'
import { plain, plainLine, untidy } from './cells.ts'
import { dayEnd } from './dates.ts'
import { causeIn, goesOn } from './flat-cause.ts'
import { LastCells } from './flat-last-cells.ts'
import { pieceEnd } from './flat-piece.ts'
import { Piles } from './flat-piles.ts'
import { canFollowRank, oldRank, purposeLine, rankAhead, Ranks } from './flat-ranks.ts'
import { headOf, slotOf, type Slot } from './flat-slot.ts'
import {
  flatKind,
  isCause,
  isParted,
  isPurposeStart,
  isReferringPurpose,
  isRemark,
  isWholePurpose,
  looksCausal,
  wholePurposeOf,
} from './flat-vocabulary.ts'
import { labelName } from './labels.ts'
import { endsMigration, isMigration, mayMigrate } from './last-cell.ts'
import { anyOf, isDigitAt, isSpaceAt } from './letter-at.ts'
import { letters } from './letters.ts'
import type { Line } from './model.ts'
import type { RawRow } from './rows.ts'
import { endOf } from './sticky.ts'

/** With its letter classes, usable as a line of a cell. */
export type LetteredLine = FlatLine & Line

/**
 * Entries from text without columns (OCR, flat extraction). The columns are interleaved, and a page break may put one
 * entry's last cell after the next entry's rank; but each column keeps its own order. So ranks, purposes with their
 * receipt and cause, and last cells are collected as streams and combined at the end.
 */
export function readFlatEntries(lines: readonly LetteredLine[]): { rows: RawRow[]; lost: FlatLine[] } {
  const streams = new Streams()
  lines.forEach((line, at) => streams.take(line, lines[at + 1]?.text ?? ''))
  return streams.done()
}

/** End of the date that a piece begins with, or -1: '2021년3월9일부터' belongs to a term, not to a receipt or cause. */
function dayAhead(piece: string): number {
  const end = dayEnd(piece)
  return end > 0 && !isOfTerm(piece, isSpaceAt(piece, end) ? end + 1 : end) ? end : -1
}
const isOfTerm = (text: string, at: number) =>
  text.startsWith('부터', at) || text.startsWith('까지', at) || (text.startsWith('자', at) && isSpaceAt(text, at + 1))
const registration = /\s{0,2}(?:부기|등기|부가|등가)(?=\s|$)/y
const receipt = /제\s?\d{1,9}\s?호[를]?(?=\s|$)/y

class Streams {
  readonly #order = new Ranks()
  readonly #ranks: { rank: string; old: string; page: number | null }[] = []
  readonly #slots: Slot[] = []
  readonly #lost: FlatLine[] = []
  readonly #piles = new Piles()
  readonly #last = new LastCells(this.#slots, this.#lost)
  #page: number | null = null
  #line: Line | null = null
  /** Possible letter classes of the rest. */
  #letters = 0
  /** The line after the one being read. */
  #next = ''
  /** The last thing read was a date or a receipt number: a cause may follow. */
  #fresh = false
  /** A migration note continues until its closing words, over three lines at most. */
  #note = 0
  #mayMigrate = false

  take(line: LetteredLine, next: string) {
    this.#page = line.page
    this.#line = line
    this.#letters = line.letters
    this.#next = next
    this.#mayMigrate = mayMigrate(line.text, line.letters)
    this.#markLatest()
    let rest = this.#takeRank(line.text.trim())
    // every iteration removes text, so the loop ends
    while (rest !== '') rest = this.#takeNext(rest)
    this.#markLatest()
  }

  /** Called before and after a line, which may continue one entry and begin the next. */
  #markLatest() {
    const slot = this.#slots.at(-1)
    if (slot !== undefined) slot.letters |= this.#letters
  }

  #takeNext(rest: string): string {
    const ends = this.#mayMigrate && endsMigration(rest)
    if (ends || this.#note > 0 || (this.#mayMigrate && isMigration(rest) && !(this.#waits() && isPurposeStart(rest)))) {
      this.#note = ends ? 0 : this.#note === 0 ? 2 : this.#note - 1
      this.#last.take(this.#lineOf(rest), this.#page)
      return ''
    }
    const day = dayAhead(rest)
    if (day > 0) return this.#day(rest.slice(0, day), rest.slice(day))
    const numberEnd = rest.startsWith('제') ? endOf(receipt, rest) : -1
    if (numberEnd > 0) {
      const slot = this.#slots.at(-1)
      const text = rest.slice(0, rest[numberEnd - 1] === '를' ? numberEnd - 1 : numberEnd)
      if (slot !== undefined) this.#piles.receipt(text, slot, this.#slots.length - 1, this.#page)
      this.#fresh = true
      return rest.slice(numberEnd).trim()
    }
    const label = labelName(rest)
    if (label === null) return this.#piece(rest)
    // an entry with its own rank may have no purpose, only other properties
    if (
      label.startsWith('공동') &&
      this.#ranks.length === this.#slots.length + 1 &&
      /-/.test(this.#ranks.at(-1)?.rank ?? '')
    )
      this.#beginBare()
    this.#holder(rest, label)
    return ''
  }

  /** There is a rank without a purpose yet. */
  #waits = () => this.#ranks.length > this.#slots.length

  #day(day: string, after: string): string {
    // most dates are followed by nothing or by another date
    const noteEnd = after === '' || isDigitAt(after, 1) ? -1 : endOf(registration, after)
    const slot = this.#slots.at(-1)
    if (noteEnd > 0) {
      this.#last.register(`${day} ${after.slice(0, noteEnd).includes('부') ? '부기' : '등기'}`)
      return after.slice(noteEnd).trim()
    }
    if (slot === undefined) this.#lost.push({ text: day, page: this.#page })
    else if (slot.cause.length > 0 && goesOn(slot.cause.join(' '))) slot.cause.push(day)
    else this.#piles.date(day, slot, this.#slots.length - 1, this.#page)
    this.#fresh = true
    let at = 0
    while (isSpaceAt(after, at) || after[at] === '|') at++
    return after.slice(at)
  }

  #holder(text: string, label?: string) {
    this.#fresh = false
    this.#last.take(this.#lineOf(text), this.#page, label)
  }

  /** Most pieces are the whole current line. */
  #lineOf(piece: string): Line {
    if (this.#line?.text === piece) return this.#line
    return (this.#letters & untidy) === 0 ? plainLine(piece, this.#letters) : plainLine(piece)
  }

  done(): { rows: RawRow[]; lost: FlatLine[] } {
    this.#lost.push(...this.#piles.deal(this.#slots))
    const rows: RawRow[] = []
    for (const [i, slot] of this.#slots.entries()) {
      const rank = this.#ranks[i]
      if (rank !== undefined) rows.push(rowOf(rank.old === '' ? rank.rank : rank.rank + rank.old, slot, rank.page))
      else this.#lost.push({ text: textOf(slot), page: this.#page })
    }
    for (const rank of this.#ranks.slice(this.#slots.length)) this.#lost.push({ text: rank.rank, page: rank.page })
    return { rows, lost: this.#lost }
  }

  #takeRank(text: string): string {
    if (text.startsWith('(')) return this.#takeOldRank(text)
    if (!isDigitAt(text, 0)) return text
    const end = endOf(rankAhead, text)
    if (end < 0) return text
    const bare = text.indexOf('(전')
    const printed = bare < 0 || bare >= end ? text.slice(0, end) : text.slice(0, bare).trimEnd()
    const old = text.slice(printed.length, end)
    const after = text.slice(end).trim()
    if (after === '' && this.#order.isRepeat(printed)) return ''
    if (isNumbered(after) && this.#order.isRepeat(printed)) {
      this.#ranks.push({ rank: printed, old, page: this.#page })
      return after
    }
    const sure = isPurposeStart(after === '' ? purposeLine(this.#next) : after)
    const rank = sure || canFollowRank(after) ? this.#order.accept(printed, sure) : null
    if (rank === null) return text
    this.#note = 0
    this.#ranks.push({ rank, old, page: this.#page })
    if (this.#ranks.length === this.#slots.length + 1 && labelName(after) !== null) this.#beginBare()
    return after
  }

  /** '(전 6)' below a rank. */
  #takeOldRank(text: string): string {
    const last = this.#ranks.at(-1)
    const end = last?.old === '' ? endOf(oldRank, text) : -1
    if (last === undefined || end < 0) return text
    last.old = text.slice(0, end)
    return text.slice(end).trim()
  }

  /** Some entries have no purpose printed, only their last cell. */
  #beginBare() {
    this.#last.begin(this.#slots.push({ ...slotOf('', this.#page), whole: true }) - 1)
  }

  /** Text without a date, number or label: part of a purpose, of a cause, or of the last cell. */
  #piece(rest: string): string {
    const at = Math.max(1, pieceEnd(rest, this.#letters))
    const piece = at < rest.length ? rest.slice(0, at).trim() : rest
    const after = at < rest.length ? rest.slice(at).trim() : ''
    if (this.#ranks.length === this.#slots.length + 1 && isRemark(piece)) {
      this.#beginBare()
      this.#holder(piece)
      return after
    }
    const taken = this.#asPurpose(piece, after) || this.#asCause(piece)
    if (taken === 0) this.#holder(piece)
    const left = taken === 0 ? '' : piece.slice(taken).trim()
    if (left === '' || after === '') return left + after
    this.#letters |= letters.gap
    return `${left}  ${after}`
  }

  /** Returns the number of letters taken. */
  #asPurpose(piece: string, after: string): number {
    const slot = this.#slots.at(-1)
    if (slot !== undefined && !slot.whole) {
      const taken = this.#goesOnWith(slot, piece)
      if (taken > 0) return taken
    } else if (slot !== undefined && mayAddTo(piece)) {
      // a transfer and its trust, or the end of one, share one rank
      const owns = /^(소유권(이전|보존)|지분이전)$/.test(slot.kind) && !slot.purpose.includes('신탁')
      const trust = owns
        ? headOf(piece, (w) => /^\d{1,4}번신탁등기말소$|^신탁$/.test(w.replace(/\s+/g, '')))
        : undefined
      const isTrust = trust !== undefined && /번\s/.test(trust) && slot.last !== null
      if (isTrust) return 0
      if (trust !== undefined && (trust !== '신탁' || slot.receipt === null)) return this.#extend(slot, trust)
      const tail = headOf(
        piece,
        (w) => /^(등?기?말소|변경|경정|회복|예고등기)$/.test(w) && isWholePurpose(slot.purpose + w),
      )
      if (tail !== undefined && (slot.kind !== '말소' || tail === '예고등기')) return this.#extend(slot, tail)
    }
    return this.#newPurpose(piece, after)
  }

  #goesOnWith(slot: Slot, piece: string): number {
    if (isParted(slot.purpose) && slot.purpose.length < 60)
      return this.#extend(slot, piece.includes(')') ? piece.slice(0, piece.indexOf(')') + 1) : piece)
    const done = wholePurposeOf(piece, slot.purpose)?.text
    if (done !== undefined) return this.#extend(slot, done)
    const list = slot.purpose.endsWith(',')
    const goes = list
      ? isReferringPurpose(piece)
      : /^[가-힣\d()번,.-]{2,}$/.test(piece) && !isCause(piece) && !looksCausal(piece)
    const begun = slot.cause.length > 0 || slot.dates.length > 1
    if (!goes || /인하여/.test(piece) || (slot.receipt !== null && begun && !list)) return 0
    // of a list, the text before the words of the next column
    return this.#extend(slot, list ? (headOf(piece, (w) => /(,|전부|일부)$/.test(w)) ?? piece) : piece)
  }

  #newPurpose(piece: string, after: string): number {
    if (!(this.#waits() || isNumbered(piece) || this.#mayBeRankless(piece, after)) || !isPurposeStart(piece)) return 0
    const rank = this.#ranks.at(-1)
    // '(2)근저당권설정' has the rank of '(1)'
    if (isNumbered(piece) && rank !== undefined && this.#ranks.length === this.#slots.length)
      this.#ranks.push({ ...rank, old: '' })
    if (!this.#waits() && !this.#rankless(piece, after)) return 0
    // a reason on the same line is not part of a list of ranks
    const whole = wholePurposeOf(piece)
    const text = whole?.text ?? (/인하여/.test(piece) ? (/^.*,/.exec(piece)?.[0] ?? piece) : piece)
    const begun = slotOf(text.trim(), this.#page, whole?.kind)
    this.#slots.push(begun)
    this.#fresh = false
    this.#expectReprint(begun)
    return text.length
  }

  /** A pre-check: most pieces of a last cell cannot begin a purpose. */
  #mayBeRankless = (piece: string, after: string) =>
    isReferringPurpose(piece) || dayAhead(after === '' ? this.#next.trim() : after) > 0

  /** A purpose whose rank was not recognised: the entry gets a guessed rank, and is reported. */
  #rankless(piece: string, after: string): boolean {
    if (isReferringPurpose(piece) && /(말소|변경|이전|설정|압류|등|경정|채권?|시)$/.test(piece.replace(/\s/g, '')))
      return true
    const latest = this.#slots.at(-1)
    const dated = dayAhead(after === '' ? this.#next.trim() : after) > 0
    const done =
      latest === undefined || (latest.receipt !== null && (latest.cause.length > 0 || latest.dates.length < 2))
    if (!dated || !done || this.#piles.waits(latest, this.#page) || wholePurposeOf(piece)?.text !== piece) return false
    this.#ranks.push({ rank: this.#order.guess(null), old: '', page: this.#page })
    this.#lost.push({ text: `? ${piece}`, page: this.#page })
    return true
  }

  #expectReprint(slot: Slot) {
    const restored = slot.kind === '회복' ? /(\d{1,4}(?:-\d{1,4})*)번/.exec(slot.purpose)?.[1] : undefined
    if (restored !== undefined) this.#order.expectAgain(restored)
  }

  #extend(slot: Slot, text: string): number {
    slot.purpose += text.trim()
    // the joined text may have more letter classes than its parts
    slot.letters |= untidy
    slot.whole = isWholePurpose(slot.purpose)
    slot.kind = flatKind(slot.purpose)
    this.#expectReprint(slot)
    return text.length
  }

  #asCause(piece: string): number {
    const slot = this.#slots.at(-1)
    if (slot === undefined) return 0
    const of = this.#piles.causeSlot(slot, this.#page)
    const taken = causeIn(piece, of, this.#fresh && slot.dates.length > 1)
    if (taken > 0) this.#piles.cause(piece.slice(0, taken).trim(), slot, this.#slots.length - 1, this.#page)
    if (taken > 0) this.#fresh = false
    return taken
  }
}

const textOf = ({ purpose, dates, receipt: number, cause, last }: Slot) =>
  [purpose, ...dates, number ?? '', ...cause, ...(last ?? []).map((l) => l.text)].join(' ').trim()

const blank = plain('')

function rowOf(rank: string, slot: Slot, page: number | null): RawRow {
  const received = slot.receipt !== null || slot.dates.length > 1
  const may = (slot.letters & untidy) === 0 ? slot.letters : undefined
  const cells = [
    [plainLine(rank)],
    [plainLine(slot.purpose, may)],
    received ? [plainLine(slot.dates[0] ?? '', may), plainLine(slot.receipt ?? '', may)] : blank,
    [plainLine(slot.dates[received ? 1 : 0] ?? '', may), ...slot.cause.map((c) => plainLine(c, may))],
    slot.last ?? blank,
  ]
  return { cells, page }
}

/** '(2)근저당권설정' */
const isNumbered = (text: string) => text.startsWith('(') && /^\([2-9]\)/.test(text)

/** Text that may continue a complete purpose. */
const mayAddTo = (text: string) => isAddedHead(text.charCodeAt(0)) || (isDigitAt(text, 0) && /^\d{1,4}\s?번/.test(text))
const isAddedHead = anyOf('신등기말변경회예')
