import type { HomeInput } from '@jipsalpim/engine/assessment.ts'
import { kindIn } from '@jipsalpim/engine/property/home-kinds.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { known, unknown, type Known } from '@jipsalpim/engine/values/known.ts'
import type { BuildingTitle, BuildingUnit, Parcel } from '@jipsalpim/providers/building/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { parcelsOf } from '../../address/parcel-of.ts'
import { normalizeDong, normalizeHo } from './normalize-unit.ts'
import { noAnswer, type FetchForHome, type SourceResult, type HomeWork } from './step.ts'

/** The home's data in the building ledger (건축물대장). */
export type BuildingFacts = Required<
  Pick<HomeInput, 'kind' | 'area' | 'floor' | 'landArea' | 'use' | 'violation' | 'approvedOn' | 'households'>
>

const SOURCE = '건축물대장'
const nothing = unknown('not-found', SOURCE)

export const fetchBuilding: FetchForHome = async (ctx, work) => {
  for (const parcel of parcelsOf(work.hit)) {
    const titles = await ctx.building.titles(parcel)
    if (!titles.ok) return noAnswer(titles)
    const title = titleOf(titles.value, work.order.building_dong)
    if (title) return fetchUnit(ctx, work, parcel, title)
  }
  const answer: BuildingFacts = {
    kind: nothing,
    area: nothing,
    floor: nothing,
    landArea: nothing,
    use: nothing,
    violation: nothing,
    approvedOn: nothing,
    households: nothing,
  }
  return { is: 'answer', answer, numbers: {} }
}

async function fetchUnit(ctx: Context, work: HomeWork, parcel: Parcel, title: BuildingTitle): Promise<SourceResult> {
  const { building_dong: dong, building_ho: ho } = work.order
  const [units, violation] = await Promise.all([
    title.ledger === '집합' && ho !== null ? ctx.building.units(parcel, dong) : null,
    ctx.building.violation(parcel, dong),
  ])
  if (units && !units.ok) return noAnswer(units)
  const unit = units ? unitOf(units.value, dong, ho) : null
  if (!violation.ok && !work.last) return noAnswer(violation)
  const asOf = dayInSeoul(ctx.now())
  const toKnown = <T>(value: T | null | undefined): Known<T> =>
    value === null || value === undefined ? nothing : known(value, SOURCE, asOf)
  const kind = kindOf(title, unit)
  const isHouse = kind === '단독' || kind === '다가구' || kind === '다중'
  const households = title.households || title.families || title.units
  const answer: BuildingFacts = {
    kind: toKnown(kind),
    // A house is traded, and compared, by its whole floor area (연면적).
    area: toKnown(unit?.area ?? (isHouse ? title.totalArea || null : null)),
    floor: toKnown(unit && floorOf(unit.floor)),
    landArea: toKnown(isHouse ? title.landArea : null),
    use: toKnown(unit ? useOf(unit.use, unit.otherUse) : useOf(title.mainUse, title.otherUse)),
    violation: violation.ok ? toKnown(violation.value) : unknown('source-down', SOURCE),
    approvedOn: toKnown(title.approvedOn),
    households: toKnown(households || null),
  }
  return { is: 'answer', answer, numbers: { units: units?.value.length ?? 0, households } }
}

/** The main building of that 동; where there is only one, that one. With two and no matching name, none is chosen. */
function titleOf(titles: readonly BuildingTitle[], dong: string | null): BuildingTitle | null {
  const main = titles.filter((t) => !t.annex)
  const named =
    dong === null ? [] : main.filter((t) => t.dong !== null && normalizeDong(t.dong) === normalizeDong(dong))
  return (named.length === 1 ? named[0] : main.length === 1 ? main[0] : null) ?? null
}

function unitOf(units: readonly BuildingUnit[], dong: string | null, ho: string | null): BuildingUnit | null {
  const same = units.filter((u) => ho !== null && normalizeHo(u.ho) === normalizeHo(ho))
  const fit = same.filter((u) => dong === null || u.dong === null || normalizeDong(u.dong) === normalizeDong(dong))
  return fit.length === 1 ? (fit[0] ?? null) : null
}

/** The unit's own use overrides its building's: a shop in a block of flats is a shop. */
const kindOf = (title: BuildingTitle, unit: BuildingUnit | null) =>
  kindIn(unit ? (useOf(unit.use, unit.otherUse) ?? '') : '') ?? kindIn(title.otherUse ?? '') ?? kindIn(title.mainUse)

/** '지하1층' is -1. */
function floorOf(text: string): number | null {
  const n = Number(/(\d+)층/.exec(text)?.[1])
  return n > 0 ? (text.startsWith('지하') ? -n : n) : null
}

const useOf = (use: string | null, other: string | null): string | null =>
  use !== null && other !== null && other !== use ? `${use}(${other})` : (use ?? other)
