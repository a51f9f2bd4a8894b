import { addDays } from '@jipsalpim/engine/values/day.ts'
import { preserve, sale } from './acts/ownership.ts'
import type { Danger } from './danger.ts'
import { type LandRight, registeredOn, subjectAddress } from './display.ts'
import type { Draft } from './draft.ts'
import { hash } from './hash.ts'
import type { Home } from './home.ts'
import { firstHomes } from './homes/first.ts'
import { houses } from './homes/houses.ts'
import { smallHomes } from './homes/small-homes.ts'
import { towers } from './homes/towers.ts'
import { villas } from './homes/villas.ts'
import { jointLists } from './joint.ts'
import { anybody, firms } from './parties.ts'
import { levelOf, marketPrice } from './prices.ts'
import { isStrata, type Site, siteOf } from './sites.ts'
import { type Subject, uniqueNoOf } from './unique-no.ts'
import { findUnit, type Unit } from './units.ts'

export const homes: readonly Home[] = [...firstHomes, ...villas, ...smallHomes, ...towers, ...houses]

export const homeById = (id: string): Home | null => homes.find((h) => h.id === id) ?? null
const homesOn = (site: Site): readonly Home[] => homes.filter((h) => h.site === site.no)

/** The unit of a home; null for a whole house. A row that names an unknown unit is an error in the table. */
export function unitOf(home: Home): Unit | null {
  if (home.ho === null) return null
  const unit = findUnit(siteOf(home.site), home.dong, home.ho)
  if (!unit) throw new Error(`home ${home.id}: no unit ${home.dong ?? ''} ${home.ho}`)
  return unit
}

/** The decisive record of a home: the unit's, or the building's. */
export function subjectOfHome(home: Home): Subject {
  const site = siteOf(home.site)
  const unit = unitOf(home)
  return isStrata(site) && unit ? { of: '집합건물', site, unit } : { of: '건물', site, unit: null }
}
export const uniqueNoOfHome = (home: Home): string => uniqueNoOf(subjectOfHome(home))

/** The home of a record: of several rooms in one house, the first. */
export const homeOfSubject = (subject: Subject): Home | null =>
  homesOn(subject.site).find((h) =>
    subject.of === '집합건물'
      ? unitOf(h)?.index === subject.unit.index && isStrata(subject.site)
      : !isStrata(subject.site) || h.landActs !== null,
  ) ?? null

export const carries = (home: Home, danger: Danger): boolean => home.carries.includes(danger)

/** The entries of a record. Units without a home in the table have only a builder and one sale. */
export function draftsOf(subject: Subject): readonly Draft[] {
  const home = homeOfSubject(subject)
  if (subject.of === '토지') return home?.landActs ?? [sale('o1', '1996-03-08', firms.모형주택, 50_000_000)]
  return home?.acts ?? pledgedActs(subject) ?? quietActs(subject)
}

export const landRightOf = (subject: Subject): LandRight => homeOfSubject(subject)?.landRight ?? 'clean'

/** A unit in another home's 공동담보목록 has the same owner and the same debt. */
function pledgedActs(subject: Subject): readonly Draft[] | null {
  const address = subjectAddress(subject)
  const pledged = (act: Draft) =>
    act.fields.some(
      (f) => f.label === '공동담보목록' && jointLists[f.value]?.some((item) => item.property.endsWith(address)),
    )
  const origin = homesOn(subject.site).find((h) => h.acts.some(pledged))
  return (
    origin?.acts.map((act) => {
      const [owner] = act.owners ?? []
      return act.cause === '매매' && owner
        ? sale(act.key, act.on, owner.party, priceAt(subject, Number(act.on.slice(0, 4))))
        : act
    }) ?? null
  )
}

function quietActs(subject: Subject): readonly Draft[] {
  const seed = uniqueNoOf(subject)
  const registered = registeredOn(subject.site)
  const year = Math.max(Number(registered.slice(0, 4)) + 1, 2006)
  // A building of this year is sold within this year: no print shows a future date.
  const sold =
    year > THIS_YEAR
      ? addDays(registered, 14 + (hash(seed) % 30))
      : `${year}-0${1 + (hash(seed) % 9)}-1${hash(`${seed} day`) % 9}`
  return [
    preserve(registered, firms.예시건설),
    sale('o1', sold, anybody(hash(seed)), priceAt(subject, Number(sold.slice(0, 4)))),
  ]
}
/** The current year of this world. */
const THIS_YEAR = 2026

const priceAt = (subject: Subject, year: number) =>
  Math.round((marketPrice(subject.site, subject.unit) * levelOf(year)) / 1_000_000) * 1_000_000
