import { isCompleteCause } from './flat-cause.ts'
import type { Slot } from './flat-slot.ts'
import { isParted } from './flat-vocabulary.ts'

type Receipt = { date: string; number: string; page: number | null; at: number }
type Cause = { date: string | null; cause: string[]; page: number | null; at: number; slot: Slot }

/**
 * When a page's columns are recognised one after the other, the receipts (then the causes) of several entries come as
 * a pile. Each column keeps its order, so at the end they are assigned to the entries of that page that lack one.
 */
export class Piles {
  readonly #receipts: Receipt[] = []
  readonly #causes: Cause[] = []

  date(date: string, slot: Slot, at: number, page: number | null) {
    const last = this.#causes.at(-1)
    if (last !== undefined && last.page === page && isParted(last.cause.join(''))) last.cause.push(date)
    else if (slot.cause.length > 0 && isParted(slot.cause.join(''))) slot.cause.push(date)
    else if (slot.receipt !== null && slot.dates.length > 1 && isCompleteCause(slot.cause.join('')))
      this.#causes.push({ date, cause: [], page, at, slot })
    else slot.dates.push(date)
  }

  receipt(number: string, slot: Slot, at: number, page: number | null) {
    if (slot.receipt === null) slot.receipt = number
    // the date before it belongs to this receipt, not to a cause
    else if (slot.dates.length > 1 && slot.cause.length === 0)
      this.#receipts.push({ date: slot.dates.pop() ?? '', number, page, at })
  }

  cause(cause: string, slot: Slot, at: number, page: number | null) {
    const last = this.#causes.at(-1)
    if (last !== undefined && this.waits(slot, page)) last.cause.push(cause)
    else if (slot.cause.length === 0 || !isCompleteCause(slot.cause.join('')) || goesTogether(slot, cause))
      slot.cause.push(cause)
    else this.#causes.push({ date: null, cause: [cause], page, at, slot })
  }

  /** The entry whose cause is being read: the pending one in the pile, or the latest. */
  causeSlot(slot: Slot, page: number | null): Slot {
    const last = this.#causes.at(-1)
    return last !== undefined && this.waits(slot, page) ? { ...slot, cause: last.cause } : slot
  }

  /** A date in the pile has no cause yet, or only a part of it. */
  waits(slot: Slot | undefined, page: number | null): boolean {
    const last = this.#causes.at(-1)
    if (last === undefined || last.page !== page || isCompleteCause(last.cause.join(''))) return false
    // an entry begun since with its own cause date has its own cause
    return slot === undefined || slot === last.slot || slot.dates.length < 2
  }

  /** Returns what could not be assigned: a wrong receipt is worse than none. */
  deal(slots: readonly Slot[]): { text: string; page: number | null }[] {
    const left: { text: string; page: number | null }[] = []
    for (const page of new Set(this.#receipts.map((r) => r.page))) {
      const pile = this.#receipts.filter((r) => r.page === page)
      const needy = slots.filter((s) => s.page === page && s.receipt === null && !withoutReceipt.has(s.kind))
      const latest = slots[pile[0]?.at ?? -1]
      const own = { date: latest?.dates[0] ?? '', number: latest?.receipt ?? '' }
      const dealt = give(slots, needy, latest, own, pile, (slot, { date, number }) => {
        slot.dates = [date, ...slot.dates.slice(slot === latest ? 1 : 0)]
        slot.receipt = number
        slot.letters |= ofOtherLines
      })
      if (!dealt) left.push(...pile.map((r) => ({ text: `${r.date} ${r.number}`, page })))
    }
    for (const page of new Set(this.#causes.map((c) => c.page))) {
      const pile = this.#causes.filter((c) => c.page === page && c.cause.length > 0)
      const needy = slots.filter(
        (s) => s.page === page && s.receipt !== null && s.cause.length === 0 && !withoutCause.has(s.kind),
      )
      const latest = slots[pile[0]?.at ?? -1]
      const own = { date: latest?.dates[1] ?? null, cause: [...(latest?.cause ?? [])] }
      const dealt = give(slots, needy, latest, own, pile, (slot, { date, cause }) => {
        slot.cause = cause
        if (date !== null) slot.dates = [slot.dates[0] ?? '', date]
        slot.letters |= ofOtherLines
      })
      if (!dealt) left.push(...pile.map((c) => ({ text: [c.date ?? '', ...c.cause].join(' ').trim(), page })))
    }
    left.push(...this.#causes.flatMap((c) => (c.cause.length === 0 ? [{ text: c.date ?? '', page: c.page }] : [])))
    return left
  }
}

/** Assigned text comes from other lines, whose letter classes the entry does not know: all are possible. */
const ofOtherLines = ~0

/** In order; the latest entry took the first of the pile, which is not its own if earlier ones are still waiting. */
function give<T>(
  slots: readonly Slot[],
  needy: Slot[],
  latest: Slot | undefined,
  own: T,
  pile: readonly T[],
  set: (slot: Slot, item: T) => void,
): boolean {
  const [first] = needy
  const late = latest !== undefined && first !== undefined && slots.indexOf(first) < slots.indexOf(latest)
  const items = late ? [own, ...pile] : pile
  const order = late ? [...needy, latest].toSorted((a, b) => slots.indexOf(a) - slots.indexOf(b)) : needy
  if (items.length !== order.length) return false
  order.forEach((slot, i) => {
    const item = items[i]
    if (item !== undefined) set(slot, item)
  })
  return true
}

/** A transfer and its trust print their causes one below the other; some causes have a remark in brackets. */
const goesTogether = (slot: Slot, cause: string) =>
  (slot.purpose.includes('신탁') && !slot.cause.includes(cause)) ||
  /^\(|^및|^\d{4}\s?년/.test(cause) ||
  slot.cause.at(-1) === '및'

const withoutReceipt: ReadonlySet<Slot['kind']> = new Set([
  '금지사항',
  '민간임대',
  '전매제한',
  '건물만',
  '담보추가',
  '신탁주의',
])
const withoutCause: ReadonlySet<Slot['kind']> = new Set([...withoutReceipt, '소유권보존'])
