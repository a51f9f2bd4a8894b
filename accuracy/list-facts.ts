import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { Fact } from './facts.ts'
import type { MadeList, MadeRow } from './made-lists.ts'
import { squeezed } from './same-cell.ts'

export const factsOfMadeLists = (lists: readonly MadeList[]): Fact[] =>
  lists.flatMap((list) => [
    { field: 'list' as const, entry: `목록 ${list.number}`, value: list.number },
    ...list.rows.flatMap((row) => factsOfRow(list.number, row)),
  ])

function factsOfRow(number: string, row: MadeRow): Fact[] {
  const facts: readonly (readonly [Fact['field'], string])[] = [
    ['list row', row.no],
    ['list property', row.property],
    ['list office', row.office],
    ['list rank', row.rank],
    ['list cause', row.cause],
    ['list change', row.change],
    ['list state', row.struck ? 'dead' : 'live'],
  ]
  return facts.flatMap(([field, text]) => {
    const value = squeezed(text)
    return value === '' ? [] : [{ field, entry: `목록 ${number} ${row.no}`, value }]
  })
}

export function factsOfLists({ jointCollateral }: Pick<RegisterDocument, 'jointCollateral'>): Fact[] {
  const numbers = [...new Set(jointCollateral.map((row) => row.listNo ?? ''))]
  return factsOfMadeLists(
    numbers.map((number) => ({
      number,
      rows: jointCollateral
        .filter((row) => (row.listNo ?? '') === number)
        .map(({ no, property, office, rank, cause, change, struck }) => ({
          no,
          property,
          office: office ?? '',
          rank: rank ?? '',
          cause: cause ?? '',
          change: change ?? '',
          struck,
        })),
    })),
  )
}
