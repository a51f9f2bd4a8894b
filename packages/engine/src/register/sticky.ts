/** Where a sticky pattern ends that begins at `at`, or -1. No list of its groups is made, as `exec` would. */
export function endOf(pattern: RegExp, text: string, at = 0): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}
