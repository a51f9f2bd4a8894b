import { places } from '@jipsalpim/contract/routes.ts'

/**
 * A path of our own product, with the public identifiers in its query: never another site, nothing that could be more.
 */
export function safeReturnPath(next: string | undefined): string | null {
  const [path = '', query] = (next ?? '').split('?')
  if (!/^(\/[\w-]+)+$/.test(path) || (query !== undefined && !/^[\w-]+=[\w-]*(&[\w-]+=[\w-]*)*$/.test(query)))
    return null
  const found = places().some((p) => isAt(p.path, path))
  return found ? (next ?? null) : null
}

const isAt = (place: string, path: string): boolean =>
  new RegExp(`^${place.replaceAll(/:\w+/g, '[\\w-]+')}$`).test(path)
