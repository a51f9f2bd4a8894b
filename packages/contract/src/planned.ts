import { fold } from './fold.ts'
import type { Place, Route } from './route.ts'
import { routes, type RouteName } from './routes.ts'
import { creditPlanned } from './areas/credit/planned.ts'
import { creditinfoPlanned } from './areas/creditinfo/planned.ts'
import { dobyPlanned } from './areas/doby/planned.ts'
import { guaranteePlanned } from './areas/guarantee/planned.ts'
import { insurancePlanned } from './areas/insurance/planned.ts'
import { ownerHousePlanned } from './areas/owner-house/planned.ts'
import { realtorPlanned } from './areas/realtor/planned.ts'
import { sherlockPlanned } from './areas/sherlock/planned.ts'
import { verificationPlanned } from './areas/verification/planned.ts'

const plannedByArea = {
  ownerHouse: ownerHousePlanned,
  guarantee: guaranteePlanned,
  realtor: realtorPlanned,
  creditinfo: creditinfoPlanned,
  credit: creditPlanned,
  verification: verificationPlanned,
  doby: dobyPlanned,
  insurance: insurancePlanned,
  sherlock: sherlockPlanned,
}
/** Every place of the specification that is not built: listed, not reachable, and counted as missing. */
export const planned = fold(plannedByArea)
export type PlannedName = keyof typeof planned
/** A place of the specification, built or not: code that links to it checks `isBuilt` first. */
export type PlaceName = RouteName | PlannedName

/** The planned places with their paths. */
export const plannedPlaces = (): { name: PlannedName; path: string; route: Place }[] =>
  Object.entries(planned).map(([name, route]: [string, Place]) => {
    if (name in routes) throw new Error(`${name} is planned and built`)
    // Object.entries widens the key of the table above.
    return { name: name as PlannedName, path: route.path, route }
  })

/** A placeholder page for a place that is not built: reachable, but not counted as built. */
export const isPlaceholder = (route: Route): boolean =>
  'awaits' in route && plannedPlaces().some(({ path }) => path === route.awaits)
