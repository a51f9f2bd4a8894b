import { isPlaceholder, isPlanned, places, routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import type { Route } from '@jipsalpim/contract/route.ts'
import { expect, test } from 'vitest'
import { printCoverage } from './printed/coverage.ts'
import { frameOf } from '../apps/web/src/shell/frame-of.ts'
import { filesBelow, read } from './repository.ts'
import { specRoutes, type SpecRoute } from './spec.ts'

test('every specified place has its row, as specified', () => {
  const rows = new Map(places().map((p) => [p.path, p.route]))
  for (const spec of specRoutes) {
    const row = rows.get(spec.path)
    expect(row, spec.path).toBeDefined()
    expect({ access: row?.access, ...framed(row) }, spec.path).toEqual({ access: spec.access, ...asked(spec) })
  }
  expect(rows.size).toBe(new Set(places().map((p) => p.path)).size)
})

test('a place that is not built yet is framed as specified all the same, and so is what lies below sherlock', () => {
  const planned = new Set(places().flatMap(({ path, route }) => (isPlanned(route) ? [path] : [])))
  const missing = specRoutes.filter((spec) => planned.has(spec.path))
  for (const spec of missing) {
    const address = spec.path.replaceAll(/:\w+/g, '7')
    expect(framed(frameOf(address)), address).toEqual(asked(spec))
  }
  for (const address of ['/sherlock/', '/sherlock/no/such/place'])
    expect(framed(frameOf(address)), address).toMatchObject({ hideFooter: true, hideSidePanel: true })
  for (const address of ['/no/such/place', '/sherlocked']) expect(frameOf(address), address).toBeUndefined()
})

const framed = (row: Route | undefined) => ({
  footer: row?.footer,
  hideFooter: row?.hideFooter === true,
  hideSidePanel: row?.hideSidePanel === true,
})
const asked = (spec: SpecRoute) => ({
  footer: spec.footer,
  hideFooter: spec.hide_footer === true,
  hideSidePanel: spec.hide_side_panel === true,
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

/** Pages that leave out a link or a line while something is not built, and are complete otherwise. */
const leavesOut = ['apps/web/src/features/coupon/check-c.page.tsx', 'apps/web/src/features/operator/usage.page.tsx']
/** The pages among these files that check whether a planned place is built. */
const asking = (files: readonly string[], text: (file: string) => string): string[] =>
  files.filter((file) =>
    [...text(file).matchAll(/isPlanned\(\s*routes\.(\w+)/g)].some(([, name = '']) =>
      // the table's own names, read from a source
      isPlanned(routes[name as RouteName]),
    ),
  )

test('a page that stands in for what is not built says so in its row, and is not counted', () => {
  const pages = filesBelow('apps/web/src/features').filter((f) => f.endsWith('.page.tsx'))
  const standIns = places().filter(({ route }) => isPlaceholder(route))
  const marked = standIns.flatMap(({ route }) =>
    'page' in route ? [`apps/web/src/features/${route.page}.page.tsx`] : [],
  )
  expect(asking(pages, read).filter((file) => !leavesOut.includes(file))).toEqual([...new Set(marked)])
  const built = places().filter(({ route }) => !isPlanned(route) && !isPlaceholder(route))
  const specified = new Set(built.map(({ path }) => path))
  expect(printCoverage()).toContain(`Screens: **${specRoutes.filter((r) => specified.has(r.path)).length}** of`)
  for (const { path } of standIns) expect(specified.has(path), path).toBe(false)
})

test('a page that asks for a planned place is found', () => {
  const planted = `export default () => (isPlanned(routes.sherlockDashboard) ? <p>soon</p> : <Notifier />)`
  expect(asking(['a.page.tsx'], () => planted)).toEqual(['a.page.tsx'])
  expect(asking(['a.page.tsx'], () => planted.replace('sherlockDashboard', 'report'))).toEqual([])
})

test('a funnel asks at the places that name it', () => {
  for (const { name, route } of places()) {
    if (!('funnel' in route)) continue
    expect(read(`apps/web/src/features/${route.funnel}.funnel.tsx`), name).toContain(`'${name}'`)
  }
})
