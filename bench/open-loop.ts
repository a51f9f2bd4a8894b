import { setTimeout as sleep } from 'node:timers/promises'

export type Offered = {
  /** Successful answers in time, per second. */
  goodput: number
  /** Milliseconds from when each successful one was due, sorted. */
  times: number[]
  asked: number
  good: number
  refused: number
}
/** A user has given up after this time. */
const PATIENCE_MS = 3_000

/** Sends requests at a fixed rate, independent of the answers, as separate users do. */
export async function offer(load: {
  perSecond: number
  seconds: number
  ask: (n: number, signal: AbortSignal) => Promise<number>
}): Promise<Offered> {
  const times: number[] = []
  let refused = 0
  const begun = performance.now()
  const asking: Promise<void>[] = []
  const asked = Math.round(load.perSecond * load.seconds)
  for (let n = 0; n < asked; n++) {
    const due = begun + (n * 1000) / load.perSecond
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    asking.push(
      load.ask(n, AbortSignal.timeout(PATIENCE_MS)).then(
        (status) => {
          if (status === 200) times.push(performance.now() - due)
          else refused += 1
        },
        () => void (refused += 1),
      ),
    )
  }
  await Promise.all(asking)
  const good = times.filter((ms) => ms <= PATIENCE_MS)
  return {
    goodput: good.length / load.seconds,
    times: good.toSorted((a, b) => a - b),
    asked,
    good: good.length,
    refused,
  }
}

/** The 99th percentile of sorted times. */
export const p99 = (times: readonly number[]): number => times[Math.ceil(times.length * 0.99) - 1] ?? Infinity
