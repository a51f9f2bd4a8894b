import { isPlanned, places, routes } from '@jipsalpim/contract/routes.ts'
import type { Route } from '@jipsalpim/contract/route.ts'
import { matchPath } from 'react-router'

/**
 * The frame for a URL without a place: that of the row if its place is planned, and nothing below '/sherlock'
 * (specification, section 2: paths beginning so show neither footer nor side panel).
 */
export function frameOf(pathname: string): Route | undefined {
  const planned = places().find(({ path, route }) => isPlanned(route) && matchPath(path, pathname))
  if (planned) return planned.route
  return matchPath(`${routes.sherlock.path}/*`, pathname) ? routes.sherlock : undefined
}
