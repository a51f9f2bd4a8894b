import { addDays, type Day, dayInSeoul, dayOf } from '@jipsalpim/engine/values/day.ts'
import { hash, unit01 } from './hash.ts'
import { magicOf } from './magic.ts'
import { levelOf, marketPrice } from './prices.ts'
import { isStrata, lotText, type Site, sites } from './sites.ts'
import { totalFloorArea } from './building-facts.ts'
import { type Unit, unitsOf } from './units.ts'
import { homes, subjectOfHome } from './world.ts'

/** A reported sale. `man` is 만원. */
export type Sale = {
  site: Site
  day: Day
  man: number
  area: number
  floor: number
  dong: string | null
  /** 해제사유발생일, if the report was cancelled. */
  cancelledOn: Day | null
  registeredOn: Day | null
  direct: boolean
}

/**
 * The world's sales in a month, as far as they are reported by `today`. A month's sales are always the same; the clock
 * only decides how many of them are reported: the latest thirty days are incomplete, as in the ministry's service.
 */
export function salesIn(district: string, month: string, today: Date): readonly Sale[] {
  const now = dayInSeoul(today)
  const made = sites
    .filter((s) => s.place.code.startsWith(district) && magicOf(s) === null)
    .flatMap((s) => [...drawn(s, month), ...registered(s, month)])
  return made
    .filter((s) => reportedOn(s) <= now)
    .map((s) => ({
      ...s,
      cancelledOn: s.cancelledOn !== null && s.cancelledOn <= now ? s.cancelledOn : null,
      registeredOn: s.registeredOn !== null && s.registeredOn <= now ? s.registeredOn : null,
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

function drawn(site: Site, month: string): readonly Sale[] {
  const [year, m] = [Number(month.slice(0, 4)), Number(month.slice(4))]
  if (site.approvedOn > dayOf(year, m, 28)) return []
  const units: readonly (Unit | null)[] = isStrata(site) ? unitsOf(site) : [null]
  return Array.from({ length: countOf(site, month) }, (_, i): Sale => {
    const seed = `sale ${site.no} ${month} ${i}`
    const unit = units[hash(`${seed} unit`) % units.length] ?? null
    const day = dayOf(year, m, 1 + (hash(`${seed} day`) % 28))
    const price = marketPrice(site, unit) * levelAt(year, m) * (0.95 + unit01(`${seed} price`) * 0.1)
    return {
      site,
      day,
      man: Math.round(price / 1_000_000) * 100,
      area: unit?.area ?? totalFloorArea(site),
      floor: unit?.floor ?? 0,
      dong: unit?.dong ?? null,
      cancelledOn: hash(`${seed} cancel`) % 24 === 0 ? addDays(day, 12 + (hash(seed) % 40)) : null,
      registeredOn: addDays(day, 40 + (hash(`${seed} reg`) % 30)),
      direct: hash(`${seed} direct`) % 9 === 0,
    }
  })
}

/** Every sale in the registers must also be among the reports. */
function registered(site: Site, month: string): readonly Sale[] {
  return homes
    .filter((h) => h.site === site.no)
    .flatMap((h) => {
      const { unit } = subjectOfHome(h)
      return h.acts.flatMap((act): readonly Sale[] =>
        act.cause !== '매매' ||
        act.won === undefined ||
        act.causeOn === undefined ||
        act.causeOn.slice(0, 7).replace('-', '') !== month ||
        act.on < '2006-06-01'
          ? []
          : [
              {
                site,
                day: act.causeOn,
                man: act.won / 10_000,
                area: unit?.area ?? totalFloorArea(site),
                floor: unit?.floor ?? 0,
                dong: unit?.dong ?? null,
                cancelledOn: null,
                registeredOn: act.on,
                direct: false,
              },
            ],
      )
    })
}

function countOf(site: Site, month: string): number {
  const roll = hash(`count ${site.no} ${month}`) % 10
  if (site.kind === '아파트') return 1 + (roll % 4)
  if (!isStrata(site)) return roll === 0 ? 1 : 0
  return roll < 4 ? 0 : roll < 9 ? 1 : 2
}
/** Sales are reported within thirty days of the contract. */
const reportedOn = (s: Sale): Day => addDays(s.day, hash(`${s.site.no} ${s.day} ${s.man}`) % 30)
const levelAt = (year: number, month: number) =>
  levelOf(year) + ((levelOf(year + 1) - levelOf(year)) * (month - 1)) / 12

/** Lots of houses are masked in the reports: '9***'. */
export const maskedLot = (site: Site): string =>
  lotText(site).replace(/^(\d)\d*(-\d+)?$/, (all: string, first: string) => first + '*'.repeat(all.length - 1))
