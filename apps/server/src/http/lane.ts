import { performance } from 'node:perf_hooks'
import { AddressRate, type Rate } from './address-rate.ts'

export type LaneSize = {
  /** Requests served at once. */
  slots: number
  /** Requests that wait for a slot; when the queue is full, further ones are refused before their body is read. */
  queue: number
  /** A request that has waited this long is refused: its client has given up by then, or soon will. */
  waitMs: number
  /** How many slots and queue places, together, one address may have. */
  perAddress?: number
  /** Rate limit of one address, for callers without a session. */
  rate?: Rate
}
type Waiter = { address: string; decide: (entered: boolean) => void }

/** Admission control for one kind of work: a few slots, a short queue, and a cheap refusal for the rest. */
export class Lane {
  readonly #size: LaneSize
  readonly #rate: AddressRate | null
  readonly #waiting = new Set<Waiter>()
  readonly #ofAddress = new Map<string, number>()
  #working = 0
  #refused = 0
  /** When the last request ended, or the last slot was taken. */
  #movedAt = performance.now()

  constructor(size: LaneSize) {
    this.#size = size
    this.#rate = size.rate ? new AddressRate(size.rate) : null
  }

  get counts(): { working: number; waiting: number; refused: number } {
    return { working: this.#working, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Checked before the body is read, so that a refusal costs neither reading nor parsing. */
  refusesAtDoor(address: string): boolean {
    const refuses = this.#isFull(address) || this.#rate?.take(address) === false
    if (refuses) this.#refused += 1
    return refuses
  }

  /**
   * True with a slot, which `leave` releases. `onGone` reports that the client has disconnected, which removes it from
   * the queue.
   */
  async enter(address: string, onGone: (gone: () => void) => void): Promise<boolean> {
    if (this.#isFull(address)) {
      this.#refused += 1
      return false
    }
    this.#count(address, 1)
    if (this.#working < this.#size.slots) return this.#take()
    return new Promise((done) => {
      const waiter: Waiter = {
        address,
        decide: (entered) => {
          clearTimeout(late)
          this.#waiting.delete(waiter)
          if (!entered) this.#count(address, -1)
          done(entered)
        },
      }
      const late = setTimeout(() => {
        this.#refused += 1
        waiter.decide(false)
      }, this.#size.waitMs)
      this.#waiting.add(waiter)
      onGone(() => this.#waiting.has(waiter) && waiter.decide(false))
    })
  }

  leave(address: string): void {
    this.#working -= 1
    this.#count(address, -1)
    this.#movedAt = performance.now()
    const [next] = this.#waiting
    if (next) next.decide(this.#take())
  }

  /** Every slot is taken, and no request has ended for this long. */
  isStuck(forMs: number): boolean {
    return this.#working >= this.#size.slots && performance.now() - this.#movedAt > forMs
  }

  #isFull(address: string): boolean {
    const full = this.#working >= this.#size.slots && this.#waiting.size >= this.#size.queue
    return full || (this.#ofAddress.get(address) ?? 0) >= (this.#size.perAddress ?? Infinity)
  }

  #take(): true {
    this.#working += 1
    this.#movedAt = performance.now()
    return true
  }

  #count(address: string, by: 1 | -1): void {
    const now = (this.#ofAddress.get(address) ?? 0) + by
    if (now > 0) this.#ofAddress.set(address, now)
    else this.#ofAddress.delete(address)
  }
}
