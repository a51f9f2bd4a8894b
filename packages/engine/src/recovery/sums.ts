import type { Won } from '../values/won.ts'

export function total(rows: readonly (readonly Won[])[], at: number): Won {
  let won = 0
  for (const row of rows) won += row[at] ?? 0
  return won
}
export function add(list: Won[] | undefined, at: number, won: Won) {
  if (list !== undefined) list[at] = (list[at] ?? 0) + won
}
