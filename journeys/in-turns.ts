import { turnOf } from '../dev/vitest/turn.ts'

/**
 * For stories that go the same way in both of two settings, such as a phone and a desktop: a whole run tells each of a
 * file's stories in one of them, and the file's next story in the other, so that it tests both in every run. Where the
 * two layouts behave differently, a story is told in both.
 */
export function inTurns(file: string): <T>(both: readonly T[]) => readonly T[] {
  const now = turnOf(`the two settings of a story in ${file}`, [0, 1], 2)
  let stories = 0
  return (both) => {
    const from = stories++
    return both.filter((_, i) => now.includes((i + from) % 2))
  }
}
