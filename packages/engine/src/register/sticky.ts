/** End of the match of a sticky pattern at `at`, or -1. Unlike `exec` it builds no array of groups. */
export function endOf(pattern: RegExp, text: string, at = 0): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}
