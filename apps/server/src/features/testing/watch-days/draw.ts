/** Random draws from a seed, the same on every machine. */
export type Draw = {
  /** A number from 0 to below 1. */
  part: () => number
  /** A whole number from `least` to `most`. */
  whole: (least: number, most: number) => number
  one: <const T>(list: readonly T[]) => T
  chance: (percent: number) => boolean
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  // mulberry32
  const part = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number): number => least + Math.floor(part() * (most - least + 1))
  return {
    part,
    whole,
    one: (list) => {
      const drawn = list[whole(0, list.length - 1)]
      if (drawn === undefined) throw new Error('an empty list has nothing to draw')
      return drawn
    },
    chance: (percent) => part() * 100 < percent,
  }
}
