import { routes, twinOf, withQuery, type RouteName } from '@jipsalpim/contract/routes.ts'
import type { Place, Route } from '@jipsalpim/contract/route.ts'
import { useCallback, useMemo } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { partnerSource } from './source.ts'

/** What the router knows about a place; set on its route as `handle`. */
export type PlaceHandle = { name: RouteName; ione: boolean; route: Route }

/** The current place. `partner`: at one of the bank partner's places, or come from there. */
export function usePlace(): PlaceHandle & { partner: boolean } {
  const place = usePlaceHere()
  if (!place) throw new Error('usePlace outside of a place')
  return { ...place, partner: isPartner(place) }
}

/** null if no row of the table matches: the not-found page. */
export function usePlaceHere(): PlaceHandle | null {
  // The router sets a PlaceHandle on every place and no other handle on any route.
  return (useMatches().findLast((m) => m.handle !== undefined)?.handle as PlaceHandle | undefined) ?? null
}
/** The frame of an address without a place, which its loader has looked up. */
export const useNowhere = (): Place | undefined =>
  // only the not-found page's loader gives data
  (useMatches().at(-1)?.loaderData as Place | null | undefined) ?? undefined
export const isPartner = (place: PlaceHandle | null): boolean =>
  place?.ione === true || place?.name === 'ione' || place?.name === 'ich' || partnerSource() !== null

type Go = {
  (name: RouteName, query?: Record<string, string | number>, options?: { replace?: boolean; state?: unknown }): void
  href: (name: RouteName, query?: Record<string, string | number>) => string
}
/** Goes to a place by name; for the bank partner's users to the twin if there is one. */
export function useGo(): Go {
  const navigate = useNavigate()
  const { partner } = usePlace()
  const href = useCallback(
    (name: RouteName, query?: Record<string, string | number>) => placeHref(name, partner, query),
    [partner],
  )
  return useMemo(
    () =>
      Object.assign(
        (name: RouteName, query?: Record<string, string | number>, options?: { replace?: boolean; state?: unknown }) =>
          void navigate(href(name, query), options),
        { href },
      ),
    [navigate, href],
  )
}

/** The path of a place without parameters, in the user's channel (bank partner or not). */
export function placeHref(name: RouteName, partner: boolean, query?: Record<string, string | number>): string {
  const route: Route = routes[partner && name === 'main' ? (partnerSource() ?? 'ione') : name]
  return withQuery(partner && 'twin' in route && route.twin ? twinOf(route.path) : route.path, query)
}

/** Back to the previous page; if the visit began here, to `otherwise`. */
export function useBack(otherwise: RouteName): () => void {
  const navigate = useNavigate()
  const go = useGo()
  // The router's key for the first entry of a visit.
  const first = useLocation().key === 'default'
  return () => (first ? go(otherwise) : void navigate(-1))
}
