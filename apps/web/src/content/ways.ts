import { isPlanned, routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import { wayWords } from './way-words.ts'

export type Way = { id: string; to: string; title: string; note: string }

/** Not for the bank partner's people (specification, section 2). */
const notForPartner: ReadonlySet<RouteName> = new Set(['doby'])

/** Ways on by their places' names; one whose place is not built is not offered. */
export const waysTo = (names: readonly RouteName[], partner: boolean, href: (name: RouteName) => string): Way[] =>
  names
    .filter((name) => !isPlanned(routes[name]) && !(partner && notForPartner.has(name)))
    .flatMap((name) => {
      const words = wayWords[name]
      return words ? [{ id: name, to: href(name), ...words }] : []
    })
