import { plain } from './cells.ts'
import {
  allows,
  flatKind,
  isCause,
  isPurposeStart,
  isReferringPurpose,
  isWholePurpose,
  labelName,
  looksCausal,
  mayBeEmpty,
  opens,
} from './flat-vocabulary.ts'
import { Ranks } from './flat-ranks.ts'
import { onlyAtHead } from './labels.ts'
import type { RawRow } from './rows.ts'
import type { PurposeKind } from './vocabulary.ts'

export type FlatLine = { text: string; page: number | null }

/**
 * Entries out of text without columns (OCR, flat extraction). The columns come interleaved, and a page break may put
 * one entry's last cell after the next entry's rank; but each column keeps its own order. So ranks, purposes with
 * their receipt and cause, and last cells are gathered as three streams and put together at the end.
 */
export function readFlatEntries(lines: readonly FlatLine[]): { rows: RawRow[]; lost: FlatLine[] } {
  const streams = new Streams()
  for (const line of lines) streams.take(line)
  return streams.done()
}

type Slot = {
  purpose: string
  whole: boolean
  kind: PurposeKind
  dates: string[]
  receipt: string | null
  cause: string[]
  last: string[] | null
  labels: Set<string>
}

const slotOf = (purpose: string): Slot => ({
  purpose,
  whole: isWholePurpose(purpose),
  kind: flatKind(purpose),
  dates: [],
  receipt: null,
  cause: [],
  last: null,
  labels: new Set(),
})

const date = /^\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일(?!\s?(?:부터|까지|자\s))/
const registration = /^\s{0,2}(부기|등기|부가|등가)(?=\s|$)/
const receipt = /^제\s?\d{1,9}\s?호[를]?(?=\s|$)/
const pieceEnd = /\s{2,}|\t|\s(?=\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일)|\s(?=제\s?\d{1,9}\s?호(?:\s|$))/

class Streams {
  readonly #order = new Ranks()
  readonly #ranks: { rank: string; old: string; page: number | null }[] = []
  readonly #slots: Slot[] = []
  readonly #lost: FlatLine[] = []
  #open = -1
  #filled = -1
  #page: number | null = null

  take(line: FlatLine) {
    this.#page = line.page
    let rest = this.#takeRank(line.text.trim())
    // every turn takes something away, so that it ends
    while (rest !== '') {
      const day = date.exec(rest)
      const number = day === null ? receipt.exec(rest) : null
      if (day !== null) {
        const after = rest.slice(day[0].length)
        const note = registration.exec(after)
        if (note !== null) {
          this.#register(`${day[0]} ${/부/.test(note[0]) ? '부기' : '등기'}`)
          rest = after.slice(note[0].length).trim()
        } else {
          this.#slots.at(-1)?.dates.push(day[0])
          rest = after.replace(/^[\s|]+/, '')
        }
      } else if (number !== null) {
        const slot = this.#slots.at(-1)
        if (slot !== undefined) slot.receipt ??= number[0].replace(/를$/, '')
        rest = rest.slice(number[0].length).trim()
      } else if (labelName(rest) !== null) {
        this.#holder(rest)
        return
      } else rest = this.#piece(rest)
    }
  }

  done(): { rows: RawRow[]; lost: FlatLine[] } {
    const rows = this.#slots.flatMap((slot, i): RawRow[] => {
      const rank = this.#ranks[i]
      if (rank === undefined) {
        this.#lost.push({ text: [slot.purpose, ...slot.dates, ...(slot.last ?? [])].join(' '), page: this.#page })
        return []
      }
      const received = slot.receipt !== null || slot.dates.length > 1
      const receiptCell = received ? `${slot.dates[0] ?? ''}\n${slot.receipt ?? ''}` : ''
      const causeCell = [slot.dates[received ? 1 : 0] ?? '', ...slot.cause].join('\n')
      return [
        {
          cells: [
            plain(`${rank.rank}${rank.old}`),
            plain(slot.purpose),
            plain(receiptCell),
            plain(causeCell),
            plain((slot.last ?? []).join('\n')),
          ],
          page: rank.page,
        },
      ]
    })
    for (const rank of this.#ranks.slice(this.#slots.length)) this.#lost.push({ text: rank.rank, page: rank.page })
    return { rows, lost: this.#lost }
  }

  #takeRank(text: string): string {
    const last = this.#ranks.at(-1)
    const old = /^\(전\s?[\d-]*\)?(?=\s|$)/.exec(text)
    if (old !== null && last !== undefined && last.old === '') {
      last.old = old[0]
      return text.slice(old[0].length).trim()
    }
    const m = /^(\d{1,4}(?:-\d{1,4}){0,5})(\s?\(전\s?[\d-]*\))?(?=\s|$)/.exec(text)
    if (m?.[1] === undefined) return text
    const after = text.slice(m[0].length).trim()
    if (after === '' && this.#order.isRepeat(m[1])) return ''
    if (/^\([2-9]\)/.test(after) && this.#order.isRepeat(m[1])) {
      this.#ranks.push({ rank: m[1], old: m[2] ?? '', page: this.#page })
      return after
    }
    const rank = this.#order.accept(m[1])
    if (rank === null) return text
    this.#ranks.push({ rank, old: m[2] ?? '', page: this.#page })
    // some entries have no purpose printed, only their last cell
    if (this.#ranks.length === this.#slots.length + 1 && labelName(after) !== null) {
      this.#open = this.#slots.push({ ...slotOf(''), whole: true, last: [] }) - 1
      this.#filled = this.#open
    }
    return after
  }

  /** A stretch with neither date, number nor label: part of a purpose, of a cause, or of the last cell. */
  #piece(rest: string): string {
    const end = pieceEnd.exec(rest)
    const at = Math.min(end?.index ?? rest.length, labelInside(rest) ?? rest.length)
    const piece = rest.slice(0, Math.max(at, 1)).trim()
    const after = rest.slice(Math.max(at, 1)).trim()
    const taken = this.#asPurpose(piece) || this.#asCause(piece)
    if (taken === 0) this.#holder(piece)
    return taken === 0 || taken >= piece.length
      ? after
      : `${piece.slice(taken).trim()}${after === '' ? '' : `  ${after}`}`
  }

  /** Letters taken. */
  #asPurpose(piece: string): number {
    const slot = this.#slots.at(-1)
    const words = prefixes(piece)
    if (slot !== undefined && !slot.whole) {
      const done = words.find((w) => isWholePurpose(slot.purpose + w))
      if (done !== undefined) return this.#extend(slot, done)
      const goesOn = slot.purpose.endsWith(',')
        ? isReferringPurpose(piece)
        : /^[가-힣\d()번,.-]{2,}$/.test(piece) && !isCause(piece) && !looksCausal(piece)
      if (goesOn && (slot.receipt === null || slot.purpose.endsWith(','))) return this.#extend(slot, piece)
      if (/\([^)]*$/.test(slot.purpose) && slot.purpose.length < 60) {
        return this.#extend(slot, piece.includes(')') ? piece.slice(0, piece.indexOf(')') + 1) : piece)
      }
    } else if (slot !== undefined) {
      // a transfer and its trust, or the end of one, stand under one rank
      const owns = /^(소유권(이전|보존)|지분이전)$/.test(slot.kind) && !slot.purpose.includes('신탁')
      const trust = owns ? words.find((w) => /^\d{1,4}번신탁등기말소$|^신탁$/.test(w.replace(/\s+/g, ''))) : undefined
      if (trust !== undefined && (trust !== '신탁' || slot.receipt === null)) return this.#extend(slot, trust)
      const tail = words.find((w) => /^(등?기?말소|변경|경정|회복)$/.test(w) && isWholePurpose(slot.purpose + w))
      if (tail !== undefined && slot.kind !== '말소') return this.#extend(slot, tail)
    }
    if (!isPurposeStart(piece)) return 0
    const rank = this.#ranks.at(-1)
    // '(2)근저당권설정' stands under the rank of '(1)'
    if (/^\([2-9]\)/.test(piece) && rank !== undefined && this.#ranks.length === this.#slots.length)
      this.#ranks.push({ ...rank, old: '' })
    const waiting = this.#ranks.length > this.#slots.length
    if (
      !waiting &&
      !(isReferringPurpose(piece) && /(말소|변경|이전|설정|압류|등|경정|채권?|시)$/.test(piece.replace(/\s/g, '')))
    )
      return 0
    const text = words.find(isWholePurpose) ?? piece
    const begun = slotOf(text.trim())
    this.#slots.push(begun)
    this.#expectReprint(begun)
    return text.length
  }

  #expectReprint(slot: Slot) {
    const restored = slot.kind === '회복' ? /(\d{1,4}(?:-\d{1,4})*)번/.exec(slot.purpose)?.[1] : undefined
    if (restored !== undefined) this.#order.expectAgain(restored)
  }

  #extend(slot: Slot, text: string): number {
    slot.purpose += text.trim()
    slot.whole = isWholePurpose(slot.purpose)
    slot.kind = flatKind(slot.purpose)
    this.#expectReprint(slot)
    return text.length
  }

  #asCause(piece: string): number {
    const slot = this.#slots.at(-1)
    if (slot === undefined) return 0
    const text = slot.cause.join('')
    if (/\([^)]*$/.test(text) && text.length < 80) {
      const close = piece.indexOf(')')
      if (close >= 0 && close < 24) return slot.cause.push(piece.slice(0, close + 1)) && close + 1
      if (/^[가-힣\d-]{1,12}$/.test(piece)) return slot.cause.push(piece) && piece.length
    }
    const exact = prefixes(piece).find(isCause)
    if (exact !== undefined) {
      // causes of other entries pile up at a page break
      if (!slot.cause.includes(exact)) slot.cause.push(exact)
      return exact.length
    }
    if (piece === '및' && text !== '') return slot.cause.push(piece) && piece.length
    if (looksCausal(piece) && piece.length < 40 && text.length < 120) return slot.cause.push(piece) && piece.length
    return 0
  }

  #holder(text: string) {
    const label = labelName(text)
    const open = this.#slots[this.#open]
    const latest = this.#slots.length - 1
    const starts = label === null ? this.#startsUnlabelled(text) : this.#startsWith(label, open)
    if (starts !== null) {
      const slot = this.#slots[starts]
      if (slot !== undefined) slot.last = []
      this.#open = starts
      this.#filled = Math.max(this.#filled, starts)
    } else if (open === undefined && latest < 0) {
      this.#lost.push({ text, page: this.#page })
      return
    } else if (open === undefined) {
      this.#open = latest
    }
    const slot = this.#slots[this.#open]
    if (slot === undefined) return
    slot.last = [...(slot.last ?? []), text]
    if (label !== null) slot.labels.add(label)
  }

  #startsUnlabelled(text: string): number | null {
    const latest = this.#slots.length - 1
    const slot = this.#slots[latest]
    if (slot === undefined || slot.last !== null) return null
    if (slot.kind === '표시변경' || slot.kind === '경정')
      return /의\s?(성명|명칭|상호|주소|취급지점|본점|주민등록)/.test(text) ? latest : null
    if (slot.kind === '말소' || slot.kind === '회복') return /(인하여|말소|발견|등기)$/.test(text) ? latest : null
    return ['금지사항', '민간임대', '전매제한', '특약', '신탁주의'].includes(slot.kind) ? latest : null
  }

  /** The slot whose last cell begins with this label, or null when the label goes on in the open one. */
  #startsWith(label: string, open: Slot | undefined): number | null {
    if (open !== undefined && allows(open, label) && !open.labels.has(label)) return null
    const free = this.#slots.flatMap((s, i) => (i > this.#filled && s.last === null && opens(s, label) ? [i] : []))
    const must = free.find((i) => !mayBeEmpty(this.#slots[i]?.kind ?? 'unknown'))
    return must ?? free.at(-1) ?? null
  }

  #register(text: string) {
    const latest = this.#slots.at(-1)
    const slot =
      latest !== undefined && latest.receipt === null && latest.dates.length === 0
        ? latest
        : (this.#slots[this.#open] ?? latest)
    if (slot !== undefined) slot.last = [...(slot.last ?? []), text]
  }
}

/** 'A B C' as 'A B C', 'A B', 'A': the longest first. */
function prefixes(piece: string): string[] {
  const out: string[] = []
  for (let at = piece.length; at > 0 && out.length < 8; at = piece.lastIndexOf(' ', at - 1))
    out.push(piece.slice(0, at))
  return out
}

/** Where a label follows inside the line: '설정계약 채무자 나갑을'. */
function labelInside(text: string): number | null {
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const name = labelName(text.slice(at + 1))
    if (name !== null && !onlyAtHead.has(name)) return at
  }
  return null
}
