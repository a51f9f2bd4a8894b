import { isStrata, type Site, sites } from './sites.ts'
import { type Unit, unitsOf } from './units.ts'

/** The subject of a register. */
export type Subject =
  | { of: '집합건물'; site: Site; unit: Unit }
  | { of: '건물'; site: Site; unit: null }
  | { of: '토지'; site: Site; unit: null }

const LAND = 900
const BUILDING = 901

/** 14 digits: office, year, and site and unit in the serial. For a building the year of its approval, for land 1996. */
export function uniqueNoOf(subject: Subject): string {
  const serial = subject.of === '집합건물' ? subject.unit.index : subject.of === '토지' ? LAND : BUILDING
  const year = subject.of === '토지' ? '1996' : subject.site.approvedOn.slice(0, 4)
  return `${subject.site.place.officeCode}${year}${String(subject.site.no).padStart(3, '0')}${String(serial).padStart(3, '0')}`
}

export function subjectOf(uniqueNo: string): Subject | null {
  const digits = uniqueNo.replaceAll('-', '')
  if (!/^\d{14}$/.test(digits)) return null
  const site = sites.find((s) => s.no === Number(digits.slice(8, 11)))
  if (!site) return null
  const serial = Number(digits.slice(11))
  const subject = subjectAt(site, serial)
  return subject && uniqueNoOf(subject) === digits ? subject : null
}

/** '9149-2016-001003' */
export const formatUniqueNo = (no: string): string => `${no.slice(0, 4)}-${no.slice(4, 8)}-${no.slice(8)}`

/** The records of a site: one per unit, or house and land. */
export const subjectsOf = (site: Site): readonly Subject[] =>
  isStrata(site)
    ? [...unitsOf(site).map((unit): Subject => ({ of: '집합건물', site, unit })), { of: '토지', site, unit: null }]
    : [
        { of: '건물', site, unit: null },
        { of: '토지', site, unit: null },
      ]

function subjectAt(site: Site, serial: number): Subject | null {
  if (serial === LAND) return { of: '토지', site, unit: null }
  if (!isStrata(site)) return serial === BUILDING ? { of: '건물', site, unit: null } : null
  const unit = unitsOf(site)[serial]
  return unit ? { of: '집합건물', site, unit } : null
}
