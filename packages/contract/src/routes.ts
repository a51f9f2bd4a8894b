import { areas } from './areas.ts'
import { fold } from './fold.ts'
import type { Route } from './route.ts'

/** Every place of the product, built or planned. */
export const routes = fold(areas, 'routes')
export type RouteName = keyof typeof routes

type Params<P extends string> = P extends `${string}:${infer K}/${infer R}`
  ? K | Params<`/${R}`>
  : P extends `${string}:${infer K}`
    ? K
    : never
type PathOf<N extends RouteName> = (typeof routes)[N]['path']
type LinkArgs<N extends RouteName> = [Params<PathOf<N>>] extends [never]
  ? [params?: undefined, query?: Record<string, string | number>]
  : [params: Record<Params<PathOf<N>>, string | number>, query?: Record<string, string | number>]

/**
 * The URL of a place by its name; URLs are never written by hand. `query` contains public identifiers only, never an
 * answer, a session token or personal data.
 */
export function link<N extends RouteName>(name: N, ...[params, query]: LinkArgs<N>): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    // The argument type requires every parameter of the path.
    encodeURIComponent(String((params as Record<string, string | number>)[key])),
  )
  return withQuery(path, query)
}

/** A path with public identifiers as its query. */
export const withQuery = (path: string, query?: Record<string, string | number>): string =>
  query ? `${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : path

/** The bank-partner twin of a path: the suffix comes last ('/analyze/date/living-ione'). */
export const twinOf = (path: string): string => {
  const [place = '', search] = path.split('?')
  return `${place}-ione${search === undefined ? '' : `?${search}`}`
}
/** Every path with its row; twins have `ione: true`. Static paths come before parameters. */
export const places = (): { name: RouteName; path: string; ione: boolean; route: Route }[] => {
  const all = Object.entries(routes).flatMap(([name, route]: [string, Route]) => {
    // Object.entries widens the key of the table above.
    const row = { name: name as RouteName, path: route.path as string, ione: false, route }
    return 'twin' in route && route.twin ? [row, { ...row, path: twinOf(route.path), ione: true }] : [row]
  })
  return all.sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
}
export const isPlanned = (route: Route): boolean => 'planned' in route
/** A placeholder page for a place that is not built: reachable, but not counted as built. */
export const isPlaceholder = (route: Route): boolean => {
  const awaited = 'awaits' in route ? places().find(({ path }) => path === route.awaits) : undefined
  return awaited !== undefined && isPlanned(awaited.route)
}
