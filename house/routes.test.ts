import { isPlanned, places } from '@jipsalpim/contract/routes.ts'
import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'
import { specRoutes } from './spec.ts'

test('every specified place has its row, as specified', () => {
  const rows = new Map(places().map((p) => [p.path, p.route]))
  for (const spec of specRoutes) {
    const row = rows.get(spec.path)
    expect(row, spec.path).toBeDefined()
    expect({ access: row?.access, footer: row?.footer, hideFooter: row?.hideFooter === true }, spec.path).toEqual({
      access: spec.access,
      footer: spec.footer,
      hideFooter: spec.hide_footer === true,
    })
  }
  expect(rows.size).toBe(new Set(places().map((p) => p.path)).size)
})

test('every built place has its page, and every page its row', () => {
  const built = places().filter((p) => !isPlanned(p.route) && !('redirect' in p.route))
  const named = new Set(
    built.map(({ route }) =>
      'page' in route
        ? `apps/web/src/features/${route.page}.page.tsx`
        : 'funnel' in route
          ? `apps/web/src/features/${route.funnel}.funnel.tsx`
          : '',
    ),
  )
  const files = filesBelow('apps/web/src/features').filter((f) => /\.(page|funnel)\.tsx$/.test(f))
  expect([...named].sort()).toEqual(files.sort())
})

test('a funnel asks at the places that name it', () => {
  for (const { name, route } of places()) {
    if (!('funnel' in route)) continue
    expect(read(`apps/web/src/features/${route.funnel}.funnel.tsx`), name).toContain(`'${name}'`)
  }
})
