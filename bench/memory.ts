import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Megabytes that remain on the heap after a tenth of the work and after all of it, after garbage collection. `work`
 * gets a number that it has not seen.
 */
export function retainedBy(work: (n: number) => void, times: number): { early: number; late: number } {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('the heap cannot be collected here')
  const heapUsed = () => {
    collect()
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  let early = 0
  for (let n = 1; n <= times; n++) {
    work(n)
    if (n === Math.round(times / 10)) early = heapUsed()
  }
  return { early, late: heapUsed() }
}
