import { isPlaceholder, isPlanned, places } from '@jipsalpim/contract/routes.ts'
import { page, table } from './markdown.ts'

export function printRoutes(): string {
  const rows = places().map(({ path, name, route }) => [
    path, name, route.access, route.footer,
    'page' in route ? route.page : 'funnel' in route ? `${route.funnel} (funnel)` : 'redirect' in route ? `→ ${route.redirect}` : 'planned',
  ])
  const built = places().filter((p) => !isPlanned(p.route) && !isPlaceholder(p.route)).length
  return page('Routes', `${built} of ${rows.length} places are built.`, [table(['path', 'name', 'access', 'footer', 'shows'], rows)])
}
