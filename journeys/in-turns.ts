import { turnOf } from '../dev/vitest/turn.ts'

/**
 * For tests whose steps are the same in two settings, such as a phone and a desktop: a run of everything runs each test
 * of a file in one setting and the file's next test in the other, so that both settings are tested in every run. A test
 * whose steps differ between the two layouts does not use this, and runs in both.
 */
export function inTurns(file: string): <T>(both: readonly T[]) => readonly T[] {
  const now = turnOf(`the two settings of a story in ${file}`, [0, 1], 2)
  let stories = 0
  return (both) => {
    const from = stories++
    return both.filter((_, i) => now.includes((i + from) % 2))
  }
}
