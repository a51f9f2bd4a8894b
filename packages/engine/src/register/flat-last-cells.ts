import { plainLine } from './cells.ts'
import type { Slot } from './flat-slot.ts'
import { allows, labelPlace, lacks, mayBeEmpty, opens } from './flat-vocabulary.ts'
import { labelName } from './labels.ts'
import type { Line } from './model.ts'
import type { FlatLine } from './flat-line.ts'

/**
 * Assigns each line of the last column to its entry, by the labels with which an entry of its kind begins and
 * continues.
 */
export class LastCells {
  readonly #slots: readonly Slot[]
  readonly #lost: FlatLine[]
  #open = -1
  #filled = -1

  constructor(slots: readonly Slot[], lost: FlatLine[]) {
    this.#slots = slots
    this.#lost = lost
  }

  /** The last cell of the entry has begun. */
  begin(at: number) {
    this.#open = at
    this.#filled = Math.max(this.#filled, at)
    const slot = this.#slots[at]
    if (slot !== undefined) slot.last = []
  }

  take(line: Line, page: number | null, label = labelName(line.text)) {
    const { text } = line
    const starts = label === null ? this.#startsUnlabelled(text) : this.#startsWith(label)
    if (starts !== null) this.begin(starts)
    else if (this.#slots[this.#open] === undefined) {
      if (this.#slots.length === 0) {
        this.#lost.push({ text, page })
        return
      }
      this.#open = this.#slots.length - 1
    }
    const slot = this.#slots[this.#open]
    if (slot === undefined) return
    if (slot.last === null) slot.last = [line]
    else slot.last.push(line)
    if (label === null) return
    if (!slot.labels.includes(label)) slot.labels.push(label)
    slot.furthest = Math.max(slot.furthest, labelPlace(label))
  }

  /** '2021년3월9일 부기': belongs to the latest entry if that has no receipt. */
  register(text: string) {
    const latest = this.#slots.at(-1)
    const bare = latest !== undefined && latest.receipt === null && latest.dates.length === 0
    const slot = bare ? latest : (this.#slots[this.#open] ?? latest)
    if (slot !== undefined) slot.last = [...(slot.last ?? []), plainLine(text)]
  }

  #startsUnlabelled(text: string): number | null {
    const latest = this.#slots.length - 1
    const slot = this.#slots[latest]
    if (slot === undefined || slot.last !== null) return null
    if (slot.kind === '표시변경' || slot.kind === '경정')
      return /의\s?(성명|명칭|상호|주소|취급지점|본점|주민등록)/.test(text) ? latest : null
    if (slot.kind === '말소' || slot.kind === '회복') return /(인하여|말소|발견|등기)$/.test(text) ? latest : null
    return ['금지사항', '민간임대', '전매제한', '특약', '신탁주의', '담보추가'].includes(slot.kind) ? latest : null
  }

  /** The entry whose last cell begins with this label, or null when the label continues the open one. */
  #startsWith(label: string): number | null {
    const open = this.#slots[this.#open]
    const free: number[] = []
    for (let i = this.#filled + 1; i < this.#slots.length; i++) {
      const slot = this.#slots[i]
      if (slot?.last === null && opens(slot, label)) free.push(i)
    }
    if (open !== undefined && allows(open, label) && !open.labels.includes(label)) {
      // labels of a cell come in a fixed order: an amount after a holder begins another cell
      const back = open.furthest > labelPlace(label)
      const latest = free.includes(this.#slots.length - 1) && !lacks(open, label)
      if (!(back && free.length > 0) && !latest) return null
      if (!back) return this.#slots.length - 1
    }
    const must = free.find((i) => !mayBeEmpty(this.#slots[i]?.kind ?? 'unknown'))
    return must ?? free.at(-1) ?? null
  }
}
