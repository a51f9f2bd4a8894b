import { planned, plannedPlaces } from '@jipsalpim/contract/planned.ts'
import type { Place } from '@jipsalpim/contract/route.ts'
import { matchPath } from 'react-router'

/**
 * The frame for a URL without a place: that of the row if its place is planned, and nothing below '/sherlock'
 * (specification, section 2: paths beginning so show neither footer nor side panel). Not in the entry: fetched for an
 * address that is no place.
 */
export function frameOf(pathname: string): Place | undefined {
  const listed = plannedPlaces().find(({ path }) => matchPath(path, pathname))
  if (listed) return listed.route
  return matchPath(`${planned.sherlock.path}/*`, pathname) ? planned.sherlock : undefined
}
