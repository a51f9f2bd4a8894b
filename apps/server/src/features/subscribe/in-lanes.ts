type Lanes<T> = {
  lanes: number
  work: (item: T) => Promise<void>
  /** Asked before each item: false leaves the rest undone. */
  mayGoOn?: () => boolean
}
/** Works on each item once, on a few of them at a time, in their order. `work` must not throw. */
export async function inLanes<T>(items: readonly T[], { lanes, work, mayGoOn = () => true }: Lanes<T>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) {
      if (!mayGoOn()) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
