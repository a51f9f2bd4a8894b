/**
 * The part of a long list that is tested now. A run of everything (`npm test`, CI) tests one of \`parts\` parts and
 * prints which: the commit decides, so a second run of it tests the same part, and the next commits the others. A run
 * by name, and \`npm run nightly\`, test all. Of a list of two at least one is tested.
 */
export function turnOf<T>(what: string, all: readonly T[], parts: number): readonly T[] {
  const turn = process.env['TURN']
  if (turn === undefined || all.length < 2) return all
  const mine = Number(turn) % Math.min(parts, all.length)
  const tried = all.filter((_, i) => i % parts === mine)
  process.stdout.write(
    `${what}: ${tried.length} of ${all.length} (turn ${mine + 1} of ${parts}; all of them: npm run nightly)\n`,
  )
  return tried
}
