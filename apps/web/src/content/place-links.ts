import type { PlaceName } from '@jipsalpim/contract/planned.ts'
import { isBuilt, type RouteName } from '@jipsalpim/contract/routes.ts'
import { placeLinkWords } from './place-link-words.ts'

export type PlaceLink = { id: string; to: string; title: string; note: string }

/** Not offered to users of the bank partner (specification, section 2). */
const notForPartner: ReadonlySet<PlaceName> = new Set(['doby'])

/** Links to places by name; a place that is not built is left out. */
export const placeLinks = (
  names: readonly PlaceName[],
  partner: boolean,
  href: (name: RouteName) => string,
): PlaceLink[] =>
  names
    .filter((name) => isBuilt(name))
    .filter((name) => !(partner && notForPartner.has(name)))
    .flatMap((name) => {
      const words = placeLinkWords[name]
      return words ? [{ id: name, to: href(name), ...words }] : []
    })
