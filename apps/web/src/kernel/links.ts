import { routes, twinOf, withQuery, type RouteName } from '@jipsalpim/contract/routes.ts'
import type { Route } from '@jipsalpim/contract/routes/row.ts'
import { useCallback, useMemo } from 'react'
import { useMatches, useNavigate } from 'react-router'

/** What the router knows of a place; hung on its route as `handle`. */
export type PlaceHandle = { name: RouteName; ione: boolean; route: Route }

/** The place that the person is at. */
export function usePlace(): PlaceHandle {
  const match = useMatches().findLast((m) => m.handle !== undefined)
  if (!match) throw new Error('usePlace outside of a place')
  // Every route of the router hangs this on itself.
  return match.handle as PlaceHandle
}

type Go = {
  (name: RouteName, query?: Record<string, string | number>, options?: { replace?: boolean }): void
  href: (name: RouteName, query?: Record<string, string | number>) => string
}
/** Goes to a place by name; from a bank-partner place to the twin where there is one. */
export function useGo(): Go {
  const navigate = useNavigate()
  const { ione } = usePlace()
  const href = useCallback(
    (name: RouteName, query?: Record<string, string | number>) => placeHref(name, ione, query),
    [ione],
  )
  return useMemo(
    () =>
      Object.assign(
        (name: RouteName, query?: Record<string, string | number>, options?: { replace?: boolean }) =>
          void navigate(href(name, query), options),
        { href },
      ),
    [navigate, href],
  )
}

/** The address of a place without parameters, in the source (bank partner or not) that the person came by. */
export function placeHref(name: RouteName, ione: boolean, query?: Record<string, string | number>): string {
  const route: Route = routes[name]
  return withQuery(ione && 'twin' in route && route.twin ? twinOf(route.path) : route.path, query)
}
