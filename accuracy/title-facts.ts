import { fabricText, liveCellsOf, readFabric } from '@jipsalpim/engine/property/building.ts'
import { useWords } from '@jipsalpim/engine/property/use.ts'
import type { DisplayRow, RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { Fact } from './facts.ts'
import { squeezed } from './same-cell.ts'
import type { TitleRow } from './title-labels.ts'

const blocks = ['building', 'land', 'unit', 'landRight'] as const
export type TitleBlock = (typeof blocks)[number]

export const factsOfTitleLabel = (rows: readonly TitleRow[]): Fact[] =>
  rows.flatMap((row) =>
    facts(`표제부 ${row.block} ${row.no}`, row.state, {
      uses: row.use.split(' ; '),
      areas: row.areas.split(' '),
      unit: row.unit,
      ratio: row.ratio,
    }),
  )

export function factsOfTitle({ display }: Pick<RegisterDocument, 'display'>): Fact[] {
  return blocks.flatMap((block) =>
    display[block].flatMap((row) =>
      facts(`표제부 ${block} ${row.no}`, row.struck ? 'dead' : 'live', toldBy(block, row)),
    ),
  )
}

type Told = { uses: readonly string[]; areas: readonly string[]; unit: string; ratio: string }

function toldBy(block: TitleBlock, row: DisplayRow): Told {
  const cells = liveCellsOf(row).map((c) => c.replace(/\s+/g, ' '))
  const all = cells.join(' ')
  const isBuilding = block === 'building' || block === 'unit'
  const { text, storeys } = readFabric(isBuilding ? fabricText(row) : '')
  return {
    uses: isBuilding ? useWords([text, ...storeys.map((s) => s.use)].join(' ')).split(', ') : [],
    areas: isBuilding
      ? storeys.flatMap((s) => (s.area === null ? [] : [`${s.floor ?? ''}=${s.area}`]))
      : cells
          .filter((c) => /^[\d.\s㎡]+$/.test(c))
          .flatMap((c) => [...c.matchAll(/([\d.]+) ?㎡/g)].map((m) => `=${Number(m[1])}`)),
    unit:
      block === 'unit'
        ? (/제[^ ]*(?:층|호).*호|제[^ ]*호/.exec(cells.find((c) => /제.*호/.test(c)) ?? '')?.[0] ?? '')
        : '',
    ratio: block === 'landRight' ? (/([\d.]+) ?분의 ?([\d.]+)/.exec(all)?.slice(1, 3).join('/') ?? '') : '',
  }
}

function facts(entry: string, state: string, { uses, areas, unit, ratio }: Told): Fact[] {
  const factRows: readonly (readonly [Fact['field'], string])[] = [
    ['title row', entry],
    ['title state', state],
    ...uses.map((use) => ['title use', use] as const),
    ...areas.map((area) => ['title area', area] as const),
    ['title unit', unit],
    ['land ratio', ratio],
  ]
  return factRows.flatMap(([field, value]) => {
    const bare = squeezed(value)
    return bare === '' ? [] : [{ field, entry, value: bare }]
  })
}
