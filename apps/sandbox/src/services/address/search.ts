import { regionText } from '../../world/places.ts'
import { lotText, type Site, sites } from '../../world/sites.ts'

/**
 * Sites for which every word of the keyword is a word (or the start of one): road, lot, building name, in any order.
 */
export function findSites(keyword: string): readonly Site[] {
  const asked = words(keyword)
  return asked.length === 0
    ? []
    : sites.filter((site) => {
        const own = [
          ...words(regionText(site.place)),
          lotText(site),
          site.road,
          String(site.buildingMain),
          ...words(site.name ?? ''),
        ]
        return asked.every((w) => own.some((o) => (/^\d/.test(w) ? o === w : o.startsWith(w))))
      })
}

/** '초록마을로9012' is split into road and number; brackets and commas separate words. */
const words = (text: string): readonly string[] =>
  text
    .replace(/[(),]/g, ' ')
    .replace(/(로|길)(\d+(-\d+)?)(?=\s|$)/g, '$1 $2')
    .split(/\s+/)
    .filter((w) => w !== '')
