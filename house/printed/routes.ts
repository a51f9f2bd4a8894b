import { isPlaceholder, plannedPlaces } from '@jipsalpim/contract/planned.ts'
import { places } from '@jipsalpim/contract/routes.ts'
import { page, table } from './markdown.ts'

export function printRoutes(): string {
  const built = places()
  const rows = [
    ...built.map(({ path, name, route }) => [
      path, name, route.access, route.footer,
      'page' in route ? route.page : 'funnel' in route ? `${route.funnel} (funnel)` : `→ ${route.redirect}`,
    ]),
    ...plannedPlaces().map(({ path, name, route }) => [path, name, route.access, route.footer, 'planned']),
  ]
  const there = built.filter((p) => !isPlaceholder(p.route)).length
  return page('Routes', `${there} of ${rows.length} places are built.`, [table(['path', 'name', 'access', 'footer', 'shows'], rows)])
}
